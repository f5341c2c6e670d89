"""A player that takes what looks best now. What looks good is said in one file per game."""

from importlib import import_module
from typing import Any, Final, Protocol

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice

TASTES: Final = {"house-divided": "longroll.opponents.house_divided"}


class Taste(Protocol):
    def score(self, position: Any, action: int) -> int:
        """How good a legal action looks to the seat that chooses; only the order matters."""
        ...


class GreedyBot:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.taste: Taste = import_module(TASTES[game.system])

    def choose(self, position: Any, dice: Dice) -> int:
        scored = [(self.taste.score(position, action), action) for action in self.game.choices(position)]
        best = max(score for score, _ in scored)
        actions = [action for score, action in scored if score == best]
        return actions[dice.roll(len(actions)) - 1]
