"""The basic set-up."""

from longroll.games.american_civil_war.components import (
    CAVALRY,
    CITIES,
    CONFEDERATE,
    ELITE,
    HOME,
    INFANTRY,
    SORT_KIND,
    SORT_NATION,
    SPACE_NUMBERS,
    UNION,
    sort_of,
)
from longroll.games.american_civil_war.placement import FREE_INFANTRY, FREE_PIECES, begin_placing
from longroll.games.american_civil_war.position import Position, empty_position, put
from longroll.games.american_civil_war.scenario import BASIC_HISTORICAL, SCENARIO_ROWS, free_pieces, listed_pieces


def set_up(scenario: int, options: list[int]) -> Position:
    """ACW-B-setup-01: the South places everything first."""
    position = empty_position(scenario, options)
    if scenario != BASIC_HISTORICAL:
        garrison(position)
    deploy(position)
    begin_free(position, CONFEDERATE)
    return position


def garrison(position: Position) -> None:
    """ACW-B-setup-02, ACW-B-setup-05: one infantry in every city; the North also holds two border cities."""
    held = {row["space"] for row in SCENARIO_ROWS[position.scenario]["fixed"] if row["side"] == "north"}
    for space in CITIES:
        if HOME[space] in (UNION, CONFEDERATE):
            put(position, space, sort_of(HOME[space], INFANTRY), 1)
        elif space in {SPACE_NUMBERS[name] for name in held}:
            put(position, space, sort_of(UNION, INFANTRY), 1)


def deploy(position: Position) -> None:
    """ACW-B-setup-03, ACW-B-setup-06, ACW-B-setup-09: the listed stacks; elite cavalry is ordinary cavalry here."""
    for space, sort, count in listed_pieces(position.scenario):
        plain = CAVALRY if SORT_KIND[sort] == ELITE else SORT_KIND[sort]
        put(position, space, sort_of(SORT_NATION[sort], plain), count)


def begin_free(position: Position, side: int) -> None:
    """ACW-B-setup-08: what a side places freely."""
    task = FREE_INFANTRY if position.scenario == BASIC_HISTORICAL else FREE_PIECES
    begin_placing(position, side, task, free_pieces(position.scenario, side))
