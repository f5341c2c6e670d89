"""The storage of the server: one SQLite file."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Final, TypeVar

from longroll.hosts.common.codec import DecodeError, decode
from longroll.hosts.common.rows import HEADER_COLUMNS, HISTORY_COLUMNS, read_match, read_summary
from longroll.hosts.server.migrations import inspect, migrate
from longroll.hosts.server.statements import apply
from longroll.kernel.error import LongrollError
from longroll.service.changes import Change
from longroll.service.errors import ServiceError
from longroll.service.stored import Estimate, StoredAnalysis, StoredMatch, Summary

T = TypeVar("T")
logger = logging.getLogger(__name__)
BUSY: Final = 5000  # milliseconds that a reader waits for a lock
PATIENCE: Final = 5.0  # seconds that a writer waits for another program
PAUSE: Final = 0.01
QUICK: Final = 0.002  # seconds that a commit may hold up the event loop
READERS: Final = 4
FAILURES: Final = [
    ("disk is full", "disk-full"),
    ("readonly", "read-only"),
    ("locked", "busy"),
    ("removed or replaced", "gone"),
    ("malformed", "corrupt"),
    ("not a database", "corrupt"),
    ("", "storage"),
]
"""What a failure of SQLite means to a player, by words of its message."""

UNREADABLE: Final = (DecodeError, ValueError, TypeError)
"""What is raised when a row does not hold what it should."""

FIND: Final = f"SELECT {HEADER_COLUMNS}, version, updated, seats FROM headers JOIN states ON match = id WHERE id = ?"
FIND_HISTORY: Final = f"SELECT {HISTORY_COLUMNS} FROM history WHERE match = ? ORDER BY number"
FIND_CHECKPOINTS: Final = "SELECT number, position FROM checkpoints WHERE match = ? ORDER BY number"
FIND_VERSION: Final = "SELECT version FROM states WHERE match = ?"
FIND_ESTIMATES: Final = "SELECT number, seat, bot, chance FROM estimates WHERE match = ? ORDER BY number"
FIND_ANALYSIS: Final = "SELECT number, result FROM analyses WHERE match = ?"
LIST: Final = """SELECT id, name, title, rules, scenario, options, origin, parent, parent_action, created, seed_chosen,
        updated, seats, summary
    FROM states JOIN headers ON id = match WHERE lesson = '' ORDER BY updated DESC, match LIMIT ?"""


class Database:
    """Changes are written on the event loop, which takes microseconds. So is the commit while the disk is quick, since
    handing it to a thread and back costs more processor time; on a slow disk it has a thread of its own."""

    def __init__(self, file: Path) -> None:
        inspect(file)
        self.file = file
        prepare_file(file)
        self.identity = identify(file)
        self.disk = ThreadPoolExecutor(1, "commit")
        self.threads = ThreadPoolExecutor(READERS, "reader")
        self.readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            self.readers.put(connect(file))
        self.versions = connect(file)
        self.writer: sqlite3.Connection | None = None
        self.usual = 0.0  # seconds that a commit takes, on average

    def close(self) -> None:
        self.disk.shutdown()
        self.threads.shutdown(cancel_futures=True)
        self._drop_writer()
        self.versions.close()
        while not self.readers.empty():
            self.readers.get().close()

    # --- writing

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        try:
            connection = await self._begin()
            applied = [apply(connection, change) for change in batch]
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

    def connect_writer(self) -> sqlite3.Connection:
        """A connection for writing. It does not wait for a lock: `_begin` does, without holding up the event loop."""
        connection = connect(self.file)
        connection.execute("PRAGMA busy_timeout=0")
        return connection

    def check(self) -> None:
        """Refuse to write to a file that is no longer there: what is written would be lost when the program ends."""
        if identify(self.file) != self.identity:
            raise sqlite3.OperationalError("the database file was removed or replaced")

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

    # --- reading

    async def version(self, match: str) -> int | None:
        """On the event loop: it is one look at one row, and nobody waits for a thread."""
        try:
            row = self.versions.execute(FIND_VERSION, (match,)).fetchone()
        except sqlite3.Error as error:
            raise explain(error) from error
        return None if row is None else int(row[0])

    async def load(self, match: str) -> StoredMatch | None:
        return await self._read(lambda connection: find(connection, match))

    async def list_matches(self, limit: int) -> list[Summary]:
        return await self._read(lambda connection: newest(connection, limit))

    async def estimates(self, match: str) -> list[Estimate]:
        return await self._read(
            lambda connection: [Estimate(*row) for row in connection.execute(FIND_ESTIMATES, (match,))]
        )

    async def analysis(self, match: str) -> StoredAnalysis | None:
        return await self._read(lambda connection: find_analysis(connection, match))

    async def _read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._read_here, function)

    def _read_here(self, function: Callable[[sqlite3.Connection], T]) -> T:
        connection = self.readers.get()
        try:
            return function(connection)
        except (sqlite3.Error, *UNREADABLE) as error:
            raise explain(error) from error
        finally:
            self.readers.put(connection)


def find(connection: sqlite3.Connection, match: str) -> StoredMatch | None:
    """A match with all its rows, read in one transaction."""
    connection.execute("BEGIN")
    try:
        row = cursor(connection).execute(FIND, (match,)).fetchone()
        if row is None:
            return None
        history = connection.execute(FIND_HISTORY, (match,))
        checkpoints = connection.execute(FIND_CHECKPOINTS, (match,))
        return read_match(row, history, checkpoints)
    finally:
        connection.execute("ROLLBACK")


def find_analysis(connection: sqlite3.Connection, match: str) -> StoredAnalysis | None:
    """One that cannot be read is as good as none: it can be made again."""
    row = connection.execute(FIND_ANALYSIS, (match,)).fetchone()
    if row is None:
        return None
    try:
        decode(row[1])
    except UNREADABLE as error:
        logger.error("the analysis of match %s cannot be read: %s", match, error)
        return None
    return StoredAnalysis(*row)


def newest(connection: sqlite3.Connection, limit: int) -> list[Summary]:
    """One damaged row does not hide the others."""
    found = []
    for row in cursor(connection).execute(LIST, (limit,)):
        try:
            found.append(read_summary(row))
        except UNREADABLE as error:
            logger.error("match %s cannot be listed: %s", row["id"], error)
    return found


def cursor(connection: sqlite3.Connection) -> sqlite3.Cursor:
    """A cursor whose rows know the names of their columns."""
    made = connection.cursor()
    made.row_factory = sqlite3.Row
    return made


def commit(connection: sqlite3.Connection) -> float:
    """How many seconds it took."""
    start = perf_counter()
    connection.execute("COMMIT")
    return perf_counter() - start


def explain(error: Exception) -> ServiceError:
    code = next(code for words, code in FAILURES if words in str(error))
    if isinstance(error, UNREADABLE):
        code = "corrupt"
    return ServiceError(code, f"service-{code}")


def prepare_file(file: Path) -> None:
    """Make the tables, or bring them up to date."""
    try:
        with closing(connect(file, "rwc")) as connection:
            connection.execute("BEGIN IMMEDIATE")
            migrate(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise LongrollError(f"the database {str(file)!r} cannot be used: {error}") from None


def connect(file: Path, mode: str = "rw") -> sqlite3.Connection:
    address = f"{file.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, check_same_thread=False, isolation_level=None)
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def identify(file: Path) -> tuple[int, int] | None:
    """Which file it is, whatever its name; none if there is none."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
