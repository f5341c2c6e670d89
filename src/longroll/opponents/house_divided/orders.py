"""What looks good in the movement phase.

An order is worth what it changes: the risk to the box that is left and to the box that is reached, what is captured,
and how much nearer the unit comes to where it is wanted.
"""

from typing import Final

from longroll.games.house_divided.action import ACT_DIG, ACT_MARCH, ACT_SAIL, ACT_TAKE, VERB
from longroll.games.house_divided.entrenchment import judge_dig
from longroll.games.house_divided.movement import open_routes
from longroll.games.house_divided.position import (
    DUG,
    HELD_BY,
    JUMPED,
    LIGHTLY,
    MARCHED,
    REDUCED,
    STOPPED,
    Position,
    units_in,
)
from longroll.games.house_divided.sea import judge_sail, ready_to_sail
from longroll.games.house_divided.steps import MARCH, UNIT
from longroll.games.house_divided.terms import CAVALRY, CRACK_INFANTRY, KIND_ARM, KINDS
from longroll.opponents.house_divided.attacks import add_source, attack_value, attack_worth, committed, join, risked
from longroll.opponents.house_divided.movement_plan import (
    NEVER,
    NOT_LOOKED_UP,
    UNKNOWN,
    MovementPlan,
    expected_loss,
    held_risk,
    pull,
    spared,
    threat_removed,
)

STOP: Final = 0.15  # what a march must promise to be made
STOP_MARCH: Final = 0.05
IN_DANGER: Final = 1.0  # what a box is expected to lose, when units should come together


