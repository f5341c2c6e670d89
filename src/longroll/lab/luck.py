"""Luck against skill: how much of the variance of the results comes from the dice, how much from the players.

*Dice.* The same dice are played twice by the same players, whose own dice differ. If the results of such twins vary
together, that part of the variance comes from the dice: it is the correlation of twins. It is a
lower bound, because a roll is used for something else as soon as the games differ.

*Skill.* Two players of unequal strength play the same dice from either side. The part of the variance that depends on
who plays which side is skill; the part in which the two games vary together is the dice; the rest comes from
different choices.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from longroll.lab.share import Share, Z

Twins = Sequence[tuple[float, float]]
"""The first side's points in two games on the same dice."""


class Skill(NamedTuple):
    """Parts of the variance, and the stronger player's share of the points."""

    skill: float
    dice: float
    points: float


def dice_share(twins: Twins) -> Share | None:
    """None if all games ended the same way."""
    if not twins:
        return None
    middle = sum(a + b for a, b in twins) / (2 * len(twins))
    spread = sum((a - middle) ** 2 + (b - middle) ** 2 for a, b in twins) / (2 * len(twins))
    if spread == 0:
        return None
    value = sum((a - middle) * (b - middle) for a, b in twins) / len(twins) / spread
    reach = Z * (1 - value * value) / sqrt(len(twins))
    return Share(max(0.0, value), max(0.0, value - reach), max(0.0, min(1.0, value + reach)))


def skill_share(pairs: Twins) -> Skill | None:
    """The part of skill, from pairs in which the stronger player had the first side in the first game only."""
    if not pairs:
        return None
    first = sum(a for a, _ in pairs) / len(pairs)
    second = sum(b for _, b in pairs) / len(pairs)
    middle = (first + second) / 2
    spread = sum((a - middle) ** 2 + (b - middle) ** 2 for a, b in pairs) / (2 * len(pairs))
    if spread == 0:
        return None
    together = sum((a - first) * (b - second) for a, b in pairs) / len(pairs)
    return Skill(((first - second) / 2) ** 2 / spread, max(0.0, together / spread), (first + 1 - second) / 2)
