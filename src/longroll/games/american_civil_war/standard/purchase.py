"""Buying: prices, and where new pieces may be placed."""

from typing import Final

from longroll.games.american_civil_war.advanced.states import judge_states_first, short_states
from longroll.games.american_civil_war.events import Events, report_pieces, report_side
from longroll.games.american_civil_war.position import Position, put
from longroll.games.american_civil_war.refusals import NOT_FOR_SALE, POWER_NOT_IN_WAR, TOO_DEAR
from longroll.games.american_civil_war.standard.calendar import price_year
from longroll.games.american_civil_war.standard.production import empty_treasuries, fill_treasury
from longroll.games.american_civil_war.standard.sites import judge_site, sites_of
from longroll.games.american_civil_war.steps import BUY
from longroll.games.american_civil_war.terms import (
    BRITAIN,
    CONFEDERATE,
    FRANCE,
    KINDS,
    SORT_KIND,
    SORT_NATION,
    SORT_PARTY,
    sort_of,
)
from longroll.kernel.reason import ALLOWED, refuse

RAIL_ITEM: Final = KINDS
NAVAL_ITEM: Final = KINDS + 1


def cost(position: Position, nation: int, item: int) -> int:
    """ACW-S-prod-07, ACW-S-prod-11, ACW-S-prod-12: a kind of piece, a rail action or a point of naval rating."""
    components = position.components
    if nation != CONFEDERATE:
        return components.north_costs[item]
    return components.south_costs[item] + price_year(position) - components.first_year


def begin_buying(position: Position, side: int, events: Events) -> None:
    """ACW-S-prod-08: the Confederacy first."""
    position.side = side
    position.step = BUY
    position.placed = []
    fill_treasury(position, side, events)


def end_buying(position: Position) -> None:
    empty_treasuries(position)
    position.placed = []


def judge_buy(position: Position, sort: int, space: int) -> int:
    verdict = for_sale(position, sort)
    if not verdict:
        verdict = judge_site(position, SORT_NATION[sort], space)
    if not verdict:
        verdict = judge_states_first(position.components, sort, space, short_states(position))
    return verdict


def for_sale(position: Position, sort: int) -> int:
    """Whether the buyer has such pieces, and the points for one."""
    nation = SORT_NATION[sort]
    if SORT_PARTY[sort] != position.side or nation > FRANCE:
        return refuse(NOT_FOR_SALE, sort)
    if not in_war(position, nation):
        return refuse(POWER_NOT_IN_WAR, sort)
    price = cost(position, nation, SORT_KIND[sort])
    return ALLOWED if price <= position.points[nation] else refuse(TOO_DEAR, price)


def in_war(position: Position, nation: int) -> bool:
    if nation == BRITAIN:
        return position.britain_in_war > 0
    return nation != FRANCE or position.france_in_war > 0


def judge_buy_item(position: Position, item: int) -> int:
    """Rail actions and naval points, as many as one can pay."""
    price = cost(position, position.side, item)
    return ALLOWED if price <= position.points[position.side] else refuse(TOO_DEAR, price)


def open_purchases(position: Position) -> list[tuple[int, int]]:
    components = position.components
    found: list[tuple[int, int]] = []
    for nation in buyers(position):
        wanted = [sort_of(nation, kind) for kind in range(KINDS) if not for_sale(position, sort_of(nation, kind))]
        if wanted:
            sites = [space for space in sites_of(components, nation) if not judge_site(position, nation, space)]
            found += [(sort, space) for sort in wanted for space in sites]
    short = short_states(position)
    if not short:
        return found
    return [(sort, space) for sort, space in found if not judge_states_first(components, sort, space, short)]


def buyers(position: Position) -> list[int]:
    return [CONFEDERATE, BRITAIN, FRANCE] if position.side == CONFEDERATE else [position.side]


def buy(position: Position, sort: int, space: int, events: Events) -> None:
    nation = SORT_NATION[sort]
    position.points[nation] -= cost(position, nation, SORT_KIND[sort])
    position.placed.append(space)
    position.placed.sort()
    put(position, space, sort, 1)
    report_pieces(position.components, events, "bought", "ACW-S-prod-07", sort, 1, space)


def buy_item(position: Position, item: int, events: Events) -> None:
    """They count at once (R-65)."""
    side = position.side
    position.points[side] -= cost(position, side, item)
    if item == RAIL_ITEM:
        position.rail_actions[side] += 1
        report_side(events, "bought-rail", "ACW-S-prod-07", side, position.rail_actions[side])
    else:
        position.naval_rating[side] += 1
        report_side(events, "bought-naval", "ACW-S-prod-07", side, position.naval_rating[side])
