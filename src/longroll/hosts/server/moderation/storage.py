"""Moderation over `Records`: what is done and its entry in the log are one transaction."""

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.club import reports
from longroll.hosts.server.store.tables.moderation import audit, mutes
from longroll.hosts.server.store.tables.ratings import annulments
from longroll.hosts.server.store.tables.results import finished
from longroll.service.club.ports import OPEN_REPORT
from longroll.service.moderation.ports import Annulment, AuditEntry


class SqlModeration:
    def __init__(self, records: Records) -> None:
        self.records = records

    async def log(self, entry: AuditEntry) -> None:
        await self.records.write(lambda connection: add(connection, entry))

    async def mute(self, entry: AuditEntry, until: float) -> None:
        await self.records.write(lambda connection: mute(connection, entry, until))

    async def muted_until(self, player: str) -> float:
        query = select(mutes.c.until).where(mutes.c.player == player)
        return await self.records.read(lambda connection: connection.execute(query).scalar_one_or_none() or 0.0)

    async def annul(self, entry: AuditEntry) -> bool:
        try:
            return await self.records.write(lambda connection: annul(connection, entry))
        except IntegrityError:  # it is annulled already
            return False

    async def annulment(self, match: str) -> Annulment | None:
        query = select(annulments).where(annulments.c.match == match)
        row = await self.records.read(lambda connection: connection.execute(query).first())
        return None if row is None else Annulment(*row)

    async def annulled_since(self, at: float) -> list[str]:
        query = select(annulments.c.match).where(annulments.c.at >= at).order_by(annulments.c.at)
        return await self.records.read(lambda connection: list(connection.execute(query).scalars()))

    async def close_report(self, entry: AuditEntry, status: str) -> bool:
        return await self.records.write(lambda connection: close_report(connection, entry, status))

    async def audit(self, before: str, limit: int) -> list[AuditEntry]:
        query = select(audit).order_by(audit.c.id.desc()).limit(limit)
        if before:
            query = query.where(audit.c.id < before)
        return await self.records.read(lambda connection: [AuditEntry(*row) for row in connection.execute(query)])


def add(connection: Connection, entry: AuditEntry) -> None:
    connection.execute(insert(audit).values(entry._asdict()))


def mute(connection: Connection, entry: AuditEntry, until: float) -> None:
    connection.execute(delete(mutes).where(mutes.c.player == entry.person))
    if until:
        connection.execute(insert(mutes).values(player=entry.person, until=until))
    add(connection, entry)


def annul(connection: Connection, entry: AuditEntry) -> bool:
    if connection.execute(select(finished.c.match).where(finished.c.match == entry.match)).first() is None:
        return False
    connection.execute(insert(annulments).values(Annulment.of(entry)._asdict()))
    add(connection, entry)
    return True


def close_report(connection: Connection, entry: AuditEntry, status: str) -> bool:
    found = update(reports).where(reports.c.id == entry.report, reports.c.status == OPEN_REPORT)
    closed = found.values(status=status, handler=entry.actor, handled=entry.at, done=entry.detail)
    if connection.execute(closed).rowcount != 1:
        return False
    add(connection, entry)
    return True
