"""Retreat after a battle, on the map."""

from longroll.games.american_civil_war.battlefield import leave_field
from longroll.games.american_civil_war.events import Events, report_pieces, report_space
from longroll.games.american_civil_war.ownership import judge_entry, judge_revolutionary
from longroll.games.american_civil_war.position import (
    ATTACKER,
    ROUTED,
    Position,
    enemies_in,
    on_field,
    put,
    shift_field,
)
from longroll.games.american_civil_war.refusals import (
    DEFENDERS_TOGETHER,
    NOBODY_TO_DETACH,
    NOT_A_REFUGE,
    NOT_A_WAY_BACK,
)
from longroll.games.american_civil_war.standard.arrivals import attack_origins, origins_of
from longroll.games.american_civil_war.standard.stages import MOVING
from longroll.games.american_civil_war.steps import RETREATING
from longroll.games.american_civil_war.terms import NEUTRAL, REVOLUTIONARY_SORT, SORT_IS_UNIT, SORT_PARTY, SORTS_OF
from longroll.kernel.reason import ALLOWED, refuse


def loser_of(position: Position) -> int:
    return position.loser - 1


def losing_party(position: Position) -> int:
    return position.battle_parties[loser_of(position)]


def begin_retreat(position: Position, events: Events) -> None:
    """The loser is asked only if he has a choice; otherwise what must happen happens."""
    if not survivors(position):
        return
    spaces = refuges(position)
    if not spaces:
        eliminate(position, events)
    elif len(spaces) == 1:
        retreat(position, spaces[0], events)
    else:
        position.step = RETREATING


def survivors(position: Position) -> int:
    side = loser_of(position)
    return sum([on_field(position, side, ROUTED, sort) for sort in SORTS_OF[losing_party(position)]])


def refuges(position: Position) -> list[int]:
    """Every space the loser may go to."""
    space = position.space
    near = origins_of(position, space) if loser_of(position) == ATTACKER else position.components.neighbours[space]
    return [place for place in near if not judge_retreat(position, place)]


def judge_retreat(position: Position, space: int) -> int:
    if loser_of(position) == ATTACKER:
        return way_back(position, space)
    return refuge(position, space)


def way_back(position: Position, space: int) -> int:
    """ACW-S-retreat-01, ACW-S-retreat-04, ACW-S-amph-05: to where pieces came from; nobody who landed gets away."""
    stranded = position.landed or position.stage != MOVING
    if stranded or space not in origins_of(position, position.space):
        return refuse(NOT_A_WAY_BACK, space)
    held = enemies_in(position, losing_party(position), space)
    return refuse(NOT_A_WAY_BACK, space) if held else ALLOWED


def refuge(position: Position, space: int) -> int:
    """ACW-S-retreat-02: adjacent, open, without enemies, and not where the attack came from."""
    components = position.components
    here = position.space
    party = losing_party(position)
    if party == NEUTRAL or space not in components.neighbours[here] or space in attack_origins(position, here):
        return refuse(NOT_A_REFUGE, space)
    closed = judge_entry(position, space) or enemies_in(position, party, space)
    if on_field(position, loser_of(position), ROUTED, REVOLUTIONARY_SORT):
        closed = closed or judge_revolutionary(components, REVOLUTIONARY_SORT, space)
    return refuse(NOT_A_REFUGE, space) if closed else ALLOWED


def judge_detach(position: Position, sort: int, space: int) -> int:
    """Attackers may part on their way back; defenders stay together (R-60)."""
    if loser_of(position) != ATTACKER:
        return refuse(DEFENDERS_TOGETHER)
    if SORT_PARTY[sort] != losing_party(position) or not on_field(position, ATTACKER, ROUTED, sort):
        return refuse(NOBODY_TO_DETACH, sort)
    return way_back(position, space)


def retreat(position: Position, space: int, events: Events) -> None:
    report_space(position.components, events, "retreated", retreat_rule(position), losing_party(position), space)
    position.destination = space
    leave_field(position, loser_of(position), ROUTED, space)


def retreat_rule(position: Position) -> str:
    return "ACW-S-retreat-01" if loser_of(position) == ATTACKER else "ACW-S-retreat-02"


def detach(position: Position, sort: int, space: int, events: Events) -> None:
    position.destination = space
    shift_field(position, ATTACKER, ROUTED, sort, -1)
    put(position, space, sort, 1)
    report_pieces(position.components, events, "detached", "ACW-S-retreat-01", sort, 1, space)


def eliminate(position: Position, events: Events) -> None:
    """ACW-S-retreat-03: an army that cannot retreat is gone."""
    side = loser_of(position)
    for sort in SORTS_OF[losing_party(position)]:
        count = on_field(position, side, ROUTED, sort)
        if count:
            shift_field(position, side, ROUTED, sort, -count)
            if SORT_IS_UNIT[sort]:
                position.fallen[side] += count
            report_pieces(position.components, events, "eliminated", "ACW-S-retreat-03", sort, count, position.space)
