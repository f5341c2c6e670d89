"""A fair start: how much a side is helped. What that changes is said where victory is judged."""

from typing import Final

from longroll.games.american_civil_war.components import CONFEDERATE, SIDE_NAMES, UNION
from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.options import HANDICAP, OPTIONS
from longroll.games.american_civil_war.position import Position
from longroll.kernel.handicap import side_help

HELP: Final[list[list[int]]] = [side_help(OPTIONS[HANDICAP], SIDE_NAMES[side]) for side in (UNION, CONFEDERATE)]


def help_for(position: Position, side: int) -> int:
    """Ruling L20"""
    return HELP[side][position.options[HANDICAP]]


def tell_handicap(position: Position, events: Events) -> None:
    for side in (UNION, CONFEDERATE):
        if help_for(position, side):
            report_side(events, "handicap", "ACW-L20", side, help_for(position, side))
