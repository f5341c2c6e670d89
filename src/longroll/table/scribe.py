"""The scribe: the one who does all the writing.

Whatever waits is written in one transaction (a group commit), so that a slow disk costs every player one flush and
not one flush each. A change is judged, stored and acknowledged in that transaction: nobody is told of it, and no
reader sees it, before the commit. Changes are judged and written on the event loop, which takes microseconds. So is
the commit as long as the disk is quick, since handing it to a thread and back costs more processor time than it does;
on a slow disk it has a thread of its own.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from sqlite3 import Connection, Error, OperationalError
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from longroll.table.store import Store
from longroll.table.troubles import Trouble, unstored

MOST: Final = 64
PATIENCE: Final = 5.0  # seconds to wait for another program that is writing
PAUSE: Final = 0.01
QUICK: Final = 0.002  # seconds that a flush may hold up the event loop
logger = logging.getLogger(__name__)

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Change(Protocol[T_co]):
    """Something that shall be written."""

    def prepare(self) -> None:
        """Judge it and carry it out in memory. Whatever is raised here fails this change alone."""
        ...

    def write(self, connection: Connection) -> None:
        """Write it. A `Trouble` fails this change alone and must come before anything was written."""
        ...

    def done(self) -> T_co:
        """It is stored."""
        ...

    def spoil(self) -> None:
        """It was not stored: what `prepare` did in memory is void."""
        ...


Waiting = tuple[Change[Any], "asyncio.Future[Any]"]


class Scribe:
    """Used on the event loop only."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.disk = ThreadPoolExecutor(1, "scribe")
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.connection: Connection | None = None
        self.usual = 0.0  # seconds that a commit takes, of late

    async def write(self, change: Change[T]) -> T:
        """Carry out a change; raises `Trouble`, and has then changed nothing."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, future))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._run())
        return await future

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self.writing is not None:
            await self.writing
        self._close()
        self.disk.shutdown()

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                await self._write(batch)
            except Exception as error:  # whatever it is, the players are told and nothing is stored
                fail(batch, error)
                self._close()

    async def _write(self, batch: list[Waiting]) -> None:
        connection = await self._begin()
        stored = [one for one in batch if prepared(*one) and written(*one, connection)]
        if stored:
            self.store.check()
            await self._commit(connection)
        else:
            connection.execute("ROLLBACK")
        for change, future in stored:
            result = change.done()
            if not future.done():
                future.set_result(result)

    async def _begin(self) -> Connection:
        """A connection that holds the write lock; another program that holds it is waited for."""
        if self.connection is None:
            self.store.check()
            self.connection = self.store.connect()
        for _ in range(int(PATIENCE / PAUSE)):
            try:
                self.connection.execute("BEGIN IMMEDIATE")
            except OperationalError as error:
                if "locked" not in str(error):
                    raise
            else:
                return self.connection
            await asyncio.sleep(PAUSE)
        self.connection.execute("BEGIN IMMEDIATE")
        return self.connection

    async def _commit(self, connection: Connection) -> None:
        if self.usual < QUICK:
            lasted = commit(connection)
        else:
            lasted = await asyncio.get_running_loop().run_in_executor(self.disk, commit, connection)
        self.usual += (lasted - self.usual) / 8

    def _close(self) -> None:
        """Give the connection up with whatever it has begun: after a failed commit the transaction is still open."""
        if self.connection is not None:
            self.connection.close()
        self.connection = None


def commit(connection: Connection) -> float:
    """How many seconds it took."""
    start = perf_counter()
    connection.execute("COMMIT")
    return perf_counter() - start


def prepared(change: Change[Any], future: "asyncio.Future[Any]") -> bool:
    try:
        change.prepare()
    except Trouble as trouble:
        reject(future, trouble)
    except Exception as error:  # a fault of one game is not a fault of the others
        logger.error("a change failed", exc_info=error)
        change.spoil()
        reject(future, unstored(error))
    else:
        return True
    return False


def written(change: Change[Any], future: "asyncio.Future[Any]", connection: Connection) -> bool:
    try:
        change.write(connection)
    except Trouble as trouble:
        change.spoil()
        reject(future, trouble)
        return False
    return True


def fail(batch: list[Waiting], error: Exception) -> None:
    logger.error("nothing could be stored: %s", error, exc_info=None if isinstance(error, Error) else error)
    for change, future in batch:
        if not future.done() or future.cancelled():
            change.spoil()
            reject(future, unstored(error))


def reject(future: "asyncio.Future[Any]", trouble: Trouble) -> None:
    if not future.done():
        future.set_exception(trouble)
