"""A broken pack is told where it is broken."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll import LongrollError
from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.pack import check_pack, check_text, load_pack, write_pack
from longroll.kernel.inspector import MOST_FLAWS
from tests.games.five_aprils.packs import PACKS, unit
from tests.games.flaws import ANYTHING, Swap, say, swapped, swaps

# --- broken packs: one thing changed, and what is said of it

MISSING = "missing"
CHANGES: list[tuple[str, Any, str]] = [
    ("format", "longroll-pack 2", 'format: "longroll-pack 2" is not one of these: longroll-pack 1'),
    (
        "title",
        "pea-rigde",
        'title: "pea-rigde" is not one of these: bull-run, pea-ridge, shiloh, gettysburg, bentonville',
    ),
    ("name", "", 'name: "" has 0 letters, 1 to 60 are allowed'),
    ("date", "x\x1b[31m", "date: a letter of it cannot be printed"),
    ("map", None, "map: null is not an object"),
    ("map.columns", [31, 145], "map.columns[1]: 145 is not between 0 and 99"),
    ("map.columns", [45, 31], "map.columns: the first is greater than the last"),
    ("map.columns", [31], "map.columns: 1 things, 2 or more are allowed"),
    ("map.rows", [1, 2, 3], "map.rows: 3 things, at most 2 are allowed"),
    ("map.north", "north", 'map.north: "north" is not one of these: up, right, down, left'),
    (
        "map.base",
        "forest",
        'map.base: "forest" is not one of these: clear, woods, hill, wooded-hill, marsh, rough, town, river',
    ),
    ("map.terrain.wodos", [], "map.terrain.wodos: unknown field (woods?)"),
    ("map.terrain.clear[0]", "9999", "map.terrain.clear[0]: 9999 is not a hex of this map"),
    ("map.terrain.clear[0]", 3603, "map.terrain.clear[0]: 3603 is not the number of a hex"),
    ("map.terrain.hill[0]", "4117", 'map.terrain.town[0]: "4117" is already at map.terrain.hill[0]'),
    ("map.hills[2].hexes[0]", "3605", "map.hills[2].hexes[0]: 3605 is clear, not a hill"),
    ("map.hills[2].hexes[0]", "3416", 'map.hills[2].hexes[0]: "3416" is already at map.hills[1].hexes[3]'),
    ("map.lines[3].hexes[2]", "9999", "map.lines[3].hexes[2]: 9999 is not a hex of this map"),
    ("map.lines[3].hexes[2]", "3615", "map.lines[3].hexes[2]: 3615 does not touch 3604, the hex before it"),
    ("map.lines[3].kind", "raod", 'map.lines[3].kind: "raod" is not one of these: road, trail, railroad'),
    ("map.lines[3].hexes", ["3605"], "map.lines[3].hexes: 1 things, 2 or more are allowed"),
    ("map.water[0].sides[1]", "3105|3206", "map.water[0].sides[1]: 3105 and 3206 do not touch"),
    ("map.water[0].sides[1]", "3105|3005", "map.water[0].sides[1]: 3005 is not a hex of this map"),
    (
        "map.water[0].sides[1]",
        "3105-3205",
        'map.water[0].sides[1]: "3105-3205" is not a side (two hexes, like 0101|0102)',
    ),
    ("map.water[0].sides[1]", "3106|3105", 'map.water[0].sides[1]: "3105|3106" is already at map.water[0].sides[0]'),
    ("map.water[1].sides[0]", "3105|3106", 'map.water[1].sides[0]: "3105|3106" is already at map.water[0].sides[0]'),
    ("map.water[1].name", "Winton Branch", 'map.water[2].name: "Winton Branch" is already at map.water[1].name'),
    ("map.crossings[0].side", "3605|3606", "map.crossings[0].side: there is no water on 3605|3606"),
    ("map.crossings[0].side", "3105|3106", 'map.crossings[1].side: "3105|3106" is already at map.crossings[0].side'),
    ("map.crossings[0].kind", "ferry", 'map.crossings[0].kind: "ferry" is not one of these: bridge, ford, none'),
    ("map.talus[1]", "3511|3611", 'map.talus[1]: "3511|3611" is already at map.talus[0]'),
    ("map.bank", ["0101"], "map.bank[0]: 0101 is not a hex of this map"),
    ("map.places[0].hex", "4601", "map.places[0].hex: 4601 is not a hex of this map"),
    ("map.places[0].hexes", [], "map.places[0].hexes: unknown field (hex?)"),
    ("map.entries[1].letter", "A", 'map.entries[1].letter: "A" is already at map.entries[0].letter'),
    ("map.entries[1].letter", "é", 'map.entries[1].letter: "é" is not a letter from A to Z'),
    ("map.compass.union[0]", "N", 'map.compass.union[0]: "N" is not one of these: U, UR, DR, D, DL, UL'),
    ("map.compass.union[1]", "UR", 'map.compass.union[1]: "UR" is already at map.compass.union[0]'),
    ("map.objectives[1].hex", "3605", 'map.objectives[1].hex: "3605" is already at map.objectives[0].hex'),
    ("map.objectives[1].side", "both", 'map.objectives[1].side: "both" is not one of these: "", union, confederate'),
    ("map.control", "france", 'map.control: "france" is not one of these: union, confederate, nobody'),
    ("turns[4].turn", 6, "turns[4].turn: 6 where 5 is due"),
    ("turns[4].day", 2, "turns[5].day: 1 comes after 2"),
    ("turns[4].night", "no", 'turns[4].night: "no" is not true or false'),
    ("turns[14].check", False, "turns[14].check: the game ends here, so victory is checked"),
    ("turns[4].arrivals", [2, 7], "turns[4].arrivals[1]: 7 is not between 1 and 6"),
    ("turns", [], "turns: 0 things, 1 or more are allowed"),
    ("formations[1].id", "davis", 'formations[3].id: "davis" is already at formations[1].id'),
    ("formations[1].id", "Carr's", 'formations[1].id: "Carr\'s" is not an id (small letters, digits and hyphens)'),
    ("formations[1].markers", 3, "formations[1].markers: 3 is not between 1 and 2"),
    ("formations[1].first_turn", 16, "formations[1].first_turn: 16 is not between 1 and 15"),
    ("formations[1].side", "onion", 'formations[1].side: "onion" is not one of these: union, confederate'),
    ("combat.union", True, "combat.union: true is not a whole number"),
    ("units[18].formation", "prise", 'units[18].formation: "prise" is not a formation (price?)'),
    ("units[18].formation", "carr", "units[18].formation: carr is of the union side"),
    ("units[18].id", "c-slack", 'units[19].id: "c-slack" is already at units[18].id'),
    ("units[18].id", "u-price", 'units[18].id: "u-price" does not begin with c-, as units of the confederate side do'),
    ("units[18].label", "Sterling Price", 'units[18].label: "Sterling Price" has 14 letters, 1 to 9 are allowed'),
    ("units[18].arm", "dragoon", 'units[18].arm: "dragoon" is not one of these: infantry, cavalry, artillery, gunboat'),
    ("units[18].full", [1, 2, 3], "units[18].full: 3 things, 4 or more are allowed"),
    ("units[18].full[1]", 0, "units[18].full[1]: 0 is not between 1 and 40"),
    ("units[18].full[0]", 10**30, "units[18].full[0]: ... is not between 0 and 40"),
    ("units[18].full[2]", 3.5, "units[18].full[2]: 3.5 is not a whole number"),
    ("units[18].reduced[3]", -6, "units[18].reduced[3]: -6 is not between -5 and 5"),
    ("units[18].setup", "3205", "units[18]: it has both a setup and an arrival"),
    ("units[18].setup", "3205", "units[18].setup: both sides stand in 3205"),
    ("units[18].arrival", MISSING, "units[18]: it has neither a setup nor an arrival"),
    ("units[18].arrival.turn", 0, "units[18].arrival.turn: 0 is not between 1 and 15"),
    ("units[18].arrival.entries[0]", "E", 'units[18].arrival.entries[0]: "E" is not an entry letter of this map'),
    (
        "units[18].tags",
        ["indain"],
        'units[18].tags[0]: "indain" is not one of these: indian, missouri, buford, reserve, forrest, optional',
    ),
    ("units[18].tags", MISSING, "units[18].tags: missing"),
    ("units[18].division", "x y", 'units[18].division: "x y" is not an id (small letters, digits and hyphens)'),
    ("tables.columns[0]", "1-3", "tables.columns: 1-4 is missing"),
    (
        "tables.columns[0]",
        "1-5",
        'tables.columns[0]: "1-5" is not one of these: 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1',
    ),
    ("tables.rows[1]", 3, "tables.rows[1]: 3 does not follow -2"),
    ("tables.attacker.3-1", MISSING, "tables.attacker.3-1: missing"),
    ("tables.attacker.7-1", ["-"] * 12, "tables.attacker.7-1: unknown field"),
    ("tables.attacker.3-1", ["-"] * 11, "tables.attacker.3-1: 11 results for 12 rows"),
    ("tables.defender.3-1[4]", "2r", 'tables.defender.3-1[4]: "2r" is not a result (-, 1, 1R, 2, 2R ...)'),
    ("tables.defender.3-1[4]", None, "tables.defender.3-1[4]: null is not a result (-, 1, 1R, 2, 2R ...)"),
    ("tables.morale", "4", 'tables.morale: "4" is not a whole number'),
    ("tables.hexes.woods", MISSING, "tables.hexes.woods: missing"),
    (
        "tables.hexes.woods.infantry",
        0.3,
        "tables.hexes.woods.infantry: 0.3 is not a half or whole number",
    ),
    ("tables.hexes.woods.infantry", float("nan"), "tables.hexes.woods.infantry: nan is not a half or whole number"),
    ("tables.hexes.woods.gunboat", 1, "tables.hexes.woods.gunboat: 1 where only null is possible"),
    ("tables.hexes.river.infantry", 1, "tables.hexes.river.infantry: 1 where only null is possible"),
    ("tables.hexes.woods.blocks", 1, "tables.hexes.woods.blocks: 1 is not true or false"),
    ("tables.sides.river.cavalry", 3, "tables.sides.river.cavalry: 3 where only null is possible"),
    ("tables.sides.road.rate", None, "tables.sides.road.rate: null is not a number of movement points"),
    ("tables.sides.talus.shift", -4, "tables.sides.talus.shift: -4 is not between -3 and 3"),
    ("tables.sides.hedge", {}, "tables.sides.hedge: unknown field"),
    ("provenance.units.u-dodge", 4, "provenance.units.u-dodge: 4 is not a text"),
    ("provenance.units", [], "provenance.units: [...] is not a text"),
    ("unit", [], "unit: unknown field (units?)"),
    ("tables", MISSING, "tables: missing"),
]


def steps_of(path: str) -> list[str | int]:
    steps: list[str | int] = []
    for part in path.split("."):
        name, *indexes = part.replace("]", "").split("[")
        steps += [name, *map(int, indexes)]
    return steps


def changed(path: str, value: Any, title: str = "pea-ridge") -> dict[str, Any]:
    pack = copy.deepcopy(PACKS[title])
    *way, last = steps_of(path)
    here: Any = pack
    for step in way:
        here = here[step]
    if value == MISSING:
        del here[last]
    else:
        here[last] = value
    return pack


def told(pack: Any) -> list[str]:
    return say(check_pack(pack))


@pytest.mark.parametrize(("path", "value", "flaw"), CHANGES, ids=[f"{path}={str(v)[:20]}" for path, v, _ in CHANGES])
def test_a_broken_pack_is_told_where_it_is_broken(path: str, value: Any, flaw: str) -> None:
    found = told(changed(path, value))
    assert any(one == flaw or one.startswith(flaw) for one in found), found


def test_every_flaw_is_told_at_once() -> None:
    pack = changed("map.lines[3].hexes[2]", "9999")
    pack["units"][18]["formation"] = "prise"
    pack["tables"]["morale"] = 99
    pack["colour"] = "red"
    places = {flaw.place for flaw in check_pack(pack)}
    assert {"map.lines[3].hexes[2]", "units[18].formation", "tables.morale", "colour"} == places


def test_columns_out_of_order() -> None:
    columns = list(PACKS["pea-ridge"]["tables"]["columns"])
    columns[0], columns[1] = columns[1], columns[0]
    (flaw,) = check_pack(changed("tables.columns", columns))
    assert flaw.place == "tables.columns"
    assert flaw.key == "not-in-order"


def test_a_third_unit_in_a_hex() -> None:
    pack = changed("units[1].setup", "4312")
    pack["units"][1].pop("arrival")
    assert check_pack(pack) == []
    pack["units"][2] |= {"setup": "4312"}
    del pack["units"][2]["arrival"]
    assert told(pack) == ["units[4].setup: 4312 already holds 2 units"]


def test_units_set_up_where_they_cannot_go() -> None:
    place = PACKS["shiloh"]["units"].index(unit("shiloh", "u-lexington"))
    assert told(changed(f"units[{place}].setup", "1107", "shiloh")) == [
        f"units[{place}].setup: 1107 is clear, which is closed to gunboat"
    ]
    guns = PACKS["shiloh"]["units"].index(unit("shiloh", "u-art1"))
    assert told(changed(f"units[{guns}].setup", "1902", "shiloh")) == [
        f"units[{guns}].setup: 1902 is marsh, which is closed to artillery"
    ]


def test_no_line_runs_into_the_river() -> None:
    (flaw,) = check_pack(changed("map.lines[0].hexes", ["1921", "1922"], "shiloh"))
    assert say([flaw]) == ["map.lines[0].hexes[1]: 1922 is a river hex, which no line enters"]


def test_a_division_belongs_to_one_corps() -> None:
    place = PACKS["gettysburg"]["units"].index(unit("gettysburg", "c-hays"))
    assert told(changed(f"units[{place}].division", "hood", "gettysburg")) == [
        f"units[{place}].division: hood is a division of longstreet"
    ]


def test_a_formation_without_units() -> None:
    row = {"id": "sigel", "side": "union", "name": "Sigel", "markers": 1, "first_turn": 1}
    assert told(changed("formations", [*PACKS["pea-ridge"]["formations"], row])) == [
        "formations[7]: no unit belongs to sigel"
    ]


# --- what the exclusive rules speak of must be there

NEEDED: list[tuple[str, str, Any, str]] = [
    ("bull-run", "map.water[1].name", "Cat Run", 'map.water: "Catharpin Run" is missing, of which the rules'),
    ("bull-run", "map.water[0].kind", "stream", 'map.water: "Bull Run" is a stream, the rules call it a creek'),
    (
        "bull-run",
        "turns[8].check",
        False,
        "turns: the rules of this battle check victory after these turns and no other: 9, 10",
    ),
    (
        "bull-run",
        "turns[3].check",
        True,
        "turns: the rules of this battle check victory after these turns and no other: 9, 10",
    ),
    ("bull-run", "map.objectives[2]", MISSING, "map.objectives: 2 objectives, the rules have 3"),
    ("bull-run", "map.objectives", [], "map.objectives: 0 objectives, the rules have 3"),
    ("pea-ridge", "map.entries[0].letter", "E", 'map.entries: "A" is missing, of which the rules'),
    ("pea-ridge", "units[27].tags", [], 'units: no unit bears the tag "indian", of which the rules'),
    ("shiloh", "formations[0].id", "first", 'formations: "1st-division" is missing, of which the rules'),
    ("shiloh", "map.columns", [16, 30], 'map: "1502" is missing, of which the rules'),
    (
        "gettysburg",
        "map.objectives[2].name",
        "Culps Hill",
        "map.objectives: 2 hexes of",
    ),
    ("bentonville", "turns[4]", MISSING, "turns: 4 turns, the rules of this battle have 5"),
    ("bentonville", "formations[0].id", "union-combat", 'formations[0].id: "union-combat" is the name of a Combat'),
]


@pytest.mark.parametrize(("title", "path", "value", "flaw"), NEEDED, ids=[f"{one[0]}-{one[1]}" for one in NEEDED])
def test_a_pack_lacks_what_its_rules_speak_of(title: str, path: str, value: Any, flaw: str) -> None:
    assert any(one.startswith(flaw) for one in told(changed(path, value, title)))


# --- a pack that passes can be fought with


@given(swaps(PACKS["pea-ridge"]))
def test_whatever_passes_can_be_read(changes: list[Swap]) -> None:
    pack = swapped(PACKS["pea-ridge"], changes)
    if pack is not None and not check_pack(pack):
        battle = Battle(pack)
        assert battle.sight(battle.objectives[0])
        assert load_pack(write_pack(pack)) == pack


# --- hostile values


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", "line 1, column 1: not JSON: Expecting value"),
        ("{", "line 1, column 2: not JSON"),
        ("[]", "pack: [...] is not an object"),
        ("null", "pack: null is not an object"),
        ('{"map": NaN}', "pack: a number that cannot be read"),
        ('{"map": -Infinity}', "pack: a number that cannot be read"),
        ('{"map": 1' + "0" * 5000 + "}", "pack: a number that cannot be read"),
        ('{"map": 1e999}', "map: inf is not an object"),
        ('{"map": 1, "map": 2}', 'pack: the field "map" is there twice in one object'),
        ("[" * 200_000, "pack: nested too deeply"),
        ('{"a":' * 100_000, "pack: nested too deeply"),
        ('"' + "x" * 4_000_000 + '"', "pack: 4000002 letters, at most 4000000 are allowed"),
        ("\ud800", "line 1, column 1: not JSON"),
    ],
    ids=range(13),
)
def test_what_is_not_a_pack_at_all(text: str, flaw: str) -> None:
    assert any(one.startswith(flaw) for one in say(check_text(text)))
    with pytest.raises(LongrollError):
        load_pack(text)


def test_too_many_units_or_hexes() -> None:
    pack = changed("units", PACKS["pea-ridge"]["units"] * 7)
    assert "units: 203 things, at most 200 are allowed" in told(pack)
    assert told(changed("map.columns", [0, 99]))[0] == "map: 2600 hexes, at most 2000 are allowed"


def test_a_flood_of_flaws_is_cut_short() -> None:
    flaws = check_pack(changed("map.talus", ["x"] * 10_000))
    assert len(flaws) == MOST_FLAWS + 1
    assert flaws[-1].key == "more"


def test_deeply_nested_values_are_not_followed() -> None:
    deep: Any = []
    for _ in range(50_000):
        deep = [deep]
    for path in ("map", "units", "provenance.units", "map.lines[0].hexes", "units[0].full", "tables.rows"):
        assert check_pack(changed(path, deep))


def test_the_error_lists_the_first_flaws_and_counts_the_rest() -> None:
    with pytest.raises(LongrollError, match=r"turns\[0\]\.turn: 9 where 1 is due") as raised:
        load_pack(write_pack(changed("turns[0].turn", 9)))
    assert "more" not in str(raised.value)
    with pytest.raises(LongrollError, match=r"; and 18 more$"):
        load_pack(write_pack(changed("map.talus", ["x"] * 30)))


PATHS = sorted({path for path, _, _ in CHANGES if path not in ("unit", "tables.sides.hedge", "tables.attacker.7-1")})


@given(st.sampled_from(PATHS), ANYTHING)
def test_nothing_put_anywhere_makes_it_stumble(path: str, value: Any) -> None:
    try:
        pack = changed(path, value)
    except (KeyError, IndexError):
        return
    flaws = check_pack(pack)
    assert all(flaw.place for flaw in flaws)
    assert all(say(flaws))


@given(ANYTHING)
def test_whatever_is_no_pack_is_refused(value: Any) -> None:
    assert check_pack(value)
