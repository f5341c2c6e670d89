"""Why a plan: its steps, its chance to win, and what makes it better or worse than another one.

Both plans are tried on the same dice. What each feature of the evaluation adds at the end of the tries is averaged, the
features of one topic are taken together, and the largest differences are the reasons.
"""

from typing import Any, Final, NamedTuple

from longroll.games import folder_name
from longroll.opponents.plan import Plan
from longroll.opponents.topics import read_topics, seen_from
from longroll.opponents.trial import Trial, unflatten

TRIES: Final = 8
MOST: Final = 3
LEAST: Final = 0.002  # of a chance to win: less is no reason


class Reason(NamedTuple):
    """A topic, and what it adds to the chance to win of the seat that plans."""

    topic: str
    gain: float


class AdvisedPlan(NamedTuple):
    """What a computer player would do, or might, and why: the best plan against the next, others against the best."""

    actions: tuple[int, ...]
    chance: float | None
    reasons: tuple[Reason, ...]


def compare(trial: Trial, plan: Plan, other: Plan) -> tuple[Reason, ...]:
    """The largest contributions to the difference between two plans, from the view of the seat that plans."""
    topics = read_topics(folder_name(trial.game.system))
    scale = slope_at(unflatten((plan.mean + other.mean) / 2, trial.flatness))
    if trial.seat % 2:
        scale = -scale
    gains: dict[str, float] = {}
    for name, one, two in zip(trial.evaluator.features, mean_terms(trial, plan), mean_terms(trial, other), strict=True):
        if topics[name]:
            key = seen_from(topics[name], trial.seat)
            gains[key] = gains.get(key, 0.0) + scale * (one - two)
    found = sorted((Reason(*item) for item in gains.items()), key=size_of, reverse=True)
    return tuple(reason for reason in found[:MOST] if abs(reason.gain) >= LEAST)


def slope_at(chance: float) -> float:
    """By how much a chance changes with the sum of the terms that it is made of."""
    return chance * (1.0 - chance)


def size_of(reason: Reason) -> float:
    return abs(reason.gain)


def mean_terms(trial: Trial, plan: Plan) -> list[float]:
    """What each feature adds at the end of a try, on average."""
    totals = [0.0] * len(trial.evaluator.features)
    for number in range(TRIES):
        position: Any = trial.end_of(plan, number)
        for at, term in enumerate(trial.evaluator.terms(position)):
            totals[at] += term
    return [total / TRIES for total in totals]
