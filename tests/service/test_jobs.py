"""Jobs in memory: once for a kind and key, at their time, again after a failure. Other hosts keep the same rules."""

import asyncio

import pytest

from longroll.hosts.memory.jobs import MemoryJobs
from longroll.service.jobs import TRIES, Job, pause_after, repeat
from tests.service.helpers import FixedClock


class JobFixture:
    def __init__(self) -> None:
        self.clock = FixedClock()
        self.queue = MemoryJobs(self.clock)
        self.done: list[tuple[str, str]] = []
        self.failing = False
        self.queue.handle("mail", self.work)

    async def work(self, key: str, data: str) -> None:
        self.done.append((key, data))
        if self.failing:
            raise ValueError("no such server")

    def add(self, key: str, data: str, after: float) -> None:
        asyncio.run(self.queue.add(Job("mail", key, data, self.clock.time + after)))

    def run(self, after: float = 0.0) -> list[tuple[str, str]]:
        """What is done until so many seconds later."""
        self.clock.time += after
        self.done.clear()
        asyncio.run(self.queue.run_due())
        return self.done[:]


@pytest.fixture
def jobs() -> JobFixture:
    return JobFixture()


def test_jobs_are_done_once_when_they_are_due_the_earliest_first(jobs: JobFixture) -> None:
    jobs.add("late", "1", 20)
    jobs.add("early", "2", 10)
    assert jobs.run() == []
    assert jobs.run(20) == [("early", "2"), ("late", "1")]
    assert jobs.run(100) == []


def test_a_second_job_of_a_key_only_moves_the_first_one_forward(jobs: JobFixture) -> None:
    jobs.add("a", "first", 20)
    jobs.add("a", "later", 30)
    assert jobs.run(10) == []
    jobs.add("a", "earlier", 5)
    assert jobs.run(5) == [("a", "earlier")]
    assert jobs.run(100) == []


def test_a_kind_that_nobody_handles_waits(jobs: JobFixture) -> None:
    asyncio.run(jobs.queue.add(Job("push", "a", "1", 0)))
    assert jobs.run(100) == []
    jobs.queue.handle("push", jobs.work)
    assert jobs.run() == [("a", "1")]


def test_a_job_that_fails_is_tried_again_with_growing_pauses_then_dropped(
    jobs: JobFixture, caplog: pytest.LogCaptureFixture
) -> None:
    jobs.failing = True
    jobs.add("a", "1", 0)
    assert jobs.run() == [("a", "1")]
    for failures in range(1, TRIES):
        assert jobs.run(pause_after(failures) - 0.001) == []
        assert "given up" not in caplog.text
        assert jobs.run(0.001) == [("a", "1")]
    assert "job mail a was given up" in caplog.text
    assert jobs.run(10**6) == []


def test_a_job_that_fails_leaves_the_place_to_one_that_waits(jobs: JobFixture) -> None:
    async def add_another(key: str, _data: str) -> None:
        await jobs.queue.add(Job("mail", key, "2", jobs.clock.time + 5))
        jobs.queue.handle("mail", jobs.work)
        raise ValueError("no such server")

    jobs.queue.handle("mail", add_another)
    jobs.add("a", "1", 0)
    assert jobs.run() == []
    assert jobs.run(5) == [("a", "2")]
    assert jobs.run(100) == []


def test_what_is_repeated_goes_on_after_a_failure(jobs: JobFixture) -> None:
    times: list[float] = []

    async def work() -> None:
        times.append(jobs.clock.time)
        raise ValueError("not now")

    asyncio.run(repeat(jobs.queue, jobs.clock, "clean-up", 60, work))
    for _ in range(2 * TRIES):
        jobs.run(60)
    assert times == [1060.0 + 60 * number for number in range(2 * TRIES)]
