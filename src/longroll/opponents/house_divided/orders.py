"""What looks good in the movement phase.

An order is worth what it changes: the risk to the box that is left and to the box that is reached, what is captured,
and how much nearer the unit comes to where it is wanted. An attack is looked at as a whole: all that could be brought
to it with the marches that are left.
"""

from typing import Final

from longroll.games.house_divided.action import ACT_DIG, ACT_MARCH, ACT_SAIL, ACT_TAKE, VERB
from longroll.games.house_divided.components import (
    BOXES,
    CAVALRY,
    CITY,
    CONFEDERATE,
    CRACK_INFANTRY,
    KIND_ARM,
    KINDS,
    NEIGHBOURS,
    NOWHERE,
    PORT,
    ROUTE_CROSSES,
    ROUTE_END,
    SLOTS_OF,
    VALUE,
    WORKS,
)
from longroll.games.house_divided.judge import orders
from longroll.games.house_divided.movement import judge_unit
from longroll.games.house_divided.position import (
    CROSSED,
    DUG,
    HELD_BY,
    LIGHTLY,
    MARCH,
    MARCHED,
    REDUCED,
    UNIT,
    Position,
    units_in,
)
from longroll.games.house_divided.sea import BASE, judge_sail
from longroll.games.house_divided.victory import CAPITAL, last_turn
from longroll.opponents.house_divided.ground import PACES, STRIKES, WET
from longroll.opponents.house_divided.odds import odds
from longroll.opponents.house_divided.survey import Survey, risk, spread_strikes, stakes
from longroll.opponents.house_divided.tastes import (
    ANSWER,
    BOLD,
    BOLDER,
    CAUTION,
    DEFEND,
    DIG,
    DRAW,
    FADE,
    FOCUS,
    FOLLOW,
    GUARDED,
    HOPELESS,
    OWN,
    PULL,
    REPULSE,
    STAGED,
    TASTES,
    THEIRS,
    TRIUMPH,
)

STOP: Final = 0.15  # what a march must promise to be made
STOP_MARCH: Final = 0.05
NEVER: Final = -1000.0
WORTHY: Final = 4.0
NEAR: Final = 0.6
SUPPORT: Final = 0.5  # how much of a unit next door counts in a battle
BLOOD: Final = 0.6  # how much of a beaten force is lost


class Field:
    """A survey for the side that moves, with what draws its units and what its attacks promise."""

    def __init__(self, position: Position) -> None:
        self.position = position
        side = position.side
        self.side = side
        self.taste = TASTES[position.scenario][side]
        self.survey = Survey(position)
        self.last = side == CONFEDERATE and position.turn == last_turn(position)
        if not self.last:
            spread_strikes(self.survey, 1 - side)
        spread_strikes(self.survey, side)
        self.gain = stakes(position, side)
        self.loss = stakes(position, 1 - side)
        self.free: list[int] = [0] * BOXES
        self.ready: list[int] = []
        self.goals: list[int] = []
        self.goal_weights: list[float] = []
        self.pulls = [-1.0] * BOXES
        self.plans = [NEVER] * BOXES
        self.planned: list[list[int]] = [[] for _ in range(BOXES)]
        self.stage_keys: list[int] = []
        self.stage_worths: list[float] = []
        self.plan_known = [False] * BOXES


