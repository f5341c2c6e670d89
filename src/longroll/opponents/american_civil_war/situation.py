"""The war as the side that decides sees it: powers, dangers and goals, counted once for all choices of a position."""

from typing import Final

from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import has_politics, is_basic
from longroll.games.american_civil_war.terms import CAVALRY, ELITE, NEUTRAL, PARTIES, SORT_KIND, SORTS, SORTS_OF
from longroll.opponents.american_civil_war.city_values import city_factors, multiplied_values, wanted_points
from longroll.opponents.american_civil_war.map_data import map_data_of
from longroll.opponents.american_civil_war.march_memory import MarchMemory
from longroll.opponents.american_civil_war.parameters import Parameters
from longroll.opponents.american_civil_war.sites import Site

BASIC_POWER: Final = [10, 7, 7, 11, 4]
STANDARD_POWER: Final = [10, 6, 7, 34, 3]
HORSE_OF: Final = [[sort for sort in sorts if SORT_KIND[sort] in (CAVALRY, ELITE)] for sorts in SORTS_OF]
SEA_NEEDED: Final = 3
UNKNOWN: Final = -1.0
NO_SPACES: Final[list[int]] = []
NO_FLAGS: Final[list[bool]] = []
NO_SITES: Final[list[Site | None]] = []


class Situation:
    """One side's view of the map."""

    def __init__(self, position: Position, side: int, parameters: Parameters) -> None:
        components = position.components
        spaces = components.spaces
        self.components = components
        self.map_data = map_data_of(components)
        self.side = side
        self.parameters = parameters
        self.basic = is_basic(position)
        self.powers = BASIC_POWER if self.basic else STANDARD_POWER
        self.wanted = wanted_points(position)
        self.city_factors = city_factors(position, parameters, self.wanted)
        self.city_values = multiplied_values(position, parameters, self.city_factors)
        self.neighbours = components.neighbours if position.war else self.map_data.open_neighbours
        self.own = [0] * spaces
        self.foe = [0] * spaces
        self.reach = [0] * spaces
        self.second = [0] * spaces  # what can attack a city in two turns
        self.weights = [0.0] * spaces  # how strongly every city attracts armies
        self.lure = [0.0] * spaces
        self.risings = NO_SPACES
        self.may_rise = NO_FLAGS  # by space, if there are risings
        self.dangers = [UNKNOWN] * spaces  # as things are
        # what is worked out when it is wanted
        self.rail_nets = NO_SPACES
        self.marches: MarchMemory | None = None
        self.sites = NO_SITES


def count_all(position: Position, situation: Situation) -> None:
    count_armies(position, situation)
    if not situation.basic:
        count_ships(position, situation)
    if situation.parameters.rising and has_politics(position) and not position.conscription[situation.side]:
        situation.risings = position.components.riot_cities[situation.side]
        situation.may_rise = [space in situation.risings for space in position.components.all_spaces]


def count_armies(position: Position, situation: Situation) -> None:
    side = situation.side
    enemy = 1 - side
    present = position.present
    own = situation.own
    foe = situation.foe
    at = 0
    for space in range(position.components.spaces):
        if present[at + side]:
            own[space] = power_in(position, situation, side, space)
        if present[at + NEUTRAL]:
            foe[space] = power_in(position, situation, NEUTRAL, space)
        if present[at + enemy]:
            power = power_in(position, situation, enemy, space)
            foe[space] += power
            threaten(position, situation, enemy, space, power)
        at += PARTIES


def power_in(position: Position, situation: Situation, party: int, space: int) -> int:
    army = position.army
    powers = situation.powers
    base = space * SORTS
    left = position.present[space * PARTIES + party]
    total = 0
    for sort in SORTS_OF[party]:
        count = army[base + sort]
        if count:
            total += count * powers[SORT_KIND[sort]]
            left -= count
            if not left:
                break
    return total


def threaten(position: Position, situation: Situation, enemy: int, space: int, power: int) -> None:
    """The spaces that the enemy in a space can attack next, and the cities that he can attack soon."""
    reach = situation.reach
    for near in position.components.neighbours[space]:
        reach[near] += power
    horse = horse_in(position, situation, enemy, space)
    if horse:
        for far in situation.map_data.second_ring[space]:
            reach[far] += horse
    note_second(situation, space, power - horse)


def horse_in(position: Position, situation: Situation, party: int, space: int) -> int:
    """The power of the cavalry in a space."""
    army = position.army
    base = space * SORTS
    total = 0
    for sort in HORSE_OF[party]:
        count = army[base + sort]
        if count:
            total += count * situation.powers[SORT_KIND[sort]]
    return total


def note_second(situation: Situation, space: int, power: int) -> None:
    """The cities that an army can attack in two turns."""
    components = situation.components
    parameters = situation.parameters
    if parameters.second_reach:
        for far in situation.map_data.second_ring[space]:
            if situation.city_values[far]:
                situation.second[far] += power
    elif parameters.capital_reach and components.capital[situation.side] in situation.map_data.second_ring[space]:
        situation.second[components.capital[situation.side]] += power


def count_ships(position: Position, situation: Situation) -> None:
    """What may be landed."""
    components = position.components
    rating = position.naval_rating[1 - situation.side]
    if rating >= SEA_NEEDED:
        power = int(situation.parameters.sea_power * rating)
        for space in components.cities:
            if components.is_coast[space]:
                situation.reach[space] += power


def mine(position: Position, situation: Situation, space: int) -> bool:
    """Does a city count as held: by a unit, or by its colour while nobody else is in it?"""
    if situation.foe[space]:
        return False
    return position.units[space * PARTIES + situation.side] > 0 or position.components.home[space] == situation.side
