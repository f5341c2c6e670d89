"""A test that ends as soon as it knows: is one player better than another by at least so much, or not?

The generalised sequential probability ratio test on the scores of pairs: how much more likely are they if the true
difference is `high` Elo than if it is `low`? With the normal approximation that is n (s1 - s0) (2m - s0 - s1) / (2 v)
in logarithms, for the mean m and the variance v of n pairs and the scores s0 and s1 that low and high promise. Either
answer is wrong at most once in twenty.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from longroll.lab.elo import share_for
from longroll.lab.share import spread_of

ERROR: Final = 0.05
LIMIT: Final = log((1 - ERROR) / ERROR)


def evidence(scores: Sequence[float], low: float, high: float) -> float:
    """For the higher difference if positive, for the lower one if negative; beyond LIMIT it is enough."""
    if not scores:
        return 0.0
    s0, s1 = share_for(low), share_for(high)
    mean = sum(scores) / len(scores)
    return len(scores) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread_of(scores))


def decision(scores: Sequence[float], low: float, high: float) -> str:
    """`better`, `not better`, or nothing yet."""
    found = evidence(scores, low, high)
    if found >= LIMIT:
        return "better"
    return "not better" if found <= -LIMIT else ""
