"""Jobs in memory: once for a kind and key, at their time, again after a failure. Other hosts keep the same rules."""

import asyncio

import pytest

from longroll.hosts.memory.jobs import MemoryJobs
from longroll.service.jobs import TRIES, Job, pause_after, repeat
from tests.service.helpers import FixedClock


class Desk:
    def __init__(self) -> None:
        self.clock = FixedClock()
        self.jobs = MemoryJobs(self.clock)
        self.done: list[tuple[str, str]] = []
        self.failing = False
        self.jobs.handle("mail", self.work)

    async def work(self, key: str, data: str) -> None:
        self.done.append((key, data))
        if self.failing:
            raise ValueError("no such server")

    def add(self, key: str, data: str, after: float) -> None:
        asyncio.run(self.jobs.add(Job("mail", key, data, self.clock.time + after)))

    def run(self, after: float = 0.0) -> list[tuple[str, str]]:
        """What is done until so many seconds later."""
        self.clock.time += after
        self.done.clear()
        asyncio.run(self.jobs.run_due())
        return self.done[:]


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_jobs_are_done_once_when_they_are_due_the_earliest_first(desk: Desk) -> None:
    desk.add("late", "1", 20)
    desk.add("early", "2", 10)
    assert desk.run() == []
    assert desk.run(20) == [("early", "2"), ("late", "1")]
    assert desk.run(100) == []


def test_a_second_job_of_a_key_only_moves_the_first_one_forward(desk: Desk) -> None:
    desk.add("a", "first", 20)
    desk.add("a", "later", 30)
    assert desk.run(10) == []
    desk.add("a", "earlier", 5)
    assert desk.run(5) == [("a", "earlier")]
    assert desk.run(100) == []


def test_a_kind_that_nobody_handles_waits(desk: Desk) -> None:
    asyncio.run(desk.jobs.add(Job("push", "a", "1", 0)))
    assert desk.run(100) == []
    desk.jobs.handle("push", desk.work)
    assert desk.run() == [("a", "1")]


def test_a_job_that_fails_is_tried_again_with_growing_pauses_then_dropped(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.failing = True
    desk.add("a", "1", 0)
    assert desk.run() == [("a", "1")]
    for failures in range(1, TRIES):
        assert desk.run(pause_after(failures) - 0.001) == []
        assert "given up" not in caplog.text
        assert desk.run(0.001) == [("a", "1")]
    assert "job mail a was given up" in caplog.text
    assert desk.run(10**6) == []


def test_a_job_that_fails_leaves_the_place_to_one_that_waits(desk: Desk) -> None:
    async def add_another(key: str, _data: str) -> None:
        await desk.jobs.add(Job("mail", key, "2", desk.clock.time + 5))
        desk.jobs.handle("mail", desk.work)
        raise ValueError("no such server")

    desk.jobs.handle("mail", add_another)
    desk.add("a", "1", 0)
    assert desk.run() == []
    assert desk.run(5) == [("a", "2")]
    assert desk.run(100) == []


def test_what_is_repeated_goes_on_after_a_failure(desk: Desk) -> None:
    times: list[float] = []

    async def work() -> None:
        times.append(desk.clock.time)
        raise ValueError("not now")

    asyncio.run(repeat(desk.jobs, desk.clock, "clean-up", 60, work))
    for _ in range(2 * TRIES):
        desk.run(60)
    assert times == [1060.0 + 60 * number for number in range(2 * TRIES)]
