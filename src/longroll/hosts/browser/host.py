"""The worker of the page: it answers requests and tells the page what is new in the matches that it follows."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from longroll.hosts.browser.request import read_request
from longroll.hosts.browser.routes import Reply, handle
from longroll.hosts.browser.storage import RowStorage, RowStore
from longroll.hosts.browser.thinker import Brain, WorkerAnalyst, WorkerThinker
from longroll.hosts.common.clock import SystemClock
from longroll.hosts.common.codec import encode
from longroll.hosts.common.errors import STATUS, error_shape
from longroll.hosts.common.feed import Feed
from longroll.hosts.common.language import choose, current
from longroll.hosts.common.notifier import WatchNotifier
from longroll.hosts.memory.host import InlineBackground
from longroll.service import Service
from longroll.service.errors import ServiceError, fault

logger = logging.getLogger(__name__)
DELETED: Final = 4404
Tell = Callable[[int, str, int], None]
"""Called with the number of a feed, a message or "", and 0 or the code of its end."""


class Host:
    """Several tabs may have a host each, over one store. Computer players think in one of them, the one that leads."""

    def __init__(self, store: RowStore, new_brain: Callable[[], Brain], tell: Tell) -> None:
        self.notifier = WatchNotifier()
        self.service = Service(
            RowStorage(store),
            SystemClock(),
            self.notifier,
            WorkerThinker(new_brain()),
            InlineBackground(),
            WorkerAnalyst(new_brain()),
        )
        self.service.bots.paused = True
        self.tell = tell
        self.feeds: dict[int, asyncio.Task[None]] = {}
        self.followed: dict[int, str] = {}

    async def request(self, method: str, target: str, text: str, language: str) -> Reply:
        current.set(choose(language))
        try:
            return await handle(self.service, read_request(method, target, text))
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
        """From now on computer players think here."""
        self.service.bots.paused = False
        for match in set(self.followed.values()):
            await self.changed_elsewhere(match)

    async def changed_elsewhere(self, match: str) -> None:
        """Another tab has written to a match."""
        with suppress(ServiceError):  # if it is gone, those who follow it find out by themselves
            await self.service.look(match)
        self.notifier.notify(match)

    async def _follow(self, number: int, match: str, since: int, client: str) -> None:
        feed = Feed(self.service, match, None, since)
        try:
            with self.notifier.watch(match, client) as watch:
                await self.service.look(match)
                while True:
                    watch.changed.clear()
                    text = await feed.next(watch)
                    if text is not None:
                        self.tell(number, text.decode(), 0)
                    await watch.changed.wait()
        except ServiceError as error:
            self.tell(number, "", DELETED if error.code == "missing" else STATUS[error.code])


def refuse(error: ServiceError) -> Reply:
    return Reply(STATUS[error.code], encode(error_shape(error)).decode())
