"""Who goes on asking is looked up together with all others, before what is known of him is too old."""

import asyncio
from collections.abc import Collection
from typing import Any

import pytest

from longroll.hosts.memory.people import MemoryPeople
from longroll.hosts.server import callers
from longroll.hosts.server.callers import EARLY, FRESH, Callers
from longroll.service.people.person import MEMBER, Person, Session
from longroll.service.people.sessions import Sessions
from tests.service.helpers import FixedClock

NUMBER = 50


class Bench:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(callers, "monotonic", lambda: self.now)
        self.storage = MemoryPeople()
        self.clock = FixedClock()
        self.sessions = Sessions(self.storage, self.clock)
        self.callers = Callers(self.sessions, secure=False)
        self.asked: list[int] = []
        find = self.storage.find_sessions

        async def count(digests: Collection[str]) -> list[tuple[Session, Person]]:
            self.asked.append(len(digests))
            return await find(digests)

        self.storage.find_sessions = count  # type: ignore[method-assign]

    async def sign_in(self, number: int) -> list[str]:
        for one in range(number):
            await self.storage.add_person(Person(f"p{one}", f"P{one}", MEMBER, 0.0))
        return [await self.sessions.begin(f"p{one}") for one in range(number)]

    async def ask(self, tokens: Collection[str]) -> list[str]:
        found = [(await self.callers.find(token)).user for token in tokens]
        if self.callers.renewing is not None:
            await self.callers.renewing
        return found


def run(monkeypatch: pytest.MonkeyPatch, scenario: Any) -> None:
    async def main() -> None:
        bench = Bench(monkeypatch)
        await scenario(bench)

    asyncio.run(main())


def test_all_who_ask_again_are_looked_up_together(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(bench: Bench) -> None:
        tokens = await bench.sign_in(NUMBER)
        everybody = await bench.ask(tokens)
        bench.asked.clear()
        for _ in range(20):
            bench.now += EARLY / 2 + 0.01
            assert await bench.ask(tokens) == everybody
        assert len(bench.asked) <= 11
        assert max(bench.asked) == NUMBER

    run(monkeypatch, scenario)


def test_a_session_that_another_program_has_ended_ends_here_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(bench: Bench) -> None:
        tokens = await bench.sign_in(3)
        for _ in range(3):
            await bench.ask(tokens)
            bench.now += EARLY / 2
        bench.storage.open_sessions.clear()
        ended = bench.now
        while any(await bench.ask(tokens)):
            assert bench.now <= ended + FRESH
            bench.now += 0.25

    run(monkeypatch, scenario)


def test_what_is_found_out_while_all_are_looked_up_is_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer that is on its way is older than the change."""

    async def scenario(bench: Bench) -> None:
        tokens = await bench.sign_in(2)
        await bench.ask(tokens)
        await bench.ask(tokens)
        find, free = bench.storage.find_sessions, asyncio.Event()

        async def find_slowly(digests: Collection[str]) -> list[tuple[Session, Person]]:
            found = await find(digests)
            await free.wait()
            return found

        bench.storage.find_sessions = find_slowly  # type: ignore[method-assign]
        bench.now += EARLY + 0.01
        await bench.callers.find(tokens[0])
        await asyncio.sleep(0)
        bench.storage.find_sessions = find  # type: ignore[method-assign]
        await bench.sessions.end(tokens[0])
        free.set()
        assert await bench.ask(tokens) == ["", "p1"]

    run(monkeypatch, scenario)
