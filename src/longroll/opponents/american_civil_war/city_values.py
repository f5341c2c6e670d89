"""What it matters who has a city, in hundredths of the game: more, the nearer a side is to its goal."""

from typing import Final

from longroll.games.american_civil_war.basic.victory import PRIZES as BASIC_PRIZES
from longroll.games.american_civil_war.basic.victory import needed as basic_needed
from longroll.games.american_civil_war.basic.victory import worth
from longroll.games.american_civil_war.components import (
    CANADA,
    CAPITAL,
    CITIES,
    CONFEDERATE,
    HOME,
    HOME_CITIES,
    PRINTED,
    SPACES,
    UNION,
)
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import city_value, is_basic
from longroll.games.american_civil_war.standard.victory import UNION_PRIZES, has_even_goals, needed
from longroll.opponents.american_civil_war.parameters import Parameters

OPEN_CITIES: Final[list[int]] = [space for space in CITIES if HOME[space] < CANADA]
BASIC_WORTHS: Final[list[int]] = [
    sum(worth(side, space) for side in (UNION, CONFEDERATE) if space in BASIC_PRIZES[side]) for space in range(SPACES)
]


class Goal:
    """The cities that a side must take, and what they count."""

    def __init__(self, prizes: list[int], worths: list[int]) -> None:
        self.prizes = prizes
        self.worths = worths

    def factor(self, position: Position, side: int, needed: int, urgency: float) -> float:
        """How much more they matter when the side has nearly all it needs."""
        score = 0
        for number in range(len(self.prizes)):
            if position.units[side * SPACES + self.prizes[number]]:
                score += self.worths[number]
        near = score / max(1, needed)
        return 1.0 + urgency * near * near


def basic_goal(side: int) -> Goal:
    prizes = BASIC_PRIZES[side]
    return Goal(prizes, [worth(side, space) for space in prizes])


def southern_goal() -> Goal:
    prizes = HOME_CITIES[UNION] + [CAPITAL[UNION]]
    return Goal(prizes, [worth(CONFEDERATE, space) for space in prizes])


BASIC_GOALS: Final[list[Goal]] = [basic_goal(UNION), basic_goal(CONFEDERATE)]
STANDARD_GOALS: Final[list[Goal]] = [Goal(UNION_PRIZES, [1] * len(UNION_PRIZES)), southern_goal()]


def city_values(position: Position, parameters: Parameters) -> list[float]:
    values = [0.0] * SPACES
    for space in OPEN_CITIES:
        values[space] = plain_value(position, parameters, space)
    goals = BASIC_GOALS if is_basic(position) or has_even_goals(position) else STANDARD_GOALS
    for side in (UNION, CONFEDERATE):
        goal = goals[side]
        wanted = basic_needed(position, side) if is_basic(position) else needed(position, side)
        factor = goal.factor(position, side, wanted, parameters.urgency[side])
        for space in goal.prizes:
            values[space] *= factor
    return values


def plain_value(position: Position, parameters: Parameters, space: int) -> float:
    """Before anybody is near his goal."""
    value = parameters.city + parameters.city_printed * PRINTED[space]
    value += parameters.city_income * city_value(position, space) + parameters.city_prize * BASIC_WORTHS[space]
    return value + parameters.capital if space in CAPITAL else value
