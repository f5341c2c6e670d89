"""The turning point: when the winner got ahead for good."""

from collections.abc import Sequence
from typing import Final

EVEN: Final = 0.5


def ahead_from(chances: Sequence[float], least: float = EVEN) -> int:
    """The first number from which on no chance of the winner is below `least`; as many as there are if the last is."""
    number = len(chances)
    while number and chances[number - 1] >= least:
        number -= 1
    return number


def turning_point(curve: Sequence[tuple[int, float]]) -> int:
    """The number of the action after which the winner's chance never fell below one half again: 0 if it was never below
    it. In a draw nobody got ahead for good, and it is the last action."""
    last, result = curve[-1]
    if result == EVEN:
        return last
    return curve[ahead_from([chance if result > EVEN else 1.0 - chance for _, chance in curve])][0]
