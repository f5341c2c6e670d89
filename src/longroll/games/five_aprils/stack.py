"""A5A 4.3, stacking: what stands in a hex, from the top of the stack down."""

from typing import Final

from longroll.games.five_aprils.position import COVERED, ELIMINATED, Position, forget_reach
from longroll.games.five_aprils.terms import CROSSING, GUNBOAT, RIVER

STACK: Final = 2


def units_at(position: Position, place: int) -> list[int]:
    """The units of a hex, top first."""
    units: list[int] = []
    unit = position.top[place]
    while unit >= 0:
        units.append(unit)
        unit = position.under[unit]
    return units


def top_units(position: Position, place: int) -> list[int]:
    """A5A-4.3-d: the two units that count; the rest are overstacked."""
    first = position.top[place]
    if first < 0:
        return []
    second = position.under[first]
    return [first] if second < 0 else [first, second]


def count_at(position: Position, place: int) -> int:
    count = 0
    unit = position.top[place]
    while unit >= 0:
        count += 1
        unit = position.under[unit]
    return count


def is_full(position: Position, place: int) -> bool:
    """Two units or more stand there."""
    first = position.top[place]
    return first >= 0 and position.under[first] >= 0


def is_overstacked(position: Position, unit: int) -> bool:
    """A5A-4.3-e: below the two that count?"""
    first = position.top[position.where[unit]]
    return unit not in (first, position.under[first])


def side_at(position: Position, place: int) -> int:
    """Whose units stand there: a side, or -1."""
    first = position.top[place]
    return -1 if first < 0 else position.battle.unit_side[first]


def zone_crosses(position: Position, side: int) -> bool:
    """A5A-5.0-b, A5A-5.0-c: does a zone of control go out over this side of a hex?"""
    battle = position.battle
    flags = battle.side[side]
    if flags & RIVER and not flags & CROSSING:
        return False
    works = position.works[battle.neighbour[side]]
    return not works or not works & COVERED & 1 << (side % 6 + 3) % 6


def add_zone(position: Position, unit: int, place: int, sign: int) -> None:
    """A5A-5.0-a, A5A-14.3-c: a unit controls the six hexes around it; a gunboat none."""
    battle = position.battle
    if battle.arm[unit] == GUNBOAT:
        return
    base = battle.unit_side[unit] * battle.hexes
    for side in range(6 * place, 6 * place + 6):
        near = battle.neighbour[side]
        if near >= 0 and zone_crosses(position, side):
            position.zone[base + near] += sign


def put(position: Position, unit: int, place: int) -> None:
    """Put a unit on top of a stack, or at its bottom if two are there already."""
    forget_reach(position)
    position.where[unit] = place
    if is_full(position, place):
        last = position.top[place]
        while position.under[last] >= 0:
            last = position.under[last]
        position.under[last] = unit
        position.under[unit] = -1
    else:
        position.under[unit] = position.top[place]
        position.top[place] = unit
    add_zone(position, unit, place, 1)


def lift(position: Position, unit: int) -> None:
    """Take a unit out of its hex; the caller says where it goes."""
    forget_reach(position)
    place = position.where[unit]
    add_zone(position, unit, place, -1)
    if position.top[place] == unit:
        position.top[place] = position.under[unit]
    else:
        above = position.top[place]
        while position.under[above] != unit:
            above = position.under[above]
        position.under[above] = position.under[unit]
    position.under[unit] = -1


def eliminate(position: Position, unit: int) -> None:
    lift(position, unit)
    position.where[unit] = ELIMINATED


def rebuild_zones(position: Position) -> None:
    """After a fortification was built every zone is counted anew."""
    forget_reach(position)
    position.zone = [0] * len(position.zone)
    for unit in range(position.battle.units):
        if position.where[unit] >= 0:
            add_zone(position, unit, position.where[unit], 1)
