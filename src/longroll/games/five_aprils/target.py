"""A5A 6.2.1: who may attack whom."""

from typing import Final

from longroll.games.five_aprils.bombardment import fire_strength, judge_bombard
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.options import GUNS_BESIDE
from longroll.games.five_aprils.position import (
    ABSENT,
    ATTACKED,
    FELL_BACK,
    SPARED,
    TARGET,
    Position,
    attack_of,
    defence_of,
)
from longroll.games.five_aprils.refusals import (
    ALREADY_ATTACKED,
    FIGHT_NOT_ON_MAP,
    HAS_ATTACKED,
    HAS_FALLEN_BACK,
    LEFT_OUT,
    NO_ENEMY_THERE,
    NOT_ADJACENT,
    NOT_YOURS,
    ONLY_GUNS_AT_GUNBOATS,
    OVERSTACKED,
    RIVER_BETWEEN,
)
from longroll.games.five_aprils.stack import is_overstacked, side_at, top_units, units_at
from longroll.games.five_aprils.terms import ARTILLERY, CROSSING, GUNBOAT, RIVER
from longroll.games.five_aprils.zone import in_enemy_zone
from longroll.kernel.reason import ALLOWED, refuse

NO_MODE: Final = 0
STRIKE: Final = 1
FIRE: Final = 2
LEAST_ODDS: Final = 4  # a Bombardment Attack needs true odds of 1-4


def side_toward(position: Position, here: int, place: int) -> int:
    """The side of a hex that it shares with another, or -1."""
    for side in range(6 * here, 6 * here + 6):
        if position.battle.neighbour[side] == place:
            return side
    return -1


def judge_free(position: Position, unit: int) -> int:
    """A5A-4.3-e, A5A-6.1-e, A5A-6.2.2-i, A5A-7.1-d: may this unit still attack in this phase?"""
    if position.where[unit] < 0:
        return refuse(LEFT_OUT if position.where[unit] == ABSENT else FIGHT_NOT_ON_MAP, unit)
    if position.battle.unit_side[unit] != position.phasing:
        return refuse(NOT_YOURS, unit)
    if position.state[unit] & ATTACKED:
        return refuse(HAS_ATTACKED, unit)
    if position.state[unit] & FELL_BACK:
        return refuse(HAS_FALLEN_BACK, unit)
    return refuse(OVERSTACKED, unit) if is_overstacked(position, unit) else ALLOWED


def judge_target(position: Position, place: int) -> int:
    """A5A-6.1-e, A5A-6.2.1-e: an enemy hex that holds a unit not yet attacked in this phase."""
    if place >= position.battle.hexes or side_at(position, place) != 1 - position.phasing:
        return refuse(NO_ENEMY_THERE, place)
    unit = position.top[place]
    while unit >= 0:
        if not position.state[unit] & TARGET:
            return ALLOWED
        unit = position.under[unit]
    return refuse(ALREADY_ATTACKED, place)


def is_target(position: Position, place: int) -> bool:
    return not judge_target(position, place)


