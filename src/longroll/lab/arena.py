"""The arena: bots against each other in pairs of games on the same dice, each playing either side once."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice
from math import inf
from typing import Final

from msgspec.structs import replace

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.lab.elo import Rating, ratings
from longroll.lab.job import MARK, GameRecord, Job, make_job
from longroll.lab.sequential import decision
from longroll.lab.share import Share, share_of_pairs
from longroll.lab.work import RunConfig, playing
from longroll.match.start import read_seed
from longroll.opponents.changes import CHANGED

FARTHEST: Final = 4000  # in Elo
UNDECIDED: Final = "undecided"


@dataclass
class BotScore:
    """The results of one bot."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    failures: int = 0
    over: int = 0  # turns over the budget
    slowest: float = 0.0
    levels: Counter[str] = field(default_factory=Counter)

    def count(self, record: GameRecord, side: int) -> None:
        self.games += 1
        self.over += record.over[side]
        self.slowest = max(self.slowest, record.slowest[side])
        if record.failure:
            self.failures += record.failed == side
            self.wins += record.failed == 1 - side
        elif record.winner == side:
            self.wins += 1
            self.levels[record.level] += 1
        else:
            self.draws += record.winner < 0


@dataclass
class ArenaResult:
    bots: list[str]
    sides: tuple[str, str]
    entries: list[BotScore]
    scores: dict[tuple[int, int], list[float]]
    side_wins: list[int] = field(default_factory=lambda: [0, 0])
    games: int = 0
    draws: int = 0
    rules: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    verdict: str = ""

    def count(self, pairing: tuple[int, int], straight: GameRecord, swapped: GameRecord) -> None:
        """Count a pair of games between two bots; the sides are swapped in the second game."""
        a, b = pairing
        for record, seats in ((straight, (a, b)), (swapped, (b, a))):
            self.count_game(record)
            for side, bot in enumerate(seats):
                self.entries[bot].count(record, side)
        earned = (points(straight, 0), points(swapped, 1))
        if earned[0] is not None and earned[1] is not None:
            self.scores[pairing].append((earned[0] + earned[1]) / 2)

    def count_game(self, record: GameRecord) -> None:
        self.games += 1
        if record.failure:
            self.failures.append(record.failure)
            return
        self.rules[record.rule] += 1
        if record.winner < 0:
            self.draws += 1
        else:
            self.side_wins[record.winner] += 1

    def shares(self) -> dict[tuple[int, int], Share]:
        return {pairing: share_of_pairs(scores) for pairing, scores in self.scores.items()}

    def ratings(self) -> list[Rating]:
        return ratings(len(self.bots), self.scores)


@dataclass(frozen=True)
class ArenaPlan:
    """Which games an arena consists of."""

    title: str
    bots: Sequence[str]
    pairs: int
    seed: str = "1"
    scenario: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    playouts: int = 0  # for every bot that is not written with its own
    seconds: float = 0.0

    @property
    def pairings(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.bots)), 2))

    @property
    def games(self) -> int:
        return 2 * self.pairs * len(self.pairings)

    def jobs(self) -> Iterator[Job]:
        """Pair after pair, every two bots on the same dice, the second game with the sides swapped."""
        self.check()
        seed = read_seed(self.seed)
        models = [self.model(self.word(a), self.word(b)) for a, b in self.pairings]
        for number in range(1, self.pairs + 1):
            for job in models:
                yield replace(job, dice=f"{seed}/{number}")
                yield replace(job, dice=f"{seed}/{number}", bots=(job.bots[1], job.bots[0]))

    def check(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise LongrollError(f"an arena needs two bots or more, all different; crack{MARK}400 differs from crack")
        if self.pairs < 1 or self.playouts < 0 or not 0 <= self.seconds < inf:
            raise LongrollError("the number of pairs begins at 1, playouts and seconds at 0")

    def word(self, bot: int) -> str:
        """A bot with its playouts."""
        name, changed, numbers = self.bots[bot].partition(CHANGED)
        if self.playouts and MARK not in name:
            name = f"{name}{MARK}{self.playouts}"
        return name + changed + numbers

    def model(self, first: str, second: str) -> Job:
        return replace(make_job(self.title, (first, second), "", self.scenario, self.options), seconds=self.seconds)


def run_arena(
    plan: ArenaPlan,
    config: RunConfig,
    until: tuple[float, float] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> ArenaResult:
    """Play a plan, or as much of it as decides whether the first of two bots is better: see `sequential`."""
    if until is not None and (len(plan.bots) != 2 or not -FARTHEST <= until[0] < until[1] <= FARTHEST):
        raise LongrollError(f"a test that stops early compares two bots, between two differences up to {FARTHEST} Elo")
    with playing(plan.jobs(), config) as games:
        result = ArenaResult(list(plan.bots), sides_of(plan.title), [BotScore() for _ in plan.bots], {})
        result.verdict = UNDECIDED if until is not None else ""
        for pairing in plan.pairings:
            result.scores[pairing] = []
        for pairing in cycle(plan.pairings):
            if not (pair := list(islice(games, 2))):
                break
            result.count(pairing, pair[0][1], pair[1][1])
            progress(result.games)
            if until is not None and (verdict := decision(result.scores[pairing], *until)):
                result.verdict = verdict
                break
    return result


def sides_of(title: str) -> tuple[str, str]:
    first, second = load(title).seats[:2]
    return first, second


def points(record: GameRecord, side: int) -> float | None:
    """What a side has earned: a bot that fails has lost, and a game that fails by itself does not count."""
    if record.failed >= 0:
        return float(record.failed != side)
    if record.failure:
        return None
    return 0.5 if record.winner < 0 else float(record.winner == side)
