"""A database that does not answer for a while: computer players wait for it."""

import asyncio
from collections.abc import Sequence

import pytest

from longroll.hosts.memory.storage import MemoryStorage
from longroll.service import bot_runner
from longroll.service.changes import Append, Change
from longroll.service.errors import ServiceError
from tests.service.helpers import Bench, wait_until


class Sleeping(MemoryStorage):
    """Does not answer for a while."""

    refusals = 0

    async def version(self, match: str) -> int | None:
        self.refuse()
        return await super().version(match)

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        if any(isinstance(change, Append) for change in batch):
            self.refuse()
        return await super().commit(batch)

    def refuse(self) -> None:
        if self.refusals:
            self.refusals -= 1
            raise ServiceError("down", "service-down")


def test_a_computer_player_goes_on_when_storage_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "PAUSE", 0.001)
    storage = Sleeping()

    async def scenario(bench: Bench) -> None:
        storage.refusals = 5
        published = await bench.create(seats={"union": "random"})
        await wait_until(lambda: not bench.service.bots.tasks)
        assert storage.refusals == 0
        published = await bench.service.look(published.id)
        assert published.to_move == "confederate"
        assert bench.service.bots.error(published) is None

    asyncio.run(scenario(Bench(storage=storage)))
