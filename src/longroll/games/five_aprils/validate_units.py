"""The forces of a pack, inspected: turns, formations and units, each where it can be."""

from typing import Any, Final

from longroll.games.five_aprils.terms import ARM_NAMES, SIDE_NAMES, TAG_NAMES
from longroll.games.five_aprils.validate_map import MapValidator
from longroll.kernel.inspector import Inspector, inside, shown

MOST_TURNS: Final = 60
MOST_FORMATIONS: Final = 40
MOST_UNITS: Final = 200
TAKEN: Final = [f"{side}-combat" for side in SIDE_NAMES[:2]]
STACK: Final = 2  # A5A-4.3-b
FACE: Final = [(0, 40), (1, 40), (1, 20), (-5, 5)]  # attack, defence, movement, morale
UNIT_FIELDS: Final = ["id", "side", "formation", "division", "label", "name", "arm", "full", "reduced", "tags"]


class UnitValidator:
    def __init__(self, inspector: Inspector, board: MapValidator, pack: dict[str, Any]) -> None:
        self.inspector = inspector
        self.board = board
        self.costs = self._find_costs(pack)
        self.checks: list[int] = []
        self.tags: set[str] = set()
        self.turns = self._read_turns(pack)
        self.formations: dict[str, str | None] = {}
        self.empty: dict[str, str] = {}
        self.divisions: dict[str, str] = {}
        self.ids: dict[Any, str] = {}
        self.holders: dict[str, list[str]] = {}
        self._read_formations(pack)
        self._read_combat(pack)
        self._read_units(pack)

    def _find_costs(self, pack: dict[str, Any]) -> dict[str, Any]:
        """The hex costs of the card, however broken; they are inspected elsewhere."""
        tables = pack.get("tables")
        costs = tables.get("hexes") if isinstance(tables, dict) else None
        return costs if isinstance(costs, dict) else {}

    def _read_turns(self, pack: dict[str, Any]) -> int:
        """How many turns there are; the last and perhaps others call for a victory check (A5A-3.3-a)."""
        turns = self.inspector.rows(pack, "turns", "", 1, MOST_TURNS)
        day = 1
        for number, value in enumerate(turns):
            place = f"turns[{number}]"
            row = self.inspector.record(value, place, ["turn", "day", "time", "night", "check"], ["arrivals"])
            turn = self.inspector.whole(row, "turn", place, 1, MOST_TURNS)
            if turn is not None and turn != number + 1:
                self.inspector.note(f"{place}.turn", "due", value=turn, due=number + 1)
            today = self.inspector.whole(row, "day", place, 1, 9)
            if today is not None and today < day:
                self.inspector.note(f"{place}.day", "day-order", value=today, before=day)
            day = today or day
            self.inspector.text(row, "time", place, 0, 10)
            self.inspector.flag(row, "night", place)
            check = self.inspector.flag(row, "check", place)
            self.checks += [number + 1] if check else []
            if number + 1 == len(turns) and check is False:
                self.inspector.note(f"{place}.check", "last-check")
            self._read_range(row, place)
        return len(turns)

    def _read_range(self, row: dict[str, Any], place: str) -> None:
        """The rolls that bring a unit in, from one number to another (A5A-16.2-a)."""
        for number, value in enumerate(self.inspector.rows(row, "arrivals", place, 2, 2)):
            self.inspector.number(value, f"{place}.arrivals[{number}]", 1, 6)

    def _read_formations(self, pack: dict[str, Any]) -> None:
        """One or two markers each (A5A-3.1-c)."""
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(pack, "formations", "", 1, MOST_FORMATIONS)):
            place = f"formations[{number}]"
            row = self.inspector.record(value, place, ["id", "side", "name", "markers", "first_turn"])
            side = self.inspector.choice(row, "side", place, SIDE_NAMES[:2])
            self.inspector.text(row, "name", place, 1, 60)
            self.inspector.whole(row, "markers", place, 1, 2)
            self.inspector.whole(row, "first_turn", place, 1, max(1, self.turns))
            name = self.inspector.slug(row, "id", place)
            if name in TAKEN:
                self.inspector.note(f"{place}.id", "marker-name", id=shown(name))
            elif name is not None and self.inspector.fresh(name, f"{place}.id", seen):
                self.formations[name] = side
                self.empty[name] = place

    def _read_combat(self, pack: dict[str, Any]) -> None:
        if "combat" in pack:
            row = self.inspector.record(pack["combat"], "combat", SIDE_NAMES[:2])
            for side in SIDE_NAMES[:2]:
                self.inspector.whole(row, side, "combat", 1, max(1, self.turns))

    def _read_units(self, pack: dict[str, Any]) -> None:
        units = self.inspector.rows(pack, "units", "", 1, MOST_UNITS)
        for number, value in enumerate(units):
            place = f"units[{number}]"
            row = self.inspector.record(value, place, UNIT_FIELDS, ["setup", "arrival"])
            side = self.inspector.choice(row, "side", place, SIDE_NAMES[:2])
            self._read_id(row, place, side)
            self._read_formation(row, place, side)
            self.inspector.text(row, "label", place, 1, 9)
            self.inspector.text(row, "name", place, 1, 120)
            arm = self.inspector.choice(row, "arm", place, ARM_NAMES)
            self._read_face(row, "full", place)
            if row.get("reduced") is not None:
                self._read_face(row, "reduced", place)
            self._read_beginning(row, place, side, arm)
            self._read_tags(row, place)
        for name, place in self.empty.items() if units else []:
            self.inspector.note(place, "no-units", formation=name)

    def _read_id(self, row: dict[str, Any], place: str, side: str | None) -> None:
        name = self.inspector.slug(row, "id", place)
        if name is None:
            return
        where = f"{place}.id"
        if side is not None and not name.startswith(f"{side[0]}-"):
            self.inspector.note(where, "wrong-prefix", id=shown(name), prefix=f"{side[0]}-", side=side)
        self.inspector.fresh(name, where, self.ids)

    def _read_formation(self, row: dict[str, Any], place: str, side: str | None) -> None:
        """A unit is of one formation, and a division too."""
        name = self.inspector.choice(row, "formation", place, list(self.formations), "no-formation")
        if name is not None:
            self.empty.pop(name, None)
            owner = self.formations[name]
            if None not in (side, owner) and side != owner:
                self.inspector.note(inside(place, "formation"), "other-side", formation=name, side=owner)
        if row.get("division") == "":
            return
        division = self.inspector.slug(row, "division", place)
        if division is not None and name is not None and self.divisions.setdefault(division, name) != name:
            where = inside(place, "division")
            self.inspector.note(where, "other-formation", division=division, formation=self.divisions[division])

    def _read_face(self, row: dict[str, Any], key: str, place: str) -> None:
        """Attack, defence, movement and morale."""
        for number, value in enumerate(self.inspector.rows(row, key, place, 4, 4)):
            self.inspector.number(value, f"{place}.{key}[{number}]", FACE[number][0], FACE[number][1])

    def _read_beginning(self, row: dict[str, Any], place: str, side: str | None, arm: str | None) -> None:
        """A unit is set up or arrives (A5A-2.2-i)."""
        if "setup" in row and "arrival" in row:
            self.inspector.note(place, "two-beginnings")
        elif "setup" not in row and "arrival" not in row:
            self.inspector.note(place, "no-beginning")
        if "setup" in row:
            self._read_setup(row, place, side, arm)
        if "arrival" in row:
            self._read_arrival(row, place)

    def _read_setup(self, row: dict[str, Any], place: str, side: str | None, arm: str | None) -> None:
        where = inside(place, "setup")
        name = self.board.hex(row["setup"], where)
        if name is None:
            return
        if arm is not None and self._is_barred(name, arm):
            self.inspector.note(where, "closed-hex", hex=name, terrain=self.board.terrain_at(name), arm=arm)
        holders = self.holders.setdefault(name, [])
        holders.append(side or "")
        if len(holders) > STACK:
            self.inspector.note(where, "full-hex", hex=name, most=STACK)
        if len({holder for holder in holders if holder}) > 1:
            self.inspector.note(where, "both-sides", spot=name)

    def _is_barred(self, name: str, arm: str) -> bool:
        """The terrain is closed to the arm (A5A-4.2-i) and no road leads there (A5A-RUL-06)."""
        row = self.costs.get(self.board.terrain_at(name))
        closed = isinstance(row, dict) and arm in row and row[arm] is None
        return closed and (arm == "gunboat" or name not in self.board.lined)

    def _read_arrival(self, row: dict[str, Any], place: str) -> None:
        """The letters are those of the map (A5A-2.2-j)."""
        where = inside(place, "arrival")
        arrival = self.inspector.record(row["arrival"], where, ["turn", "entries"])
        self.inspector.whole(arrival, "turn", where, 1, max(1, self.turns))
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(arrival, "entries", where, 1, 26)):
            spot = f"{where}.entries[{number}]"
            letter = self.inspector.one_of(value, spot, list(self.board.letters), "no-entry")
            if letter is not None:
                self.inspector.fresh(letter, spot, seen)

    def _read_tags(self, row: dict[str, Any], place: str) -> None:
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(row, "tags", place, 0, len(TAG_NAMES))):
            where = f"{place}.tags[{number}]"
            tag = self.inspector.one_of(value, where, TAG_NAMES)
            if tag is not None and self.inspector.fresh(tag, where, seen):
                self.tags.add(tag)
