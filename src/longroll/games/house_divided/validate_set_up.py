"""The counters of a pack, inspected: what each kind is worth, how many there are and where they begin."""

from typing import Any, Final

from longroll.games.house_divided.terms import ARM_NAMES, INFANTRY, MILITIA, RANK_NAMES, SIDE_NAMES, UNION
from longroll.games.house_divided.validate_map import LARGEST_ARMY, MapValidator, Row
from longroll.games.house_divided.validate_turns import TurnValidator
from longroll.kernel.inspector import Inspector, shown

MOST_ROWS: Final = 120
LARGEST_VALUE: Final = 6  # a die shows no more
MOST_MILITIA: Final = 99
SET_UP_FIELDS: Final = ["first_turn", "naval_base", "units", "recruitment_pool", "draft_reserve"]
DRAFTED: Final = [SIDE_NAMES[UNION], ARM_NAMES[INFANTRY]]


class SetUpValidator:
    def __init__(self, inspector: Inspector, board: MapValidator, turns: TurnValidator, pack: Row) -> None:
        self.inspector = inspector
        self.board = board
        self.armies = dict.fromkeys(SIDE_NAMES[:2], 0)
        self.militia = dict.fromkeys(SIDE_NAMES[:2], 0)
        self.holders: dict[str, str] = {}
        if "counters" in pack:
            self._read_counters(pack["counters"])
        if "set_up" in pack:
            self._read_set_up(pack["set_up"], turns.shortest)

    # --- counters

    def _read_counters(self, value: Any) -> None:
        row = self.inspector.record(value, "counters", ["unit_types", "fourth_edition"], ["in_box"])
        kinds = self._read_kinds(row, "unit_types", "combat_value", 0, LARGEST_VALUE)
        missing = [f"{rank} {arm}" for arm in ARM_NAMES for rank in RANK_NAMES if f"{rank} {arm}" not in kinds]
        if missing and "unit_types" in row:
            self.inspector.note("counters.unit_types", "name-missing", name=", ".join(missing))
        self._read_kinds(row, "fourth_edition", "each_side", 1, LARGEST_ARMY)
        if "in_box" in row:
            sums = self.inspector.record(row["in_box"], "counters.in_box", ["total", "leaders"])
            for key in sums:
                self.inspector.whole(sums, key, "counters.in_box", 0, 999)

    def _read_kinds(self, row: Row, key: str, figure: str, least: int, most: int) -> dict[Any, str]:
        """A figure for some kinds of unit, for each once."""
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(row, key, "counters", 0, 12)):
            place = f"counters.{key}[{number}]"
            kind = self.inspector.record(value, place, ["arm", "rank", figure])
            arm = self.inspector.choice(kind, "arm", place, ARM_NAMES)
            rank = self.inspector.choice(kind, "rank", place, RANK_NAMES)
            if arm and rank:
                self.inspector.fresh(f"{rank} {arm}", place, seen)
            self.inspector.whole(kind, figure, place, least, most)
        return seen

    # --- the set-up

    def _read_set_up(self, value: Any, last_turn: int) -> None:
        inspector = self.inspector
        row = inspector.record(value, "set_up", SET_UP_FIELDS)
        inspector.whole(row, "first_turn", "set_up", 1, last_turn)
        base = self.board.box(row, "naval_base", "set_up")
        if base is not None and self.board.boxes[base].get("port") is False:
            inspector.note("set_up.naval_base", "no-port", box=shown(base))
        for key in ("units", "recruitment_pool", "draft_reserve"):
            for number, unit in enumerate(inspector.rows(row, key, "set_up", 0, MOST_ROWS)):
                self._read_row(unit, f"set_up.{key}[{number}]", key)
        self._check_sums()

    def _read_row(self, value: Any, place: str, key: str) -> None:
        """So many counters of one kind, in a box or waiting; those that wait are militia."""
        inspector = self.inspector
        deployed = key == "units"
        row = inspector.record(value, place, ["side", "arm", "rank", "count", *(["box"] if deployed else [])])
        drafted = key == "draft_reserve"
        sides = DRAFTED[:1] if drafted else SIDE_NAMES[:2]
        side = inspector.choice(row, "side", place, sides, "drafting-side" if drafted else "not-one-of")
        arms = DRAFTED[1:] if drafted else ARM_NAMES
        inspector.choice(row, "arm", place, arms, "drafted-arm" if drafted else "not-one-of")
        ranks = RANK_NAMES if deployed else RANK_NAMES[:1]
        rank = inspector.choice(row, "rank", place, ranks, "not-one-of" if deployed else "raised-rank")
        count = inspector.whole(row, "count", place, 0 if drafted else 1, LARGEST_ARMY)
        if side is None or count is None:
            return
        if rank == RANK_NAMES[MILITIA]:
            self.militia[side] += count
        if deployed:
            self.armies[side] += count
            self._occupy(row, place, side)

    def _occupy(self, row: Row, place: str, side: str) -> None:
        box = self.board.box(row, "box", place)
        if box is not None and self.holders.setdefault(box, side) != side:
            self.inspector.note(f"{place}.box", "both-sides", spot=shown(box))

    def _check_sums(self) -> None:
        for side in SIDE_NAMES[:2]:
            if self.armies[side] > LARGEST_ARMY:
                self.inspector.note("set_up.units", "many-units", side=side, count=self.armies[side], most=LARGEST_ARMY)
            if self.militia[side] > MOST_MILITIA:
                self.inspector.note("set_up", "many-militia", side=side, count=self.militia[side], most=MOST_MILITIA)
