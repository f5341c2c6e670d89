"""The chance to win that follows from features and their weights."""

from math import exp
from typing import Final

MOST: Final = 30.0  # beyond it a chance is 0 or 1


def chance_of(features: list[float], weights: list[float]) -> float:
    total = 0.0
    for number in range(len(features)):
        total += features[number] * weights[number]
    return logistic(total)


def terms_of(features: list[float], weights: list[float]) -> list[float]:
    return [features[number] * weights[number] for number in range(len(features))]


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, value))))
