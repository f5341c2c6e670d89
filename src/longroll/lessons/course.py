"""The courses: the lessons of each system, in the order in which they are learned.

A lesson is a file `courses/<system>/<number>-<name>.json`; its id is the prefix of the system's rules and its name. The
number only orders the lessons, so that a lesson keeps its id when another is put before it.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from longroll.games import SYSTEMS, folder_name
from longroll.kernel.error import LongrollError
from longroll.lessons.lesson import Lesson
from longroll.lessons.reader import read_lesson

FOLDER: Final = Path(__file__).parent / "courses"
PREFIXES: Final = {"house-divided": "ahd", "five-aprils": "a5a", "american-civil-war": "acw"}


@dataclass(frozen=True)
class Course:
    system: str
    lessons: tuple[Lesson, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that a lesson of the course shows."""
        return tuple(dict.fromkeys(rule for lesson in self.lessons for rule in lesson.rules))


@cache
def load_course(system: str) -> Course:
    files = sorted((FOLDER / folder_name(system)).glob("*.json"))
    lessons = [read_lesson(file.read_text(encoding="utf-8"), lesson_id(system, file), system) for file in files]
    return Course(system, tuple(lessons))


def load_courses() -> list[Course]:
    return [load_course(system) for system in SYSTEMS]


def find_lesson(name: str) -> Lesson:
    for course in load_courses():
        for lesson in course.lessons:
            if lesson.id == name:
                return lesson
    raise LongrollError(f"{name[:40]!r} is not a lesson; `longroll lessons` lists them")


def find_shown(rule: str) -> list[tuple[Lesson, int]]:
    """Every lesson that shows a rule, with the first of its steps that does."""
    return [
        (lesson, next(number for number, step in enumerate(lesson.steps) if rule in step.shown))
        for course in load_courses()
        for lesson in course.lessons
        if rule in lesson.rules
    ]


def lesson_id(system: str, file: Path) -> str:
    return f"{PREFIXES[system]}-{file.stem.partition('-')[2]}"
