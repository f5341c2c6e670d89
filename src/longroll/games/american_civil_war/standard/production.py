"""Production: what each treasury receives."""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.options import ALLIED_INCOME, EMANCIPATION_POINTS
from longroll.games.american_civil_war.ownership import owns, seceded
from longroll.games.american_civil_war.position import Position, enemy_units_in, units_in
from longroll.games.american_civil_war.scenario import city_value
from longroll.games.american_civil_war.terms import (
    BORDER,
    BRITAIN,
    CANADA,
    CONFEDERATE,
    FRANCE,
    LEADER,
    SORTS,
    UNION,
    sort_of,
)

BY_SOUTH: Final = 2  # who emancipated: 1 the Union, 2 the Confederacy


def income(position: Position, side: int) -> int:
    """ACW-S-prod-06: cities, then what politics add and take away; never below nothing."""
    points = from_cities(position, side) + from_conscription(position, side) - for_diplomacy(position, side)
    if side == CONFEDERATE:
        points += from_emancipation(position)
        if not position.blockaded:
            points += from_europe(position)
    return max(0, points)


def from_cities(position: Position, side: int) -> int:
    """ACW-X-hist-02: 115 for the North and 80 for the South at the historical start."""
    return sum([city_value(position, space) for space in position.components.cities if pays(position, side, space)])


def pays(position: Position, side: int, space: int) -> bool:
    """ACW-S-prod-03, ACW-S-prod-04, ACW-S-prod-05, ACW-S-consc-09: who is paid by a city."""
    components = position.components
    if components.home[space] == side and not seceded(position, space):
        return enemy_units_in(position, side, space) == 0
    return components.home[space] in (BORDER, side) and has_own_unit(position, side, space)


def has_own_unit(position: Position, side: int, space: int) -> bool:
    """A unit of the side itself; allies bring it no points, unless border cities pay for them too (R-31)."""
    if position.options[ALLIED_INCOME] and position.components.home[space] == BORDER:
        return units_in(position, side, space) > 0
    for kind in range(LEADER):
        if position.army[space * SORTS + sort_of(side, kind)]:
            return True
    return False


def from_conscription(position: Position, side: int) -> int:
    """ACW-S-consc-02, ACW-S-consc-04"""
    return position.components.conscription_points[side] if position.conscription[side] else 0


def for_diplomacy(position: Position, side: int) -> int:
    """ACW-S-dipl-01, ACW-S-dipl-02: paid from the production that follows."""
    return position.components.diplomacy_cost if position.diplomacy[side] else 0


def from_emancipation(position: Position) -> int:
    """ACW-S-eman-12"""
    if position.emancipated != BY_SOUTH:
        return 0
    return 0 if position.options[EMANCIPATION_POINTS] and not position.bounty else position.components.bounty_points


def from_europe(position: Position) -> int:
    """What a blockade can stop."""
    return from_support(position) + from_war(position)


def from_support(position: Position) -> int:
    """ACW-S-supp-02: while the Confederacy owns any port."""
    components = position.components
    if not position.support:
        return 0
    for space in components.ports:
        if owns(position, CONFEDERATE, space):
            return components.support_points
    return 0


def from_war(position: Position) -> int:
    """ACW-S-europe-13: while a power is in the war, and a grey port is free of enemies."""
    components = position.components
    if not position.france_in_war and not position.britain_in_war:
        return 0
    for space in components.ports:
        if components.home[space] == CONFEDERATE and owns(position, CONFEDERATE, space):
            return components.port_points
    return 0


def french_income(position: Position) -> int:
    """ACW-S-europe-03, ACW-S-europe-16"""
    components = position.components
    if not position.france_in_war:
        return 0
    return components.french_points + (
        0 if units_in(position, UNION, components.mexico_city) else city_value(position, components.mexico_city)
    )


def british_income(position: Position) -> int:
    """ACW-S-europe-09"""
    components = position.components
    if not position.britain_in_war:
        return 0
    free = [space for space in components.home_cities[CANADA] if not units_in(position, UNION, space)]
    return components.british_points + sum([city_value(position, space) for space in free])


def fill_treasury(position: Position, side: int, events: Events) -> None:
    """ACW-S-europe-14: each power has its own points."""
    position.points[side] = income(position, side)
    report_side(events, "income", "ACW-S-prod-06", side, position.points[side])
    position.diplomacy[side] = 0
    if side == CONFEDERATE:
        position.points[FRANCE] = french_income(position)
        position.points[BRITAIN] = british_income(position)
        position.support = 0
        position.bounty = 0
        position.blockaded = 0


def empty_treasuries(position: Position) -> None:
    """ACW-S-prod-10: what is not spent is lost."""
    for nation in range(FRANCE + 1):
        position.points[nation] = 0
