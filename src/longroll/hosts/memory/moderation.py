"""Moderation in lists."""

from longroll.hosts.memory.club import MemoryClubStorage
from longroll.hosts.memory.storage import MemoryStorage
from longroll.service.club.ports import OPEN_REPORT
from longroll.service.moderation.ports import Annulment, AuditEntry


class MemoryModeration:
    def __init__(self, club: MemoryClubStorage, matches: MemoryStorage) -> None:
        self.club = club
        self.matches = matches
        self.entries: list[AuditEntry] = []
        self.mutes: dict[str, float] = {}

    async def log(self, entry: AuditEntry) -> None:
        self.entries.append(entry)

    async def mute(self, entry: AuditEntry, until: float) -> None:
        self.mutes[entry.person] = until
        self.entries.append(entry)

    async def muted_until(self, player: str) -> float:
        return self.mutes.get(player, 0.0)

    async def annul(self, entry: AuditEntry) -> bool:
        if entry.match not in self.matches.finished or entry.match in self.matches.annulments:
            return False
        self.matches.annulments[entry.match] = Annulment.of(entry)
        self.entries.append(entry)
        return True

    async def annulment(self, match: str) -> Annulment | None:
        return self.matches.annulments.get(match)

    async def annulled_since(self, at: float) -> list[str]:
        return [one.match for one in self.matches.annulments.values() if one.at >= at]

    async def close_report(self, entry: AuditEntry, status: str) -> bool:
        for place, report in enumerate(self.club.reported):
            if report.id == entry.report and report.status == OPEN_REPORT:
                self.club.reported[place] = report._replace(
                    status=status, handler=entry.actor, handled=entry.at, done=entry.detail
                )
                self.entries.append(entry)
                return True
        return False

    async def audit(self, before: str, limit: int) -> list[AuditEntry]:
        found = [entry for entry in self.entries if not before or entry.id < before]
        return sorted(found, reverse=True)[:limit]
