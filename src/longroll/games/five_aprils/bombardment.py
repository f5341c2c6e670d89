"""A5A 7.1, bombardment: which artillery reaches what."""

from longroll.games.five_aprils.position import BOMBARDING, Position, attack_of
from longroll.games.five_aprils.refusals import (
    GUNS_IN_ZONE,
    NOT_ADJACENT,
    NOT_IN_SIGHT,
    OUT_OF_RANGE,
)
from longroll.games.five_aprils.terms import ARTILLERY, RANGE
from longroll.games.five_aprils.zone import in_enemy_zone
from longroll.kernel.reason import ALLOWED, refuse


def judge_bombard(position: Position, unit: int, place: int) -> int:
    """A5A-7.1-b, A5A-7.1-e, A5A-14.3-d: artillery in no enemy zone, four hexes, a clear line."""
    battle = position.battle
    if battle.arm[unit] < ARTILLERY:
        return refuse(NOT_ADJACENT, unit)
    if battle.arm[unit] == ARTILLERY and in_enemy_zone(position, unit):
        return refuse(GUNS_IN_ZONE, unit)
    here = position.where[unit]
    if battle.sees(here, place):
        return ALLOWED
    if battle.distance(here, place) > RANGE:
        return refuse(OUT_OF_RANGE, place)
    return refuse(NOT_IN_SIGHT, battle.blocker(here, place))


def fire_strength(position: Position, units: list[int], places: list[int]) -> int:
    """A5A-7.1-f, A5A-7.1-g: what fires at any of the hexes from beyond one hex is added up, then halved."""
    near = 0
    far = 0
    for unit in units:
        here = position.where[unit]
        if max([position.battle.distance(here, place) for place in places]) > 1:
            far += attack_of(position, unit)
        else:
            near += attack_of(position, unit)
    return near + far // 2


def bombarders(position: Position) -> list[int]:
    """The guns that bombard in this combat."""
    return [unit for unit in position.attackers if position.state[unit] & BOMBARDING]
