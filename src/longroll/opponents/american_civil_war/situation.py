"""The war as the side that decides sees it: powers, dangers and goals, counted once for all choices of a position."""

from typing import Final

from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import has_politics, is_basic
from longroll.games.american_civil_war.terms import BORDER, CAVALRY, ELITE, NEUTRAL, PARTIES, SORT_KIND, SORTS, SORTS_OF
from longroll.opponents.american_civil_war.battle_strength import basic_odds, odds
from longroll.opponents.american_civil_war.city_values import city_values
from longroll.opponents.american_civil_war.distances import PULL
from longroll.opponents.american_civil_war.map_data import map_data_of
from longroll.opponents.american_civil_war.parameters import Parameters

BASIC_POWER: Final = [10, 7, 7, 11, 4]
STANDARD_POWER: Final = [10, 6, 7, 34, 3]
ASSAULT: Final = 0.84  # attackers count less than defenders in basic battles
SEA_NEEDED: Final = 3
RISING_CHANCE: Final = 15 / 36
RISING_POWER: Final = 35  # of the rioters, more or less
UNKNOWN: Final = -1.0
MOST_CHANGED: Final = 4  # spaces; with more a new view is made


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
        self.city_values = city_values(position, parameters)
        self.neighbours = components.neighbours if position.war else self.map_data.open_neighbours
        self.own = [0] * spaces
        self.foe = [0] * spaces
        self.reach = [0] * spaces
        self.second = [0] * spaces  # what can attack a city in two turns
        self.weights = [0.0] * spaces  # how strongly every city attracts armies
        self.lure = [0.0] * spaces
        self.risings = NO_SPACES
        self.dangers = [UNKNOWN] * spaces  # as things are
        self.rail_nets = NO_SPACES  # see `marches`; empty while unknown
        # what it was made from
        self.army = position.army[:]
        self.present = position.present[side::PARTIES]
        self.facts = facts_of(position, side)
        self.options = position.options


NO_SPACES: Final[list[int]] = []


def facts_of(position: Position, side: int) -> list[int]:
    """What a view depends on besides the armies."""
    return [
        position.scenario,
        position.war,
        position.britain_in_war,
        position.seceded_states,
        position.conscription[side],
        position.naval_rating[0],
        position.naval_rating[1],
    ]


class Lookout:
    """Remembers each side's last view, which serves until a piece moves and is updated when a group of its own does."""

    def __init__(self) -> None:
        self.views: list[Situation | None] = [None, None]

    def look(self, position: Position, side: int, parameters: Parameters) -> Situation:
        view = self.views[side]
        if view is None or not serves(position, view, parameters):
            view = look(position, side, parameters)
            self.views[side] = view
        return view


def serves(position: Position, view: Situation, parameters: Parameters) -> bool:
    """Is it the view of the position, or can it be updated?"""
    if view.parameters is not parameters or view.facts != facts_of(position, view.side):
        return False
    if view.options != position.options or view.components is not position.components:
        return False
    return view.army == position.army or update(position, view)


def update(position: Position, view: Situation) -> bool:
    """After own pieces have gone from one space to another, or one has come; false if more has changed."""
    components = position.components
    changed = [
        space
        for space in range(components.spaces)
        if position.present[space * PARTIES + view.side] != view.present[space]
    ]
    if not changed or len(changed) > MOST_CHANGED:
        return False
    for space in changed:
        for sort in SORTS_OF[view.side]:
            view.army[space * SORTS + sort] = position.army[space * SORTS + sort]
    if view.army != position.army:
        view.facts = NO_SPACES  # it is half updated, and serves no more
        return False
    for space in changed:
        view.present[space] = position.present[space * PARTIES + view.side]
        view.own[space] = power_in(position, view, view.side, space)
        view.dangers[space] = UNKNOWN
        if components.home[space] not in (view.side, BORDER):
            view.rail_nets = NO_SPACES
    update_goals(position, view, changed)
    return True


def update_goals(position: Position, view: Situation, changed: list[int]) -> None:
    values = city_values(position, view.parameters)
    if values != view.city_values:
        view.city_values = values
        view.dangers = [UNKNOWN] * position.components.spaces
        set_goals(position, view)
        return
    for space in changed:
        if values[space] and city_weight(position, view, space) != view.weights[space]:
            set_goals(position, view)
            return


def look(position: Position, side: int, parameters: Parameters) -> Situation:
    situation = Situation(position, side, parameters)
    count_armies(position, situation)
    if not situation.basic:
        count_ships(position, situation)
    if parameters.rising and has_politics(position) and not position.conscription[side]:
        situation.risings = position.components.riot_cities[side]
    set_goals(position, situation)
    return situation


