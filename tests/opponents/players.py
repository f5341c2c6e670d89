"""Third-party computer players, good and faulty."""

from typing import Any

from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.random import RandomBot


class First:
    """Takes the first choice, and changes the position it was given as it likes."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        action = self.game.choices(position)[0]
        self.game.advance(position, action, dice, None)
        return Thought(action)


class Raises(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        raise ZeroDivisionError("I resign")


class Rubbish(RandomBot):
    """Answers whatever it is told to."""

    said: Any = None

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        thought: Thought = self.said
        return thought


class Peeks(RandomBot):
    """Has got hold of the match's own dice."""

    match: Any = None

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        actions = self.game.choices(position)
        ahead = type(self.match.dice)(self.match.dice.seed)
        ahead.count = self.match.dice.count
        return Thought(actions[ahead.roll(len(actions)) - 1])


class Unmade:
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no such game")
