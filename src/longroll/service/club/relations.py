"""Blocks and reports: who wants nothing to do with whom, and whose conduct needs a look."""

from collections.abc import Collection, Iterable
from typing import Final

from longroll.service.club.ids import time_id
from longroll.service.club.ports import ClubStorage, Report
from longroll.service.club.rates import Rates
from longroll.service.errors import ServiceError, forbidden, malformed
from longroll.service.ports import Clock

LONGEST_REPORT: Final = 2000
LISTED: Final = 200
EVERY: Final = 60.0  # seconds from one report to the next
AT_ONCE: Final = 5
MOST_OPEN: Final = 20  # open reports of one person; more would hide those of others


class Relations:
    def __init__(self, storage: ClubStorage, clock: Clock) -> None:
        self.storage = storage
        self.clock = clock
        self.rates = Rates(clock, 1 / EVERY, AT_ONCE)

    async def set_block(self, player: str, other: str, blocked: bool) -> None:
        if player == other:
            raise malformed("club-yourself")
        await self.storage.set_block(player, other, blocked)

    async def blocks(self, player: str) -> set[str]:
        return await self.storage.blocks(player)

    async def apart(self, player: str) -> set[str]:
        """The players whom this player does not meet, because one of them has blocked the other."""
        return await self.storage.blocks(player) | await self.storage.blocked_by(player)

    async def blocked_by(self, player: str) -> set[str]:
        """The players who have blocked the player."""
        return await self.storage.blocked_by(player)

    async def check_welcome(self, player: str, people: Iterable[str]) -> None:
        check_welcome(await self.storage.blocked_by(player), people)

    async def report(self, reporter: str, person: str, match: str, text: str) -> None:
        if not text.strip() or len(text) > LONGEST_REPORT:
            raise malformed("club-text", limit=str(LONGEST_REPORT))
        if not self.rates.allows(reporter):
            raise ServiceError("too-many", "club-too-fast")
        if await self.storage.count_open_reports(reporter) >= MOST_OPEN:
            raise ServiceError("too-many", "club-too-many-reports", {"limit": str(MOST_OPEN)})
        now = self.clock.now()
        await self.storage.add_report(Report(time_id(now), reporter, person, match, text, now))

    async def find_report(self, report: str) -> Report | None:
        return await self.storage.find_report(report)

    async def reports(self) -> list[Report]:
        return await self.storage.reports(LISTED)


def check_welcome(blocked_by: Collection[str], people: Iterable[str]) -> None:
    """Check that nobody challenges, joins or writes to a person who has blocked him."""
    if set(blocked_by) & set(people):
        raise forbidden("club-blocked")
