"""Where new pieces may be placed."""

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.ownership import seceded
from longroll.games.american_civil_war.position import Position, enemies_in
from longroll.games.american_civil_war.refusals import (
    ENEMY_IN_SPACE,
    MEXICO_CITY_ONLY,
    NOT_YOUR_COLOUR,
    POWER_CITIES_ONLY,
    SPACE_HAS_ONE,
    STATE_SECEDED,
)
from longroll.games.american_civil_war.terms import BRITAIN, CANADA, CONFEDERATE, FRANCE
from longroll.kernel.reason import ALLOWED, refuse


def judge_site(position: Position, nation: int, space: int) -> int:
    """ACW-S-prod-09: own colour, no enemy, one new piece a space."""
    verdict = power_site(position.components, nation, space) if nation > CONFEDERATE else own_site(position, space)
    if verdict:
        return verdict
    if enemies_in(position, position.side, space):
        return refuse(ENEMY_IN_SPACE, space)
    return refuse(SPACE_HAS_ONE, space) if space in position.placed else ALLOWED


def own_site(position: Position, space: int) -> int:
    if position.components.home[space] != position.side:
        return refuse(NOT_YOUR_COLOUR, space)
    return refuse(STATE_SECEDED, space) if seceded(position, space) else ALLOWED


def power_site(components: Components, nation: int, space: int) -> int:
    """ACW-S-europe-04, ACW-S-europe-10"""
    if nation == FRANCE:
        return ALLOWED if space == components.mexico_city else refuse(MEXICO_CITY_ONLY, space)
    return ALLOWED if space in components.home_cities[CANADA] else refuse(POWER_CITIES_ONLY, space)


def sites_of(components: Components, nation: int) -> list[int]:
    if nation == FRANCE:
        return [components.mexico_city]
    return components.home_cities[CANADA] if nation == BRITAIN else components.home_spaces[nation]
