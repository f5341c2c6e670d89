"""Simulation: many games between computer players, and who wins how often."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from msgspec.structs import replace

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.lab.job import GameRecord, make_job
from longroll.lab.work import RunConfig, playing
from longroll.match.start import read_seed


@dataclass
class Tally:
    title: str
    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    draws: int = 0
    seconds: float = 0.0

    def count(self, record: GameRecord) -> None:
        """A game that failed is an error: nobody has won it."""
        if record.failure:
            raise LongrollError(f"game {self.games + 1} failed: {record.failure}")
        self.games += 1
        if record.winner < 0:
            self.draws += 1
        else:
            self.wins[list(self.wins)[record.winner]] += 1


def simulate(
    title: str,
    games: int,
    bots: Sequence[str],
    seed: str,
    *,
    jobs: int = 1,
    scenario: str = "",
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play games 1 to `games` of a seed; the result does not depend on the number of jobs."""
    seats = load(title).seats
    first, second = bots
    model = replace(make_job(title, (first, second), "", scenario, options), track=False)
    seed = read_seed(seed)
    if games < 1 or jobs < 1:
        raise LongrollError("the numbers of games and of jobs must be at least 1")
    tally = Tally(title, wins=dict.fromkeys(seats[:2], 0))
    began = perf_counter()
    todo = (replace(model, dice=f"{seed}/{number}") for number in range(1, games + 1))
    with playing(todo, RunConfig(min(jobs, games))) as played:
        for _, record in played:
            tally.count(record)
            progress(tally.games)
    tally.seconds = perf_counter() - began
    return tally
