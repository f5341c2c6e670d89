"""What the service remembers of a match that it does not keep is bounded, however many matches there are."""

from collections.abc import Callable
from pathlib import Path

import pytest

from longroll.hosts.memory.host import InlineThinker
from longroll.service import analyses, attention, bot_runner
from longroll.service.bot_budgets import BotBudgets
from longroll.service.club import rates
from longroll.service.club.rates import Rates
from longroll.service.ports import AnalysisAnswer, AnalysisOrder, Answer, Call, Question, ThinkerLost
from tests.service.helpers import Bench, FixedClock, run, wait_until

JOURNALS = Path(__file__).parents[1] / "journals"
JOURNAL = (JOURNALS / "house-divided/short-greedy.journal").read_text(encoding="utf-8")
MATCHES, BOUND = 5, 3


class LostThinker(InlineThinker):
    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        raise ThinkerLost


class LostAnalyst:
    places = 1

    async def analyse(self, order: AnalysisOrder, progress: Callable[[int, int], None]) -> AnalysisAnswer:
        raise ThinkerLost

    async def stop(self) -> None:
        pass


def test_the_failures_of_computer_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "REMEMBERED", BOUND)

    async def scenario(bench: Bench) -> None:
        bots = bench.service.bots
        bots.thinker = LostThinker()
        made = [await bench.create(seats={"union": "militia", "confederate": "me"}) for _ in range(MATCHES)]
        await wait_until(lambda: not bots.tasks)
        assert list(bots.errors) == [one.id for one in made[-BOUND:]]

    run(scenario)


def test_the_failures_of_analyses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "REMEMBERED", BOUND)

    async def scenario(bench: Bench) -> None:
        service = bench.service
        service.analyses.analyst = LostAnalyst()
        made = [await service.import_journal(JOURNAL) for _ in range(MATCHES)]
        for one in made:
            await service.request_analysis(one.id)
        await wait_until(lambda: not service.analyses.jobs)
        assert list(service.analyses.failures) == [one.id for one in made[-BOUND:]]

    run(scenario)


def test_what_computer_players_have_spent() -> None:
    budgets = BotBudgets(BOUND)
    for number in range(MATCHES):
        budgets.of(str(number), "union", "militia")
    assert [match for match, _, _ in budgets.kept] == ["2", "3", "4"]


def test_which_matches_somebody_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "MOST", BOUND)

    async def scenario(bench: Bench) -> None:
        looked = bench.service.bots.attention
        for number in range(MATCHES):
            looked.look(str(number))
        assert list(looked.looked) == ["2", "3", "4"]

    run(scenario)


def test_how_often_people_did_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "REMEMBERED", BOUND)
    limit = Rates(FixedClock(), 1.0, 5.0)
    for number in range(MATCHES):
        assert limit.allows(f"@{number}")
    assert list(limit.buckets) == ["@2", "@3", "@4"]
