"""A5A 8.0, reinforcements: when they come, where, and at what price. At Pea Ridge C is 4512, on the southern edge."""

from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, field, goals, ground, play, points, printed, refused_by, texts, where
from tests.games.five_aprils.test_cup import next_turn

PLAIN = ground()


def coming(units: str = "", unit: str = "u-vandever", turn: int = 3, fields: str = "", **features: Any) -> Match:
    """A reinforcement of Carr's has been taken."""
    made = ground(**features) if features else PLAIN
    named = units if f"{unit}:" in units else f"{unit}:off {units}"
    match = field(f"{named} u-dodge:3120", marker="carr", turn=turn, ground=made, fields=fields, others="x")
    play(match, f"take {unit}")
    return match


def ways(match: Match) -> set[str]:
    """The hexes at which the unit comes in, over all its ways."""
    rows: Any = match.view()["reach"]
    return {row["way"][0] for row in rows}


# --- 8.1, when


@pytest.mark.rule("A5A-8.1-a", "A5A-2.2-i")
@pytest.mark.parametrize("title", ["bull-run", "pea-ridge", "gettysburg", "bentonville"])
def test_at_the_start_reinforcements_wait_for_their_turn(title: str) -> None:
    rows: Any = Match.new(title, seed=1).view()["waiting"]
    waiting = {row["unit"]: row["turn"] for row in rows}
    assert waiting == {row["id"]: row["arrival"]["turn"] for row in printed(title)["units"] if "arrival" in row}


@pytest.mark.rule("A5A-8.1-b")
def test_the_marker_of_a_formation_comes_with_its_first_unit() -> None:
    units = "u-dodge:3707 c-price:3205 u-asbart:off"
    assert "asboth" not in next_turn(units, turn=5, dice=[1], others="x")
    assert "asboth" in next_turn(units, turn=6, dice=[1], others="x")


@pytest.mark.rule("A5A-8.1-c")
def test_units_enter_when_their_turn_is_come_and_their_marker_drawn() -> None:
    match = field("u-dodge:3707", marker="carr", turn=2, ground=PLAIN)
    assert refused_by(match, "take u-carrart") == ""
    assert refused_by(match, "take u-vandever") == "A5A-8.1-c"
    assert refused_by(match, "take u-coler") == "A5A-4.1-a"


@pytest.mark.rule("A5A-8.1-c")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_all_some_or_none_of_them_enter(number: int) -> None:
    names = ["u-coler", "u-greusel", "u-ostart"]
    units = "u-hussars:4010 c-price:3205 " + " ".join(f"{name}:off" for name in names)
    match = field(units, marker="osterhaus", turn=1, fields="cup=price", dice=[1], ground=PLAIN, others="x")
    for name, goal in zip(names[:number], ("4513", "4513", "4412"), strict=False):
        play(match, f"take {name}", f"go {goal}")
    play(match, "end")
    assert [name for name in names if name in where(match)] == names[:number]


@pytest.mark.rule("A5A-8.1-d", "A5A-RUL-03")
def test_units_held_back_may_enter_on_a_later_turn() -> None:
    for turn in (3, 4, 8):
        match = coming("u-carrart:off", "u-carrart", turn)
        assert ways(match) == {"4512"}
    units = "u-carrart:off c-price:3205"
    match = field(units, marker="carr", turn=2, dice=[1], ground=PLAIN, others="x")
    play(match, "end")
    assert texts(match) == ["take u-carrart", "end"]
    assert match.view()["turn"] == 3


# --- 8.2, where


@pytest.mark.rule("A5A-8.2-a")
def test_a_unit_enters_at_the_hex_of_its_letter() -> None:
    assert ways(coming()) == {"4512"}
    match = field("c-price:off", marker="price", turn=1, ground=PLAIN, others="x")
    play(match, "take c-price")
    assert ways(match) == {"3104", "3105"}
    assert {"3104", "3105"} <= goals(match)


@pytest.mark.rule("A5A-8.2-a", "A5A-2.2-j")
def test_of_two_letters_each_unit_takes_the_one_it_likes() -> None:
    units = printed("pea-ridge")["units"]
    for row in units:
        if row["id"] in ("u-vandever", "u-carrart"):
            row["arrival"] = {"turn": 2, "entries": ["C", "A"]}
    match = field("u-dodge:3707", marker="carr", turn=2, ground=ground(units=units))
    play(match, "take u-vandever")
    assert ways(match) == {"4512", "3120"}
    play(match, "go 4512", "take u-carrart", "go 3120")
    assert (where(match)["u-vandever"], where(match)["u-carrart"]) == ("4512", "3120")


@pytest.mark.rule("A5A-8.2-b")
@pytest.mark.parametrize(
    ("features", "cost", "beyond"),
    [
        ({}, "1", "2"),
        ({"terrain": {"woods": ["4512"]}}, "2", "3"),
        ({"terrain": {"woods": ["4512"]}, "roads": {"road": ["4412 4512"]}}, "½", "1"),
        ({"terrain": {"woods": ["4512"]}, "roads": {"trail": ["4512 4412"]}}, "1", "2"),
        ({"terrain": {"woods": ["4512"]}, "roads": {"road": ["4412 4411"]}}, "2", "3"),
    ],
)
def test_entering_costs_the_hex_or_the_road_and_the_rest_is_for_moving_on(
    features: dict[str, Any], cost: str, beyond: str
) -> None:
    match = coming(**features)
    assert (points(match)["4512"], points(match)["4412"]) == (cost, beyond)
    play(match, "go 4512")
    assert points(match)["4412"] == beyond


