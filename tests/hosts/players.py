"""Computer players for the tests, in a module of their own: the processes that think import them by name."""

import os
from time import sleep
from typing import Any

from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.random import RandomBot


class RaisesError(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        position.turn = 99
        raise ValueError("I resign")


class IllegalAction(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return Thought(self.game.read_action("march richmond"))


class ReturnsNothing(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return None  # type: ignore[return-value]


class ReturnsText(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return Thought("march washington")  # type: ignore[arg-type]


class ClaimsTooMuch(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return super().choose(position, dice, budget)._replace(chance=1.5)


class FailsToStart(RandomBot):
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no such game")


class ExitsProcess(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        os._exit(3)


class Slow(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        sleep(0.3)
        return super().choose(position, dice, budget)


class NeverAnswers(RandomBot):
    """Never answers, and does not listen."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        while True:
            sleep(0.01)


class ThinksUntilHurried(RandomBot):
    """Thinks until it is hurried, and expects to win half of the time."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        budget.begin(position.turn)
        while not budget.hurry():
            sleep(0.001)
        budget.spent_seconds += 0.5
        return super().choose(position, dice, budget)._replace(chance=0.5)


class RaisesItsChance(RandomBot):
    """Expects a little more with every turn."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        budget.begin(position.turn)
        return super().choose(position, dice, budget)._replace(chance=min(1.0, 0.1 + position.turn / 100))
