"""The basic set-up."""

from longroll.games.american_civil_war.components import (
    CAVALRY,
    CITIES,
    CONFEDERATE,
    DATA_NAMES,
    ELITE,
    HOME,
    INFANTRY,
    SPACE_NUMBERS,
    UNION,
    sort_of,
)
from longroll.games.american_civil_war.placement import FREE_INFANTRY, FREE_PIECES, begin_placing
from longroll.games.american_civil_war.position import Position, empty_position, put
from longroll.games.american_civil_war.scenario import BASIC_HISTORICAL, SCENARIO_ROWS, home_number


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
    for row in SCENARIO_ROWS[position.scenario]["fixed"]:
        nation = home_number(row["side"])
        for kind, name in enumerate(DATA_NAMES):
            if name in row:
                plain = CAVALRY if kind == ELITE else kind
                put(position, SPACE_NUMBERS[row["space"]], sort_of(nation, plain), int(row[name]))


def begin_free(position: Position, side: int) -> None:
    """ACW-B-setup-08: what a side places freely."""
    sorts: list[int] = []
    for row in SCENARIO_ROWS[position.scenario]["free"]:
        if home_number(row["side"]) == side:
            for kind, name in enumerate(DATA_NAMES):
                sorts += [sort_of(side, kind)] * int(row.get(name, 0))
    begin_placing(position, side, FREE_INFANTRY if position.scenario == BASIC_HISTORICAL else FREE_PIECES, sorts)
