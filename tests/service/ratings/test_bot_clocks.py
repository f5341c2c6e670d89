"""Who runs out of time against a computer player loses, although nobody claims it."""

from typing import Any

import pytest

from longroll.hosts.memory.jobs import MemoryJobs
from longroll.hosts.memory.ratings import MemoryRatings
from longroll.service.agreement import Result
from longroll.service.clocks import Pace
from longroll.service.published import Published
from longroll.service.ratings.bot_clocks import BotClocks
from longroll.service.ratings.ratings import Ratings
from tests.service.club.helpers import ANN, SECRET, ClubBench, run_club

PACE = Pace("clock", 600, 5)


class RatedBench:
    def __init__(self, bench: ClubBench) -> None:
        self.bench = bench
        self.jobs = MemoryJobs(bench.clock)
        self.ratings = Ratings(bench.service, MemoryRatings(bench.storage))
        self.clocks = BotClocks(bench.service, self.ratings.storage, self.jobs)
        bench.service.followers.append(self.clocks.hear)

    async def begin(self, **more: Any) -> Published:
        """Ann has played, so that her clock runs."""
        seats = {"union": "me", "confederate": "random"}
        challenge = await self.bench.challenge(**{"seats": seats, "pace": PACE, "rated": True, **more})
        challenge = await self.bench.club.challenges.reveal(challenge.id, ANN.player, SECRET)
        published = await self.bench.service.look(challenge.matches[0])
        published = await self.bench.play(published, published.game.write_action(self._first(published)))
        assert published.agreement is not None
        assert published.agreement.clocks.running == "union"
        await self.clocks.stop()
        return published

    def _first(self, published: Published) -> int:
        return published.game.choices(published.snapshot.position)[0]

    async def pass_time(self, seconds: float) -> int:
        self.bench.clock.time += seconds
        return await self.jobs.run_due()


def test_who_runs_out_of_time_against_the_computer_loses() -> None:
    async def scenario(bench: ClubBench) -> None:
        rated = RatedBench(bench)
        published = await rated.begin()
        assert await rated.pass_time(500) == 0
        assert await rated.pass_time(101) == 1
        agreement = (await bench.look(published)).agreement
        assert agreement is not None
        assert agreement.result == Result("confederate", "time", "union")
        await rated.ratings.settle()
        found = await rated.ratings.of_match(published.id)
        assert {step.player: step.score for step in found.steps} == {ANN.player: 0.0, "random": 1.0}

    run_club(scenario)


@pytest.mark.parametrize("late", [False, True])
def test_a_clock_for_which_no_job_waits_is_found(late: bool) -> None:
    """After a crash, or in a database that comes from a backup."""

    async def scenario(bench: ClubBench) -> None:
        rated = RatedBench(bench)
        published = await rated.begin()
        casual = await rated.begin(rated=False)
        rated.jobs.waiting.clear()
        bench.clock.time += 700 if late else 0
        await rated.clocks.look_at_all()
        await rated.pass_time(0)
        await rated.pass_time(700)
        agreement = (await bench.look(published)).agreement
        assert agreement is not None
        assert agreement.result == Result("confederate", "time", "union")
        assert not (await bench.look(casual)).over
        await rated.clocks.look_at_all()
        assert rated.jobs.waiting == {}  # nobody's clock runs any more

    run_club(scenario)


def test_a_casual_match_waits() -> None:
    async def scenario(bench: ClubBench) -> None:
        rated = RatedBench(bench)
        published = await rated.begin(rated=False)
        assert await rated.pass_time(10_000) == 0
        assert not (await bench.look(published)).over

    run_club(scenario)


def test_who_was_in_time_goes_on() -> None:
    """A job that comes too early waits again; one for a match that is gone does nothing."""

    async def scenario(bench: ClubBench) -> None:
        rated = RatedBench(bench)
        published = await rated.begin()
        await rated.clocks.look(published.id, "")
        assert not (await bench.look(published)).over
        await rated.clocks.look("nothing", "")
        await bench.resign(published, "union")
        assert await rated.pass_time(700) == 1
        agreement = (await bench.look(published)).agreement
        assert agreement is not None
        assert agreement.result is not None
        assert agreement.result.reason == "resigned"

    run_club(scenario)