def count_armies(position: Position, situation: Situation) -> None:
    side = situation.side
    enemy = 1 - side
    present = position.present
    for space in range(position.components.spaces):
        if present[space * PARTIES + side]:
            situation.own[space] = power_in(position, situation, side, space)
        if present[space * PARTIES + NEUTRAL]:
            situation.foe[space] = power_in(position, situation, NEUTRAL, space)
        if present[space * PARTIES + enemy]:
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
    """The spaces that the enemy in a space can attack next, and the cities that he can attack soon."""
    reach = situation.reach
    for near in position.components.neighbours[space]:
        reach[near] += power
    horse = 0
    for sort in SORTS_OF[enemy]:
        if SORT_KIND[sort] in (CAVALRY, ELITE):
            horse += position.army[space * SORTS + sort] * situation.powers[SORT_KIND[sort]]
    if horse:
        for far in situation.map_data.second_ring[space]:
            reach[far] += horse
    note_second(situation, space, power - horse)


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
    if position.units[space * PARTIES + situation.side]:
        return situation.foe[space] == 0
    return position.components.home[space] == situation.side and situation.foe[space] == 0


# --- goals


def set_goals(position: Position, situation: Situation) -> None:
    """How strongly every space attracts armies: cities to take or defend, enemies to attack; less with distance."""
    components = position.components
    limit = situation.parameters.enemy_pull_limit
    pull = situation.parameters.enemy_pull
    situation.lure = [0.0] * components.spaces
    goals: list[tuple[float, int]] = []
    for space in situation.map_data.open_cities:
        weight = city_weight(position, situation, space)
        situation.weights[space] = weight
        if weight > 0.0:
            goals.append((weight, space))
    for space in range(components.spaces):
        if situation.foe[space]:
            goals.append((min(limit, pull * situation.foe[space]), space))
    goals.sort(reverse=True)
    for weight, space in goals:
        draw(situation, space, weight)


def city_weight(position: Position, situation: Situation, space: int) -> float:
    if not mine(position, situation, space):
        if not situation.foe[space]:
            return situation.city_values[space]
        discount = situation.parameters.guard_discount
        return situation.city_values[space] * discount / (discount + situation.foe[space])
    if situation.reach[space] > situation.own[space]:
        return situation.parameters.defence_pull * situation.city_values[space]
    return 0.0


def draw(situation: Situation, goal: int, weight: float) -> None:
    """A goal attracts from ring to ring, as far as nothing else attracts more."""
    lure = situation.lure
    if lure[goal] >= weight:
        return
    lure[goal] = weight
    ring = [goal]
    steps = 0
    while ring:
        steps += 1
        pull = weight * PULL[steps]
        beyond: list[int] = []
        for space in ring:
            for near in situation.neighbours[space]:
                if lure[near] < pull:
                    lure[near] = pull
                    beyond.append(near)
        ring = beyond


# --- dangers


def danger_now(situation: Situation, space: int) -> float:
    """What is likely to be lost in a space as it is held."""
    found = situation.dangers[space]
    if found < 0.0:
        found = danger(situation, space, situation.own[space])
        situation.dangers[space] = found
    return found


def danger(situation: Situation, space: int, power: int) -> float:
    """What is likely to be lost in a space that is held with so much."""
    reach = situation.reach[space]
    found = loss_to(situation, space, power, reach)
    second = situation.second[space]
    if second:
        found += second_weight(situation, space) * (loss_to(situation, space, power, reach + second) - found)
    if space in situation.risings:
        found += rising_danger(situation, situation.city_values[space], power)
    return found


def loss_to(situation: Situation, space: int, power: int, attackers: int) -> float:
    value = situation.city_values[space]
    if power <= 0:
        return value if attackers else situation.parameters.empty_city * value
    if not attackers:
        return 0.0
    unit = situation.parameters.unit * power * (1.0 if situation.basic else 0.5)
    return overcome(situation, attackers, power) * (value + unit)


def second_weight(situation: Situation, space: int) -> float:
    """How much armies two steps away count."""
    if space == situation.components.capital[situation.side]:
        return situation.parameters.capital_reach
    return situation.parameters.second_reach


def rising_danger(situation: Situation, value: float, power: int) -> float:
    """What a rising against conscription may take."""
    return situation.parameters.rising * value * RISING_CHANCE * odds(RISING_POWER, float(power))


def overcome(situation: Situation, attackers: float, defenders: float) -> float:
    """The chance of an attack."""
    return basic_odds(ASSAULT * attackers, defenders) if situation.basic else odds(attackers, defenders)
