"""Railway destruction (`raildest`)."""

from longroll.games.american_civil_war.events import Events, report_space
from longroll.games.american_civil_war.options import RAIL_DESTRUCTION
from longroll.games.american_civil_war.position import Position


def destroy_railway(position: Position, captor: int, space: int, events: Events) -> None:
    """ACW-A-rail-01"""
    components = position.components
    loser = 1 - captor
    if not position.options[RAIL_DESTRUCTION] or components.home[space] != loser or space in components.spared_cities:
        return
    if position.rail_actions[loser]:
        position.rail_actions[loser] -= 1
        report_space(components, events, "railway-destroyed", "ACW-A-rail-01", loser, space)
