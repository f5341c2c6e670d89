"""Movement on the map: concentrate armies, attack weaker enemies, and keep important cities occupied."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ALL,
    ACT_DONE,
    ACT_FROM,
    ACT_RAIL,
    ACT_SAIL,
    VERB,
    first_of,
)
from longroll.games.american_civil_war.movement import BY_LAND, BY_RAIL, BY_SHIP
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.steps import MARCH, WHERE
from longroll.games.american_civil_war.terms import INFANTRY, SORT_KIND
from longroll.opponents.american_civil_war.bands import boarding, movable
from longroll.opponents.american_civil_war.best_marches import best_from, see_marches, see_transports, trains_from
from longroll.opponents.american_civil_war.detachments import Detachment, detachments
from longroll.opponents.american_civil_war.march_gains import NEVER, Marches, best_gain, gain_of
from longroll.opponents.american_civil_war.situation import Situation

MOST_LEFT: Final = 6
APART: Final = 100.0  # choices that differ only in their order


def rank_march(position: Position, situation: Situation, choices: list[int]) -> list[float]:
    marches = see_marches(position, situation)
    if position.step == MARCH:
        return rank_from(marches, choices)
    if position.step == WHERE:
        return rank_where(marches, choices)
    return rank_who(marches, choices)


def rank_from(marches: Marches, choices: list[int]) -> list[float]:
    see_transports(marches)
    found: list[float] = []
    for action in choices:
        if action // VERB == ACT_FROM:
            found.append(best_from(marches, first_of(action)))
        else:
            found.append(0.0)
    return found


def rank_where(marches: Marches, choices: list[int]) -> list[float]:
    position = marches.position
    situation = marches.situation
    origin = position.space
    band = detachments(position, situation, marches.memory.bands[origin], origin)
    train = trains_from(marches, origin)
    fleet = detachments(position, situation, boarding(position, origin, BY_SHIP), origin)
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        space = first_of(action)
        if verb == ACT_RAIL:
            found.append(best_gain(marches, train, space, BY_RAIL, NEVER))
        elif verb == ACT_SAIL:
            found.append(best_gain(marches, fleet, space, BY_SHIP, NEVER))
        else:
            found.append(best_gain(marches, band, space, BY_LAND, NEVER))
    return found


def rank_who(marches: Marches, choices: list[int]) -> list[float]:
    """How much of the army goes: all of it, or all but some infantry."""
    position = marches.position
    band = movable(position, position.space, position.mode)
    whole = gain_without(marches, band, 0)
    best = whole
    stay = 0
    for left in range(1, min(MOST_LEFT, band[INFANTRY]) + 1):
        gain = gain_without(marches, band, left)
        if gain > best + 0.01:
            best = gain
            stay = left
    found: list[float] = []
    taken = not stay
    for action in choices:
        verb = action // VERB
        if verb == ACT_DONE:
            found.append(0.0)
        elif verb == ACT_ALL:
            found.append(whole)
        elif SORT_KIND[first_of(action)] == INFANTRY and band[INFANTRY] <= stay:
            found.append(NEVER)
        else:
            found.append(best - APART if taken else best)
            taken = True
    return found


def gain_without(marches: Marches, band: list[int], left: int) -> float:
    """If the band of the group that is being sent goes without so many infantry."""
    position = marches.position
    part = Detachment(position, marches.situation, band, position.space, left)
    return gain_of(marches, part, position.destination, position.mode)
