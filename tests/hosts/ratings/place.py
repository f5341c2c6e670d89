"""A storage of ratings, and a way for finished matches into it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, insert

from longroll.hosts.memory.club import MemoryClubStorage
from longroll.hosts.memory.moderation import MemoryModeration
from longroll.hosts.memory.ratings import MemoryRatings
from longroll.hosts.memory.storage import MemoryStorage
from longroll.hosts.server.moderation.storage import SqlModeration
from longroll.hosts.server.ratings.storage import SqlRatings
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.matches import headers
from longroll.hosts.server.store.tables.results import finished as finished_table
from longroll.hosts.server.store.tables.results import finished_seats
from longroll.service.finished import FinishedMatch
from longroll.service.moderation.ports import ANNUL, AuditEntry, ModerationStorage
from longroll.service.ratings.counting import count_matches, strike_annulled, verify
from longroll.service.ratings.ports import RatingBook, RatingStorage
from longroll.service.ratings.steps import Step
from tests.hosts.store.test_records import HEADER


class Place:
    """In memory, or over records."""

    def __init__(self, records: Records | None) -> None:
        self.records = records
        self.memory = MemoryStorage()
        self.storage: RatingStorage = MemoryRatings(self.memory)
        self.moderation: ModerationStorage = MemoryModeration(MemoryClubStorage(), self.memory)
        if records is not None:
            self.storage, self.moderation = SqlRatings(records), SqlModeration(records)

    def finish(self, *matches: FinishedMatch) -> None:
        self.memory.finished |= {match.match: match for match in matches}
        if self.records is not None:
            asyncio.run(self.records.write(lambda connection: write(connection, matches)))

    def count(self, since: float = 0.0) -> int:
        return len(asyncio.run(self.storage.write(lambda book: count_matches(book, since))))

    def annul(self, match: str) -> None:
        asyncio.run(self.moderation.annul(AuditEntry(match, 0.0, "@olga", ANNUL, match=match, detail="cheated")))
        asyncio.run(self.storage.write(strike_annulled))

    def read(self, work: Callable[[RatingBook], Any]) -> Any:
        return asyncio.run(self.storage.read(work))

    def close(self) -> None:
        if self.records is not None:
            self.records.close()

    @property
    def steps(self) -> list[Step]:
        found: list[Step] = self.read(lambda book: book.all_steps())
        return sorted(found)

    def verify(self) -> tuple[int, int]:
        found: tuple[int, int] = self.read(verify)
        return found


def write(connection: Connection, matches: Sequence[FinishedMatch]) -> None:
    for match in matches:
        row = {**match._asdict(), "options": "{}"}
        seats = row.pop("seats")
        connection.execute(insert(headers).values({**HEADER, "id": match.match}))
        connection.execute(insert(finished_table).values(row))
        connection.execute(insert(finished_seats), [{"match": match.match, **seat._asdict()} for seat in seats])
