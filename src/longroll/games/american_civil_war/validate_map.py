"""The map of a pack, inspected: every space with its colour and marks, the borders, the railways and the states."""

from typing import Any, Final

from longroll.games.american_civil_war.fields import LATER_LISTS
from longroll.games.american_civil_war.manifest import SCENARIO_NAMES
from longroll.games.american_civil_war.options import CITY_VALUES, OPTIONS
from longroll.games.american_civil_war.parser import FIELD_NAMES, FIELD_WORDS
from longroll.games.american_civil_war.terms import HOME_NAMES, SPACE_KINDS
from longroll.kernel.inspector import Inspector, inside, shown

MOST_SPACES: Final = 127  # a space and how it was reached are packed in one byte
MOST_STATES: Final = 60  # and cities: one bit of a number for each
MOST_PAIRS: Final = 600
MOST_POINTS: Final = 99
DEGREES: Final = {"lon": (-120, -50), "lat": (10, 65)}  # of North America, which the board can draw
UNION_CITIES: Final = 9  # that the Union must take, of which a handicap spares up to eight
TAKEN: Final = {*FIELD_NAMES, *FIELD_WORDS, *SCENARIO_NAMES, *LATER_LISTS}
"""What means something else in the text of a position."""
SPACE_FIELDS: Final = ["id", "name", "kind", "state", "home", "production", "port", "coastal", "lon", "lat"]
CHART: Final = ["spaces", "closed_lands", "borders", "railways", "states", "production_variants"]
VARIANTS: Final = list(OPTIONS[CITY_VALUES].values[1:])
Row = dict[str, Any]


