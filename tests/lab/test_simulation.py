import subprocess
import sys

import pytest

from longroll import LongrollError
from longroll.lab.simulation import simulate

ENDLESS = """
import resource
from longroll.lab.simulation import simulate
resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))
def enough(done):
    if done == 3:
        raise SystemExit(42)
simulate("house-divided", 99_999_999_999, ["random", "random"], "1", jobs={jobs}, scenario="short", progress=enough)
"""


def test_every_game_is_counted_once() -> None:
    tally = simulate("house-divided", 6, ["random", "random"], "1", scenario="short")
    assert tally.games == 6 == sum(tally.wins.values()) + tally.draws
    assert set(tally.wins) == {"union", "confederate"}


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_jobs() -> None:
    one, two = (simulate("house-divided", 8, ["random", "random"], "1", jobs=jobs, scenario="short") for jobs in (1, 2))
    assert (one.wins, one.draws) == (two.wins, two.draws)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate("house-divided", 3, ["random", "random"], "1", scenario="short", progress=told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize("seed", ["", "a b", "\udcff", "\n"])
def test_a_seed_is_one_word(seed: str) -> None:
    with pytest.raises(LongrollError, match="is not a seed"):
        simulate("house-divided", 1, ["random", "random"], seed, scenario="short")


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_number_of_games_costs_no_memory(jobs: int) -> None:
    ran = subprocess.run([sys.executable, "-c", ENDLESS.format(jobs=jobs)], capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (42, b"")


def test_a_bot_that_fails_is_told() -> None:
    with pytest.raises(LongrollError, match="game 1 failed: RaisesError failed"):
        simulate("house-divided", 3, ["random", "tests.lab.bots:RaisesError"], "1", scenario="short")
