"""Election of 1864 (`election`)."""

from typing import Final

from longroll.games.american_civil_war.components import CONFEDERATE, HOME_CITIES, UNION
from longroll.games.american_civil_war.options import ELECTION
from longroll.games.american_civil_war.position import Position, units_in
from longroll.games.american_civil_war.standard.calendar import ELECTION as ELECTION_ROW
from longroll.games.american_civil_war.standard.calendar import ELECTION_TURN

CITIES_NEEDED: Final[int] = int(ELECTION_ROW["both_needed_by_north"][0]["confederate_cities_occupied"])


def election_lost(position: Position) -> bool:
    """ACW-A-elec-01: at the end of October 1864, unless both conditions are met."""
    if not position.options[ELECTION] or position.turn != ELECTION_TURN:
        return False
    return not (cities_occupied(position) and autumn_victory(position))


def cities_occupied(position: Position) -> bool:
    """ACW-A-elec-02: seven grey cities at the same time."""
    held = [space for space in HOME_CITIES[CONFEDERATE] if units_in(position, UNION, space)]
    return len(held) >= CITIES_NEEDED


def autumn_victory(position: Position) -> bool:
    """ACW-A-elec-03: a major battle won from July to October 1864."""
    return position.autumn_victory > 0
