"""Captured artillery (`capture`)."""

from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.options import CAPTURE
from longroll.games.american_civil_war.position import RESERVE, Position, shift_field
from longroll.games.american_civil_war.terms import (
    ARTILLERY,
    FRANCE,
    NEUTRAL,
    SORT_KIND,
    SORT_NATION,
    SORT_PARTY,
    sort_of,
)


def capture(position: Position, side: int, captor: int, target: int, events: Events) -> None:
    """ACW-A-capt-01, ACW-A-capt-02, ACW-A-capt-03: guns lost to a charge or in pursuit join the captor's reserve."""
    party = SORT_PARTY[captor]
    if not position.options[CAPTURE] or SORT_KIND[target] != ARTILLERY or party == NEUTRAL:
        return
    nation = SORT_NATION[captor] if SORT_NATION[captor] <= FRANCE else party
    shift_field(position, side, RESERVE, sort_of(nation, ARTILLERY), 1)
    report_pieces(
        position.components, events, "guns-captured", "ACW-A-capt-01", sort_of(nation, ARTILLERY), 1, position.space
    )
