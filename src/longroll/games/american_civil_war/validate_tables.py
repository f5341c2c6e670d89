"""The tables of a pack, inspected: prices, rolls, politics and goals."""

from typing import Any, Final

from longroll.games.american_civil_war.terms import DATA_NAMES, ITEM_NAMES, TERRAIN_NAMES
from longroll.games.american_civil_war.validate_map import MOST_POINTS, MapValidator, Row
from longroll.games.american_civil_war.validate_set_up import MOST_RATING, SIDES, SetUpValidator
from longroll.kernel.inspector import Inspector, inside, shown

UNITS: Final = ["infantry", "cavalry", "artillery"]
PIECES: Final = [*UNITS, "leader"]
FACES: Final = 6
LEAST_ROLL: Final = 2
MOST_ROLL: Final = 12
LEAST_NEEDED: Final = 5  # points to win with, of which a handicap spares up to four
MOST_CHANGE: Final = 6
SINGLE: Final = ["rally", "railways_spared", "entrenchment", "reinforcements", "naval_battle"]
NUMBERS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "experience": {"winner": (LEAST_ROLL, MOST_ROLL + 1), "loser": (LEAST_ROLL, MOST_ROLL + 1)},
    "politics": {"diplomacy_cost": (0, MOST_POINTS), "support_points": (0, MOST_POINTS)},
}
"""Tables that are nothing but numbers: the least and the most of each."""
OTHERS: Final = [
    "costs",
    "basic_battle",
    "fire",
    "charge",
    "pursuit",
    "terrain",
    "initiative",
    "emancipation",
    "conscription",
    "war_with_europe",
    "victory",
    "election",
]


