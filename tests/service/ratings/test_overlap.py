"""How far back a server looks for matches that are not counted yet."""

import asyncio
import math

from longroll.hosts.memory.ratings import MemoryRatings
from longroll.service.ratings.ratings import OVERLAP, Ratings
from tests.service.club.helpers import ClubBench, run_club


class SlowRatings(Ratings):
    """Remembers how far back it has looked, and counts when it is let."""

    def __init__(self, bench: ClubBench) -> None:
        super().__init__(bench.service, MemoryRatings(bench.storage))
        self.looked: list[float] = []
        self.begun, self.free = asyncio.Event(), asyncio.Event()

    async def count(self, overlap: float = 0.0) -> int:
        self.looked.append(overlap)
        self.begun.set()
        await self.free.wait()
        return await super().count(overlap)


def test_all_matches_are_looked_at_once_after_the_start_also_if_others_end_meanwhile() -> None:
    async def scenario(bench: ClubBench) -> None:
        ratings = SlowRatings(bench)
        ratings.wake(everything=True)
        await ratings.begun.wait()
        ratings.wake()
        ratings.free.set()
        await ratings.settle()
        assert ratings.looked == [math.inf, OVERLAP]

    run_club(scenario)
