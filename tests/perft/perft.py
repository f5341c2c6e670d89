"""Perft: the number of different sequences of so many actions from a position, with dice that never vary."""

from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice

SHOWN = 3


class LoadedDice(Dice):
    """Every die shows a 3, or its highest face if that is less."""

    def roll(self, sides: int) -> int:
        self.count += 1
        return min(SHOWN, sides)

    def fork(self, label: str) -> Dice:
        return LoadedDice()


def perft(game: Game[Any], position: Any, depth: int) -> int:
    actions = game.choices(position)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = position.copy()
        game.advance(child, action, LoadedDice(), None)
        total += perft(game, child, depth - 1)
    return total
