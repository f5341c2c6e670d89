"""What holds in every position that play can reach."""

from longroll.games.house_divided.control import army_maximum
from longroll.games.house_divided.invariants import find_fault
from longroll.games.house_divided.position import Position, cavalry_in, count_in, units_in
from longroll.games.house_divided.terms import (
    CAVALRY,
    CONFEDERATE,
    INFANTRY,
    KIND_ARM,
    MILITIA,
    NOWHERE,
    UNION,
    kind_of,
)

MILITIA_COUNTERS = {(UNION, INFANTRY): 24, (UNION, CAVALRY): 1, (CONFEDERATE, INFANTRY): 8, (CONFEDERATE, CAVALRY): 1}


def assert_invariants(position: Position) -> None:
    assert find_fault(position) == ""
    for side in (UNION, CONFEDERATE):
        assert position.maximum[side] == army_maximum(position, side)
        on_map = [unit for unit in position.components.slots_of[side] if position.where[unit] != NOWHERE]
        assert position.strength[side] == len(on_map)
        for box in range(position.components.boxes):
            units = units_in(position, side, box)
            horse = [unit for unit in units if KIND_ARM[position.kind[unit]] == CAVALRY]
            assert count_in(position, side, box) == len(units)
            assert cavalry_in(position, side, box) == len(horse)
    assert_counters(position)


def assert_counters(position: Position) -> None:
    """No militia counter is ever made or lost: on the map, in the pool, or waiting for its draft."""
    for (side, arm), total in MILITIA_COUNTERS.items():
        kind = kind_of(arm, MILITIA)
        slots = position.components.slots_of[side]
        on_map = sum(position.where[unit] != NOWHERE and position.kind[unit] == kind for unit in slots)
        waiting = position.reserve if (side, arm) == (UNION, INFANTRY) else 0
        assert on_map + position.pool[side * 2 + arm] + waiting == total
