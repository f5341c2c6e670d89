"""The audit of refusals: every reason of every system, and the test that puts a game into a position where it is given.

The reasons are the tables `REASONS` of the systems. The tests are found by reading the source of
`tests/games/<system>/refusal_cases.py`, so nothing of them has to be imported.
"""

import ast
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from longroll.console.rules import find_tests
from longroll.console.terminal import Terminal
from longroll.games import SYSTEMS, folder_name
from longroll.games.catalogues import system_catalogue
from longroll.kernel.rulebook import parse

CASE: Final = "RefusalCase"


class RefusalRow(NamedTuple):
    system: str
    code: str
    rule: str
    checked_by: str  # a pytest id; empty without the tests
    sentence: str

    def shape(self) -> dict[str, str]:
        return {"system": self.system, "code": self.code, "rule": self.rule, "checked_by": self.checked_by}


class Case(NamedTuple):
    test: str
    rule: str
    sentence: str


def list_refusals(tests: Path | None) -> list[RefusalRow]:
    folder = find_tests(tests)
    return [row for system in SYSTEMS for row in system_refusals(system, folder)]


def system_refusals(system: str, tests: Path | None) -> list[RefusalRow]:
    """A reason without a rule of its own, as the end of the game, has the rule of its case."""
    reasons = import_module(f"longroll.games.{folder_name(system)}.refusals").REASONS
    catalogue, cases = system_catalogue(system), read_cases(system, tests)
    rows: dict[tuple[str, str], RefusalRow] = {}
    for code, rule, *_ in reasons.values():
        message = " ".join(catalogue.source(f"refusal-{code}").partition("=")[2].split())
        case = cases.get(code, Case("", "", message))
        rows[code, rule] = RefusalRow(system, code, rule or case.rule, case.test, case.sentence)
    return list(rows.values())


def read_cases(system: str, tests: Path | None) -> dict[str, Case]:
    """The first case of every code that has one."""
    folder = folder_name(system)
    file = tests and tests / "games" / folder / "refusal_cases.py"
    if not file or not file.is_file():
        return {}
    found: dict[str, Case] = {}
    for node in ast.walk(parse(file, file.read_bytes())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == CASE:
            facts = {word.arg: word.value.value for word in node.keywords if isinstance(word.value, ast.Constant)}
            code, rule, sentence = (str(facts.get(name, "")) for name in ("code", "rule", "sentence"))
            test = f"tests/games/{folder}/test_refusals.py::test_refusal[{code}]"
            found.setdefault(code, Case(test, rule, sentence))
    return found


def show_refusals(rows: list[RefusalRow], terminal: Terminal) -> None:
    for row in rows:
        terminal.line(f"{row.rule:<16}{row.code}", "strong")
        terminal.text(row.sentence, indent="  ")
        terminal.text(f"checked by {row.checked_by}" if row.checked_by else "no test found", "faint", indent="  ")
    checked = sum(bool(row.checked_by) for row in rows)
    terminal.line(f"{len(rows)} reasons, {checked} with a test")