def rank_movement(position: Position, choices: list[int]) -> list[float]:
    field = Field(position)
    find_ready(field)
    find_goals(field)
    if position.step == MARCH:
        return [march_worth(field, action % VERB) if action // VERB == ACT_MARCH else STOP for action in choices]
    if position.step == UNIT:
        return rank_units(field, choices)
    return [order_worth(field, position.unit, action) for action in choices]


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
    for unit in units_in(position, field.side, box):
        if judge_unit(position, unit):
            continue
        key = position.state[unit] * 8 + position.kind[unit]
        if key not in keys:
            keys.append(key)
            worths.append(best_order(field, unit))
        worth = worths[keys.index(key)]
        best = max(best, worth)
        total += max(0.0, min(worth, 3.0))
    return best + field.taste[FOLLOW] * (total - max(0.0, min(best, 3.0)))


def best_order(field: Field, unit: int) -> float:
    best = NEVER
    for order in orders(field.position, unit):
        best = max(best, order_worth(field, unit, order))
    return best


# --- one order


def order_worth(field: Field, unit: int, order: int) -> float:
    verb, thing = order // VERB, order % VERB
    if verb == ACT_DIG:
        return dig_worth(field, unit)
    crossed = verb == ACT_SAIL or ROUTE_CROSSES[thing]
    end = thing if verb == ACT_SAIL else ROUTE_END[thing]
    cost = leaving(field, unit)
    if field.survey.count[(1 - field.side) * BOXES + end]:
        return attack_worth(field, unit, end, crossed, cost) + pull(field, end) + cost
    bonus = stage(field, unit, end)
    return (
        entering(field, unit, end) + cost + (bonus if -cost < field.taste[BOLD] + field.taste[BOLDER] * bonus else 0.0)
    )


def dig_worth(field: Field, unit: int) -> float:
    box = field.position.where[unit]
    here = field.side * BOXES + box
    survey = field.survey
    if WORKS[box] and field.position.control[box] & HELD_BY == field.side:
        return -1.0
    before = held_risk(field, box, 0, 0, 0, 0, 0, 0)
    after = held_risk(field, box, 0, 0, 0, 0, survey.count[here] - survey.dug[here], 0)
    gain = (before - after) / max(1.0, survey.count[here] - survey.dug[here])
    gain *= field.taste[DIG]
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
    before = held_risk(field, box, 0, 0, 0, 0, 0, 0)
    after = held_risk(
        field, box, -1.0, -VALUE[kind], -hits, -crack, -dug, -field.survey.unit_price[side * KINDS + kind]
    )
    found = before - after - pull(field, box)
    if field.survey.count[side * BOXES + box] == 1 and position.control[box] & HELD_BY != side:
        found -= 0.9 * field.gain[box]
    if field.survey.count[side * BOXES + box] == 1 and position.control[box] == side + LIGHTLY:
        found -= field.loss[box]
    return found


def entering(field: Field, unit: int, box: int) -> float:
    position = field.position
    kind = position.kind[unit]
    hits = 1.0 if position.state[unit] & REDUCED else 2.0
    crack = 1.0 if kind == CRACK_INFANTRY else 0.0
    held = position.control[box] & HELD_BY == field.side
    before = held_risk(field, box, 0, 0, 0, 0, 0, 0)
    after = held_risk(
        field,
        box,
        1.0,
        VALUE[kind],
        hits,
        crack,
        1.0 if WORKS[box] and held else 0.0,
        field.survey.unit_price[field.side * KINDS + kind],
    )
    found = before - after + pull(field, box)
    if not held and not field.survey.count[field.side * BOXES + box]:
        found += field.gain[box] * (0.7 if KIND_ARM[kind] == CAVALRY else 1.0)
    return found


def stage(field: Field, unit: int, box: int) -> float:
    """What a unit may strike at from a box with its second march, together with all that can follow it there."""
    position = field.position
    marches = position.marches if position.step != MARCH else position.marches - 1
    if marches < 1 or position.state[unit] & MARCHED:
        return 0.0
    key = position.where[unit] * BOXES + box
    if key in field.stage_keys:
        return field.stage_worths[field.stage_keys.index(key)]
    best = 0.0
    for target in STRIKES[field.side][0][box]:
        if field.survey.count[(1 - field.side) * BOXES + target] and field.gain[target] > 2:
            best = max(best, staged_worth(field, position.where[unit], box, target))
    best *= field.taste[STAGED]
    field.stage_keys.append(key)
    field.stage_worths.append(best)
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


def held_risk(
    field: Field, box: int, count: float, value: float, hits: float, crack: float, dug: float, price: float
) -> float:
    """What is to be feared for a box with so much more in it, in hundredths."""
    side = field.side
    here = side * BOXES + box
    survey = field.survey
    units = survey.count[here] + count
    held = field.position.control[box] & HELD_BY == side
    if units <= 0 and not held:
        return 0.0
    strength = survey.value[here] + value
    chance = risk(
        survey, side, box, units, strength, survey.hits[here] + hits, survey.crack[here] + crack, survey.dug[here] + dug
    )
    stake = field.loss[box] if held else field.gain[box]
    if box == CAPITAL:
        stake *= field.taste[CAUTION]
    return chance * (stake + BLOOD * max(0.0, survey.price[here] + price))


# --- where units are wanted


def find_goals(field: Field) -> None:
    """Boxes to be taken, and boxes of our own that are in danger."""
    position = field.position
    side = field.side
    survey = field.survey
    for box in range(BOXES):
        weight = 0.0
        if field.gain[box] > 1:
            here = (1 - side) * BOXES + box
            defence = survey.value[here] + survey.dug[here]
            for near in NEIGHBOURS[box]:
                defence += survey.value[(1 - side) * BOXES + near] / 2
            weight = min(field.taste[DRAW], field.gain[box]) / (1.0 + field.taste[GUARDED] * defence)
        elif field.loss[box] > 1 and position.control[box] & HELD_BY == side:
            weight = field.taste[DEFEND] * min(20.0, held_risk(field, box, 0, 0, 0, 0, 0, 0))
        if weight > 0.3:
            field.goals.append(box)
            field.goal_weights.append(weight)
    focus_on_one(field)


def focus_on_one(field: Field) -> None:
    """The worthy goal nearest to falling draws more than the others, so that an army gathers."""
    survey = field.survey
    best, chosen = 0.0, -1
    for number in range(len(field.goals)):
        goal = field.goals[number]
        if field.gain[goal] < WORTHY:
            continue
        here = (1 - field.side) * BOXES + goal
        near = 0.0
        for box in survey.occupied[field.side]:
            near += survey.value[field.side * BOXES + box] * NEAR ** PACES[field.side][box][goal]
        guard = survey.value[here] + survey.dug[here] + survey.crack[here]
        hope = near / (3.0 + guard) * min(field.taste[DRAW], field.gain[goal])
        if hope > best:
            best, chosen = hope, number
    if chosen >= 0:
        field.goal_weights[chosen] *= field.taste[FOCUS]


def pull(field: Field, box: int) -> float:
    found = field.pulls[box]
    if found >= 0:
        return found
    paces = PACES[field.side][box]
    best, total = 0.0, 0.0
    for number in range(len(field.goals)):
        strength = field.goal_weights[number] * field.taste[FADE] ** paces[field.goals[number]]
        best = max(best, strength)
        total += strength
    found = field.taste[PULL] * (best + 0.15 * total)
    field.pulls[box] = found
    return found


# --- attacks


def find_ready(field: Field) -> None:
    """The boxes with units that may still march, and how many there are."""
    position = field.position
    for unit in SLOTS_OF[field.side]:
        box = position.where[unit]
        if box != NOWHERE and not judge_unit(position, unit):
            if not field.free[box]:
                field.ready.append(box)
            field.free[box] += 1


class Force:
    def __init__(self) -> None:
        self.count = 0.0
        self.value = 0.0
        self.hits = 0.0
        self.crack = 0.0
        self.crossed = 0.0
        self.price = 0.0


def committed(field: Field, box: int) -> Force:
    """What has been brought to a battle already."""
    force = Force()
    position = field.position
    if not field.survey.count[field.side * BOXES + box]:
        return force
    for unit in units_in(position, field.side, box):
        join(field, force, unit, position.state[unit] & CROSSED != 0)
    return force


def join(field: Field, force: Force, unit: int, crossed: bool) -> None:
    position = field.position
    force.count += 1
    force.value += VALUE[position.kind[unit]]
    force.price += field.survey.unit_price[field.side * KINDS + position.kind[unit]]
    force.hits += 1 if position.state[unit] & REDUCED else 2
    if position.kind[unit] == CRACK_INFANTRY:
        force.crack += 1
    if crossed:
        force.crossed += 1


def attack_worth(field: Field, unit: int, box: int, crossed: bool, cost: float) -> float:
    """What one more unit adds to an attack, or the whole plan of which it is part."""
    plan = plan_worth(field, box)
    now = committed(field, box)
    before = attack_value(field, box, now) if now.count else 0.0
    join(field, now, unit, crossed)
    after = attack_value(field, box, now)
    if -cost < field.taste[BOLD] + field.taste[BOLDER] * field.gain[box]:
        after = max(after, plan)
    return after - before


def plan_worth(field: Field, box: int) -> float:
    """The best attack on a box that the marches left allow, with what has been sent already."""
    if field.plan_known[box]:
        return field.plans[box]
    position = field.position
    force = committed(field, box)
    best = NEVER
    sources = attack_sources(field, box)
    if position.step != MARCH:
        if position.box in sources:
            sources.remove(position.box)
        add_source(field, force, position.box, box)
        if force.count:
            best = attack_value(field, box, force)
    for source in sources[: position.marches]:
        add_source(field, force, source, box)
        best = max(best, attack_value(field, box, force))
    best = max(best, landing_worth(field, box))
    field.plan_known[box] = True
    field.plans[box] = best
    return best


def landing_worth(field: Field, box: int) -> float:
    """An invasion with as many units as there are marches."""
    position = field.position
    if not position.invasion or not PORT[box]:
        return NEVER
    force = Force()
    marches = position.marches + (1 if position.step != MARCH and position.box == BASE else 0)
    for unit in units_in(position, field.side, BASE):
        if force.count < marches and not judge_unit(position, unit) and not judge_sail(position, unit, box):
            join(field, force, unit, True)
    return attack_value(field, box, force) if force.count else NEVER


def attack_sources(field: Field, box: int) -> list[int]:
    """The boxes from which units can come, the strongest first."""
    found: list[int] = []
    weights: list[float] = []
    for source in field.ready:
        weight = 0.0
        here = field.side * BOXES + source
        horse = field.survey.horse[here]
        if field.survey.count[here] > horse and box in STRIKES[field.side][0][source]:
            weight += field.survey.value[here] - field.survey.horse_value[here]
        if horse and box in STRIKES[field.side][1][source]:
            weight += field.survey.horse_value[here]
        if not weight:
            continue
        place = 0
        while place < len(found) and weights[place] >= weight:
            place += 1
        found.insert(place, source)
        weights.insert(place, weight)
    return found


def add_source(field: Field, force: Force, source: int, box: int) -> None:
    """Bring what a box can spare and what can strike from there."""
    position = field.position
    spare = spared(field, source, box)
    for unit in units_in(position, field.side, source):
        arm = KIND_ARM[position.kind[unit]]
        ends = STRIKES[field.side][arm][source]
        if spare > 0 and box in ends and not judge_unit(position, unit):
            join(field, force, unit, WET[field.side][arm][source][ends.index(box)])
            spare -= 1


def spared(field: Field, source: int, box: int) -> int:
    """How many units may leave a box for an attack before too much is risked behind them."""
    survey = field.survey
    here = field.side * BOXES + source
    count = survey.count[here]
    if not count:
        return 0
    now = held_risk(field, source, 0, 0, 0, 0, 0, 0)
    limit = now + field.taste[BOLD] + field.taste[BOLDER] * field.gain[box]
    gone = int(count)
    while gone:
        part = gone / count
        after = held_risk(
            field,
            source,
            -float(gone),
            -part * survey.value[here],
            -part * survey.hits[here],
            -part * survey.crack[here],
            -part * survey.dug[here],
            -part * survey.price[here],
        )
        if after <= limit:
            return gone
        gone -= 1
    return 0


def attack_value(field: Field, box: int, force: Force) -> float:
    """What an attack promises, in hundredths: the box and the enemy's losses against our own."""
    survey = field.survey
    side = field.side
    there = (1 - side) * BOXES + box
    help_near = SUPPORT * neighbours_of(field, 1 - side, box)
    our_help = SUPPORT * neighbours_of(field, side, box) / 2
    chance = odds(
        force.count + our_help,
        force.value + 2 * our_help,
        force.hits + 2 * our_help,
        force.crack,
        force.crossed,
        survey.count[there] + help_near,
        survey.value[there] + 2 * help_near,
        survey.hits[there] + 2 * help_near,
        survey.crack[there],
        survey.dug[there],
    )
    if chance < field.taste[HOPELESS]:
        return -BLOOD * force.price - 3.0
    held = field.position.control[box] & HELD_BY == side
    stake = field.loss[box] if held else field.gain[box]
    won = stake + field.taste[THEIRS] * BLOOD * survey.price[there] + field.taste[TRIUMPH]
    won -= answer_to(field, box, force, stake)
    return chance * won - (1 - chance) * field.taste[OWN] * field.taste[REPULSE] * force.price - 0.3


def answer_to(field: Field, box: int, force: Force, stake: float) -> float:
    """What is to be feared for a box just won, a third of the force having been lost."""
    left = 2 * force.count / 3
    chance = risk(field.survey, field.side, box, left, 2 * force.value / 3, 2 * left, 2 * force.crack / 3, 0.0)
    return chance * field.taste[ANSWER] * (stake + BLOOD * field.taste[OWN] * force.price)


def neighbours_of(field: Field, side: int, box: int) -> int:
    """Joined boxes with units of a side."""
    total = 0
    for near in NEIGHBOURS[box]:
        if field.survey.count[side * BOXES + near]:
            total += 1
    return total
