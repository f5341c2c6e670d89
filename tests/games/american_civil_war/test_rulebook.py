"""Every rule has a number, one judging function, one text and at least one test."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

from longroll.kernel import rulebook
from tests.games.american_civil_war import FOLDER

TESTS = Path(__file__).parent


@cache
def entries() -> list[rulebook.RuleEntry]:
    """The registry, which must know our ids beside those of the other games."""
    return rulebook.read_rulebook(FOLDER, TESTS)


def test_no_rule_is_listed_twice() -> None:
    assert [rule for rule, count in Counter(entry.id for entry in entries()).items() if count > 1] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = {entry.id for entry in entries()}
    assert {rule for rule, _ in rulebook.citation_places(TESTS)} - known == set()


def test_no_function_names_a_rule_that_does_not_exist() -> None:
    known = {entry.id for entry in entries()}
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    assert set(re.findall(r"ACW-[BSAX]-[a-z]+-\d+", source)) - known == set()


def test_every_rule_is_listed_and_cited() -> None:
    coverage = rulebook.measure(entries())
    assert coverage.total == 344
    assert coverage.missing == []


def test_every_rule_begins_the_docstring_of_exactly_one_function() -> None:
    """Read here until the registry knows ids such as ACW-S-prod-11."""
    one = r"ACW-[BSAX]-[a-z]+-\d+"
    begun: Counter[str] = Counter()
    for _, function in rulebook.functions_in(FOLDER):
        ids = re.match(rf"{one}(?:, {one})*", ast.get_docstring(function) or "")
        begun.update(ids[0].split(", ") if ids else [])
    bound = [entry.id for entry in entries() if not entry.component_only]
    assert {rule: begun[rule] for rule in bound if begun[rule] != 1} == {}
