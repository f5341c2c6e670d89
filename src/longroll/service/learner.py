"""The learner in a match: the player of a lesson or of an exercise."""

from longroll.service.exercise_play import exercise_of
from longroll.service.lesson_play import guide_now
from longroll.service.published import Published


def learner_of(published: Published) -> str:
    """A seat; empty in any other match."""
    guide = guide_now(published)
    if guide is not None:
        return guide.lesson.seat
    exercise = exercise_of(published.info.lesson)
    return exercise.seat if exercise is not None else ""
