"""A share of points with its 95% interval."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # of a 95% interval


class Share(NamedTuple):
    """A number between 0 and 1, and its interval."""

    value: float
    low: float
    high: float


def share_of(points: float, games: float) -> Share:
    """The share of points in independent games, with Wilson's interval."""
    if not games:
        return Share(0.5, 0.0, 1.0)
    value = points / games
    middle = (value + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(value * (1 - value) / games + Z * Z / (4 * games * games))
    return Share(value, max(0.0, min(value, middle - reach)), min(1.0, max(value, middle + reach)))


def spread_of(scores: Sequence[float]) -> float:
    """The variance of the scores of pairs. One imaginary pair of two even games is added, so that a few
    pairs that all went the same way do not look like certainty."""
    count = len(scores) + 1
    mean = (sum(scores) + 0.5) / count
    squares = (sum(score * score for score in scores) + 0.375) / count
    return squares - mean * mean


def share_of_pairs(scores: Sequence[float]) -> Share:
    """Of pairs on common dice, each scored from 0 to 1: Wilson's interval for as many independent games as the spread
    of the pairs is worth. Pairs take the luck of the dice and the advantage of a side out of the spread."""
    if not scores:
        return Share(0.5, 0.0, 1.0)
    mean = (sum(scores) + 0.5) / (len(scores) + 1)
    worth = len(scores) * mean * (1 - mean) / spread_of(scores)
    return share_of(sum(scores) / len(scores) * worth, worth)
