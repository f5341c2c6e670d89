"""The evaluator of A House Divided."""

from typing import Any

from longroll.games.house_divided.judge import seat as seat_of
from longroll.games.house_divided.position import Position
from longroll.kernel.contract import Game
from longroll.opponents.house_divided.features import FEATURES, measure, weights_of
from longroll.opponents.house_divided.movement_plan import MovementPlan
from longroll.opponents.house_divided.parameters import Parameters, parameters_of
from longroll.opponents.house_divided.proposals import rank
from longroll.opponents.tables import Tables
from longroll.opponents.weights import chance_of, terms_of


class HouseDividedEvaluator:
    """Not to be shared by threads: it keeps what it has worked out for the last position."""

    features: tuple[str, ...] = FEATURES
    noise = 0.5

    def __init__(self, tables: Tables) -> None:
        self.table = parameters_of(tables)
        self.weights = weights_of(tables)
        self.plan: MovementPlan | None = None

    def rank(self, position: Position, choices: list[int], style: Parameters | None = None) -> list[float]:
        parameters = style or self.table[position.scenario][seat_of(position)]
        return rank(self.kept_plan(position), position, choices, parameters)

    def kept_plan(self, position: Position) -> MovementPlan:
        if self.plan is None or self.plan.components is not position.components:
            self.plan = MovementPlan(position, self.table[position.scenario][position.side])
        return self.plan

    def parameters(self, position: Position, seat: int) -> dict[str, float]:
        return self.table[position.scenario][seat].row

    def style(self, row: dict[str, float]) -> Parameters:
        return Parameters(row)

    def turn(self, position: Position) -> int:
        """A half-turn is planned as a whole."""
        return 2 * position.turn + position.side

    def period(self, position: Position) -> int:
        return self.turn(position)

    def cycle(self, position: Position) -> int:
        return position.turn

    def measure(self, position: Position) -> list[float]:
        plan = self.kept_plan(position)
        return measure(plan.situation, position, plan.parameters.above_maximum)

    def terms(self, position: Position) -> list[float]:
        return terms_of(self.measure(position), self.weights[position.scenario])

    def grade(self, level: str) -> float:  # noqa: ARG002
        """There is only one level of victory."""
        return 1.0

    def chance(self, position: Position) -> float:
        return chance_of(self.measure(position), self.weights[position.scenario])


def make_evaluator(game: Game[Any], tables: Tables) -> HouseDividedEvaluator:
    del game
    return HouseDividedEvaluator(tables)
