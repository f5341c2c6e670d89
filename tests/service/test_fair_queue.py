"""Who thinks next: people first, then watched matches, in turns."""

import asyncio
from collections.abc import Coroutine

from longroll.service.fair_queue import FairQueue


class Queue:
    """A queue whose ranks are set by the test, and what was served."""

    def __init__(self, places: int) -> None:
        self.ranks: dict[str, int] = {}
        self.queue = FairQueue(places, lambda match: self.ranks.get(match, 2))
        self.served: list[str] = []
        self.release: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, match: str, rank: int = 2) -> None:
        self.ranks[match] = rank
        self.tasks.append(asyncio.create_task(self._hold(match)))
        await settle()

    async def _hold(self, match: str) -> None:
        self.release[match] = asyncio.Event()
        async with self.queue.place(match):
            self.served.append(match)
            await self.release[match].wait()

    async def finish(self, match: str) -> None:
        self.release[match].set()
        await settle()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(scenario: Coroutine[object, object, None]) -> None:
    asyncio.run(scenario)


def test_a_person_comes_before_matches_that_nobody_watches() -> None:
    async def scenario() -> None:
        queue = Queue(1)
        for number in range(200):
            await queue.ask(f"machine {number}")
        await queue.ask("watched", 1)
        await queue.ask("person", 0)
        await queue.finish("machine 0")
        assert queue.served == ["machine 0", "person"]
        await queue.finish("person")
        assert queue.served[-1] == "watched"
        await queue.stop()

    run(scenario())


def test_matches_that_nobody_watches_leave_a_place_free() -> None:
    async def scenario() -> None:
        queue = Queue(3)
        for number in range(5):
            await queue.ask(f"machine {number}")
        assert len(queue.served) == 2
        assert not queue.queue.would_wait("person") or queue.queue.waiting
        await queue.ask("person", 0)
        assert queue.served[-1] == "person"
        await queue.stop()

    run(scenario())


def test_equals_take_turns() -> None:
    async def scenario() -> None:
        queue = Queue(1)
        for match in ("a", "b", "c"):
            await queue.ask(match, 0)
        for match in ("a", "b", "c"):
            await queue.finish(match)
            await queue.ask(match, 0)
        assert queue.served == ["a", "b", "c", "a"]
        await queue.stop()

    run(scenario())


def test_a_match_that_somebody_begins_to_watch_moves_up() -> None:
    async def scenario() -> None:
        queue = Queue(2)
        await queue.ask("machine 0")
        await queue.ask("machine 1")
        assert queue.served == ["machine 0"]
        queue.ranks["machine 1"] = 1
        queue.queue.dispatch()
        await settle()
        assert queue.served == ["machine 0", "machine 1"]
        await queue.stop()

    run(scenario())


def test_who_gives_up_waiting_or_thinking_leaves_no_trace() -> None:
    async def scenario() -> None:
        queue = Queue(1)
        await queue.ask("a", 0)
        await queue.ask("b", 0)
        queue.tasks[1].cancel()
        await settle()
        assert not queue.queue.waiting
        queue.tasks[0].cancel()
        await settle()
        assert not queue.queue.taken
        await queue.ask("c", 0)
        assert queue.served[-1] == "c"
        await queue.stop()

    run(scenario())
