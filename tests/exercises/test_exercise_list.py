"""`longroll exercises`."""

import json
from pathlib import Path

import pytest

from longroll import cli
from longroll.exercises import load_exercises
from longroll.exercises.exercise import read_exercises


def run(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    with pytest.raises(SystemExit) as left:
        cli.main(list(arguments))
    assert (left.value.code or 0) == status
    printed = capsys.readouterr()
    return printed.err if status else printed.out


def test_exercises_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(run(capsys, "exercises", "--json"))
    exercises = load_exercises()
    assert [row["id"] for row in rows] == [exercise.id for exercise in exercises]
    assert rows[0].keys() == {"id", "system", "title", "minutes", "rules", "grade"}
    assert rows[0]["title"].startswith("A House Divided – ")
    assert rows[0]["rules"] == list(exercises[0].rules)


def test_exercises_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "exercises")
    assert "house-divided: " in out
    assert load_exercises()[0].id in out


def test_new_ones_are_added_to_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """One game of a title in which nothing is found leaves the file as it was."""
    file = tmp_path / "found.json"
    file.write_text("[")
    made = ("exercises", "--make", "bentonville", "--games", "1", "--out", str(file))
    assert "this file does not contain exercises" in run(capsys, *made, status=2)
    assert "the number of games must be from 1" in run(capsys, *made[:3], "--games", "0", status=2)
    assert "is not a title" in run(capsys, "exercises", "--make", "waterloo", status=2)
    with pytest.raises(Exception, match="does not contain exercises"):
        read_exercises(file.read_text())
