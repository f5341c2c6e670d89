"""The matches in memory, within a budget of bytes: loaded when needed, the longest unused given up first."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from longroll.service.errors import no_match
from longroll.service.live_match import LiveMatch
from longroll.service.ports import Background, Storage
from longroll.service.restore import Restored, restore

BUDGET: Final = 64 * 2**20  # bytes, as `LiveMatch.size` estimates them


class MatchCache:
    """Used on the event loop only. `upgraded` is called with a match that was replayed under other rules."""

    def __init__(
        self,
        storage: Storage,
        background: Background,
        upgraded: Callable[[LiveMatch], Awaitable[None]],
        budget: int = BUDGET,
    ) -> None:
        self.storage = storage
        self.background = background
        self.upgraded = upgraded
        self.budget = budget
        self.cached: OrderedDict[str, LiveMatch] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.heard: dict[str, int] = {}  # versions that others wrote while a match is loaded

    async def open(self, match: str) -> LiveMatch:
        """Raises `ServiceError` if there is no such match, or if it cannot be shown at all."""
        live = self.cached.get(match)
        if live is not None and not live.lost:
            self.cached.move_to_end(match)
            return live
        task = self.loading.get(match)
        if task is None:
            task = self.loading[match] = asyncio.create_task(self._load(match))
        return await asyncio.shield(task)

    async def open_newest(self, match: str) -> LiveMatch:
        """The same, after asking storage whether another program has written to it."""
        live = self.cached.get(match)
        if live is not None and not live.lost:
            version = await self.storage.version(match)
            if version is None or version > live.version:
                live.lost = True
        return await self.open(match)

    def outdate(self, match: str, version: int) -> bool:
        """Another server has written that version, or has deleted the match if it is negative. Is it news here?"""
        if match in self.loading:
            self.heard[match] = version
        live = self.cached.get(match)
        if live is None or live.lost:
            return True
        live.lost = version < 0 or version > live.version
        return live.lost

    def keep(self, live: LiveMatch) -> None:
        self.cached[live.id] = live
        self.cached.move_to_end(live.id)
        self.shrink()

    def shrink(self) -> None:
        """Give up what was not used for longest. The last one used stays, and so does one that is being edited."""
        size = sum(live.size for live in self.cached.values())
        for match in list(self.cached)[:-1]:
            if size <= self.budget:
                return
            if not self.cached[match].pending:
                size -= self.cached.pop(match).size

    def drop(self, match: str) -> None:
        live = self.cached.pop(match, None)
        if live is not None:
            live.lost = True

    async def _load(self, match: str) -> LiveMatch:
        try:
            before = self.cached.pop(match, None)
            restored = await self._restore(match)
            while self._is_overtaken(restored.live):
                restored = await self._restore(match)
            if before is not None:
                restored.live.follow(before.published)
            self.keep(restored.live)
        finally:
            del self.loading[match]
            self.heard.pop(match, None)
        if restored.upgraded:
            await self.upgraded(restored.live)
        return restored.live

    async def _restore(self, match: str) -> Restored:
        stored = await self.storage.load(match)
        if stored is None:
            raise no_match()
        return await self.background.run(restore, stored)

    def _is_overtaken(self, live: LiveMatch) -> bool:
        """Was something written after it was read? Watchers have been notified of it already."""
        version = self.heard.pop(live.id, live.version)
        return version < 0 or version > live.version
