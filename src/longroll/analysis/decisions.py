"""Decisions: what the plans that were played cost against the best ones that a search finds.

A short search looks at the plans that lost most of the chance to win; a long one looks at those again that cost most.
Two plans are compared on the same dice, and on other dice than those on which the search chose: otherwise
its choice would look better than it is. Nobody is blamed for what was hidden from his seat: it is guessed anew
for every try, as for a computer player.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from longroll.analysis.steps import Step
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.opponents.bot import Budget
from longroll.opponents.plan import Plan
from longroll.opponents.plan_search import PlanSearch, TurnSearch
from longroll.opponents.reasons import Reason, compare
from longroll.opponents.trial import Trial, flatten

FRESH: Final = 1_000_000  # the first try of a comparison; no search makes so many
KEPT: Final = 5
LONG: Final = 8  # plans that get a long search
SHORT: Final = 40  # playouts for a short look at a plan
HARDLY: Final = 0.02  # of the chance to win: a plan that costs no more is as good
COMPARING: Final = 0.3  # the part of the playouts that compares what was played with what was found


class Decision(NamedTuple):
    """Actions `action` to `last` of a side, what they cost its chance to win, and a better plan with its reasons.
    `chance` is what the side had with what it played."""

    action: int
    last: int
    side: int
    cost: float
    chance: float
    played: tuple[str, ...]
    better: tuple[str, ...]
    reasons: tuple[Reason, ...]


class Agreement(NamedTuple):
    """How many plans of a side were examined, and how many of them were as good as the search's, or hardly worse."""

    examined: int
    agreed: int


class Tried(NamedTuple):
    """A plan, tried again on fresh dice, and the chance to win that its seat has with it."""

    plan: Plan
    chance: float


class Comparison(NamedTuple):
    """A plan that was played and the one that the search chose."""

    step: Step
    trial: Trial
    played: Tried
    better: Tried

    @property
    def cost(self) -> float:
        return self.better.chance - self.played.chance


class Examiner:
    """Compares what was played with what a search finds."""

    def __init__(self, player: PlanSearch, seed: str, stop: Callable[[], bool]) -> None:
        self.player = player
        self.game: Game[Any] = player.game
        self.seed = seed
        self.stop = stop

    def examine(self, step: Step, playouts: int) -> Comparison | None:
        """None if the search found nothing else."""
        tries = max(2, int(playouts * COMPARING / 2))
        dice = SeededDice(f"{self.seed}/{step.first}/{playouts}")
        seen = self.game.guess(step.start, step.seat, dice)
        budget = Budget(playouts=playouts - 2 * tries, hurry=self.stop)
        search = TurnSearch(self.player, seen, dice, budget.allow(1.0))
        best, played = search.find(), search.make(search.style, 0.0, list(step.script))
        if best.key == played.key:
            return None
        trial = search.trial
        return Comparison(step, trial, try_again(trial, played, tries), try_again(trial, best, tries))

    def explain(self, found: Comparison) -> Decision:
        step, trial, played, better = found
        return Decision(
            step.first,
            step.last,
            step.side,
            found.cost,
            played.chance,
            self.texts(played.plan),
            self.texts(better.plan),
            compare(trial, better.plan, played.plan),
        )

    def texts(self, plan: Plan) -> tuple[str, ...]:
        return tuple(self.game.write_action(made.action) for made in plan.made)


def try_again(trial: Trial, plan: Plan, tries: int) -> Tried:
    fresh, total = Plan(plan.position, plan.roll, plan.made), 0.0
    for number in range(FRESH, FRESH + tries):
        chance = trial.chance(trial.end_of(fresh, number))
        seen = chance if trial.seat % 2 == 0 else 1.0 - chance
        fresh.values.append(flatten(seen, trial.flatness))
        total += seen
    return Tried(fresh, total / tries)


def looks(steps: int, playouts: int) -> tuple[int, int]:
    """How many of so many plans are looked at shortly, and how many for long."""
    short = min(steps, playouts // 2 // SHORT)
    return short, min(short, LONG)


def long_look(short: int, long: int, playouts: int) -> int:
    """The playouts of a long search, when so many short and long ones share them."""
    return (playouts - short * SHORT) // max(1, long)


def searching(steps: int, playouts: int) -> int:
    """How many playouts are spent on so many plans."""
    short, long = looks(steps, playouts)
    return short * SHORT + long * long_look(short, long, playouts)


def costliest(
    steps: Sequence[Step], examiner: Examiner, playouts: int, done: Callable[[int], None]
) -> tuple[tuple[Decision, ...], tuple[Agreement, Agreement]]:
    """The decisions that cost most, of steps in the order in which they are suspected; and how far the sides agree with
    the search."""
    short, long = looks(len(steps), playouts)
    found = examine_all(steps[:short], examiner, SHORT, done)
    agreement = count_agreement(steps[:short], found)
    again = [one.step for one in sorted(found, key=cost_of, reverse=True)[:long]]
    found = examine_all(again, examiner, long_look(short, len(again), playouts), done)
    costly = [one for one in sorted(found, key=cost_of, reverse=True) if one.cost > 0]
    return tuple(examiner.explain(one) for one in costly[:KEPT]), agreement


def count_agreement(steps: Sequence[Step], found: Sequence[Comparison]) -> tuple[Agreement, Agreement]:
    """The agreement of both sides; `found` are the steps at which the search chose something else."""
    others = [one.step.side for one in found if one.cost > HARDLY]
    first, second = (sum(step.side == side for step in steps) for side in (0, 1))
    return Agreement(first, first - others.count(0)), Agreement(second, second - others.count(1))


def examine_all(
    steps: Sequence[Step], examiner: Examiner, playouts: int, done: Callable[[int], None]
) -> list[Comparison]:
    found = []
    for step in steps:
        comparison = examiner.examine(step, playouts)
        done(playouts)
        if comparison is not None:
            found.append(comparison)
    return found


def cost_of(comparison: Comparison) -> float:
    return comparison.cost
