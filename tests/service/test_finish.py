"""Set up for me, buy for me, finish this phase for me."""

import asyncio
from collections.abc import Callable, Coroutine
from math import inf
from typing import Any

import pytest

from longroll.hosts.memory.host import InlineThinker
from longroll.kernel.dice import SeededDice
from longroll.match import Match
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget
from longroll.service.errors import ServiceError
from longroll.service.finisher import MOST
from longroll.service.ports import Advice, Call, Question
from longroll.service.published import Published
from longroll.service.state import Update
from longroll.service.thinking import advise
from tests.service.helpers import Bench

PLAYOUTS = 12


class QuickThinker(InlineThinker):
    """Thinks by playouts, so that a test takes no time, with dice of its own; fails after so many plans."""

    def __init__(self, plans: int = 1000) -> None:
        self.plans = plans
        self.asked = 0

    async def advise(self, question: Question, call: Call) -> Advice:
        self.asked += 1
        if self.asked > self.plans:
            return Advice(failure="out of ideas")
        question.budget.playouts, question.budget.seconds = PLAYOUTS, inf
        return advise(question._replace(seed="1"), lambda: call.hurried)


def run(scenario: Callable[[Bench, QuickThinker], Coroutine[Any, Any, None]], plans: int = 1000) -> None:
    async def main() -> None:
        thinker = QuickThinker(plans)
        bench = Bench(thinker)
        try:
            await scenario(bench, thinker)
        finally:
            await bench.service.stop()

    asyncio.run(main())


async def finish(bench: Bench, published: Published) -> Update:
    seat = published.to_move
    return await bench.service.finish(published.id, published.version_for(seat), seat)


@pytest.mark.parametrize(
    ("title", "task", "phase"),
    [("house-divided", "phase", "movement"), ("bull-run", "phase", "move"), ("civil-war-basic", "set-up", "setup")],
)
def test_the_rest_of_the_phase_is_played_in_one_request_and_no_more(title: str, task: str, phase: str) -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        published = await bench.create(title=title)
        seat = published.to_move
        assert published.snapshot.prompt.task == task
        update = await finish(bench, published)
        played = update.published.snapshot.entries()
        assert update.played == len(played) == len(update.entries) > 0
        assert {entry.seat for entry in played} == {seat}
        assert all(entry.moment.phase == phase for entry in played[:-1])
        after = update.published.snapshot
        assert after.to_move != seat or played[-1].moment.phase != phase

    run(scenario)


def test_the_phase_of_one_marker_is_finished_and_not_that_of_the_next() -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        published = await bench.create(title="pea-ridge", seed=7)
        entries = (await finish(bench, published)).published.snapshot.entries()
        assert [entry.action for entry in entries if entry.dice] == ["end"]
        assert entries[-1].action == "end"

    run(scenario)


def test_it_can_be_undone_as_a_whole() -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        published = await bench.create()
        after = (await finish(bench, published)).published
        assert after.snapshot.count > 1
        undone = await bench.undo(after, to=0)
        assert undone.snapshot.count == 0

    run(scenario)


def test_a_purchase_is_made_to_its_end() -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        published = await bench.service.import_journal(purchase())
        seat = published.to_move
        assert published.snapshot.prompt.task == "purchase"
        after = (await finish(bench, published)).published.snapshot
        assert (after.to_move, after.prompt.task) != (seat, "purchase")
        assert len(after.entries()) > published.snapshot.count

    run(scenario)


def purchase() -> str:
    """A match in which something is to be bought."""
    match = Match.new("civil-war-basic", seed=1)
    while match.prompt.task != "purchase":
        choices = match.choices()
        endings = [choice for choice in choices if choice.text in ("end", "ready", "forgo")]
        match.play((endings or choices)[0])
    return match.journal.dumps()


def test_after_a_die_it_goes_on() -> None:
    async def scenario(bench: Bench, thinker: QuickThinker) -> None:
        published = await bench.service.import_journal(combat())
        update = await finish(bench, published)
        rolled = [entry for entry in update.published.snapshot.entries()[published.snapshot.count :] if entry.dice]
        assert 1 < thinker.asked <= MOST
        assert len(rolled) >= thinker.asked - 1

    run(scenario)


def test_what_was_played_before_a_failure_stays() -> None:
    async def scenario(bench: Bench, thinker: QuickThinker) -> None:
        published = await bench.service.import_journal(combat())
        update = await finish(bench, published)
        assert thinker.asked == 2
        assert update.played == len(update.entries) > 0

    run(scenario, plans=1)


def test_a_failure_at_once_is_told() -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        with pytest.raises(ServiceError) as error:
            await finish(bench, await bench.create())
        assert error.value.code == "bot"

    run(scenario, plans=0)


def combat() -> str:
    """A battle of Shiloh in which the same side has several combats to fight."""
    match = Match.new("shiloh", seed=1)
    bot = find_bot("militia", match.game)
    while match.prompt.kind != "attack" or len(match.choices()) < 6:
        thought = ask(bot, match.game, match.position, SeededDice("1"), Budget())
        match.play(match.game.write_action(thought.action))
    return match.journal.dumps()


def test_the_deployment_that_is_made_in_secret_stays_secret() -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        published = await bench.deploy()
        known = published.visibility("confederate").count
        assert published.snapshot.prompt.task == "set-up"
        after = (await finish(bench, published)).published
        assert after.snapshot.count > published.snapshot.count
        assert after.snapshot.to_move == "confederate"
        assert after.visibility("confederate").count == known

    run(scenario)


def test_only_a_person_whose_turn_it_is_and_who_knows_the_match_asks_for_it() -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        published = await bench.create(seats={"confederate": "militia"})
        wrong = [("confederate", 0, "foreign-seat"), ("nobody", 0, "malformed"), ("union", 7, "stale")]
        for seat, more, code in wrong:
            with pytest.raises(ServiceError) as error:
                await bench.service.finish(published.id, published.version + more, seat)
            assert error.value.code == code
        two = await bench.create()
        with pytest.raises(ServiceError) as error:
            await bench.service.finish(two.id, two.version, "confederate")
        assert error.value.key == "service-not-your-turn"

    run(scenario)


def test_nothing_is_done_in_a_lesson() -> None:
    async def scenario(bench: Bench, _: QuickThinker) -> None:
        published = await bench.service.start_lesson("ahd-jumps")
        for asked in (
            bench.service.advise(published.id, published.to_move),
            bench.service.finish(published.id, published.version, published.to_move),
        ):
            with pytest.raises(ServiceError) as error:
                await asked
            assert error.value.key == "service-lesson-advice"

    run(scenario)
