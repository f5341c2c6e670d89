"""Perft: the number of different sequences of so many actions from a position, every die showing a 3."""

from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import ScriptedDice

ROLLS = [3] * 100


def perft(game: Game[Any], position: Any, depth: int) -> int:
    actions = game.choices(position)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = position.copy()
        game.advance(child, action, ScriptedDice(ROLLS), None)
        total += perft(game, child, depth - 1)
    return total
