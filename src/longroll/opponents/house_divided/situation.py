"""What stands where, what it could strike at, and what every box is worth: worked out once for a position.

Lists by side and box are flat: the Confederate half begins at `BOXES`.
"""

from typing import Final

from longroll.games.house_divided.components import (
    BOXES,
    CAVALRY,
    CONFEDERATE,
    CRACK_INFANTRY,
    INFANTRY,
    KIND_ARM,
    KINDS,
    MILITIA,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    PORTS,
    RECRUIT,
    UNION,
    UNIT_SIDE,
    UNITS,
    VALUE,
    WORKS,
    kind_of,
)
from longroll.games.house_divided.position import DUG, HELD_BY, REDUCED, Position
from longroll.games.house_divided.sea import BASE
from longroll.games.house_divided.victory import CAPITAL, MARGIN, VICTORY_BOXES, last_turn
from longroll.opponents.house_divided.distances import BEYOND, RIVER_CROSSINGS, STRIKES
from longroll.opponents.house_divided.odds import odds

PRIZE: Final[list[bool]] = [box in VICTORY_BOXES for box in range(BOXES)]
NUMBERED: Final[list[int]] = [
    box for box in range(BOXES) if RECRUIT[UNION][box] or RECRUIT[CONFEDERATE][box] or box == CAPITAL
]
MILITIA_CAVALRY: Final = kind_of(CAVALRY, MILITIA)
GAME: Final = 100.0
PRIZE_PRICE: Final = [4.0, 5.0, 6.0, 8.0, 11.0, 18.0, 100.0, 100.0]  # by how many the Union holds
GROUND: Final = 0.4  # what a box is worth that bears no number
LANDING: Final = 0.3
DRY: Final[list[bool]] = []
LATER: Final = 0.4  # how much of a force counts that is two marches away
WALKED_INTO: Final = 0.8
UNIT_PRICE: Final = [1.4, 2.4, 3.4, 1.0, 1.8, 2.8]
RAISED_AGAIN: Final = 0.8  # what comes back of militia while its army may grow


class Situation:
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
        self.unit_price = unit_prices(position)
        self.occupied: list[list[int]] = [[], []]
        count_units(self)


def count_units(situation: Situation) -> None:
    position = situation.position
    for unit in range(UNITS):
        box = position.where[unit]
        if box == NOWHERE:
            continue
        side = UNIT_SIDE[unit]
        here = side * BOXES + box
        kind = position.kind[unit]
        state = position.state[unit]
        if not situation.count[here]:
            situation.occupied[side].append(box)
        situation.count[here] += 1
        situation.value[here] += VALUE[kind]
        situation.price[here] += situation.unit_price[side * KINDS + kind]
        situation.hits[here] += 1 if state & REDUCED else 2
        if kind == CRACK_INFANTRY:
            situation.crack[here] += 1
        if state & DUG or (WORKS[box] and position.control[box] & HELD_BY == side):
            situation.entrenched[here] += 1
        if KIND_ARM[kind] == CAVALRY:
            situation.cavalry[here] += 1
            situation.cavalry_value[here] += VALUE[kind]


def unit_prices(position: Position) -> list[float]:
    """What a unit of each side and kind is worth. Militia that can be raised again is
    cheap, a unit of a small army dear; when the time runs out
    an army is worth nothing to the side that must still win."""
    found = UNIT_PRICE + UNIT_PRICE
    left = last_turn(position) - position.turn
    for side in (UNION, CONFEDERATE):
        scale = min(1.0, 0.1 + left / 12) if side == UNION or MARGIN[position.scenario] else 1.0
        scale *= max(0.5, min(2.0, (position.strength[1 - side] + 1) / (position.strength[side] + 1)))
        for kind in range(KINDS):
            found[side * KINDS + kind] *= scale
        if position.strength[side] <= position.maximum[side] + 1:
            found[side * KINDS] -= RAISED_AGAIN * scale
            found[side * KINDS + MILITIA_CAVALRY] -= RAISED_AGAIN / 2 * scale
    return found


