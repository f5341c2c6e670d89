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
from longroll.kernel.rulebook import functions_below, parse

CASE: Final = "RefusalCase"
CASES: Final = "refusal_cases.py"
TEST: Final = "test_refusals.py"


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
    known = {reason.code: reason.rule for reason in reasons.values()}
    rows: list[RefusalRow] = []
    for code in dict.fromkeys([*known, *cases]):
        message = " ".join(catalogue.source(f"refusal-{code}").partition("=")[2].split())
        case = cases.get(code, Case("", "", message))
        rows.append(RefusalRow(system, code, known.get(code) or case.rule, case.test, case.sentence))
    return rows


def read_cases(system: str, tests: Path | None) -> dict[str, Case]:
    """The first case of every code that has one."""
    folder = tests and tests / "games" / folder_name(system)
    if not folder or not (folder / CASES).is_file():
        return {}
    test = f"tests/games/{folder.name}/{TEST}::{find_test(folder / TEST)}"
    found: dict[str, Case] = {}
    for node in ast.walk(parse(folder / CASES, (folder / CASES).read_bytes())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == CASE:
            facts = {word.arg: word.value.value for word in node.keywords if isinstance(word.value, ast.Constant)}
            code, rule, sentence = (str(facts.get(name, "")) for name in ("code", "rule", "sentence"))
            found.setdefault(code, Case(f"{test}[{code}]", rule, sentence))
    return found


def find_test(file: Path) -> str:
    """The test that takes a case."""
    functions = functions_below(parse(file, file.read_bytes())) if file.is_file() else ()
    names = [one.name for one in functions if "case" in [argument.arg for argument in one.args.args]]
    return next((name for name in names if name.startswith("test_")), "test_refusal")


def show_refusals(rows: list[RefusalRow], terminal: Terminal) -> None:
    for row in rows:
        terminal.line(f"{row.rule:<16}{row.code}", "strong")
        terminal.text(row.sentence, indent="  ")
        terminal.text(f"checked by {row.checked_by}" if row.checked_by else "no test found", "faint", indent="  ")
    checked = sum(bool(row.checked_by) for row in rows)
    terminal.line(f"{len(rows)} reasons, {checked} with a test")
