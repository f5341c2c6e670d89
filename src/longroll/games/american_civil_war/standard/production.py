"""Production: what each treasury receives."""

from typing import Final

from longroll.games.american_civil_war.components import (
    BORDER,
    BRITAIN,
    CANADA,
    CITIES,
    CONFEDERATE,
    FRANCE,
    HOME,
    HOME_CITIES,
    LEADER,
    MEXICO_CITY,
    PORTS,
    SORTS,
    TABLES,
    UNION,
    sort_of,
)
from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.options import ALLIED_INCOME, EMANCIPATION_POINTS
from longroll.games.american_civil_war.ownership import owns, seceded
from longroll.games.american_civil_war.position import Position, enemy_units_in, units_in
from longroll.games.american_civil_war.scenario import city_value

CONSCRIPTION: Final = [
    int(TABLES["politics"]["conscription"]["production_bonus"]["north"]),
    int(TABLES["politics"]["conscription"]["production_bonus"]["south"]),
]
DIPLOMACY_COST: Final[int] = int(TABLES["politics"]["diplomacy_cost"])
SUPPORT_POINTS: Final[int] = int(TABLES["politics"]["support"]["points_if_at_least_rating"])
BOUNTY_POINTS: Final[int] = int(TABLES["politics"]["emancipation"]["south"]["production_bonus"])
WAR_TABLE: Final = TABLES["politics"]["war_with_europe"]
PORT_POINTS: Final[int] = int(WAR_TABLE["south_production_bonus_with_a_port"])
FRENCH_POINTS: Final[int] = int(WAR_TABLE["france"]["income_home"])
BRITISH_POINTS: Final[int] = int(WAR_TABLE["britain"]["income_home"])
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
    return sum([city_value(position, space) for space in CITIES if pays(position, side, space)])


def pays(position: Position, side: int, space: int) -> bool:
    """ACW-S-prod-03, ACW-S-prod-04, ACW-S-prod-05, ACW-S-consc-09: who is paid by a city."""
    if HOME[space] == side and not seceded(position, space):
        return enemy_units_in(position, side, space) == 0
    return HOME[space] in (BORDER, side) and has_own_unit(position, side, space)


def has_own_unit(position: Position, side: int, space: int) -> bool:
    """A unit of the side itself; allies bring it no points, unless border cities pay for them too (R-31)."""
    if position.options[ALLIED_INCOME] and HOME[space] == BORDER:
        return units_in(position, side, space) > 0
    for kind in range(LEADER):
        if position.army[space * SORTS + sort_of(side, kind)]:
            return True
    return False


def from_conscription(position: Position, side: int) -> int:
    """ACW-S-consc-02, ACW-S-consc-04"""
    return CONSCRIPTION[side] if position.conscription[side] else 0


def for_diplomacy(position: Position, side: int) -> int:
    """ACW-S-dipl-01, ACW-S-dipl-02: paid from the production that follows."""
    return DIPLOMACY_COST if position.diplomacy[side] else 0


def from_emancipation(position: Position) -> int:
    """ACW-S-eman-12"""
    if position.emancipated != BY_SOUTH:
        return 0
    return 0 if position.options[EMANCIPATION_POINTS] and not position.bounty else BOUNTY_POINTS


def from_europe(position: Position) -> int:
    """What a blockade can stop."""
    return from_support(position) + from_war(position)


def from_support(position: Position) -> int:
    """ACW-S-supp-02: while the Confederacy owns any port."""
    if not position.support:
        return 0
    for space in PORTS:
        if owns(position, CONFEDERATE, space):
            return SUPPORT_POINTS
    return 0


def from_war(position: Position) -> int:
    """ACW-S-europe-13: while a power is in the war, and a grey port is free of enemies."""
    if not position.france_in_war and not position.britain_in_war:
        return 0
    for space in PORTS:
        if HOME[space] == CONFEDERATE and owns(position, CONFEDERATE, space):
            return PORT_POINTS
    return 0


def french_income(position: Position) -> int:
    """ACW-S-europe-03, ACW-S-europe-16"""
    if not position.france_in_war:
        return 0
    return FRENCH_POINTS + (0 if units_in(position, UNION, MEXICO_CITY) else city_value(position, MEXICO_CITY))


def british_income(position: Position) -> int:
    """ACW-S-europe-09"""
    if not position.britain_in_war:
        return 0
    free = [space for space in HOME_CITIES[CANADA] if not units_in(position, UNION, space)]
    return BRITISH_POINTS + sum([city_value(position, space) for space in free])


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
