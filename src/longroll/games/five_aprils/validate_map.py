"""The map of a pack, inspected: every hex on it, every side between two of its hexes, every line unbroken."""

from typing import Any, Final

from longroll.games.five_aprils.grid import Grid
from longroll.games.five_aprils.terms import CROSSING_NAMES, LINE_NAMES, SIDE_NAMES, TERRAIN_NAMES, WATER_NAMES
from longroll.kernel.hexes import DIRECTION_NAMES
from longroll.kernel.inspector import Inspector, inside, shown

MOST_HEXES: Final = 2000
MOST_ROWS: Final = 400
LONGEST: Final = 80
FIELDS: Final = [
    "columns",
    "rows",
    "north",
    "base",
    "terrain",
    "hills",
    "lines",
    "water",
    "crossings",
    "talus",
    "bank",
    "places",
    "entries",
    "compass",
    "objectives",
    "control",
]
EXTRA_FIELDS: Final = ["hill_cuts", "shore"]  # what a pack may leave out


class MapValidator:
    """What later inspections need to know of the map. Without a grid no hex is looked for."""

    def __init__(self, inspector: Inspector, pack: dict[str, Any]) -> None:
        self.inspector = inspector
        self.chart = inspector.record(pack["map"], "map", FIELDS, EXTRA_FIELDS) if "map" in pack else {}
        self.grid = self._read_grid()
        self.base = inspector.choice(self.chart, "base", "map", TERRAIN_NAMES)
        self.terrain: dict[str, str] = {}
        self.hills: dict[str, str] = {}
        self.wet: dict[str, str] = {}
        self.lined: set[str] = set()
        self.letters: dict[Any, str] = {}
        self.waters: dict[str, str | None] = {}
        self.goals: list[str | None] = []
        inspector.choice(self.chart, "north", "map", ["up", "right", "down", "left"])
        inspector.choice(self.chart, "control", "map", SIDE_NAMES)
        self._read_terrain()
        self._read_hills()
        self._read_lines()
        self._read_water()
        self._read_crossings()
        self._read_sides(self.chart, "talus", "map", {})
        self._read_hexes(self.chart, "bank", "map", 0, {})
        self._read_hill_cuts()
        self._read_shore()
        self._read_places()
        self._read_entries()
        self._read_compass()
        self._read_objectives()

    def hex(self, value: Any, place: str) -> str | None:
        """A hex of this map, by its number."""
        if not isinstance(value, str):
            self.inspector.note(place, "not-hex", value=shown(value))
        elif self.grid is not None and value not in self.grid.numbers:
            self.inspector.note(place, "no-hex", hex=shown(value).strip(chr(34)))
        else:
            return value
        return None

    def terrain_at(self, number: str) -> str:
        return self.terrain.get(number) or self.base or "clear"

    def _read_grid(self) -> Grid | None:
        """Columns and rows; None where they make no map."""
        ends: list[int] = []
        for key in ("columns", "rows"):
            pair = self.inspector.rows(self.chart, key, "map", 2, 2)
            for number, value in enumerate(pair):
                end = self.inspector.number(value, f"map.{key}[{number}]", 0, 99)
                ends += [] if end is None else [end]
        if len(ends) < 4:
            return None
        if ends[0] > ends[1] or ends[2] > ends[3]:
            key = "columns" if ends[0] > ends[1] else "rows"
            self.inspector.note(f"map.{key}", "first-greater")
            return None
        hexes = (ends[1] - ends[0] + 1) * (ends[3] - ends[2] + 1)
        if hexes > MOST_HEXES:
            self.inspector.note("map", "many-hexes", count=hexes, most=MOST_HEXES)
            return None
        return Grid(ends[:2], ends[2:])

    def _read_hexes(self, row: dict[str, Any], key: str, place: str, least: int, seen: dict[Any, str]) -> list[str]:
        """A list of hexes of which none is met twice; those that are sound."""
        found: list[str] = []
        for number, value in enumerate(self.inspector.rows(row, key, place, least, MOST_HEXES)):
            where = f"{inside(place, key)}[{number}]"
            name = self.hex(value, where)
            if name is not None and self.inspector.fresh(name, where, seen):
                found.append(name)
        return found

    def _side(self, value: Any, place: str) -> str | None:
        """A side as `3912|4011`, the smaller number first; None if it is none."""
        if not isinstance(value, str) or len(value) != 9 or value[4] != "|":
            self.inspector.note(place, "not-hexside", value=shown(value))
            return None
        one, other = self.hex(value[:4], place), self.hex(value[5:], place)
        if one is None or other is None:
            return None
        if self.grid is not None and not self.grid.sides(value):
            self.inspector.note(place, "apart", one=one, other=other)
            return None
        return f"{min(one, other)}|{max(one, other)}"

    def _read_sides(self, row: dict[str, Any], key: str, place: str, seen: dict[Any, str]) -> list[str]:
        found: list[str] = []
        for number, value in enumerate(self.inspector.rows(row, key, place, 0, 6 * MOST_HEXES)):
            where = f"{inside(place, key)}[{number}]"
            side = self._side(value, where)
            if side is not None and self.inspector.fresh(side, where, seen):
                found.append(side)
        return found

    def _read_rows(self, key: str, fields: list[str]) -> list[tuple[str, dict[str, Any]]]:
        """The objects of a list of the map, each with its place."""
        rows = self.inspector.rows(self.chart, key, "map", 0, MOST_ROWS)
        places = [f"map.{key}[{number}]" for number in range(len(rows))]
        return [(place, self.inspector.record(row, place, fields)) for place, row in zip(places, rows, strict=True)]

    def _read_terrain(self) -> None:
        kinds = self.inspector.record(self.chart.get("terrain", {}), "map.terrain", [], TERRAIN_NAMES)
        seen: dict[Any, str] = {}
        for kind in kinds:
            for name in self._read_hexes(kinds, kind, "map.terrain", 0, seen):
                self.terrain[name] = kind

    def _read_hills(self) -> None:
        """A hex is part of one hill at most."""
        seen: dict[Any, str] = {}
        for place, row in self._read_rows("hills", ["name", "hexes"]):
            self.inspector.text(row, "name", place, 1, LONGEST)
            for name in self._read_hexes(row, "hexes", place, 1, seen):
                self.hills[name] = place
                if self.terrain_at(name) not in ("hill", "wooded-hill"):
                    self.inspector.note(seen[name], "no-hill", hex=name, terrain=self.terrain_at(name))

    def _read_lines(self) -> None:
        for place, row in self._read_rows("lines", ["name", "kind", "hexes"]):
            self.inspector.text(row, "name", place, 1, LONGEST)
            self.inspector.choice(row, "kind", place, LINE_NAMES)
            before: str | None = None
            for number, value in enumerate(self.inspector.rows(row, "hexes", place, 2, MOST_HEXES)):
                where = f"{place}.hexes[{number}]"
                name = self.hex(value, where)
                if name is not None:
                    self._add_to_line(before, name, where)
                before = name

    def _add_to_line(self, before: str | None, name: str, place: str) -> None:
        self.lined.add(name)
        if self.terrain_at(name) == "river":
            self.inspector.note(place, "line-in-river", hex=name)
        if before is not None and self.grid is not None and not self.grid.sides(f"{before}|{name}"):
            self.inspector.note(place, "broken-line", hex=name, before=before)

    def _read_water(self) -> None:
        names: dict[Any, str] = {}
        for place, row in self._read_rows("water", ["name", "kind", "sides"]):
            name = self.inspector.text(row, "name", place, 1, LONGEST)
            kind = self.inspector.choice(row, "kind", place, WATER_NAMES)
            if name is not None and self.inspector.fresh(name, inside(place, "name"), names):
                self.waters[name] = kind
            self._read_sides(row, "sides", place, self.wet)

    def _read_crossings(self) -> None:
        seen: dict[Any, str] = {}
        for place, row in self._read_rows("crossings", ["side", "kind", "name"]):
            self.inspector.text(row, "name", place, 0, LONGEST)
            self.inspector.choice(row, "kind", place, CROSSING_NAMES)
            where = inside(place, "side")
            side = self._side(row["side"], where) if "side" in row else None
            if side is not None and self.inspector.fresh(side, where, seen) and side not in self.wet:
                self.inspector.note(where, "no-water", side=side)

    def _read_hill_cuts(self) -> None:
        """Sides between two hexes of one hill that do not connect them (A5A-6.2.4-c)."""
        cuts: dict[str, str] = {}
        self._read_sides(self.chart, "hill_cuts", "map", cuts)
        for side, place in cuts.items():
            if side[:4] not in self.hills or self.hills[side[:4]] != self.hills.get(side[5:]):
                self.inspector.note(place, "no-hill-side", side=side)

    def _read_shore(self) -> None:
        """Hexes of land and water that gunboats enter (A5A-14.3-b)."""
        shore: dict[Any, str] = {}
        for name in self._read_hexes(self.chart, "shore", "map", 0, shore):
            if self.terrain_at(name) == "river" or name in self.chart.get("bank", []):
                self.inspector.note(shore[name], "no-shore", hex=name)

    def _read_places(self) -> None:
        for place, row in self._read_rows("places", ["name", "hex"]):
            self.inspector.text(row, "name", place, 1, LONGEST)
            if "hex" in row:
                self.hex(row["hex"], inside(place, "hex"))

    def _read_entries(self) -> None:
        """The ways in, by letter."""
        for place, row in self._read_rows("entries", ["letter", "hexes", "note"]):
            letter = self.inspector.text(row, "letter", place, 1, 1)
            where = inside(place, "letter")
            if letter is not None and not ("A" <= letter <= "Z"):
                self.inspector.note(where, "not-letter", value=shown(letter))
            elif letter is not None:
                self.inspector.fresh(letter, where, self.letters)
            self.inspector.text(row, "note", place, 0, 200)
            seen: dict[Any, str] = {}
            for name in self._read_hexes(row, "hexes", place, 1, seen):
                if self.terrain_at(name) == "river":
                    self.inspector.note(seen[name], "river-hex", hex=name)

    def _read_compass(self) -> None:
        if "compass" not in self.chart:
            return
        compass = self.inspector.record(self.chart["compass"], "map.compass", SIDE_NAMES[:2])
        for side in compass:
            seen: dict[Any, str] = {}
            for number, value in enumerate(self.inspector.rows(compass, side, "map.compass", 1, 6)):
                where = f"map.compass.{side}[{number}]"
                name = self.inspector.one_of(value, where, DIRECTION_NAMES)
                if name is not None:
                    self.inspector.fresh(name, where, seen)

    def _read_objectives(self) -> None:
        seen: dict[Any, str] = {}
        for place, row in self._read_rows("objectives", ["hex", "name", "side"]):
            self.goals.append(self.inspector.text(row, "name", place, 1, LONGEST))
            self.inspector.choice(row, "side", place, ["", *SIDE_NAMES[:2]])
            name = self.hex(row["hex"], inside(place, "hex")) if "hex" in row else None
            if name is not None:
                self.inspector.fresh(name, inside(place, "hex"), seen)
