"""A plan: what a seat does until a die falls, the choice passes to another seat or its turn is over.

A plan leads to one position, so it is made once and tried many times.
"""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.fingerprint import fingerprint

NO_ACTION: Final = -1


class PlanStep(NamedTuple):
    """One choice of a plan, and the position in which it is made."""

    key: str
    action: int


class PlannedChoice(NamedTuple):
    """One choice while a search works on the plan; `choices` is how many there were."""

    action: int
    choices: int


class Plan:
    def __init__(self, position: Any, roll: int, made: list[PlannedChoice]) -> None:
        self.position = position  # before the action that rolls dice, or at the end
        self.roll = roll  # the last action, if it rolls dice
        self.made = made
        self.values: list[float] = []
        self.key: tuple[bytes, int] = (position.pack(), roll)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def open_choices(self) -> list[int]:
        """The numbers of the choices at which something else could have been chosen."""
        return [number for number, made in enumerate(self.made) if made.choices > 1]


def position_key(game: Game[Any], position: Any) -> str:
    """Names the position as far as a seat knows it: while something is chosen in secret, others only guess it."""
    if game.secret(position):
        return blake2b(str(game.view(position, game.seat(position))).encode(), digest_size=16).hexdigest()
    return fingerprint(position)
