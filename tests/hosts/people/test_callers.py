"""Who goes on asking is looked up together with all others, before what is known of him is too old."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
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


class SlowSessions:
    """A storage that has looked, and answers when it is let."""

    def __init__(self, storage: MemoryPeople) -> None:
        self.storage = storage
        self.find = storage.find_sessions
        self.looked, self.free = asyncio.Event(), asyncio.Event()
        storage.find_sessions = self.find_slowly  # type: ignore[method-assign]

    def end(self) -> None:
        """What is asked from now on is answered at once."""
        self.storage.find_sessions = self.find  # type: ignore[method-assign]

    async def find_slowly(self, digests: Collection[str]) -> list[tuple[Session, Person]]:
        found = await self.find(digests)
        self.looked.set()
        await self.free.wait()
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


@pytest.mark.parametrize("ended", ["session", "rights"])
def test_an_answer_that_is_older_than_a_change_is_not_remembered(monkeypatch: pytest.MonkeyPatch, ended: str) -> None:
    async def scenario(bench: Bench) -> None:
        (token,) = await bench.sign_in(1)
        slow = SlowSessions(bench.storage)
        asked = asyncio.create_task(bench.callers.find(token))
        await slow.looked.wait()
        slow.end()
        if ended == "session":
            await bench.sessions.end(token)
        else:
            bench.storage.rows["p0"] = replace(bench.storage.rows["p0"], suspended=True)
            bench.sessions.changed("p0")
        slow.free.set()
        await asked
        assert (await bench.callers.find(token)).user == ""

    run(monkeypatch, scenario)


def test_an_answer_counts_from_when_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow database does not make anybody believed for longer."""

    async def scenario(bench: Bench) -> None:
        (token,) = await bench.sign_in(1)
        slow = SlowSessions(bench.storage)
        asked = asyncio.create_task(bench.callers.find(token))
        await slow.looked.wait()
        slow.end()
        bench.storage.open_sessions.clear()
        bench.now += FRESH
        slow.free.set()
        await asked
        assert (await bench.callers.find(token)).user == ""

    run(monkeypatch, scenario)


def test_what_is_found_out_while_all_are_looked_up_is_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer that is on its way is older than the change."""

    async def scenario(bench: Bench) -> None:
        tokens = await bench.sign_in(2)
        await bench.ask(tokens)
        await bench.ask(tokens)
        slow = SlowSessions(bench.storage)
        bench.now += EARLY + 0.01
        await bench.callers.find(tokens[0])
        await slow.looked.wait()
        slow.end()
        await bench.sessions.end(tokens[0])
        slow.free.set()
        assert await bench.ask(tokens) == ["", "p1"]

    run(monkeypatch, scenario)
