import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future

import pytest

from longroll import LongrollError
from longroll.lab import simulation
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
    one, two = (simulate("house-divided", 8, ["greedy", "greedy"], "1", jobs=jobs, scenario="short") for jobs in (1, 2))
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


class Pool:
    """Plays when asked for the result, and remembers how much was waiting."""

    made: list[int]
    waiting: int
    most: int

    def __init__(self, workers: int) -> None:
        self.made.append(workers)

    def submit(self, play: Callable[..., list[str]], *arguments: object) -> "Future[list[str]]":
        type(self).waiting += 1
        type(self).most = max(self.most, self.waiting)
        future: Future[list[str]] = Future()
        given = future.result

        def result(timeout: float | None = None) -> list[str]:
            type(self).waiting -= 1
            future.set_result(play(*arguments))
            return given(timeout)

        future.result = result  # type: ignore[method-assign]
        return future

    def shutdown(self, **_: object) -> None: ...


@pytest.mark.parametrize(
    ("games", "jobs", "made"), [(100, 3, [3]), (2, 100, [2]), (100, 10**9, [8]), (1, 5, []), (7, 1, [])]
)
def test_processes_and_waiting_games_are_few(
    monkeypatch: pytest.MonkeyPatch, games: int, jobs: int, made: list[int]
) -> None:
    monkeypatch.setattr(Pool, "made", [], raising=False)
    monkeypatch.setattr(Pool, "waiting", 0, raising=False)
    monkeypatch.setattr(Pool, "most", 0, raising=False)
    monkeypatch.setattr(simulation, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(simulation, "CHUNK", 2)
    seeds = [str(number) for number in range(games)]
    assert list(simulation.winners(str, iter(seeds), games, jobs)) == seeds
    assert Pool.made == made
    assert Pool.waiting == 0
    assert Pool.most <= 4 * sum(made)
