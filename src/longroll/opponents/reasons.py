"""Why a plan: its steps, its chance to win, and what makes it better than the next best one.

Both plans are tried on the same dice. What each feature of the evaluation adds at the end of the tries is averaged; the
largest differences are the reasons.
"""

from typing import Any, Final, NamedTuple

from longroll.opponents.plan import Plan
from longroll.opponents.trial import Trial

TRIES: Final = 8
MOST: Final = 3
LEAST: Final = 0.002  # of a chance to win: less is no reason


class Reason(NamedTuple):
    """A feature of the evaluation, and how much of the chance to win it contributes to the difference."""

    feature: str
    gain: float


class Advice(NamedTuple):
    """What a computer player would do, and why."""

    actions: tuple[int, ...]
    chance: float | None
    next_chance: float | None  # of the next best plan
    reasons: tuple[Reason, ...]


def compare(trial: Trial, plan: Plan, other: Plan) -> tuple[Reason, ...]:
    """The largest contributions to the difference between two plans, from the view of the seat that plans."""
    gains = [one - two for one, two in zip(mean_terms(trial, plan), mean_terms(trial, other), strict=True)]
    total = sum(gains)
    if not total:
        return ()
    difference = plan.mean - other.mean
    sign = 1.0 if trial.seat % 2 == 0 else -1.0
    scale = abs(difference / total) if abs(total) > abs(difference) else 1.0
    found = [Reason(name, sign * gain * scale) for name, gain in zip(trial.evaluator.features, gains, strict=True)]
    found.sort(key=size_of, reverse=True)
    return tuple(reason for reason in found[:MOST] if abs(reason.gain) >= LEAST)


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
