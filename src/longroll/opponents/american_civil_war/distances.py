"""The map as a player sees it: how far apart spaces are."""

from typing import Final

from longroll.games.american_civil_war.components import Components

FAR: Final = 40


def steps_from(components: Components, origin: int, colours: int) -> list[int]:
    """How many steps every space is away, through spaces of the first so many colours only."""
    found = [FAR] * components.spaces
    found[origin] = 0
    ring = [origin]
    while ring:
        beyond: list[int] = []
        for space in ring:
            for near in components.neighbours[space]:
                if found[near] == FAR and components.home[near] < colours:
                    found[near] = found[space] + 1
                    beyond.append(near)
        ring = beyond
    return found


PULL: Final[list[float]] = [0.85**step for step in range(FAR)] + [0.0]
