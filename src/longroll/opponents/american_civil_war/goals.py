"""The cities that a side must take, and what they count."""

from longroll.games.american_civil_war.basic.victory import worth
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import CONFEDERATE, PARTIES, UNION


class Goal:
    def __init__(self, prizes: list[int], worths: list[int]) -> None:
        self.prizes = prizes
        self.worths = worths

    def factor(self, position: Position, side: int, needed: int, urgency: float) -> float:
        """How much more they matter when the side has nearly all it needs."""
        score = 0
        for number in range(len(self.prizes)):
            if position.units[self.prizes[number] * PARTIES + side]:
                score += self.worths[number]
        near = score / max(1, needed)
        return 1.0 + urgency * near * near


def basic_goal(components: Components, side: int) -> Goal:
    return counted_goal(components, side, components.basic_prizes[side])


def northern_goal(components: Components) -> Goal:
    """In the standard game all cities count alike for the Union."""
    return Goal(components.union_prizes, [1] * len(components.union_prizes))


def southern_goal(components: Components) -> Goal:
    return counted_goal(components, CONFEDERATE, components.home_cities[UNION] + [components.capital[UNION]])


def counted_goal(components: Components, side: int, prizes: list[int]) -> Goal:
    return Goal(prizes, [worth(components, side, space) for space in prizes])
