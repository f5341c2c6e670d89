"""The length of the war in a pack, inspected: the turns, the scenarios and what decides them."""

from typing import Any, Final

from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.validate_map import MapValidator, Row
from longroll.kernel.inspector import Inspector, shown

MOST_TURNS: Final = 60
SHORTEST: Final = 9  # a campaign, which a handicap shortens by up to eight turns
LEAST_MARGIN: Final = 5  # of which a handicap spares up to four
FEWEST_PRIZES: Final = 3  # of which a handicap spares up to two
MOST_PRIZES: Final = 20
CAMPAIGN: Final = SCENARIO_NAMES[0]


class TurnValidator:
    """`shortest` is the last turn of the shortest scenario."""

    def __init__(self, inspector: Inspector, board: MapValidator, pack: Row) -> None:
        self.inspector = inspector
        self.board = board
        self.turns = self._read_turns(pack)
        self.shortest = self.turns or MOST_TURNS
        self._read_scenarios(pack)
        if "victory" in pack:
            self._read_victory(pack["victory"])

    def _read_turns(self, pack: Row) -> int:
        """How many turns there are; 0 where they are not sound."""
        turns = self.inspector.rows(pack, "calendar", "", SHORTEST, MOST_TURNS)
        for number, value in enumerate(turns):
            place = f"calendar[{number}]"
            row = self.inspector.record(value, place, ["turn", "year", "months", "union_draft"])
            turn = self.inspector.whole(row, "turn", place, 1, MOST_TURNS)
            if turn is not None and turn != number + 1:
                self.inspector.note(f"{place}.turn", "due", value=turn, due=number + 1)
            self.inspector.whole(row, "year", place, 1, 9999)
            for index, month in enumerate(self.inspector.rows(row, "months", place, 1, 2)):
                self.inspector.number(month, f"{place}.months[{index}]", 1, 12)
            self.inspector.whole(row, "union_draft", place, 0, 60)
        return len(turns)

    def _read_scenarios(self, pack: Row) -> None:
        """The campaign lasts as long as it lasts; the short game is decided by a margin."""
        seen: dict[Any, str] = {}
        for number, value in enumerate(self.inspector.rows(pack, "scenarios", "", 1, 9)):
            place = f"scenarios[{number}]"
            short = isinstance(value, dict) and value.get("id") != CAMPAIGN
            row = self.inspector.record(value, place, ["id", "last_turn", *(["margin"] if short else [])])
            name = self.inspector.choice(row, "id", place, list(SCENARIO_NAMES))
            if name is not None:
                self.inspector.fresh(name, f"{place}.id", seen)
            least, most = 1 if short else SHORTEST, self.turns or MOST_TURNS
            self.shortest = min(self.shortest, self.inspector.whole(row, "last_turn", place, least, most) or most)
            self.inspector.whole(row, "margin", place, LEAST_MARGIN, 30)
        for name in SCENARIO_NAMES:
            if name not in seen and "scenarios" in pack:
                self.inspector.note("scenarios", "name-missing", name=name)

    def _read_victory(self, value: Any) -> None:
        """Boxes that are still to be taken when the war begins."""
        row = self.inspector.record(value, "victory", ["union_boxes", "confederate_box"])
        seen: dict[Any, str] = {}
        prizes = self.inspector.rows(row, "union_boxes", "victory", FEWEST_PRIZES, MOST_PRIZES)
        for number, prize in enumerate(prizes):
            place = f"victory.union_boxes[{number}]"
            box = self.board.one_box(prize, place)
            if box is not None and self.inspector.fresh(box, place, seen):
                self._check_holder(box, place, "union")
        capital = self.board.box(row, "confederate_box", "victory")
        if capital is not None:
            self._check_holder(capital, "victory.confederate_box", "confederate")

    def _check_holder(self, box: str, place: str, side: str) -> None:
        if self.board.boxes[box].get("home") == side:
            self.inspector.note(place, "held-at-start", box=shown(box), side=side)
