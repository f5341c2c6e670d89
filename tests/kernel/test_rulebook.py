from pathlib import Path

import pytest

from longroll import LongrollError
from longroll.kernel.rulebook import measure, read_rulebook

CATALOGUE = """\
rule-XYZ-1_0-a = The box holds dice.
component-XYZ-1_0-a = Dice are thrown by the machine.
rule-XYZ-1_0-b = Somebody moves.
rule-XYZ-1_0-c = Nobody tests this.
"""
LAW = '''
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


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    game, tests = tmp_path / "game", tmp_path / "tests"
    (game / "text").mkdir(parents=True)
    tests.mkdir()
    (game / "text" / "en.ftl").write_text(CATALOGUE)
    (game / "law.py").write_text(LAW)
    (tests / "test_law.py").write_text(TESTS)
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
