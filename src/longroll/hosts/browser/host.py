"""The worker of the page: it answers requests and sends the page what is new in the matches that it follows."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from longroll.hosts.browser.orders import RowOrders
from longroll.hosts.browser.request import read_request
from longroll.hosts.browser.routes import Reply, handle
from longroll.hosts.browser.storage import RowStorage, RowStore
from longroll.hosts.browser.thinker import BotWorker, WorkerAnalyst, WorkerThinker
from longroll.hosts.common.clock import SystemClock
from longroll.hosts.common.codec import encode
from longroll.hosts.common.errors import STATUS, error_shape
from longroll.hosts.common.feed import Feed
from longroll.hosts.common.language import choose, current
from longroll.hosts.common.notifier import WatchNotifier
from longroll.hosts.memory.host import InlineBackground
from longroll.service import Service
from longroll.service.caller import HOME
from longroll.service.errors import ServiceError, fault
from longroll.service.gate import Gate

logger = logging.getLogger(__name__)
DELETED: Final = 4404
ACTIONS: Final = "/actions"
Send = Callable[[int, str, int], None]
"""Called with the number of a feed, a message or "", and 0 or the code of its end."""


class Host:
    """Several tabs may have a host each, over one store. Computer players think in one of them, the one that leads."""

    def __init__(self, store: RowStore, new_bot_worker: Callable[[], BotWorker], send: Send) -> None:
        self.notifier = WatchNotifier()
        self.worker = new_bot_worker()
        self.service = Service(
            RowStorage(store),
            SystemClock(),
            self.notifier,
            WorkerThinker(self.worker),
            InlineBackground(),
            WorkerAnalyst(new_bot_worker()),
            RowOrders(store),
        )
        self.gate = Gate(self.service, HOME)
        self.service.bots.paused = True
        self.send = send
        self.feeds: dict[int, asyncio.Task[None]] = {}
        self.followed: dict[int, str] = {}

    async def request(self, method: str, target: str, text: str, language: str) -> Reply:
        current.set(choose(language))
        if target.endswith(ACTIONS):
            self.worker.prepare()  # an answer may be wanted soon; to load the worker before would delay the board
        try:
            return await handle(self.gate, read_request(method, target, text))
        except ServiceError as error:
            return refuse(error)
        except Exception:
            logger.exception("%s %s failed", method, target)
            return refuse(fault())

    def follow(self, feed: int, match: str, since: int, language: str, client: str) -> None:
        current.set(choose(language))
        self.followed[feed] = match
        self.feeds[feed] = asyncio.ensure_future(self._follow(feed, match, since, client))

    def leave(self, feed: int) -> None:
        self.followed.pop(feed, None)
        task = self.feeds.pop(feed, None)
        if task is not None:
            task.cancel()

    async def lead(self) -> None:
        """Let computer players think here from now on."""
        self.service.bots.paused = False
        for match in set(self.followed.values()):
            await self.changed_elsewhere(match)

    async def changed_elsewhere(self, match: str) -> None:
        """Another tab has written to a match."""
        with suppress(ServiceError):  # if it is gone, those who follow it find out by themselves
            await self.service.look(match)
        self.notifier.notify(match)

    async def _follow(self, number: int, match: str, since: int, client: str) -> None:
        feed = Feed(self.gate, match, None, since)
        try:
            with self.notifier.watch(match, client) as watch:
                await self.service.look(match)
                while True:
                    watch.changed.clear()
                    text = await feed.next(watch)
                    if text is not None:
                        self.send(number, text.decode(), 0)
                    await watch.changed.wait()
        except ServiceError as error:
            self.send(number, "", DELETED if error.code == "missing" else STATUS[error.code])


def refuse(error: ServiceError) -> Reply:
    return Reply(STATUS[error.code], encode(error_shape(error)).decode())
