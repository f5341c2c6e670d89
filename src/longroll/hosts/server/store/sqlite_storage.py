"""The storage of one server: a SQLite file."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Final

from longroll.hosts.server.store.engine import SQLITE, connect_file
from longroll.hosts.server.store.failures import explain
from longroll.hosts.server.store.reader import MatchReader
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.statements import Statement, compile_all
from longroll.hosts.server.store.writes import first_write, other_writes
from longroll.service.changes import Change

PATIENCE: Final = 5.0  # seconds that a writer waits for another program
PAUSE: Final = 0.001
QUICK: Final = 0.002  # seconds that a commit may hold up the event loop


class SqliteStorage(MatchReader):
    """Changes are written on the event loop, which takes microseconds. So is the commit while the disk is quick, since
    handing it to a thread and back costs more processor time; on a slow disk it has a thread of its own."""

    def __init__(self, file: Path, records: Records) -> None:
        super().__init__(records)
        self.file = file
        self.identity = identify(file)
        self.sql = compile_all(SQLITE)
        self.disk = ThreadPoolExecutor(1, "commit")
        self.versions = connect_file(file)
        self.writer: sqlite3.Connection | None = None
        self.usual = 0.0  # seconds that a commit takes, on average

    async def stop(self) -> None:
        self.disk.shutdown()
        self._drop_writer()
        self.versions.close()

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        try:
            connection = await self._begin()
            applied = [self._apply(connection, change) for change in batch]
            if any(applied):
                self.check()
                await self._commit(connection)
            else:
                connection.execute("ROLLBACK")
        except (sqlite3.Error, OSError) as error:
            self._drop_writer()
            raise explain(error) from error
        except BaseException:
            self._drop_writer()
            raise
        return applied

    async def version(self, match: str) -> int | None:
        """On the event loop: it is one look at one row, and nobody waits for a thread."""
        try:
            row = self.versions.execute(self.sql[Statement.FIND_VERSION], (match,)).fetchone()
        except sqlite3.Error as error:
            raise explain(error) from error
        return None if row is None else int(row[0])

    async def lease(self, match: str, holder: str, seconds: float) -> bool:
        """The only server of the file has every turn."""
        del match, holder, seconds
        return True

    def connect_writer(self) -> sqlite3.Connection:
        """A connection for writing. It does not wait for a lock: `_begin` does, without holding up the event loop."""
        connection = connect_file(self.file)
        connection.execute("PRAGMA busy_timeout=0")
        return connection

    def check(self) -> None:
        """Refuse to write to a file that is no longer there: what is written would be lost when the program ends."""
        if identify(self.file) != self.identity:
            raise sqlite3.OperationalError("the database file was removed or replaced")

    def _apply(self, connection: sqlite3.Connection, change: Change) -> bool:
        """False if the match is gone or has moved on."""
        statement, row = first_write(change)
        if connection.execute(self.sql[statement], row).rowcount != 1:
            return False
        for statement, row in other_writes(change):
            connection.execute(self.sql[statement], row)
        return True

    async def _begin(self) -> sqlite3.Connection:
        """A connection that holds the write lock; another program that holds it is waited for."""
        if self.writer is None:
            self.check()
            self.writer = self.connect_writer()
        for _ in range(int(PATIENCE / PAUSE)):
            try:
                self.writer.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    raise
            else:
                return self.writer
            await asyncio.sleep(PAUSE)
        self.writer.execute("BEGIN IMMEDIATE")
        return self.writer

    async def _commit(self, connection: sqlite3.Connection) -> None:
        if self.usual < QUICK:
            lasted = commit(connection)
        else:
            lasted = await asyncio.get_running_loop().run_in_executor(self.disk, commit, connection)
        self.usual += (lasted - self.usual) / 8

    def _drop_writer(self) -> None:
        """Close the connection with whatever it has begun: after a failed commit the transaction is still open."""
        if self.writer is not None:
            self.writer.close()
        self.writer = None


def commit(connection: sqlite3.Connection) -> float:
    """How many seconds it took."""
    start = perf_counter()
    connection.execute("COMMIT")
    return perf_counter() - start


def identify(file: Path) -> tuple[int, int] | None:
    """Which file it is, whatever its name; none if there is none."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
