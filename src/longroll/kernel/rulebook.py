"""The rule registry: for every rule of a game its judging function and the tests that cite it.

Nothing is registered by hand. The catalogue of a game lists its rules (`rule-AHD-4_0-h = ...`), and marks those that
bind only the physical components (`component-AHD-1_3-a = why`); the docstring of a function begins with the ids of
the rules it is; a test carries `pytest.mark.rule("AHD-4.0-h")`. All of it is read from the source text, which is the
same for the plain and the compiled build.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from longroll.kernel.error import LongrollError

LISTED: Final = re.compile(r"^(rule|component)-(\S+) *=", re.MULTILINE)
ID: Final = r"[A-Z][A-Z0-9]*-(?:[0-9][0-9.]*-[a-z]+|[A-Z]-[a-z]+-[0-9]+)"
IDS: Final = re.compile(f"{ID}(?:, {ID})*")


class Place(NamedTuple):
    """Where something stands in the source."""

    name: str
    file: Path
    line: int


class RuleEntry(NamedTuple):
    id: str
    functions: list[Place]
    tests: list[Place]
    component_only: bool


class Coverage(NamedTuple):
    total: int
    cited: int
    component_only: int
    missing: list[str]


def read_rulebook(folder: Path, tests: Path | None, only: str = "") -> list[RuleEntry]:
    """Every rule of the game in that folder, or only one, in the order of its catalogue; without tests, uncited."""
    listed = LISTED.findall((folder / "text" / "en.ftl").read_text(encoding="utf-8"))
    components = {key for kind, key in listed if kind == "component"}
    functions = gather(rule_places(folder, only))
    citations = gather(citation_places(tests, only)) if tests else {}
    return [
        RuleEntry(rule, functions.get(rule, []), citations.get(rule, []), key in components)
        for kind, key in listed
        if kind == "rule"
        for rule in [key.replace("_", ".")]
        if only in ("", rule)
    ]


def find_rule(folder: Path, tests: Path | None, rule: str) -> RuleEntry:
    """One rule; only the files that name it are parsed."""
    entries = read_rulebook(folder, tests, rule)
    if not entries:
        raise LongrollError(f"{rule!r} is not a rule")
    return entries[0]


def measure(entries: list[RuleEntry]) -> Coverage:
    """How much of a rulebook is cited by tests; rules that bind only the components count as cited."""
    missing = [entry.id for entry in entries if not entry.tests and not entry.component_only]
    return Coverage(
        total=len(entries),
        cited=len(entries) - len(missing),
        component_only=sum(entry.component_only for entry in entries),
        missing=missing,
    )


def gather(places: Iterator[tuple[str, Place]]) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {}
    for rule, place in places:
        found.setdefault(rule, []).append(place)
    return found


def rule_places(folder: Path, only: str = "") -> Iterator[tuple[str, Place]]:
    """The rules that begin the docstrings of a game's functions."""
    for file, function in functions_in(folder, only):
        ids = IDS.match(ast.get_docstring(function) or "")
        for rule in ids[0].split(", ") if ids else []:
            yield rule, Place(function.name, file, function.lineno)


def citation_places(folder: Path, only: str = "") -> Iterator[tuple[str, Place]]:
    """The rules cited by `mark.rule("...")`, on a test or on one of its parameters."""
    for file, text in sources(folder, only):
        yield from citations_of(file, text)


@cache
def citations_of(file: Path, text: bytes) -> list[tuple[str, Place]]:
    """What one file cites; kept, because every game asks for the same tests."""
    functions = functions_below(parse(file, text))
    return [(rule, Place(one.name, file, one.lineno)) for one in functions for rule in cited_in(one)]


def functions_in(folder: Path, naming: str = "") -> Iterator[tuple[Path, ast.FunctionDef]]:
    """The functions of all files, or of those that contain a word."""
    for file, text in sources(folder, naming):
        for function in functions_below(parse(file, text)):
            yield file, function


def sources(folder: Path, naming: str = "") -> Iterator[tuple[Path, bytes]]:
    """All files, or those that contain a word, with their text."""
    if not folder.is_dir():
        raise LongrollError(f"there is no folder {str(folder)!r} to read")
    for file in sorted(file for file in folder.rglob("*.py") if file.is_file()):
        text = file.read_bytes()
        if naming.encode() in text:
            yield file, text


def functions_below(node: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions in the order of the file, also those of a class or a block."""
    for statement in [*getattr(node, "body", ()), *getattr(node, "orelse", ())]:
        if isinstance(statement, ast.FunctionDef):
            yield statement
        yield from functions_below(statement)


def parse(file: Path, text: bytes) -> ast.Module:
    try:
        return ast.parse(text.decode("utf-8"))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise LongrollError(f"{str(file)!r} is not Python that can be read: {error}") from None


def cited_in(function: ast.FunctionDef) -> list[str]:
    if not function.name.startswith("test_"):
        return []
    calls = [node for mark in function.decorator_list for node in ast.walk(mark) if isinstance(node, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
    found = [word.value for mark in marks for word in mark.args if isinstance(word, ast.Constant)]
    return list(dict.fromkeys(str(value) for value in found))
