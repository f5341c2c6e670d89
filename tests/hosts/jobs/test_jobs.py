"""Jobs on both kinds of database: once for a kind and key, at their time, again after a failure or a crash."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import time

import psycopg
import pytest
from procrastinate.exceptions import ConnectorException

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.server.jobs import queue_jobs, table_jobs
from longroll.hosts.server.jobs.opening import open_jobs
from longroll.hosts.server.jobs.queue_jobs import QueueJobs
from longroll.hosts.server.jobs.table_jobs import TableJobs
from longroll.hosts.server.store.engine import read_url
from longroll.hosts.server.store.records import Records
from longroll.service import jobs as port
from longroll.service.jobs import Job

AnyJobs = TableJobs | QueueJobs
LONG = 10_000.0
LONG_SILENT = "UPDATE procrastinate_workers SET last_heartbeat = now() - interval '1 hour' WHERE id = %(worker)s"


class JobFixture:
    """Records what is done; `work` may be replaced."""

    def __init__(self, jobs: AnyJobs) -> None:
        self.jobs = jobs
        self.done: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.work: Callable[[str, str], Awaitable[None]] = self.note
        jobs.handle("mail", self.do)

    async def do(self, key: str, data: str) -> None:
        await self.work(key, data)

    async def note(self, key: str, data: str) -> None:
        await self.done.put((key, data))

    async def add(self, key: str, data: str, after: float = 0.0) -> None:
        await self.jobs.add(Job("mail", key, data, time() + after))

    async def next(self) -> tuple[str, str]:
        return await asyncio.wait_for(self.done.get(), 30)


@asynccontextmanager
async def opened(url: str, records: Records) -> AsyncIterator[JobFixture]:
    async with open_jobs(url, records) as jobs:
        yield JobFixture(jobs)
        await jobs.stop()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_jobs, "POLL", 0.02)
    monkeypatch.setattr(table_jobs, "SHORTEST_PAUSE", 0.02)
    monkeypatch.setattr(port, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(port, "GROWTH", 1.5)


def test_a_job_that_is_due_is_done_once(database_url: str, records: Records) -> None:
    async def check() -> None:
        async with opened(database_url, records) as fixture:
            await fixture.add("a", "é 1")
            await fixture.add("later", "2", LONG)
            fixture.jobs.start()
            assert await fixture.next() == ("a", "é 1")
            await fixture.add("b", "3", 0.05)
            assert await fixture.next() == ("b", "3")
            await fixture.add("c", "4")
            assert await fixture.next() == ("c", "4")
            assert fixture.done.empty()

    asyncio.run(check())


def test_jobs_that_wait_are_counted(database_url: str, records: Records) -> None:
    async def check() -> None:
        async with opened(database_url, records) as fixture:
            assert await fixture.jobs.backlog() == (0, 0)
            await fixture.add("a", "1")
            await fixture.add("b", "2", LONG)
            await fixture.add("c", "3", LONG)
            assert await fixture.jobs.backlog() == (1, 2)

    asyncio.run(check())


def test_a_second_job_of_a_key_only_moves_the_first_one_forward(database_url: str, records: Records) -> None:
    async def check() -> None:
        async with opened(database_url, records) as fixture:
            await fixture.add("a", "first", LONG)
            await fixture.add("a", "later", 2 * LONG)
            fixture.jobs.start()
            await fixture.add("b", "done", 0)
            assert await fixture.next() == ("b", "done")
            await fixture.add("a", "now")
            assert await fixture.next() == ("a", "now")
            await fixture.add("b", "again")
            assert await fixture.next() == ("b", "again")
            assert fixture.done.empty()

    asyncio.run(check())


def test_jobs_survive_a_restart(database_url: str, records: Records) -> None:
    async def check() -> None:
        async with opened(database_url, records) as fixture:
            await fixture.add("a", "1")
        async with opened(database_url, records) as fixture:
            fixture.jobs.start()
            assert await fixture.next() == ("a", "1")

    asyncio.run(check())


def test_a_job_that_fails_is_tried_again_and_given_up(
    database_url: str, records: Records, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with opened(database_url, records) as fixture:

            async def fail(key: str, data: str) -> None:
                await fixture.note(key, data)
                if key == "bad":
                    raise ValueError("no such server")

            fixture.work = fail
            await fixture.add("bad", "1")
            fixture.jobs.start()
            for _ in range(port.TRIES):
                assert await fixture.next() == ("bad", "1")
            while "job mail bad was given up" not in caplog.text:
                await asyncio.sleep(0.005)
            await fixture.add("good", "2")
            assert await fixture.next() == ("good", "2")
            assert fixture.done.empty()

    asyncio.run(check())


def test_what_is_added_while_it_is_done_is_done_again(database_url: str, records: Records) -> None:
    async def check() -> None:
        async with opened(database_url, records) as fixture:

            async def add_another(key: str, data: str) -> None:
                await fixture.note(key, data)
                if data == "1":
                    await fixture.add(key, "2")
                    raise ValueError("no such server")  # the other one takes its place

            fixture.work = add_another
            await fixture.add("a", "1")
            fixture.jobs.start()
            assert await fixture.next() == ("a", "1")
            assert await fixture.next() == ("a", "2")
            await fixture.add("b", "3")
            assert await fixture.next() == ("b", "3")
            assert fixture.done.empty()

    asyncio.run(check())


def test_a_job_in_the_middle_of_which_the_server_ends_is_done_after_the_next_start(
    database_url: str, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue_jobs, "ENDING", 0.05)
    monkeypatch.setattr(table_jobs, "PATIENCE", 0.05)

    async def check() -> None:
        async with opened(database_url, records) as fixture:

            async def hang(key: str, data: str) -> None:
                await fixture.note(key, data)
                await asyncio.Event().wait()

            fixture.work = hang
            await fixture.add("a", "1")
            fixture.jobs.start()
            assert await fixture.next() == ("a", "1")
        async with opened(database_url, records) as fixture:
            fixture.jobs.start()
            assert await fixture.next() == ("a", "1")

    asyncio.run(check())


def test_an_end_that_comes_with_a_new_job_is_an_end(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever of the two is seen first: how often the loop turns in between makes the difference."""

    async def nothing_due(jobs: TableJobs) -> float:
        return LONG

    async def check(turns: int) -> None:
        jobs = TableJobs(records, SystemClock())
        jobs.start()
        assert jobs.task is not None
        await turn(5)
        jobs.added.set()
        await turn(turns)
        jobs.task.cancel()
        await asyncio.wait({jobs.task}, timeout=5)
        assert jobs.task.done(), turns

    async def turn(times: int) -> None:
        for _ in range(times):
            await asyncio.sleep(0)

    monkeypatch.setattr(TableJobs, "_run_due", nothing_due)
    for turns in range(5):
        asyncio.run(check(turns))


