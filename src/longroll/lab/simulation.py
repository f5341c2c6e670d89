"""Playing many games between computer players and counting who wins."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from msgspec.structs import replace

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.lab.job import Record, make_job
from longroll.lab.work import Means, playing
from longroll.match import read_seed


@dataclass
class Tally:
    title: str
    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    draws: int = 0
    seconds: float = 0.0

    def count(self, record: Record) -> None:
        """A game that was broken off is an error: nobody has won it."""
        if record.failure:
            raise LongrollError(f"game {self.games + 1} was broken off: {record.failure}")
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
    model = replace(make_job(title, (first, second), "", scenario, options), watch=False)
    seed = read_seed(seed)
    if games < 1 or jobs < 1:
        raise LongrollError("the numbers of games and of jobs begin at 1")
    tally = Tally(title, wins=dict.fromkeys(seats[:2], 0))
    began = perf_counter()
    todo = (replace(model, dice=f"{seed}/{number}") for number in range(1, games + 1))
    with playing(todo, Means(min(jobs, games))) as played:
        for _, record in played:
            tally.count(record)
            progress(tally.games)
    tally.seconds = perf_counter() - began
    return tally
