"""The analysis of a finished game: chances, luck, decisions, turning point.

With V the value of a position (`value.py`), a step of the game (`steps.py`) changes the chance of the first side twice.
Its decision changes V before to the mean of V over the dice of the step; the dice change that mean to V after. So
start + luck + decisions = result, exactly.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, Self

from longroll.analysis.decisions import Agreement, Decision, Examiner, costliest, searching
from longroll.analysis.luck import Die, StepLuck, find_luck
from longroll.analysis.steps import Step, divide
from longroll.analysis.turning_point import turning_point
from longroll.analysis.value import Value
from longroll.kernel.error import LongrollError
from longroll.match import Match, Snapshot
from longroll.opponents.bot import never
from longroll.opponents.levels import Crack

LEAST_TRIES: Final = 2
VALUES: Final = 4  # different positions that a die can lead to, about


class Effort(NamedTuple):
    """How much an analysis thinks, in playouts for the whole game: for values, and for searching better plans. Few
    values are made with more, so that every position has some."""

    values: int = 9_000
    plans: int = 6_000

    @classmethod
    def of(cls, playouts: int) -> Self:
        """The usual division of so many playouts."""
        values = 3 * playouts // 5
        return cls(values, playouts - values)


USUAL: Final = Effort()


class Stopped(LongrollError):
    """The analysis was interrupted, and there is no result."""

    def __init__(self) -> None:
        super().__init__("the analysis was interrupted")


class Analysis(NamedTuple):
    """Chances are those of the first side; luck and effects are those of each side, from its own view."""

    sides: tuple[str, str]
    curve: tuple[tuple[int, float], ...]
    dice: tuple[Die, ...]
    effects: tuple[float, float]
    decisions: tuple[Decision, ...]
    turning_point: int
    agreement: tuple[Agreement, Agreement] = (Agreement(0, 0), Agreement(0, 0))

    @property
    def start(self) -> float:
        return self.curve[0][1]

    @property
    def result(self) -> float:
        return self.curve[-1][1]

    @property
    def luck(self) -> tuple[float, float]:
        first, second = (sum(die.luck for die in self.dice if die.side == side) for side in (0, 1))
        return first, second

    @property
    def residual(self) -> float:
        """What start, luck and decisions leave unexplained: the error of the arithmetic."""
        luck, effects = self.luck, self.effects
        return self.result - self.start - (luck[0] - luck[1]) - (effects[0] - effects[1])


def no_report(done: int, total: int) -> None:
    del done, total


def analyse(
    played: Match | Snapshot,
    effort: Effort = USUAL,
    progress: Callable[[int, int], None] = no_report,
    stop: Callable[[], bool] = never,
    seed: str = "analysis",
) -> Analysis:
    """The same seed gives the same analysis. `Stopped` is raised as soon as `stop` returns true. `progress` is called
    with about how many playouts are done, and of how many."""
    snapshot = played.snapshot() if isinstance(played, Match) else played
    if snapshot.outcome is None:
        raise LongrollError("only a finished game can be analysed, and this one is not over")
    return Run(snapshot, effort, progress, stop, seed).analysis()


class Run:
    """One analysis while it is made."""

    def __init__(
        self,
        snapshot: Snapshot,
        effort: Effort,
        progress: Callable[[int, int], None],
        stop: Callable[[], bool],
        seed: str,
    ) -> None:
        self.game = snapshot.game
        self.effort = effort
        self.progress = progress
        self.stop = stop
        player = Crack(self.game)
        self.steps = divide(snapshot, player.evaluator)
        dice = sum(len(step.dice) for step in self.steps)
        self.tries = max(LEAST_TRIES, effort.values // (len(self.steps) + VALUES * dice + 1))
        self.value = Value(player, self.tries, f"{seed}/value")
        self.start = self.value.of(snapshot.at(0).position)
        self.examiner = Examiner(player, f"{seed}/plans", stop)
        self.done = 0
        self.total = sum(map(self.work_of, self.steps)) + searching(len(self.open_steps()), effort.plans)

    def analysis(self) -> Analysis:
        lucks = [self.find_luck(step) for step in self.steps]
        ends = [self.value.of(step.end) for step in self.steps]
        curve = ((0, self.start), *((step.last, end) for step, end in zip(self.steps, ends, strict=True)))
        gains = self.gains(lucks, [self.start, *ends])
        first, second = self.game.seats[:2]
        decisions, agreement = self.decisions(gains)
        analysis = Analysis(
            (first, second),
            curve,
            tuple(die for luck in lucks for die in luck.dice),
            self.effects(gains),
            decisions,
            turning_point(curve),
            agreement,
        )
        self.progress(self.total, self.total)
        return analysis

    def find_luck(self, step: Step) -> StepLuck:
        found = find_luck(self.game, step, self.value)
        self.count(self.work_of(step))
        return found

    def work_of(self, step: Step) -> int:
        """Playouts that finding the luck of a step takes, about."""
        return self.tries * (1 + VALUES * len(step.dice))

    def gains(self, lucks: list[StepLuck], chances: list[float]) -> list[float]:
        """What the decision of each step added to the chance of its side."""
        return [
            (luck.decided - before) * (1.0 if step.side == 0 else -1.0)
            for step, luck, before in zip(self.steps, lucks, chances, strict=False)
        ]

    def effects(self, gains: list[float]) -> tuple[float, float]:
        pairs = list(zip(self.steps, gains, strict=True))
        first, second = (sum(gain for step, gain in pairs if step.side == side) for side in (0, 1))
        return first, second

    def open_steps(self) -> list[Step]:
        """The steps at which something else could have been done."""
        return [step for step in self.steps if step.script]

    def decisions(self, gains: list[float]) -> tuple[tuple[Decision, ...], tuple[Agreement, Agreement]]:
        gain_of = {step.first: gain for step, gain in zip(self.steps, gains, strict=True)}
        suspected = sorted(self.open_steps(), key=lambda step: gain_of[step.first])
        return costliest(suspected, self.examiner, self.effort.plans, self.count)

    def count(self, playouts: int) -> None:
        if self.stop():
            raise Stopped
        self.done += playouts
        self.progress(self.done, self.total)
