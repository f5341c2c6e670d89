"""Purchases in the basic game."""

from typing import Final

from longroll.games.american_civil_war.components import (
    BORDER,
    CITIES,
    CONFEDERATE,
    HOME,
    HOME_SPACES,
    KIND_NAMES,
    LEADER,
    SORT_KIND,
    SORT_NATION,
    TABLES,
    UNION,
    sort_of,
)
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
from longroll.kernel.reason import ALLOWED, refuse

COSTS: Final[list[int]] = [int(TABLES["costs"]["basic"]["both"].get(name, 0)) for name in KIND_NAMES]


def income(position: Position, side: int) -> int:
    """ACW-B-buy-01, ACW-B-buy-05"""
    return sum([city_value(position, space) for space in CITIES if friendly(position, side, space)])


def friendly(position: Position, side: int, space: int) -> bool:
    """ACW-B-buy-02, ACW-B-buy-03, ACW-B-buy-04: own colour without enemies, or a border city with a unit in it."""
    if HOME[space] == side:
        return enemies_in(position, side, space) == 0
    return HOME[space] == BORDER and units_in(position, side, space) > 0


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
    if SORT_NATION[sort] != position.side or not cost(sort):
        return refuse(NOT_FOR_SALE, sort)
    return ALLOWED if cost(sort) <= position.points[position.side] else refuse(TOO_DEAR, cost(sort))


def cost(sort: int) -> int:
    return COSTS[SORT_KIND[sort]]


def judge_site(position: Position, space: int) -> int:
    """ACW-B-buy-09, ACW-B-buy-10"""
    if HOME[space] != position.side:
        return refuse(NOT_YOUR_COLOUR, space)
    if enemies_in(position, position.side, space):
        return refuse(ENEMY_IN_SPACE, space)
    return refuse(SPACE_HAS_ONE, space) if space in position.placed else ALLOWED


def open_purchases(position: Position) -> list[tuple[int, int]]:
    sorts = [sort_of(position.side, kind) for kind in range(LEADER + 1)]
    wanted = [sort for sort in sorts if not for_sale(position, sort)]
    if not wanted:
        return []
    sites = [space for space in HOME_SPACES[position.side] if not judge_site(position, space)]
    return [(sort, space) for sort in wanted for space in sites]


def buy(position: Position, sort: int, space: int, events: Events) -> None:
    position.points[position.side] -= cost(sort)
    position.placed.append(space)
    position.placed.sort()
    put(position, space, sort, 1)
    report_pieces(events, "bought", "ACW-B-buy-06", sort, 1, space)
