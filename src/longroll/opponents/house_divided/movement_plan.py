"""The plan of the side that moves: what its boxes risk and can spare."""

from typing import Final

from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.terms import NOWHERE
from longroll.opponents.house_divided.map_data import map_data_of
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.situation import Situation
from longroll.opponents.house_divided.strikes import risk
from longroll.opponents.house_divided.threats import remove_threat, restore_threat

NEVER: Final = -1000.0
UNKNOWN: Final = 1e9
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
        self.militia_weights: list[float] = []
        self.wanted: list[float] = []  # of the candidates: how many militia should hold them
        self.pulls = [-1.0] * (2 * self.components.boxes)  # of veterans and crack units, then of militia
        self.units: list[list[int]] = []
        self.ready: list[int] = []
        self.expected_losses: list[float] = []
        self.relief: list[float] = []
        self.targets: list[list[int]] = []
        self.stages: dict[int, float] = {}
        self.staged_targets: dict[int, int] = {}
        self.attack_values: dict[int, float] = {}
        # The versions of what the parts above were made from.
        self.far_version: list[int] = []
        self.near_version: list[int] = []
        self.march_version: list[int] = []


def held_value(plan: MovementPlan, box: int) -> float:
    """What losing a box costs: more where the enemy may come again and again, and where he may simply walk in."""
    components = plan.components
    held = plan.position.control[box] & HELD_BY == plan.side
    value = plan.loss[box] if held else plan.gain[box]
    if box == components.capital:
        return value * plan.parameters.capital
    if not held:
        return value * plan.parameters.retaken
    if components.home[box] != plan.side:
        return value * plan.parameters.holding
    return value * plan.parameters.garrison if components.city[box] else value


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
    limit = plan.parameters.risk_limit + plan.parameters.risk_per_gain * plan.gain[box]
    removed = remove_threat(situation, plan.side, source, box, plan.parameters.threat_removed)
    before = expected_loss(plan, source) if not removed else held_risk(plan, source, 0, 0, 0, 0, 0, 0)
    found = most_spared(plan, source, count, before, limit)
    if removed:
        restore_threat(situation, plan.side, source, removed)
    return found


def most_spared(plan: MovementPlan, source: int, count: float, before: float, limit: float) -> int:
    """How many units may leave a box before more than that is risked in addition."""
    situation = plan.situation
    here = plan.side * plan.components.boxes + source
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
        if after - before <= limit:
            return gone
        gone -= 1
    return 0
