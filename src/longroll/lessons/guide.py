"""The guide: where a learner stands in a lesson. It follows from the lesson and the actions played alone, so a reload
changes nothing and undo goes back a step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from longroll.lessons.lesson import Lesson, LessonError, Step


@dataclass(frozen=True)
class Guide:
    """`first` to `due` are the steps to show now: those to read or to try, then the one to do. At the end of the lesson
    `due` is the number of steps. `next` are the actions that go on with the step that is due; `reply` is what is to be
    played now without the learner."""

    lesson: Lesson
    first: int
    due: int
    next: tuple[str, ...] = ()
    reply: tuple[str, ...] = ()

    @classmethod
    def of(cls, lesson: Lesson, actions: Sequence[str]) -> Self:
        """After these actions, those of the start included. What is played after the last step does not matter."""
        rest = tuple(actions[len(lesson.start.actions) :])
        first = 0
        for number, step in enumerate(lesson.steps):
            if not step.solutions:
                continue
            solved = next((one for one in step.solutions if rest[: len(one)] == one), None)
            if solved is None:
                return cls(lesson, first, number, open_actions(lesson, number, rest))
            rest, first = rest[len(solved) :], number + 1
            made = rest[: len(step.reply)]
            if made != step.reply[: len(made)]:
                raise LessonError(lesson.id, "the reply is not the one of the lesson", number)
            if made != step.reply:
                return cls(lesson, number, number, reply=step.reply[len(made) :])
            rest = rest[len(made) :]
        return cls(lesson, first, len(lesson.steps))

    @property
    def finished(self) -> bool:
        return self.due == len(self.lesson.steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps to show now."""
        return self.lesson.steps[self.first : self.due + 1]

    def solves(self, action: str) -> bool:
        """Does the action go on with the step that is due?"""
        return action in self.next


def open_actions(lesson: Lesson, number: int, played: tuple[str, ...]) -> tuple[str, ...]:
    """How a step that is begun may go on."""
    count = len(played)
    found = [one[count] for one in lesson.steps[number].solutions if one[:count] == played]
    if not found:
        raise LessonError(lesson.id, f"{played[-1]!r} is not what the step asks for", number)
    return tuple(dict.fromkeys(found))
