"""AHD 1.0, the components: sides, boxes, lines, routes and counters, as tables of small integers read from `data/`.

A box, a line, a unit and a route are numbers here; their names are in `BOX_NAMES` and its neighbours.
"""

import json
from importlib.resources import files
from typing import Any, Final

from longroll.kernel.dice import Dice
from longroll.kernel.graph import Line, Path, lines_at, neighbours, paths_from

UNION: Final = 0
CONFEDERATE: Final = 1
NOBODY: Final = 2
SIDE_NAMES: Final = ["union", "confederate", "nobody"]
HOME_NAMES: Final = ["union", "confederate", "neutral"]

ROAD: Final = 0
RAIL: Final = 1
RIVER: Final = 2
LINE_KINDS: Final = ["road", "rail", "river"]
LINE_SIGNS: Final = ["/", "=", "~"]

INFANTRY: Final = 0
CAVALRY: Final = 1
ARM_NAMES: Final = ["infantry", "cavalry"]
MILITIA: Final = 0
VETERAN: Final = 1
CRACK: Final = 2
RANK_NAMES: Final = ["militia", "veteran", "crack"]
RANKS: Final = 3
DIE_FACES: Final = 6


def read_data(name: str) -> dict[str, Any]:
    text = files("longroll.games.house_divided").joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def read_boxes(rows: list[dict[str, Any]]) -> list[str]:
    """AHD-1.2-b"""
    return [str(row["id"]) for row in rows]


def read_river_sides(row: dict[str, Any]) -> list[str]:
    """AHD-1.2-d"""
    return [str(side) for side in row["river_sides"]]


def read_lines(rows: list[dict[str, Any]]) -> list[Line]:
    """AHD-1.2-a, AHD-1.2-c"""
    return [Line(BOX_NUMBERS[row["a"]], BOX_NUMBERS[row["b"]], LINE_KINDS.index(row["type"])) for row in rows]


def read_by_kind(rows: list[dict[str, Any]], name: str) -> list[int]:
    """AHD-1.3-c: a number for every kind of unit; 0 where none is told."""
    values = [0] * (len(ARM_NAMES) * RANKS)
    for row in rows:
        values[kind_of(ARM_NAMES.index(row["arm"]), RANK_NAMES.index(row["rank"]))] = int(row[name])
    return values


def kind_of(arm: int, rank: int) -> int:
    return arm * RANKS + rank


def roll_die(dice: Dice) -> int:
    """AHD-1.3-e"""
    return dice.roll(DIE_FACES)


MAP: Final[dict[str, Any]] = read_data("map")
BOX_ROWS: Final[list[dict[str, Any]]] = MAP["boxes"]
LINE_ROWS: Final[list[dict[str, Any]]] = MAP["links"]

BOX_NAMES: Final[list[str]] = read_boxes(BOX_ROWS)
BOX_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(BOX_NAMES)}
BOXES: Final[int] = len(BOX_NAMES)
DISPLAY_NAMES: Final[dict[str, str]] = {str(row["id"]): str(row.get("label", row["name"])) for row in BOX_ROWS}
NOWHERE: Final = 255
HOME: Final[list[int]] = [HOME_NAMES.index(row["home"]) for row in BOX_ROWS]
PORT: Final[list[bool]] = [bool(row["port"]) for row in BOX_ROWS]
WORKS: Final[list[bool]] = [bool(row["permanent_entrenchment"]) for row in BOX_ROWS]
RECRUIT: Final[list[list[int]]] = [[int(row["recruit"][side]) for row in BOX_ROWS] for side in SIDE_NAMES[:2]]
CITY: Final[list[bool]] = [RECRUIT[UNION][box] + RECRUIT[CONFEDERATE][box] > 0 for box in range(BOXES)]
CITIES: Final[list[list[int]]] = [[box for box in range(BOXES) if numbers[box]] for numbers in RECRUIT]
PORTS: Final[list[int]] = [box for box in range(BOXES) if PORT[box]]

