"""The five packs hold together and say what the rulebook says; a broken pack is told where it is broken."""

import copy
import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll import LongrollError
from longroll.games.five_aprils.battle import read_battle
from longroll.games.five_aprils.inspector import MOST_FLAWS
from longroll.games.five_aprils.pack import FOLDERS, check_pack, check_text, load_pack, printed_pack, write_pack
from longroll.kernel.hexes import direction_to, read_number

PACKS: dict[str, dict[str, Any]] = {title: load_pack(printed_pack(title)) for title in FOLDERS}
ALL = pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)


def numbers_of(pack: dict[str, Any]) -> set[str]:
    (left, right), (top, bottom) = pack["map"]["columns"], pack["map"]["rows"]
    return {f"{column:02d}{row:02d}" for column in range(left, right + 1) for row in range(top, bottom + 1)}


def touch(one: str, other: str) -> bool:
    a, b = read_number(one), read_number(other)
    return a is not None and b is not None and direction_to(a, b) >= 0


def sides_of(pack: dict[str, Any]) -> list[str]:
    chart = pack["map"]
    wet = [side for water in chart["water"] for side in water["sides"]]
    return [*wet, *chart["talus"], *(row["side"] for row in chart["crossings"])]


def unit(title: str, name: str) -> dict[str, Any]:
    (found,) = [row for row in PACKS[title]["units"] if row["id"] == name]
    return dict(found)


def water(title: str, name: str) -> dict[str, Any]:
    (found,) = [row for row in PACKS[title]["map"]["water"] if row["name"] == name]
    return dict(found)


def terrain(title: str, number: str) -> str:
    chart = PACKS[title]["map"]
    found = [kind for kind, numbers in chart["terrain"].items() if number in numbers]
    return str(found[0]) if found else str(chart["base"])


# --- the five packs hold together


@ALL
def test_a_pack_is_sound_and_in_its_canonical_form(pack: dict[str, Any]) -> None:
    text = printed_pack(pack["title"])
    assert check_text(text) == []
    assert write_pack(json.loads(text)) == text


@ALL
def test_every_named_hex_is_on_the_map(pack: dict[str, Any]) -> None:
    chart, there = pack["map"], numbers_of(pack)
    named = [number for numbers in chart["terrain"].values() for number in numbers]
    named += [number for key in ("hills", "lines", "entries") for row in chart[key] for number in row["hexes"]]
    named += [row["hex"] for key in ("places", "objectives") for row in chart[key]] + chart["bank"]
    named += [row["setup"] for row in pack["units"] if "setup" in row]
    named += [number for side in sides_of(pack) for number in side.split("|")]
    assert set(named) <= there


@ALL
def test_lines_are_chains_and_sides_lie_between_neighbours(pack: dict[str, Any]) -> None:
    for row in pack["map"]["lines"]:
        assert all(touch(*pair) for pair in pairwise(row["hexes"])), row["name"]
    assert all(touch(*side.split("|")) for side in sides_of(pack))
    assert all(side.split("|") == sorted(side.split("|")) for side in sides_of(pack))


@ALL
def test_where_a_line_meets_water_the_pack_says_how_it_crosses(pack: dict[str, Any]) -> None:
    chart = pack["map"]
    wet = {side for row in chart["water"] for side in row["sides"]}
    crossed = {"|".join(sorted(pair)) for row in chart["lines"] for pair in pairwise(row["hexes"])}
    assert crossed & wet <= {row["side"] for row in chart["crossings"]}


@ALL
def test_no_more_than_two_units_of_one_side_are_set_up_in_a_hex(pack: dict[str, Any]) -> None:
    places = Counter(row["setup"] for row in pack["units"] if "setup" in row)
    assert max(places.values()) <= 2
    assert len({(row["setup"], row["side"]) for row in pack["units"] if "setup" in row}) == len(places)


@pytest.mark.rule("A5A-2.2-f")
@ALL
def test_a_formation_has_units_of_its_own_side_and_first_moves_when_one_is_there(pack: dict[str, Any]) -> None:
    for formation in pack["formations"]:
        units = [row for row in pack["units"] if row["formation"] == formation["id"]]
        assert {row["side"] for row in units} == {formation["side"]}
        beginning = min(row["arrival"]["turn"] if "arrival" in row else 1 for row in units)
        assert formation["first_turn"] >= beginning