@asynccontextmanager
async def queue(url: str) -> AsyncIterator[JobFixture]:
    jobs = QueueJobs(read_url(url), SystemClock())
    await jobs.open()
    yield JobFixture(jobs)
    await jobs.stop()
    await jobs.close()


def test_jobs_of_a_server_that_was_killed_are_done_by_another(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue_jobs, "BEAT", 0.05)

    async def check() -> None:
        async with queue(postgresql_url) as fixture:
            jobs = fixture.jobs
            assert isinstance(jobs, QueueJobs)
            manager = jobs.app.job_manager
            gone = await manager.register_worker()
            for key in ("a", "b"):
                await fixture.add(key, "1")
                assert await manager.fetch_job(queues=["mail"], worker_id=gone) is not None
            await fixture.add("b", "2")  # it waits: the one that was begun is not done again
            await jobs.connector.execute_query_async(LONG_SILENT, worker=gone)
            jobs.start()
            assert sorted([await fixture.next(), await fixture.next()]) == [("a", "1"), ("b", "2")]
            while await jobs.connector.execute_query_all_async("SELECT id FROM procrastinate_jobs"):
                await asyncio.sleep(0.005)
            assert fixture.done.empty()

    asyncio.run(check())


def test_a_worker_that_fails_when_it_is_cancelled_ends(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Procrastinate may raise what went wrong instead of the cancelling."""

    async def check() -> None:
        began = asyncio.Event()

        async def work(**_: object) -> None:
            began.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                raise ConnectorException from psycopg.OperationalError("the connection was cancelled")

        jobs = QueueJobs(read_url(postgresql_url), SystemClock())
        monkeypatch.setattr(jobs.app, "run_worker_async", work)
        await jobs.open()
        jobs.start()
        await began.wait()
        await asyncio.wait_for(jobs.stop(), 30)
        await jobs.close()

    asyncio.run(check())


def test_of_two_servers_one_does_a_job(postgresql_url: str) -> None:
    async def check() -> None:
        async with queue(postgresql_url) as first, queue(postgresql_url) as second:
            second.done = first.done
            keys = [f"key {number}" for number in range(40)]
            await asyncio.gather(*(fixture.add(key, "") for key in keys for fixture in (first, second)))
            first.jobs.start()
            second.jobs.start()
            assert {(await first.next())[0] for _ in keys} == set(keys)
            assert first.done.empty()

    asyncio.run(check())