class TableValidator:
    def __init__(self, inspector: Inspector, board: MapValidator, set_up: SetUpValidator, value: Any) -> None:
        self.inspector = inspector
        self.board = board
        self.set_up = set_up
        self.tables = inspector.record(value, "tables", [*OTHERS, *SINGLE, *NUMBERS])
        for name, limits in NUMBERS.items():
            for key, (least, most) in limits.items():
                inspector.whole(self._table(name, list(limits)), key, f"tables.{name}", least, most)
        self._read_costs()
        self._read_rolls()
        self._read_terrain()
        self._read_rows()
        self._read_initiative()
        self._read_emancipation()
        self._read_conscription()
        self._read_war()
        self._read_victory()
        self._read_election()

    def _table(self, name: str, fields: list[str], optional: list[str] | None = None) -> Row:
        if name not in self.tables:
            return {}
        return self.inspector.record(self.tables[name], f"tables.{name}", fields, optional)

    def _part(self, row: Row, key: str, place: str, fields: list[str], optional: list[str] | None = None) -> Row:
        return self.inspector.record(row[key], f"{place}.{key}", fields, optional) if key in row else {}

    def _numbers(self, row: Row, place: str, keys: list[str], least: int, most: int) -> None:
        for key in keys:
            self.inspector.whole(row, key, place, least, most)

    # --- prices and battles

    def _read_costs(self) -> None:
        costs = self._table("costs", ["basic", "north_and_europe", "south", "city_value"])
        for key, items in {"basic": PIECES, "north_and_europe": ITEM_NAMES, "south": ITEM_NAMES}.items():
            row = self._part(costs, key, "tables.costs", items)
            self._numbers(row, f"tables.costs.{key}", items, 1, MOST_POINTS)
        self.inspector.whole(costs, "city_value", "tables.costs", 0, MOST_POINTS)

    def _read_rolls(self) -> None:
        """What two dice must show, what they are changed by in a charge, and what one die must show in a pursuit."""
        most = MOST_ROLL + 1
        basic = self._table("basic_battle", ["fire", "rally"])
        self._numbers(
            self._part(basic, "fire", "tables.basic_battle", UNITS), "tables.basic_battle.fire", UNITS, 2, most
        )
        self.inspector.whole(basic, "rally", "tables.basic_battle", LEAST_ROLL, most)
        self.inspector.whole(self.tables, "rally", "tables", LEAST_ROLL, most)
        fire = self._table("fire", UNITS)
        for key in ("infantry", "cavalry"):
            self._numbers(self._part(fire, key, "tables.fire", UNITS), f"tables.fire.{key}", UNITS, LEAST_ROLL, most)
        guns = self._part(fire, "artillery", "tables.fire", ["range_1", "range_2"])
        for key in guns:
            place = "tables.fire.artillery"
            self._numbers(self._part(guns, key, place, UNITS), f"{place}.{key}", UNITS, LEAST_ROLL, most)
        charge = self._table("charge", ["infantry", "cavalry"])
        for key in charge:
            row = self._part(charge, key, "tables.charge", UNITS)
            self._numbers(row, f"tables.charge.{key}", UNITS, -MOST_CHANGE, MOST_CHANGE)
        self._read_pursuit()

    def _read_pursuit(self) -> None:
        """null: such a fugitive is never caught."""
        pursuit = self._table("pursuit", DATA_NAMES[:3])
        for key in pursuit:
            row = self._part(pursuit, key, "tables.pursuit", PIECES)
            known = [name for name in row if row[name] is not None]
            self._numbers(row, f"tables.pursuit.{key}", known, 1, FACES + 1)

    def _read_terrain(self) -> None:
        terrain = self._table("terrain", ["number", "kind"])
        numbers = self._ranges(terrain, "number", ["count"], [])
        for place, row in numbers.items():
            self.inspector.whole(row, "count", place, 0, 3)
        effects = ["fire_into", "charge_into", "artillery_fire_from", "pursuit_against"]
        seen: dict[Any, str] = {}
        for place, row in self._ranges(terrain, "kind", ["id"], effects).items():
            name = self.inspector.choice(row, "id", place, TERRAIN_NAMES[1:])
            if name is not None:
                self.inspector.fresh(name, f"{place}.id", seen)
            self._numbers(row, place, effects, -MOST_CHANGE, MOST_CHANGE)

    def _ranges(self, table: Row, key: str, fields: list[str], optional: list[str]) -> dict[str, Row]:
        """Rows from a roll to a roll that together have every roll of two dice once; by their places."""
        found: dict[str, Row] = {}
        due: int | None = LEAST_ROLL
        for number, value in enumerate(self.inspector.rows(table, key, "tables.terrain", 1, MOST_ROLL)):
            place = f"tables.terrain.{key}[{number}]"
            row = self.inspector.record(value, place, ["min", "max", *fields], optional)
            least = self.inspector.whole(row, "min", place, LEAST_ROLL, MOST_ROLL)
            most = self.inspector.whole(row, "max", place, least or LEAST_ROLL, MOST_ROLL)
            if None not in (least, due) and least != due:
                self.inspector.note(f"{place}.min", "due", value=least, due=due)
            due = None if most is None else most + 1
            found[place] = row
        if found and due not in (None, MOST_ROLL + 1):
            self.inspector.note(f"tables.terrain.{key}", "no-roll", roll=due)
        return found

    def _read_rows(self) -> None:
        self._read_trenches()
        self._read_reinforcements()
        last = 0
        for number, value in enumerate(self.inspector.rows(self.tables, "naval_battle", "tables", 1, 20)):
            place = f"tables.naval_battle[{number}]"
            row = self.inspector.record(value, place, ["min", "loss"])
            least = self.inspector.whole(row, "min", place, 1, MOST_POINTS)
            if least is not None and (least <= last or (number == 0 and least > 1)):
                self.inspector.note(f"{place}.min", "not-upwards")
            last = least or last
            self.inspector.whole(row, "loss", place, 0, MOST_RATING)
        self.board.list_cities(self.tables, "railways_spared", "tables", 60)

    def _read_trenches(self) -> None:
        """One row for every year of the war."""
        years = self.set_up.years
        rows = self.inspector.rows(self.tables, "entrenchment", "tables", 1, 30)
        for number, value in enumerate(rows):
            place = f"tables.entrenchment[{number}]"
            row = self.inspector.record(value, place, ["year", "at_least", "fire", "charge"])
            year = self.inspector.whole(row, "year", place, 1, 9999)
            if year is not None and number < len(years) and year != years[number]:
                self.inspector.note(f"{place}.year", "due", value=year, due=years[number])
            self.inspector.whole(row, "at_least", place, LEAST_ROLL, MOST_ROLL + 1)
            self._numbers(row, place, ["fire", "charge"], -MOST_CHANGE, MOST_CHANGE)
        if rows and len(rows) < len(years):
            self.inspector.note("tables.entrenchment", "no-year", year=years[len(rows)])

    def _read_reinforcements(self) -> None:
        """Every face of the die once."""
        seen: dict[Any, str] = {}
        rows = self.inspector.rows(self.tables, "reinforcements", "tables", 1, FACES)
        for number, value in enumerate(rows):
            place = f"tables.reinforcements[{number}]"
            row = self.inspector.record(value, place, ["roll", "after_battle_turn"])
            self._faces(row, "roll", place, seen)
            self.inspector.whole(row, "after_battle_turn", place, 0, 9)
        missing = [str(face) for face in range(1, FACES + 1) if face not in seen]
        if rows and missing:
            self.inspector.note("tables.reinforcements", "no-roll", roll=", ".join(missing))

    def _faces(self, row: Row, key: str, place: str, seen: dict[Any, str]) -> None:
        for index, value in enumerate(self.inspector.rows(row, key, place, 0, FACES)):
            where = f"{inside(place, key)}[{index}]"
            face = self.inspector.number(value, where, 1, FACES)
            if face is not None:
                self.inspector.fresh(face, where, seen)

    def _read_initiative(self) -> None:
        row = self._table("initiative", ["add", "see_enemy_from", "extra_action_from"])
        added = self._part(row, "add", "tables.initiative", [], DATA_NAMES)
        self._numbers(added, "tables.initiative.add", list(added), 0, 9)
        self._numbers(row, "tables.initiative", ["see_enemy_from", "extra_action_from"], 1, MOST_POINTS)

    # --- politics

    def _read_emancipation(self) -> None:
        ratings = ["rating_set_to", "rating_lowered_to"]
        counts = ["south_gets_infantry", "production_bonus"]
        row = self._table("emancipation", [*ratings, *counts, "secession_at_least", "desertion_on"])
        self._numbers(row, "tables.emancipation", ratings, 0, MOST_RATING)
        self._numbers(row, "tables.emancipation", counts, 0, MOST_POINTS)
        self.inspector.whole(row, "secession_at_least", "tables.emancipation", LEAST_ROLL, MOST_ROLL + 1)
        self._faces(row, "desertion_on", "tables.emancipation", {})

    def _read_conscription(self) -> None:
        place = "tables.conscription"
        row = self._table("conscription", ["production_bonus", "riots_at_least", "riot_cities"])
        bonus = self._part(row, "production_bonus", place, SIDES)
        self._numbers(bonus, f"{place}.production_bonus", SIDES, 0, MOST_POINTS)
        self.inspector.whole(row, "riots_at_least", place, LEAST_ROLL, MOST_ROLL + 1)
        cities = self._part(row, "riot_cities", place, SIDES)
        for side in cities:
            self.board.list_cities(cities, side, f"{place}.riot_cities", 60)

    def _read_war(self) -> None:
        place = "tables.war_with_europe"
        row = self._table("war_with_europe", ["naval_bonus", "port_bonus", "france", "britain", "revolution_at_least"])
        self._numbers(row, place, ["naval_bonus", "port_bonus"], 0, MOST_POINTS)
        self.inspector.whole(row, "revolution_at_least", place, 1, FACES + 1)
        for name in ("france", "britain"):
            power = self._part(row, name, place, ["units", "income"])
            self.inspector.whole(power, "income", f"{place}.{name}", 0, MOST_POINTS)
            units = self._part(power, "units", f"{place}.{name}", [], DATA_NAMES)
            self._numbers(units, f"{place}.{name}.units", list(units), 0, 30)

    # --- goals

    def _read_victory(self) -> None:
        """Goals that can be reached."""
        place = "tables.victory"
        row = self._table("victory", ["basic_cities", "counted_as_northern", "south_cities"])
        northern = self.board.list_cities(row, "counted_as_northern", place, 20)
        for name in northern:
            if self.board.spaces[name].get("home") in SIDES:
                self.inspector.note(f"{place}.counted_as_northern", "counts-already", space=shown(name))
        north, south = len(self.board.cities_of("north")), len(self.board.cities_of("south"))
        self.inspector.whole(row, "basic_cities", place, LEAST_NEEDED, max(LEAST_NEEDED, min(north, south)))
        self.inspector.whole(row, "south_cities", place, LEAST_NEEDED, max(LEAST_NEEDED, north))

    def _read_election(self) -> None:
        place = "tables.election"
        row = self._table("election", ["date", "cities", "battle_won_in"])
        self.inspector.whole(row, "cities", place, 0, 60)
        dates = self.set_up.dates
        if not dates:
            return
        self.inspector.choice(row, "date", place, dates, "no-month")
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(row, "battle_won_in", place, 0, 60)):
            where = f"{place}.battle_won_in[{number}]"
            if self.inspector.one_of(value, where, dates, "no-month") is not None:
                self.inspector.fresh(value, where, seen)
