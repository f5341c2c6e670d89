"""Election of 1864 (`election`)."""

from longroll.games.american_civil_war.options import ELECTION
from longroll.games.american_civil_war.position import Position, units_in
from longroll.games.american_civil_war.terms import CONFEDERATE, UNION


def election_lost(position: Position) -> bool:
    """ACW-A-elec-01: at the end of October 1864, unless both conditions are met."""
    if not position.options[ELECTION] or position.turn != position.components.election_turn:
        return False
    return not (cities_occupied(position) and autumn_victory(position))


def cities_occupied(position: Position) -> bool:
    """ACW-A-elec-02: seven grey cities at the same time."""
    components = position.components
    held = [space for space in components.home_cities[CONFEDERATE] if units_in(position, UNION, space)]
    return len(held) >= components.election_cities


def autumn_victory(position: Position) -> bool:
    """ACW-A-elec-03: a major battle won from July to October 1864."""
    return position.autumn_victory > 0
