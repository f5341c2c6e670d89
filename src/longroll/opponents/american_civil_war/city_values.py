"""What it matters who has a city, in hundredths of the game: more, the nearer a side is to its goal."""

from typing import Final

from longroll.games.american_civil_war.basic.victory import NEEDED as BASIC_NEEDED
from longroll.games.american_civil_war.basic.victory import PRIZES as BASIC_PRIZES
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
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.standard.victory import NEEDED, UNION_PRIZES


def basic_city_value(space: int) -> float:
    value = 1.5 if space in CITIES else 0.0
    for side in (UNION, CONFEDERATE):
        if space in BASIC_PRIZES[side]:
            value += 6.0 * worth(side, space)
    return value


def standard_city_value(space: int) -> float:
    if space not in CITIES or HOME[space] >= CANADA:
        return 0.0
    value = 4.0 + 0.25 * PRINTED[space]
    if space in CAPITAL:
        value += 4.0
    return value if space in UNION_PRIZES or HOME[space] == UNION else 0.0


class Goal:
    """The cities that a side must take, and how much more they matter when it has nearly all it needs."""

    def __init__(self, prizes: list[int], worths: list[int], needed: int, urgency: float) -> None:
        self.prizes = prizes
        self.worths = worths
        self.needed = needed
        self.urgency = urgency

    def factor(self, position: Position, side: int) -> float:
        score = 0
        for number in range(len(self.prizes)):
            if position.units[side * SPACES + self.prizes[number]]:
                score += self.worths[number]
        near = score / self.needed
        return 1.0 + self.urgency * near * near


def basic_goal(side: int) -> Goal:
    prizes = BASIC_PRIZES[side]
    return Goal(prizes, [worth(side, space) for space in prizes], BASIC_NEEDED, 1.0)


def southern_goal() -> Goal:
    prizes = HOME_CITIES[UNION] + [CAPITAL[UNION]]
    return Goal(prizes, [worth(CONFEDERATE, space) for space in prizes], NEEDED, 8.0)


BASIC_CITY_VALUES: Final[list[float]] = [basic_city_value(space) for space in range(SPACES)]
STANDARD_CITY_VALUES: Final[list[float]] = [standard_city_value(space) for space in range(SPACES)]
BASIC_GOALS: Final[list[Goal]] = [basic_goal(UNION), basic_goal(CONFEDERATE)]
STANDARD_GOALS: Final[list[Goal]] = [
    Goal(UNION_PRIZES, [1] * len(UNION_PRIZES), len(UNION_PRIZES), 3.0),
    southern_goal(),
]


def city_values(position: Position) -> list[float]:
    basic = is_basic(position)
    values = BASIC_CITY_VALUES[:] if basic else STANDARD_CITY_VALUES[:]
    goals = BASIC_GOALS if basic else STANDARD_GOALS
    for side in (UNION, CONFEDERATE):
        goal = goals[side]
        factor = goal.factor(position, side)
        for space in goal.prizes:
            values[space] *= factor
    return values
