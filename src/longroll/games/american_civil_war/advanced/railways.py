"""Railway destruction (`raildest`)."""

from typing import Final

from longroll.games.american_civil_war.components import HOME, SPACE_NUMBERS, TABLES
from longroll.games.american_civil_war.events import Events, report_space
from longroll.games.american_civil_war.options import RAIL_DESTRUCTION
from longroll.games.american_civil_war.position import Position

SPARED: Final[list[int]] = [SPACE_NUMBERS[name] for name in TABLES["rail_destruction"]["except"]]


def destroy_railway(position: Position, captor: int, space: int, events: Events) -> None:
    """ACW-A-rail-01"""
    loser = 1 - captor
    if not position.options[RAIL_DESTRUCTION] or HOME[space] != loser or space in SPARED:
        return
    if position.rail_actions[loser]:
        position.rail_actions[loser] -= 1
        report_space(events, "railway-destroyed", "ACW-A-rail-01", loser, space)
