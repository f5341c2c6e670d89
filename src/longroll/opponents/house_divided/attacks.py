"""What an attack promises.

It is looked at as a whole: all that could be brought to it with the marches that are left.
"""

from typing import Final

from longroll.games.house_divided.components import (
    BOXES,
    CRACK_INFANTRY,
    KIND_ARM,
    KINDS,
    PORT,
    VALUE,
)
from longroll.games.house_divided.position import CROSSED, HELD_BY, REDUCED, units_in
from longroll.games.house_divided.sea import BASE, judge_sail
from longroll.games.house_divided.steps import MARCH
from longroll.opponents.house_divided.field import BLOOD, NEVER, Field, spared
from longroll.opponents.house_divided.ground import STRIKES, WET
from longroll.opponents.house_divided.odds import odds
from longroll.opponents.house_divided.situation import neighbours_of, risk

SUPPORT: Final = 0.5  # how much of a unit next door counts in a battle


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
    if not field.situation.count[field.side * BOXES + box]:
        return force
    for unit in units_in(position, field.side, box):
        join(field, force, unit, position.state[unit] & CROSSED != 0)
    return force


def join(field: Field, force: Force, unit: int, crossed: bool) -> None:
    position = field.position
    force.count += 1
    force.value += VALUE[position.kind[unit]]
    force.price += field.situation.unit_price[field.side * KINDS + position.kind[unit]]
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
    if -cost < field.parameters.risk_limit + field.parameters.risk_per_gain * field.gain[box]:
        after = max(after, plan)
    return after - before


def plan_worth(field: Field, box: int) -> float:
    """The best attack on a box that the marches left allow, with what has been sent already."""
    if box in field.plans:
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
    field.plans[box] = best
    return best


def landing_worth(field: Field, box: int) -> float:
    """An invasion with as many units as there are marches."""
    position = field.position
    if not position.invasion or not PORT[box]:
        return NEVER
    force = Force()
    marches = position.marches + (1 if position.step != MARCH and position.box == BASE else 0)
    for unit in field.units[BASE]:
        if force.count < marches and not judge_sail(position, unit, box):
            join(field, force, unit, True)
    return attack_value(field, box, force) if force.count else NEVER


def attack_sources(field: Field, box: int) -> list[int]:
    """The boxes from which units can come, the strongest first."""
    found: list[int] = []
    weights: list[float] = []
    for source in field.ready:
        weight = 0.0
        here = field.side * BOXES + source
        horse = field.situation.horse[here]
        if field.situation.count[here] > horse and box in STRIKES[field.side][0][source]:
            weight += field.situation.value[here] - field.situation.horse_value[here]
        if horse and box in STRIKES[field.side][1][source]:
            weight += field.situation.horse_value[here]
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
    for unit in field.units[source]:
        arm = KIND_ARM[position.kind[unit]]
        ends = STRIKES[field.side][arm][source]
        if spare > 0 and box in ends:
            join(field, force, unit, WET[field.side][arm][source][ends.index(box)])
            spare -= 1


def attack_value(field: Field, box: int, force: Force) -> float:
    """What an attack promises, in hundredths: the box and the enemy's losses against our own."""
    situation = field.situation
    side = field.side
    there = (1 - side) * BOXES + box
    help_near = SUPPORT * neighbours_of(field.situation, 1 - side, box)
    our_help = SUPPORT * neighbours_of(field.situation, side, box) / 2
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
        situation.dug[there],
    )
    if chance < field.parameters.least_chance:
        return -BLOOD * force.price - 3.0
    held = field.position.control[box] & HELD_BY == side
    stake = field.loss[box] if held else field.gain[box]
    won = stake + field.parameters.enemy_losses * BLOOD * situation.price[there] + field.parameters.battle_won
    won -= answer_to(field, box, force, stake)
    return chance * won - (1 - chance) * field.parameters.own_losses * field.parameters.repulse_loss * force.price - 0.3


def answer_to(field: Field, box: int, force: Force, stake: float) -> float:
    """What is to be feared for a box just won, a third of the force having been lost."""
    left = 2 * force.count / 3
    chance = risk(field.situation, field.side, box, left, 2 * force.value / 3, 2 * left, 2 * force.crack / 3, 0.0)
    return chance * field.parameters.counterattack * (stake + BLOOD * field.parameters.own_losses * force.price)
