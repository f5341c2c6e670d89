"""The components: sides, nations, pieces, spaces and railways, as tables of small integers read from `data/`.

A space is a number; its name is in `SPACE_NAMES`. A piece has no name of its own: pieces of one nation and kind in
one place are a count. Nation and kind together are a *sort* of piece, and `SORT_NAMES` has all of them.
"""

import json
from importlib.resources import files
from typing import Any, Final

UNION: Final = 0
CONFEDERATE: Final = 1
NEUTRAL: Final = 2  # rioters and independent states, enemies of both
NOBODY: Final = 2
PARTIES: Final = 3
SIDE_NAMES: Final = ["union", "confederate", "nobody"]
PARTY_NAMES: Final = ["union", "confederate", "neutral"]

INFANTRY: Final = 0
CAVALRY: Final = 1
ELITE: Final = 2
ARTILLERY: Final = 3
LEADER: Final = 4
KINDS: Final = 5
KIND_NAMES: Final = ["infantry", "cavalry", "elite", "artillery", "leader"]
DATA_NAMES: Final = ["infantry", "cavalry", "elite_cavalry", "artillery", "leader"]

BRITAIN: Final = 2
FRANCE: Final = 3
RIOTERS: Final = 4
INDEPENDENTS: Final = 5
REVOLUTIONARIES: Final = 6
NATION_NAMES: Final = [
    "union",
    "confederate",
    "british",
    "french",
    "rioter",
    "independent",
    "revolutionary",
]
NATION_PARTY: Final = [UNION, CONFEDERATE, CONFEDERATE, CONFEDERATE, NEUTRAL, NEUTRAL, UNION]

# A sort is nation * KINDS + kind; the last three nations have infantry only.
SORT_NATION: Final = [nation for nation in range(4) for _ in range(KINDS)] + [RIOTERS, INDEPENDENTS, REVOLUTIONARIES]
SORT_KIND: Final = [kind for _ in range(4) for kind in range(KINDS)] + [INFANTRY] * 3
SORTS: Final = 23
RIOTER_SORT: Final = 20
INDEPENDENT_SORT: Final = 21
REVOLUTIONARY_SORT: Final = 22
SORT_NAMES: Final = [
    f"{NATION_NAMES[nation]}-{KIND_NAMES[kind]}" for nation, kind in zip(SORT_NATION, SORT_KIND, strict=True)
]
SORT_PARTY: Final = [NATION_PARTY[nation] for nation in SORT_NATION]


def is_unit(kind: int) -> bool:
    """ACW-S-piece-01: infantry, cavalry, elite cavalry and artillery; a leader is a piece but no unit."""
    return kind != LEADER


SORT_IS_UNIT: Final = [is_unit(kind) for kind in SORT_KIND]
SORTS_OF: Final = [[sort for sort in range(SORTS) if SORT_PARTY[sort] == party] for party in range(PARTIES)]
UNITS_OF: Final = [[sort for sort in SORTS_OF[party] if SORT_IS_UNIT[sort]] for party in range(PARTIES)]
LEADERS_OF: Final = [[sort for sort in SORTS_OF[party] if not SORT_IS_UNIT[sort]] for party in range(PARTIES)]


def sort_of(nation: int, kind: int) -> int:
    """ACW-S-piece-02: nations that share a colour on the board are kept apart."""
    return nation * KINDS + kind if nation <= FRANCE else RIOTER_SORT + nation - RIOTERS


def read_data(name: str) -> dict[str, Any]:
    text = files("longroll.games.american_civil_war").joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


MAP: Final[dict[str, Any]] = read_data("map")
TABLES: Final[dict[str, Any]] = read_data("tables")
ALL_ROWS: Final[list[dict[str, Any]]] = MAP["spaces"]


