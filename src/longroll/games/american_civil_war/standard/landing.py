"""Amphibious movement on its way: interception, its outcome, and the units lost with the ships."""

from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.movement import end_group
from longroll.games.american_civil_war.position import Position, lift
from longroll.games.american_civil_war.refusals import ENEMY_PIECE, LEADER_NEVER_DROWNS, NOTHING_ABOARD
from longroll.games.american_civil_war.standard.naval import fight_at_sea
from longroll.games.american_civil_war.steps import CARGO, INTERCEPT
from longroll.games.american_civil_war.terms import SORT_IS_UNIT, SORT_PARTY, UNITS_OF
from longroll.games.american_civil_war.transport import land, turn_back
from longroll.kernel.dice import Dice
from longroll.kernel.reason import ALLOWED, refuse


def set_sail(position: Position) -> None:
    """ACW-S-amph-06: the group is aboard, and the enemy may intercept it."""
    position.step = INTERCEPT


def come_ashore(position: Position, events: Events) -> None:
    land(position, events)
    end_group(position)


def meet_interceptor(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-amph-07, ACW-S-amph-09, ACW-S-naval-04: only a victory lets the landing go on."""
    before = position.naval_rating[position.side]
    loser = fight_at_sea(position, dice, events)
    if loser == 1 - position.side:
        come_ashore(position, events)
        return
    lost = before - position.naval_rating[position.side]
    position.lost_at_sea = min(lost, units_aboard(position))
    if position.lost_at_sea:
        position.step = CARGO
    else:
        go_back(position)


def units_aboard(position: Position) -> int:
    return sum([position.aboard[sort] for sort in UNITS_OF[position.side]])


def judge_drown(position: Position, sort: int) -> int:
    """ACW-S-amph-08: units of the mover's choice, never leaders."""
    if SORT_PARTY[sort] != position.side:
        return refuse(ENEMY_PIECE, sort)
    if not SORT_IS_UNIT[sort]:
        return refuse(LEADER_NEVER_DROWNS, sort)
    return ALLOWED if position.aboard[sort] else refuse(NOTHING_ABOARD, sort)


def drown(position: Position, sort: int, events: Events) -> None:
    position.aboard[sort] -= 1
    lift(position, position.space, sort, 1)
    report_pieces(position.components, events, "drowned", "ACW-S-amph-08", sort, 1, position.space)
    position.lost_at_sea -= 1
    if not position.lost_at_sea:
        go_back(position)


def go_back(position: Position) -> None:
    turn_back(position)
    end_group(position)
