"""Perft: the number of different sequences of so many actions from a position, with dice that never vary."""

from typing import Any

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import RollNeeded, ScriptedDice

SHOWN = 3


def game_of(name: str) -> Game[Any]:
    """The game of a file: its name is a title, with an earlier edition of the pack after a point (`shiloh.1`)."""
    title, _, edition = name.partition(".")
    return load(title, edition or None)


def perft(game: Game[Any], position: Any, depth: int) -> int:
    actions = game.choices(position)
    if depth == 1:
        return len(actions)
    return sum(perft(game, follow(game, position, action), depth - 1) for action in actions)


def follow(game: Game[Any], position: Any, action: int) -> Any:
    """The position after an action; every die shows a 3, or its highest face if that is less."""
    rolls: list[int] = []
    while True:
        child = position.copy()
        try:
            game.advance(child, action, ScriptedDice(rolls), None)
        except RollNeeded as needed:
            rolls.append(min(SHOWN, needed.sides))
        else:
            return child
