"""The plan of the side that moves: what its boxes risk and can spare, and where its units are needed."""

from typing import Final

from longroll.games.house_divided.movement import judge_unit
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.steps import MARCH, WHERE
from longroll.games.house_divided.terms import CONFEDERATE, INFANTRY, KINDS, NOWHERE
from longroll.games.house_divided.victory import last_turn
from longroll.opponents.house_divided.map_data import map_data_of
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.situation import Situation, forget_strikes, look
from longroll.opponents.house_divided.strikes import risk, spread_strikes

NEVER: Final = -1000.0
UNKNOWN: Final = 1e9
WORTHY: Final = 4.0
FARTHEST: Final = 12.0  # no goal is farther than so many marches
NOBODY_THERE: Final[list[int]] = []
NOT_LOOKED_UP: Final[list[int]] = [NOWHERE]
LOSS_RATE: Final = 0.6  # how much of a beaten force is lost


class MovementPlan:
    """The situation of the side that moves, its goals and the values of its attacks. It is kept from choice to choice:
    `renew` works out again what has changed."""

    def __init__(self, position: Position, parameters: Parameters) -> None:
        self.position = position
        self.side = position.side
        self.parameters = parameters
        self.components = position.components
        self.map_data = map_data_of(position.components)
        self.situation = Situation(position, self.map_data)
        self.gain: list[float] = []
        self.loss: list[float] = []
        self.held_values: list[float] = []
        self.ways: dict[int, list[int]] = {}
        self.candidates: list[int] = []
        self.goal_worths: list[float] = []
        self.goals: list[int] = []
        self.goal_weights: list[float] = []
        self.pulls = [-1.0] * self.components.boxes
        self.units: list[list[int]] = []
        self.ready: list[int] = []
        self.expected_losses: list[float] = []
        self.relief: list[float] = []
        self.targets: list[list[int]] = []
        self.stages: dict[int, float] = {}
        self.attack_values: dict[int, float] = {}
        # The versions of what the parts above were made from.
        self.far_version: list[int] = []
        self.near_version: list[int] = []
        self.march_version: list[int] = []


def renew(plan: MovementPlan, position: Position, parameters: Parameters) -> None:
    """Bring a plan up to date with a position of the movement phase, or of one that asks for its goals."""
    situation = plan.situation
    look(situation, position, parameters.above_maximum)
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
    plan.pulls = [-1.0] * components.boxes
    plan.candidates = []
    plan.goal_worths = []
    for box in range(components.boxes):
        if plan.gain[box] > 1:
            plan.candidates.append(box)
            plan.goal_worths.append(goal_worth(plan, box))
        elif plan.loss[box] > 1 and plan.position.control[box] & HELD_BY == side:
            plan.candidates.append(box)
            plan.goal_worths.append(-1.0)


def forget_risks(plan: MovementPlan) -> None:
    components = plan.components
    plan.expected_losses = [-1.0] * components.boxes
    plan.relief = [UNKNOWN] * (2 * KINDS * components.boxes)


def held_value(plan: MovementPlan, box: int) -> float:
    """What losing a box costs: more where the enemy may come again and again, and where he may simply walk in."""
    components = plan.components
    held = plan.position.control[box] & HELD_BY == plan.side
    value = plan.loss[box] if held else plan.gain[box]
    if box == components.capital:
        return value * plan.parameters.capital
    if held and components.home[box] != plan.side:
        return value * plan.parameters.holding
    return value * plan.parameters.garrison if held and components.city[box] else value


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


def expected_loss(plan: MovementPlan, box: int) -> float:
    """The expected loss of a box as it stands, in hundredths."""
    found = plan.expected_losses[box]
    if found < 0:
        found = held_risk(plan, box, 0, 0, 0, 0, 0, 0)
        plan.expected_losses[box] = found
    return found


def held_risk(
    plan: MovementPlan, box: int, count: float, value: float, hits: float, crack: float, entrenched: float, price: float
) -> float:
    """The expected loss of a box with this much more in it, in hundredths."""
    side = plan.side
    here = side * plan.components.boxes + box
    situation = plan.situation
    units = situation.count[here] + count
    held = plan.position.control[box] & HELD_BY == side
    if units <= 0 and not held:
        return 0.0
    strength = situation.value[here] + value
    chance = risk(
        situation,
        side,
        box,
        units,
        strength,
        situation.hits[here] + hits,
        situation.crack[here] + crack,
        situation.entrenched[here] + entrenched,
    )
    return chance * (plan.held_values[box] + LOSS_RATE * max(0.0, situation.price[here] + price))


