"""A population with hidden strengths plays for ratings. Are they found again, and does the mean stay where it is?

    python -m tests.service.ratings.population
    python -m tests.service.ratings.population --players 1000 --matches 10000 --seed 2

Strengths are spread like those of a club (mean 1500, deviation 350 points). Each match has two players who look for an
equal: of five who are free the nearest by rating. Who wins is drawn from the strengths alone, one match in ten is a
draw between equals. Then the finished matches are stored in a SQLite database in any order, in ten parts that are
counted one after the other: the ratings must be exactly the same, and again when all is computed from the first match.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from longroll.hosts.server.store.engine import file_url, make_engine
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.upgrade import prepare
from longroll.service.finished import FinishedMatch
from longroll.service.ratings.rated_match import judge
from longroll.service.ratings.steps import Step, rate
from tests.hosts.ratings.place import Place
from tests.service.ratings.matches import finished

SPREAD: Final = 350.0
CHOICE: Final = 5
DRAWS: Final = 0.1
MINUTE: Final = 60.0
PARTS: Final = 10
EVERY: Final = 20 * MINUTE  # from one match of the club to the next


class Outcome(NamedTuple):
    """`drift`: how far the mean rating of those who have played went from 1500 at most, after each tenth of the
    matches; `last`: at the end."""

    correlation: float
    settled: int
    drift: float
    last: float
    same: bool
    seconds: float
    database_seconds: float


def simulate(players: int, matches: int, seed: int) -> Outcome:
    chance = Random(seed)
    strengths = {f"@p{number}": chance.gauss(1500, SPREAD) for number in range(players)}
    steps: dict[str, Step] = {}
    played: list[FinishedMatch] = []
    means = []
    start = perf_counter()
    for number in range(matches):
        played.append(play(number, strengths, steps, chance))
        match = judge(played[-1])
        first, second = rate(match, steps.get(match.first), steps.get(match.second))
        steps |= {match.first: first, match.second: second}
        if (number + 1) % max(1, matches // 10) == 0:
            means.append(fmean(step.rating for step in steps.values()))
    seconds = perf_counter() - start
    chance.shuffle(played)
    start = perf_counter()
    stored = count_all(played)
    database_seconds = perf_counter() - start
    known = list(steps)
    return Outcome(
        rank_correlation([strengths[one] for one in known], [steps[one].rating for one in known]),
        sum(step.settled_until > step.at for step in steps.values()),
        max(abs(mean - 1500) for mean in means),
        means[-1] - 1500,
        stored == steps,
        seconds,
        database_seconds,
    )


def count_all(played: Sequence[FinishedMatch]) -> dict[str, Step]:
    """The standings in a database in which the matches come in any order."""
    with TemporaryDirectory(prefix="longroll-ratings-") as folder:
        database = file_url(Path(folder) / "club.sqlite3")
        prepare(database)
        place = Place(Records(make_engine(database)))
        size = -(-len(played) // PARTS)
        for first in range(0, len(played), size):
            place.finish(*played[first : first + size])
            while place.count():
                pass
        place.verify()
        standings: list[Step] = place.read(lambda book: book.all_standings())
        place.close()
    return {step.player: step for step in standings}


def play(number: int, strengths: dict[str, float], steps: dict[str, Step], chance: Random) -> FinishedMatch:
    first, *others = chance.sample(list(strengths), CHOICE + 1)
    second = min(others, key=lambda one: abs(rating(steps, one) - rating(steps, first)))
    expected = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
    drawn = DRAWS * 4 * expected * (1 - expected)
    die = chance.random()
    score = 1.0 if die < expected - drawn / 2 else 0.5 if die < expected + drawn / 2 else 0.0
    return finished(number, first, second, score, match=f"m{number:06}", at=number * EVERY)


def rating(steps: dict[str, Step], player: str) -> float:
    return steps[player].rating if player in steps else 1500.0


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Spearman's."""
    a, b = ranks(first), ranks(second)
    middle = fmean(a)
    top = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    wide = (sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b)) ** 0.5
    return float(top / wide)


def ranks(values: Sequence[float]) -> list[float]:
    places = {index: float(rank) for rank, index in enumerate(sorted(range(len(values)), key=values.__getitem__))}
    return [places[index] for index in range(len(values))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Do ratings find hidden strengths, and does their mean stay?")
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = simulate(asked.players, asked.matches, asked.seed)
    print(f"{asked.players} players, {asked.matches} matches, seed {asked.seed}: {found.seconds:.1f} s")
    print(f"rank correlation {found.correlation:.3f}; {found.settled} players are settled")
    print(f"mean rating {found.last:+.1f} at the end, at most {found.drift:.1f} from 1500 after any tenth")
    print("counted in any order in a database, and computed again:", "the same" if found.same else "DIFFERENT", end="")
    print(f" ({found.database_seconds:.1f} s)")


if __name__ == "__main__":
    main()
