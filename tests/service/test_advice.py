"""Advice: what the strongest computer player would do for a person."""

import asyncio
from pathlib import Path

import pytest

from longroll.hosts.memory.host import InlineThinker
from longroll.match.visibility import SPECTATOR
from longroll.service.adviser import KEPT
from longroll.service.errors import ServiceError
from longroll.service.ports import Advice, Call, Question
from longroll.service.thinking import advise
from tests.service.helpers import Bench, run, wait_until

PLAYOUTS = 60
JOURNAL = Path(__file__).parents[1] / "journals/house-divided/short-greedy.journal"


class QuickThinker(InlineThinker):
    """Counts what it is asked, and thinks by playouts, so that a test takes no time."""

    def __init__(self, failure: str = "") -> None:
        self.asked: list[Question] = []
        self.failure = failure

    async def advise(self, question: Question, call: Call) -> Advice:
        self.asked.append(question)
        await asyncio.sleep(0)
        if self.failure:
            return Advice(failure=self.failure)
        question.budget.playouts = PLAYOUTS
        return advise(question, lambda: call.hurried)


class SlowThinker(QuickThinker):
    """Thinks until it is stopped."""

    async def advise(self, question: Question, call: Call) -> Advice:
        self.asked.append(question)
        await asyncio.Event().wait()
        return await super().advise(question, call)


@pytest.mark.parametrize("title", ["house-divided", "bentonville", "civil-war-basic"])
def test_the_first_plan_can_be_played_as_it_is(title: str) -> None:
    async def scenario() -> None:
        bench = Bench(QuickThinker())
        published = await bench.create(title=title)
        advised = await bench.service.advise(published.id, published.to_move)
        assert advised.version == published.version
        plan = advised.advice.plans[0]
        assert plan.chance is not None
        update = await bench.service.act(
            published.id, [step.action for step in plan.steps], published.version, published.to_move
        )
        played = update.published.snapshot.entries()[: len(plan.steps)]
        for step, entry in zip(plan.steps, played, strict=True):
            assert step.action == entry.action
            assert step.events == (() if entry.dice else entry.events)
        await bench.service.stop()

    asyncio.run(scenario())


def test_a_version_is_thought_about_once() -> None:
    async def scenario() -> None:
        thinker = QuickThinker()
        bench = Bench(thinker)
        published = await bench.create()
        first, second = await asyncio.gather(*(bench.service.advise(published.id, "union") for _ in range(2)))
        assert first == second == await bench.service.advise(published.id, "union")
        assert len(thinker.asked) == 1
        await bench.play(published, "march washington")
        await bench.service.advise(published.id, "union")
        assert len(thinker.asked) == 2
        await bench.service.stop()

    asyncio.run(scenario())


def test_a_client_that_goes_away_does_not_stop_it() -> None:
    async def scenario() -> None:
        thinker = QuickThinker()
        bench = Bench(thinker)
        published = await bench.create()
        impatient = asyncio.create_task(bench.service.advise(published.id, "union"))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await bench.service.advise(published.id, "union")).advice.plans
        assert len(thinker.asked) == 1
        await bench.service.stop()

    asyncio.run(scenario())


@pytest.mark.parametrize("deleted", [False, True])
def test_who_waits_for_advice_is_told_that_the_match_has_moved_on_or_is_gone(deleted: bool) -> None:
    async def scenario() -> None:
        thinker = SlowThinker()
        bench = Bench(thinker)
        published = await bench.create()
        waiting = asyncio.create_task(bench.service.advise(published.id, "union"))
        await wait_until(lambda: bool(thinker.asked))
        if deleted:
            await bench.service.delete(published.id)
        else:
            bench.service.adviser.forget(published.id)
        with pytest.raises(ServiceError) as error:
            await waiting
        assert error.value.code == ("missing" if deleted else "stale")
        await bench.service.stop()

    asyncio.run(scenario())


def test_only_a_person_whose_turn_it_is_gets_advice() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create(seats={"confederate": "militia"})
        for seat, code in (("confederate", "foreign-seat"), (SPECTATOR, "foreign-seat"), ("nobody", "malformed")):
            with pytest.raises(ServiceError) as error:
                await bench.service.advise(published.id, seat)
            assert error.value.code == code
        with pytest.raises(ServiceError) as error:
            await bench.service.advise("gone", "union")
        assert error.value.code == "missing"

    run(scenario)


def test_a_spectator_of_a_finished_game_gets_none() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.import_journal(JOURNAL.read_text(encoding="utf-8"))
        for seat in (None, SPECTATOR, "union"):
            with pytest.raises(ServiceError) as error:
                await bench.service.advise(published.id, seat)
            assert error.value.key == "service-over"

    run(scenario)


def test_the_side_that_deploys_in_secret_gets_advice_and_no_other() -> None:
    async def scenario() -> None:
        thinker = QuickThinker()
        bench = Bench(thinker)
        published = await bench.deploy()
        assert (await bench.service.advise(published.id, "union")).advice.plans
        with pytest.raises(ServiceError):
            await bench.service.advise(published.id, "confederate")
        await bench.service.stop()

    asyncio.run(scenario())


def test_a_failure_is_told_and_not_kept() -> None:
    async def scenario() -> None:
        thinker = QuickThinker("out of ideas")
        bench = Bench(thinker)
        published = await bench.create()
        with pytest.raises(ServiceError) as error:
            await bench.service.advise(published.id, "union")
        assert (error.value.code, error.value.key) == ("bot", "service-bot")
        thinker.failure = ""
        assert (await bench.service.advise(published.id, "union")).advice.plans
        await bench.service.stop()

    asyncio.run(scenario())


def test_a_bounded_number_is_kept_and_nothing_of_a_deleted_match() -> None:
    async def scenario() -> None:
        bench = Bench(QuickThinker())
        adviser = bench.service.adviser
        published = await bench.create()
        await bench.service.advise(published.id, "union")
        for number in range(KEPT):
            adviser.kept[str(number)] = (0, asyncio.create_task(asyncio.sleep(0, Advice())))
        other = await bench.create()
        await bench.service.advise(other.id, "union")
        assert len(adviser.kept) == KEPT
        assert published.id not in adviser.kept
        await bench.service.delete(other.id)
        assert other.id not in adviser.kept
        await bench.service.stop()

    asyncio.run(scenario())
