"""A broken pack is told where it is broken."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.pack import check_pack, load_pack, printed_components, write_pack
from longroll.games.house_divided.setup import set_up
from longroll.kernel.dice import SeededDice
from tests.games.flaws import ANYTHING, Swap, expect_flaw, say, swapped, swaps
from tests.games.house_divided.packs import MISSING, changed_pack

CHANGES: list[tuple[str, Any, str | None]] = [
    ("format", "longroll-pack 2", 'format: "longroll-pack 2" is not one of these: longroll-pack 1'),
    ("title", "house-dvided", 'title: "house-dvided" is not one of these: house-divided'),
    ("name", "", 'name: "" has 0 letters, 1 to 60 are allowed'),
    ("map", None, "map: null is not an object"),
    ("map.boxes", [], "map.boxes: 0 things, 2 or more are allowed"),
    ("map.boxes[0].id", "atlanta", 'map.boxes[4].id: "atlanta" is already at map.boxes[0].id'),
    ("map.boxes[0].id", "Albany!", 'map.boxes[0].id: "Albany!" is not an id (small letters, digits and hyphens)'),
    ("map.boxes[0].id", "u12", 'map.boxes[0].id: "u12" means something else in the text of a position'),
    ("map.boxes[0].id", "from-here", 'map.boxes[0].id: "from-here" means something else in the text of a position'),
    ("map.boxes[0].id", "im", 'map.boxes[0].id: "im" means something else in the text of a position'),
    ("map.boxes[0].name", 3, "map.boxes[0].name: 3 is not a text"),
    ("map.boxes[0].x", 1001, "map.boxes[0].x: 1001 is not between 0 and 1000"),
    ("map.boxes[0].y", "500", 'map.boxes[0].y: "500" is not a whole number'),
    ("map.boxes[0].home", "onion", 'map.boxes[0].home: "onion" is not one of these: union, confederate, neutral'),
    ("map.boxes[0].recruit.union", 10, "map.boxes[0].recruit.union: 10 is not between 0 and 9"),
    ("map.boxes[0].recruit.france", 1, "map.boxes[0].recruit.france: unknown field"),
    ("map.boxes[0].recruit", 2, "map.boxes[0].recruit: 2 is not an object"),
    ("map.boxes[0].port", 1, "map.boxes[0].port: 1 is not true or false"),
    ("map.boxes[0].permanent_entrenchment", MISSING, "map.boxes[0].permanent_entrenchment: missing"),
    ("map.boxes[0].river_sides", ["NE"], 'map.boxes[0].river_sides[0]: "NE" is not one of these: N, E, S, W'),
    (
        "map.boxes[0].river_sides",
        ["N", "N"],
        'map.boxes[0].river_sides[1]: "N" is already at map.boxes[0].river_sides[0]',
    ),
    ("map.lines[0].a", "albani", 'map.lines[0].a: "albani" is not a box of this map (albany?)'),
    ("map.lines[0].b", "albany", "map.lines[0].b: the line ends where it begins"),
    ("map.lines[0].type", "raod", 'map.lines[0].type: "raod" is not one of these: road, rail, river'),
    ("map.lines[0].downstream", "albany", "map.lines[0].downstream: unknown field"),
    (
        "map.lines[0].crossing_into",
        ["richmond"],
        'map.lines[0].crossing_into[0]: "richmond" is not one of these: albany, columbus-ga',
    ),
    ("map.lines[0].crossing_into", ["albany"], 'map.lines[0].crossing_into[0]: "albany" has no river side'),
    ("map.lines", [], "map.lines: 0 things, 1 or more are allowed"),
    ("counters.unit_types[0].combat_value", 7, "counters.unit_types[0].combat_value: 7 is not between 0 and 6"),
    (
        "counters.unit_types[0].rank",
        "veteran",
        'counters.unit_types[1]: "veteran infantry" is already at counters.unit_types[0]',
    ),
    ("counters.unit_types[0].rank", "veteran", "counters.unit_types: militia infantry is missing"),
    ("counters.fourth_edition[0].each_side", 0, "counters.fourth_edition[0].each_side: 0 is not between 1 and 63"),
    ("counters.in_box.total", -1, "counters.in_box.total: -1 is not between 0 and 999"),
    ("calendar[4].turn", 6, "calendar[4].turn: 6 where 5 is due"),
    ("calendar[4].months", [13], "calendar[4].months[0]: 13 is not between 1 and 12"),
    ("calendar[4].months", [], "calendar[4].months: 0 things, 1 or more are allowed"),
    ("calendar[4].union_draft", "four", 'calendar[4].union_draft: "four" is not a whole number'),
    ("calendar", [], "calendar: 0 things, 9 or more are allowed"),
    ("scenarios[0].last_turn", 41, "scenarios[0].last_turn: 41 is not between 9 and 40"),
    ("scenarios[0].margin", 5, "scenarios[0].margin: unknown field"),
    ("scenarios[1].margin", 4, "scenarios[1].margin: 4 is not between 5 and 30"),
    ("scenarios[1].margin", MISSING, "scenarios[1].margin: missing"),
    ("scenarios[1]", MISSING, "scenarios: short is missing"),
    ("set_up.first_turn", 11, "set_up.first_turn: 11 is not between 1 and 10"),
    ("set_up.naval_base", "atlanta", 'set_up.naval_base: "atlanta" is not a port'),
    ("set_up.naval_base", "washingtn", 'set_up.naval_base: "washingtn" is not a box of this map (washington?)'),
    ("set_up.units[0].box", "xyz", 'set_up.units[0].box: "xyz" is not a box of this map'),
    ("set_up.units[0].box", "richmond", None),
    ("set_up.units[0].box", "atlanta", 'set_up.units[14].box: both sides stand in "atlanta"'),
    ("set_up.units[0].count", 0, "set_up.units[0].count: 0 is not between 1 and 63"),
    ("set_up.units[0].rank", "general", 'set_up.units[0].rank: "general" is not one of these: militia, veteran, crack'),
    ("set_up.units[0].count", 60, "set_up.units: 69 union units, at most 63 are allowed"),
    (
        "set_up.recruitment_pool[0].rank",
        "veteran",
        'set_up.recruitment_pool[0].rank: "veteran" is not militia, which alone is raised',
    ),
    (
        "set_up.draft_reserve[0].side",
        "confederate",
        'set_up.draft_reserve[0].side: "confederate" is not the side that drafts, the union',
    ),
    (
        "set_up.draft_reserve[0].arm",
        "cavalry",
        'set_up.draft_reserve[0].arm: "cavalry" is not infantry, which alone is drafted',
    ),
    ("victory.union_boxes", ["mobile", "atlanta"], "victory.union_boxes: 2 things, 3 or more are allowed"),
    ("victory.union_boxes[0]", "chicago", 'victory.union_boxes[0]: "chicago" is union from the beginning'),
    (
        "victory.union_boxes[1]",
        "new-orleans",
        'victory.union_boxes[1]: "new-orleans" is already at victory.union_boxes[0]',
    ),
    ("victory.confederate_box", "richmond", 'victory.confederate_box: "richmond" is confederate from the beginning'),
    ("provenance.boxes.albany", 4, "provenance.boxes.albany: 4 is not a text"),
    ("provenance", MISSING, None),
    ("maps", {}, "maps: unknown field (map?)"),
    ("victory", MISSING, "victory: missing"),
]


def told(pack: Any) -> list[str]:
    return say(check_pack(pack))


@pytest.mark.parametrize(("path", "value", "flaw"), CHANGES, ids=[f"{path}={value}"[:60] for path, value, _ in CHANGES])
def test_a_flaw_is_told_with_its_place(path: str, value: Any, flaw: str | None) -> None:
    expect_flaw(changed_pack({path: value}), flaw, check_pack)


def test_every_flaw_is_told() -> None:
    pack = changed_pack({"map.boxes[3].x": -1, "set_up.units[2].arm": "guns", "calendar[7].year": "1862"})
    assert told(pack) == [
        "map.boxes[3].x: -1 is not between 0 and 1000",
        'calendar[7].year: "1862" is not a whole number',
        'set_up.units[2].arm: "guns" is not one of these: infantry, cavalry',
    ]


def river(pack: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    return next((number, row) for number, row in enumerate(pack["map"]["lines"]) if row["type"] == "river")


def test_a_river_has_a_name_and_flows_to_one_of_its_ends() -> None:
    pack = changed_pack({})
    number, row = river(pack)
    row["downstream"] = "chicago"
    del row["river"]
    ends = f"{row['a']}, {row['b']}"
    assert told(pack) == [
        f"map.lines[{number}].river: missing",
        f'map.lines[{number}].downstream: "chicago" is not one of these: {ends}',
    ]


def test_a_line_is_drawn_once_and_every_box_is_reached() -> None:
    pack = changed_pack({})
    first = pack["map"]["lines"][0]
    pack["map"]["lines"].append({**first, "a": first["b"], "b": first["a"]})
    assert f"map.lines[{len(pack['map']['lines']) - 1}]" in told(pack)[0]
    alone = changed_pack({})
    alone["map"]["lines"] = [row for row in alone["map"]["lines"] if "albany" not in (row["a"], row["b"])]
    assert told(alone) == ["map.boxes[0]: no line leads there"]


def test_too_many_neighbours_numbers_or_ways() -> None:
    pack = changed_pack({})
    names = [row["id"] for row in pack["map"]["boxes"]]
    joined = {(row["a"], row["b"]) for row in pack["map"]["lines"]} | {
        (row["b"], row["a"]) for row in pack["map"]["lines"]
    }
    more = [name for name in names[1:] if ("albany", name) not in joined][:15]
    pack["map"]["lines"] += [{"a": "albany", "b": name, "type": "road", "crossing_into": []} for name in more]
    assert "boxes around it, at most 15 are allowed" in told(pack)[0]
    for row in pack["map"]["boxes"][:8]:
        row["recruit"]["union"] = 9
    assert "the union numbers of all boxes come to" in told(pack)[0]


@given(swaps(printed_components().pack))
def test_whatever_passes_can_be_played(changes: list[Swap]) -> None:
    pack = swapped(printed_components().pack, changes)
    if pack is not None and not check_pack(pack):
        assert set_up(Components(pack), 0, [0] * 25, SeededDice("swapped")).pack()
        assert load_pack(write_pack(pack)) == pack


PATHS = sorted({path for path, _, _ in CHANGES if path not in ("maps", "map.lines[0].downstream")})


@given(st.sampled_from(PATHS), ANYTHING)
def test_nothing_put_anywhere_makes_it_stumble(path: str, value: Any) -> None:
    pack = changed_pack({path: value})
    if not check_pack(pack):
        Components(pack)