def spared(plan: MovementPlan, source: int, box: int) -> int:
    """How many units may leave a box for an attack before too much is risked behind them."""
    situation = plan.situation
    here = plan.side * plan.components.boxes + source
    count = situation.count[here]
    if not count:
        return 0
    before = expected_loss(plan, source)
    limit = plan.parameters.risk_limit + plan.parameters.risk_per_gain * plan.gain[box]
    lasting = 1.0 - threat_removed(plan, source, box)
    gone = int(count)
    while gone:
        part = gone / count
        after = held_risk(
            plan,
            source,
            -float(gone),
            -part * situation.value[here],
            -part * situation.hits[here],
            -part * situation.crack[here],
            -part * situation.entrenched[here],
            -part * situation.price[here],
        )
        if lasting * (after - before) <= limit:
            return gone
        gone -= 1
    return 0


def threat_removed(plan: MovementPlan, source: int, box: int) -> float:
    """The part of the threat to a box that a won attack on another box removes, as far as it counts."""
    if not plan.parameters.threat_removed or source not in plan.map_data.strikes[1 - plan.side][INFANTRY][box]:
        return 0.0
    enemy = (1 - plan.side) * plan.components.boxes
    threat = plan.situation.strike[enemy + source]
    return plan.parameters.threat_removed * min(1.0, plan.situation.count[enemy + box] / threat) if threat else 0.0


def goal_worth(plan: MovementPlan, box: int) -> float:
    """How much a box to be taken attracts."""
    components = plan.components
    situation = plan.situation
    enemy = (1 - plan.side) * components.boxes
    defence = situation.value[enemy + box] + situation.entrenched[enemy + box]
    for near in components.neighbours[box]:
        defence += situation.value[enemy + near] / 2
    return min(plan.parameters.goal_limit, plan.gain[box]) / (1.0 + plan.parameters.guard_discount * defence)


def find_goals(plan: MovementPlan) -> None:
    """Boxes to be taken, and boxes of our own that are in danger."""
    before, weights_before = plan.goals, plan.goal_weights
    plan.goals = []
    plan.goal_weights = []
    for number, box in enumerate(plan.candidates):
        weight = plan.goal_worths[number]
        if weight < 0:
            weight = plan.parameters.defence * min(20.0, expected_loss(plan, box))
        if weight > 0.3:
            plan.goals.append(box)
            plan.goal_weights.append(weight)
    focus_on_one(plan)
    if plan.goals != before or plan.goal_weights != weights_before:
        plan.pulls = [-1.0] * plan.components.boxes


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


def prospect_of(plan: MovementPlan, goal: int) -> float:
    """How much force is near a goal, against what guards it."""
    components = plan.components
    situation = plan.situation
    here = (1 - plan.side) * components.boxes + goal
    first = plan.side * components.boxes
    closeness = plan.map_data.closeness[plan.side][goal]
    values = situation.value
    near = 0.0
    for box in situation.occupied[plan.side]:
        near += values[first + box] * closeness[box]
    guard = situation.value[here] + situation.entrenched[here] + situation.crack[here]
    return near / (3.0 + guard) * min(plan.parameters.goal_limit, plan.gain[goal])


def pull(plan: MovementPlan, box: int) -> float:
    found = plan.pulls[box]
    if found >= 0:
        return found
    fading = plan.map_data.pull_at[plan.side][box]
    best, total = 0.0, 0.0
    weights = plan.goal_weights
    for number, goal in enumerate(plan.goals):
        strength = weights[number] * fading[goal]
        if strength > best:  # noqa: PLR1730 (a call of `max` costs more)
            best = strength
        total += strength
    found = plan.parameters.goal_pull * (best + 0.15 * total)
    if plan.parameters.move_up:
        found += plan.parameters.move_up * (FARTHEST - nearest_goal(plan, box))
    plan.pulls[box] = found
    return found


def nearest_goal(plan: MovementPlan, box: int) -> float:
    """How many marches it is to the nearest goal."""
    paces = plan.map_data.paces[plan.side][box]
    found = FARTHEST
    for goal in plan.goals:
        if paces[goal] < found:  # noqa: PLR1730
            found = paces[goal]
    return found
