"""Playing an exercise: a match that begins at its position. The learner plays one plan, until a die falls or the choice
passes on; then the answer is marked."""

from collections.abc import Sequence

from longroll.exercises import Exercise, find_exercise
from longroll.kernel.error import LongrollError
from longroll.match import HistoryEntry
from longroll.service.errors import ServiceError, missing


def known_exercise(name: str) -> Exercise:
    try:
        return find_exercise(name)
    except LongrollError:
        raise missing("service-no-exercise", name=name[:40]) from None


def exercise_of(name: str) -> Exercise | None:
    """None if no exercise is played, or one that there is no more."""
    try:
        return find_exercise(name) if name else None
    except LongrollError:
        return None


def is_played(history: Sequence[HistoryEntry]) -> bool:
    """Is the plan at its end?"""
    return any(entry.barrier for entry in history)


def check_unplayed(name: str, history: Sequence[HistoryEntry]) -> None:
    if exercise_of(name) is not None and is_played(history):
        raise ServiceError("lesson", "service-exercise-over")
