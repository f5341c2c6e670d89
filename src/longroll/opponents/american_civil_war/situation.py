"""The war as the side that decides sees it: powers, dangers and goals, counted once for all choices of a position."""

from typing import Final

from longroll.games.american_civil_war.components import (
    CAVALRY,
    CITIES,
    ELITE,
    HOME,
    IS_COAST,
    NEIGHBOURS,
    NEUTRAL,
    SORT_KIND,
    SORTS,
    SORTS_OF,
    SPACES,
)
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import is_basic
from longroll.opponents.american_civil_war.battle_strength import basic_odds, odds
from longroll.opponents.american_civil_war.city_values import city_values
from longroll.opponents.american_civil_war.distances import (
    PULL,
    SECOND_RING,
    STEPS,
    WAR_STEPS,
)

BASIC_POWER: Final = [10, 7, 7, 11, 4]
STANDARD_POWER: Final = [10, 6, 7, 34, 3]
UNIT: Final = 0.15  # what a tenth of an infantry is worth, in hundredths of the game
ASSAULT: Final = 0.84  # attackers count less than defenders in basic battles
SEA_POWER: Final = 7  # what a point of naval rating may land
SEA_NEEDED: Final = 3


class Situation:
    """One side's view of the map."""

    def __init__(self, position: Position, side: int) -> None:
        self.side = side
        self.basic = is_basic(position)
        self.powers = BASIC_POWER if self.basic else STANDARD_POWER
        self.city_values = city_values(position)
        self.steps = WAR_STEPS if position.war else STEPS
        self.own = [0] * SPACES
        self.foe = [0] * SPACES
        self.reach = [0] * SPACES
        self.lure = [0.0] * SPACES


def look(position: Position, side: int) -> Situation:
    situation = Situation(position, side)
    count_armies(position, situation)
    if not situation.basic:
        count_ships(position, situation)
    set_goals(position, situation)
    return situation


def count_armies(position: Position, situation: Situation) -> None:
    side = situation.side
    enemy = 1 - side
    present = position.present
    for space in range(SPACES):
        if present[side * SPACES + space]:
            situation.own[space] = power_in(position, situation, side, space)
        if present[NEUTRAL * SPACES + space]:
            situation.foe[space] = power_in(position, situation, NEUTRAL, space)
        if present[enemy * SPACES + space]:
            power = power_in(position, situation, enemy, space)
            situation.foe[space] += power
            threaten(position, situation, enemy, space, power)


def power_in(position: Position, situation: Situation, party: int, space: int) -> int:
    army = position.army
    base = space * SORTS
    total = 0
    for sort in SORTS_OF[party]:
        count = army[base + sort]
        if count:
            total += count * situation.powers[SORT_KIND[sort]]
    return total


def threaten(position: Position, situation: Situation, enemy: int, space: int, power: int) -> None:
    """The spaces that the enemy in a space can attack next."""
    reach = situation.reach
    for near in NEIGHBOURS[space]:
        reach[near] += power
    horse = 0
    for sort in SORTS_OF[enemy]:
        if SORT_KIND[sort] in (CAVALRY, ELITE):
            horse += position.army[space * SORTS + sort] * situation.powers[SORT_KIND[sort]]
    if horse:
        for far in SECOND_RING[space]:
            reach[far] += horse


def count_ships(position: Position, situation: Situation) -> None:
    """What may be landed."""
    rating = position.naval_rating[1 - situation.side]
    if rating >= SEA_NEEDED:
        for space in CITIES:
            if IS_COAST[space]:
                situation.reach[space] += SEA_POWER * rating


def mine(position: Position, situation: Situation, space: int) -> bool:
    """Does a city count as held: by a unit, or by its colour while nobody else is in it?"""
    if position.units[situation.side * SPACES + space]:
        return situation.foe[space] == 0
    return HOME[space] == situation.side and situation.foe[space] == 0


def set_goals(position: Position, situation: Situation) -> None:
    """How strongly every space attracts armies: cities to take or defend, enemies to attack; less with distance."""
    for space in CITIES:
        if situation.city_values[space]:
            draw(situation, space, city_weight(position, situation, space))
    for space in range(SPACES):
        if situation.foe[space]:
            draw(situation, space, min(4.0, 0.05 * situation.foe[space]))


def city_weight(position: Position, situation: Situation, space: int) -> float:
    if not mine(position, situation, space):
        return situation.city_values[space] * 60.0 / (60.0 + situation.foe[space])
    return 0.6 * situation.city_values[space] if situation.reach[space] > situation.own[space] else 0.0


def draw(situation: Situation, goal: int, weight: float) -> None:
    """A goal that attracts less than another already does in its space is ignored."""
    lure = situation.lure
    if lure[goal] >= weight:
        return
    steps = situation.steps[goal]
    for space in range(SPACES):
        pull = weight * PULL[steps[space]]
        lure[space] = max(lure[space], pull)


def danger(situation: Situation, space: int, power: int) -> float:
    """What is likely to be lost in a space that is held with so much."""
    reach = situation.reach[space]
    if not reach:
        return 0.0
    value = situation.city_values[space]
    if power <= 0:
        return value
    return overcome(situation, reach, power) * (value + UNIT * power * (1.0 if situation.basic else 0.5))


def overcome(situation: Situation, attackers: float, defenders: float) -> float:
    """The chance of an attack."""
    return basic_odds(ASSAULT * attackers, defenders) if situation.basic else odds(attackers, defenders)
