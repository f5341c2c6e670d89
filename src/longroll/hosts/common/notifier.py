"""Who watches which match. A notification only says that something is new; a watcher then reads what is published, so
that a slow one misses nothing and nothing piles up for it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from longroll.service.ports import BotNews


class Delivery(NamedTuple):
    """What the same client already has from the answer to its request."""

    viewer: str
    version: int
    news: BotNews | None


class Watch:
    def __init__(self, client: str) -> None:
        self.client = client
        self.changed = asyncio.Event()
        self.delivery: Delivery | None = None


class WatchNotifier:
    """Used on the event loop only."""

    def __init__(self) -> None:
        self.watches: dict[str, set[Watch]] = {}

    def notify(self, match: str) -> None:
        for watch in self.watches.get(match, ()):
            watch.changed.set()

    def delivered(self, match: str, client: str, viewer: str, version: int, news: BotNews | None) -> None:
        for watch in self.watches.get(match, ()):
            if watch.client == client:
                watch.delivery = Delivery(viewer, version, news)

    def is_watched(self, match: str) -> bool:
        return match in self.watches

    @contextmanager
    def watch(self, match: str, client: str) -> Iterator[Watch]:
        watch = Watch(client)
        self.watches.setdefault(match, set()).add(watch)
        try:
            yield watch
        finally:
            watches = self.watches[match]
            watches.remove(watch)
            if not watches:
                del self.watches[match]
