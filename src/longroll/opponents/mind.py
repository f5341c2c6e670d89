"""What a computer player knows of a game: which choices look good, and who is winning. One folder for each system."""

from importlib import import_module
from typing import Any, Final, Protocol

from longroll.kernel.contract import Game

MINDS: Final = {
    "house-divided": "longroll.opponents.house_divided.mind",
    "five-aprils": "longroll.opponents.five_aprils.mind",
    "american-civil-war": "longroll.opponents.american_civil_war.mind",
}


class Mind(Protocol):
    features: tuple[str, ...]
    """What the evaluation looks at, by name."""
    stray: float
    """How far a tried turn strays from what looks best, in the units of `rank`."""

    def rank(self, position: Any, choices: list[int]) -> list[float]:
        """How good each choice looks to the seat that chooses, in hundredths of a chance to win; only differences
        matter."""
        ...

    def turn(self, position: Any) -> int:
        """A number that changes when the stretch of choices that is planned as one is over; never negative."""
        ...

    def measure(self, position: Any) -> list[float]:
        """The features of a position."""
        ...

    def grade(self, level: str) -> float:
        """What a victory of that level counts when the evaluation is fitted: a clear one 1, a draw 0.5."""
        ...

    def chance(self, position: Any) -> float:
        """The chance that the first side wins; a draw is half a win."""
        ...


def find_mind(game: Game[Any]) -> Mind:
    mind: Mind = import_module(MINDS[game.system]).make_mind(game)
    return mind
