"""`longroll lessons`."""

import json

import pytest

from longroll import cli
from longroll.lessons import load_courses


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        cli.main(list(arguments))
    assert not left.value.code
    return capsys.readouterr().out


def test_lessons_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(run(capsys, "lessons", "--json"))
    lessons = [lesson for course in load_courses() for lesson in course.lessons]
    assert [row["id"] for row in rows] == [lesson.id for lesson in lessons]
    assert rows[0] == {
        "id": "ahd-map",
        "system": "house-divided",
        "title": "The map and your first march",
        "minutes": 3,
        "rules": list(lessons[0].rules),
    }


def test_lessons_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "lessons")
    assert "house-divided: 17 lessons, " in out
    assert "The map and your first march" in out
