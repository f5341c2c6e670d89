"""The storage of several servers: a PostgreSQL database."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import psycopg
import sqlalchemy
from sqlalchemy import Float, bindparam, func
from sqlalchemy.dialects.postgresql import insert

from longroll.hosts.server.store.engine import POSTGRESQL
from longroll.hosts.server.store.failures import explain
from longroll.hosts.server.store.line import Connection, Line
from longroll.hosts.server.store.reader import MatchReader
from longroll.hosts.server.store.records import CONFLICTS, Records
from longroll.hosts.server.store.statements import compile_all, compile_one, postgresql_dialect
from longroll.hosts.server.store.tables.matches import leases, states
from longroll.hosts.server.store.writes import Write, first_write, other_writes
from longroll.service.batcher import Batcher
from longroll.service.changes import (
    Append,
    Change,
    Create,
    Delete,
    KeepAnalysis,
    SetAgreement,
    SetSeats,
    Truncate,
    Upgrade,
)

TRIES: Final = 3
CHANNEL: Final = "matches"
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', %s)"
NOTIFY_ALL: Final = "SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said"
GONE: Final = -1  # in place of the version of a match that was deleted
Versions = dict[str, int]


class PostgresStorage(MatchReader):
    """A batch is one transaction. It first locks the rows of its matches, in the order of their ids, so that two
    servers never wait for each other. Then it knows which changes apply, and sends all of them at once."""

    def __init__(self, url: sqlalchemy.URL, records: Records) -> None:
        super().__init__(records)
        self.sql = compile_all(POSTGRESQL)
        self.writing = Line(url)
        self.asking = Line(url)
        self.looks: Batcher[str, int | None] = Batcher(self._look)

    async def stop(self) -> None:
        await self.writing.drop()
        await self.asking.drop()

    # --- writing

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        for number in range(1, TRIES + 1):
            sent = False
            try:
                async with self.writing.use() as connection:
                    versions = await lock_rows(connection, sorted(change.match for change in batch))
                    applied = [applies(change, versions) for change in batch]
                    sent = True
                    await self._write(connection, [one for one, is_due in zip(batch, applied, strict=True) if is_due])
                    return applied
            except psycopg.OperationalError as error:
                unwritten = error.sqlstate in CONFLICTS or not sent
                if number == TRIES or not unwritten:
                    raise explain(error) from error
            except psycopg.InternalError as error:
                raise explain(error) from error
        raise AssertionError("the last try returns or raises")

    async def _write(self, connection: Connection, changes: Sequence[Change]) -> None:
        if not changes:
            await connection.execute("ROLLBACK")
            return
        writes = [write for change in changes for write in writes_of(change)]
        writes.sort(key=itemgetter(0))
        async with connection.pipeline(), connection.cursor() as cursor:
            for statement, group in groupby(writes, itemgetter(0)):
                await cursor.executemany(self.sql[statement], [row for _, row in group])
            if news := " ".join(filter(None, map(announcement, changes))):
                await cursor.execute(NOTIFY, (news,))
            await cursor.execute("COMMIT")

    # --- asking

    async def version(self, match: str) -> int | None:
        """The versions of matches. Requests are batched; the answer is what is stored when the batch is sent."""
        return await self.looks.ask(match)

    async def _look(self, matches: Sequence[str]) -> list[int | None]:
        found = await self.versions(matches)
        return [found.get(match) for match in matches]

    async def versions(self, matches: Sequence[str]) -> Versions:
        """The versions of those of the matches that exist."""
        return dict(await self._ask(FIND_VERSIONS, list(matches)))

    async def lease(self, match: str, holder: str, seconds: float) -> bool:
        try:
            return await self._ask(LEASE, match, holder, seconds) != []
        except psycopg.IntegrityError:  # the match does not exist
            return False

    async def notify(self, channel: str, notices: Sequence[str]) -> None:
        """Notify the other servers. Notifications must differ from each other and be shorter than 8,000 bytes."""
        await self._ask(NOTIFY_ALL, channel, list(notices))

    async def _ask(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        """Run a query that may be repeated: if the connection was lost it is made again."""
        for number in range(1, TRIES + 1):
            try:
                async with self.asking.use() as connection:
                    return await (await connection.execute(query, given)).fetchall()
            except (psycopg.OperationalError, psycopg.InternalError) as error:
                if number == TRIES:
                    raise explain(error) from error
        raise AssertionError("the last try returns or raises")


async def lock_rows(connection: Connection, matches: Sequence[str]) -> Versions:
    async with connection.pipeline():
        await connection.execute("BEGIN")
        cursor = await connection.execute(LOCK, (matches,))
    return dict(await cursor.fetchall())


def applies(change: Change, versions: Versions) -> bool:
    match change:
        case Create():
            return change.match not in versions
        case Append() | Truncate() | SetSeats() | SetAgreement() | Upgrade():
            return versions.get(change.match) == change.expected_version
        case KeepAnalysis() | Delete():
            return change.match in versions


def writes_of(change: Change) -> list[Write]:
    return [first_write(change), *other_writes(change)]


def announcement(change: Change) -> str:
    """The notification to other servers: the match and its version. There is none if watchers see nothing new."""
    match change:
        case Append() | Truncate() | SetSeats() | SetAgreement():
            return f"{change.match}:{change.version}"
        case Delete():
            return f"{change.match}:{GONE}"
        case Create() | KeepAnalysis() | Upgrade():
            return ""


def compiled(element: sqlalchemy.sql.ClauseElement, given: str) -> str:
    return compile_one(postgresql_dialect(), element, given)


def write_lease() -> str:
    """The statement that takes or renews a lease, unless another server holds it. Its clock is that of the database,
    which all servers share."""
    now = sqlalchemy.extract("epoch", func.clock_timestamp())
    taken = insert(leases).values(
        match=bindparam("match"), holder=bindparam("holder"), expires=now + bindparam("seconds", type_=Float)
    )
    free = sqlalchemy.or_(leases.c.holder == taken.excluded.holder, leases.c.expires <= now)
    renewed = {"holder": taken.excluded.holder, "expires": taken.excluded.expires}
    held = taken.on_conflict_do_update(index_elements=["match"], set_=renewed, where=free).returning(leases.c.match)
    return compiled(held, "match holder seconds")


FOUND: Final = sqlalchemy.select(states.c.match, states.c.version).where(states.c.match == func.any(bindparam("among")))
FIND_VERSIONS: Final = compiled(FOUND, "among")
LOCK: Final = compiled(FOUND.order_by(states.c.match).with_for_update(), "among")
LEASE: Final = write_lease()
