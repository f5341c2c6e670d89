"""Advice to a person: what the strongest computer player would do in the place of the seat whose turn it is."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from longroll.opponents.bot import PLENTY, Budget
from longroll.service.bot_runner import BotRunner, explain_failure, make_question
from longroll.service.errors import ServiceError, bot_failure, damaged, stale
from longroll.service.learner import learner_of
from longroll.service.ports import Advice, Call
from longroll.service.published import Published
from longroll.service.seats import check_turn

ADVISER: Final = "crack"
SECONDS: Final = 2.0
KEPT: Final = 256  # advices, the longest unused given up first


class Advised(NamedTuple):
    """An advice, and the version of the match that it is about."""

    version: int
    advice: Advice


class Adviser:
    """Used on the event loop only. Each version of a match is thought about once, however often advice is asked for."""

    def __init__(self, bots: BotRunner, seconds: float = SECONDS) -> None:
        self.bots = bots
        self.seconds = seconds
        self.kept: OrderedDict[str, tuple[int, asyncio.Task[Advice]]] = OrderedDict()

    async def advise(self, published: Published, seat: str, seconds: float | None = None) -> Advised:
        check_turn(published.to_move, seat)
        if learner_of(published):
            raise ServiceError("lesson", "service-lesson-advice")
        if published.damage is not None:
            raise damaged(published.damage.number)
        version, task = self.kept.get(published.id, (-1, None))
        if task is None or version != published.version:
            if task is not None:
                task.cancel()
            task = asyncio.create_task(self._think(published, min(self.seconds, seconds or self.seconds)))
            self.kept[published.id] = (published.version, task)
        self.kept.move_to_end(published.id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)[1][1].cancel()
        return Advised(published.version_for(seat), await self._wait(published.id, seat, task))

    async def _wait(self, match: str, seat: str, task: asyncio.Task[Advice]) -> Advice:
        """A client that goes away does not stop the thinking; a failure is not kept. The thinking stops when the match
        has moved on, or is gone."""
        try:
            advice = await asyncio.shield(task)
            if advice.failure:
                raise bot_failure("service-bot", ADVISER, advice.failure)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            raise stale((await self.bots.service.look(match)).version_for(seat)) from None
        except Exception as error:
            self.forget(match)
            raise explain_failure(error, ADVISER) from None
        return advice

    async def _think(self, published: Published, seconds: float) -> Advice:
        place = f"{published.id}/advice"
        try:
            async with self.bots.deep.place(place):
                question = make_question(published, ADVISER, Budget(seconds=seconds, playouts=PLENTY))
                async with asyncio.timeout(self.bots.patience):
                    return await self.bots.thinker.advise(question, Call())
        finally:
            self.bots.deep.forget(place)

    def forget(self, match: str) -> None:
        kept = self.kept.pop(match, None)
        if kept is not None:
            kept[1].cancel()

    async def stop(self) -> None:
        tasks = [task for _, task in self.kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
