"""The evaluator of A House Divided."""

from typing import Any

from longroll.games.house_divided.position import Position
from longroll.kernel.contract import Game
from longroll.opponents.house_divided.features import FEATURES, WEIGHTS, chance, measure
from longroll.opponents.house_divided.parameters import PARAMETERS, Parameters
from longroll.opponents.house_divided.proposals import rank
from longroll.opponents.weights import terms_of


class HouseDividedEvaluator:
    features = FEATURES
    noise = 2.0

    def rank(self, position: Position, choices: list[int], style: Parameters | None = None) -> list[float]:
        return rank(position, choices, style or PARAMETERS[position.scenario][position.side])

    def parameters(self, position: Position, seat: int) -> dict[str, float]:
        return PARAMETERS[position.scenario][seat].row

    def style(self, row: dict[str, float]) -> Parameters:
        return Parameters(row)

    def turn(self, position: Position) -> int:
        """A half-turn is planned as a whole."""
        return 2 * position.turn + position.side

    def period(self, position: Position) -> int:
        return self.turn(position)

    def measure(self, position: Position) -> list[float]:
        return measure(position)

    def terms(self, position: Position) -> list[float]:
        return terms_of(measure(position), WEIGHTS[position.scenario])

    def grade(self, level: str) -> float:  # noqa: ARG002
        """There is only one level of victory."""
        return 1.0

    def chance(self, position: Position) -> float:
        return chance(position)


def make_evaluator(game: Game[Any]) -> HouseDividedEvaluator:
    del game
    return HouseDividedEvaluator()
