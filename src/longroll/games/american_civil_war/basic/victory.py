"""Victory in the basic game, and what a city is worth there."""

from typing import Final

from longroll.games.american_civil_war.battlefield import contested
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.endings import CITIES_HELD, TIME_RUN_OUT, declare
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.handicap import half_for, help_for
from longroll.games.american_civil_war.options import LENGTH, OPTIONS
from longroll.games.american_civil_war.position import Position, units_in
from longroll.games.american_civil_war.terms import CONFEDERATE, NOBODY, UNION

GOALS: Final = ["ACW-B-win-01"]
NO_LIMIT: Final = 0
LENGTHS: Final[list[int]] = [NO_LIMIT if value == "none" else int(value) for value in OPTIONS[LENGTH].values]


def worth(components: Components, side: int, space: int) -> int:
    """ACW-B-win-03: the enemy's capital counts twice."""
    return 2 if space == components.capital[1 - side] else 1


def held(position: Position, side: int, space: int) -> bool:
    """ACW-B-win-02: by a unit, and not while a battle for it is still to be fought."""
    return units_in(position, side, space) > 0 and not contested(position, space)


def score(position: Position, side: int) -> int:
    """ACW-B-win-05"""
    components = position.components
    return sum(
        [worth(components, side, space) for space in components.basic_prizes[side] if held(position, side, space)]
    )


def needed(position: Position, side: int) -> int:
    """Ruling L20: a handicap is so many points fewer to win with, and as many more for the other side; of a half the
    first only."""
    other = 1 - side
    more = help_for(position, other) - half_for(position, other)
    return position.components.basic_needs - help_for(position, side) + more


def surplus(position: Position, side: int) -> int:
    """What a side has beyond the points that it needs; below nothing while it lacks some."""
    return score(position, side) - needed(position, side)


def check_victory(position: Position, events: Events) -> None:
    """ACW-B-win-01, ACW-B-win-06: at once, after a move or a battle."""
    for side in (UNION, CONFEDERATE):
        if position.winner == NOBODY and surplus(position, side) >= 0:
            declare(position, side, CITIES_HELD, events)


def check_length(position: Position, events: Events) -> None:
    """ACW-B-turn-05: the rulebook knows no last turn; `length` sets one, and who lacks less wins (L01, L20)."""
    last = LENGTHS[position.options[LENGTH]]
    if last != NO_LIMIT and position.turn >= last:
        union = surplus(position, UNION)
        south = surplus(position, CONFEDERATE)
        winner = NOBODY if union == south else UNION if union > south else CONFEDERATE
        declare(position, winner, TIME_RUN_OUT, events)
