"""Buying and placing: guns, infantry and some leaders, near the front and where a city is in danger."""

from math import exp
from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_BUY,
    ACT_BUY_NAVAL,
    ACT_BUY_RAIL,
    VERB,
    first_of,
    second_of,
)
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.standard.purchase import NAVAL_ITEM, cost
from longroll.games.american_civil_war.terms import (
    ARTILLERY,
    INFANTRY,
    KINDS,
    PARTIES,
    SORT_KIND,
    SORT_NATION,
    SORTS,
    SORTS_OF,
)
from longroll.opponents.american_civil_war.situation import Situation, danger, danger_now, mine, overcome

PER_PRICE: Final = 10.0  # what is averted is counted for the price of an infantry, more or less
WANTED: Final = 5.0  # ships and trains before all else
NOT_WANTED: Final = -1.0
CARGO_POWER: Final = 16.0  # of a piece aboard, more or less
SHIP_LEAD: Final = 0.45  # how much a lead in ships decides a battle at sea


def rank_purchases(position: Position, situation: Situation, choices: list[int]) -> list[float]:
    kinds = kind_values(position, situation)
    sites: list[float] = [-1.0] * position.components.spaces
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        if verb == ACT_BUY:
            space = second_of(action)
            if sites[space] < 0.0:
                sites[space] = site_value(situation, space)
            found.append(piece_value(position, situation, kinds, sites[space], first_of(action), space))
        elif verb == ACT_BUY_NAVAL:
            found.append(ship_value(position, situation))
        elif verb == ACT_BUY_RAIL:
            wanted = position.rail_actions[position.side] < situation.parameters.trains
            found.append(WANTED if wanted else NOT_WANTED)
        else:
            found.append(0.0)
    return found


def piece_value(
    position: Position, situation: Situation, kinds: list[float], site: float, sort: int, space: int
) -> float:
    kind = SORT_KIND[sort]
    price = position.components.basic_costs[kind] if situation.basic else cost(position, SORT_NATION[sort], kind)
    value = kinds[kind] * site
    garrison = situation.parameters.garrison
    if garrison:
        more = situation.own[space] + situation.powers[kind]
        value += PER_PRICE * garrison * (danger_now(situation, space) - danger(situation, space, more))
    return value / price


def kind_values(position: Position, situation: Situation) -> list[float]:
    """Every kind by its worth, less when there are many of it already."""
    counts = count_kinds(position)
    total = 1 + sum(counts)
    wanted = situation.parameters.army_mix
    worth = situation.parameters.worth
    found = [0.0] * KINDS
    for kind in range(KINDS):
        if wanted[kind]:
            found[kind] = worth[kind] * (0.4 + wanted[kind] / (wanted[kind] + counts[kind] / total))
    most = situation.parameters.guns_per_infantry * (1 + counts[INFANTRY])
    if counts[ARTILLERY] > most:
        found[ARTILLERY] *= most / counts[ARTILLERY]
    return found


def count_kinds(position: Position) -> list[int]:
    counts = [0] * KINDS
    side = position.side
    for space in range(position.components.spaces):
        if position.present[space * PARTIES + side]:
            for sort in SORTS_OF[position.side]:
                count = position.army[space * SORTS + sort]
                if count:
                    counts[SORT_KIND[sort]] += count
    return counts


def ship_value(position: Position, situation: Situation) -> float:
    """Up to the rating that is wanted in any case; beyond it for what one more ship could take."""
    side = position.side
    rating = position.naval_rating[side]
    if rating < situation.parameters.ships:
        return WANTED
    weight = situation.parameters.ship_landing
    if not weight:
        return NOT_WANTED
    gain = landing_prospect(position, situation, rating + 1) - landing_prospect(position, situation, rating)
    return weight * PER_PRICE * gain / cost(position, side, NAVAL_ITEM)


def landing_prospect(position: Position, situation: Situation, rating: int) -> float:
    """What a fleet of that rating may take at the best place, if it is not intercepted."""
    force = situation.parameters.landing * CARGO_POWER * rating
    best = 0.0
    for space in situation.map_data.open_cities:
        if position.components.is_coast[space] and not mine(position, situation, space):
            best = max(best, situation.city_values[space] * overcome(situation, force, float(situation.foe[space])))
    lead = rating - position.naval_rating[1 - situation.side]
    return best / (1.0 + exp(-SHIP_LEAD * lead))


def site_value(situation: Situation, space: int) -> float:
    """Near the front, with friends, and saved by one more unit if it is in danger."""
    parameters = situation.parameters
    power = situation.own[space]
    value = 1.0 + parameters.site_pull * situation.lure[space]
    if parameters.site_saved:
        saved = danger_now(situation, space) - danger(situation, space, power + situation.powers[INFANTRY])
        value += parameters.site_saved * saved
    return max(0.1, value + parameters.site_friends * min(60, power))


def rank_places(situation: Situation, choices: list[int]) -> list[float]:
    found: list[float] = []
    for action in choices:
        space = second_of(action)
        kind = SORT_KIND[first_of(action)]
        value = site_value(situation, space) + 0.01 * kind
        garrison = situation.parameters.garrison
        if garrison:
            more = situation.own[space] + situation.powers[kind]
            value += garrison * (danger_now(situation, space) - danger(situation, space, more))
        found.append(value)
    return found
