"""The war as the side that decides sees it: powers, dangers and goals, counted once for all choices of a position."""

from typing import Final

from longroll.games.american_civil_war.books import NAVAL_RATING, WAR
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
from longroll.opponents.american_civil_war.field import basic_odds, odds
from longroll.opponents.american_civil_war.lands import (
    PULL,
    SECOND_RING,
    STEPS,
    WAR_STEPS,
)
from longroll.opponents.american_civil_war.stakes import stakes_now

BASIC_POWER: Final = [10, 7, 7, 11, 4]
STANDARD_POWER: Final = [10, 6, 7, 34, 3]
UNIT: Final = 0.15  # what a tenth of an infantry is worth, in hundredths of the game
ASSAULT: Final = 0.84  # attackers count less than defenders in basic battles
SEA_POWER: Final = 7  # what a point of naval rating may land
SEA_NEEDED: Final = 3


class Survey:
    """One side's view of the map."""

    def __init__(self, position: Position, side: int) -> None:
        self.side = side
        self.basic = is_basic(position)
        self.powers = BASIC_POWER if self.basic else STANDARD_POWER
        self.stakes = stakes_now(position)
        self.steps = WAR_STEPS if position.book[WAR] else STEPS
        self.own = [0] * SPACES
        self.foe = [0] * SPACES
        self.reach = [0] * SPACES
        self.lure = [0.0] * SPACES


def look(position: Position, side: int) -> Survey:
    survey = Survey(position, side)
    count_armies(position, survey)
    if not survey.basic:
        count_ships(position, survey)
    set_goals(position, survey)
    return survey


def count_armies(position: Position, survey: Survey) -> None:
    side = survey.side
    enemy = 1 - side
    present = position.present
    for space in range(SPACES):
        if present[side * SPACES + space]:
            survey.own[space] = power_in(position, survey, side, space)
        if present[NEUTRAL * SPACES + space]:
            survey.foe[space] = power_in(position, survey, NEUTRAL, space)
        if present[enemy * SPACES + space]:
            power = power_in(position, survey, enemy, space)
            survey.foe[space] += power
            threaten(position, survey, enemy, space, power)


def power_in(position: Position, survey: Survey, party: int, space: int) -> int:
    army = position.army
    base = space * SORTS
    total = 0
    for sort in SORTS_OF[party]:
        count = army[base + sort]
        if count:
            total += count * survey.powers[SORT_KIND[sort]]
    return total


def threaten(position: Position, survey: Survey, enemy: int, space: int, power: int) -> None:
    """What the enemy in a space can fall upon next."""
    reach = survey.reach
    for near in NEIGHBOURS[space]:
        reach[near] += power
    horse = 0
    for sort in SORTS_OF[enemy]:
        if SORT_KIND[sort] in (CAVALRY, ELITE):
            horse += position.army[space * SORTS + sort] * survey.powers[SORT_KIND[sort]]
    if horse:
        for far in SECOND_RING[space]:
            reach[far] += horse


def count_ships(position: Position, survey: Survey) -> None:
    """What may be landed."""
    rating = position.book[NAVAL_RATING + 1 - survey.side]
    if rating >= SEA_NEEDED:
        for space in CITIES:
            if IS_COAST[space]:
                survey.reach[space] += SEA_POWER * rating


def mine(position: Position, survey: Survey, space: int) -> bool:
    """Does a city count as held: by a unit, or by its colour while nobody else is in it?"""
    if position.units[survey.side * SPACES + space]:
        return survey.foe[space] == 0
    return HOME[space] == survey.side and survey.foe[space] == 0


def set_goals(position: Position, survey: Survey) -> None:
    """How strongly every space draws armies: cities to take and to save, enemies to meet; less from afar."""
    for space in CITIES:
        if survey.stakes[space]:
            draw(survey, space, city_weight(position, survey, space))
    for space in range(SPACES):
        if survey.foe[space]:
            draw(survey, space, min(4.0, 0.05 * survey.foe[space]))


def city_weight(position: Position, survey: Survey, space: int) -> float:
    if not mine(position, survey, space):
        return survey.stakes[space] * 60.0 / (60.0 + survey.foe[space])
    return 0.6 * survey.stakes[space] if survey.reach[space] > survey.own[space] else 0.0


def draw(survey: Survey, goal: int, weight: float) -> None:
    """A goal that draws less than another one already does where it lies adds nothing anywhere."""
    lure = survey.lure
    if lure[goal] >= weight:
        return
    steps = survey.steps[goal]
    for space in range(SPACES):
        pull = weight * PULL[steps[space]]
        lure[space] = max(lure[space], pull)


def danger(survey: Survey, space: int, power: int) -> float:
    """What is likely to be lost in a space that is held with so much."""
    reach = survey.reach[space]
    if not reach:
        return 0.0
    stake = survey.stakes[space]
    if power <= 0:
        return stake
    return overcome(survey, reach, power) * (stake + UNIT * power * (1.0 if survey.basic else 0.5))


def overcome(survey: Survey, attackers: float, defenders: float) -> float:
    """The chance of an attack."""
    return basic_odds(ASSAULT * attackers, defenders) if survey.basic else odds(attackers, defenders)
