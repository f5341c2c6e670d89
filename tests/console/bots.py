"""Computer players for the tests of the text game."""

from typing import Any

from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.random import RandomBot


class Interrupted(RandomBot):
    """Thinks until the player presses Ctrl-C."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        raise KeyboardInterrupt
