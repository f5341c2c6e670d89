"""Third-party computer players, good and faulty."""

from typing import Any

from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.random import RandomBot


class FirstChoice:
    """Takes the first choice, and plays on the position that it is given."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        action = self.game.choices(position)[0]
        self.game.advance(position, action, dice, None)
        return Thought(action)


class RaisesError(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        raise ZeroDivisionError("I resign")


class AnswersAsSet(RandomBot):
    """Gives the answer that a test has set."""

    answer: Any = None

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        thought: Thought = self.answer
        return thought


class UsesMatchDice(RandomBot):
    """Looks ahead in the dice of the match."""

    match: Any = None

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        actions = self.game.choices(position)
        ahead = type(self.match.dice)(self.match.dice.seed)
        ahead.count = self.match.dice.count
        return Thought(actions[ahead.roll(len(actions)) - 1])


class FailsToStart:
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no such game")