@ALL
def test_both_sides_are_there_and_labels_fit_a_counter(pack: dict[str, Any]) -> None:
    assert {row["side"] for row in pack["units"]} == {"union", "confederate"}
    for side in ("union", "confederate"):
        labels = [row["label"] for row in pack["units"] if row["side"] == side]
        assert all(1 <= len(label) <= 9 for label in labels)


@ALL
def test_a_reduced_face_is_never_better(pack: dict[str, Any]) -> None:
    for row in pack["units"]:
        if row["reduced"]:
            assert all(less <= full for less, full in zip(row["reduced"], row["full"], strict=True)), row["id"]


@pytest.mark.rule("A5A-2.1-c", "A5A-2.1-d")
@ALL
def test_a_hex_has_one_terrain(pack: dict[str, Any]) -> None:
    listed = [number for numbers in pack["map"]["terrain"].values() for number in numbers]
    assert len(listed) == len(set(listed))
    assert pack["map"]["base"] in ("clear", "woods")


@pytest.mark.rule("A5A-2.2-k")
@ALL
def test_one_pack_differs_from_another_in_everything_but_the_card(pack: dict[str, Any]) -> None:
    assert pack["tables"] == PACKS["bull-run"]["tables"]
    for title, other in PACKS.items():
        if title != pack["title"]:
            assert all(pack[key] != other[key] for key in ("name", "date", "map", "turns", "formations", "units"))


@ALL
def test_provenance_speaks_of_things_that_are_there(pack: dict[str, Any]) -> None:
    said, chart = pack["provenance"], pack["map"]
    there = {
        "units": {row["id"] for row in pack["units"]},
        "formations": {row["id"] for row in pack["formations"]},
        "places": {row["name"] for row in chart["places"]},
        "entries": {row["letter"] for row in chart["entries"]},
        "objectives": {row["hex"] for row in chart["objectives"]} | {"control"},
        "crossings": {row["side"] for row in chart["crossings"]},
    }
    for section, names in there.items():
        assert set(said[section]) - {"all"} <= names
    assert set(said["objectives"]) == there["objectives"]
    assert set(said["entries"]) == there["entries"]


# --- what the rulebook fixes


@pytest.mark.rule("A5A-12.4-a", "A5A-13.3-a", "A5A-14.5-a", "A5A-16.3-a")
def test_objectives() -> None:
    def found(title: str) -> dict[str, str]:
        return {row["hex"]: row["name"] for row in PACKS[title]["map"]["objectives"]}

    assert found("bull-run") == {"3912": "Stone Bridge", "3413": "Robinson House", "3315": "Henry House"}
    assert found("pea-ridge") == {"3605": "Elkhorn Tavern", "4009": "Union HQ", "4117": "Leetown"}
    assert list(found("shiloh")) == ["1012", "1107", "1415", "1921", "2711"]
    assert sorted(found("bentonville")) == ["0110", "0210", "0212", "0310", "0410", "0411", "0512"]
    control = {title: pack["map"]["control"] for title, pack in PACKS.items()}
    assert control == {
        "bull-run": "confederate",
        "pea-ridge": "union",
        "shiloh": "union",
        "gettysburg": "nobody",
        "bentonville": "union",
    }


@pytest.mark.rule("A5A-15.6-a", "A5A-RUL-65")
def test_objectives_of_gettysburg() -> None:
    rows = PACKS["gettysburg"]["map"]["objectives"]
    confederate = Counter(row["name"] for row in rows if row["side"] == "confederate")
    assert confederate == {"Little Round Top": 1, "Big Round Top": 1, "Culp's Hill": 3, "Cemetery Hill": 4}
    assert {"2912", "3212"} <= {row["hex"] for row in rows if row["side"] == "confederate"}
    assert sum(row["side"] == "union" for row in rows) == 5


@pytest.mark.rule("A5A-12.1-a", "A5A-12.2-a", "A5A-12.2-b")
def test_bull_run_and_its_railroad() -> None:
    assert water("bull-run", "Bull Run")["kind"] == water("bull-run", "Catharpin Run")["kind"] == "creek"
    assert "2806|2906" in water("bull-run", "Bull Run")["sides"]
    assert {"side": "2806|2906", "kind": "none", "name": ""} in PACKS["bull-run"]["map"]["crossings"]
    (rail,) = [row for row in PACKS["bull-run"]["map"]["lines"] if row["kind"] == "railroad"]
    assert {"2806", "2906"} <= set(rail["hexes"])


