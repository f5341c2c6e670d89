"""The evaluator of Across Five Aprils."""

from typing import Final

from longroll.games.five_aprils.game import FiveAprils
from longroll.games.five_aprils.position import Position, empty_position
from longroll.opponents.five_aprils.features import FEATURES, measure
from longroll.opponents.five_aprils.map_data import MapData
from longroll.opponents.five_aprils.parameters import Parameters
from longroll.opponents.five_aprils.proposals import rank
from longroll.opponents.five_aprils.prospects import Prospects
from longroll.opponents.tables import Tables
from longroll.opponents.weights import chance_of, terms_of

GRADES: Final = {"substantial": 0.9, "marginal": 0.8}
DRAWS: Final = 64  # more than the markers of a turn


class FiveAprilsEvaluator:
    features: tuple[str, ...] = FEATURES
    noise = 0.5

    def __init__(self, game: FiveAprils, tables: Tables) -> None:
        options = len(game.options)
        self.map_data = MapData(game.battle, game.rules, options, tables)
        self.prospects = Prospects(empty_position(game.battle, [0] * options))
        self.weights = tables.weights([game.title], FEATURES)

    def rank(self, position: Position, choices: list[int], style: Parameters | None = None) -> list[float]:
        """The style is that of the side that chooses; the map data holds it for the time of the call."""
        if style is None:
            return rank(position, self.map_data, self.prospects, choices)
        row = self.map_data.parameters
        usual, row[position.seat] = row[position.seat], style
        found = rank(position, self.map_data, self.prospects, choices)
        row[position.seat] = usual
        return found

    def parameters(self, position: Position, seat: int) -> dict[str, float]:  # noqa: ARG002
        return self.map_data.parameters[seat].row

    def style(self, row: dict[str, float]) -> Parameters:
        return Parameters(row)

    def turn(self, position: Position) -> int:
        """Everything that one marker starts is planned as a whole."""
        return DRAWS * position.turn + position.draws

    def period(self, position: Position) -> int:
        """An hour turn with all its markers."""
        return position.turn

    def cycle(self, position: Position) -> int:
        """Markers are drawn in any order, so nobody has an advantage from having moved last."""
        return self.turn(position)

    def measure(self, position: Position) -> list[float]:
        return measure(position, self.map_data, self.prospects)

    def terms(self, position: Position) -> list[float]:
        return terms_of(self.measure(position), self.weights)

    def grade(self, level: str) -> float:
        """Levels of victory matter for fitting where one side nearly always wins."""
        return GRADES.get(level, 1.0)

    def chance(self, position: Position) -> float:
        return chance_of(self.measure(position), self.weights)


def make_evaluator(game: FiveAprils, tables: Tables) -> FiveAprilsEvaluator:
    return FiveAprilsEvaluator(game, tables)