def spread_strikes(situation: Situation, side: int) -> None:
    """What a side could bring to every box in its next half-turn."""
    if side == UNION:
        spread_landings(situation)
    first = side * BOXES
    for box in situation.occupied[side]:
        here = first + box
        foot = situation.count[here] - situation.cavalry[here]
        foot_value = situation.value[here] - situation.cavalry_value[here]
        if foot:
            add_strike(
                situation,
                first,
                STRIKES[side][INFANTRY][box],
                RIVER_CROSSINGS[side][INFANTRY][box],
                foot,
                foot_value,
                situation.crack[here],
            )
        if situation.cavalry[here]:
            add_strike(
                situation,
                first,
                STRIKES[side][CAVALRY][box],
                RIVER_CROSSINGS[side][CAVALRY][box],
                situation.cavalry[here],
                situation.cavalry_value[here],
                0.0,
            )
        if CAPITAL in BEYOND[side][box]:
            add_strike(
                situation,
                first,
                [CAPITAL],
                DRY,
                (1 - LATER) * foot,
                (1 - LATER) * foot_value,
                (1 - LATER) * situation.crack[here],
            )
        add_strike(
            situation,
            first,
            BEYOND[side][box],
            DRY,
            LATER * foot,
            LATER * foot_value,
            LATER * situation.crack[here],
        )


def spread_landings(situation: Situation) -> None:
    """One turn in six the Union may land what stands at its base."""
    if situation.count[BASE] < 2:
        return
    for port in PORTS:
        if situation.position.control[port] & HELD_BY == CONFEDERATE:
            situation.strike[port] += LANDING
            situation.strike_value[port] += 2 * LANDING


def add_strike(
    situation: Situation, first: int, ends: list[int], wet: list[bool], count: float, value: float, crack: float
) -> None:
    for number in range(len(ends)):
        end = ends[number]
        situation.strike[first + end] += count
        situation.strike_value[first + end] += value
        situation.strike_crack[first + end] += crack
        if wet and wet[number]:
            situation.strike_wet[first + end] += count


# --- what boxes are worth


def box_values(position: Position, side: int) -> list[float]:
    """What the side would gain with each box, in hundredths; nothing where it holds the box already."""
    found = [GROUND] * BOXES
    control = position.control
    for box in range(BOXES):
        if control[box] & HELD_BY == side:
            found[box] = 0.0
    margin = position.maximum[UNION] - position.maximum[CONFEDERATE]
    price = point_price(position, margin)
    held = prizes_held(position)
    prize = PRIZE_PRICE[held if side == UNION else max(0, held - 1)] if not MARGIN[position.scenario] else 0.5
    for box in NUMBERED:
        holder = control[box] & HELD_BY
        if holder == side:
            continue
        found[box] += city_value(side, box, holder, margin, price, prize)
    return found


def city_value(side: int, box: int, held: int, margin: int, price: float, prize: float) -> float:
    own, other = RECRUIT[side][box], RECRUIT[1 - side][box]
    swing = own + other if held != NOBODY else own
    if box == CAPITAL or (swing > margin >= 0 if side == CONFEDERATE else swing >= -margin > 0):
        return GAME
    found = price * swing
    if held == NOBODY:
        found += price * other / 2
    return found + prize if PRIZE[box] else found


def point_price(position: Position, margin: int) -> float:
    """What a point of army maximum is worth. A Union that is being taught may be behind for a while (AHD-12.0-a)."""
    if MARGIN[position.scenario]:
        time = position.turn / last_turn(position)
        return 2.0 + 12.0 * time / (1.0 + abs(margin - MARGIN[position.scenario] + 0.5))
    return 1.0 + 12.0 / (max(0, margin) + 2)


def prizes_held(position: Position) -> int:
    held = 0
    for box in VICTORY_BOXES:
        if position.control[box] & HELD_BY == UNION:
            held += 1
    return held


# --- what a force in a box risks


def risk(
    situation: Situation,
    side: int,
    box: int,
    count: float,
    value: float,
    hits: float,
    crack: float,
    entrenched: float,
) -> float:
    """The chance that the enemy takes a box from such a force in his next half-turn."""
    enemy = (1 - side) * BOXES + box
    force = situation.strike[enemy]
    if force <= 0:
        return 0.0
    if count <= 0:
        return WALKED_INTO * min(1.0, force)
    return odds(
        force,
        situation.strike_value[enemy],
        2 * force,
        situation.strike_crack[enemy],
        situation.strike_wet[enemy],
        count,
        value,
        hits,
        crack,
        entrenched,
    )


def neighbours_of(situation: Situation, side: int, box: int) -> int:
    """Joined boxes with units of a side."""
    total = 0
    for near in NEIGHBOURS[box]:
        if situation.count[side * BOXES + near]:
            total += 1
    return total
