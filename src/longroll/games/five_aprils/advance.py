"""A5A 6.6, advance after combat."""

from longroll.games.five_aprils.control import pass_through, update_control
from longroll.games.five_aprils.events import Events, emit_way
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.odds import close_attackers
from longroll.games.five_aprils.position import DRIVEN, WITHDRAWAL, Position
from longroll.games.five_aprils.refusals import (
    ADVANCE_BARRED,
    ADVANCE_NOT_IN_COMBAT,
    ATTACKERS_DRIVEN,
    DEFENDER_STAYS,
    GUNS_NEVER_ADVANCE,
    HAS_ADVANCED,
    NOT_BESIDE,
    NOT_VACATED,
)
from longroll.games.five_aprils.retreat import passable
from longroll.games.five_aprils.stack import lift, put, units_at
from longroll.games.five_aprils.target import side_toward
from longroll.games.five_aprils.terms import ARTILLERY
from longroll.kernel.reason import refuse


def advancers(position: Position) -> list[int]:
    """A5A-6.6-a, A5A-6.6-c: who took part: the attackers, or after an Automatic Retreat the enemies retreated from."""
    if position.kind != WITHDRAWAL:
        return [unit for unit in close_attackers(position) if position.where[unit] >= 0]
    return [unit for place in position.against for unit in units_at(position, place)]


def empty_hexes(position: Position) -> list[int]:
    """A5A-6.6-d, A5A-6.6-g, A5A-6.6-i: the hexes fought over that are now empty; not those a retreat led to."""
    places = position.vacated if position.kind == WITHDRAWAL else position.targets
    return [place for place in places if position.top[place] < 0]


def judge_advance(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-6.6-a, A5A-6.6-b, A5A-6.6-e, A5A-6.6-f: into an empty hex beside it, zones or not, guns never."""
    if unit not in advancers(position):
        return judge_bystander(position, unit)
    if position.battle.arm[unit] >= ARTILLERY:
        return refuse(GUNS_NEVER_ADVANCE, unit)
    if position.state[unit] & DRIVEN:
        return refuse(HAS_ADVANCED if has_advanced(position, unit) else ATTACKERS_DRIVEN, unit)
    if place not in empty_hexes(position):
        return refuse(NOT_VACATED, place)
    side = side_toward(position, position.where[unit], place)
    if side < 0:
        return refuse(NOT_BESIDE, unit)
    return rules.bar_crossing(position, unit, side) if passable(position, unit, side) else refuse(ADVANCE_BARRED, place)


def judge_bystander(position: Position, unit: int) -> int:
    """A5A-6.2.6-g, A5A-6.6-a, A5A-6.6-c, A5A-6.6-f: why somebody may not advance who is not of those that may."""
    if position.kind != WITHDRAWAL and unit in position.hit:
        return refuse(DEFENDER_STAYS, unit)
    guns = position.battle.arm[unit] >= ARTILLERY and unit in position.attackers
    return refuse(GUNS_NEVER_ADVANCE if guns else ADVANCE_NOT_IN_COMBAT, unit)


def has_advanced(position: Position, unit: int) -> bool:
    """Does it stand in a hex that the combat had emptied?"""
    places = position.vacated if position.kind == WITHDRAWAL else position.targets
    return position.where[unit] in places


def advances(position: Position, rules: Exclusive) -> list[tuple[int, int]]:
    """Every advance there is to choose."""
    places = empty_hexes(position)
    if not places:
        return []
    return [
        (unit, place)
        for unit in advancers(position)
        for place in places
        if not judge_advance(position, rules, unit, place)
    ]


def advance(position: Position, rules: Exclusive, unit: int, place: int, events: Events) -> None:
    """A5A-5.0-i, A5A-6.6-e, A5A-6.6-h"""
    here = position.where[unit]
    lift(position, unit)
    put(position, unit, place)
    position.state[unit] |= DRIVEN  # it advances once
    pass_through(position, unit, place)
    emit_way(events, position, "advances", "A5A-6.6-a", unit, [here, place], 0)
    rules.after_move(position, unit, events)
    update_control(position, rules, events)
