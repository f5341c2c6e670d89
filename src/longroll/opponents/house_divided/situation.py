"""What stands where and what every box is worth.

A situation is kept from choice to choice, since most of it stays as it was: while one side moves, the other side's half
does not change. Lists by side and box are flat: the Confederate half begins at the number of boxes.
"""

from typing import Final

from longroll.games.house_divided.position import DUG, HELD_BY, REDUCED, Position
from longroll.games.house_divided.terms import (
    CAVALRY,
    CONFEDERATE,
    CRACK_INFANTRY,
    KIND_ARM,
    KINDS,
    MILITIA,
    NOWHERE,
    UNION,
    kind_of,
)
from longroll.games.house_divided.victory import last_turn
from longroll.opponents.house_divided.box_values import box_values
from longroll.opponents.house_divided.map_data import MapData

MILITIA_CAVALRY: Final = kind_of(CAVALRY, MILITIA)
UNIT_PRICE: Final = [1.4, 2.4, 3.4, 1.0, 1.8, 2.8]
RAISED_AGAIN: Final = 0.8  # what comes back of militia while its army may grow


class Situation:
    """`look` brings it up to date."""

    def __init__(self, position: Position, map_data: MapData) -> None:
        halves = 2 * map_data.components.boxes
        self.position = position
        self.map_data = map_data
        self.components = map_data.components
        self.count = [0.0] * halves
        self.value = [0.0] * halves
        self.hits = [0.0] * halves
        self.crack = [0.0] * halves
        self.entrenched = [0.0] * halves
        self.price = [0.0] * halves
        self.cavalry = [0.0] * halves
        self.cavalry_value = [0.0] * halves
        self.strike = [0.0] * halves
        self.strike_value = [0.0] * halves
        self.strike_wet = [0.0] * halves
        self.strike_crack = [0.0] * halves
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
        situation.gains = [
            box_values(situation.map_data, position, UNION),
            box_values(situation.map_data, position, CONFEDERATE),
        ]
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
    for unit in position.components.slots_of[side]:
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
    components = situation.components
    map_data = situation.map_data
    forget_units(situation, side)
    position = situation.position
    occupied = situation.occupied[side]
    for unit in components.slots_of[side]:
        box = position.where[unit]
        if box == NOWHERE:
            continue
        here = side * components.boxes + box
        kind = position.kind[unit]
        state = position.state[unit]
        if not situation.count[here]:
            occupied.append(box)
        situation.count[here] += 1.0
        situation.value[here] += map_data.combat_value[kind]
        situation.hits[here] += 1.0 if state & REDUCED else 2.0
        if kind == CRACK_INFANTRY:
            situation.crack[here] += 1.0
        if state & DUG or (components.works[box] and position.control[box] & HELD_BY == side):
            situation.entrenched[here] += 1.0
        if KIND_ARM[kind] == CAVALRY:
            situation.cavalry[here] += 1.0
            situation.cavalry_value[here] += map_data.combat_value[kind]
    situation.units_version[side] += 1
    price_units(situation, side)


def price_units(situation: Situation, side: int) -> None:
    components = situation.components
    position = situation.position
    for box in situation.occupied[side]:
        situation.price[side * components.boxes + box] = 0.0
    for unit in components.slots_of[side]:
        box = position.where[unit]
        if box != NOWHERE:
            situation.price[side * components.boxes + box] += situation.unit_price[side * KINDS + position.kind[unit]]


def forget_units(situation: Situation, side: int) -> None:
    for box in situation.occupied[side]:
        here = side * situation.components.boxes + box
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
    components = situation.components
    map_data = situation.map_data
    if not situation.struck[side]:
        return
    situation.struck[side] = False
    first, last = side * components.boxes, side * components.boxes + components.boxes
    situation.strike[first:last] = map_data.nothing
    situation.strike_value[first:last] = map_data.nothing
    situation.strike_wet[first:last] = map_data.nothing
    situation.strike_crack[first:last] = map_data.nothing


def unit_prices(position: Position, above_maximum: float) -> list[float]:
    """What a unit of each side and kind is worth. Militia that can be raised again is
    cheap, a unit of a small army dear; when the time runs out
    an army is worth nothing to the side that must still win."""
    found = UNIT_PRICE + UNIT_PRICE
    left = last_turn(position) - position.turn
    for side in (UNION, CONFEDERATE):
        scale = min(1.0, 0.1 + left / 12) if side == UNION or position.components.margin[position.scenario] else 1.0
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
