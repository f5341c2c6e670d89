"""Marking the answer to an exercise, where computer players think."""

import asyncio
from typing import Final, NamedTuple

from longroll.service.bot_runner import BotRunner, explain_failure
from longroll.service.errors import ServiceError, bot_failure, missing
from longroll.service.exercise_play import exercise_of
from longroll.service.ports import Call, ExerciseAnswer, Mark
from longroll.service.published import Published

JUDGE: Final = "crack"


class Marked(NamedTuple):
    """A mark, and the version of the match that it is about."""

    version: int
    mark: Mark


async def mark(published: Published, bots: BotRunner) -> Marked:
    """The answer that has been played so far, tried against the best plan."""
    answer = answer_of(published)
    place = f"{published.id}/mark"
    try:
        async with bots.deep.place(place):
            found = await asyncio.wait_for(bots.thinker.mark(answer, Call()), bots.patience)
        if found.failure:
            raise bot_failure("service-bot", JUDGE, found.failure)
    except Exception as error:
        raise explain_failure(error, JUDGE) from None
    finally:
        bots.deep.forget(place)
    return Marked(published.version, found)


def answer_of(published: Published) -> ExerciseAnswer:
    exercise = exercise_of(published.info.lesson)
    if exercise is None:
        raise missing("service-not-exercise")
    snapshot = published.snapshot
    if not snapshot.count:
        raise ServiceError("lesson", "service-exercise-empty")
    return ExerciseAnswer(exercise.id, tuple(entry.action for entry in snapshot.history[: snapshot.count]))