def judge_aim(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-6.1-i, A5A-7.1-a, A5A-7.1-c, A5A-14.3-f, A5A-14.3-h: can this unit attack that hex?"""
    battle = position.battle
    boats = battle.arm[position.top[place]] == GUNBOAT
    if boats and battle.arm[unit] != ARTILLERY:
        return refuse(ONLY_GUNS_AT_GUNBOATS, place)
    if boats or fires_at(position, rules, unit, place):
        return judge_bombard(position, unit, place)
    side = side_toward(position, position.where[unit], place)
    if side < 0:
        verdict = judge_bombard(position, unit, place)
        return verdict if verdict else refuse(NOT_ADJACENT, unit)
    flags = battle.side[side]
    if flags & RIVER and not flags & CROSSING:
        return refuse(RIVER_BETWEEN, place)
    return rules.bar_attack(position, unit, side)


def bombards(position: Position, unit: int) -> bool:
    """Guns in no enemy zone of control bombard, at one hex too; others attack the hex beside them."""
    arm = position.battle.arm[unit]
    return arm == GUNBOAT or (arm == ARTILLERY and not in_enemy_zone(position, unit))


def fires_at(position: Position, rules: Exclusive, unit: int, place: int) -> bool:
    """A5A-7.1-a, A5A-RUL-59: with the option, guns beside an enemy whose zone does not reach them attack like others,
    unless a river is between."""
    if not bombards(position, unit):
        return False
    if not position.options[GUNS_BESIDE] or position.battle.arm[unit] == GUNBOAT:
        return True
    side = side_toward(position, position.where[unit], place)
    if side < 0 or rules.bar_attack(position, unit, side):
        return True
    flags = position.battle.side[side]
    return flags & RIVER > 0 and not flags & CROSSING


def mode(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """How a free unit attacks a hex: not at all, from beside it, or from afar."""
    if judge_free(position, unit) or judge_aim(position, rules, unit, place):
        return NO_MODE
    boats = position.battle.arm[position.top[place]] == GUNBOAT
    return FIRE if boats or fires_at(position, rules, unit, place) else STRIKE


def beside(position: Position, rules: Exclusive, place: int) -> list[int]:
    """The units that could still attack a hex from beside it, with or without strength."""
    found: list[int] = []
    for side in range(6 * place, 6 * place + 6):
        near = position.battle.neighbour[side]
        if near < 0 or side_at(position, near) != position.phasing:
            continue
        for unit in top_units(position, near):
            if mode(position, rules, unit, place) == STRIKE:
                found.append(unit)
    return found


def strikers(position: Position, rules: Exclusive, place: int) -> list[int]:
    """The units that could still attack a hex from beside it, with some strength."""
    return [unit for unit in beside(position, rules, place) if attack_of(position, unit)]


def firers(position: Position, rules: Exclusive, place: int) -> list[int]:
    """The guns that could still bombard a hex."""
    battle = position.battle
    return [
        unit
        for unit in battle.guns[position.phasing]
        if position.where[unit] >= 0
        and battle.sees(position.where[unit], place)
        and mode(position, rules, unit, place) == FIRE
    ]


def can_be_attacked(position: Position, rules: Exclusive, place: int) -> bool:
    """A5A-6.2.2-d, A5A-7.2-b: by strength beside it, by guns at 1-4, or by guns that join a unit without strength."""
    near = beside(position, rules, place)
    for unit in near:
        if attack_of(position, unit):
            return True
    guns = firers(position, rules, place)
    fire = fire_strength(position, guns, [place])
    return fire > 0 and (len(near) > 0 or fire * LEAST_ODDS >= least_defence(position, place))


def reaches_odds(position: Position, guns: list[int], place: int) -> bool:
    """A5A-7.2-b: true odds of 1-4 at least."""
    fire = fire_strength(position, guns, [place])
    return fire > 0 and fire * LEAST_ODDS >= defence_at(position, place)


def defence_at(position: Position, place: int) -> int:
    """A5A-4.3-e, A5A-6.2.3-e, A5A-6.5-f: the two on top, but not who fell back into the hex in this phase."""
    strength = 0
    for unit in top_units(position, place):
        if not position.state[unit] & (FELL_BACK | SPARED):
            strength += defence_of(position, unit)
    return strength


def least_defence(position: Position, place: int) -> int:
    """A5A-14.3-g: of gunboats that stand together each may be attacked alone."""
    if position.battle.arm[position.top[place]] != GUNBOAT:
        return defence_at(position, place)
    boats = [unit for unit in units_at(position, place) if not position.state[unit] & (TARGET | SPARED)]
    return min([defence_of(position, unit) for unit in boats])


def defenders(position: Position) -> list[int]:
    """A5A-4.3-f: all units in the hexes attacked, the overstacked among them."""
    return [
        unit for place in position.targets for unit in units_at(position, place) if not position.state[unit] & SPARED
    ]