LINES: Final[list[Line]] = read_lines(LINE_ROWS)
LINE_KIND: Final[list[int]] = [line.kind for line in LINES]
LINE_CLOSED: Final[list[bool]] = [not row.get("confederate_movement", True) for row in LINE_ROWS]
DOWNSTREAM: Final[list[int]] = [BOX_NUMBERS.get(row.get("downstream", ""), NOWHERE) for row in LINE_ROWS]
LINE_TEXTS: Final[set[str]] = {
    f"{BOX_NAMES[start]}{LINE_SIGNS[line.kind]}{BOX_NAMES[end]}"
    for line in LINES
    for start, end in ((line.a, line.b), (line.b, line.a))
}
MEETING: Final[list[list[int]]] = lines_at(BOXES, LINES)
NEIGHBOURS: Final[list[list[int]]] = neighbours(BOXES, LINES)
OPEN_LINES: Final[list[Line]] = [line for line, closed in zip(LINES, LINE_CLOSED, strict=True) if not closed]
JOINED: Final[list[list[list[int]]]] = [NEIGHBOURS, neighbours(BOXES, OPEN_LINES)]

PATHS: Final[list[Path]] = [path for box in range(BOXES) for path in paths_from(box, LINES, MEETING)]
ROUTES: Final[int] = len(PATHS)
ROUTE_START: Final[list[int]] = [path.start for path in PATHS]
ROUTE_VIA: Final[list[int]] = [path.via for path in PATHS]
ROUTE_END: Final[list[int]] = [path.end for path in PATHS]
ROUTE_FIRST: Final[list[int]] = [path.first for path in PATHS]
ROUTE_SECOND: Final[list[int]] = [path.second for path in PATHS]
ROUTE_LAST: Final[list[int]] = [path.first if path.second < 0 else path.second for path in PATHS]
ROUTE_BEFORE: Final[list[int]] = [
    NEIGHBOURS[path.end].index(path.start if path.via < 0 else path.via) for path in PATHS
]
ROUTE_CROSSES: Final[list[bool]] = [
    BOX_NAMES[ROUTE_END[route]] in LINE_ROWS[ROUTE_LAST[route]]["crossing_into"] for route in range(ROUTES)
]

COUNTERS: Final[dict[str, Any]] = read_data("counters")
KINDS: Final = 6
KIND_ARM: Final = [INFANTRY, INFANTRY, INFANTRY, CAVALRY, CAVALRY, CAVALRY]
KIND_RANK: Final = [MILITIA, VETERAN, CRACK, MILITIA, VETERAN, CRACK]
KIND_SIGNS: Final = ["im", "iv", "ic", "cm", "cv", "cc"]
VALUE: Final[list[int]] = read_by_kind(COUNTERS["unit_types"], "combat_value")
FOURTH_EDITION: Final[list[int]] = read_by_kind(COUNTERS["fourth_edition"], "each_side")
"""How many veteran and crack counters a side has in the fourth edition (option `counter-limit`)."""
CRACK_INFANTRY: Final[int] = kind_of(INFANTRY, CRACK)

SLOTS: Final[int] = max(sum(numbers) for numbers in RECRUIT)
UNITS: Final[int] = 2 * SLOTS
UNIT_NAMES: Final[list[str]] = [f"{'uc'[unit // SLOTS]}{unit % SLOTS + 1}" for unit in range(UNITS)]
UNIT_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(UNIT_NAMES)}
UNIT_SIDE: Final[list[int]] = [unit // SLOTS for unit in range(UNITS)]
SLOTS_OF: Final[list[range]] = [range(SLOTS), range(SLOTS, UNITS)]


def route_text(route: int) -> str:
    """`evansville~paducah~cairo`: the boxes in order, a sign for the kind of each line between them."""
    text = BOX_NAMES[ROUTE_START[route]] + LINE_SIGNS[LINE_KIND[ROUTE_FIRST[route]]]
    if ROUTE_VIA[route] < 0:
        return text + BOX_NAMES[ROUTE_END[route]]
    return text + BOX_NAMES[ROUTE_VIA[route]] + LINE_SIGNS[LINE_KIND[ROUTE_SECOND[route]]] + BOX_NAMES[ROUTE_END[route]]


ROUTE_NAMES: Final[list[str]] = [route_text(route) for route in range(ROUTES)]
ROUTE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(ROUTE_NAMES)}
