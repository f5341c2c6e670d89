"""The calendar: one turn is one month; turn 0 is September 1861, which is over when the game begins."""

from longroll.games.american_civil_war.options import DECEMBER_PRICE
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.standard.stages import PRODUCTION


def year_of(position: Position) -> int:
    """The year that a production belongs to is that of the month before it (R-17)."""
    return position.components.years[position.turn]


def price_year(position: Position) -> int:
    """ACW-S-seq-08: the marker stands on the next month already; whether prices follow it is the option's (R-17)."""
    components = position.components
    ahead = (
        position.options[DECEMBER_PRICE] == 1 and position.stage == PRODUCTION and position.turn < components.last_turn
    )
    return components.years[position.turn + 1] if ahead else components.years[position.turn]


def is_quarter_end(position: Position) -> bool:
    """ACW-S-prod-02: after March, June, September and December."""
    return position.components.quarter_ends[position.turn]


def is_last_turn(position: Position) -> bool:
    """ACW-S-seq-07: October 1861 to December 1865, 51 months."""
    return position.turn >= position.components.last_turn
