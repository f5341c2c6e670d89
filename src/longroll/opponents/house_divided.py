"""What looks good in A House Divided: cities first, battles only with the numbers, and never an open capital."""

from typing import Final

from longroll.games.house_divided.action import (
    ACT_AT,
    ACT_DIG,
    ACT_DONE,
    ACT_END,
    ACT_GO,
    ACT_MARCH,
    ACT_PROMOTE,
    ACT_RECRUIT,
    ACT_REINFORCE,
    ACT_RETREAT,
    ACT_SAIL,
    ACT_TAKE,
    ACT_WITHDRAW,
    ARM,
    VERB,
)
from longroll.games.house_divided.components import (
    BOXES,
    CITY,
    NEIGHBOURS,
    NOWHERE,
    RECRUIT,
    ROUTE_END,
    UNION,
    UNIT_SIDE,
    VALUE,
)
from longroll.games.house_divided.control import holder
from longroll.games.house_divided.entrenchment import entrenched
from longroll.games.house_divided.fire import fire_value, firer
from longroll.games.house_divided.judge import orders
from longroll.games.house_divided.movement import judge_unit
from longroll.games.house_divided.position import DUG, REDUCED, Position, count_in, units_in
from longroll.games.house_divided.victory import CAPITAL, UNION_PRIZES

FAR: Final = 99
NEVER: Final = -1000
ODDS: Final = (3, 2)  # fight with at least three against two


def score(position: Position, action: int) -> int:
    verb, thing = divmod(action, VERB)
    if verb == ACT_MARCH:
        return max(best_order(position, unit) for unit in ready_units(position, thing))
    if verb == ACT_TAKE:
        return best_order(position, thing)
    if verb in (ACT_GO, ACT_SAIL, ACT_DIG):
        return order_score(position, position.unit, action)
    if verb in (ACT_DONE, ACT_END):
        return 0
    return battle_score(position, verb, thing)


def battle_score(position: Position, verb: int, thing: int) -> int:
    if verb == ACT_AT:
        return 10 * fire_value(position, firer(position), thing) + 5 * bool(position.state[thing] & REDUCED)
    if verb in (ACT_RETREAT, ACT_WITHDRAW):
        return 50 if losing(position) else NEVER
    if verb == ACT_REINFORCE:
        return 20 if exposed(position, UNIT_SIDE[thing], position.where[thing]) == 0 else NEVER
    if verb == ACT_PROMOTE:
        return 10 + VALUE[position.kind[thing]] + danger(position, UNIT_SIDE[thing], position.where[thing])
    if verb == ACT_RECRUIT:
        return 20 - front_distance(position, position.side, thing % ARM)
    return 0


# --- orders


def ready_units(position: Position, box: int) -> list[int]:
    return [unit for unit in units_in(position, position.side, box) if not judge_unit(position, unit)]


def best_order(position: Position, unit: int) -> int:
    return max(order_score(position, unit, order) for order in orders(position, unit))


def order_score(position: Position, unit: int, order: int) -> int:
    """What an order gains, over staying; below zero if staying is better."""
    verb, thing = divmod(order, VERB)
    start = position.where[unit]
    side = UNIT_SIDE[unit]
    if verb == ACT_DIG:
        return 2 if danger(position, side, start) and not entrenched(position, unit) else -1
    end = thing if verb == ACT_SAIL else ROUTE_END[thing]
    cost = departure_cost(position, unit, start)
    if count_in(position, 1 - side, end):
        return attack_score(position, unit, end) - cost
    gain = 10 * worth(side, end) if holder(position, end) != side and not count_in(position, side, end) else 0
    nearer = front_distance(position, side, start) - front_distance(position, side, end)
    return gain + 2 * nearer - cost - 1


def attack_score(position: Position, unit: int, end: int) -> int:
    side = UNIT_SIDE[unit]
    ours = strength(position, side, end) + strength(position, side, position.where[unit])
    theirs = strength(position, 1 - side, end)
    if ours * ODDS[1] < theirs * ODDS[0]:
        return NEVER
    return 8 + 10 * worth(side, end)


def departure_cost(position: Position, unit: int, start: int) -> int:
    """Leaving an endangered box empty, or good works, costs something."""
    side = UNIT_SIDE[unit]
    cost = 1 if position.state[unit] & DUG else 0
    if count_in(position, side, start) == 1 and holder(position, start) == side:
        cost += 10 * worth(1 - side, start) * exposed(position, side, start)
    return cost


# --- places


def worth(side: int, box: int) -> int:
    """What a box is worth to a side that takes it."""
    prize = 4 if (side == UNION and box in UNION_PRIZES) or (side != UNION and box == CAPITAL) else 0
    return 1 + RECRUIT[side][box] + RECRUIT[1 - side][box] + prize


def strength(position: Position, side: int, box: int) -> int:
    total = 0
    for unit in units_in(position, side, box):
        hits = 1 if position.state[unit] & REDUCED else 2
        total += VALUE[position.kind[unit]] * hits + (2 if entrenched(position, unit) else 0)
    return total


def danger(position: Position, side: int, box: int) -> int:
    """How many enemy units stand one line away."""
    return sum(count_in(position, 1 - side, near) for near in NEIGHBOURS[box])


def exposed(position: Position, side: int, box: int) -> int:
    return 1 if CITY[box] and danger(position, side, box) else 0


def losing(position: Position) -> bool:
    ours = strength(position, position.firing, position.box)
    return ours * ODDS[0] < strength(position, 1 - position.firing, position.box) * ODDS[1]


def front_distance(position: Position, side: int, box: int) -> int:
    """Lines to the nearest city worth taking."""
    return DISTANCES[box][nearest(position, side, box)]


def nearest(position: Position, side: int, box: int) -> int:
    best = NOWHERE
    for goal in GOALS[side]:
        if holder(position, goal) != side and (best == NOWHERE or DISTANCES[box][goal] < DISTANCES[box][best]):
            best = goal
    return box if best == NOWHERE else best


def distances_from(box: int) -> list[int]:
    found = [FAR] * BOXES
    found[box] = 0
    queue = [box]
    for here in queue:
        for near in NEIGHBOURS[here]:
            if found[near] == FAR:
                found[near] = found[here] + 1
                queue.append(near)
    return found


DISTANCES: Final = [distances_from(box) for box in range(BOXES)]
GOALS: Final = [
    [box for box in range(BOXES) if box in UNION_PRIZES or RECRUIT[1][box]],
    [box for box in range(BOXES) if box == CAPITAL or RECRUIT[0][box]],
]
