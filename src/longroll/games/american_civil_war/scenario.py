"""The scenarios: which there are, which rules they are played by, and what stands in their tables."""

from typing import Any, Final

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.options import BASIC_CITIES, CITY_VALUES
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import DATA_NAMES, HOME_NAMES, sort_of

BASIC_HISTORICAL: Final = 1
HISTORICAL: Final = 2
BALANCED: Final = 3


def is_basic(position: Position) -> bool:
    """ACW-S-layer-01: which of the two games is being played."""
    return position.scenario <= BASIC_HISTORICAL


def has_politics(position: Position) -> bool:
    """ACW-X-bal-03"""
    return position.scenario == HISTORICAL


def city_value(position: Position, space: int) -> int:
    """ACW-B-board-08, ACW-S-prod-01, ACW-X-bal-02: what a city pays, printed or ten (R-80)."""
    components = position.components
    historical = position.scenario == BASIC_HISTORICAL and position.options[BASIC_CITIES] == 1
    if position.scenario != HISTORICAL and not historical:
        return components.city_points if components.printed[space] else 0
    return components.variant_values[position.options[CITY_VALUES]][space]


def listed_pieces(components: Components, scenario: int) -> list[tuple[int, int, int]]:
    """The printed stacks of a scenario: space, sort and number."""
    found: list[tuple[int, int, int]] = []
    for row in components.scenario_rows[scenario]["fixed"]:
        space = components.space_numbers[row["space"]]
        found += [(space, sort, count) for sort, count in row_pieces(row)]
    return found


def free_pieces(components: Components, scenario: int, side: int) -> list[int]:
    """The sorts that a side places where it likes, one entry a piece."""
    rows = [row for row in components.scenario_rows[scenario]["free"] if HOME_NAMES.index(row["side"]) == side]
    return [sort for row in rows for sort, count in row_pieces(row) for _ in range(count)]


def row_pieces(row: dict[str, Any]) -> list[tuple[int, int]]:
    nation = HOME_NAMES.index(row["side"])
    return [(sort_of(nation, kind), int(row[name])) for kind, name in enumerate(DATA_NAMES) if name in row]
