"""The map as a player sees it: how far apart spaces are, and what a city is worth to whoever holds it."""

from typing import Final

from longroll.games.american_civil_war.basic.victory import PRIZES, worth
from longroll.games.american_civil_war.components import (
    CANADA,
    CAPITAL,
    CITIES,
    CONFEDERATE,
    HOME,
    MEXICO,
    NEIGHBOURS,
    PRINTED,
    SPACES,
    UNION,
)
from longroll.games.american_civil_war.standard.victory import UNION_PRIZES

FAR: Final = 40


def steps_from(origin: int, lands: int) -> list[int]:
    """How many steps every space is away, through spaces of the first so many colours only."""
    found = [FAR] * SPACES
    found[origin] = 0
    ring = [origin]
    while ring:
        beyond: list[int] = []
        for space in ring:
            for near in NEIGHBOURS[space]:
                if found[near] == FAR and HOME[near] < lands:
                    found[near] = found[space] + 1
                    beyond.append(near)
        ring = beyond
    return found


STEPS: Final[list[list[int]]] = [steps_from(space, CANADA) for space in range(SPACES)]
WAR_STEPS: Final[list[list[int]]] = [steps_from(space, MEXICO + 1) for space in range(SPACES)]
SECOND_RING: Final[list[list[int]]] = [
    [far for far in range(SPACES) if STEPS[space][far] == 2] for space in range(SPACES)
]
PULL: Final[list[float]] = [0.85**step for step in range(FAR)] + [0.0]


def basic_stake(space: int) -> float:
    """What it matters who has a city, in hundredths of the game."""
    stake = 1.5 if space in CITIES else 0.0
    for side in (UNION, CONFEDERATE):
        if space in PRIZES[side]:
            stake += 6.0 * worth(side, space)
    return stake


def standard_stake(space: int) -> float:
    if space not in CITIES or HOME[space] >= CANADA:
        return 0.0
    stake = 4.0 + 0.25 * PRINTED[space]
    if space in CAPITAL:
        stake += 4.0
    return stake if space in UNION_PRIZES or HOME[space] == UNION else 0.0


BASIC_STAKES: Final[list[float]] = [basic_stake(space) for space in range(SPACES)]
STANDARD_STAKES: Final[list[float]] = [standard_stake(space) for space in range(SPACES)]
