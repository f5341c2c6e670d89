"""The five packs hold together and say what the rulebook says."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from longroll.games.five_aprils.pack import check_text, printed_pack, write_pack
from longroll.kernel.hexes import direction_to, read_number
from tests.games.five_aprils.packs import PACKS, unit

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
    numbers = numbers_of(pack)
    ways = {
        here: {other for other in numbers if touch(here, other) and "|".join(sorted((here, other))) not in shut}
        for here in numbers
    }
    for start in starts:
        reached, ahead = {start}, [start]
        while ahead:
            new = ways[ahead.pop()] - reached
            reached |= new
            ahead += new
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
