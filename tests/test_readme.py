"""What the README shows is run."""

import doctest
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from longroll import cli

README = Path(__file__).parents[1] / "README.md"
TEXT = README.read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ longroll (.*)$", TEXT, re.MULTILINE)


def test_the_two_commands_come_first() -> None:
    block = re.search(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    assert block is not None
    assert [line.split("#")[0].strip() for line in block[1].splitlines()] == ["make play", "make test"]
    assert TEXT.index("make play") < TEXT.index("## ")


def test_the_makefile_knows_both_commands() -> None:
    for target in ("play", "test"):
        done = subprocess.run(["make", "-n", target], cwd=README.parent, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_the_python_shown_is_true() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_shown_run(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(README.parent)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr("longroll.lab.benchmark.SECONDS", 0.01)
    with pytest.raises(SystemExit) as left:
        cli.main(command.split())
    out, err = capsys.readouterr()
    assert left.value.code == 0, err
    assert out.strip()


def test_the_readme_shows_every_command_that_needs_no_file() -> None:
    assert {command.split()[0] for command in COMMANDS} == {
        "games",
        "play",
        "simulate",
        "arena",
        "rule",
        "rules",
        "refusals",
        "lessons",
        "exercises",
        "bench",
        "pack",
    }
