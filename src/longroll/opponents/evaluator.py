"""An evaluator: what a computer player knows of one system. Which choices look good, and who is winning?"""

from importlib import import_module
from typing import Any, Protocol

from longroll.games import folder_name
from longroll.kernel.contract import Game
from longroll.opponents.changes import NO_CHANGES, Changes
from longroll.opponents.tables import Tables


class Evaluator(Protocol):
    features: tuple[str, ...]
    """The names of what `measure` returns."""
    noise: float
    """The most that is added to a rank at random in playouts, in the units of `rank`."""

    def rank(self, position: Any, choices: list[int], style: Any = None) -> list[float]:
        """How good each choice looks to the seat that chooses, in hundredths of a chance to win; only differences
        matter. A style takes the place of the seat's usual parameters."""
        ...

    def parameters(self, position: Any, seat: int) -> dict[str, float]:
        """The usual parameters of a seat, by name; empty if there are none."""
        ...

    def style(self, row: dict[str, float]) -> Any:
        """Parameters as `rank` wants them."""
        ...

    def turn(self, position: Any) -> int:
        """The number of the turn that is planned as a whole; it changes when that turn ends, and is never negative."""
        ...

    def period(self, position: Any) -> int:
        """The number of the period, of one turn or several, at whose end things can be judged best."""
        ...

    def cycle(self, position: Any) -> int:
        """The number of the cycle in which both sides have their turn. Chances at the ends of cycles can be compared:
        they do not depend on who has moved last."""
        ...

    def measure(self, position: Any) -> list[float]:
        """The features of a position."""
        ...

    def terms(self, position: Any) -> list[float]:
        """What each feature adds to the evaluation; together they decide the chance."""
        ...

    def grade(self, level: str) -> float:
        """What a victory of that level counts when weights are fitted: a clear one 1, a draw 0.5."""
        ...

    def chance(self, position: Any) -> float:
        """The chance that the first side wins; a draw is half a win."""
        ...


def find_evaluator(game: Game[Any], version: str = "", changes: Changes = NO_CHANGES) -> Evaluator:
    """The evaluator in the system's folder; a former version has the parameters and weights of its time."""
    tables = Tables(folder_name(game.system), version, changes)
    evaluator = evaluator_with(game, tables)
    tables.check()
    return evaluator


def evaluator_with(game: Game[Any], tables: Tables) -> Evaluator:
    module = import_module(f"longroll.opponents.{folder_name(game.system)}.evaluator")
    evaluator: Evaluator = module.make_evaluator(game, tables)
    return evaluator
