"""Luck: how much every die of a game changed the chance to win.

The luck of a die is the mean value of what could still come of the action once it is known, less that mean before. So
the mean luck of a fair die is zero whatever the value of a position is worth, and the luck of an action is the sum of
its dice. A marker drawn from a cup is a die, too. How much of the results of many games is luck is another question:
`lab/luck.py`.
"""

from typing import Any, NamedTuple

from longroll.analysis.outcomes import Outcomes
from longroll.analysis.steps import Step
from longroll.analysis.value import Value
from longroll.kernel.contract import Game


class Die(NamedTuple):
    """A die of the action with that number, counted from 1. `side` is the side whose action it followed, and `luck` is
    what it added to the chance of that side."""

    action: int
    side: int
    faces: int
    shown: int
    drawn: bool
    luck: float


class StepLuck(NamedTuple):
    """The chance of the first side when the step had been decided and no die was known, and the dice of the step."""

    decided: float
    dice: tuple[Die, ...]


def find_luck(game: Game[Any], step: Step, value: Value) -> StepLuck:
    if not step.dice:
        return StepLuck(value.of(step.end), ())
    outcomes = Outcomes(game, step.before, step.action, value.of, f"{value.seed}/{step.last}")
    means = outcomes.means(step.dice)
    sign = 1.0 if step.side == 0 else -1.0
    dice = []
    for number, shown in enumerate(step.dice):
        asked = outcomes.next_die(list(step.dice[:number]))
        luck = sign * (means[number + 1] - means[number])
        dice.append(Die(step.last, step.side, asked.sides, shown, asked.drawn, luck))
    return StepLuck(means[0], tuple(dice))
