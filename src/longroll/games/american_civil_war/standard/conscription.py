"""Conscription and the riots it may bring."""

from longroll.games.american_civil_war.events import Events, report_pieces, report_side
from longroll.games.american_civil_war.ownership import owns
from longroll.games.american_civil_war.position import Position, put
from longroll.games.american_civil_war.terms import RIOTER_SORT, UNION
from longroll.kernel.dice import Dice


def conscript(position: Position, side: int, dice: Dice, events: Events) -> None:
    """ACW-S-consc-03, ACW-S-consc-05: points from now on, and a roll for each of the restless cities one owns."""
    components = position.components
    position.conscription[side] = 1
    rule = "ACW-S-consc-02" if side == UNION else "ACW-S-consc-04"
    report_side(events, "conscription", rule, side)
    for space in components.riot_cities[side]:
        if owns(position, side, space) and dice.roll(6) + dice.roll(6) >= components.riot_on:
            riot(position, space, dice, events)


def riot(position: Position, space: int, dice: Dice, events: Events) -> None:
    """ACW-S-consc-06, ACW-S-consc-08: rebels rise in the city and never leave it."""
    count = dice.roll(6)
    put(position, space, RIOTER_SORT, count)
    report_pieces(position.components, events, "riot", "ACW-S-consc-06", RIOTER_SORT, count, space)
