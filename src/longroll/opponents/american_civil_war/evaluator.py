"""The evaluator of The American Civil War."""

from typing import Any, Final

from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.seats import asked_side
from longroll.kernel.contract import Game
from longroll.opponents.american_civil_war import proposals
from longroll.opponents.american_civil_war.features import FEATURES, measure
from longroll.opponents.american_civil_war.lookout import Lookout
from longroll.opponents.american_civil_war.parameters import EVALUATION, Parameters, load_parameters
from longroll.opponents.tables import Tables
from longroll.opponents.weights import chance_of, terms_of

STAGES: Final = 8  # more than a quarter has


class CivilWarEvaluator:
    def __init__(self, title: str, tables: Tables) -> None:
        self.features = FEATURES
        self.noise = 0.2
        self.weights = tables.weights([title, "civil-war-standard"], FEATURES)
        self.tables = load_parameters(tables)
        self.lookout = Lookout()

    def rank(self, position: Position, choices: list[int], style: Parameters | None = None) -> list[float]:
        usual = self.tables[position.scenario][asked_side(position)]
        return proposals.rank(position, choices, self.lookout, style or usual)

    def parameters(self, position: Position, seat: int) -> dict[str, float]:
        return self.tables[position.scenario][seat % 2].row

    def style(self, row: dict[str, float]) -> Parameters:
        return Parameters(row)

    def turn(self, position: Position) -> int:
        """A side's movement with its battles, or a stage of the quarter, is planned as a whole. So every try finishes
        its battles before the position is evaluated."""
        return (position.turn * STAGES + position.stage) * 2 + position.side

    def period(self, position: Position) -> int:
        return self.turn(position)

    def cycle(self, position: Position) -> int:
        """A stage, in which one side acts after the other."""
        return position.turn * STAGES + position.stage

    def measure(self, position: Position) -> list[float]:
        return measure(position, self.tables[position.scenario][EVALUATION])

    def terms(self, position: Position) -> list[float]:
        return terms_of(self.measure(position), self.weights)

    def grade(self, level: str) -> float:  # noqa: ARG002
        """There is only one level of victory."""
        return 1.0

    def chance(self, position: Position) -> float:
        return chance_of(self.measure(position), self.weights)


def make_evaluator(game: Game[Any], tables: Tables) -> CivilWarEvaluator:
    return CivilWarEvaluator(game.title, tables)
