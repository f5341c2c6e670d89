"""A computer player, its budget and its answer."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from longroll.kernel.dice import Dice
from longroll.opponents.plan import PlanStep


class Thought(NamedTuple):
    """A choice, and the chance to win that the player expects from it, if it has an estimate."""

    action: int
    chance: float | None = None


PLENTY: Final = 1_000_000  # playouts, when only the clock limits


def never() -> bool:
    return False


@dataclass
class Budget:
    """What a computer player may spend on one own turn, what it has spent, and the rest of its plan.

    A budget of playouts gives the same choice every time; a budget of seconds gives it in time. `hurry` is called
    between playouts: when it returns true, the best choice so far is played.
    """

    seconds: float = inf
    playouts: int = 0
    turn: int = -1
    spent_seconds: float = 0.0
    spent_playouts: int = 0
    plan: tuple[PlanStep, ...] = ()
    gain: float = 0.0  # how much better the plan that is followed was than the one that looked best before the search
    hurry: Callable[[], bool] = never

    def begin(self, turn: int) -> None:
        """A new turn gets the full budget."""
        if turn != self.turn:
            self.turn = turn
            self.spent_seconds = 0.0
            self.spent_playouts = 0
            self.plan = ()

    def allow(self, part: float) -> "Allowance":
        """That part of what is left, for one choice."""
        playouts = int((self.playouts - self.spent_playouts) * part)
        return Allowance(self, playouts, (self.seconds - self.spent_seconds) * part)


class Allowance:
    """What may be spent on one choice. Every playout asks it first."""

    def __init__(self, budget: Budget, playouts: int, seconds: float) -> None:
        self.budget = budget
        self.playouts = playouts
        self.allowed = max(1, playouts)
        self.seconds = seconds
        self.began = perf_counter()
        self.ends = self.began + seconds

    @property
    def used(self) -> float:
        """The part that has been spent, of playouts or of time, whichever is more."""
        time = (perf_counter() - self.began) / self.seconds if self.seconds > 0 else 1.0
        return max(time, 1.0 - self.playouts / self.allowed)

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
    """Created with the game that it will play: `Bot(game)`."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        """A legal action. The position shows what the seat may know, and the player may change it. The dice are
        the player's own and reveal nothing of the dice of the match."""
        ...
