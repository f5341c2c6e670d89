"""The beginning and the length of the war in a pack, inspected: capitals, months and scenarios."""

from typing import Any, Final

from longroll.games.american_civil_war.components import date_of
from longroll.games.american_civil_war.terms import CONFEDERATE, DATA_NAMES, HOME_NAMES, INFANTRY, UNION
from longroll.games.american_civil_war.validate_map import MapValidator, Row
from longroll.kernel.inspector import Inspector, shown

MOST_TURNS: Final = 120
MOST_PIECES: Final = 60
MOST_ROWS: Final = 120
MOST_RATING: Final = 60
SIDES: Final = [HOME_NAMES[UNION], HOME_NAMES[CONFEDERATE]]
OPEN_HOMES: Final = HOME_NAMES[:3]
SCENARIOS: Final = ["basic", "historical", "balanced"]
BASIC: Final = SCENARIOS[0]
POLITICAL: Final = SCENARIOS[1]
FREE: Final = {BASIC: [name for name in DATA_NAMES if name != "elite_cavalry"]}


class SetUpValidator:
    """`dates` are the months of the war, `years` its years in order; empty where they are not sound."""

    def __init__(self, inspector: Inspector, board: MapValidator, pack: Row) -> None:
        self.inspector = inspector
        self.board = board
        self.capitals: dict[str, str] = {}
        self.dates: list[str] = []
        self.years: list[int] = []
        if "capitals" in pack:
            self._read_capitals(pack["capitals"])
        self._read_calendar(pack)
        self._read_scenarios(pack)

    def _read_capitals(self, value: Any) -> None:
        row = self.inspector.record(value, "capitals", SIDES)
        for side in SIDES:
            name = self.board.one_city(row[side], f"capitals.{side}") if side in row else None
            if name is not None:
                self.capitals[side] = name
        if len(set(self.capitals.values())) < len(self.capitals):
            self.inspector.note("capitals.south", "both-capitals", space=shown(row["south"]))

    # --- the months

    def _read_calendar(self, pack: Row) -> None:
        rows = self.inspector.rows(pack, "calendar", "", 1, MOST_TURNS)
        before = len(self.inspector.flaws)
        months = [self._read_month(value, number) for number, value in enumerate(rows)]
        for number in range(1, len(months)):
            earlier, later = months[number - 1], months[number]
            if earlier and later and later != earlier + 1:
                place = f"calendar[{number}]"
                self.inspector.note(place, "month-order", date=date_of(rows[number]))
        if len(self.inspector.flaws) == before:
            self.dates = [date_of(row) for row in rows]
            self.years = sorted({int(row["year"]) for row in rows})

    def _read_month(self, value: Any, number: int) -> int:
        """A month as a number; 0 where it is not sound."""
        place = f"calendar[{number}]"
        row = self.inspector.record(value, place, ["turn", "year", "month", "quarter_end"])
        turn = self.inspector.whole(row, "turn", place, 1, MOST_TURNS)
        if turn is not None and turn != number + 1:
            self.inspector.note(f"{place}.turn", "due", value=turn, due=number + 1)
        year = self.inspector.whole(row, "year", place, 1, 9999)
        month = self.inspector.whole(row, "month", place, 1, 12)
        self.inspector.flag(row, "quarter_end", place)
        return 0 if year is None or month is None else 12 * year + month

    # --- scenarios

    def _read_scenarios(self, pack: Row) -> None:
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(pack, "scenarios", "", 1, len(SCENARIOS))):
            place = f"scenarios[{number}]"
            name = value.get("id") if isinstance(value, dict) else None
            more = [] if name == BASIC else ["naval_rating", "rail_actions"]
            more += ["european_rating"] if name == POLITICAL else []
            row = self.inspector.record(value, place, ["id", *more, "fixed", "free"])
            found = self.inspector.choice(row, "id", place, SCENARIOS)
            if found is None or not self.inspector.fresh(found, f"{place}.id", seen):
                continue
            for key in ("naval_rating", "rail_actions"):
                self._read_ratings(row, key, place)
            self.inspector.whole(row, "european_rating", place, 0, MOST_RATING)
            self._read_fixed(row, place, found)
            self._read_free(row, place, found)
        for name in SCENARIOS:
            if name not in seen and "scenarios" in pack:
                self.inspector.note("scenarios", "name-missing", name=name)

    def _read_ratings(self, row: Row, key: str, place: str) -> None:
        if key in row:
            ratings = self.inspector.record(row[key], f"{place}.{key}", SIDES)
            for side in ratings:
                self.inspector.whole(ratings, side, f"{place}.{key}", 0, MOST_RATING)

    def _read_fixed(self, row: Row, place: str, scenario: str) -> None:
        """The stacks that stand where they are printed."""
        holders: dict[str, str] = {}
        for number, value in enumerate(self.inspector.rows(row, "fixed", place, 0, MOST_ROWS)):
            where = f"{place}.fixed[{number}]"
            stack = self.inspector.record(value, where, ["side", "space"], DATA_NAMES)
            side = self.inspector.choice(stack, "side", where, SIDES)
            space = self.board.space(stack, "space", where)
            self._count(stack, where, DATA_NAMES)
            if side is None or space is None:
                continue
            home = self.board.spaces[space].get("home")
            if holders.setdefault(space, side) != side:
                self.inspector.note(f"{where}.space", "both-sides", spot=shown(space))
            elif home not in OPEN_HOMES:
                self.inspector.note(f"{where}.space", "closed-space", space=shown(space))
            elif scenario == BASIC and self.board.is_city(space) and home in SIDES and home != side:
                self.inspector.note(f"{where}.space", "garrisoned", space=shown(space))

    def _read_free(self, row: Row, place: str, scenario: str) -> None:
        """What each side places where it likes: one in a space, or one in a state."""
        sums = dict.fromkeys(SIDES, 0)
        kinds = FREE.get(scenario, [DATA_NAMES[INFANTRY]])
        for number, value in enumerate(self.inspector.rows(row, "free", place, 0, MOST_ROWS)):
            where = f"{place}.free[{number}]"
            pieces = self.inspector.record(value, where, ["side"], kinds)
            side = self.inspector.choice(pieces, "side", where, SIDES)
            count = self._count(pieces, where, kinds)
            if side is not None:
                sums[side] += count
        for side, count in sums.items():
            rows = self.board.spaces if scenario == BASIC else self.board.states
            room = len([name for name, thing in rows.items() if thing.get("home") == side])
            if count > room:
                key = "no-room-in-spaces" if scenario == BASIC else "no-room-in-states"
                self.inspector.note(f"{place}.free", key, count=count, room=room, side=side)

    def _count(self, row: Row, place: str, kinds: list[str]) -> int:
        """How many pieces a row has in all; none is a flaw."""
        found = [self.inspector.whole(row, name, place, 0, MOST_PIECES) for name in kinds if name in row]
        if not found:
            self.inspector.note(place, "no-pieces", kinds=", ".join(kinds))
        return sum([count or 0 for count in found])
