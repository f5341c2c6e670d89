"""A fair start: how much a side is helped. What that changes is said where victory is judged."""

from typing import Final

from longroll.games.house_divided.events import Events, emit_side
from longroll.games.house_divided.options import HANDICAP, OPTION_TABLE
from longroll.games.house_divided.position import Position
from longroll.games.house_divided.terms import CONFEDERATE, SIDE_NAMES, UNION
from longroll.kernel.handicap import side_help

HELP: Final[list[list[int]]] = [side_help(OPTION_TABLE[HANDICAP], SIDE_NAMES[side]) for side in (UNION, CONFEDERATE)]


def help_for(position: Position, side: int) -> int:
    """Ruling L11"""
    return HELP[side][position.options[HANDICAP]]


def report_handicap(position: Position, events: Events) -> None:
    for side in (UNION, CONFEDERATE):
        if help_for(position, side):
            emit_side(events, "handicap", "AHD-L11", side, help_for(position, side))