def read_spaces(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """ACW-B-board-01, ACW-B-board-05, ACW-S-map-01: regions and cities; no waters, no Territories."""
    return [row for row in rows if row["passable"]]


SPACE_ROWS: Final[list[dict[str, Any]]] = read_spaces(ALL_ROWS)
CLOSED_LANDS: Final[dict[str, str]] = {str(row["id"]): str(row["name"]) for row in ALL_ROWS if not row["passable"]}
SPACE_NAMES: Final[list[str]] = [str(row["id"]) for row in SPACE_ROWS]
SPACE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACE_NAMES)}
SPACES: Final[int] = len(SPACE_NAMES)
DISPLAY_NAMES: Final[dict[str, str]] = {str(row["id"]): str(row["name"]) for row in SPACE_ROWS}
NOWHERE: Final = 255

# The colour of a space: 0 and 1 are the two sides.
BORDER: Final = 2
CANADA: Final = 3
MEXICO: Final = 4
HOME_NAMES: Final = ["north", "south", "border", "canada", "mexico"]


def read_homes(rows: list[dict[str, Any]]) -> list[int]:
    """ACW-B-board-02, ACW-B-board-09: the colour of every space; eleven, thirteen and three of them are cities."""
    return [HOME_NAMES.index(row["home"]) for row in rows]


HOME: Final[list[int]] = read_homes(SPACE_ROWS)
IS_CITY: Final[list[bool]] = [row["kind"] == "city" for row in SPACE_ROWS]
IS_PORT: Final[list[bool]] = [bool(row["port"]) for row in SPACE_ROWS]
IS_COAST: Final[list[bool]] = [bool(row["coastal"]) for row in SPACE_ROWS]
PRINTED: Final[list[int]] = [int(row["production"]) for row in SPACE_ROWS]
CITIES: Final[list[int]] = [space for space in range(SPACES) if IS_CITY[space]]
PORTS: Final[list[int]] = [space for space in range(SPACES) if IS_PORT[space]]
COASTS: Final[list[int]] = [space for space in range(SPACES) if IS_COAST[space]]
HOME_SPACES: Final[list[list[int]]] = [
    [space for space in range(SPACES) if HOME[space] == home] for home in range(len(HOME_NAMES))
]
HOME_CITIES: Final[list[list[int]]] = [[space for space in spaces if IS_CITY[space]] for spaces in HOME_SPACES]


def read_neighbours() -> list[list[int]]:
    """ACW-B-board-07, ACW-S-map-05: rivers neither join nor part anything."""
    return [sorted(SPACE_NUMBERS[name] for name in row["adjacent"]) for row in SPACE_ROWS]


NEIGHBOURS: Final[list[list[int]]] = read_neighbours()
RAILS: Final[list[list[int]]] = [sorted(SPACE_NUMBERS[name] for name in row["rail"]) for row in SPACE_ROWS]

STATE_ROWS: Final[list[dict[str, Any]]] = MAP["states"]
STATE_NAMES: Final[list[str]] = [str(row["id"]) for row in STATE_ROWS]
STATES: Final[int] = len(STATE_NAMES)
STATE_SPACES: Final[list[list[int]]] = [
    sorted(SPACE_NUMBERS[name] for name in [*row["regions"], *row["cities"]]) for row in STATE_ROWS
]
STATE_HOME: Final[list[int]] = [HOME_NAMES.index(row["home"]) for row in STATE_ROWS]
STATE_OF: Final[list[int]] = [STATE_NAMES.index(row["state"]) for row in SPACE_ROWS]
SOUTHERN_STATES: Final[list[int]] = [state for state in range(STATES) if STATE_ROWS[state]["confederate"]]


def read_capitals(rows: list[dict[str, Any]]) -> list[int]:
    """ACW-B-gen-02: the capital of each side."""
    named = {HOME_NAMES.index(row["id"]): SPACE_NUMBERS[row["capital"]] for row in rows}
    return [named[UNION], named[CONFEDERATE]]


CAPITAL: Final[list[int]] = read_capitals(read_data("pieces")["sides"])
MEXICO_CITY: Final[int] = HOME_CITIES[MEXICO][0]
