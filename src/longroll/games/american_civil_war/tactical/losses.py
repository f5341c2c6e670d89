"""Losses on the field: routed, destroyed, leaders that fall."""

from typing import Final

from longroll.games.american_civil_war.components import LEADERS_OF, SORT_IS_UNIT
from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.position import ROUTED, Position, on_field, shift_field

LEADER_KILL: Final = 11


def rout(position: Position, side: int, area: int, sort: int) -> None:
    """ACW-S-field-06: a routed unit waits in its retreat area."""
    shift_field(position, side, area, sort, -1)
    shift_field(position, side, ROUTED, sort, 1)


def destroy(position: Position, side: int, area: int, sort: int) -> None:
    shift_field(position, side, area, sort, -1)
    if SORT_IS_UNIT[sort]:
        position.fallen[side] += 1


def kill_leader(position: Position, side: int, area: int, roll: int, events: Events) -> None:
    """ACW-S-leader-06: eleven or twelve on the dice of an attack into the area, without modifiers; one leader."""
    if roll < LEADER_KILL:
        return
    for sort in LEADERS_OF[position.battle_parties[side]]:
        if on_field(position, side, area, sort):
            destroy(position, side, area, sort)
            report_pieces(events, "leader-killed", "ACW-S-leader-06", sort, 1, position.space)
            return
