"""Analyses of finished matches: made once, stored, interrupted without loss."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from longroll import Match
from longroll.analysis import Effort
from longroll.hosts.memory.host import InlineAnalyst
from longroll.service import analyses
from longroll.service.analyses import DONE, FAILED, NONE, QUEUED, RUNNING
from longroll.service.changes import Truncate
from longroll.service.errors import ServiceError
from longroll.service.ports import AnalysisAnswer, AnalysisOrder, ThinkerLost
from longroll.service.published import Published
from longroll.service.stored import StoredAnalysis
from tests.analysis.test_analysis import last_part, read
from tests.service.helpers import Bench, wait_until

JOURNALS = Path(__file__).parents[1] / "journals"
JOURNAL = (JOURNALS / "house-divided/short-greedy.journal").read_text(encoding="utf-8")
RESULT = '{"curve": []}'


class SlowAnalyst:
    """Answers when it is told to, and counts what it is asked."""

    places = 1

    def __init__(self) -> None:
        self.orders: list[AnalysisOrder] = []
        self.ready = asyncio.Event()
        self.failure: Exception | str = ""
        self.cancelled = 0

    async def analyse(self, order: AnalysisOrder, progress: Callable[[int, int], None]) -> AnalysisAnswer:
        self.orders.append(order)
        progress(1, 4)
        try:
            await self.ready.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if isinstance(self.failure, Exception):
            raise self.failure
        return AnalysisAnswer("" if self.failure else RESULT, self.failure)

    async def stop(self) -> None:
        pass


Scenario = Callable[[Bench, SlowAnalyst, Published], Coroutine[None, None, None]]


def run(scenario: Scenario) -> None:
    """Run a test with a finished match."""

    async def main() -> None:
        analyst = SlowAnalyst()
        bench = Bench(analyst=analyst)
        try:
            await scenario(bench, analyst, await bench.service.import_journal(JOURNAL))
        finally:
            await bench.service.stop()

    asyncio.run(main())


async def until(bench: Bench, published: Published, status: str) -> None:
    async def reached() -> bool:
        return (await bench.service.analysis(published.id)).status == status

    await wait_until(reached)
    assert await reached()


def test_it_is_made_once_however_often_it_is_asked_for() -> None:
    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        service, match = bench.service, published.id
        assert (await service.analysis(match)).status == NONE
        await asyncio.gather(*(service.request_analysis(match) for _ in range(3)))
        await until(bench, published, RUNNING)
        stand = await service.analysis(match)
        assert (stand.done, stand.total, stand.actions) == (1, 4, 110)
        analyst.ready.set()
        await until(bench, published, DONE)
        assert (await service.request_analysis(match)).result == RESULT
        assert len(analyst.orders) == 1
        assert Match.replay(analyst.orders[0].journal).outcome is not None

    run(scenario)


def test_a_game_that_is_not_over_is_refused_and_so_is_one_that_is_not_there() -> None:
    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        running, service = await bench.create(), bench.service
        for match, code in ((running.id, "not-over"), ("gone", "missing")):
            for ask in (service.analysis, service.request_analysis, service.cancel_analysis):
                with pytest.raises(ServiceError) as error:
                    await ask(match)
                assert error.value.code == code
        fork = await service.fork(published.id, 109, {})
        with pytest.raises(ServiceError):
            await service.request_analysis(fork.id)
        assert analyst.orders == []

    run(scenario)


def test_one_that_is_cancelled_can_be_asked_for_again() -> None:
    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        await bench.service.request_analysis(published.id)
        await until(bench, published, RUNNING)
        assert (await bench.service.cancel_analysis(published.id)).status == NONE
        assert analyst.cancelled == 1
        analyst.ready.set()
        await bench.service.request_analysis(published.id)
        await until(bench, published, DONE)
        assert (await bench.service.cancel_analysis(published.id)).result == RESULT

    run(scenario)


@pytest.mark.parametrize(
    ("failure", "key"),
    [
        (ThinkerLost(), "service-analysis-lost"),
        ("out of ideas", "service-analysis"),
        (KeyError("a fault"), "service-analysis"),
        (ServiceError("disk-full", "service-disk-full"), "service-disk-full"),
    ],
)
def test_one_that_fails_says_so_and_can_be_asked_for_again(failure: Exception | str, key: str) -> None:
    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        analyst.failure = failure
        analyst.ready.set()
        await bench.service.request_analysis(published.id)
        await until(bench, published, FAILED)
        error = (await bench.service.analysis(published.id)).error
        assert error is not None
        assert error.key == key
        analyst.failure = ""
        await bench.service.request_analysis(published.id)
        await until(bench, published, DONE)
        assert (await bench.service.analysis(published.id)).error is None

    run(scenario)


def test_one_at_a_time_and_no_more_than_a_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST", 2)

    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        others = [await bench.service.import_journal(JOURNAL) for _ in range(2)]
        await bench.service.request_analysis(published.id)
        await until(bench, published, RUNNING)
        await bench.service.request_analysis(others[0].id)
        await until(bench, others[0], QUEUED)
        with pytest.raises(ServiceError) as error:
            await bench.service.request_analysis(others[1].id)
        assert error.value.code == "too-many"
        analyst.ready.set()
        await until(bench, others[0], DONE)
        assert len(analyst.orders) == 2

    run(scenario)


def test_nothing_is_left_of_a_match_that_is_deleted() -> None:
    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        await bench.service.request_analysis(published.id)
        await until(bench, published, RUNNING)
        await bench.service.delete(published.id)
        assert analyst.cancelled == 1
        assert bench.service.analyses.jobs == {}
        other = await bench.service.import_journal(JOURNAL)
        await bench.service.request_analysis(other.id)
        await until(bench, other, RUNNING)
        del bench.storage.rows[other.id]  # another program deletes it
        analyst.ready.set()
        await wait_until(lambda: not bench.service.analyses.jobs)
        assert bench.service.analyses.failures == {}

    run(scenario)


def test_one_of_other_actions_is_not_shown() -> None:
    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        bench.storage.rows[published.id].analysis = StoredAnalysis(109, RESULT)
        assert (await bench.service.analysis(published.id)).status == NONE
        analyst.ready.set()
        await bench.service.request_analysis(published.id)
        await until(bench, published, DONE)
        assert bench.storage.rows[published.id].analysis == StoredAnalysis(110, RESULT)
        version = published.version
        await bench.storage.commit([Truncate(published.id, version, version + 1, 0.0, 100, {})])
        assert await bench.storage.analysis(published.id) is None

    run(scenario)


def test_a_server_that_stops_loses_nothing() -> None:
    async def scenario(bench: Bench, analyst: SlowAnalyst, published: Published) -> None:
        await bench.service.request_analysis(published.id)
        await until(bench, published, RUNNING)
        await bench.service.stop()
        assert analyst.cancelled == 1
        analyst.ready.set()
        after = Bench(storage=bench.storage, analyst=analyst)
        assert (await after.service.analysis(published.id)).status == NONE
        await after.service.request_analysis(published.id)
        await until(after, published, DONE)
        await after.service.stop()
        again = Bench(storage=bench.storage, analyst=analyst)
        assert (await again.service.request_analysis(published.id)).result == RESULT
        assert len(analyst.orders) == 2
        await again.service.stop()

    run(scenario)


def test_what_is_stored_says_what_the_better_plan_does() -> None:
    async def scenario() -> None:
        bench = Bench(analyst=InlineAnalyst())
        bench.service.analyses.effort = Effort(1, 80)
        part = last_part(read("house-divided/short-greedy"), 90)
        published = await bench.service.import_journal(part.journal.dumps())
        await bench.service.request_analysis(published.id)
        await until(bench, published, DONE)
        result = json.loads((await bench.service.analysis(published.id)).result)
        assert result["curve"][-1][0] == 20
        assert result["decisions"]
        for one in result["decisions"]:
            assert [step["action"] for step in one["steps"]] == one["better"]
            assert any(step["events"] for step in one["steps"])
        await bench.service.stop()

    asyncio.run(scenario())