class MapValidator:
    """What later inspections need to know of the map: `spaces` and `states` have the rows by their ids."""

    def __init__(self, inspector: Inspector, pack: Row) -> None:
        self.inspector = inspector
        self.chart = inspector.record(pack["map"], "map", CHART) if "map" in pack else {}
        self.spaces: dict[str, Row] = {}
        self.states: dict[str, Row] = {}
        self.places: dict[Any, str] = {}
        self.around: dict[str, int] = {}
        self._read_states()
        self._read_spaces()
        self._read_closed_lands()
        self._read_pairs("borders", ["a", "b"])
        self._read_pairs("railways", ["a", "b", "lines"])
        self._read_variants()
        self._check_sums()

    # --- for others

    def space(self, row: Row, key: str, place: str) -> str | None:
        """A space of this map, by its id."""
        return self.one_space(row[key], inside(place, key)) if key in row else None

    def one_space(self, value: Any, place: str) -> str | None:
        return self.inspector.one_of(value, place, list(self.spaces), "no-space")

    def one_city(self, value: Any, place: str) -> str | None:
        name = self.one_space(value, place)
        if name is not None and not self.is_city(name):
            self.inspector.note(place, "no-city", space=shown(name))
            return None
        return name

    def is_city(self, name: str) -> bool:
        return self.spaces[name].get("kind") == "city"

    def cities_of(self, *homes: str) -> list[str]:
        return [name for name, row in self.spaces.items() if row.get("home") in homes and self.is_city(name)]

    def list_cities(self, row: Row, key: str, place: str, most: int) -> list[str]:
        """Cities of this map, each once."""
        found: list[str] = []
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(row, key, place, 0, most)):
            where = f"{inside(place, key)}[{number}]"
            name = self.one_city(value, where)
            if name is not None and self.inspector.fresh(name, where, seen):
                found.append(name)
        return found

    # --- states and spaces

    def _read_states(self) -> None:
        places: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(self.chart, "states", "map", 1, MOST_STATES)):
            place = f"map.states[{number}]"
            row = self.inspector.record(value, place, ["id", "name", "home", "confederate"])
            self.inspector.text(row, "name", place, 1, 40)
            self.inspector.choice(row, "home", place, HOME_NAMES)
            self.inspector.flag(row, "confederate", place)
            name = self.inspector.slug(row, "id", place)
            if name is not None and self.inspector.fresh(name, f"{place}.id", places):
                self.states[name] = row

    def _read_spaces(self) -> None:
        for number, value in enumerate(self.inspector.rows(self.chart, "spaces", "map", 2, MOST_SPACES)):
            self._read_space(value, f"map.spaces[{number}]")

    def _read_space(self, value: Any, place: str) -> None:
        inspector = self.inspector
        row = inspector.record(value, place, SPACE_FIELDS)
        inspector.text(row, "name", place, 1, 40)
        kind = inspector.choice(row, "kind", place, SPACE_KINDS)
        inspector.choice(row, "state", place, list(self.states), "no-state")
        inspector.choice(row, "home", place, HOME_NAMES)
        points = inspector.whole(row, "production", place, 0, MOST_POINTS)
        port = inspector.flag(row, "port", place)
        if inspector.flag(row, "coastal", place) is False and port:
            inspector.note(f"{place}.port", "inland-port")
        if kind == "region" and points:
            inspector.note(f"{place}.production", "region-pays")
        self._read_degrees(row, place)
        name = inspector.slug(row, "id", place)
        if name is not None and inspector.fresh(name, f"{place}.id", self.places):
            self._add_space(name, row, place)

    def _add_space(self, name: str, row: Row, place: str) -> None:
        if name in TAKEN:
            self.inspector.note(f"{place}.id", "taken", id=shown(name))
        self.spaces[name] = row
        self.around[name] = 0

    def _read_degrees(self, row: Row, place: str) -> None:
        for key, (least, most) in DEGREES.items():
            value = row.get(key, least)
            if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
                self.inspector.note(f"{place}.{key}", "not-degrees", value=shown(value), least=least, most=most)

    def _read_closed_lands(self) -> None:
        for number, value in enumerate(self.inspector.rows(self.chart, "closed_lands", "map", 0, MOST_SPACES)):
            place = f"map.closed_lands[{number}]"
            row = self.inspector.record(value, place, ["id", "name", "lon", "lat"])
            self.inspector.text(row, "name", place, 1, 40)
            self._read_degrees(row, place)
            name = self.inspector.slug(row, "id", place)
            if name is not None:
                self.inspector.fresh(name, f"{place}.id", self.places)

    # --- between spaces

    def _read_pairs(self, key: str, fields: list[str]) -> None:
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(self.chart, key, "map", 0, MOST_PAIRS)):
            place = f"map.{key}[{number}]"
            row = self.inspector.record(value, place, fields)
            for index, name in enumerate(self.inspector.rows(row, "lines", place, 0, 20)):
                self.inspector.text({"name": name}, "name", f"{place}.lines[{index}]", 1, 120)
            a, b = self.space(row, "a", place), self.space(row, "b", place)
            if a is None or b is None:
                continue
            if a == b:
                self.inspector.note(f"{place}.b", "same-space")
            elif self.inspector.fresh(f"{min(a, b)} {max(a, b)}", place, seen) and key == "borders":
                self.around[a] += 1
                self.around[b] += 1

    def _read_variants(self) -> None:
        """Other readings of what cities pay, in the order of the option that chooses one."""
        rows = self.inspector.rows(self.chart, "production_variants", "map", len(VARIANTS), len(VARIANTS))
        for number, value in enumerate(rows):
            place = f"map.production_variants[{number}]"
            row = self.inspector.record(value, place, ["id", "values"])
            self.inspector.choice(row, "id", place, [VARIANTS[number]])
            if "values" in row:
                values = row["values"] if isinstance(row["values"], dict) else {}
                points = self.inspector.record(row["values"], f"{place}.values", [], [str(name) for name in values])
                for name in points:
                    self.one_city(name, inside(f"{place}.values", name))
                    self.inspector.whole(points, name, f"{place}.values", 0, MOST_POINTS)

    def _check_sums(self) -> None:
        """Every space can be reached, and there are cities enough to fight for."""
        for name, borders in self.around.items():
            if not borders and "borders" in self.chart:
                self.inspector.note(self.places[name].removesuffix(".id"), "no-border")
        if "spaces" not in self.chart:
            return
        for home in ("north", "south", "canada", "mexico"):
            if not self.cities_of(home):
                self.inspector.note("map.spaces", "no-city-of", home=home)
        wanted = len(self.cities_of("south", "border"))
        if wanted < UNION_CITIES:
            self.inspector.note("map.spaces", "few-cities", count=wanted, least=UNION_CITIES)
        if len([name for name in self.spaces if self.is_city(name)]) > MOST_STATES:
            self.inspector.note("map.spaces", "many-cities", most=MOST_STATES)
