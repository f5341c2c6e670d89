"""Glicko-2, after the description that Mark Glickman published ("Example of the Glicko-2 system"). Pure arithmetic.

Ratings and deviations are on the usual scale (1500 and 350 for a newcomer). `periods` is the number of rating periods
since the last change: the deviation grows with it. The published example has one.
"""

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
MEAN: Final = 1500.0
WIDEST: Final = 350.0
RESTLESS: Final = 0.06
TAU: Final = 0.5  # how fast a volatility changes
EXACT: Final = 0.000001


class Rating(NamedTuple):
    rating: float = MEAN
    deviation: float = WIDEST
    volatility: float = RESTLESS


class Game(NamedTuple):
    """The opponent's rating before the game, and the score: 1, one half or 0."""

    opponent: Rating
    score: float


NEWCOMER: Final = Rating()


def update(before: Rating, games: Sequence[Game], periods: float = 1.0) -> Rating:
    """The rating after the games of a period."""
    if not games:
        return rest(before, periods)
    mu, phi = (before.rating - MEAN) / SCALE, before.deviation / SCALE
    weights = [weight(game.opponent.deviation / SCALE) for game in games]
    chances = [
        1.0 / (1.0 + exp(-g * (mu - (game.opponent.rating - MEAN) / SCALE)))
        for g, game in zip(weights, games, strict=True)
    ]
    variance = 1.0 / sum(g * g * chance * (1.0 - chance) for g, chance in zip(weights, chances, strict=True))
    surplus = sum(g * (game.score - chance) for g, game, chance in zip(weights, games, chances, strict=True))
    volatility = new_volatility(before.volatility, phi, variance, variance * surplus)
    grown = phi * phi + volatility * volatility * periods
    narrowed = 1.0 / sqrt(1.0 / grown + 1.0 / variance)
    rating = MEAN + SCALE * (mu + narrowed * narrowed * surplus)
    return Rating(rating, min(WIDEST, SCALE * narrowed), volatility)


def rest(before: Rating, periods: float) -> Rating:
    """The rating of a player who has not played: it stays, but is known less well."""
    phi = before.deviation / SCALE
    grown = SCALE * sqrt(phi * phi + before.volatility * before.volatility * periods)
    return before._replace(deviation=min(WIDEST, grown))


def periods_until(before: Rating, deviation: float) -> float:
    """How many periods of rest until the deviation is that large; none if it is larger already."""
    phi, goal = before.deviation / SCALE, deviation / SCALE
    return max(0.0, (goal * goal - phi * phi) / (before.volatility * before.volatility))


def weight(phi: float) -> float:
    """The weight of a result. A result against somebody whose rating is not known well counts less."""
    return 1.0 / sqrt(1.0 + 3.0 * phi * phi / (pi * pi))


def new_volatility(former: float, phi: float, variance: float, change: float) -> float:
    """Step 5 of the description: find the root of a function, by the Illinois variant of regula falsi."""
    start = log(former * former)

    def excess(x: float) -> float:
        grown = phi * phi + variance + exp(x)
        return exp(x) * (change * change - grown) / (2.0 * grown * grown) - (x - start) / (TAU * TAU)

    low, high = start, other_end(phi, variance, change, start, excess)
    at_low, at_high = excess(low), excess(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = excess(middle)
        if at_middle * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)


def other_end(phi: float, variance: float, change: float, start: float, excess: Callable[[float], float]) -> float:
    """A number on the other side of the root."""
    spread = change * change - phi * phi - variance
    if spread > 0.0:
        return log(spread)
    steps = 1
    while excess(start - steps * TAU) < 0.0:
        steps += 1
    return start - steps * TAU
