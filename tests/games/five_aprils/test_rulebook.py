"""Every rule has a number, a text, at least one test and, where there is something to judge, a function."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

from longroll.games import load, system_folder
from longroll.games.five_aprils.endings import ENDINGS
from longroll.games.five_aprils.refusals import REASONS
from longroll.kernel.rulebook import RuleEntry, citation_places, measure, read_rulebook, rule_places

TESTS: Final = Path(__file__).parents[2]
FOLDER: Final = system_folder("five-aprils")
CATALOGUE: Final = (FOLDER / "text" / "en.ftl").read_text(encoding="utf-8")
RULINGS: Final = set(re.findall(r"^ruling-(A5A-RUL-\d\d) *=", CATALOGUE, re.MULTILINE))

# What follows from other rules, or is a permission or a worked value: nothing of its own is judged.
FOLLOWS: Final = {
    "A5A-2.2-d": "nothing gives a step back",
    "A5A-4.1-b": "nobody is made to move: `end` is allowed",
    "A5A-4.1-e": "a Movement Phase asks for no attack",
    "A5A-4.2-j": "5.0-e",
    "A5A-4.3-c": "6.5-t",
    "A5A-4.4-a": "no action names a hex off the map",
    "A5A-6.1-d": "6.1-j",
    "A5A-6.2.2-b": "6.6-c",
    "A5A-6.2.3-b": "worked values",
    "A5A-6.4-c": "6.5-j",
    "A5A-6.5-a": "6.3.2, 6.3.3, 6.3.4 and 6.2.2 begin them",
    "A5A-6.5-t": "6.5-s",
    "A5A-7.2-e": "a worked value",
    "A5A-7.2-f": "6.1-b",
    "A5A-7.2-i": "6.2.6-g",
    "A5A-9.0-c": "9.0-b bars entering only",
    "A5A-11.1-j": "11.1-d",
    "A5A-13.4-d": "worked values",
    "A5A-10.0-e": "5.0-c",
    "A5A-10.0-f": "5.0-a",
    "A5A-10.0-g": "6.1-h",
    "A5A-10.0-h": "5.0-f",
}


@cache
def entries() -> list[RuleEntry]:
    return read_rulebook(FOLDER, TESTS)


def known() -> set[str]:
    return {entry.id for entry in entries()}


def test_all_329_rules_are_listed_and_cited() -> None:
    coverage = measure(entries())
    assert coverage.total == 329
    assert coverage.missing == []


def test_every_rule_has_a_function_unless_it_follows_from_others_or_binds_the_components_only() -> None:
    without = {entry.id for entry in entries() if not entry.functions and not entry.component_only}
    assert without - set(FOLLOWS) == set()


def test_what_follows_from_other_rules_is_a_rule() -> None:
    assert set(FOLLOWS) <= known()


def test_no_rule_is_listed_twice() -> None:
    assert [rule for rule, count in Counter(entry.id for entry in entries()).items() if count > 1] == []


def test_no_function_test_refusal_or_ending_cites_a_rule_that_does_not_exist() -> None:
    cited = {rule for rule, _ in rule_places(FOLDER)} | {rule for rule, _ in citation_places(TESTS)}
    cited |= {reason.rule for reason in REASONS.values() if reason.rule} | {rule for rule in ENDINGS if rule}
    assert {rule for rule in cited if rule.startswith("A5A-")} - known() - RULINGS == set()


def test_every_option_cites_a_rule_or_a_ruling() -> None:
    for title in ("bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville"):
        assert {option.rule for option in load(title).options} <= known() | RULINGS


def test_every_rule_that_ends_a_battle_is_tested_where_it_ends_one() -> None:
    """A victory table is a rule of its chapter: 12.4, 13.3, 13.4, 14.5, 15.6 or 16.3."""
    files = {entry.id: {place.file.name for place in entry.tests} for entry in entries()}
    homes = {
        "12": "test_bull_run",
        "13": "test_",
        "14": "test_shiloh",
        "15": "test_gettysburg",
        "16": "test_bentonville",
    }
    for rule in filter(None, ENDINGS):
        assert any(name.startswith(homes[rule[4:6]]) for name in files[rule]), rule
