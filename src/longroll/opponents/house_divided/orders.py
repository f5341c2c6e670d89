"""What looks good in the movement phase.

An order is worth what it changes: the risk to the box that is left and to the box that is reached, what is captured,
and how much nearer the unit comes to where it is wanted.
"""

from typing import Final

from longroll.games.house_divided.action import ACT_DIG, ACT_MARCH, ACT_SAIL, ACT_TAKE, VERB
from longroll.games.house_divided.components import (
    BOXES,
    CAVALRY,
    CITY,
    CRACK_INFANTRY,
    KIND_ARM,
    KINDS,
    ROUTE_CROSSES,
    ROUTE_END,
    VALUE,
    WORKS,
)
from longroll.games.house_divided.judge import orders
from longroll.games.house_divided.position import DUG, HELD_BY, LIGHTLY, MARCHED, REDUCED, Position, units_in
from longroll.games.house_divided.steps import MARCH, UNIT
from longroll.opponents.house_divided.attacks import add_source, attack_value, attack_worth, committed, join
from longroll.opponents.house_divided.field import NEVER, Field, fear, find_goals, find_ready, held_risk, pull, spared
from longroll.opponents.house_divided.ground import STRIKES

STOP: Final = 0.15  # what a march must promise to be made
STOP_MARCH: Final = 0.05


def rank_movement(position: Position, choices: list[int]) -> list[float]:
    field = Field(position)
    find_ready(field)
    find_goals(field)
    if position.step == MARCH:
        return [march_worth(field, action % VERB) if action // VERB == ACT_MARCH else STOP for action in choices]
    if position.step == UNIT:
        return rank_units(field, choices)
    cost = leaving(field, position.unit)
    return [order_worth(field, position.unit, action, cost) for action in choices]


def rank_units(field: Field, choices: list[int]) -> list[float]:
    """Units of one kind in one state are asked about once."""
    position = field.position
    found: list[float] = []
    keys: list[int] = []
    worths: list[float] = []
    for action in choices:
        if action // VERB != ACT_TAKE:
            found.append(STOP_MARCH)
            continue
        unit = action % VERB
        key = position.state[unit] * 8 + position.kind[unit]
        if key not in keys:
            keys.append(key)
            worths.append(best_order(field, unit))
        found.append(worths[keys.index(key)] + 0.01 * VALUE[position.kind[unit]])
    return found


def march_worth(field: Field, box: int) -> float:
    """The best that units of a box can do, and half of what else they can."""
    position = field.position
    best, total = NEVER, 0.0
    keys: list[int] = []
    worths: list[float] = []
    for unit in field.units[box]:
        key = position.state[unit] * 8 + position.kind[unit]
        if key not in keys:
            keys.append(key)
            worths.append(best_order(field, unit))
        worth = worths[keys.index(key)]
        best = max(best, worth)
        total += max(0.0, min(worth, 3.0))
    return best + field.parameters.second_unit * (total - max(0.0, min(best, 3.0)))


def best_order(field: Field, unit: int) -> float:
    best = NEVER
    cost = leaving(field, unit)
    for order in orders(field.position, unit):
        best = max(best, order_worth(field, unit, order, cost))
    return best


def order_worth(field: Field, unit: int, order: int, cost: float) -> float:
    verb, thing = order // VERB, order % VERB
    if verb == ACT_DIG:
        return dig_worth(field, unit)
    crossed = verb == ACT_SAIL or ROUTE_CROSSES[thing]
    end = thing if verb == ACT_SAIL else ROUTE_END[thing]
    if field.situation.count[(1 - field.side) * BOXES + end]:
        return attack_worth(field, unit, end, crossed, cost) + pull(field, end) + cost
    bonus = stage(field, unit, end)
    return (
        entering(field, unit, end)
        + cost
        + (bonus if -cost < field.parameters.risk_limit + field.parameters.risk_per_gain * bonus else 0.0)
    )


def dig_worth(field: Field, unit: int) -> float:
    box = field.position.where[unit]
    here = field.side * BOXES + box
    situation = field.situation
    if WORKS[box] and field.position.control[box] & HELD_BY == field.side:
        return -1.0
    before = fear(field, box)
    after = held_risk(field, box, 0, 0, 0, 0, situation.count[here] - situation.dug[here], 0)
    gain = (before - after) / max(1.0, situation.count[here] - situation.dug[here])
    gain *= field.parameters.entrenchment
    return gain - 0.02 if CITY[box] else gain / 2 - 0.1


def leaving(field: Field, unit: int) -> float:
    """What the box that is left suffers (less than nothing), and what it no longer draws."""
    position = field.position
    box = position.where[unit]
    kind = position.kind[unit]
    side = field.side
    dug = 1.0 if position.state[unit] & DUG or (WORKS[box] and position.control[box] & HELD_BY == side) else 0.0
    hits = 1.0 if position.state[unit] & REDUCED else 2.0
    crack = 1.0 if kind == CRACK_INFANTRY else 0.0
    before = fear(field, box)
    after = held_risk(
        field, box, -1.0, -VALUE[kind], -hits, -crack, -dug, -field.situation.unit_price[side * KINDS + kind]
    )
    found = before - after - pull(field, box)
    if field.situation.count[side * BOXES + box] == 1 and position.control[box] & HELD_BY != side:
        found -= 0.9 * field.gain[box]
    if field.situation.count[side * BOXES + box] == 1 and position.control[box] == side + LIGHTLY:
        found -= field.loss[box]
    return found


def entering(field: Field, unit: int, box: int) -> float:
    position = field.position
    kind = position.kind[unit]
    hits = 1.0 if position.state[unit] & REDUCED else 2.0
    crack = 1.0 if kind == CRACK_INFANTRY else 0.0
    held = position.control[box] & HELD_BY == field.side
    before = fear(field, box)
    after = held_risk(
        field,
        box,
        1.0,
        VALUE[kind],
        hits,
        crack,
        1.0 if WORKS[box] and held else 0.0,
        field.situation.unit_price[field.side * KINDS + kind],
    )
    found = before - after + pull(field, box)
    if not held and not field.situation.count[field.side * BOXES + box]:
        found += field.gain[box] * (0.7 if KIND_ARM[kind] == CAVALRY else 1.0)
    return found


def stage(field: Field, unit: int, box: int) -> float:
    """What a unit may strike at from a box with its second march, together with all that can follow it there."""
    position = field.position
    marches = position.marches if position.step != MARCH else position.marches - 1
    if marches < 1 or position.state[unit] & MARCHED:
        return 0.0
    key = position.where[unit] * BOXES + box
    if key in field.stages:
        return field.stages[key]
    best = 0.0
    for target in STRIKES[field.side][0][box]:
        if field.situation.count[(1 - field.side) * BOXES + target] and field.gain[target] > 2:
            best = max(best, staged_worth(field, position.where[unit], box, target))
    best *= field.parameters.staged_attack
    field.stages[key] = best
    return best


def staged_worth(field: Field, start: int, box: int, target: int) -> float:
    """What an attack gains by a detour; nothing where the straight way is open."""
    if target in STRIKES[field.side][0][start]:
        return 0.0
    position = field.position
    force = committed(field, target)
    before = attack_value(field, target, force) if force.count else 0.0
    add_source(field, force, box, target)
    spare = spared(field, start, target)
    for other in units_in(position, field.side, start):
        if spare > 0 and not position.state[other] & MARCHED and KIND_ARM[position.kind[other]] != CAVALRY:
            join(field, force, other, False)
            spare -= 1
    return attack_value(field, target, force) - before if force.count else 0.0
