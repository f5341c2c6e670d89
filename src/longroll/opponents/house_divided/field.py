"""What the side that moves sees: what its boxes risk and can spare, and where its units are wanted."""

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
from longroll.opponents.house_divided.ground import PACES
from longroll.opponents.house_divided.parameters import PARAMETERS
from longroll.opponents.house_divided.situation import Situation, risk, spread_strikes, stakes

NEVER: Final = -1000.0
WORTHY: Final = 4.0
NEAR: Final = 0.6
FADE: Final = 0.75  # how much of a goal's draw is left for every march it is away
NOBODY_THERE: Final[list[int]] = []
FADING: Final[list[list[list[float]]]] = [[[FADE**pace for pace in paces] for paces in table] for table in PACES]
# How near the boxes (last) are to a goal.
CLOSENESS: Final[list[list[list[float]]]] = [
    [[NEAR ** table[box][goal] for box in range(BOXES)] for goal in range(BOXES)] for table in PACES
]
BLOOD: Final = 0.6  # how much of a beaten force is lost


class Field:
    """A situation for the side that moves, with what draws its units and what its attacks promise."""

    def __init__(self, position: Position) -> None:
        self.position = position
        side = position.side
        self.side = side
        self.parameters = PARAMETERS[position.scenario][side]
        self.situation = Situation(position)
        self.last = side == CONFEDERATE and position.turn == last_turn(position)
        if not self.last:
            spread_strikes(self.situation, 1 - side)
        self.gain = stakes(position, side)
        self.loss = stakes(position, 1 - side)
        self.units: list[list[int]] = [NOBODY_THERE] * BOXES
        self.ready: list[int] = []
        self.fears = [-1.0] * BOXES
        self.goals: list[int] = []
        self.goal_weights: list[float] = []
        self.pulls = [-1.0] * BOXES
        self.plans: dict[int, float] = {}
        self.stages: dict[int, float] = {}


def find_ready(field: Field) -> None:
    """The units that may still march, by the boxes they are in."""
    position = field.position
    for unit in SLOTS_OF[field.side]:
        box = position.where[unit]
        if box == NOWHERE or judge_unit(position, unit):
            continue
        if field.units[box]:
            field.units[box].append(unit)
        else:
            field.units[box] = [unit]
            field.ready.append(box)


def fear(field: Field, box: int) -> float:
    """What is to be feared for a box as it stands, in hundredths."""
    found = field.fears[box]
    if found < 0:
        found = held_risk(field, box, 0, 0, 0, 0, 0, 0)
        field.fears[box] = found
    return found


def held_risk(
    field: Field, box: int, count: float, value: float, hits: float, crack: float, dug: float, price: float
) -> float:
    """What is to be feared for a box with so much more in it, in hundredths."""
    side = field.side
    here = side * BOXES + box
    situation = field.situation
    units = situation.count[here] + count
    held = field.position.control[box] & HELD_BY == side
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
        situation.dug[here] + dug,
    )
    stake = field.loss[box] if held else field.gain[box]
    if box == CAPITAL:
        stake *= field.parameters.capital
    return chance * (stake + BLOOD * max(0.0, situation.price[here] + price))


def spared(field: Field, source: int, box: int) -> int:
    """How many units may leave a box for an attack before too much is risked behind them."""
    situation = field.situation
    here = field.side * BOXES + source
    count = situation.count[here]
    if not count:
        return 0
    limit = fear(field, source) + field.parameters.risk_limit + field.parameters.risk_per_gain * field.gain[box]
    gone = int(count)
    while gone:
        part = gone / count
        after = held_risk(
            field,
            source,
            -float(gone),
            -part * situation.value[here],
            -part * situation.hits[here],
            -part * situation.crack[here],
            -part * situation.dug[here],
            -part * situation.price[here],
        )
        if after <= limit:
            return gone
        gone -= 1
    return 0


def find_goals(field: Field) -> None:
    """Boxes to be taken, and boxes of our own that are in danger."""
    position = field.position
    side = field.side
    situation = field.situation
    for box in range(BOXES):
        weight = 0.0
        if field.gain[box] > 1:
            here = (1 - side) * BOXES + box
            defence = situation.value[here] + situation.dug[here]
            for near in NEIGHBOURS[box]:
                defence += situation.value[(1 - side) * BOXES + near] / 2
            weight = min(field.parameters.goal_limit, field.gain[box]) / (
                1.0 + field.parameters.guard_discount * defence
            )
        elif field.loss[box] > 1 and position.control[box] & HELD_BY == side:
            weight = field.parameters.defence * min(20.0, fear(field, box))
        if weight > 0.3:
            field.goals.append(box)
            field.goal_weights.append(weight)
    focus_on_one(field)


def focus_on_one(field: Field) -> None:
    """The worthy goal nearest to falling draws more than the others, so that an army gathers."""
    situation = field.situation
    best, chosen = 0.0, -1
    for number in range(len(field.goals)):
        goal = field.goals[number]
        if field.gain[goal] < WORTHY:
            continue
        here = (1 - field.side) * BOXES + goal
        closeness = CLOSENESS[field.side][goal]
        near = 0.0
        for box in situation.occupied[field.side]:
            near += situation.value[field.side * BOXES + box] * closeness[box]
        guard = situation.value[here] + situation.dug[here] + situation.crack[here]
        hope = near / (3.0 + guard) * min(field.parameters.goal_limit, field.gain[goal])
        if hope > best:
            best, chosen = hope, number
    if chosen >= 0:
        field.goal_weights[chosen] *= field.parameters.main_goal


def pull(field: Field, box: int) -> float:
    found = field.pulls[box]
    if found >= 0:
        return found
    fading = FADING[field.side][box]
    best, total = 0.0, 0.0
    for number in range(len(field.goals)):
        strength = field.goal_weights[number] * fading[field.goals[number]]
        best = max(best, strength)
        total += strength
    found = field.parameters.goal_pull * (best + 0.15 * total)
    field.pulls[box] = found
    return found
