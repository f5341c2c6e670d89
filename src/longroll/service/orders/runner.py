"""Carries orders out. Their actions go the same way as a person's: judged, stored, shown."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from longroll.kernel.order_question import OrderQuestion
from longroll.service.bot_runner import PAUSE, is_missing, is_passing, make_question
from longroll.service.errors import ServiceError
from longroll.service.orders.book import OrderBook
from longroll.service.orders.order import VETERAN, Order, Orders, check_orders, find_order
from longroll.service.orders.storage import OrderStorage
from longroll.service.ports import Call
from longroll.service.published import Published
from longroll.service.seats import is_person

if TYPE_CHECKING:
    from longroll.service.service import Service

MOST: Final = 2000  # actions in a row, far more than any enemy's turn has
KEPT: Final = 1024
logger = logging.getLogger(__name__)


class OrderRunner:
    """Used on the event loop only."""

    def __init__(self, service: "Service", storage: OrderStorage) -> None:
        self.service = service
        self.book = OrderBook(storage)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()  # matches that may have changed since their task looked at them
        self.failed: dict[str, int] = {}  # by match: the version at which an order could not be carried out

    async def read(self, published: Published, seat: str) -> Orders:
        """The orders of the owner of the seat."""
        return await self.book.read(published.id, seat, published.seats[seat])

    async def write(self, published: Published, seat: str, orders: Sequence[Order]) -> Orders:
        """Replace the earlier orders; an empty list takes them back."""
        if published.info.lesson:
            raise ServiceError("lesson", "service-order-lesson")
        checked = check_orders(published.game, orders)
        if any(order.answer == VETERAN for order in checked):
            published.check_free()
        await self.book.write(published.id, seat, published.seats[seat], checked)
        self.failed.pop(published.id, None)
        self.wake((await self.service.cache.open(published.id)).published)
        return checked

    def wake(self, published: Published) -> None:
        """Carry out an order if there is one for the present question."""
        match = published.id
        if match in self.tasks:
            self.again.add(match)
        elif not self.book.has_none(match, published.to_move) and self._may_run(published):
            self.tasks[match] = asyncio.create_task(self._run(match))

    async def stop(self) -> None:
        await asyncio.gather(*map(self._interrupt, list(self.tasks)))

    async def forget(self, match: str) -> None:
        await self._interrupt(match)
        self.failed.pop(match, None)
        await self.book.forget(match)

    async def _interrupt(self, match: str) -> None:
        task = self.tasks.pop(match, None)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self.again.discard(match)

    def _may_run(self, published: Published) -> bool:
        """Is a person asked, in the enemy's turn of a game that is no lesson?"""
        if published.damage is not None or published.info.lesson or published.halted:
            return False
        if self.failed.get(published.id) == published.version:
            return False
        return is_person(published.seats, published.to_move) and question_of(published) is not None

    async def _run(self, match: str) -> None:
        published: Published | None = None
        try:
            for _ in range(MOST):
                self.again.discard(match)
                published = await self._open(match)
                if not self._may_run(published) or not (await self._try(published) or match in self.again):
                    break
        except Exception as error:  # the match stays as it is, and the player answers
            self._report(match, published, error)
        self.again.discard(match)
        self.tasks.pop(match, None)
        if published is not None:
            self.service.bots.wake(published)

    async def _open(self, match: str) -> Published:
        """Open a match. If storage does not answer at the moment, ask again."""
        while True:
            try:
                return (await self.service.cache.open(match)).published
            except ServiceError as error:
                if not is_passing(error):
                    raise
            await asyncio.sleep(PAUSE)

    async def _try(self, published: Published) -> bool:
        """Try to answer. Returns whether to look again."""
        try:
            return await self._obey(published)
        except ServiceError as error:
            if not is_passing(error):
                raise
        await asyncio.sleep(PAUSE)
        return True

    async def _obey(self, published: Published) -> bool:
        """Answer once. False if no order applies, or if it was taken back meanwhile."""
        match, seat, player = published.id, published.to_move, published.seats[published.to_move]
        question = question_of(published)
        assert question is not None
        order = find_order(await self.book.read(match, seat, player), question)
        if order is None:
            return False
        action = await self._action(published, question, order)
        if order not in await self.book.read(match, seat, player):
            return False
        try:
            await self.service.act_for_order(published, action)
        except ServiceError as error:
            if error.code != "stale":
                raise
        return True

    async def _action(self, published: Published, question: OrderQuestion, order: Order) -> str:
        if order.answer == VETERAN:
            return await self._think(published)
        return published.game.write_action(question.answers[order.answer])

    async def _think(self, published: Published) -> str:
        bots, place = self.service.bots, f"{published.id}/order"
        account = bots.budgets.of(published.id, published.to_move, VETERAN)
        try:
            async with bots.deep.place(place):
                asked = make_question(published, VETERAN, account.budget)
                async with asyncio.timeout(bots.patience):
                    answer = await bots.thinker.think(asked, Call(), deep=True)
        finally:
            bots.deep.forget(place)
        if answer.failure:
            raise ServiceError("bot", "service-bot")
        account.budget = answer.budget
        return answer.action

    def _report(self, match: str, published: Published | None, error: Exception) -> None:
        if published is None or is_missing(error):
            return
        logger.warning("an order of match %s could not be carried out: %s", match, error)
        self.failed[match] = published.version
        while len(self.failed) > KEPT:
            del self.failed[next(iter(self.failed))]


def question_of(published: Published) -> OrderQuestion | None:
    return published.game.order_question(published.snapshot.position)
