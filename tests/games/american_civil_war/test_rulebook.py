"""Every rule has a number, one judging function, one text and at least one test."""

import re
from collections import Counter
from pathlib import Path

from longroll.games import system_folder
from longroll.kernel import rulebook

TESTS = Path(__file__).parent
FOLDER = system_folder("american-civil-war")
ONE = r"[A-Z]+-(?:[0-9][0-9.]*-[a-z]+|[BSAX]-[a-z]+-[0-9]+)"


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
    law = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    assert set(re.findall(r"ACW-[BSAX]-[a-z]+-\d+", law)) - known == set()