@pytest.mark.rule("A5A-12.4-a")
def test_stone_bridge_stands_on_the_west_bank() -> None:
    assert {"side": "3912|4011", "kind": "bridge", "name": "Stone Bridge"} in PACKS["bull-run"]["map"]["crossings"]
    assert "3912|4011" in water("bull-run", "Bull Run")["sides"]


def test_confederates_reach_every_objective_of_bull_run_without_crossing_a_run() -> None:
    pack = PACKS["bull-run"]
    shut = {side for name in ("Bull Run", "Catharpin Run") for side in water("bull-run", name)["sides"]}
    starts = [row["hexes"][0] for row in pack["map"]["entries"] if row["letter"] in "CD"]
    starts += [row["setup"] for row in pack["units"] if row["side"] == "confederate" and "setup" in row]
    for start in starts:
        reached, ahead = {start}, [start]
        while ahead:
            here = ahead.pop()
            for other in numbers_of(pack) - reached:
                if touch(here, other) and "|".join(sorted((here, other))) not in shut:
                    reached.add(other)
                    ahead.append(other)
        assert {row["hex"] for row in pack["map"]["objectives"]} <= reached, start
        assert "2906" not in reached


@pytest.mark.rule("A5A-2.2-i", "A5A-13.2-a")
def test_pea_ridge_as_the_example_has_it() -> None:
    entries = {row["letter"]: row["hexes"] for row in PACKS["pea-ridge"]["map"]["entries"]}
    assert entries["A"] == ["3120"]
    assert entries["B"] == ["3104", "3105"]
    places = {row["name"]: row["hex"] for row in PACKS["pea-ridge"]["map"]["places"]}
    assert places["Clemens' Farm"] == "3603"
    assert unit("pea-ridge", "u-24mo")["setup"] == "3205"
    assert unit("pea-ridge", "u-24mo")["full"][:2] == [0, 1]
    assert unit("pea-ridge", "u-dodge")["setup"] == "4312"
    assert unit("pea-ridge", "c-price")["full"] == [5, 8, 4, -1]
    assert unit("pea-ridge", "c-price")["reduced"] == [2, 5, 4, -1]
    assert [unit("pea-ridge", name)["full"][:2] for name in ("c-slack", "c-little")] == [[1, 2], [2, 4]]
    assert sum(unit("pea-ridge", name)["reduced"][1] for name in ("c-slack", "c-little")) == 3
    assert [unit("pea-ridge", name)["full"][:3] for name in ("c-pricea", "c-priceb")] == [[4, 8, 3], [3, 7, 3]]


def test_arrivals_of_the_example() -> None:
    arrivals = {
        "c-price": (1, "B"),
        "c-slack": (1, "B"),
        "u-bussey": (1, "D"),
        "u-carrart": (2, "C"),
        "u-vandever": (3, "C"),  # EX-03: printed D
        "u-bowen": (4, "C"),
        "u-indart": (4, "C"),
        "u-white": (4, "D"),
        "u-pattison": (4, "D"),
        "u-davisart": (4, "D"),
    }
    for name, (turn, letter) in arrivals.items():
        assert unit("pea-ridge", name)["arrival"] == {"turn": turn, "entries": [letter]}
    markers = {row["id"]: row["first_turn"] for row in PACKS["pea-ridge"]["formations"]}
    early = ["carr", "independent", "mcculloch", "osterhaus", "price"]
    assert sorted(name for name, turn in markers.items() if turn == 1) == early
    assert markers["davis"] == 4
    assert markers["asboth"] > 4


def test_terrain_of_the_example() -> None:
    woods = ["3404", "3604", "3705", "3105", "3204", "3504", "3505", "3706", "3503", "3403", "3602"]
    assert {terrain("pea-ridge", number) for number in woods} == {"woods"}
    assert terrain("pea-ridge", "3306") == "wooded-hill"
    assert [terrain("pea-ridge", number) for number in ("3603", "3605")] == ["clear", "clear"]
    creek = water("pea-ridge", "Cross Timber Hollow creek")
    assert creek["kind"] == "creek"
    assert "3304|3404" in creek["sides"]
    assert "3205|3306" not in sides_of(PACKS["pea-ridge"])