def rank_movement(plan: MovementPlan, choices: list[int]) -> list[float]:
    position = plan.position
    if position.step == MARCH:
        return [march_worth(plan, action % VERB) if action // VERB == ACT_MARCH else STOP for action in choices]
    if position.step == UNIT:
        return rank_units(plan, choices)
    cost = leaving(plan, position.unit)
    return [order_worth(plan, position.unit, action, cost) for action in choices]


def rank_units(plan: MovementPlan, choices: list[int]) -> list[float]:
    """Units of one kind in one state are asked about once."""
    position = plan.position
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
            worths.append(best_order(plan, unit))
        found.append(worths[keys.index(key)] + 0.01 * plan.components.value[position.kind[unit]])
    return found


def march_worth(plan: MovementPlan, box: int) -> float:
    """The best that units of a box can do, and half of what else they can."""
    position = plan.position
    best, total = NEVER, 0.0
    keys: list[int] = []
    worths: list[float] = []
    for unit in plan.units[box]:
        key = position.state[unit] * 8 + position.kind[unit]
        if key not in keys:
            keys.append(key)
            worths.append(best_order(plan, unit))
        worth = worths[keys.index(key)]
        best = max(best, worth)
        total += max(0.0, min(worth, 3.0))
    return best + plan.parameters.second_unit * (total - max(0.0, min(best, 3.0)))


def best_order(plan: MovementPlan, unit: int) -> float:
    position = plan.position
    cost = leaving(plan, unit)
    best = NEVER
    for way in ways_of(plan, unit):
        best = max(best, going_worth(plan, unit, way // 2, way % 2 == 1, cost))
    if not judge_dig(position, unit):
        best = max(best, dig_worth(plan, unit))
    if not ready_to_sail(position, unit):
        for port in plan.components.ports:
            if not judge_sail(position, unit, port):
                best = max(best, going_worth(plan, unit, port, True, cost))
    return best


def ways_of(plan: MovementPlan, unit: int) -> list[int]:
    """Where a unit may go by land or river, twice the box, and one more if it is across a river."""
    position = plan.position
    state = position.state[unit]
    if state & STOPPED:
        return find_ways(position, unit)
    jumped = 1 if state & JUMPED else 0
    key = (position.where[unit] * 2 + KIND_ARM[position.kind[unit]]) * 2 + jumped
    if key not in plan.ways:
        plan.ways[key] = find_ways(position, unit)
    return plan.ways[key]


def find_ways(position: Position, unit: int) -> list[int]:
    components = position.components
    found: list[int] = []
    for route in open_routes(position, unit):
        way = 2 * components.route_end[route] + (1 if components.route_crosses[route] else 0)
        if way not in found:
            found.append(way)
    return found


def order_worth(plan: MovementPlan, unit: int, order: int, cost: float) -> float:
    components = plan.components
    verb, thing = order // VERB, order % VERB
    if verb == ACT_DIG:
        return dig_worth(plan, unit)
    if verb == ACT_SAIL:
        return going_worth(plan, unit, thing, True, cost)
    return going_worth(plan, unit, components.route_end[thing], components.route_crosses[thing], cost)


def going_worth(plan: MovementPlan, unit: int, end: int, crossed: bool, cost: float) -> float:
    if plan.situation.count[(1 - plan.side) * plan.components.boxes + end]:
        source = plan.position.where[unit]
        cost -= threat_removed(plan, source, end) * min(0.0, cost + pull(plan, source))
        return attack_worth(plan, unit, end, crossed, cost) + pull(plan, end) + cost
    bonus = stage(plan, unit, end)
    if bonus and risked(plan, unit, cost) >= plan.parameters.risk_limit + plan.parameters.risk_per_gain * bonus:
        bonus = 0.0
    return entering(plan, unit, end) + cost + bonus


def dig_worth(plan: MovementPlan, unit: int) -> float:
    components = plan.components
    box = plan.position.where[unit]
    here = plan.side * components.boxes + box
    situation = plan.situation
    if components.works[box] and plan.position.control[box] & HELD_BY == plan.side:
        return -1.0
    before = expected_loss(plan, box)
    after = held_risk(plan, box, 0, 0, 0, 0, situation.count[here] - situation.entrenched[here], 0)
    gain = (before - after) / max(1.0, situation.count[here] - situation.entrenched[here])
    gain *= plan.parameters.entrenchment
    return gain - 0.02 if components.city[box] else gain / 2 - 0.1


def leaving(plan: MovementPlan, unit: int) -> float:
    """What the box that is left suffers (less than nothing), and what it no longer draws."""
    components = plan.components
    position = plan.position
    box = position.where[unit]
    kind = position.kind[unit]
    side = plan.side
    entrenched = (
        1.0
        if position.state[unit] & DUG or (components.works[box] and position.control[box] & HELD_BY == side)
        else 0.0
    )
    hits = 1.0 if position.state[unit] & REDUCED else 2.0
    crack = 1.0 if kind == CRACK_INFANTRY else 0.0
    before = expected_loss(plan, box)
    after = held_risk(
        plan,
        box,
        -1.0,
        -plan.map_data.combat_value[kind],
        -hits,
        -crack,
        -entrenched,
        -plan.situation.unit_price[side * KINDS + kind],
    )
    found = before - after - pull(plan, box)
    if plan.situation.count[side * components.boxes + box] == 1 and position.control[box] & HELD_BY != side:
        found -= 0.9 * plan.gain[box]
    if plan.situation.count[side * components.boxes + box] == 1 and position.control[box] == side + LIGHTLY:
        found -= plan.loss[box]
    return found


def entering(plan: MovementPlan, unit: int, box: int) -> float:
    position = plan.position
    kind = position.kind[unit]
    found = relief_of(plan, kind, position.state[unit] & REDUCED != 0, box)
    if plan.parameters.together and expected_loss(plan, box) > IN_DANGER:
        found = max(found, plan.parameters.together * joint_relief(plan, kind, position.where[unit], box))
    found += pull(plan, box)
    held = position.control[box] & HELD_BY == plan.side
    if not held and not plan.situation.count[plan.side * plan.components.boxes + box]:
        found += plan.gain[box] * (0.7 if KIND_ARM[kind] == CAVALRY else 1.0)
    return found


def relief_of(plan: MovementPlan, kind: int, reduced: bool, box: int) -> float:
    """By how much one more unit lessens what a box is expected to lose."""
    components = plan.components
    key = (kind * 2 + (1 if reduced else 0)) * components.boxes + box
    found = plan.relief[key]
    if found != UNKNOWN:
        return found
    held = plan.position.control[box] & HELD_BY == plan.side
    before = expected_loss(plan, box)
    after = held_risk(
        plan,
        box,
        1.0,
        plan.map_data.combat_value[kind],
        1.0 if reduced else 2.0,
        1.0 if kind == CRACK_INFANTRY else 0.0,
        1.0 if components.works[box] and held else 0.0,
        plan.situation.unit_price[plan.side * KINDS + kind],
    )
    plan.relief[key] = before - after
    return before - after


def joint_relief(plan: MovementPlan, kind: int, source: int, box: int) -> float:
    """A unit's part of what all that may come from its box save together."""
    count = float(len(plan.units[source]))
    after = held_risk(
        plan,
        box,
        count,
        count * plan.map_data.combat_value[kind],
        2 * count,
        count if kind == CRACK_INFANTRY else 0.0,
        0.0,
        count * plan.situation.unit_price[plan.side * KINDS + kind],
    )
    return (expected_loss(plan, box) - after) / max(1.0, count)


def stage(plan: MovementPlan, unit: int, box: int) -> float:
    """What a unit may strike at from a box with its second march, together with all that can follow it there."""
    position = plan.position
    targets = targets_from(plan, box)
    if not targets:
        return 0.0
    marches = position.marches if position.step != MARCH else position.marches - 1
    if marches < 1 or position.state[unit] & MARCHED:
        return 0.0
    key = position.where[unit] * plan.components.boxes + box
    if key in plan.stages:
        return plan.stages[key]
    best = 0.0
    for target in targets:
        best = max(best, staged_worth(plan, position.where[unit], box, target))
    best *= plan.parameters.staged_attack
    plan.stages[key] = best
    return best


def targets_from(plan: MovementPlan, box: int) -> list[int]:
    """Guarded boxes worth an attack that infantry can strike at from a box."""
    found = plan.targets[box]
    if found is NOT_LOOKED_UP:
        enemy = (1 - plan.side) * plan.components.boxes
        found = [
            target
            for target in plan.map_data.strikes[plan.side][0][box]
            if plan.situation.count[enemy + target] and plan.gain[target] > 2
        ]
        plan.targets[box] = found
    return found


def staged_worth(plan: MovementPlan, start: int, box: int, target: int) -> float:
    """What an attack gains by a detour; nothing where the straight way is open."""
    if target in plan.map_data.strikes[plan.side][0][start]:
        return 0.0
    position = plan.position
    force = committed(plan, target)
    before = attack_value(plan, target, force) if force.count else 0.0
    add_source(plan, force, box, target)
    spare = spared(plan, start, target)
    for other in units_in(position, plan.side, start):
        if spare > 0 and not position.state[other] & MARCHED and KIND_ARM[position.kind[other]] != CAVALRY:
            join(plan, force, other, False)
            spare -= 1
    return attack_value(plan, target, force) - before if force.count else 0.0
