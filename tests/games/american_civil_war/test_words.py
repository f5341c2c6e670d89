"""The catalogue: every key that the game needs exists and can be said, and none is left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from longroll.games import load
from longroll.games.american_civil_war.action import VERB_NUMBERS
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.game import load_game
from longroll.games.american_civil_war.options import OPTIONS
from longroll.games.american_civil_war.refusals import REASONS as ALL_REASONS
from longroll.games.american_civil_war.steps import STEP_NAMES, STEPS
from longroll.kernel.catalogue import COMMON, Catalogue
from tests.games.american_civil_war import FOLDER
from tests.games.said_by import order_keys, said_by_name

TITLES = ("civil-war-basic", "civil-war-standard", "civil-war-teams")
REASONS = list(ALL_REASONS.values())
WORDS = Catalogue(FOLDER / "text", names=load_game(TITLES[0]).names)
RULE_ID = re.compile(r"ACW-[BSAX]-[a-z]+-\d+")
CONSOLE = [FOLDER.parents[1] / "console" / name for name in ("boards/american_civil_war.py", "commands.py")]
EVENT_FUNCTIONS = {"report_side": 1, "report_space": 1, "report_pieces": 1, "report_move": 1, "Event": 0}


def rules_text() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.py")))


def event_kinds() -> Iterator[str]:
    """The kinds of event that the rules report, read from the source."""
    for file in sorted(FOLDER.rglob("*.py")):
        if file.name == "events.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EVENT_FUNCTIONS:
                argument = node.args[EVENT_FUNCTIONS[node.func.id]]
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def rule_key(rule: str) -> str:
    return f"{'ruling' if re.match(r'ACW-[RL]', rule) else 'rule'}-{rule}"


def console_keys() -> set[str]:
    """What the text game says of its own."""
    written = "\n".join(file.read_text(encoding="utf-8") for file in CONSOLE)
    return set(re.findall(r'"((?:example-)?[a-z]+(?:-[a-z]+)*)"', written)) & set(WORDS.keys)


def needed_keys() -> set[str]:
    rules = (
        set(RULE_ID.findall(rules_text()))
        | {reason.rule for reason in REASONS}
        | {step.rule for step in STEPS.values()}
    )
    rules |= set(ENDINGS.values()) | {option.rule for option in OPTIONS.values()}
    keys = {rule_key(rule) for rule in rules if rule}
    keys |= {f"refusal-{reason.code}" for reason in REASONS} | {"refusal-not-your-turn"}
    keys |= {f"choice-{verb}" for verb in VERB_NUMBERS}
    keys |= {f"ask-{step}" for step in STEP_NAMES}
    keys |= {f"event-{kind}" for kind in event_kinds()}
    for title in TITLES:
        keys |= {f"title-{title}", f"game-{title}"}
        keys |= {f"scenario-{scenario}" for scenario in load_game(title).scenarios}
        keys |= order_keys(load(title)) - set(Catalogue(COMMON).keys)
    for option in OPTIONS.values():
        keys |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    return keys


def test_every_needed_key_exists() -> None:
    assert needed_keys() - set(WORDS.keys) == set()


def test_no_key_is_left_over() -> None:
    used = (
        needed_keys()
        | console_keys()
        | said_by_name(WORDS.keys)
        | {"example-action"}
        | {key for key in WORDS.keys for key in WORDS.references(key)}
    )
    rule_keys = ("rule-", "ruling-", "component-", "term-")
    assert [key for key in WORDS.keys if key not in used and not key.startswith(rule_keys)] == []


def test_all_rules_and_rulings_are_there() -> None:
    assert len([key for key in WORDS.keys if key.startswith("rule-")]) == 344
    assert [key for key in WORDS.keys if key.startswith("ruling-ACW-R")] == [
        f"ruling-ACW-R-{number:02}" for number in range(1, 87)
    ]


def test_our_own_rulings_are_in_the_catalogue_and_in_the_document() -> None:
    ours = [f"ACW-L{number:02}" for number in range(1, 21)]
    assert [key for key in WORDS.keys if key.startswith("ruling-ACW-L")] == [f"ruling-{rule}" for rule in ours]
    document = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(ACW-L\d+)` \|", document, re.MULTILINE) == ours
    for option in OPTIONS.values():
        assert not option.rule.startswith("ACW-R") or f"`{option.name}`" in document


def test_the_catalogue_is_good_fluent() -> None:
    resource = FluentResource((FOLDER / "text" / "en.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []


LANGUAGES = ("en", "fr", "es", "it")
SENTENCES = ("rule-", "ruling-", "component-", "refusal-", "event-", "game-")
STOPS = {"fr": " [.,]( |$)"}  # French alone parts other marks from their word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert set(Catalogue(FOLDER / "text", language=language).keys) == set(WORDS.keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_typed_with_care(language: str) -> None:
    words = Catalogue(FOLDER / "text", language=language)
    for key in words.keys:
        text = words.source(key).rstrip()
        body = re.sub(r"^[\w-]+ *= *", "", text)
        assert not re.search(r"\S {2,}\S", body.replace("\n", "")) or "\n" in body, key
        assert not re.search(STOPS.get(language, " [.,;:!?]( |$)"), body), key
        assert not re.search(r"(?<![\w-])-\d", body), f"{key}: a minus sign is no hyphen"
        for left, right in ("“”", "«»", "()"):
            assert body.count(left) == body.count(right), key
        assert body.count('"') % 2 == 0, key
        if key.startswith(SENTENCES) and "\n" not in body:
            assert re.search(r'[.?!]["”»)]?$', body), f"{key}: no full stop"
