"""The random player: every legal action is equally likely."""

from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought


class RandomBot:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        del budget
        actions = self.game.choices(position)
        return Thought(actions[dice.roll(len(actions)) - 1])
