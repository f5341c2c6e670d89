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


class Examiner:
    """Used on the event loop only. An answer is marked once at a time, however many ask for it."""

    def __init__(self, bots: BotRunner) -> None:
        self.bots = bots
        self.marking: dict[str, asyncio.Task[Mark]] = {}

    async def mark(self, published: Published) -> Marked:
        """The answer that has been played so far, tried against the best plan."""
        answer = answer_of(published)
        place = f"{published.id}/mark/{published.version}"
        task = self.marking.get(place)
        if task is None:
            task = self.marking[place] = asyncio.create_task(self._think(answer, place))
        try:
            found = await asyncio.shield(task)
            if found.failure:
                raise bot_failure("service-bot", JUDGE, found.failure)
        except Exception as error:
            raise explain_failure(error, JUDGE) from None
        return Marked(published.version, found)

    async def _think(self, answer: ExerciseAnswer, place: str) -> Mark:
        try:
            async with self.bots.deep.place(place):
                async with asyncio.timeout(self.bots.patience):
                    return await self.bots.thinker.mark(answer, Call())
        finally:
            self.bots.deep.forget(place)
            del self.marking[place]

    async def stop(self) -> None:
        tasks = list(self.marking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def answer_of(published: Published) -> ExerciseAnswer:
    exercise = exercise_of(published.info.lesson)
    if exercise is None:
        raise missing("service-not-exercise")
    snapshot = published.snapshot
    if not snapshot.count:
        raise ServiceError("lesson", "service-exercise-empty")
    return ExerciseAnswer(exercise.id, tuple(entry.action for entry in snapshot.history[: snapshot.count]))
