"""AHD 1.0, the components: all that a pack says of the map, the counters, the calendar and the set-up, as tables."""

import struct

from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.network import Network
from longroll.games.house_divided.options import COUNTER_LIMIT, OPTIONS
from longroll.games.house_divided.places import Row
from longroll.games.house_divided.terms import (
    ARM_NAMES,
    CONFEDERATE,
    KINDS,
    MILITIA,
    RANK_NAMES,
    SIDE_NAMES,
    UNION,
    kind_of,
)


class Components(Network):
    """A box, a line, a unit and a route are numbers; `box_names` and its neighbours have their names. A side has
    `slots` names for units, as many as it can ever have on the map. What is made of one pack is shared by all its
    positions and never changes."""

    def __init__(self, pack: Row) -> None:
        super().__init__(pack["map"]["boxes"], pack["map"]["lines"])
        self.pack = pack
        set_up = pack["set_up"]
        self.unit_rows: list[Row] = set_up["units"]
        self.pool_rows: list[Row] = set_up["recruitment_pool"]
        self.reserve_rows: list[Row] = set_up["draft_reserve"]
        self.first_turn = int(set_up["first_turn"])
        self.slots = max(most_units(pack, side) for side in (UNION, CONFEDERATE))
        self.most_counters = max(self.slots, *[count_militia(set_up, side) for side in (UNION, CONFEDERATE)])
        self.units = 2 * self.slots
        self.unit_names = [f"{'uc'[unit // self.slots]}{unit % self.slots + 1}" for unit in range(self.units)]
        self.unit_numbers = {name: number for number, name in enumerate(self.unit_names)}
        self.unit_side = [unit // self.slots for unit in range(self.units)]
        self.slots_of = [range(self.slots), range(self.slots, self.units)]
        self.states = struct.Struct(f"<{self.units}I")
        self.type_rows: list[Row] = pack["counters"]["unit_types"]
        self.value = read_by_kind(self.type_rows, "combat_value")
        self.limits = [read_limits(value, pack["counters"]) for value in OPTIONS[COUNTER_LIMIT].values]
        self.turn_rows: list[Row] = pack["calendar"]
        self.drafts = {int(row["turn"]): int(row["union_draft"]) for row in self.turn_rows}
        lengths = {row["id"]: row for row in pack["scenarios"]}
        self.last_turn = [int(lengths[name]["last_turn"]) for name in SCENARIO_NAMES]
        self.margin = [int(lengths[name].get("margin", 0)) for name in SCENARIO_NAMES]
        self.victory_boxes = [self.box_numbers[name] for name in pack["victory"]["union_boxes"]]
        self.capital = self.box_numbers[pack["victory"]["confederate_box"]]
        self.base = self.box_numbers[pack["set_up"]["naval_base"]]


def read_by_kind(rows: list[Row], name: str) -> list[int]:
    """AHD-1.3-c: a number for every kind of unit; 0 where none is given."""
    values = [0] * KINDS
    for row in rows:
        values[kind_of_row(row)] = int(row[name])
    return values


def kind_of_row(row: Row) -> int:
    return kind_of(ARM_NAMES.index(row["arm"]), RANK_NAMES.index(row["rank"]))


def read_limits(value: str, counters: Row) -> list[int]:
    """The limit of each kind of counter with a value of the option `counter-limit`; 0 where there is none."""
    if value == "fourth-edition":
        return read_by_kind(counters["fourth_edition"], "each_side")
    return [0 if value == "none" else int(value)] * KINDS


def most_units(pack: Row, side: int) -> int:
    """The largest army that a side can have: with all cities that bear its numbers, or as it is set up."""
    name = SIDE_NAMES[side]
    maximum = sum([int(row["recruit"][name]) for row in pack["map"]["boxes"]])
    return max(maximum, sum([int(row["count"]) for row in pack["set_up"]["units"] if row["side"] == name]))


def count_militia(set_up: Row, side: int) -> int:
    """The militia counters of a side, wherever they are; all of them may come to lie in its pool."""
    rows = [*set_up["units"], *set_up["recruitment_pool"], *set_up["draft_reserve"]]
    ours = [row for row in rows if row["side"] == SIDE_NAMES[side] and row["rank"] == RANK_NAMES[MILITIA]]
    return sum([int(row["count"]) for row in ours])
