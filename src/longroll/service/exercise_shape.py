"""What clients are sent about exercises: the list, and the one that is played. Titles are in the language that is asked
for."""

from collections.abc import Sequence

from longroll.exercises import Exercise, exercise_title, exercises_of
from longroll.games import SYSTEMS
from longroll.match import HistoryEntry
from longroll.service.exercise_play import is_played


def exercises_shape(language: str) -> list[dict[str, object]]:
    return [
        {"system": system, "exercises": [listed_shape(exercise, language) for exercise in exercises_of(system)]}
        for system in SYSTEMS
    ]


def listed_shape(exercise: Exercise, language: str) -> dict[str, object]:
    return {
        "id": exercise.id,
        "system": exercise.system,
        "title": exercise_title(exercise, language),
        "minutes": exercise.minutes,
        "rules": exercise.rules,
        "grade": exercise.grade,
    }


def stand_shape(exercise: Exercise, history: Sequence[HistoryEntry], language: str) -> dict[str, object]:
    following = next_exercise(exercise)
    return {
        "id": exercise.id,
        "title": exercise_title(exercise, language),
        "seat": exercise.seat,
        "grade": exercise.grade,
        "played": is_played(history),
        "next": None if following is None else {"id": following.id, "title": exercise_title(following, language)},
    }


def next_exercise(exercise: Exercise) -> Exercise | None:
    """The next exercise of the same system, as difficult or more."""
    exercises = exercises_of(exercise.system)
    at = exercises.index(exercise) + 1
    return exercises[at] if at < len(exercises) else None
