"""What an attack promises.

It is evaluated as a whole, with all units that the remaining marches can bring.
"""

from typing import Final

from longroll.games.house_divided.position import CROSSED, HELD_BY, REDUCED, units_in
from longroll.games.house_divided.sea import judge_sail
from longroll.games.house_divided.steps import MARCH
from longroll.games.house_divided.terms import CRACK_INFANTRY, KIND_ARM, KINDS
from longroll.opponents.house_divided.movement_plan import LOSS_RATE, NEVER, MovementPlan, pull, spared
from longroll.opponents.house_divided.odds import odds
from longroll.opponents.house_divided.strikes import neighbours_of, risk

SUPPORT: Final = 0.5  # how much of a unit next door counts in a battle


class Force:
    def __init__(self) -> None:
        self.count = 0.0
        self.value = 0.0
        self.hits = 0.0
        self.crack = 0.0
        self.crossed = 0.0
        self.price = 0.0


def committed(plan: MovementPlan, box: int) -> Force:
    """What has been brought to a battle already."""
    force = Force()
    position = plan.position
    if not plan.situation.count[plan.side * plan.components.boxes + box]:
        return force
    for unit in units_in(position, plan.side, box):
        join(plan, force, unit, position.state[unit] & CROSSED != 0)
    return force


def join(plan: MovementPlan, force: Force, unit: int, crossed: bool) -> None:
    position = plan.position
    force.count += 1.0
    force.value += plan.map_data.combat_value[position.kind[unit]]
    force.price += plan.situation.unit_price[plan.side * KINDS + position.kind[unit]]
    force.hits += 1.0 if position.state[unit] & REDUCED else 2.0
    if position.kind[unit] == CRACK_INFANTRY:
        force.crack += 1.0
    if crossed:
        force.crossed += 1.0


def attack_worth(plan: MovementPlan, unit: int, box: int, crossed: bool, cost: float) -> float:
    """What one more unit adds to an attack, or the whole plan of which it is part."""
    planned = plan_worth(plan, box)
    now = committed(plan, box)
    before = attack_value(plan, box, now) if now.count else 0.0
    join(plan, now, unit, crossed)
    after = attack_value(plan, box, now)
    if risked(plan, unit, cost) < plan.parameters.risk_limit + plan.parameters.risk_per_gain * plan.gain[box]:
        after = max(after, planned)
    return after - before


def risked(plan: MovementPlan, unit: int, cost: float) -> float:
    """What a unit that leaves its box puts at risk there. In former versions that was all that it gives up."""
    given_up = pull(plan, plan.position.where[unit]) * (1.0 - plan.parameters.pull_risk)
    return -cost - given_up


def plan_worth(plan: MovementPlan, box: int) -> float:
    """The best attack on a box that the marches left allow, with what has been sent already."""
    if box in plan.attack_values:
        return plan.attack_values[box]
    position = plan.position
    force = committed(plan, box)
    best = NEVER
    sources = attack_sources(plan, box)
    if position.step != MARCH:
        if position.box in sources:
            sources.remove(position.box)
        add_source(plan, force, position.box, box)
        if force.count:
            best = attack_value(plan, box, force)
    for source in sources[: position.marches]:
        add_source(plan, force, source, box)
        best = max(best, attack_value(plan, box, force))
    best = max(best, landing_worth(plan, box))
    plan.attack_values[box] = best
    return best


def landing_worth(plan: MovementPlan, box: int) -> float:
    """An invasion with as many units as there are marches."""
    components = plan.components
    position = plan.position
    if not position.invasion or not components.port[box]:
        return NEVER
    force = Force()
    marches = position.marches + (1 if position.step != MARCH and position.box == components.base else 0)
    for unit in plan.units[components.base]:
        if force.count < marches and not judge_sail(position, unit, box):
            join(plan, force, unit, True)
    return attack_value(plan, box, force) if force.count else NEVER


def attack_sources(plan: MovementPlan, box: int) -> list[int]:
    """The boxes from which units can come, the strongest first."""
    map_data = plan.map_data
    found: list[int] = []
    weights: list[float] = []
    for source in plan.ready:
        weight = 0.0
        here = plan.side * plan.components.boxes + source
        cavalry = plan.situation.cavalry[here]
        if plan.situation.count[here] > cavalry and box in map_data.strikes[plan.side][0][source]:
            weight += plan.situation.value[here] - plan.situation.cavalry_value[here]
        if cavalry and box in map_data.strikes[plan.side][1][source]:
            weight += plan.situation.cavalry_value[here]
        if not weight:
            continue
        place = 0
        while place < len(found) and weights[place] >= weight:
            place += 1
        found.insert(place, source)
        weights.insert(place, weight)
    return found


def add_source(plan: MovementPlan, force: Force, source: int, box: int) -> None:
    """Bring what a box can spare and what can strike from there."""
    map_data = plan.map_data
    position = plan.position
    spare = spared(plan, source, box)
    for unit in plan.units[source]:
        arm = KIND_ARM[position.kind[unit]]
        ends = map_data.strikes[plan.side][arm][source]
        if spare > 0 and box in ends:
            join(plan, force, unit, map_data.river_crossings[plan.side][arm][source][ends.index(box)])
            spare -= 1


def attack_value(plan: MovementPlan, box: int, force: Force) -> float:
    """What an attack promises, in hundredths: the box and the enemy's losses against our own."""
    situation = plan.situation
    side = plan.side
    there = (1 - side) * plan.components.boxes + box
    help_near = SUPPORT * neighbours_of(plan.situation, 1 - side, box)
    our_help = SUPPORT * neighbours_of(plan.situation, side, box) / 2
    chance = odds(
        force.count + our_help,
        force.value + 2 * our_help,
        force.hits + 2 * our_help,
        force.crack,
        force.crossed,
        situation.count[there] + help_near,
        situation.value[there] + 2 * help_near,
        situation.hits[there] + 2 * help_near,
        situation.crack[there],
        situation.entrenched[there],
    )
    if chance < plan.parameters.least_chance:
        return -LOSS_RATE * force.price - 3.0
    held = plan.position.control[box] & HELD_BY == side
    box_value = plan.loss[box] if held else plan.gain[box]
    won = box_value + plan.parameters.enemy_losses * LOSS_RATE * situation.price[there] + battle_worth(plan)
    won -= counterattack_cost(plan, box, force, box_value)
    return chance * won - (1 - chance) * plan.parameters.own_losses * plan.parameters.repulse_loss * force.price - 0.3


def battle_worth(plan: MovementPlan) -> float:
    """What winning a battle is worth, besides the box: more to the larger army, which can afford the losses."""
    strength = plan.position.strength
    edge = (strength[plan.side] + 1) / (strength[1 - plan.side] + 1) - 1.0
    return plan.parameters.battle_won + plan.parameters.superiority * max(0.0, min(1.0, edge))


def counterattack_cost(plan: MovementPlan, box: int, force: Force, box_value: float) -> float:
    """The expected loss of a box just won, after a third of the force was lost."""
    left = 2 * force.count / 3
    chance = risk(plan.situation, plan.side, box, left, 2 * force.value / 3, 2 * left, 2 * force.crack / 3, 0.0)
    return chance * plan.parameters.counterattack * (box_value + LOSS_RATE * plan.parameters.own_losses * force.price)
