"""Losses on the field: routed, destroyed, leaders that fall."""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.options import LEADER_LOSS
from longroll.games.american_civil_war.position import ROUTED, Position, on_field, shift_field
from longroll.games.american_civil_war.refusals import NOT_A_LEADER_THERE
from longroll.games.american_civil_war.steps import LOSE_LEADER
from longroll.games.american_civil_war.terms import LEADERS_OF, SORT_IS_UNIT, SORT_PARTY
from longroll.kernel.reason import ALLOWED, refuse

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
    leaders = [sort for sort in LEADERS_OF[position.battle_parties[side]] if on_field(position, side, area, sort)]
    if len(leaders) > 1 and position.options[LEADER_LOSS]:
        position.battle_side = side
        position.aim = area
        position.step = LOSE_LEADER
    elif leaders:
        lose_leader(position, side, area, leaders[0], events)


def lose_leader(position: Position, side: int, area: int, sort: int, events: Events) -> None:
    destroy(position, side, area, sort)
    report_pieces(position.components, events, "leader-killed", "ACW-S-leader-06", sort, 1, position.space)


def judge_lose(position: Position, sort: int) -> int:
    """With the option `leader-loss` the owner names the leader, if those of several nations stand in the area."""
    own = SORT_PARTY[sort] == position.battle_parties[position.battle_side] and not SORT_IS_UNIT[sort]
    there = own and on_field(position, position.battle_side, position.aim, sort)
    return ALLOWED if there else refuse(NOT_A_LEADER_THERE, sort)


def choose_lost(position: Position, sort: int, events: Events) -> None:
    """The owner has named the leader; the attacker's part goes on."""
    side = position.battle_side
    lose_leader(position, side, position.aim, sort, events)
    position.aim = 0
    position.battle_side = 1 - side
