"""The jobs of several servers, by Procrastinate on PostgreSQL. Every server has a worker; a job is carried out by one
of them."""

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Final

import sqlalchemy
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, UniqueViolation
from procrastinate.jobs import Status
from procrastinate.types import JSONDict
from psycopg_pool import AsyncNullConnectionPool

from longroll.hosts.server.jobs.backlog import Backlog
from longroll.hosts.server.store.engine import PATIENCE
from longroll.hosts.server.store.failures import explain
from longroll.hosts.server.store.line import OPTIONS, address_of
from longroll.service.errors import ServiceError
from longroll.service.jobs import Job, Work, next_try
from longroll.service.ports import Clock

logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # failures are reported here
AT_ONCE: Final = 4
POLL: Final = 2.0  # seconds after which a job that has become due is noticed
PAUSE: Final = 1.0  # seconds before a worker that has failed starts again
ENDING: Final = 3.0  # seconds to wait for jobs when the server ends
BEAT: Final = 10.0
SILENCE: Final = 30.0  # a server that was silent for so long is gone: others do its jobs
TRIES: Final = 3
MOVE_FORWARD: Final = """
UPDATE procrastinate_jobs
SET args = CASE WHEN scheduled_at > %(due)s THEN %(args)s ELSE args END, scheduled_at = least(scheduled_at, %(due)s)
WHERE queueing_lock = %(lock)s AND status = 'todo'
RETURNING id
"""
COUNT: Final = """
SELECT count(*) FILTER (WHERE coalesce(scheduled_at, now()) <= now()) AS due,
count(*) FILTER (WHERE scheduled_at > now()) AS later
FROM procrastinate_jobs WHERE status IN ('todo', 'doing')
"""
INSERT: Final = sqlalchemy.text("""
INSERT INTO procrastinate_jobs (queue_name, task_name, lock, queueing_lock, args, scheduled_at)
VALUES (:kind, :task, :lock, :lock, CAST(:args AS jsonb), :due)
""")
TASK: Final = "longroll"


class QueueJobs:
    """The kind of a job is its queue, so that a job waits for a server that can handle it."""

    def __init__(self, url: sqlalchemy.URL, clock: Clock) -> None:
        self.clock = clock
        self.works: dict[str, Work] = {}
        self.connector = PsycopgConnector(
            pool_factory=AsyncNullConnectionPool,  # a pool that keeps no connection has none to lose
            conninfo=address_of(url),
            max_size=AT_ONCE,
            timeout=PATIENCE,
            kwargs={"connect_timeout": PATIENCE, "options": OPTIONS},
        )
        self.app = App(connector=self.connector)
        self.defer = self.app.task(name=TASK, pass_context=False)(self._carry_out)
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    async def open(self) -> None:
        with explained():
            await self.app.open_async()

    async def close(self) -> None:
        await self.app.close_async()

    async def add(self, job: Job) -> None:
        await self._add(job, 0)

    def handle(self, kind: str, work: Work) -> None:
        self.works[kind] = work

    async def backlog(self) -> Backlog:
        with explained():
            return Backlog(**await self.connector.execute_query_one_async(COUNT))

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._rescue())]

    async def stop(self) -> None:
        """Stop the worker. What fails because it is cancelled is not started again."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _add(self, job: Job, failures: int) -> None:
        due, lock, args = time_of(job), lock_of(job), args_of(job, failures)
        configured = self.defer.configure(queue=job.kind, lock=lock, queueing_lock=lock, schedule_at=due)
        for _ in range(TRIES):  # one that waits may begin meanwhile
            with explained():
                try:
                    await configured.defer_async(**args)
                    return
                except AlreadyEnqueued:
                    if failures:
                        return
                moved = {"lock": lock, "due": due, "args": args}
                if await self.connector.execute_query_all_async(MOVE_FORWARD, **moved):
                    return
        raise ServiceError("busy", "service-busy")

    async def _carry_out(self, kind: str, key: str, data: str, failures: int) -> None:
        try:
            await self.works[kind](key, data)
        except asyncio.CancelledError:  # the server ends; another will do it
            await self._add(Job(kind, key, data, self.clock.now()), failures)
            raise
        except Exception as error:
            later = next_try(Job(kind, key, data, 0.0), failures + 1, error, self.clock.now())
            if later is not None:
                await self._add(later, failures + 1)

    async def _work(self) -> None:
        while not self.stopping:
            with suppress(ServiceError), explained():
                await self.app.run_worker_async(
                    queues=list(self.works),
                    concurrency=AT_ONCE,
                    fetch_job_polling_interval=POLL,
                    shutdown_graceful_timeout=ENDING,
                    update_heartbeat_interval=BEAT,
                    stalled_worker_timeout=SILENCE,
                    delete_jobs="always",
                    install_signal_handlers=False,
                )
            await asyncio.sleep(PAUSE)

    async def _rescue(self) -> None:
        while not self.stopping:
            with suppress(ServiceError), explained():
                await self.rescue()
            await asyncio.sleep(BEAT)

    async def rescue(self) -> None:
        """Let jobs wait again that were begun by a server that is gone."""
        manager = self.app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=SILENCE):
            with suppress(ConnectorException):  # another server was faster
                try:
                    await manager.retry_job(job)
                except UniqueViolation:  # one of its kind and key waits already
                    await manager.finish_job(job, Status.FAILED, delete_job=True)


@contextmanager
def explained() -> Iterator[None]:
    """Turn what PostgreSQL refuses into a `ServiceError`."""
    try:
        yield
    except ConnectorException as error:
        raise explain(error.__cause__ or error) from error


def insert_waiting(connection: sqlalchemy.Connection, waiting: Sequence[tuple[Job, int]]) -> None:
    """Insert jobs from elsewhere, each with its failures, in the transaction of the caller."""
    rows = [
        {
            "kind": job.kind,
            "task": TASK,
            "lock": lock_of(job),
            "args": json.dumps(args_of(job, failures)),
            "due": time_of(job),
        }
        for job, failures in waiting
    ]
    if rows:
        connection.execute(INSERT, rows)


def time_of(job: Job) -> datetime:
    return datetime.fromtimestamp(job.due, UTC)


def lock_of(job: Job) -> str:
    return f"{job.kind} {job.key}"


def args_of(job: Job, failures: int) -> JSONDict:
    return {"kind": job.kind, "key": job.key, "data": job.data, "failures": failures}