@pytest.mark.rule("A5A-4.2-h", "A5A-RUL-05")
def test_a_reinforcement_may_enter_one_hex_whatever_it_costs() -> None:
    tables = printed("pea-ridge")["tables"]
    tables["hexes"]["woods"]["artillery"] = 7
    match = coming(unit="u-carrart", tables=tables, terrain={"woods": ["4512"]})
    assert goals(match) == {"4512"}
    play(match, "go 4512")
    assert code(match, "go 4412") == "not-taken"


@pytest.mark.rule("A5A-8.2-c")
def test_two_may_enter_stacked_and_later_ones_pass_at_no_extra_cost() -> None:
    match = coming("u-coler:4512")
    assert points(match)["4512"] == "1"
    match = coming("u-coler:4512 u-greusel:4512")
    assert refused_by(match, "go 4512") == "A5A-4.3-b"
    assert points(match)["4412"] == "2"


@pytest.mark.rule("A5A-8.2-c", "A5A-4.2-f")
def test_a_full_entry_hex_is_not_entered_by_its_road() -> None:
    features: Any = {"terrain": {"woods": ["4512"]}, "roads": {"road": ["4512 4412"]}}
    assert points(coming("u-coler:4512", **features))["4412"] == "1"
    assert points(coming("u-coler:4512 u-greusel:4512", **features))["4412"] == "2½"


@pytest.mark.rule("A5A-8.2-d")
def test_a_unit_enters_an_enemy_zone_and_stops_there() -> None:
    match = coming("c-price:4511")
    assert goals(match) == {"4512"}
    play(match, "go 4512")
    assert code(match, "go 4513") == "not-taken"


@pytest.mark.rule("A5A-8.2-d")
def test_no_unit_enters_a_hex_of_the_enemy() -> None:
    match = coming("c-price:4512")
    assert refused_by(match, "go 4512") == "A5A-8.2-d"


@pytest.mark.rule("A5A-8.2-e", "A5A-RUL-17")
def test_a_blocked_entry_hex_is_replaced_by_the_nearest_free_ones_of_the_edge() -> None:
    assert ways(coming("c-price:4512")) == {"4511", "4513"}
    assert ways(coming("c-price:4512 c-slack:4511")) == {"4513"}
    assert ways(coming("c-price:4512 c-slack:4511 c-little:4513")) == {"4510", "4514"}
    assert points(coming("c-price:4512", terrain={"woods": ["4513"]}))["4513"] == "2"


@pytest.mark.rule("A5A-RUL-17")
def test_a_substitute_is_a_hex_of_the_edge() -> None:
    match = coming("c-price:4512")
    assert refused_by(match, "go 4412") == "A5A-5.0-e"
    assert goals(match) == {"4511", "4513"}


@pytest.mark.rule("A5A-RUL-17")
@pytest.mark.parametrize("units", ["c-price:4511", "c-price:4412", "u-coler:4512 u-greusel:4512"])
def test_an_entry_hex_in_a_zone_or_full_of_friends_is_not_blocked(units: str) -> None:
    assert ways(coming(units)) == {"4512"}


@pytest.mark.rule("A5A-8.2-e")
def test_of_two_entry_hexes_the_free_one_stays_and_the_blocked_one_is_replaced() -> None:
    match = field("c-price:off c-slack:3205 u-dodge:3104", marker="price", turn=1, ground=PLAIN, others="x")
    play(match, "take c-price")
    assert ways(match) == {"3103", "3105"}


@pytest.mark.rule("A5A-8.2-f")
def test_at_shiloh_the_union_has_no_substitutes() -> None:
    units = "u-ammen:off u-hazen:1815 c-hindman:1921"
    match = field(units, title="shiloh", marker="nelson", turn=8, others="x")
    assert refused_by(match, "take u-ammen") == "A5A-14.4-b"
    match = field("c-hindman:off c-wood:1010 u-hare:0301", title="shiloh", marker="hardee", turn=8, others="x")
    play(match, "take c-hindman")
    assert "0301" not in ways(match)
    assert len(ways(match)) > 1


@pytest.mark.rule("A5A-RUL-06", "A5A-4.2-i")
def test_a_road_takes_guns_into_a_marshy_entry_hex_unless_it_may_not_be_used() -> None:
    marsh: Any = {"terrain": {"marsh": ["4512"]}}
    road: Any = marsh | {"roads": {"road": ["4512 4412"]}}
    assert ways(coming(unit="u-carrart", **road)) == {"4512"}
    named = "u-carrart:off u-dodge:3120"
    for features, units, fields, rule in (
        (marsh, named, "", "A5A-4.2-i"),
        (road, named, "road-bans=kept", "A5A-4.2-i"),
        (road, f"{named} u-coler:4512 u-greusel:4512", "", "A5A-4.2-f"),
    ):
        match = field(units, marker="carr", turn=3, ground=ground(**features), fields=fields, others="x")
        assert refused_by(match, "take u-carrart") == rule
