"""What the service relies on, the same on both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from longroll.hosts.server.store.opening import open_records, open_storage
from longroll.match import Match
from longroll.service.changes import (
    Append,
    Create,
    Delete,
    KeepAnalysis,
    SetAgreement,
    SetSeats,
    Truncate,
    Upgrade,
)
from longroll.service.commit_queue import CommitQueue
from longroll.service.edits import Edit
from longroll.service.errors import ServiceError
from longroll.service.ports import Storage
from longroll.service.stored import Estimate, StoredAnalysis, StoredCheckpoint, StoredMatch

Use = Callable[[Callable[[Storage], Awaitable[None]]], None]
GAME = Match.new("house-divided", seed="1861")
GAME.play("march washington")
GAME.play("take u1")
SUMMARY = {"version": 0, "actions": 0}


@pytest.fixture
def use(database_url: str) -> Use:
    """Do something with the storage of a fresh database."""

    def run(scenario: Callable[[Storage], Awaitable[None]]) -> None:
        async def opened() -> None:
            records = open_records(database_url)
            storage = open_storage(database_url, records)
            try:
                await scenario(storage)
            finally:
                await storage.stop()
                records.close()

        asyncio.run(opened())

    return run


def new(match: str = "one", **more: Any) -> Create:
    stored = StoredMatch(
        id=match,
        name="Ünïcode \N{PILE OF POO} %s %(x)s",
        header=GAME.header,
        seats={"union": "me", "confederate": "@aB_-3"},
        origin="new",
        parent="",
        parent_action=0,
        created=1.5,
        updated=2.25,
        version=0,
        history=[],
        checkpoints=[],
    )
    return Create(match, replace(stored, **more), SUMMARY)


def append(match: str = "one", version: int = 0, kept: int = 0, **more: Any) -> Append:
    entries = GAME.history[kept : kept + 1]
    return Append(match, version, version + 1, 3.0, kept, entries, [], None, SUMMARY, "")._replace(**more)


def test_a_match_is_read_as_it_was_written(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        created = new(history=GAME.history, checkpoints=[StoredCheckpoint(1, "x")], agreement='{"a": 1}')
        assert await storage.commit([created]) == [True]
        found = await storage.load("one")
        assert found is not None
        assert [entry._replace(events=list(entry.events)) for entry in found.history] == [
            entry._replace(events=list(entry.events)) for entry in GAME.history
        ]
        assert replace(found, history=created.stored.history) == created.stored
        assert await storage.load("two") is None

    use(scenario)


def test_a_change_applies_to_the_version_it_expects_and_to_no_other(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        await storage.commit([new(), new("two")])
        assert await storage.commit([append(), append("two", 5), append("three")]) == [True, False, False]
        assert await storage.version("one") == 1
        assert await storage.version("two") == 0
        assert await storage.version("three") is None
        assert await storage.commit([append()]) == [False]
        estimate = Estimate(2, "union", "militia", 0.5)
        later = append(version=1, kept=1, checkpoints=[StoredCheckpoint(2, "p")], estimate=estimate)
        assert await storage.commit([later]) == [True]
        found = await storage.load("one")
        assert found is not None
        assert [entry.action for entry in found.history] == ["march washington", "take u1"]
        assert found.checkpoints == [StoredCheckpoint(2, "p")]
        assert await storage.estimates("one") == [estimate]

    use(scenario)


def test_undo_takes_back_whatever_was_said_about_the_actions(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        await storage.commit([new(history=GAME.history, checkpoints=[StoredCheckpoint(2, "p")])])
        await storage.commit([KeepAnalysis("one", StoredAnalysis(2, "{}"))])
        assert await storage.commit([Truncate("one", 0, 1, 3.0, 1, SUMMARY)]) == [True]
        found = await storage.load("one")
        assert found is not None
        assert ([entry.action for entry in found.history], found.checkpoints) == (["march washington"], [])
        assert await storage.analysis("one") is None

    use(scenario)


def test_seats_agreement_and_upgrade(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        await storage.commit([new(history=GAME.history)])
        assert await storage.commit([SetSeats("one", 0, 1, 3.0, {"union": "guest"}, SUMMARY, "a")]) == [True]
        assert await storage.commit([SetAgreement("one", 1, 2, 3.5, SUMMARY, "b")]) == [True]
        changed = Upgrade("one", 2, "9", GAME.history[:1], [StoredCheckpoint(1, "q")], SUMMARY)
        assert await storage.commit([changed]) == [True]
        assert await storage.commit([changed._replace(expected_version=1)]) == [False]
        found = await storage.load("one")
        assert found is not None
        assert (found.seats, found.agreement, found.version, found.updated) == ({"union": "guest"}, "b", 2, 3.5)
        assert (found.header.rules, len(found.history), found.checkpoints) == ("9", 1, [StoredCheckpoint(1, "q")])

    use(scenario)


def test_an_analysis_replaces_another_and_needs_its_match(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        await storage.commit([new()])
        for result in ('{"a": 1}', '{"b": 2}'):
            assert await storage.commit([KeepAnalysis("one", StoredAnalysis(1, result))]) == [True]
        assert await storage.analysis("one") == StoredAnalysis(1, '{"b": 2}')
        assert await storage.commit([KeepAnalysis("gone", StoredAnalysis(1, "{}"))]) == [False]

    use(scenario)


def test_what_is_deleted_is_gone_with_everything(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        await storage.commit([new(history=GAME.history)])
        assert await storage.commit([Delete("one")]) == [True]
        assert await storage.commit([Delete("one")]) == [False]
        assert await storage.load("one") is None
        assert await storage.commit([new()]) == [True]
        found = await storage.load("one")
        assert found is not None
        assert found.history == []

    use(scenario)


def test_matches_are_listed_last_updated_first_and_by_player(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        await storage.commit(
            [new("a", updated=1.0), new("b", updated=3.0), new("c", updated=2.0, seats={"union": "me"})]
        )
        await storage.commit([new("d", lesson="ahd-jumps")])
        assert [match["id"] for match in await storage.list_matches(9, "")] == ["b", "c", "a"]
        assert [match["id"] for match in await storage.list_matches(2, "")] == ["b", "c"]
        assert [match["id"] for match in await storage.list_matches(9, "@aB_-3")] == ["b", "a"]
        for other in ("@Ab_-3", "@aBx-3", "@aB_", "%"):
            assert await storage.list_matches(9, other) == []

    use(scenario)


def test_a_change_that_cannot_be_written_does_not_stop_the_others(use: Use) -> None:
    class Fixed(Edit):
        def __init__(self, change: Any) -> None:
            self.match, self.change = change.match, change

        def prepare(self) -> Any:
            return self.change

    async def scenario(storage: Storage) -> None:
        queue = CommitQueue(storage)
        bad = new("bad", name="\ud800")  # is no text
        edits = [Fixed(change) for change in (new("a"), bad, new("b"))]
        results = await asyncio.gather(*map(queue.commit, edits), return_exceptions=True)
        assert [isinstance(result, ServiceError) for result in results] == [False, True, False]
        assert await storage.version("a") == await storage.version("b") == 0
        assert await storage.version("bad") is None

    use(scenario)


def test_whoever_commits_first_wins(use: Use) -> None:
    async def scenario(storage: Storage) -> None:
        await storage.commit([new()])
        first = await storage.commit([append()])
        second = await storage.commit([append(entries=GAME.history[1:2])])
        assert (first, second) == ([True], [False])
        found = await storage.load("one")
        assert found is not None
        assert [entry.action for entry in found.history] == ["march washington"]

    use(scenario)
