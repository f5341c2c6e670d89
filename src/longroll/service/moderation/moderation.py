"""What moderators do. Everything is logged."""

from collections.abc import Awaitable, Callable
from typing import Final

from longroll.service.club.ids import time_id
from longroll.service.errors import ServiceError, forbidden, malformed, missing
from longroll.service.moderation.ports import (
    ANNUL,
    MUTE,
    REPORT,
    STATUSES,
    UNMUTE,
    AuditEntry,
    ModerationStorage,
)
from longroll.service.ports import Clock

LONGEST: Final = 1000
HOUR: Final = 3600.0
MOST_HOURS: Final = 24 * 366
LISTED: Final = 100


class Moderation:
    """`annulled` are called with a match whose result has just been annulled; what counts results looks there for
    it. They may be called again after a crash."""

    def __init__(self, storage: ModerationStorage, clock: Clock) -> None:
        self.storage = storage
        self.clock = clock
        self.annulled: list[Callable[[str], Awaitable[None]]] = []

    def entry(self, actor: str, action: str, **about: str) -> AuditEntry:
        now = self.clock.now()
        return AuditEntry(time_id(now), now, actor, action, **about)

    async def log(self, actor: str, action: str, **about: str) -> None:
        await self.storage.log(self.entry(actor, action, **about))

    async def mute(self, actor: str, player: str, hours: float, reason: str, report: str = "") -> float:
        """Let somebody read chat and not write there, for so many hours; 0 ends it."""
        check_reason(reason)
        if not 0 <= hours <= MOST_HOURS:
            raise malformed("moderation-hours", most=str(MOST_HOURS))
        until = self.clock.now() + hours * HOUR if hours else 0.0
        detail = f"{hours:g} h: {reason}" if hours else reason
        entry = self.entry(actor, MUTE if hours else UNMUTE, person=player, report=report, detail=detail)
        await self.storage.mute(entry, until)
        return until

    async def check_may_write(self, player: str) -> None:
        if await self.storage.muted_until(player) > self.clock.now():
            raise forbidden("moderation-muted")

    async def annul(self, actor: str, match: str, reason: str, report: str = "") -> None:
        """A result that counts in no rating, no record and no tournament."""
        check_reason(reason)
        entry = self.entry(actor, ANNUL, match=match, report=report, detail=reason)
        if not await self.storage.annul(entry):
            raise ServiceError("offer", "moderation-no-result")
        for tell in self.annulled:
            await tell(match)

    async def close_report(self, actor: str, report: str, status: str, done: str) -> None:
        check_reason(done)
        if status not in STATUSES:
            raise malformed("moderation-status")
        if not await self.storage.close_report(self.entry(actor, REPORT, report=report, detail=done), status):
            raise missing("moderation-no-report")

    async def audit(self, before: str = "") -> list[AuditEntry]:
        return await self.storage.audit(before, LISTED)


def check_reason(text: str) -> None:
    if not text.strip() or len(text) > LONGEST:
        raise malformed("club-text", limit=str(LONGEST))
