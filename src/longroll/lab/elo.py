"""Ratings: the Elo numbers under which the results were the most likely ones."""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from longroll.lab.share import Z

SCALE: Final = 400 / log(10)
ROUNDS: Final = 100
CLOSE: Final = 1e-9
STRIDE: Final = 2.0  # the longest step of a round, before scaling

Matrix = list[list[float]]
Scores = Mapping[tuple[int, int], Sequence[float]]
"""For two players, the first one's score in each of their pairs of games, from 0 to 1."""


class Rating(NamedTuple):
    value: float
    low: float
    high: float


def share_for(elo: float) -> float:
    return 1 / (1 + exp(-elo / SCALE))


def ratings(players: int, scores: Scores) -> list[Rating]:
    """The first player has 0. One imaginary pair of two even games is added for every two players, so that a
    player who never lost has a rating; the intervals follow from how the pairs differ."""
    values = [0.0] * players
    for _ in range(ROUNDS):
        slope, curvature = slopes(values, scores)
        step = solve(curvature, slope)
        for number, change in enumerate(step, 1):
            values[number] += max(-STRIDE, min(STRIDE, change))
        if max(map(abs, step), default=0.0) < CLOSE:
            break
    errors = standard_errors(values, scores)
    return [Rating(SCALE * v, SCALE * (v - Z * e), SCALE * (v + Z * e)) for v, e in zip(values, errors, strict=True)]


def promise(values: Sequence[float], a: int, b: int) -> float:
    return 1 / (1 + exp(values[b] - values[a]))


def slopes(values: Sequence[float], scores: Scores) -> tuple[list[float], Matrix]:
    """The slope of the likelihood and its curvature, without the first player, whose rating is fixed."""
    size = len(values)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for (a, b), played in scores.items():
        p = promise(values, a, b)
        excess = sum(played) + 0.5 - (len(played) + 1) * p
        weight = (len(played) + 1) * p * (1 - p)
        slope[a] += excess
        slope[b] -= excess
        bend[a][a] += weight
        bend[b][b] += weight
        bend[a][b] -= weight
        bend[b][a] -= weight
    return slope[1:], [row[1:] for row in bend[1:]]


def standard_errors(values: Sequence[float], scores: Scores) -> list[float]:
    """What a rating owes to each pair of games, added up over the pairs (games on the same dice count as one)."""
    _, curvature = slopes(values, scores)
    size = len(values)
    errors = [0.0] * size
    for number in range(1, size):
        unit = [float(other == number) for other in range(1, size)]
        lever = [0.0, *solve(curvature, unit)]
        errors[number] = sqrt(influence(values, scores, lever))
    return errors


def influence(values: Sequence[float], scores: Scores, lever: Sequence[float]) -> float:
    longest = max((len(played) for played in scores.values()), default=0)
    pushes = [0.0] * longest
    unplayed = 0.0
    for (a, b), played in scores.items():
        p = promise(values, a, b)
        pull = lever[a] - lever[b]
        for number, score in enumerate(played):
            pushes[number] += pull * (score - p)
        unplayed += pull * pull * (0.125 + (0.5 - p) ** 2)
    return sum(push * push for push in pushes) + unplayed


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Gauss's elimination; the matrices are small, symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            part = rows[below][at] / rows[at][at]
            rows[below] = [x - part * y for x, y in zip(rows[below], rows[at], strict=True)]
    answer = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * answer[other] for other in range(at + 1, size))
        answer[at] = (rows[at][size] - known) / rows[at][at]
    return answer
