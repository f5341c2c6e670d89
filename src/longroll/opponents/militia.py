"""Militia: takes what looks best now."""

from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.mind import find_mind


class Militia:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.mind = find_mind(game)

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        del budget
        actions = self.game.choices(position)
        ranks = self.mind.rank(position, actions)
        best = max(ranks)
        liked = [action for action, rank in zip(actions, ranks, strict=True) if rank == best]
        return Thought(liked[dice.roll(len(liked)) - 1])
