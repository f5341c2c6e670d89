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
from longroll.opponents.american_civil_war.dangers import danger, danger_now, overcome
from longroll.opponents.american_civil_war.sites import Site
from longroll.opponents.american_civil_war.situation import Situation, mine

PER_PRICE: Final = 10.0  # what is averted is counted for the price of an infantry, more or less
WANTED: Final = 5.0  # ships and trains before all else
NOT_WANTED: Final = -1.0
CARGO_POWER: Final = 16.0  # of a piece aboard, more or less
SHIP_LEAD: Final = 0.45  # how much a lead in ships decides a battle at sea


def rank_purchases(position: Position, situation: Situation, choices: list[int]) -> list[float]:
    kinds = kind_values(position, situation)
    prices = prices_of(position, situation)
    averted = PER_PRICE * situation.parameters.garrison
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        if verb == ACT_BUY:
            sort = first_of(action)
            kind = SORT_KIND[sort]
            site = site_of(situation, second_of(action))
            value = kinds[kind] * site.value
            if averted:
                value += averted * site.averted[kind]
            found.append(value / prices[sort])
        elif verb == ACT_BUY_NAVAL:
            found.append(ship_value(position, situation))
        elif verb == ACT_BUY_RAIL:
            wanted = position.rail_actions[position.side] < situation.parameters.trains
            found.append(WANTED if wanted else NOT_WANTED)
        else:
            found.append(0.0)
    return found


def prices_of(position: Position, situation: Situation) -> list[int]:
    """The price of each sort, for the side that buys."""
    prices = [0] * SORTS
    for sort in SORTS_OF[position.side]:
        kind = SORT_KIND[sort]
        prices[sort] = (
            position.components.basic_costs[kind] if situation.basic else cost(position, SORT_NATION[sort], kind)
        )
    return prices


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
    army = position.army
    for space in range(position.components.spaces):
        left = position.present[space * PARTIES + position.side]
        if left:
            base = space * SORTS
            for sort in SORTS_OF[position.side]:
                count = army[base + sort]
                if count:
                    counts[SORT_KIND[sort]] += count
                    left -= count
                    if not left:
                        break
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


def site_of(situation: Situation, space: int) -> Site:
    """What a space is worth to new pieces, as long as nothing changes there."""
    if not situation.sites:
        situation.sites = [None] * situation.components.spaces
    site = situation.sites[space]
    if site is None:
        site = Site(site_value(situation, space), averted_dangers(situation, space))
        situation.sites[space] = site
    return site


def averted_dangers(situation: Situation, space: int) -> list[float]:
    averted = [0.0] * KINDS
    if situation.parameters.garrison:
        now = danger_now(situation, space)
        for kind in range(KINDS):
            averted[kind] = now - danger(situation, space, situation.own[space] + situation.powers[kind])
    return averted


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
    garrison = situation.parameters.garrison
    found: list[float] = []
    for action in choices:
        kind = SORT_KIND[first_of(action)]
        site = site_of(situation, second_of(action))
        value = site.value + 0.01 * kind
        if garrison:
            value += garrison * site.averted[kind]
        found.append(value)
    return found
