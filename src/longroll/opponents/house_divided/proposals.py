"""What looks good in A House Divided, choice by choice."""

from typing import Final

from longroll.games.house_divided.action import ACT_PROMOTE, ACT_RECRUIT, ARM, VERB
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.steps import BATTLE, PROMOTE, RIDE, SPOILS, STAND, TARGET, WHERE
from longroll.games.house_divided.steps import RECRUIT as RECRUIT_STEP
from longroll.games.house_divided.terms import CAVALRY, KIND_ARM, KIND_RANK, MILITIA
from longroll.opponents.house_divided.combat import rank_rides, rank_stand, rank_targets
from longroll.opponents.house_divided.movement_plan import MovementPlan, expected_loss, held_risk, pull, renew
from longroll.opponents.house_divided.orders import rank_movement
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.situation import Situation, look
from longroll.opponents.house_divided.strikes import spread_strikes

FRESH: Final = 2.0  # a militia unit that rises leaves its counter to be raised again


def rank(plan: MovementPlan, position: Position, choices: list[int], parameters: Parameters) -> list[float]:
    step = position.step
    if len(choices) == 1:
        return [0.0]
    if step <= WHERE:
        renew(plan, position, parameters)
        return rank_movement(plan, choices)
    if step == TARGET:
        return rank_targets(position, choices)
    if step == STAND:
        return rank_stand(plan.situation, position, choices, parameters)
    if step == RIDE:
        return rank_rides(plan.situation, position, choices, parameters)
    if step in (SPOILS, PROMOTE):
        return rank_promotions(plan, position, choices, parameters)
    if step == RECRUIT_STEP:
        return rank_recruits(plan, position, choices, parameters)
    return rank_battles(plan.situation, position, choices, parameters) if step == BATTLE else [0.0] * len(choices)


def rank_battles(situation: Situation, position: Position, choices: list[int], parameters: Parameters) -> list[float]:
    """The surest battle first: its winners may be wanted elsewhere, its losers are not."""
    components = position.components
    look(situation, position, parameters.above_maximum)
    found: list[float] = []
    for action in choices:
        box = action % VERB
        ours = situation.value[position.side * components.boxes + box]
        theirs = situation.value[(1 - position.side) * components.boxes + box]
        found.append(0.1 * (ours - theirs))
    return found


def rank_promotions(plan: MovementPlan, position: Position, choices: list[int], parameters: Parameters) -> list[float]:
    """Militia first, infantry first, and those who face the most."""
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
        found.append(worth * (1.0 + 0.1 * min(4.0, strike)) + 0.05 * components.value[kind])
    return found


def rank_recruits(plan: MovementPlan, position: Position, choices: list[int], parameters: Parameters) -> list[float]:
    """Where a new unit saves most, or is nearest to where units are wanted."""
    renew(plan, position, parameters)
    found: list[float] = []
    for action in choices:
        if action // VERB != ACT_RECRUIT:
            found.append(0.0)
            continue
        arm, box = action % VERB // ARM, action % ARM
        value = 1.0 if arm == CAVALRY else 2.0
        saved = expected_loss(plan, box) - held_risk(plan, box, 1.0, value, 2.0, 0, 0, 0.7)
        if position.control[box] & HELD_BY != plan.side:
            saved = 0.0
        found.append(1.0 + saved + pull(plan, box) + 0.3 * value + (parameters.cavalry if arm == CAVALRY else 0.0))
    return found
