"""The basic set-up."""

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.placement import FREE_INFANTRY, FREE_PIECES, begin_placing
from longroll.games.american_civil_war.position import Position, empty_position, put
from longroll.games.american_civil_war.scenario import BASIC_HISTORICAL, free_pieces, listed_pieces
from longroll.games.american_civil_war.terms import (
    CAVALRY,
    CONFEDERATE,
    ELITE,
    INFANTRY,
    SORT_KIND,
    SORT_NATION,
    UNION,
    sort_of,
)


def set_up(components: Components, scenario: int, options: list[int]) -> Position:
    """ACW-B-setup-01: the South places everything first."""
    position = empty_position(components, scenario, options)
    if scenario != BASIC_HISTORICAL:
        garrison(position)
    deploy(position)
    begin_free(position, CONFEDERATE)
    return position


def garrison(position: Position) -> None:
    """ACW-B-setup-02, ACW-B-setup-05: one infantry in every city; the North also holds two border cities."""
    components = position.components
    held = {row["space"] for row in components.scenario_rows[position.scenario]["fixed"] if row["side"] == "north"}
    for space in components.cities:
        if components.home[space] in (UNION, CONFEDERATE):
            put(position, space, sort_of(components.home[space], INFANTRY), 1)
        elif space in {components.space_numbers[name] for name in held}:
            put(position, space, sort_of(UNION, INFANTRY), 1)


def deploy(position: Position) -> None:
    """ACW-B-setup-03, ACW-B-setup-06, ACW-B-setup-09: the listed stacks; elite cavalry is ordinary cavalry here."""
    for space, sort, count in listed_pieces(position.components, position.scenario):
        plain = CAVALRY if SORT_KIND[sort] == ELITE else SORT_KIND[sort]
        put(position, space, sort_of(SORT_NATION[sort], plain), count)


def begin_free(position: Position, side: int) -> None:
    """ACW-B-setup-08: what a side places freely."""
    task = FREE_INFANTRY if position.scenario == BASIC_HISTORICAL else FREE_PIECES
    begin_placing(position, side, task, free_pieces(position.components, position.scenario, side))
