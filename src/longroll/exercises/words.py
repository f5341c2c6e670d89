"""The title of an exercise, in words of the catalogues."""

from functools import cache

from longroll.exercises.exercise import Exercise
from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import ENGLISH, Catalogue


def exercise_title(exercise: Exercise, language: str = ENGLISH) -> str:
    words = words_of(exercise.system, language)
    title = words.format(f"title-{exercise.title}")
    return words.format("exercise-title", title=title, seat=exercise.seat, turn=str(exercise.turn))


@cache
def words_of(system: str, language: str) -> Catalogue:
    return system_catalogue(system, language)
