from pathlib import Path

import pytest

from longroll import LongrollError
from longroll.kernel.rulebook import find_rule, measure, read_rulebook

CATALOGUE = """\
rule-XYZ-1_0-a = The box holds dice.
component-XYZ-1_0-a = Dice are thrown by the machine.
rule-XYZ-1_0-b = Somebody moves.
rule-XYZ-1_0-c = Nobody tests this.
"""
RULES = '''
def move() -> None:
    """XYZ-1.0-b, XYZ-1.0-c: and a word of why."""

def other() -> None:
    """Nothing of XYZ-1.0-a at the beginning."""
'''
TESTS = """
import pytest
@pytest.mark.rule("XYZ-1.0-b")
def test_move(): ...
@pytest.mark.parametrize("case", [pytest.param(1, marks=pytest.mark.rule("XYZ-1.0-b"))])
def test_parameter(case): ...
@pytest.mark.rule("XYZ-1.0-c")
def helper(): ...
"""
CLASS = """
class TestAll:
    if 1:
        pass
    else:
        @mark.rule("XYZ-1.0-c")
        def test_deep(): ...
"""


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    game, tests = tmp_path / "game", tmp_path / "tests"
    (game / "text").mkdir(parents=True)
    tests.mkdir()
    (game / "text" / "en.ftl").write_text(CATALOGUE)
    (game / "rules.py").write_text(RULES)
    (tests / "test_rules.py").write_text(TESTS)
    return game, tests


def test_rules_are_found_with_their_functions_and_tests(folders: tuple[Path, Path]) -> None:
    component, moved, untested = read_rulebook(*folders)
    assert (component.id, component.component_only, component.functions) == ("XYZ-1.0-a", True, [])
    assert [(place.name, place.line) for place in moved.functions] == [("move", 2)]
    assert [place.name for place in moved.tests] == ["test_move", "test_parameter"]
    assert untested.tests == []


def test_the_measure_counts_component_rules_as_cited_and_names_the_missing(folders: tuple[Path, Path]) -> None:
    assert measure(read_rulebook(*folders)) == (3, 2, 1, ["XYZ-1.0-c"])


def test_a_missing_folder_of_tests_is_an_error(folders: tuple[Path, Path]) -> None:
    with pytest.raises(LongrollError, match="no folder"):
        read_rulebook(folders[0], folders[1] / "nowhere")


@pytest.mark.parametrize("bad", [b"def broken(:\n", b"# \xff\n", b"a = 1\x00\n", b"(" * 5000])
def test_a_file_that_cannot_be_read_is_named(folders: tuple[Path, Path], bad: bytes) -> None:
    (folders[1] / "test_bad.py").write_bytes(bad)
    with pytest.raises(LongrollError, match=r"test_bad\.py' is not Python"):
        read_rulebook(*folders)


def test_a_folder_that_is_called_like_a_file_is_passed_over(folders: tuple[Path, Path]) -> None:
    (folders[1] / "folder.py").mkdir()
    assert len(read_rulebook(*folders)) == 3


def test_for_one_rule_only_the_files_that_name_it_are_parsed(folders: tuple[Path, Path]) -> None:
    (folders[1] / "test_bad.py").write_text("def broken(:")
    entry = find_rule(*folders, "XYZ-1.0-b")
    assert [place.name for place in (*entry.functions, *entry.tests)] == ["move", "test_move", "test_parameter"]
    with pytest.raises(LongrollError, match="is not a rule"):
        find_rule(*folders, "XYZ-9.9-z")


def test_without_tests_a_rule_still_has_its_function(folders: tuple[Path, Path]) -> None:
    entry = find_rule(folders[0], None, "XYZ-1.0-b")
    assert ([place.name for place in entry.functions], entry.tests) == (["move"], [])


def test_functions_of_classes_and_blocks_are_found(folders: tuple[Path, Path]) -> None:
    (folders[1] / "test_class.py").write_text(CLASS)
    assert [place.name for place in find_rule(*folders, "XYZ-1.0-c").tests] == ["test_deep"]
