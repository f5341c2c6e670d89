"""Questions that are asked while an answer is on its way are answered together."""

import asyncio
from collections.abc import Sequence

import pytest

from longroll.service.batcher import Batcher
from longroll.service.errors import ServiceError


class SlowDoubler:
    """Doubles numbers, as soon as `free` is set."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.free = asyncio.Event()
        self.failing = False

    async def work(self, numbers: Sequence[int]) -> list[int]:
        self.batches.append(list(numbers))
        await self.free.wait()
        if self.failing:
            raise ServiceError("storage", "service-storage")
        return [2 * number for number in numbers]


async def begin(doubler: SlowDoubler, batcher: Batcher[int, int], numbers: Sequence[int]) -> list[asyncio.Task[int]]:
    """All are asked; the first is being answered."""
    tasks = [asyncio.create_task(batcher.ask(number)) for number in numbers]
    while not doubler.batches:
        await asyncio.sleep(0)
    return tasks


def test_those_who_come_later_share_the_next_answer() -> None:
    async def scenario() -> None:
        doubler = SlowDoubler()
        batcher = Batcher(doubler.work, most=3)
        first = await begin(doubler, batcher, [1])
        later = [asyncio.create_task(batcher.ask(number)) for number in (2, 3, 4, 5)]
        await asyncio.sleep(0)
        doubler.free.set()
        assert await asyncio.gather(*first, *later) == [2, 4, 6, 8, 10]
        assert doubler.batches == [[1], [2, 3, 4], [5]]
        assert await batcher.ask_all([]) == []
        assert await batcher.ask_all([6, 7]) == [12, 14]

    asyncio.run(scenario())


def test_a_failure_is_told_to_all_who_asked_and_to_nobody_after_them() -> None:
    async def scenario() -> None:
        doubler = SlowDoubler()
        batcher = Batcher(doubler.work)
        doubler.failing = True
        doubler.free.set()
        done = await asyncio.gather(batcher.ask(1), batcher.ask(2), return_exceptions=True)
        assert [type(one) for one in done] == [ServiceError, ServiceError]
        doubler.failing = False
        assert await batcher.ask(3) == 6

    asyncio.run(scenario())


def test_who_gives_up_keeps_nobody_from_the_answer() -> None:
    async def scenario() -> None:
        doubler = SlowDoubler()
        batcher = Batcher(doubler.work)
        impatient, patient = await begin(doubler, batcher, [1, 2])
        impatient.cancel()
        doubler.free.set()
        assert await patient == 4
        with pytest.raises(asyncio.CancelledError):
            await impatient

    asyncio.run(scenario())
