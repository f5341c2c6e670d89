"""Every rule has a number, one judging function, one text and at least one test."""

from collections import Counter
from functools import cache
from pathlib import Path

from longroll.games import system_folder
from longroll.kernel.rulebook import RuleEntry, citation_places, measure, read_rulebook, rule_places

TESTS = Path(__file__).parents[2]
FOLDER = system_folder("house-divided")


@cache
def entries() -> list[RuleEntry]:
    return read_rulebook(FOLDER, TESTS)


def known() -> set[str]:
    return {entry.id for entry in entries()}


def test_all_173_rules_are_listed_and_cited() -> None:
    coverage = measure(entries())
    assert coverage.total == 173
    assert coverage.missing == []


def test_every_rule_has_exactly_one_function_unless_it_binds_the_components_only() -> None:
    counts = {entry.id: len(entry.functions) for entry in entries() if not entry.component_only}
    assert {rule: count for rule, count in counts.items() if count != 1} == {}


def test_no_rule_is_listed_twice() -> None:
    assert [rule for rule, count in Counter(entry.id for entry in entries()).items() if count > 1] == []


def test_no_function_and_no_test_cites_a_rule_that_does_not_exist() -> None:
    cited = {rule for rule, _ in rule_places(FOLDER)} | {rule for rule, _ in citation_places(TESTS)}
    assert {rule for rule in cited if rule.startswith("AHD-") and not rule.startswith("AHD-R")} - known() == set()
