"""The scenarios: which there are, which rules they are played by, and what stands in their tables."""

from typing import Any, Final

from longroll.games.american_civil_war.components import HOME_NAMES, PRINTED, SPACE_NAMES, SPACES, TABLES, read_data
from longroll.games.american_civil_war.components import MAP as MAP_DATA
from longroll.games.american_civil_war.options import CITY_VALUES
from longroll.games.american_civil_war.position import Position

BASIC_HISTORICAL: Final = 1
HISTORICAL: Final = 2
SCENARIO_NAMES: Final = ["basic", "basic-historical", "historical", "balanced"]
BASIC_SCENARIOS: Final = ("basic", "basic-historical")
STANDARD_SCENARIOS: Final = ("historical", "balanced")

ROWS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in read_data("scenarios")["scenarios"]}
SCENARIO_ROWS: Final[list[dict[str, Any]]] = [
    ROWS["basic"],
    ROWS["historical"],
    ROWS["historical"],
    ROWS["balanced"],
]
CITY_VALUE: Final[int] = int(TABLES["costs"]["basic"]["city_value"])
NO_VALUES: Final[dict[str, int]] = {}
VARIANTS: Final[list[dict[str, int]]] = [NO_VALUES] + [dict(row["values"]) for row in MAP_DATA["production_variants"]]
VARIANT_VALUES: Final[list[list[int]]] = [
    [int(variant.get(SPACE_NAMES[space], PRINTED[space])) for space in range(SPACES)] for variant in VARIANTS
]


def is_basic(position: Position) -> bool:
    """ACW-S-layer-01: which of the two games is being played."""
    return position.scenario <= BASIC_HISTORICAL


def has_politics(position: Position) -> bool:
    """ACW-X-bal-03"""
    return position.scenario == HISTORICAL


def city_value(position: Position, space: int) -> int:
    """ACW-B-board-08, ACW-S-prod-01, ACW-X-bal-02: what a city pays."""
    if position.scenario != HISTORICAL:
        return CITY_VALUE if PRINTED[space] else 0
    return VARIANT_VALUES[position.options[CITY_VALUES]][space]


def home_number(name: str) -> int:
    return HOME_NAMES.index(name)
