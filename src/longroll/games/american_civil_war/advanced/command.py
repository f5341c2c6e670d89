"""Four players: which of the two seats of a side decides."""

from typing import Final

from longroll.games.american_civil_war.advanced.theatre import WEST_MOVES, has_theatres, in_east
from longroll.games.american_civil_war.options import FIELD_MODE, FIELD_RETREAT, FOUR
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.steps import CARGO, MARCH, RETREATING, TERRAIN, WHERE, WHO
from longroll.games.american_civil_war.terms import NOWHERE

SECOND: Final = 2  # the second seat of a side is its number plus two


def seat_of(position: Position, side: int) -> int:
    """ACW-A-four-01: two seats a side, if four play."""
    if not position.options[FOUR]:
        return side
    second = western(position, side) if has_theatres(position) else field_commander(position)
    return side + SECOND if second else side


def field_commander(position: Position) -> bool:
    """ACW-A-four-05: one plays the map, politics and production, the other the battles (and retreats: R-77)."""
    if position.options[FOUR] != FIELD_MODE:
        return False
    return position.step >= TERRAIN or (position.step == RETREATING and position.options[FIELD_RETREAT] == 1)


def western(position: Position, side: int) -> bool:
    """The West moves its own pieces and fights in its own spaces; all else is the overall commander's."""
    step = position.step
    if step in (MARCH, WHERE, WHO, CARGO):
        return position.theatre == WEST_MOVES
    if step == RETREATING or step >= TERRAIN:
        return position.space != NOWHERE and not in_east(position, side, position.space)
    return False
