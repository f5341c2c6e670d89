"""Victory in the standard game."""

from typing import Final

from longroll.games.american_civil_war.advanced.election import election_lost
from longroll.games.american_civil_war.basic import victory as basic
from longroll.games.american_civil_war.endings import (
    ELECTION_LOST,
    EVEN_GOAL,
    NORTH_TAKEN,
    SOUTH_ENDURES,
    SOUTH_OCCUPIED,
    declare,
)
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.handicap import half_for, help_for
from longroll.games.american_civil_war.options import BALANCED_GOAL, INDEPENDENT_CITIES
from longroll.games.american_civil_war.ownership import seceded
from longroll.games.american_civil_war.position import Position, units_in
from longroll.games.american_civil_war.scenario import BALANCED
from longroll.games.american_civil_war.standard.calendar import is_last_turn
from longroll.games.american_civil_war.terms import CONFEDERATE, NOBODY, UNION

CITIES_PER_POINT: Final = 2
GOALS: Final = ["ACW-S-win-01", "ACW-S-win-02", "ACW-S-win-04", "ACW-S-win-05"]
EVEN_GOALS: Final = ["ACW-L19", "ACW-S-win-04"]


def occupied(position: Position, side: int, space: int) -> bool:
    """ACW-S-win-03: by a unit; colour is not enough."""
    return units_in(position, side, space) > 0


def union_prizes(position: Position) -> list[int]:
    """ACW-S-win-02: grey and border cities; of independent states too, unless they are spared (R-25)."""
    components = position.components
    if not position.options[INDEPENDENT_CITIES]:
        return components.union_prizes
    return [space for space in components.union_prizes if not seceded(position, space)]


def union_score(position: Position) -> int:
    return len([space for space in union_prizes(position) if occupied(position, UNION, space)])


def cities_needed(position: Position) -> int:
    """Ruling L20: all that can be won; for each point of its handicap the Union needs two of the sixteen fewer, for a
    half one; if the South has a half, two for each of its points."""
    points = help_for(position, UNION) + help_for(position, CONFEDERATE) * half_for(position, CONFEDERATE)
    spared = CITIES_PER_POINT * points - half_for(position, UNION)
    return min(len(union_prizes(position)), len(position.components.union_prizes) - spared)


def points_needed(position: Position) -> int:
    """For the South; a point of a handicap is one fewer for it, or one more if it is the Union's (L20); the Union's
    half is none."""
    more = help_for(position, UNION) - half_for(position, UNION)
    return position.components.south_needs + more - help_for(position, CONFEDERATE)


def south_occupied(position: Position) -> bool:
    """ACW-S-win-01: all of them at the same time, but for those that a handicap spares."""
    return union_score(position) >= cities_needed(position)


def southern_score(position: Position) -> int:
    """ACW-S-win-05: blue cities count one, Washington two."""
    components = position.components
    score = 2 if occupied(position, CONFEDERATE, components.capital[UNION]) else 0
    return score + len([space for space in components.home_cities[UNION] if occupied(position, CONFEDERATE, space)])


def has_even_goals(position: Position) -> bool:
    """Ruling L19: does each side of the balanced scenario need eight points, counted as in the basic game?"""
    return position.scenario == BALANCED and position.options[BALANCED_GOAL] != 0


def score(position: Position, side: int) -> int:
    if has_even_goals(position):
        return basic.score(position, side)
    return union_score(position) if side == UNION else southern_score(position)


def needed(position: Position, side: int) -> int:
    if has_even_goals(position):
        return basic.needed(position, side)
    return cities_needed(position) if side == UNION else points_needed(position)


def goals(position: Position) -> list[str]:
    """The rules by which the sides win."""
    return EVEN_GOALS if has_even_goals(position) else GOALS


def check_victory(position: Position, events: Events) -> None:
    """ACW-S-win-06: at the end of a month, and never in its middle."""
    if has_even_goals(position):
        check_even_goals(position, events)
    elif south_occupied(position):
        declare(position, UNION, SOUTH_OCCUPIED, events)
    elif southern_score(position) >= points_needed(position):
        declare(position, CONFEDERATE, NORTH_TAKEN, events)
    if position.winner == NOBODY and election_lost(position):
        declare(position, CONFEDERATE, ELECTION_LOST, events)
    if position.winner == NOBODY:
        check_end(position, events)


def check_even_goals(position: Position, events: Events) -> None:
    """Ruling L19: if both have what they need, the one with more to spare wins, and the Union if they are equal."""
    union, south = basic.surplus(position, UNION), basic.surplus(position, CONFEDERATE)
    if max(union, south) >= 0:
        declare(position, UNION if union >= south else CONFEDERATE, EVEN_GOAL, events)


def check_end(position: Position, events: Events) -> None:
    """ACW-S-win-04"""
    if is_last_turn(position):
        declare(position, CONFEDERATE, SOUTH_ENDURES, events)
