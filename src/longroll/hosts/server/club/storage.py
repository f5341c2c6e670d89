"""The storage of the club, over `Records`."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from longroll.hosts.server.club import challenge_rows, person_rows
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.club import blocks, messages, notes, reports, vacations
from longroll.service.clocks import Away
from longroll.service.club.challenge import Challenge
from longroll.service.club.ports import OPEN_REPORT, Message, Report
from longroll.service.errors import no_match

BLOCKED_BY: Final = select(blocks.c.player).where(blocks.c.other == bindparam("by"))


class SqlClub:
    def __init__(self, records: Records) -> None:
        self.records = records

    # --- challenges

    async def add_challenge(self, challenge: Challenge, most: int) -> bool:
        return await self.records.write_rows(lambda connection: challenge_rows.add(connection, challenge, most))

    async def challenge(self, challenge: str) -> Challenge | None:
        return await self.records.read(lambda connection: challenge_rows.find(connection, challenge))

    async def find_challenges(self, challenges: Collection[str]) -> list[Challenge]:
        return await self.records.read(lambda connection: challenge_rows.find_all(connection, challenges))

    async def change_challenge(self, challenge: str, change: Callable[[Challenge], Challenge]) -> Challenge | None:
        return await self.records.write_rows(lambda connection: challenge_rows.change(connection, challenge, change))

    async def find_invitation(self, token_hash: str) -> str:
        return await self.records.read(lambda connection: challenge_rows.find_invitation(connection, token_hash))

    async def challenges(self, player: str, limit: int) -> list[Challenge]:
        return await self.records.read(lambda connection: challenge_rows.find_active(connection, player, limit))

    async def expired_challenges(self, now: float, limit: int) -> list[Challenge]:
        return await self.records.read(lambda connection: challenge_rows.find_expired(connection, now, limit))

    # --- matches

    async def add_message(self, message: Message) -> None:
        try:
            await self.records.write(lambda connection: connection.execute(insert(messages).values(message._asdict())))
        except IntegrityError:
            raise no_match() from None

    async def messages(self, match: str, rooms: Collection[str], after: str, limit: int) -> list[Message]:
        here = (messages.c.match == match) & messages.c.room.in_(list(rooms)) & (messages.c.id > after)
        query = select(messages).where(here).order_by(messages.c.id.desc()).limit(limit)
        rows = await self.records.read(lambda connection: connection.execute(query).mappings().all())
        return [Message(**row) for row in reversed(rows)]

    async def note(self, match: str, player: str) -> str:
        query = select(notes.c.text).where(notes.c.match == match, notes.c.player == player)
        return await self.records.read(lambda connection: connection.execute(query).scalar_one_or_none() or "")

    async def set_note(self, match: str, player: str, text: str, now: float) -> None:
        try:
            await self.records.write(lambda connection: person_rows.set_note(connection, match, player, text, now))
        except IntegrityError:
            raise no_match() from None

    # --- people

    async def set_block(self, player: str, other: str, blocked: bool) -> None:
        with suppress(IntegrityError):  # two requests at the same time
            await self.records.write(lambda connection: person_rows.set_block(connection, player, other, blocked))

    async def blocks(self, player: str) -> set[str]:
        query = select(blocks.c.other).where(blocks.c.player == player)
        return await self.records.read(lambda connection: set(connection.execute(query).scalars()))

    async def blocked_by(self, player: str) -> set[str]:
        return await self.records.read(lambda connection: set(connection.execute(BLOCKED_BY, {"by": player}).scalars()))

    async def add_report(self, report: Report) -> None:
        await self.records.write(lambda connection: connection.execute(insert(reports).values(report._asdict())))

    async def reports(self, limit: int) -> list[Report]:
        is_open = reports.c.status == OPEN_REPORT
        query = select(reports).order_by(is_open.desc(), reports.c.id.desc()).limit(limit)
        rows = await self.records.read(lambda connection: connection.execute(query).mappings().all())
        return [Report(**row) for row in rows]

    async def count_open_reports(self, reporter: str) -> int:
        query = select(func.count()).where(reports.c.reporter == reporter, reports.c.status == OPEN_REPORT)
        return await self.records.read(lambda connection: connection.execute(query).scalar_one())

    async def find_report(self, report: str) -> Report | None:
        query = select(reports).where(reports.c.id == report)
        row = await self.records.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else Report(**row)

    async def vacations(self, player: str) -> list[Away]:
        query = select(vacations.c.start, vacations.c.until).where(vacations.c.player == player)
        ordered = query.order_by(vacations.c.start)
        rows = await self.records.read(lambda connection: connection.execute(ordered).all())
        return [Away(start, until) for start, until in rows]

    async def set_vacations(self, player: str, vacations: Sequence[Away]) -> None:
        await self.records.write(lambda connection: person_rows.set_vacations(connection, player, vacations))

    async def players_away(self, now: float) -> dict[str, Away]:
        query = select(vacations).where(vacations.c.until > now)
        rows = await self.records.read(lambda connection: connection.execute(query).all())
        return {player: Away(start, until) for player, start, until in rows}

    async def export(self, player: str) -> dict[str, object]:
        return await self.records.read(lambda connection: person_rows.export(connection, player))

    async def forget(self, player: str) -> None:
        def forget(connection: Connection) -> None:
            person_rows.forget(connection, player)
            challenge_rows.forget(connection, player)

        await self.records.write(forget)
