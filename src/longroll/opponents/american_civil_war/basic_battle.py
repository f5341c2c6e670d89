"""The basic battle: everybody in the line, the best shooters fire first, at the enemy's best."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_AT,
    ACT_BACK,
    ACT_LINE,
    ACT_READY,
    ACT_RECALL,
    ACT_SHOOT,
    VERB,
    first_of,
)
from longroll.games.american_civil_war.basic.battle import FIRE_LIMIT, leaders_on
from longroll.games.american_civil_war.basic.fire import combined_arms
from longroll.games.american_civil_war.position import LINE, RESERVE, Position, on_field, units_on
from longroll.games.american_civil_war.steps import ARRAY, RESERVES
from longroll.games.american_civil_war.terms import LEADER, SORT_KIND

SHOOTS: Final = [4.2, 2.8, 2.8, 5.8, 0.0]
NEVER: Final = -1000.0


def rank_basic_battle(position: Position, choices: list[int]) -> list[float]:
    return [score(position, action) for action in choices]


def score(position: Position, action: int) -> float:
    verb = action // VERB
    sort = first_of(action)
    if verb in (ACT_SHOOT, ACT_RECALL):
        return SHOOTS[SORT_KIND[sort]]
    if verb == ACT_AT:
        return target_value(position, sort)
    if verb == ACT_LINE:
        return to_line(position, sort)
    if verb == ACT_BACK:
        return to_reserve(position, sort)
    return 0.0 if verb == ACT_READY else -1.0


def target_value(position: Position, sort: int) -> float:
    """The value of eliminating such a unit; losing the last of its kind may end the combined arms bonus."""
    enemy = 1 - position.battle_side
    gain = SHOOTS[SORT_KIND[sort]]
    count = on_field(position, enemy, LINE, sort)
    if count <= 2 and combined_arms(position, enemy):
        gain += 6.0 if count == 1 else 3.0
    return gain


def to_line(position: Position, sort: int) -> float:
    """All units; leaders while there are units for their shots, or the first one for the combined arms."""
    if SORT_KIND[sort] != LEADER:
        return 2.0
    side = position.battle_side
    leaders = leaders_on(position, side, LINE)
    units = units_on(position, side, LINE) + (units_on(position, side, RESERVE) if position.step == ARRAY else 0)
    if leaders and units <= FIRE_LIMIT + leaders:
        return -1.0
    return 1.0


def to_reserve(position: Position, sort: int) -> float:
    """A leader without a unit to shoot for may rally instead."""
    if SORT_KIND[sort] != LEADER:
        return NEVER
    side = position.battle_side
    leaders = leaders_on(position, side, LINE)
    spare = leaders > 1 and units_on(position, side, LINE) < FIRE_LIMIT + leaders and position.step == RESERVES
    return 1.0 if spare else -1.0
