"""The map of a pack, inspected: every box with its numbers and marks, every line between two of them."""

import re
from typing import Any, Final

from longroll.games.house_divided.action import LONGEST, VERB
from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.notation import CAME_FROM, FLAGS
from longroll.games.house_divided.parser import FIELDS, OPTION_NUMBERS
from longroll.games.house_divided.terms import HOME_NAMES, KIND_SIGNS, LINE_KINDS, SIDE_NAMES
from longroll.kernel.inspector import Inspector, inside, shown

MOST_BOXES: Final = 140
MOST_LINES: Final = 500
MOST_NEIGHBOURS: Final = 15  # the box that a unit came from is kept in four bits
LARGEST_ARMY: Final = 63  # units in a box are counted in six bits
LARGEST_NUMBER: Final = 9
WIDTH: Final = 1000
HEIGHT: Final = 760
COMPASS: Final = ["N", "E", "S", "W"]
UNIT_NAME: Final = re.compile("[uc][0-9]+")
TAKEN: Final = {*FIELDS, *OPTION_NUMBERS, *SCENARIO_NAMES, *KIND_SIGNS, *FLAGS}
"""What means something else in the text of a position."""
BOX_FIELDS: Final = [
    "id",
    "name",
    "state",
    "x",
    "y",
    "home",
    "recruit",
    "port",
    "permanent_entrenchment",
    "river_sides",
]
Row = dict[str, Any]


class MapValidator:
    """What later inspections need to know of the map: `boxes` has the sound rows by their ids."""

    def __init__(self, inspector: Inspector, pack: Row) -> None:
        self.inspector = inspector
        self.chart = inspector.record(pack["map"], "map", ["boxes", "lines"]) if "map" in pack else {}
        self.boxes: dict[str, Row] = {}
        self.places: dict[Any, str] = {}
        self.around: dict[str, list[str]] = {}
        self.armies = dict.fromkeys(SIDE_NAMES[:2], 0)
        self._read_boxes()
        self._read_lines()
        self._check_lines()

    def box(self, row: Row, key: str, place: str) -> str | None:
        """A box of this map, by its id."""
        return self.one_box(row[key], inside(place, key)) if key in row else None

    def one_box(self, value: Any, place: str) -> str | None:
        return self.inspector.one_of(value, place, list(self.boxes), "no-box")

    def _read_boxes(self) -> None:
        for number, value in enumerate(self.inspector.rows(self.chart, "boxes", "map", 2, MOST_BOXES)):
            self._read_box(value, f"map.boxes[{number}]")
        for side, army in self.armies.items():
            if army > LARGEST_ARMY:
                self.inspector.note("map.boxes", "many-recruits", side=side, count=army, most=LARGEST_ARMY)

    def _read_box(self, value: Any, place: str) -> None:
        inspector = self.inspector
        row = inspector.record(value, place, BOX_FIELDS, ["label", "later_state"])
        inspector.text(row, "name", place, 1, 40)
        inspector.text(row, "label", place, 1, 40)
        inspector.text(row, "state", place, 0, 4)
        inspector.text(row, "later_state", place, 0, 4)
        inspector.whole(row, "x", place, 0, WIDTH)
        inspector.whole(row, "y", place, 0, HEIGHT)
        inspector.choice(row, "home", place, HOME_NAMES)
        inspector.flag(row, "port", place)
        inspector.flag(row, "permanent_entrenchment", place)
        self._read_numbers(row, place)
        seen: dict[Any, str] = {}
        for number, side in enumerate(inspector.rows(row, "river_sides", place, 0, len(COMPASS))):
            where = f"{place}.river_sides[{number}]"
            if inspector.one_of(side, where, COMPASS):
                inspector.fresh(side, where, seen)
        self._read_name(row, place)

    def _read_numbers(self, row: Row, place: str) -> None:
        """The recruits of each side."""
        if "recruit" not in row:
            return
        where = f"{place}.recruit"
        numbers = self.inspector.record(row["recruit"], where, SIDE_NAMES[:2])
        for side in SIDE_NAMES[:2]:
            self.armies[side] += self.inspector.whole(numbers, side, where, 0, LARGEST_NUMBER) or 0

    def _read_name(self, row: Row, place: str) -> None:
        """An id that means nothing else where positions are written down."""
        name = self.inspector.slug(row, "id", place)
        if name is None or not self.inspector.fresh(name, f"{place}.id", self.places):
            return
        if name in TAKEN or UNIT_NAME.fullmatch(name) or name.startswith(CAME_FROM):
            self.inspector.note(f"{place}.id", "taken", id=shown(name))
        self.boxes[name] = row
        self.around[name] = []

    def _read_lines(self) -> None:
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(self.chart, "lines", "map", 1, MOST_LINES)):
            self._read_line(value, f"map.lines[{number}]", seen)

    def _read_line(self, value: Any, place: str, seen: dict[Any, str]) -> None:
        inspector = self.inspector
        river = isinstance(value, dict) and value.get("type") == "river"
        required = ["a", "b", "type", "crossing_into", *(["river", "downstream"] if river else [])]
        row = inspector.record(value, place, required, ["confederate_movement"] if river else [])
        kind = inspector.choice(row, "type", place, LINE_KINDS)
        a, b = self.box(row, "a", place), self.box(row, "b", place)
        inspector.text(row, "river", place, 1, 40)
        inspector.flag(row, "confederate_movement", place)
        if a is None or b is None:
            return
        if a == b:
            inspector.note(f"{place}.b", "same-box")
            return
        if kind is not None and inspector.fresh(f"{min(a, b)} {kind} {max(a, b)}", place, seen):
            self.around[a].append(b)
            self.around[b].append(a)
        inspector.choice(row, "downstream", place, [a, b])
        self._read_crossings(row, place, [a, b])

    def _read_crossings(self, row: Row, place: str, ends: list[str]) -> None:
        """The ends that are entered across a river; their boxes show it."""
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(row, "crossing_into", place, 0, 2)):
            where = f"{place}.crossing_into[{number}]"
            end = self.inspector.one_of(value, where, ends)
            if end is not None and self.inspector.fresh(end, where, seen) and not self.boxes[end].get("river_sides"):
                self.inspector.note(where, "no-river-side", box=shown(end))

    def _check_lines(self) -> None:
        """Every box can be reached, and the ways through the map have numbers enough."""
        routes = 0
        for name, around in self.around.items():
            routes += len(around) ** 2
            if not around and "lines" in self.chart:
                self.inspector.note(self.places[name].removesuffix(".id"), "no-line")
            elif len(set(around)) > MOST_NEIGHBOURS:
                place = self.places[name].removesuffix(".id")
                self.inspector.note(place, "many-neighbours", count=len(set(around)), most=MOST_NEIGHBOURS)
        boxes = len(self.boxes)
        if routes + (boxes + 1) * boxes * len(LINE_KINDS) + LONGEST >= VERB:
            self.inspector.note("map.lines", "many-routes")
