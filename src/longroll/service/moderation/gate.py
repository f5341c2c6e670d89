"""The gate of moderation. Organisers and administrators read reports and the audit log, close reports, mute, and annul
results; people are suspended by administrators alone (`people/directory.py`)."""

from collections.abc import Iterable

from longroll.service.caller import Caller
from longroll.service.club.gate import ClubGate
from longroll.service.club.ports import Report
from longroll.service.errors import forbidden
from longroll.service.moderation.moderation import Moderation
from longroll.service.moderation.ports import AuditEntry
from longroll.service.seats import PERSON


class ModerationGate:
    def __init__(self, club: ClubGate, moderation: Moderation) -> None:
        self.club = club
        self.moderation = moderation

    def moderator(self) -> Caller:
        return self.club.caller.as_organiser()

    async def reports(self) -> list[Report]:
        self.moderator()
        return await self.club.club.relations.reports()

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        found = await self.club.club.directory.names([one.removeprefix(PERSON) for one in players if one])
        return {PERSON + person: name for person, name in found.items()}

    async def close_report(self, report: str, status: str, done: str) -> None:
        """Nobody closes a report about himself."""
        caller = self.moderator()
        found = await self.club.club.relations.find_report(report)
        if found is not None and found.person == caller.player:
            raise forbidden("moderation-own")
        await self.moderation.close_report(caller.player, report, status, done)

    async def mute(self, name: str, hours: float, reason: str, report: str) -> float:
        caller = self.moderator()
        player = await self.club.club.player_named(name)
        if player == caller.player:
            raise forbidden("moderation-own")
        return await self.moderation.mute(caller.player, player, hours, reason, report)

    async def annul(self, match: str, reason: str, report: str) -> None:
        """The match may be private: its moves are not shown by this. Nobody decides about his own result."""
        caller = self.moderator()
        published = await self.club.gate.service.look(match)
        if caller.own_seats(published.seats):
            raise forbidden("moderation-own")
        await self.moderation.annul(caller.player, match, reason, report)

    async def audit(self, before: str) -> list[AuditEntry]:
        self.moderator()
        return await self.moderation.audit(before)
