"""Words that Longroll does not use, with the usual word for each, and how to find them.

Python: names, comments and docstrings are searched; other strings are data (verbs of the notation, keys, JSON).
Documents and the sources of the page: the whole text is searched.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

BANNED: Final = {
    "asides": "secondary actions",
    "atlas": "map data",
    "crew": "backends",
    "desk": "match UI",
    "gaze": "camera",
    "has the word": "is acting",
    "inquiry": "why-not",
    "keeper": "hidden_by",
    "law": "rules",
    "meant": "choices for, intended",
    "mind": "evaluator",
    "muster": "validate units",
    "onlooker": "spectator",
    "prey": "target",
    "scribe": "commit queue",
    "sitting": "live match",
    "soundness": "invariants",
    "stakes": "values",
    "stranger": "third party, attacker",
    "stray": "noise",
    "survey": "validate map",
    "taste": "heuristic parameters",
    "teller": "error handler, emitter",
    "trouble": "error, failure",
    "veil": "public version, visibility",
    "whim": "noise, random numbers",
    "whoever": "the player, the client, the caller",
    "wish": "candidate action, request",
}
"""In the singular; plurals are found too."""

BANNED_MODULES: Final = re.compile(
    "asides|atlas|chart|cover|crew|desk|eyes|gaze|hands|keeper|law|lens|lights|means|mind|muster|scene|scribe|shapes|"
    "shortcut|sitting|soundness|stakes|survey|tastes|tellers|told|troubles|veil|wishes",
    re.IGNORECASE,
)

BANNED_CLASSES: Final = ("Brought", "Desk", "Hub", "Inquiry", "Means", "Mind", "Scribe", "Shown", "Sitting", "Told")

WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
ANY: Final = re.compile(rf"\b({'|'.join(BANNED)})(?:s|es)?\b")


class Use(NamedTuple):
    line: int
    word: str


@cache
def banned_words(text: str) -> tuple[str, ...]:
    """The banned words of a text; `snake_case` and `CamelCase` are split into their words."""
    return tuple(dict.fromkeys(ANY.findall(" ".join(WORD.findall(text)).lower())))


def uses_in_text(text: str) -> Iterator[Use]:
    for number, line in enumerate(text.splitlines(), 1):
        yield from (Use(number, word) for word in banned_words(line))


def uses_in_python(source: str) -> Iterator[Use]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.NAME, tokenize.COMMENT):
            yield from (Use(token.start[0], word) for word in banned_words(token.string))
    for line, text in docstrings(source):
        yield from (Use(line + use.line - 1, use.word) for use in uses_in_text(text))


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Every string that stands alone, with its line: docstrings, and the descriptions below attributes."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


def module_name(file: Path) -> str:
    return file.name.partition(".")[0]
