"""What looks good in A House Divided, choice by choice."""

from longroll.games.house_divided.action import ACT_RECRUIT, ARM, VERB
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.steps import BATTLE, PROMOTE, RIDE, SPOILS, STAND, TARGET, WHERE
from longroll.games.house_divided.steps import RECRUIT as RECRUIT_STEP
from longroll.games.house_divided.terms import CAVALRY, MILITIA, kind_of
from longroll.opponents.house_divided.combat import rank_rides, rank_stand, rank_targets
from longroll.opponents.house_divided.goals import pull
from longroll.opponents.house_divided.movement_plan import MovementPlan, expected_loss, held_risk
from longroll.opponents.house_divided.orders import rank_movement
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.promotions import rank_promotions
from longroll.opponents.house_divided.renewal import renew
from longroll.opponents.house_divided.situation import Situation, look


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
    look(situation, position, parameters)
    found: list[float] = []
    for action in choices:
        box = action % VERB
        ours = situation.value[position.side * components.boxes + box]
        theirs = situation.value[(1 - position.side) * components.boxes + box]
        found.append(0.1 * (ours - theirs))
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
        cavalry = parameters.cavalry if arm == CAVALRY else 0.0
        found.append(1.0 + saved + pull(plan, box, kind_of(arm, MILITIA)) + 0.3 * value + cavalry)
    return found
