"""A fair start: how much a side is helped. What that changes is said where victory is judged."""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.options import HANDICAP, OPTIONS
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import CONFEDERATE, SIDE_NAMES, UNION
from longroll.kernel.handicap import side_halves, side_help

SIDES: Final = (UNION, CONFEDERATE)
HELP: Final[list[list[int]]] = [side_help(OPTIONS[HANDICAP], SIDE_NAMES[side]) for side in SIDES]
HALVES: Final[list[list[int]]] = [side_halves(OPTIONS[HANDICAP], SIDE_NAMES[side]) for side in SIDES]


def help_for(position: Position, side: int) -> int:
    """Ruling L20: in points; a half counts as one."""
    return HELP[side][position.options[HANDICAP]]


def half_for(position: Position, side: int) -> int:
    """Ruling L20: 1 if the last of its points is only a half."""
    return HALVES[side][position.options[HANDICAP]]


def report_handicap(position: Position, events: Events) -> None:
    for side in SIDES:
        if half_for(position, side):
            report_side(events, "handicap-half", "ACW-L20", side, help_for(position, side) - 1)
        elif help_for(position, side):
            report_side(events, "handicap", "ACW-L20", side, help_for(position, side))
