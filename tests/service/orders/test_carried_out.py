"""Orders in a match: A House Divided, where the Union attacks at Manassas Junction."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from longroll.hosts.memory.host import InlineThinker
from longroll.hosts.memory.orders import MemoryOrders
from longroll.hosts.memory.storage import MemoryStorage
from longroll.match import Match
from longroll.service.changes import Append, Change
from longroll.service.errors import ServiceError
from longroll.service.orders import runner
from longroll.service.orders.order import VETERAN, Condition, Order
from longroll.service.ports import Answer, Call, Question
from longroll.service.published import Published
from longroll.service.seats import GUEST, ME
from longroll.service.state import entry_shape
from tests.service.helpers import Bench, run, wait_until

POSITION = """campaign turn=2 side=union step=battle marches=0 u1:iv:manassas-junction:stopped+from-washington
    u2:iv:manassas-junction:stopped+from-washington u3:im:washington c1:im:manassas-junction c2:im:fredericksburg"""
STAND = Order("stand", "stand")
TARGET = Order("target", "strongest")
SEAT = "confederate"


async def attacked(bench: Bench, *orders: Order, seats: dict[str, str] | None = None) -> Published:
    """The Confederacy has left orders; the Union is about to choose the battle."""
    text = " ".join(POSITION.split())
    journal = Match.from_position("house-divided", text, seed="17").journal.dumps()
    published = await bench.service.import_journal(journal)
    published = await bench.service.set_seats(published.id, seats or {"union": ME, SEAT: GUEST}, "")
    await bench.service.orders.write(published, SEAT, orders)
    return published


async def settle(bench: Bench) -> None:
    await wait_until(lambda: not bench.service.orders.tasks and not bench.service.bots.tasks)


async def battle(bench: Bench, published: Published) -> Published:
    await bench.play(published, "battle manassas-junction")
    await settle(bench)
    return await now(bench, published)


async def now(bench: Bench, published: Published) -> Published:
    return (await bench.service.cache.open(published.id)).published


def actions(published: Published) -> list[tuple[str, bool]]:
    return [(entry.action, entry.ordered) for entry in published.snapshot.entries()]


def test_an_order_answers_as_soon_as_the_question_comes() -> None:
    async def scenario(bench: Bench) -> None:
        published = await battle(bench, await attacked(bench, TARGET))
        assert actions(published) == [("battle manassas-junction", False), ("at u1", True), ("fire", True)]
        assert published.to_move == "union"

    run(scenario)


def test_without_an_order_the_player_is_asked() -> None:
    async def scenario(bench: Bench) -> None:
        published = await battle(bench, await attacked(bench, STAND))
        assert actions(published) == [("battle manassas-junction", False)]
        assert published.to_move == SEAT
        published = await bench.play(published, "at u2")
        assert actions(published)[-1] == ("at u2", False)

    run(scenario)


def test_what_an_order_did_is_told_in_the_log() -> None:
    async def scenario(bench: Bench) -> None:
        published = await battle(bench, await attacked(bench, TARGET))
        told = [entry_shape(number, entry, [])["ordered"] for number, entry in await log(bench, published)]
        assert told == [False, True, True]

    run(scenario)


async def log(bench: Bench, published: Published) -> Any:
    return await bench.service.log(published.id, 0, "union")


def test_conditions_choose_between_orders() -> None:
    async def scenario(bench: Bench) -> None:
        retreat = Order("stand", "retreat", when=Condition("ratio", ">=", 2))
        published = await battle(bench, await attacked(bench, TARGET, retreat, STAND))
        for target in ("at c1", "at c1", "fire"):
            published = await bench.play(await now(bench, published), target)
        await settle(bench)
        done = [action for action, ordered in actions(await now(bench, published)) if ordered]
        assert done == ["at u1", "fire", "retreat fredericksburg"]

    run(scenario)


def test_an_order_that_is_not_allowed_does_not_apply() -> None:
    async def scenario(bench: Bench) -> None:
        withdraw = Order("stand", "withdraw")  # infantry cannot
        published = await battle(bench, await attacked(bench, withdraw, Order("ride", "friends")))
        assert actions(published) == [("battle manassas-junction", False)]

    run(scenario)


def test_an_order_for_another_place_does_not_apply() -> None:
    async def scenario(bench: Bench) -> None:
        published = await battle(bench, await attacked(bench, TARGET._replace(place="richmond")))
        assert not any(ordered for _, ordered in actions(published))
        published = await bench.service.fork(published.id, 0, {SEAT: GUEST})
        here = TARGET._replace(place="manassas-junction")
        await bench.service.orders.write(published, SEAT, [here])
        assert any(ordered for _, ordered in actions(await battle(bench, published)))

    run(scenario)


def test_orders_taken_back_are_not_carried_out() -> None:
    async def scenario(bench: Bench) -> None:
        published = await attacked(bench, TARGET)
        await bench.service.orders.write(published, SEAT, [])
        assert await bench.service.orders.read(published, SEAT) == ()
        assert not any(ordered for _, ordered in actions(await battle(bench, published)))

    run(scenario)


def test_orders_are_worth_nothing_for_another_player_of_the_seat() -> None:
    async def scenario(bench: Bench) -> None:
        published = await attacked(bench, TARGET)
        published = await bench.service.set_seats(published.id, {SEAT: ME}, "")
        assert await bench.service.orders.read(published, SEAT) == ()
        assert not any(ordered for _, ordered in actions(await battle(bench, published)))

    run(scenario)


def test_a_computer_player_goes_on_after_an_order_and_is_answered_by_one() -> None:
    async def scenario(bench: Bench) -> None:
        seats = {"union": "militia", SEAT: ME}
        published = await attacked(bench, TARGET, STAND, Order("promote", "best"), seats=seats)
        live = await bench.service.cache.open(published.id)
        await wait_until(lambda: any(entry.ordered for entry in live.match.history))
        await settle(bench)
        published = await now(bench, published)
        assert any(ordered for _, ordered in actions(published))
        assert published.to_move == SEAT
        assert published.game.order_question(published.snapshot.position) is None  # it is its own half-turn

    run(scenario)


def test_an_order_cannot_be_undone() -> None:
    async def scenario(bench: Bench) -> None:
        published = await attacked(bench, Order("target", "strongest", when=Condition("round", ">=", 2)))
        published = await battle(bench, published)
        await bench.service.orders.write(published, SEAT, [])
        assert published.to_move == SEAT
        live = await bench.service.cache.open(published.id)
        await bench.service.act_for_order(published, "at u1")
        assert live.match.to_move == SEAT  # the volley is still to be fired, and no order says so
        with pytest.raises(ServiceError) as caught:
            await bench.undo(live.published)
        assert caught.value.code == "undo-stops"

    run(scenario)


def test_an_order_is_carried_out_when_the_match_is_next_looked_at_after_a_crash() -> None:
    async def scenario() -> None:
        storage, orders = MemoryStorage(), MemoryOrders()
        first = Bench(storage=storage, orders=orders)
        published = await attacked(first, TARGET)
        first.service.orders.wake = lambda _: None  # type: ignore[method-assign,assignment]  # it ends at once
        await first.play(published, "battle manassas-junction")
        await first.service.stop()
        again = Bench(storage=storage, orders=orders)
        found = await again.service.look(published.id)
        assert actions(found) == [("battle manassas-junction", False)]
        await settle(again)
        assert [action for action, ordered in actions(await now(again, published)) if ordered] == ["at u1", "fire"]
        assert [entry.ordered for entry in storage.rows[published.id].stored.history] == [False, True, True]
        await again.service.stop()

    asyncio.run(scenario())


def test_only_what_is_stored_counts() -> None:
    """An order whose change cannot be written has not happened, and is not tried again for the same question."""

    class FullStorage(MemoryStorage):
        full = False

        async def commit(self, batch: Any) -> list[bool]:
            if self.full:
                raise ServiceError("disk-full", "service-disk-full")
            return await super().commit(batch)

    async def scenario() -> None:
        storage = FullStorage()
        bench = Bench(storage=storage)
        published = await attacked(bench, TARGET)
        wake = bench.service.orders.wake
        bench.service.orders.wake = lambda _: None  # type: ignore[method-assign,assignment]
        await bench.play(published, "battle manassas-junction")
        bench.service.orders.wake = wake  # type: ignore[method-assign]
        storage.full = True
        await bench.service.look(published.id)
        await settle(bench)
        assert len(storage.rows[published.id].stored.history) == 1
        storage.full = False
        await bench.service.look(published.id)
        await settle(bench)
        assert len(storage.rows[published.id].stored.history) == 1
        published = await bench.play(await now(bench, published), "at u2")
        await settle(bench)
        assert actions(await now(bench, published))[1:] == [("at u2", False), ("fire", True)]
        await bench.service.stop()

    asyncio.run(scenario())


class Slow(InlineThinker):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.may_answer = asyncio.Event()

    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        self.asked.append(question)
        await self.may_answer.wait()
        return await super().think(question, call, deep=deep)


def test_veteran_answers_where_it_is_ordered() -> None:
    async def scenario() -> None:
        thinker = Slow()
        bench = Bench(thinker)
        published = await attacked(bench, Order("target", VETERAN))
        await bench.play(published, "battle manassas-junction")
        await wait_until(lambda: len(thinker.asked) == 1)
        assert thinker.asked[0].bot == "veteran"
        thinker.may_answer.set()
        await settle(bench)
        done = [action for action, ordered in actions(await now(bench, published)) if ordered]
        assert done[0].startswith("at u")
        assert done[1] == "fire"
        await bench.service.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize("meanwhile", ["taken back", "answered"])
def test_what_happens_while_veteran_thinks_comes_first(meanwhile: str) -> None:
    async def scenario() -> None:
        thinker = Slow()
        bench = Bench(thinker)
        published = await attacked(bench, Order("target", VETERAN))
        published = await bench.play(published, "battle manassas-junction")
        await wait_until(lambda: len(thinker.asked) == 1)
        if meanwhile == "answered":
            published = await bench.play(published, "at u2")
        await bench.service.orders.write(published, SEAT, [])
        thinker.may_answer.set()
        await settle(bench)
        expected = [("battle manassas-junction", False)] + [("at u2", False)] * (meanwhile == "answered")
        assert actions(await now(bench, published)) == expected
        await bench.service.stop()

    asyncio.run(scenario())


class Broken(InlineThinker):
    calls = 0

    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        self.calls += 1
        return Answer(question.budget, failure="it broke")


def test_a_failure_leaves_the_question_to_the_player() -> None:
    async def scenario() -> None:
        thinker = Broken()
        bench = Bench(thinker)
        published = await attacked(bench, Order("target", VETERAN))
        await bench.play(published, "battle manassas-junction")
        await settle(bench)
        for _ in range(3):
            await bench.service.look(published.id)
            await settle(bench)
        assert thinker.calls == 1
        published = await bench.play(await now(bench, published), "at u1")
        assert actions(published)[-1] == ("at u1", False)
        await bench.service.stop()

    asyncio.run(scenario())


def test_a_question_is_answered_once() -> None:
    """However often the match is looked at while the order is carried out."""

    async def scenario(bench: Bench) -> None:
        published = await attacked(bench, TARGET)
        await bench.play(published, "battle manassas-junction")
        await asyncio.gather(*(bench.service.look(published.id) for _ in range(20)))
        await settle(bench)
        assert [action for action, _ in actions(await now(bench, published))].count("fire") == 1

    run(scenario)


def test_there_are_no_orders_in_lessons() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_lesson("ahd-jumps")
        seat = next(iter(published.seats))
        with pytest.raises(ServiceError) as caught:
            await bench.service.orders.write(published, seat, [STAND])
        assert caught.value.code == "lesson"

    run(scenario)


def test_a_fork_and_an_import_have_no_orders_and_a_deleted_match_leaves_none() -> None:
    async def scenario(bench: Bench) -> None:
        published = await attacked(bench, TARGET)
        fork = await bench.service.fork(published.id, 0, {SEAT: GUEST})
        assert await bench.service.orders.read(fork, SEAT) == ()
        await bench.service.delete(published.id)
        assert bench.orders.rows == {}

    run(scenario)


def test_orders_written_while_the_question_is_open_answer_it() -> None:
    async def scenario(bench: Bench) -> None:
        published = await battle(bench, await attacked(bench))
        assert published.to_move == SEAT
        await bench.service.orders.write(published, SEAT, [TARGET])
        await settle(bench)
        assert actions(await now(bench, published))[1:] == [("at u1", True), ("fire", True)]

    run(scenario)


class Sleeping(MemoryStorage):
    """Does not answer for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.refusals = 0

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        if self.refusals and any(isinstance(change, Append) and change.entries[0].ordered for change in batch):
            self.refusals -= 1
            raise ServiceError("down", "service-down")
        return await super().commit(batch)


def test_an_order_is_carried_out_when_storage_answers_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(runner, "PAUSE", 0.001)
    storage = Sleeping()

    async def scenario(bench: Bench) -> None:
        published = await attacked(bench, TARGET)
        storage.refusals = 3
        published = await battle(bench, published)
        assert storage.refusals == 0
        assert actions(published)[1:] == [("at u1", True), ("fire", True)]

    asyncio.run(scenario(Bench(storage=storage)))
    assert not caplog.text
