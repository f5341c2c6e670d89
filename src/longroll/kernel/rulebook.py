"""The rule registry: for every rule of a game its judging function and the tests that cite it.

Nothing is registered by hand. The catalogue of a game lists its rules (`rule-AHD-4_0-h = ...`), and marks those that
bind only the physical components (`component-AHD-1_3-a = why`); the docstring of a function begins with the ids of
the rules it is; a test carries `pytest.mark.rule("AHD-4.0-h")`. All of it is read from the source text, which is the
same for the plain and the compiled build.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from longroll.kernel.error import LongrollError

LISTED: Final = re.compile(r"^(rule|component)-(\S+) *=", re.MULTILINE)
IDS: Final = re.compile(r"[A-Z]+-[0-9][0-9.]*-[a-z]+(?:, [A-Z]+-[0-9][0-9.]*-[a-z]+)*")


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


def read_rulebook(folder: Path, tests: Path) -> list[RuleEntry]:
    """Every rule of the game in that folder, in the order of its catalogue."""
    listed = LISTED.findall((folder / "text" / "en.ftl").read_text(encoding="utf-8"))
    components = {key for kind, key in listed if kind == "component"}
    functions = gather(law_places(folder))
    citations = gather(citation_places(tests))
    return [
        RuleEntry(rule, functions.get(rule, []), citations.get(rule, []), key in components)
        for kind, key in listed
        if kind == "rule"
        for rule in [key.replace("_", ".")]
    ]


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


def law_places(folder: Path) -> Iterator[tuple[str, Place]]:
    """The rules that begin the docstrings of a game's functions."""
    for file, function in functions_in(folder):
        ids = IDS.match(ast.get_docstring(function) or "")
        for rule in ids[0].split(", ") if ids else []:
            yield rule, Place(function.name, file, function.lineno)


def citation_places(folder: Path) -> Iterator[tuple[str, Place]]:
    """The rules cited by `mark.rule("...")`, on a test or on one of its parameters."""
    for file, function in functions_in(folder):
        for rule in cited_in(function):
            yield rule, Place(function.name, file, function.lineno)


def functions_in(folder: Path) -> Iterator[tuple[Path, ast.FunctionDef]]:
    if not folder.is_dir():
        raise LongrollError(f"there is no folder {str(folder)!r} to read")
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield file, node


def cited_in(function: ast.FunctionDef) -> list[str]:
    if not function.name.startswith("test_"):
        return []
    calls = [node for mark in function.decorator_list for node in ast.walk(mark) if isinstance(node, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
    found = [word.value for mark in marks for word in mark.args if isinstance(word, ast.Constant)]
    return list(dict.fromkeys(str(value) for value in found))
