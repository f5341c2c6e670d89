"""The map as a player sees it: how far apart spaces are."""

from typing import Final

from longroll.games.american_civil_war.components import (
    CANADA,
    HOME,
    NEIGHBOURS,
    SPACES,
)

FAR: Final = 40


def steps_from(origin: int, colours: int) -> list[int]:
    """How many steps every space is away, through spaces of the first so many colours only."""
    found = [FAR] * SPACES
    found[origin] = 0
    ring = [origin]
    while ring:
        beyond: list[int] = []
        for space in ring:
            for near in NEIGHBOURS[space]:
                if found[near] == FAR and HOME[near] < colours:
                    found[near] = found[space] + 1
                    beyond.append(near)
        ring = beyond
    return found


STEPS: Final[list[list[int]]] = [steps_from(space, CANADA) for space in range(SPACES)]
SECOND_RING: Final[list[list[int]]] = [
    [far for far in range(SPACES) if STEPS[space][far] == 2] for space in range(SPACES)
]
OPEN_NEIGHBOURS: Final[list[list[int]]] = [
    [near for near in NEIGHBOURS[space] if HOME[near] < CANADA] for space in range(SPACES)
]
PULL: Final[list[float]] = [0.85**step for step in range(FAR)] + [0.0]
