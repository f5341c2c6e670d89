"""Storage for everything but the hot path: plain functions over a connection, in threads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import random
from time import sleep
from typing import Final, TypeVar

import sqlalchemy
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from longroll.hosts.server.store.engine import POSTGRESQL, READ_ONLY
from longroll.hosts.server.store.failures import explain, failure

T = TypeVar("T")
THREADS: Final = 4
TRIES: Final = 9
PAUSE: Final = 0.02  # seconds at most after the first conflict; twice as long after each further one
CONFLICTS: Final = ("40001", "40P01")  # a serialization failure, a deadlock


class Records:
    """Runs functions over a connection. A function may be called again: after a serialization failure nothing that it
    did has happened. A violated constraint is raised as SQLAlchemy's `IntegrityError`; any other failure is a
    `ServiceError`."""

    def __init__(self, engine: sqlalchemy.Engine) -> None:
        self.engine = engine
        self.reading = engine.execution_options(**{READ_ONLY: True})
        is_shared = engine.dialect.name == POSTGRESQL
        self.locking = engine.execution_options(isolation_level="READ COMMITTED") if is_shared else engine
        self.threads = ThreadPoolExecutor(THREADS, "records")
        self.writers = self.threads if is_shared else ThreadPoolExecutor(1, "writer")  # SQLite has one at a time

    async def read(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Run `work` in a thread, in one transaction that cannot write."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, run, self.reading, work)

    async def write(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Run `work` in a thread, in one transaction. When this returns it is durable."""
        return await asyncio.get_running_loop().run_in_executor(self.writers, run, self.engine, work)

    async def write_rows(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """The same for work that relies only on keys, and on rows that it has locked itself. It does not fail because
        somebody else writes at the same time, and is repeated only after a deadlock."""
        return await asyncio.get_running_loop().run_in_executor(self.writers, run, self.locking, work)

    def close(self) -> None:
        for threads in (self.threads, self.writers):
            threads.shutdown(cancel_futures=True)
        self.engine.dispose()


def run(engine: sqlalchemy.Engine, work: Callable[[sqlalchemy.Connection], T]) -> T:
    """Run `work` in this thread."""
    try:
        for number in range(TRIES - 1):
            try:
                return run_once(engine, work)
            except DBAPIError as error:
                if not is_conflict(error):
                    raise
            sleep(PAUSE * 2**number * random())
        return run_once(engine, work)
    except (OperationalError, InterfaceError, InternalError) as error:
        raise explain(error) from error
    except PoolTimeoutError as error:
        raise failure("busy") from error


def run_once(engine: sqlalchemy.Engine, work: Callable[[sqlalchemy.Connection], T]) -> T:
    with engine.connect() as connection, connection.begin():
        return work(connection)


def is_conflict(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) in CONFLICTS
