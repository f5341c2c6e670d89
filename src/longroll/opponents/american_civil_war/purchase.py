"""Buying and placing: guns, infantry and some leaders, near the front and where a city is in danger."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_BUY,
    ACT_BUY_NAVAL,
    ACT_BUY_RAIL,
    VERB,
    first_of,
    second_of,
)
from longroll.games.american_civil_war.basic.purchase import COSTS
from longroll.games.american_civil_war.components import (
    KINDS,
    SORT_KIND,
    SORT_NATION,
    SORTS,
    SORTS_OF,
    SPACES,
)
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.standard.purchase import cost
from longroll.opponents.american_civil_war.situation import Situation, danger, look

BASIC_ARMY_MIX: Final = [0.60, 0.12, 0.0, 0.20, 0.08]  # the army that is wanted, by kind
STANDARD_ARMY_MIX: Final = [0.45, 0.03, 0.02, 0.45, 0.05]
BASIC_WORTH: Final = [10.0, 9.0, 0.0, 13.0, 20.0]
STANDARD_WORTH: Final = [10.0, 8.0, 10.0, 34.0, 10.0]
SHIPS: Final = [7, 0]
TRAINS: Final = [7, 0]


def rank_purchases(position: Position, choices: list[int]) -> list[float]:
    situation = look(position, position.side)
    kinds = kind_values(position, situation)
    sites: list[float] = [-1.0] * SPACES
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        if verb == ACT_BUY:
            space = second_of(action)
            if sites[space] < 0.0:
                sites[space] = site_value(situation, space)
            sort = first_of(action)
            kind = SORT_KIND[sort]
            price = COSTS[kind] if situation.basic else cost(position, SORT_NATION[sort], kind)
            found.append(kinds[kind] * sites[space] / price)
        elif verb == ACT_BUY_NAVAL:
            found.append(5.0 if position.naval_rating[position.side] < SHIPS[position.side] else -1.0)
        elif verb == ACT_BUY_RAIL:
            found.append(5.0 if position.rail_actions[position.side] < TRAINS[position.side] else -1.0)
        else:
            found.append(0.0)
    return found


def kind_values(position: Position, situation: Situation) -> list[float]:
    """Every kind by its worth, less when there are many of it already."""
    counts = [0] * KINDS
    total = 1
    for sort in SORTS_OF[position.side]:
        kind = SORT_KIND[sort]
        for space in range(SPACES):
            count = position.army[space * SORTS + sort]
            if count:
                counts[kind] += count
                total += count
    wanted = BASIC_ARMY_MIX if situation.basic else STANDARD_ARMY_MIX
    worth = BASIC_WORTH if situation.basic else STANDARD_WORTH
    found = [0.0] * KINDS
    for kind in range(KINDS):
        if wanted[kind]:
            found[kind] = worth[kind] * (0.4 + wanted[kind] / (wanted[kind] + counts[kind] / total))
    return found


def site_value(situation: Situation, space: int) -> float:
    """Near the front, with friends, and saved by one more unit if it is in danger."""
    power = situation.own[space]
    more = situation.powers[0]
    saved = danger(situation, space, power) - danger(situation, space, power + more)
    value = 1.0 + 0.25 * situation.lure[space] + 0.15 * saved + 0.002 * min(60, power)
    return max(0.1, value)


def rank_places(position: Position, choices: list[int]) -> list[float]:
    situation = look(position, position.side)
    found: list[float] = []
    for action in choices:
        space = second_of(action)
        found.append(site_value(situation, space) + 0.01 * SORT_KIND[first_of(action)])
    return found
