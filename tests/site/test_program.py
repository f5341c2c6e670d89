"""Which files of our program and of Python's library the site carries."""

import sys
import traceback
from pathlib import Path

import pytest

from tools.bytecode import without_lines
from tools.library import is_kept
from tools.reachable import imports, reachable
from tools.site import SOURCES

ROOT = Path(__file__).parents[2]
FAILING = """
def divide(number):
    for _ in range(3):
        found = [number / zero for zero in (2, 1, 0)]
    return found
"""


@pytest.fixture(scope="module")
def carried() -> set[Path]:
    return reachable(ROOT / SOURCES)


def test_what_only_a_server_or_a_command_uses_is_left_out(carried: set[Path]) -> None:
    folders = {file.parent.as_posix() for file in carried}
    assert {"hosts/browser", "games/five_aprils/shiloh", "opponents/house_divided", "analysis", "lessons"} <= folders
    assert not folders & {"cli", "console", "hosts/server", "lab", "research", "service/club", "service/people"}


def test_the_library_has_what_the_program_imports(carried: set[Path]) -> None:
    wanted = {name for file in carried for name in imports(ROOT / SOURCES / file)}
    library = [name for name in wanted if name.partition(".")[0] in sys.stdlib_module_names]
    assert library
    assert [name for name in library if not is_kept(f"{name.replace('.', '/')}.py")] == []


def test_an_error_of_the_library_is_told_without_the_numbers_of_its_lines() -> None:
    names: dict[str, object] = {}
    exec(without_lines(compile(FAILING, "library.py", "exec")), names)
    try:
        names["divide"](1)  # type: ignore[operator]
    except ZeroDivisionError:
        assert 'File "library.py", line 2, in divide' in traceback.format_exc()
    else:
        pytest.fail("one was divided by zero")
