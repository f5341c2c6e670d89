"""A fair queue for the few places where computer players think.

A place goes to the match of the best rank (people first); among equals, to the one that was served longest ago. Matches
of the last rank, which nobody watches, never take the last free place, so that a person who comes need not wait.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

LAST_RANK: Final = 2


class FairQueue:
    """Used on the event loop only. `rank` says how urgent a match is now: 0 comes first."""

    def __init__(self, places: int, rank: Callable[[str], int]) -> None:
        self.places = places
        self.rank = rank
        self.taken: dict[str, int] = {}  # by match: the rank with which it got its place
        self.waiting: dict[str, asyncio.Future[None]] = {}
        self.served: dict[str, int] = {}
        self.turns = 0

    @asynccontextmanager
    async def place(self, match: str) -> AsyncIterator[None]:
        """Wait for a place and hold it. A match waits for one place at a time."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[match] = future
        self.dispatch()
        try:
            await future
            yield
        finally:
            self.waiting.pop(match, None)
            self.taken.pop(match, None)
            self.dispatch()

    def dispatch(self) -> None:
        """Give free places away; also called when the rank of a match may have become better."""
        while len(self.taken) < self.places and (match := self._next()):
            self.turns += 1
            self.served[match] = self.turns
            self.taken[match] = self.rank(match)
            self.waiting.pop(match).set_result(None)

    def would_wait(self, match: str) -> bool:
        """Would this match have to wait for a place now?"""
        return bool(self.waiting) or len(self.taken) >= self.places or not self._may_take(self.rank(match))

    def forget(self, match: str) -> None:
        self.served.pop(match, None)

    def _next(self) -> str:
        """The match that is served next; empty if none may be."""
        order = [(self.rank(match), self.served.get(match, 0), number) for number, match in enumerate(self.waiting)]
        if not order:
            return ""
        rank, _, number = min(order)
        return list(self.waiting)[number] if self._may_take(rank) else ""

    def _may_take(self, rank: int) -> bool:
        unwatched = sum(taken == LAST_RANK for taken in self.taken.values())
        return rank != LAST_RANK or unwatched < max(1, self.places - 1)
