"""Purchases in the basic game."""

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.events import Events, report_pieces, report_side
from longroll.games.american_civil_war.position import Position, enemies_in, put, units_in
from longroll.games.american_civil_war.refusals import (
    ENEMY_IN_SPACE,
    NOT_FOR_SALE,
    NOT_YOUR_COLOUR,
    SPACE_HAS_ONE,
    TOO_DEAR,
)
from longroll.games.american_civil_war.scenario import city_value
from longroll.games.american_civil_war.steps import BUY
from longroll.games.american_civil_war.terms import (
    BORDER,
    CONFEDERATE,
    LEADER,
    SORT_KIND,
    SORT_NATION,
    UNION,
    sort_of,
)
from longroll.kernel.reason import ALLOWED, refuse


def income(position: Position, side: int) -> int:
    """ACW-B-buy-01, ACW-B-buy-05"""
    return sum([city_value(position, space) for space in position.components.cities if friendly(position, side, space)])


def friendly(position: Position, side: int, space: int) -> bool:
    """ACW-B-buy-02, ACW-B-buy-03, ACW-B-buy-04: own colour without enemies, or a border city with a unit in it."""
    components = position.components
    if components.home[space] == side:
        return enemies_in(position, side, space) == 0
    return components.home[space] == BORDER and units_in(position, side, space) > 0


def begin_purchase(position: Position, side: int, events: Events) -> None:
    """ACW-B-buy-08: the South buys and places before the North."""
    position.side = side
    position.step = BUY
    position.points[side] = income(position, side)
    position.placed = []
    report_side(events, "income", "ACW-B-buy-01", side, position.points[side])


def end_purchase(position: Position) -> None:
    """ACW-B-buy-07: what is not spent is lost."""
    for side in (UNION, CONFEDERATE):
        position.points[side] = 0
    position.placed = []


def judge_buy(position: Position, sort: int, space: int) -> int:
    verdict = for_sale(position, sort)
    if not verdict:
        verdict = judge_site(position, space)
    return verdict


def for_sale(position: Position, sort: int) -> int:
    """ACW-B-piece-01, ACW-B-buy-06"""
    components = position.components
    if SORT_NATION[sort] != position.side or not cost(components, sort):
        return refuse(NOT_FOR_SALE, sort)
    return (
        ALLOWED
        if cost(components, sort) <= position.points[position.side]
        else refuse(TOO_DEAR, cost(components, sort))
    )


def cost(components: Components, sort: int) -> int:
    return components.basic_costs[SORT_KIND[sort]]


def judge_site(position: Position, space: int) -> int:
    """ACW-B-buy-09, ACW-B-buy-10"""
    if position.components.home[space] != position.side:
        return refuse(NOT_YOUR_COLOUR, space)
    if enemies_in(position, position.side, space):
        return refuse(ENEMY_IN_SPACE, space)
    return refuse(SPACE_HAS_ONE, space) if space in position.placed else ALLOWED


def open_purchases(position: Position) -> list[tuple[int, int]]:
    sorts = [sort_of(position.side, kind) for kind in range(LEADER + 1)]
    wanted = [sort for sort in sorts if not for_sale(position, sort)]
    if not wanted:
        return []
    sites = [space for space in position.components.home_spaces[position.side] if not judge_site(position, space)]
    return [(sort, space) for sort in wanted for space in sites]


def buy(position: Position, sort: int, space: int, events: Events) -> None:
    components = position.components
    position.points[position.side] -= cost(components, sort)
    position.placed.append(space)
    position.placed.sort()
    put(position, space, sort, 1)
    report_pieces(components, events, "bought", "ACW-B-buy-06", sort, 1, space)
