"""The mind of The American Civil War."""

import json
from importlib.resources import files
from typing import Any, Final

from longroll.games.american_civil_war.books import STAGE
from longroll.games.american_civil_war.position import Position
from longroll.kernel.contract import Game
from longroll.opponents.american_civil_war import proposals
from longroll.opponents.american_civil_war.evaluation import FEATURES, chance_of, measure

STAGES: Final = 8  # more than a quarter has


class CivilWarMind:
    def __init__(self, weights: dict[str, float]) -> None:
        self.features = FEATURES
        self.stray = 0.2
        self.weights = [float(weights.get(name, 0.0)) for name in FEATURES]

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
    text = files("longroll.opponents.american_civil_war").joinpath("weights.json").read_text(encoding="utf-8")
    weights: dict[str, dict[str, float]] = json.loads(text)
    return CivilWarMind(weights.get(game.title, weights["civil-war-standard"]))
