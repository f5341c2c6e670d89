"""The pictures of the rulebooks: each is a step of a lesson, drawn by the board beside the rule that it shows.

`pictures.json` names the step by the id of its lesson and its text. What is drawn is the position in which the step is
asked for, and what solves it.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from longroll.lessons.course import find_lesson
from longroll.lessons.lesson import Lesson, LessonError, Step
from longroll.match import HistoryEntry, Match


@dataclass(frozen=True)
class Picture:
    """The step of a lesson that shows a rule."""

    rule: str
    lesson: Lesson
    number: int

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def begin(self) -> Match:
        """A match at this step."""
        match = self.lesson.begin()
        for step in self.lesson.steps[: self.number]:
            for action in (*usual(step), *step.reply):
                match.play(action)
        return match

    def solve(self, match: Match) -> list[HistoryEntry]:
        """What the match at this step becomes when it is solved."""
        before = len(match.history)
        for action in usual(self.step):
            match.play(action)
        return list(match.history[before:])


def usual(step: Step) -> tuple[str, ...]:
    return step.solutions[0] if step.solutions else ()


@cache
def load_pictures(system: str) -> tuple[Picture, ...]:
    """The pictures of one system, in the order of its rulebook."""
    return tuple(picture for picture in read_pictures() if picture.lesson.system == system)


def read_pictures() -> Iterator[Picture]:
    named: dict[str, str] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
    for rule, name in named.items():
        lesson = find_lesson(name.partition("/")[0])
        yield Picture(rule, lesson, find_step(lesson, name.partition("/")[2]))


def find_step(lesson: Lesson, text: str) -> int:
    for number, step in enumerate(lesson.steps):
        if step.text == text:
            return number
    raise LessonError(lesson.id, f"there is no step {text!r} for a picture")
