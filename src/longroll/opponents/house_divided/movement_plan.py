"""The plan of the side that moves: what its boxes risk and can spare, and where its units are needed."""

from typing import Final

from longroll.games.house_divided.components import (
    BOXES,
    CONFEDERATE,
    NEIGHBOURS,
    NOWHERE,
    SLOTS_OF,
)
from longroll.games.house_divided.movement import judge_unit
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.victory import CAPITAL, last_turn
from longroll.opponents.house_divided.distances import PACES
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.situation import Situation, box_values, risk, spread_strikes

NEVER: Final = -1000.0
WORTHY: Final = 4.0
NEAR: Final = 0.6
PULL_PER_MARCH: Final = 0.75  # how much of a goal's attraction remains for every march of distance
NOBODY_THERE: Final[list[int]] = []
PULL_AT: Final[list[list[list[float]]]] = [
    [[PULL_PER_MARCH**pace for pace in paces] for paces in table] for table in PACES
]
# How near the boxes (last) are to a goal.
CLOSENESS: Final[list[list[list[float]]]] = [
    [[NEAR ** table[box][goal] for box in range(BOXES)] for goal in range(BOXES)] for table in PACES
]
LOSS_RATE: Final = 0.6  # how much of a beaten force is lost


class MovementPlan:
    """The situation of the side that moves, its goals and the values of its attacks."""

    def __init__(self, position: Position, parameters: Parameters) -> None:
        self.position = position
        side = position.side
        self.side = side
        self.parameters = parameters
        self.situation = Situation(position)
        self.last = side == CONFEDERATE and position.turn == last_turn(position)
        if not self.last:
            spread_strikes(self.situation, 1 - side)
        self.gain = box_values(position, side)
        self.loss = box_values(position, 1 - side)
        self.units: list[list[int]] = [NOBODY_THERE] * BOXES
        self.ready: list[int] = []
        self.expected_losses = [-1.0] * BOXES
        self.goals: list[int] = []
        self.goal_weights: list[float] = []
        self.pulls = [-1.0] * BOXES
        self.attack_values: dict[int, float] = {}
        self.stages: dict[int, float] = {}


def find_ready(plan: MovementPlan) -> None:
    """The units that may still march, by the boxes they are in."""
    position = plan.position
    for unit in SLOTS_OF[plan.side]:
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
    here = side * BOXES + box
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
    box_value = plan.loss[box] if held else plan.gain[box]
    if box == CAPITAL:
        box_value *= plan.parameters.capital
    return chance * (box_value + LOSS_RATE * max(0.0, situation.price[here] + price))


def spared(plan: MovementPlan, source: int, box: int) -> int:
    """How many units may leave a box for an attack before too much is risked behind them."""
    situation = plan.situation
    here = plan.side * BOXES + source
    count = situation.count[here]
    if not count:
        return 0
    limit = expected_loss(plan, source) + plan.parameters.risk_limit + plan.parameters.risk_per_gain * plan.gain[box]
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
        if after <= limit:
            return gone
        gone -= 1
    return 0


def find_goals(plan: MovementPlan) -> None:
    """Boxes to be taken, and boxes of our own that are in danger."""
    position = plan.position
    side = plan.side
    situation = plan.situation
    for box in range(BOXES):
        weight = 0.0
        if plan.gain[box] > 1:
            here = (1 - side) * BOXES + box
            defence = situation.value[here] + situation.entrenched[here]
            for near in NEIGHBOURS[box]:
                defence += situation.value[(1 - side) * BOXES + near] / 2
            weight = min(plan.parameters.goal_limit, plan.gain[box]) / (1.0 + plan.parameters.guard_discount * defence)
        elif plan.loss[box] > 1 and position.control[box] & HELD_BY == side:
            weight = plan.parameters.defence * min(20.0, expected_loss(plan, box))
        if weight > 0.3:
            plan.goals.append(box)
            plan.goal_weights.append(weight)
    focus_on_one(plan)


def focus_on_one(plan: MovementPlan) -> None:
    """The valuable goal that is easiest to take attracts more than the others, so that an army concentrates."""
    situation = plan.situation
    best, chosen = 0.0, -1
    for number in range(len(plan.goals)):
        goal = plan.goals[number]
        if plan.gain[goal] < WORTHY:
            continue
        here = (1 - plan.side) * BOXES + goal
        closeness = CLOSENESS[plan.side][goal]
        near = 0.0
        for box in situation.occupied[plan.side]:
            near += situation.value[plan.side * BOXES + box] * closeness[box]
        guard = situation.value[here] + situation.entrenched[here] + situation.crack[here]
        prospect = near / (3.0 + guard) * min(plan.parameters.goal_limit, plan.gain[goal])
        if prospect > best:
            best, chosen = prospect, number
    if chosen >= 0:
        plan.goal_weights[chosen] *= plan.parameters.main_goal


def pull(plan: MovementPlan, box: int) -> float:
    found = plan.pulls[box]
    if found >= 0:
        return found
    fading = PULL_AT[plan.side][box]
    best, total = 0.0, 0.0
    for number in range(len(plan.goals)):
        strength = plan.goal_weights[number] * fading[plan.goals[number]]
        best = max(best, strength)
        total += strength
    found = plan.parameters.goal_pull * (best + 0.15 * total)
    plan.pulls[box] = found
    return found
