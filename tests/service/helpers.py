"""What the tests of the service share."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from longroll.hosts.memory.host import InlineAnalyst, InlineBackground, InlineThinker, MemoryNotifier
from longroll.hosts.memory.orders import MemoryOrders
from longroll.hosts.memory.storage import MemoryStorage
from longroll.match import Match
from longroll.service import Service
from longroll.service.match_request import MatchRequest
from longroll.service.ports import Analyst, Thinker
from longroll.service.published import Published
from tests.games.american_civil_war.board import standard

T = TypeVar("T")
ARMIES = "maryland:9ui+1uc+1ul northern-virginia:8ci+1ca+1cl boston:1ui"
MARCH = ["from maryland", "to northern-virginia", "all", "end"]


class FixedClock:
    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time


class Bench:
    """A service in memory, with its parts at hand."""

    def __init__(
        self,
        thinker: Thinker | None = None,
        storage: MemoryStorage | None = None,
        analyst: Analyst | None = None,
        orders: MemoryOrders | None = None,
    ) -> None:
        self.storage = storage or MemoryStorage()
        self.clock = FixedClock()
        self.notifier = MemoryNotifier()
        self.orders = orders or MemoryOrders()
        workers = (thinker or InlineThinker(), InlineBackground(), analyst or InlineAnalyst())
        self.service = Service(self.storage, self.clock, self.notifier, *workers, self.orders)

    async def create(self, **more: Any) -> Published:
        return await self.service.create(MatchRequest(**{"title": "house-divided", "seed": "1861", **more}))

    async def deploy(self, *, entrench: bool = False) -> Published:
        """A match in which the Union is about to deploy in secret."""
        words = f"{ARMIES} entrench=on" if entrench else ARMIES
        match = Match.from_position("civil-war-standard", standard(words).position_text(), seed="1861")
        published = await self.service.import_journal(match.journal.dumps())
        for action in MARCH:
            published = await self.play(published, action)
        assert published.snapshot.hidden_by == "union"
        return published

    async def play(self, published: Published, *actions: str, **more: Any) -> Published:
        update = await self.service.act(published.id, actions, published.version, published.to_move, **more)
        return update.published

    async def undo(self, published: Published, to: int | None = None) -> Published:
        return (await self.service.undo(published.id, published.version, published.to_move, to=to)).published


def run(scenario: Callable[[Bench], Coroutine[Any, Any, T]]) -> T:
    """Run a test on an event loop of its own, with a service that is stopped afterwards."""

    async def main() -> T:
        bench = Bench()
        try:
            return await scenario(bench)
        finally:
            await bench.service.stop()

    return asyncio.run(main())


async def wait_until(happened: Callable[[], bool | Awaitable[bool]], turns: int = 100_000) -> None:
    """Let the event loop go on until something has happened."""
    for _ in range(turns):
        found = happened()
        if found if isinstance(found, bool) else await found:
            return
        await asyncio.sleep(0)
    raise AssertionError("it did not happen")