@pytest.mark.rule("A5A-14.4-a", "A5A-14.6-c")
def test_ways_in_at_shiloh() -> None:
    entries = {row["letter"]: row["hexes"] for row in PACKS["shiloh"]["map"]["entries"]}
    assert entries["C"] == ["1921"]
    assert "1502" in numbers_of(PACKS["shiloh"])
    third = [row for row in PACKS["shiloh"]["units"] if row["formation"] == "3rd-division"]
    assert {(row["arrival"]["turn"], *row["arrival"]["entries"]) for row in third} == {(10, "B")}


@pytest.mark.rule("A5A-2.2-b", "A5A-14.3-a")
def test_the_gunboats_have_a_marker_and_the_river() -> None:
    boats = [row for row in PACKS["shiloh"]["units"] if row["arm"] == "gunboat"]
    assert sorted(row["id"] for row in boats) == ["u-lexington", "u-tyler"]
    assert {row["formation"] for row in boats} == {"gunboats"}
    assert {terrain("shiloh", row["setup"]) for row in boats} == {"river"}


@pytest.mark.rule("A5A-14.6-a")
def test_all_cavalry_of_shiloh_but_forrest_is_optional() -> None:
    horse = {row["id"]: row["tags"] for row in PACKS["shiloh"]["units"] if row["arm"] == "cavalry"}
    assert horse.pop("c-forrest") == ["forrest"]
    assert set(map(tuple, horse.values())) == {("optional",)}


@pytest.mark.rule("A5A-15.3-a", "A5A-15.3-c", "A5A-15.4-a")
def test_named_units_of_gettysburg() -> None:
    tagged = {row["id"]: row["tags"][0] for row in PACKS["gettysburg"]["units"] if row["tags"]}
    assert {name for name, tag in tagged.items() if tag == "buford"} == {"u-gamble", "u-devin", "u-calef"}
    reserve = {name for name, tag in tagged.items() if tag == "reserve"}
    assert reserve == {"u-reg1", "u-vol1", "u-vol2", "u-vol3", "u-vol4"}
    assert {unit("gettysburg", name)["arrival"]["turn"] for name in reserve} == {14, 15}
    corps = {row["id"]: row["markers"] for row in PACKS["gettysburg"]["formations"] if row["side"] == "confederate"}
    assert corps == {"longstreet": 2, "ewell": 2, "hill": 2}


@pytest.mark.rule("A5A-15.1-a", "A5A-15.5-a", "A5A-15.5-b")
def test_ground_of_gettysburg() -> None:
    assert sum("3212" in side for side in PACKS["gettysburg"]["map"]["talus"]) == 6
    assert water("gettysburg", "Willoughby Run")["kind"] == "stream"
    none = [row["side"] for row in PACKS["gettysburg"]["map"]["crossings"] if row["kind"] == "none"]
    assert len(none) == 1
    assert none[0] in water("gettysburg", "Willoughby Run")["sides"]
    assert {terrain("gettysburg", number) for number in ("2912", "3212")} <= {"hill", "wooded-hill"}


@pytest.mark.rule("A5A-16.2-c", "A5A-16.2-d")
def test_reinforcements_of_bentonville() -> None:
    pack = PACKS["bentonville"]
    assert pack["turns"][2]["arrivals"] == [1, 3]
    assert "arrivals" not in pack["turns"][0]
    late = [row for row in pack["units"] if "arrival" in row]
    order = [(row["formation"], row["arm"]) for row in late]
    assert order == sorted(order, key=lambda one: (one[0] != "xiv-corps", one[1] == "artillery"))
    assert {(row["arrival"]["turn"], *row["arrival"]["entries"]) for row in late} == {(2, "A")}


def test_the_final_line_of_bentonville_is_unbroken() -> None:
    line = ["0110", "0210", "0310", "0410", "0411", "0512"]
    assert all(touch(*pair) for pair in pairwise(line))


@pytest.mark.rule("A5A-2.1-g")
@ALL
def test_no_farm_fence_orchard_or_pond_is_terrain(pack: dict[str, Any]) -> None:
    kinds = {"clear", "woods", "hill", "wooded-hill", "marsh", "rough", "town", "river"}
    assert set(pack["map"]["terrain"]) <= kinds
    assert "rough" not in pack["map"]["terrain"]


# --- broken packs: one thing changed, and what is said of it

