"""What a computer player is, what it may spend and what it answers."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from longroll.kernel.dice import Dice


class Thought(NamedTuple):
    """A choice, and the chance to win that the player expects of it, if it has one in mind."""

    action: int
    chance: float | None = None


PLENTY: Final = 1_000_000  # playouts, where only the clock counts


def never() -> bool:
    return False


@dataclass
class Budget:
    """What a computer player may spend on one turn of its own, and what it has spent of it.

    Playouts make a choice that can be repeated; seconds make one that is there in time. `hurry` is asked between
    playouts: when it says yes, the best found so far is played.
    """

    seconds: float = inf
    playouts: int = 0
    turn: int = -1
    spent_seconds: float = 0.0
    spent_playouts: int = 0
    hurry: Callable[[], bool] = never

    def begin(self, turn: int) -> None:
        """A new turn is paid for from the full budget."""
        if turn != self.turn:
            self.turn = turn
            self.spent_seconds = 0.0
            self.spent_playouts = 0

    def share(self, part: float) -> "Share":
        """That part of what is left, for one choice."""
        playouts = int((self.playouts - self.spent_playouts) * part)
        return Share(self, playouts, (self.seconds - self.spent_seconds) * part)


class Share:
    """What may be spent on one choice. Every playout is taken from it first."""

    def __init__(self, budget: Budget, playouts: int, seconds: float) -> None:
        self.budget = budget
        self.playouts = playouts
        self.began = perf_counter()
        self.ends = self.began + seconds

    def take(self) -> bool:
        """May another playout be made?"""
        if self.playouts <= 0 or perf_counter() >= self.ends or self.budget.hurry():
            return False
        self.playouts -= 1
        self.budget.spent_playouts += 1
        return True

    def close(self) -> None:
        self.budget.spent_seconds += perf_counter() - self.began


class Bot(Protocol):
    """Made with the game it is to play: `Bot(game)`."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        """One of the legal actions. The position is what the seat may know, and the player's to keep; the dice are its
        own and say nothing of the match's."""
        ...
