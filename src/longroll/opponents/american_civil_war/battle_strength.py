"""The field of a tactical battle as a player sees it: what stands where, and who is stronger."""

from math import exp, pow, sqrt
from typing import Final

from longroll.games.american_civil_war.ownership import judge_entry
from longroll.games.american_civil_war.position import (
    AREAS,
    ATTACKER,
    LINE,
    MIDDLE,
    RESERVE,
    ROUTED,
    Position,
    enemies_in,
)
from longroll.games.american_civil_war.standard.arrivals import origins_of
from longroll.games.american_civil_war.tactical.field import MAJOR
from longroll.games.american_civil_war.terms import ARTILLERY, KINDS, NEUTRAL, SORT_KIND, SORTS

POWER: Final = [10, 6, 7, 34, 0]
LEADING: Final = 4
SHARP: Final = 1.7
BREADTH: Final = 0.68
BASIC_SHARP: Final = 1.05
UNITS: Final = 4
ALL: Final = [0, 1, 2]
ONE: Final = [1]
NO_COUNTS: Final[list[int]] = []


def tally(position: Position, side: int) -> list[int]:
    """The pieces of a battle side, by area and kind."""
    found = [0] * (AREAS * KINDS)
    for at, count in enumerate(position.field[side * AREAS * SORTS : (side + 1) * AREAS * SORTS]):
        if count:
            found[at // SORTS * KINDS + SORT_KIND[at % SORTS]] += count
    return found


class FieldCounts:
    """The pieces on the field of a battle, counted once until one of them moves."""

    def __init__(self) -> None:
        self.version = -1
        self.sides = [NO_COUNTS, NO_COUNTS]

    def of(self, position: Position, side: int) -> list[int]:
        if self.version != position.field_version:
            self.version = position.field_version
            self.sides = [NO_COUNTS, NO_COUNTS]
        if not self.sides[side]:
            self.sides[side] = tally(position, side)
        return self.sides[side]


def used_columns(position: Position) -> list[int]:
    return ALL if position.battle_size == MAJOR else ONE


def units_at(counts: list[int], area: int) -> int:
    at = area * KINDS
    return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]


def power_at(counts: list[int], area: int) -> int:
    at = area * KINDS
    total = 0
    for kind in range(UNITS):
        total += POWER[kind] * counts[at + kind]
    return total


def guns_at(counts: list[int], area: int) -> int:
    return counts[area * KINDS + ARTILLERY]


def column_units(counts: list[int], column: int) -> int:
    return units_at(counts, LINE + column) + units_at(counts, MIDDLE + column)


def column_power(counts: list[int], column: int) -> int:
    return power_at(counts, LINE + column) + power_at(counts, MIDDLE + column)


def total_power(counts: list[int]) -> int:
    """What can still fight; leaders bring some of the routed back."""
    total = 0
    for area in range(RESERVE + 1):
        total += power_at(counts, area)
    leaders = 0
    for area in range(RESERVE + 1):
        leaders += counts[area * KINDS + 4]
    routed = power_at(counts, ROUTED)
    return total + min(routed // 2, LEADING * leaders) + (LEADING * leaders if total else 0) // 2


def odds(ours: float, theirs: float) -> float:
    """The chance that the first of two powers beats the second in a tactical battle."""
    if ours <= 0:
        return 0.0
    if theirs <= 0:
        return 1.0
    return 1.0 / (1.0 + exp(-SHARP * (ours - theirs) / pow(ours + theirs, BREADTH)))


def basic_odds(ours: float, theirs: float) -> float:
    """The same in a basic battle."""
    if ours <= 0:
        return 0.0
    if theirs <= 0:
        return 1.0
    return 1.0 / (1.0 + exp(-BASIC_SHARP * (ours - theirs) / sqrt(ours + theirs)))


def battle_odds(position: Position, own: list[int], other: list[int], side: int) -> float:
    """The chance that a side wins the battle under way."""
    ours = float(total_power(own))
    theirs = float(total_power(other))
    if position.landed:
        if side == ATTACKER:
            ours *= 0.8
        else:
            theirs *= 0.8
    return odds(ours, theirs)


def can_escape(position: Position, side: int) -> bool:
    """Has a beaten side somewhere to go?"""
    here = position.space
    origins = origins_of(position, here)
    party = position.battle_parties[side]
    if side == ATTACKER:
        return bool(origins) and not position.landed
    if party == NEUTRAL:
        return False
    for near in position.components.neighbours[here]:
        if near not in origins and not judge_entry(position, near) and not enemies_in(position, party, near):
            return True
    return False
