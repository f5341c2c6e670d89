"""A5A 15.2, breastworks."""

from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.position import BREASTWORK, BUILD, MOVED, Position
from longroll.games.five_aprils.refusals import (
    BUILD_NOT_ON_MAP,
    BUILD_NOT_YOURS,
    BUILDER_MOVED,
    FORTIFIED_ALREADY,
    NOT_AT_NIGHT,
    NOT_ON_A_HILL,
    ONLY_INFANTRY_BUILDS,
)
from longroll.games.five_aprils.stack import rebuild_zones
from longroll.games.five_aprils.terms import HILL, INFANTRY, WOODED_HILL
from longroll.kernel.reason import ALLOWED, refuse


def judge_build(position: Position, unit: int) -> int:
    """A5A-10.0-a, A5A-10.0-c, A5A-15.2-a, A5A-15.2-b: infantry on a hill that has not moved in a night turn."""
    battle = position.battle
    place = position.where[unit]
    if not battle.night[position.turn]:
        return refuse(NOT_AT_NIGHT)
    if place < 0:
        return refuse(BUILD_NOT_ON_MAP, unit)
    if battle.unit_side[unit] != position.seat:
        return refuse(BUILD_NOT_YOURS, unit)
    if battle.arm[unit] != INFANTRY:
        return refuse(ONLY_INFANTRY_BUILDS, unit)
    if battle.terrain[place] not in (HILL, WOODED_HILL):
        return refuse(NOT_ON_A_HILL, place)
    if position.state[unit] & MOVED:
        return refuse(BUILDER_MOVED, unit)
    return refuse(FORTIFIED_ALREADY, place) if position.works[place] else ALLOWED


def begin(position: Position, side: int) -> bool:
    """Ask a side to build, if it can."""
    position.seat = side
    for unit in range(position.battle.units):
        if not judge_build(position, unit):
            position.phasing = side
            position.step = BUILD
            return True
    return False


def build(position: Position, unit: int, direction: int, events: Events) -> None:
    """A5A-10.0-b, A5A-10.0-c: the side in that direction and the two beside it are covered."""
    place = position.where[unit]
    covered = 0
    for turn in (-1, 0, 1):
        covered |= 1 << (direction + turn) % 6
    position.works[place] = BREASTWORK | covered
    rebuild_zones(position)
    emit_unit(events, position, "builds", "A5A-15.2-a", unit, place)
