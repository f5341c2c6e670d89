"""Militia: takes the choice that looks best now, without search."""

from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.changes import NO_CHANGES, Changes
from longroll.opponents.evaluator import find_evaluator


class Militia:
    def __init__(self, game: Game[Any], changes: Changes = NO_CHANGES) -> None:
        self.game = game
        self.evaluator = find_evaluator(game, changes=changes)

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        del budget
        actions = self.game.choices(position)
        ranks = self.evaluator.rank(position, actions)
        best = max(ranks)
        tied = [action for action, rank in zip(actions, ranks, strict=True) if rank == best]
        return Thought(tied[dice.roll(len(tied)) - 1])
