"""What stands where and what every box is worth.

A situation is kept from choice to choice, since most of it stays as it was: while one side moves, the other side's half
does not change. Lists by side and box are flat: the Confederate half begins at `BOXES`.
"""

from typing import Final

from longroll.games.house_divided.components import (
    BOXES,
    CAVALRY,
    CONFEDERATE,
    CRACK_INFANTRY,
    KIND_ARM,
    KINDS,
    MILITIA,
    NOWHERE,
    SLOTS_OF,
    UNION,
    VALUE,
    WORKS,
    kind_of,
)
from longroll.games.house_divided.position import DUG, HELD_BY, REDUCED, Position
from longroll.games.house_divided.victory import MARGIN, last_turn
from longroll.opponents.house_divided.box_values import box_values

MILITIA_CAVALRY: Final = kind_of(CAVALRY, MILITIA)
UNIT_PRICE: Final = [1.4, 2.4, 3.4, 1.0, 1.8, 2.8]
RAISED_AGAIN: Final = 0.8  # what comes back of militia while its army may grow
COMBAT_VALUE: Final = [float(value) for value in VALUE]
NOTHING: Final = [0.0] * BOXES


class Situation:
    """`look` brings it up to date."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.count = [0.0] * (2 * BOXES)
        self.value = [0.0] * (2 * BOXES)
        self.hits = [0.0] * (2 * BOXES)
        self.crack = [0.0] * (2 * BOXES)
        self.entrenched = [0.0] * (2 * BOXES)
        self.price = [0.0] * (2 * BOXES)
        self.cavalry = [0.0] * (2 * BOXES)
        self.cavalry_value = [0.0] * (2 * BOXES)
        self.strike = [0.0] * (2 * BOXES)
        self.strike_value = [0.0] * (2 * BOXES)
        self.strike_wet = [0.0] * (2 * BOXES)
        self.strike_crack = [0.0] * (2 * BOXES)
        self.struck = [False, False]  # have the strikes of a side been worked out?
        self.occupied: list[list[int]] = [[], []]
        self.gains: list[list[float]] = [[], []]  # what each side would gain with every box
        self.unit_price: list[float] = []
        # What it was made from, and how often each part has been made anew: a new number says that it has changed.
        self.where: list[int] = []
        self.kind: list[int] = []
        self.state: list[int] = []
        self.control: list[int] = []
        self.terms: list[float] = []
        self.units_version = [0, 0]
        self.changed: list[list[int]] = [[], []]  # boxes of units that have moved or changed, since a plan was renewed
        self.values_version = 0
        self.prices_version = 0


def look(situation: Situation, position: Position, above_maximum: float) -> None:
    """Bring a situation up to date: only what has changed is worked out again."""
    situation.position = position
    moved = position.where != situation.where or position.kind != situation.kind or position.state != situation.state
    taken = position.control != situation.control
    terms = [
        float(position.scenario),
        float(position.turn),
        float(position.strength[UNION]),
        float(position.strength[CONFEDERATE]),
        float(position.maximum[UNION]),
        float(position.maximum[CONFEDERATE]),
        above_maximum,
    ]
    priced = terms != situation.terms
    if taken or not situation.terms or terms[:2] != situation.terms[:2]:
        situation.gains = [box_values(position, UNION), box_values(position, CONFEDERATE)]
        situation.values_version += 1
    if priced:
        situation.terms = terms
        situation.unit_price = unit_prices(position, above_maximum)
        situation.prices_version += 1
    for side in (UNION, CONFEDERATE):
        if taken or (moved and has_moved(situation, position, side)):
            count_units(situation, side)
        elif priced:
            price_units(situation, side)
    if taken:
        situation.control = position.control[:]
    if moved:
        situation.where = position.where[:]
        situation.kind = position.kind[:]
        situation.state = position.state[:]


def has_moved(situation: Situation, position: Position, side: int) -> bool:
    """Has any unit of a side moved or changed? Note where."""
    if not situation.where:
        return True
    where, kind, state = situation.where, situation.kind, situation.state
    changed = situation.changed[side]
    found = False
    for unit in SLOTS_OF[side]:
        if (
            position.where[unit] != where[unit]
            or position.state[unit] != state[unit]
            or position.kind[unit] != kind[unit]
        ):
            found = True
            changed.append(where[unit])
            changed.append(position.where[unit])
    return found


def count_units(situation: Situation, side: int) -> None:
    """Count the units of a side, box by box."""
    forget_units(situation, side)
    position = situation.position
    occupied = situation.occupied[side]
    for unit in SLOTS_OF[side]:
        box = position.where[unit]
        if box == NOWHERE:
            continue
        here = side * BOXES + box
        kind = position.kind[unit]
        state = position.state[unit]
        if not situation.count[here]:
            occupied.append(box)
        situation.count[here] += 1.0
        situation.value[here] += COMBAT_VALUE[kind]
        situation.hits[here] += 1.0 if state & REDUCED else 2.0
        if kind == CRACK_INFANTRY:
            situation.crack[here] += 1.0
        if state & DUG or (WORKS[box] and position.control[box] & HELD_BY == side):
            situation.entrenched[here] += 1.0
        if KIND_ARM[kind] == CAVALRY:
            situation.cavalry[here] += 1.0
            situation.cavalry_value[here] += COMBAT_VALUE[kind]
    situation.units_version[side] += 1
    price_units(situation, side)


def price_units(situation: Situation, side: int) -> None:
    position = situation.position
    for box in situation.occupied[side]:
        situation.price[side * BOXES + box] = 0.0
    for unit in SLOTS_OF[side]:
        box = position.where[unit]
        if box != NOWHERE:
            situation.price[side * BOXES + box] += situation.unit_price[side * KINDS + position.kind[unit]]


def forget_units(situation: Situation, side: int) -> None:
    for box in situation.occupied[side]:
        here = side * BOXES + box
        situation.count[here] = 0.0
        situation.value[here] = 0.0
        situation.price[here] = 0.0
        situation.hits[here] = 0.0
        situation.crack[here] = 0.0
        situation.entrenched[here] = 0.0
        situation.cavalry[here] = 0.0
        situation.cavalry_value[here] = 0.0
    situation.occupied[side] = []
    forget_strikes(situation, side)


def forget_strikes(situation: Situation, side: int) -> None:
    if not situation.struck[side]:
        return
    situation.struck[side] = False
    first, last = side * BOXES, side * BOXES + BOXES
    situation.strike[first:last] = NOTHING
    situation.strike_value[first:last] = NOTHING
    situation.strike_wet[first:last] = NOTHING
    situation.strike_crack[first:last] = NOTHING


def unit_prices(position: Position, above_maximum: float) -> list[float]:
    """What a unit of each side and kind is worth. Militia that can be raised again is
    cheap, a unit of a small army dear; when the time runs out
    an army is worth nothing to the side that must still win."""
    found = UNIT_PRICE + UNIT_PRICE
    left = last_turn(position) - position.turn
    for side in (UNION, CONFEDERATE):
        scale = min(1.0, 0.1 + left / 12) if side == UNION or MARGIN[position.scenario] else 1.0
        scale *= max(0.5, min(2.0, (position.strength[1 - side] + 1) / (position.strength[side] + 1)))
        scale *= exchange_rate(position, side, above_maximum)
        for kind in range(KINDS):
            found[side * KINDS + kind] *= scale
        if position.strength[side] <= position.maximum[side] + 1:
            found[side * KINDS] -= RAISED_AGAIN * scale
            found[side * KINDS + MILITIA_CAVALRY] -= RAISED_AGAIN / 2 * scale
    return found


def exchange_rate(position: Position, side: int, above_maximum: float) -> float:
    """An army above its maximum cannot replace what it loses: its units count for more, those of the other for less."""
    mine = position.strength[side] > position.maximum[side]
    theirs = position.strength[1 - side] > position.maximum[1 - side]
    if mine == theirs:
        return 1.0
    return 1.0 + above_maximum if mine else 1.0 / (1.0 + above_maximum)
