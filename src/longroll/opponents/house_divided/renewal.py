"""Bringing the plan of the side that moves up to date: only what has changed is worked out again."""

from longroll.games.house_divided.movement import judge_unit
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.steps import MARCH, WHERE
from longroll.games.house_divided.terms import CONFEDERATE, KINDS, NOWHERE
from longroll.games.house_divided.victory import last_turn
from longroll.opponents.house_divided.goals import find_goals, garrison_wanted, goal_worth
from longroll.opponents.house_divided.movement_plan import (
    NOBODY_THERE,
    NOT_LOOKED_UP,
    UNKNOWN,
    MovementPlan,
    held_value,
)
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.situation import forget_strikes, look
from longroll.opponents.house_divided.strikes import spread_strikes


def renew(plan: MovementPlan, position: Position, parameters: Parameters) -> None:
    """Bring a plan up to date with a position of the movement phase, or of one that asks for its goals."""
    situation = plan.situation
    look(situation, position, parameters)
    side = position.side
    other_style = parameters is not plan.parameters
    plan.position = position
    plan.side = side
    plan.parameters = parameters
    if side == CONFEDERATE and position.turn == last_turn(position):
        forget_strikes(situation, 1 - side)
    else:
        spread_strikes(situation, 1 - side)
    far = [side, situation.values_version, situation.units_version[1 - side], *position.options]
    if other_style or far != plan.far_version:
        plan.far_version = far
        plan.near_version = []
        renew_far(plan)
    near = [situation.prices_version, situation.units_version[side], int(position.step <= WHERE)]
    if near != plan.near_version:
        if not plan.near_version or plan.near_version[0] != near[0]:
            forget_risks(plan)
        plan.near_version = near
        plan.march_version = []
        renew_near(plan)
    march = [int(position.step == MARCH), position.marches, position.box, position.invasion, position.port]
    if march != plan.march_version:
        plan.march_version = march
        plan.attack_values = {}


def renew_far(plan: MovementPlan) -> None:
    """What depends on the enemy and on who holds what: the same for a whole movement phase."""
    components = plan.components
    side = plan.side
    plan.gain = plan.situation.gains[side]
    plan.loss = plan.situation.gains[1 - side]
    plan.held_values = [held_value(plan, box) for box in range(components.boxes)]
    plan.ways = {}
    plan.targets = [NOT_LOOKED_UP] * components.boxes
    plan.goals = []
    plan.pulls = [-1.0] * (2 * components.boxes)
    plan.wanted = []
    plan.candidates = []
    plan.goal_worths = []
    for box in range(components.boxes):
        if plan.gain[box] > 1:
            plan.candidates.append(box)
            plan.goal_worths.append(goal_worth(plan, box))
            plan.wanted.append(0.0)
        elif plan.loss[box] > 1 and plan.position.control[box] & HELD_BY == side:
            plan.candidates.append(box)
            plan.goal_worths.append(-1.0)
            plan.wanted.append(garrison_wanted(plan, box))


def forget_risks(plan: MovementPlan) -> None:
    components = plan.components
    plan.expected_losses = [-1.0] * components.boxes
    plan.relief = [UNKNOWN] * (2 * KINDS * components.boxes)


def renew_near(plan: MovementPlan) -> None:
    """What depends on the own units."""
    for box in plan.situation.changed[plan.side]:
        if box != NOWHERE:
            plan.expected_losses[box] = -1.0
            for kind in range(2 * KINDS):
                plan.relief[kind * plan.components.boxes + box] = UNKNOWN
    plan.situation.changed[plan.side] = []
    plan.stages = {}
    find_ready(plan)
    find_goals(plan)


def find_ready(plan: MovementPlan) -> None:
    """The units that may still march, by the boxes they are in."""
    components = plan.components
    position = plan.position
    plan.units = [NOBODY_THERE] * components.boxes
    plan.ready = []
    if position.step > WHERE:
        return
    for unit in components.slots_of[plan.side]:
        box = position.where[unit]
        if box == NOWHERE or judge_unit(position, unit):
            continue
        if plan.units[box]:
            plan.units[box].append(unit)
        else:
            plan.units[box] = [unit]
            plan.ready.append(box)