MISSING = "missing"
CHANGES: list[tuple[str, Any, str]] = [
    ("format", "longroll-pack 2", 'format: "longroll-pack 2" is not "longroll-pack 1" (longroll-pack 1?)'),
    ("title", "pea-rigde", 'title: "pea-rigde" is not a title (pea-ridge?)'),
    ("name", "", 'name: "" has 0 letters, 1 to 60 are allowed'),
    ("date", "x\x1b[31m", "date: a letter of it cannot be printed"),
    ("map", None, "map: null is not an object"),
    ("map.columns", [31, 145], "map.columns[1]: 145 is not between 0 and 99"),
    ("map.columns", [45, 31], "map.columns: the first is greater than the last"),
    ("map.columns", [31], "map.columns: 1 things, 2 or more are allowed"),
    ("map.rows", [1, 2, 3], "map.rows: 3 things, at most 2 are allowed"),
    ("map.north", "north", 'map.north: "north" is not a side of the map'),
    ("map.base", "forest", 'map.base: "forest" is not a terrain'),
    ("map.terrain.wodos", [], "map.terrain.wodos: unknown field (woods?)"),
    ("map.terrain.clear[0]", "9999", "map.terrain.clear[0]: 9999 is not a hex of this map"),
    ("map.terrain.clear[0]", 3603, "map.terrain.clear[0]: 3603 is not the number of a hex"),
    ("map.terrain.hill[0]", "4117", 'map.terrain.town[0]: "4117" is already at map.terrain.hill[0]'),
    ("map.hills[2].hexes[0]", "3605", "map.hills[2].hexes[0]: 3605 is clear, not a hill"),
    ("map.hills[2].hexes[0]", "3416", 'map.hills[2].hexes[0]: "3416" is already at map.hills[1].hexes[3]'),
    ("map.lines[3].hexes[2]", "9999", "map.lines[3].hexes[2]: 9999 is not a hex of this map"),
    ("map.lines[3].hexes[2]", "3615", "map.lines[3].hexes[2]: 3615 does not touch 3604, the hex before it"),
    ("map.lines[3].kind", "raod", 'map.lines[3].kind: "raod" is not a kind of line (road?)'),
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
    ("map.crossings[0].kind", "ferry", 'map.crossings[0].kind: "ferry" is not a kind of crossing'),
    ("map.talus[1]", "3511|3611", 'map.talus[1]: "3511|3611" is already at map.talus[0]'),
    ("map.bank", ["0101"], "map.bank[0]: 0101 is not a hex of this map"),
    ("map.places[0].hex", "4601", "map.places[0].hex: 4601 is not a hex of this map"),
    ("map.places[0].hexes", [], "map.places[0].hexes: unknown field (hex?)"),
    ("map.entries[1].letter", "A", 'map.entries[1].letter: "A" is already at map.entries[0].letter'),
    ("map.entries[1].letter", "é", 'map.entries[1].letter: "é" is not a letter from A to Z'),
    ("map.compass.union[0]", "N", 'map.compass.union[0]: "N" is not a direction (U UR DR D DL UL)'),
    ("map.compass.union[1]", "UR", 'map.compass.union[1]: "UR" is already at map.compass.union[0]'),
    ("map.objectives[1].hex", "3605", 'map.objectives[1].hex: "3605" is already at map.objectives[0].hex'),
    ("map.objectives[1].side", "both", 'map.objectives[1].side: "both" is not a side, or empty'),
    ("map.control", "france", 'map.control: "france" is not a side or nobody'),
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
    ("formations[1].side", "onion", 'formations[1].side: "onion" is not a side (union?)'),
    ("combat.union", True, "combat.union: true is not a whole number"),
    ("units[18].formation", "prise", 'units[18].formation: "prise" is not a formation (price?)'),
    ("units[18].formation", "carr", "units[18].formation: carr is of the union side"),
    ("units[18].id", "c-slack", 'units[19].id: "c-slack" is already at units[18].id'),
    ("units[18].id", "u-price", 'units[18].id: "u-price" does not begin with c-, as units of the confederate side do'),
    ("units[18].label", "Sterling Price", 'units[18].label: "Sterling Price" has 14 letters, 1 to 9 are allowed'),
    ("units[18].arm", "dragoon", 'units[18].arm: "dragoon" is not an arm'),
    ("units[18].full", [1, 2, 3], "units[18].full: 3 things, 4 or more are allowed"),
    ("units[18].full[1]", 0, "units[18].full[1]: 0 is not between 1 and 40"),
    ("units[18].full[0]", 10**30, "units[18].full[0]: a huge number is not between 0 and 40"),
    ("units[18].full[2]", 3.5, "units[18].full[2]: 3.5 is not a whole number"),
    ("units[18].reduced[3]", -6, "units[18].reduced[3]: -6 is not between -5 and 5"),
    ("units[18].setup", "3205", "units[18]: it has both a setup and an arrival"),
    ("units[18].setup", "3205", "units[18].setup: 3205 already holds a unit of the other side"),
    ("units[18].arrival", MISSING, "units[18]: it has neither a setup nor an arrival"),
    ("units[18].arrival.turn", 0, "units[18].arrival.turn: 0 is not between 1 and 15"),
    ("units[18].arrival.entries[0]", "E", 'units[18].arrival.entries[0]: "E" is not an entry letter of this map'),
    ("units[18].tags", ["indain"], 'units[18].tags[0]: "indain" is not a tag (indian?)'),
    ("units[18].tags", MISSING, "units[18].tags: missing"),
    ("units[18].division", "x y", 'units[18].division: "x y" is not an id (small letters, digits and hyphens)'),
    ("tables.columns[0]", "1-3", "tables.columns: 1-4 is missing"),
    ("tables.columns[0]", "1-5", 'tables.columns[0]: "1-5" is not a column of odds'),
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
    ("provenance.units", [], "provenance.units: a list is not a text"),
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
    return [f"{flaw.place}: {flaw.reason}" for flaw in check_pack(pack)]


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
    assert flaw.reason.startswith("not in order")


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
    assert flaw.reason == "1922 is a river hex, which no line enters"


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
    ("bull-run", "turns[8].check", False, "turns: the rules of this battle check victory after turn 9 and 10 and no"),
    ("bull-run", "turns[3].check", True, "turns: the rules of this battle check victory after turn 9 and 10 and no"),
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


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [path] if not items else [leaf for key, item in items for leaf in leaves(item, (*path, key))]


def look(value: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


PRINTED = {key: value for key, value in PACKS["pea-ridge"].items() if key != "provenance"}
LEAVES = leaves(PRINTED)


@given(st.lists(st.tuples(st.sampled_from(LEAVES), st.sampled_from(LEAVES)), min_size=1, max_size=3))
def test_whatever_passes_can_be_read(swaps: list[tuple[tuple[str | int, ...], tuple[str | int, ...]]]) -> None:
    pack = copy.deepcopy(PACKS["pea-ridge"])
    for target, source in swaps:
        look(pack, target[:-1])[target[-1]] = copy.deepcopy(look(PRINTED, source))
    if not check_pack(pack):
        battle = read_battle(pack)
        assert battle.sight(battle.objectives[0])
        assert load_pack(write_pack(pack)) == pack


# --- hostile values


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", "line 1, column 1: not JSON: Expecting value"),
        ("{", "line 1, column 2: not JSON"),
        ("[]", "pack: a list is not an object"),
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
    assert any(f"{one.place}: {one.reason}".startswith(flaw) for one in check_text(text))
    with pytest.raises(LongrollError):
        load_pack(text)


def test_too_many_units_or_hexes() -> None:
    pack = changed("units", PACKS["pea-ridge"]["units"] * 7)
    assert "units: 203 things, at most 200 are allowed" in told(pack)
    assert told(changed("map.columns", [0, 99]))[0] == "map: 2600 hexes, at most 2000 are allowed"


def test_a_flood_of_flaws_is_cut_short() -> None:
    flaws = check_pack(changed("map.talus", ["x"] * 10_000))
    assert len(flaws) == MOST_FLAWS + 1
    assert flaws[-1].reason == "there are more flaws than are listed here"


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


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ANYTHING = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner))
PATHS = sorted({path for path, _, _ in CHANGES if path not in ("unit", "tables.sides.hedge", "tables.attacker.7-1")})


@given(st.sampled_from(PATHS), ANYTHING)
def test_nothing_put_anywhere_makes_it_stumble(path: str, value: Any) -> None:
    try:
        pack = changed(path, value)
    except (KeyError, IndexError):
        return
    for flaw in check_pack(pack):
        assert flaw.place
        assert flaw.reason


@given(ANYTHING)
def test_whatever_is_no_pack_is_refused(value: Any) -> None:
    assert check_pack(value)
