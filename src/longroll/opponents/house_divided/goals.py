"""Where the units of the side that moves are wanted: boxes to be taken, boxes in danger, boxes to be held for good."""

from typing import Final

from longroll.games.house_divided.terms import KIND_RANK, MILITIA
from longroll.opponents.house_divided.movement_plan import MovementPlan, expected_loss

WORTHY: Final = 4.0
FARTHEST: Final = 12.0  # no goal is farther than so many marches
LARGEST_GARRISON: Final = 3.0
MOST_TO_HOLD: Final = 8.0  # no own box is worth more to its garrison
FORCE_PER_GUARD: Final = 3.0  # the enemy's force, near a box, against which one militia unit is wanted there


def find_goals(plan: MovementPlan) -> None:
    """Boxes to be taken, and boxes of our own that are in danger."""
    before, weights_before, militia_before = plan.goals, plan.goal_weights, plan.militia_weights
    plan.goals = []
    plan.goal_weights = []
    plan.militia_weights = []
    for number, box in enumerate(plan.candidates):
        weight = plan.goal_worths[number]
        if weight < 0:
            weight = plan.parameters.defence * min(20.0, expected_loss(plan, box))
        militia_weight = weight
        if plan.parameters.roles:
            militia_weight = for_militia(plan, number, weight)
        if weight > 0.3 or militia_weight > 0.3:
            plan.goals.append(box)
            plan.goal_weights.append(weight)
            plan.militia_weights.append(militia_weight)
    focus_on_one(plan)
    if plan.goals != before or plan.goal_weights != weights_before or plan.militia_weights != militia_before:
        plan.pulls = [-1.0] * (2 * plan.components.boxes)


def goal_worth(plan: MovementPlan, box: int) -> float:
    """How much a box to be taken attracts."""
    components = plan.components
    situation = plan.situation
    enemy = (1 - plan.side) * components.boxes
    defence = situation.value[enemy + box] + situation.entrenched[enemy + box]
    for near in components.neighbours[box]:
        defence += situation.value[enemy + near] / 2
    return min(plan.parameters.goal_limit, plan.gain[box]) / (1.0 + plan.parameters.guard_discount * defence)


def garrison_wanted(plan: MovementPlan, box: int) -> float:
    """How many militia should hold an own box for good, by the enemy's force that is not far from it."""
    if not plan.parameters.garrison_pull:
        return 0.0
    situation = plan.situation
    enemy = 1 - plan.side
    closeness = plan.map_data.closeness[enemy][box]
    near = 0.0
    for other in situation.occupied[enemy]:
        near += situation.value[enemy * plan.components.boxes + other] * closeness[other]
    return min(LARGEST_GARRISON, near / FORCE_PER_GUARD)


def for_militia(plan: MovementPlan, number: int, weight: float) -> float:
    """What a goal is to militia: less where they can hit nobody, more where they can relieve better units."""
    situation = plan.situation
    box = plan.candidates[number]
    there = (1 - plan.side) * plan.components.boxes + box
    if plan.goal_worths[number] >= 0:
        if not situation.count[there]:
            return weight
        cover = (situation.crack[there] + situation.entrenched[there]) / situation.count[there]
        return weight * (1.0 - plan.parameters.roles * cover / 2)
    missing = max(0.0, plan.wanted[number] - militia_in(plan, box)) / LARGEST_GARRISON
    return max(weight, plan.parameters.garrison_pull * min(MOST_TO_HOLD, plan.loss[box]) * missing)


def militia_in(plan: MovementPlan, box: int) -> int:
    position = plan.position
    found = 0
    for unit in plan.components.slots_of[plan.side]:
        if position.where[unit] == box and KIND_RANK[position.kind[unit]] == MILITIA:
            found += 1
    return found


def focus_on_one(plan: MovementPlan) -> None:
    """The valuable goal that is easiest to take attracts more than the others, so that an army concentrates."""
    best, chosen = 0.0, -1
    for number in range(len(plan.goals)):
        if plan.gain[plan.goals[number]] < WORTHY:
            continue
        prospect = prospect_of(plan, plan.goals[number])
        if prospect > best:
            best, chosen = prospect, number
    if chosen >= 0:
        plan.goal_weights[chosen] *= plan.parameters.main_goal
        plan.militia_weights[chosen] *= plan.parameters.main_goal


def prospect_of(plan: MovementPlan, goal: int) -> float:
    """How much force is near a goal, against what guards it."""
    components = plan.components
    situation = plan.situation
    here = (1 - plan.side) * components.boxes + goal
    first = plan.side * components.boxes
    closeness = plan.map_data.closeness[plan.side][goal]
    values = situation.value
    near = 0.0
    cover = plan.parameters.cover * (situation.crack[here] + situation.entrenched[here])
    if cover:
        cover /= situation.count[here]
    for box in situation.occupied[plan.side]:
        force = values[first + box]
        if cover:
            force = max(0.0, force - cover * situation.count[first + box])
        near += force * closeness[box]
    guard = situation.value[here] + situation.entrenched[here] + situation.crack[here]
    return near / (3.0 + guard) * min(plan.parameters.goal_limit, plan.gain[goal])


def pull(plan: MovementPlan, box: int, kind: int) -> float:
    militia = plan.parameters.roles > 0 and KIND_RANK[kind] == MILITIA
    key = box + plan.components.boxes if militia else box
    found = plan.pulls[key]
    if found >= 0:
        return found
    fading = plan.map_data.pull_at[plan.side][box]
    best, total = 0.0, 0.0
    weights = plan.militia_weights if militia else plan.goal_weights
    for number, goal in enumerate(plan.goals):
        strength = weights[number] * fading[goal]
        if strength > best:  # noqa: PLR1730 (a call of `max` costs more)
            best = strength
        total += strength
    found = plan.parameters.goal_pull * (best + 0.15 * total)
    if plan.parameters.move_up:
        found += plan.parameters.move_up * (FARTHEST - nearest_goal(plan, box))
    plan.pulls[key] = found
    return found


def nearest_goal(plan: MovementPlan, box: int) -> float:
    """How many marches it is to the nearest goal."""
    paces = plan.map_data.paces[plan.side][box]
    found = FARTHEST
    for goal in plan.goals:
        if paces[goal] < found:  # noqa: PLR1730
            found = paces[goal]
    return found
