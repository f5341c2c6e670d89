"""The jobs of the only server of a SQLite file: a table, and a task that carries out what is due."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, NamedTuple

import sqlalchemy
from sqlalchemy import delete, insert, select, update

from longroll.hosts.server.jobs.backlog import Backlog
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.jobs import jobs
from longroll.service.errors import ServiceError
from longroll.service.jobs import Job, Work, next_try
from longroll.service.ports import Clock

AT_ONCE: Final = 4
LONGEST_PAUSE: Final = 60.0  # the clock of the machine may be set
SHORTEST_PAUSE: Final = 1.0  # after the database has failed
PATIENCE: Final = 3.0  # seconds to wait for jobs when the server ends
logger = logging.getLogger(__name__)


class Row(NamedTuple):
    job: Job
    failures: int
    token: str


class TableJobs:
    """A job stays in its row until it is done, so that it is done again if the server ends in the middle. A job of the
    same kind and key that is added meanwhile takes the row, with another token."""

    def __init__(self, records: Records, clock: Clock) -> None:
        self.records = records
        self.clock = clock
        self.works: dict[str, Work] = {}
        self.running: set[str] = set()  # tokens
        self.added = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def add(self, job: Job) -> None:
        running = list(self.running)
        await self.records.write(lambda connection: add(connection, job, running))
        self.added.set()

    def handle(self, kind: str, work: Work) -> None:
        self.works[kind] = work

    async def backlog(self) -> Backlog:
        now = self.clock.now()
        due = await self.records.read(lambda connection: count(connection, jobs.c.due <= now))
        return Backlog(due, await self.records.read(lambda connection: count(connection, jobs.c.due > now)))

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop. Running jobs may finish, but not for long; otherwise they are done again after the next start."""
        if self.task is None:
            return
        with suppress(TimeoutError, asyncio.CancelledError):
            async with asyncio.timeout(PATIENCE):
                while self.running:
                    await asyncio.sleep(0.01)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def _run(self) -> None:
        while True:
            self.added.clear()
            try:
                pause = await self._run_due()
            except* ServiceError as error:
                logger.warning("jobs could not be carried out: %s", error)
                pause = SHORTEST_PAUSE
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.added.wait()

    async def _run_due(self) -> float:
        """Seconds until the next one is due."""
        kinds = list(self.works)
        while True:
            rows = await self.records.read(lambda connection: find_next(connection, kinds))
            due = [row for row in rows if row.job.due <= self.clock.now()]
            if not due:
                return min(max(0.0, rows[0].job.due - self.clock.now()), LONGEST_PAUSE) if rows else LONGEST_PAUSE
            async with asyncio.TaskGroup() as group:
                for row in due:
                    group.create_task(self._carry_out(row))

    async def _carry_out(self, row: Row) -> None:
        job, failures, token = row
        self.running.add(token)
        try:
            await self.works[job.kind](job.key, job.data)
        except Exception as error:
            later = next_try(job, failures + 1, error, self.clock.now())
            await self.records.write(lambda connection: put_off(connection, later, failures + 1, token))
        else:
            await self.records.write(lambda connection: put_off(connection, None, 0, token))
        finally:
            self.running.discard(token)


def add(connection: sqlalchemy.Connection, job: Job, running: Sequence[str]) -> None:
    here = (jobs.c.kind == job.kind) & (jobs.c.key == job.key)
    replaced = here & ((jobs.c.due > job.due) | jobs.c.token.in_(running))
    connection.execute(delete(jobs).where(replaced))
    if connection.execute(select(jobs.c.token).where(here)).one_or_none() is None:
        connection.execute(insert(jobs).values(**job._asdict(), failures=0, token=token_hex(8)))


def find_next(connection: sqlalchemy.Connection, kinds: Sequence[str]) -> list[Row]:
    query = select(jobs).where(jobs.c.kind.in_(kinds)).order_by(jobs.c.due).limit(AT_ONCE)
    return [read_row(row) for row in connection.execute(query)]


def count(connection: sqlalchemy.Connection, which: sqlalchemy.ColumnElement[bool]) -> int:
    return connection.execute(select(sqlalchemy.func.count()).select_from(jobs).where(which)).scalar_one()


def read_row(row: Any) -> Row:
    return Row(Job(row.kind, row.key, row.data, row.due), row.failures, row.token)


def put_off(connection: sqlalchemy.Connection, later: Job | None, failures: int, token: str) -> None:
    """Finish a job that is done or given up, or put it off, unless another has taken its row."""
    here = jobs.c.token == token
    if later is None:
        connection.execute(delete(jobs).where(here))
    else:
        connection.execute(update(jobs).where(here).values(due=later.due, failures=failures))
