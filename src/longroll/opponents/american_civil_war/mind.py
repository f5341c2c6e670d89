"""The mind of The American Civil War."""

from typing import Any, Final

from longroll.games.american_civil_war.books import STAGE
from longroll.games.american_civil_war.position import Position
from longroll.kernel.contract import Game
from longroll.opponents.american_civil_war import proposals
from longroll.opponents.american_civil_war.evaluation import FEATURES, measure
from longroll.opponents.weights import chance_of, read_weights

STAGES: Final = 8  # more than a quarter has


class CivilWarMind:
    def __init__(self, title: str) -> None:
        self.features = FEATURES
        self.stray = 0.2
        self.weights = read_weights("american_civil_war", [title, "civil-war-standard"], FEATURES)

    def rank(self, position: Position, choices: list[int]) -> list[float]:
        return proposals.rank(position, choices)

    def turn(self, position: Position) -> int:
        """A side's movement with its battles, a stage of the quarter: each is planned as one. So every try fights
        its battles out, and is judged by what is left."""
        return (position.turn * STAGES + position.book[STAGE]) * 2 + position.side

    def measure(self, position: Position) -> list[float]:
        return measure(position)

    def grade(self, level: str) -> float:  # noqa: ARG002
        """There is but one level."""
        return 1.0

    def chance(self, position: Position) -> float:
        return chance_of(measure(position), self.weights)


def make_mind(game: Game[Any]) -> CivilWarMind:
    return CivilWarMind(game.title)
