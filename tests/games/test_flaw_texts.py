"""Every flaw that a pack can have is told: its key has a text with its facts. `test_languages` has the others."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import longroll
from longroll.games.pack_frame import describe_flaw, flaw_words
from longroll.kernel.bundle import Bundles
from longroll.kernel.inspector import Flaw

ROOT = Path(longroll.__file__).parent
FILES = [
    *(ROOT / "kernel" / name for name in ("inspector.py", "pack_text.py")),
    *(ROOT / "games" / name for name in ("pack_frame.py", "packs.py")),
    *ROOT.glob("games/*/pack.py"),
    *ROOT.glob("games/*/validate_*.py"),
]
PASSED_ON = {"key", "flaw"}  # parameters of the inspector
CHOSEN = {"value", "names", "near"}  # what it tells of a name that is none of those allowed
Noted = tuple[str, frozenset[str]]


def noted(tree: ast.AST) -> Iterator[Noted]:
    """The keys that a file notes, each with its facts."""
    local = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            local[node.targets[0].id] = node.value
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "note":
            facts = frozenset(word.arg or "" for word in node.keywords)
            yield from ((key, facts) for key in keys_in(node.args[1], local))
        elif name == "Flaw":
            facts = frozenset(ast.literal_eval(key) for key in getattr(node.args[2], "keys", []) if key)
            yield from ((key, facts) for key in keys_in(node.args[1], local))
        elif name in ("choice", "one_of"):
            rest = node.args[4:] if name == "choice" else node.args[3:]
            yield from ((key, frozenset(CHOSEN)) for arg in rest for key in keys_in(arg, local))


def keys_in(value: ast.expr, local: dict[str, ast.expr]) -> list[str]:
    """A text, one of two, or a name for that."""
    if isinstance(value, ast.IfExp):
        return [*keys_in(value.body, local), *keys_in(value.orelse, local)]
    if isinstance(value, ast.Name):
        return [] if value.id in PASSED_ON and value.id not in local else keys_in(local[value.id], local)
    assert isinstance(value, ast.Constant), ast.dump(value)
    return [str(value.value)]


NOTED: list[Noted] = sorted(
    {("not-one-of", frozenset(CHOSEN))}.union(*(noted(ast.parse(file.read_text("utf-8"))) for file in FILES)),
    key=lambda one: one[0],
)


@pytest.mark.parametrize(("key", "facts"), NOTED, ids=[key for key, _ in NOTED])
def test_a_flaw_has_a_text_with_its_facts(key: str, facts: frozenset[str]) -> None:
    used = frozenset(re.findall(r"\$(\w+)", flaw_words("en").source(key)))
    assert used == facts or used <= facts == CHOSEN


def test_every_text_is_of_a_flaw() -> None:
    assert set(flaw_words("en").keys) == {key for key, _ in NOTED}


def test_a_flaw_is_told_in_each_language_and_without_a_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(language: str) -> None:
        raise AssertionError(language)

    monkeypatch.setattr(Bundles, "make", unavailable)
    flaw = Flaw("map.spaces[0].lat", "not-between", {"value": "91", "least": "10", "most": "65"})
    assert {language: describe_flaw(flaw, language) for language in ("en", "fr", "es", "it")} == {
        "en": "91 is not between 10 and 65",
        "fr": "91 n’est pas entre 10 et 65",
        "es": "91 no está entre 10 y 65",
        "it": "91 non è tra 10 e 65",
    }
