"""Which unit to promote: militia first, infantry first, those who face the most, those whom the next attack needs."""

from math import log
from typing import Final

from longroll.games.house_divided.action import ACT_PROMOTE, VERB
from longroll.games.house_divided.position import Position
from longroll.games.house_divided.terms import CAVALRY, CRACK_INFANTRY, KIND_ARM, KIND_RANK, MILITIA
from longroll.opponents.house_divided.movement_plan import MovementPlan
from longroll.opponents.house_divided.odds import odds
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.renewal import renew
from longroll.opponents.house_divided.strikes import spread_strikes

FRESH: Final = 2.0  # a militia unit that rises leaves its counter to be raised again
OPEN: Final = 0.1  # how much an attack counts that is sure, or hopeless, as it stands
AFAR: Final = 0.5  # how much a target counts that is two marches away
WORTHY: Final = 2.0  # what a target is worth at least
SURE: Final = 1e-6


def rank_promotions(plan: MovementPlan, position: Position, choices: list[int], parameters: Parameters) -> list[float]:
    components = position.components
    renew(plan, position, parameters)
    spread_strikes(plan.situation, plan.side)
    enemy = (1 - plan.side) * components.boxes
    growing = position.strength[plan.side] < position.maximum[plan.side]
    found: list[float] = []
    for action in choices:
        if action // VERB != ACT_PROMOTE:
            found.append(0.0)
            continue
        unit = action % VERB
        kind = position.kind[unit]
        box = position.where[unit]
        worth = FRESH if KIND_RANK[kind] == MILITIA and growing else 1.0
        if KIND_ARM[kind] == CAVALRY:
            worth = 0.6 * worth + (parameters.cavalry if KIND_RANK[kind] == MILITIA and growing else 0.0)
        strike = plan.situation.strike[enemy + box] + plan.situation.strike[plan.side * components.boxes + box] / 4
        worth = worth * (1.0 + 0.1 * min(4.0, strike)) + 0.05 * components.value[kind]
        if parameters.promoted_attacker:
            worth += parameters.promoted_attacker * attack_gain(plan, box, kind)
        found.append(worth)
    return found


def attack_gain(plan: MovementPlan, box: int, kind: int) -> float:
    """What a better unit of that kind in that box adds to the attack for which it is needed most."""
    best = 0.0
    for target in plan.map_data.strikes[plan.side][KIND_ARM[kind]][box]:
        best = max(best, sharper(plan, target, kind))
    for target in plan.map_data.beyond[plan.side][box]:
        best = max(best, AFAR * sharper(plan, target, kind))
    return best


def sharper(plan: MovementPlan, target: int, kind: int) -> float:
    """How much the odds against a guarded box rise with a unit of that kind promoted, as far as it is worth having."""
    situation = plan.situation
    there = (1 - plan.side) * plan.components.boxes + target
    if not situation.count[there] or plan.gain[target] < WORTHY:
        return 0.0
    values = plan.map_data.combat_value
    before = chance_of_strike(plan, target, 0.0, 0.0)
    crack = 1.0 if kind + 1 == CRACK_INFANTRY else 0.0
    after = chance_of_strike(plan, target, values[kind + 1] - values[kind], crack)
    rise = min(1.0, logit(after) - logit(before))
    return rise * (OPEN + before * (1 - before)) * plan.gain[target]


def chance_of_strike(plan: MovementPlan, target: int, value: float, crack: float) -> float:
    """The chance of all that can strike at a box, with so much more."""
    situation = plan.situation
    here = plan.side * plan.components.boxes + target
    there = (1 - plan.side) * plan.components.boxes + target
    force = situation.strike[here]
    return odds(
        force,
        situation.strike_value[here] + value,
        2 * force,
        situation.strike_crack[here] + crack,
        situation.strike_wet[here],
        situation.count[there],
        situation.value[there],
        situation.hits[there],
        situation.crack[there],
        situation.entrenched[there],
    )


def logit(chance: float) -> float:
    chance = max(SURE, min(1 - SURE, chance))
    return log(chance / (1 - chance))
