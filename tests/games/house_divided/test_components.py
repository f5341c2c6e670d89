"""AHD 1.0: what is in the box."""

from collections import Counter
from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.games import load
from longroll.games.house_divided.pack import printed_components
from longroll.games.house_divided.places import read_river_sides
from longroll.kernel.contract import Game
from longroll.kernel.dice import RollNeeded, ScriptedDice
from tests.games.house_divided.board import board, play, refused_by, states, texts, where

PACK: dict[str, Any] = printed_components().pack
BOXES: list[dict[str, Any]] = PACK["map"]["boxes"]
LINES: list[dict[str, Any]] = PACK["map"]["lines"]
TWICE_JOINED = [
    ("chattanooga", "decatur"),
    ("forts-henry-and-donelson", "nashville"),
    ("jefferson-city", "st-louis"),
    ("montgomery", "selma"),
]
VALUES = {"im": 2, "iv": 3, "ic": 3, "cm": 1, "cv": 2, "cc": 3}


def single_lines(match: Match) -> set[str]:
    """The orders that take the chosen unit along one line."""
    orders = [text for text in texts(match) if text.startswith("go ")]
    return {order for order in orders if sum(order.count(sign) for sign in "/=~") == 1}


def shown(match: Match, unit: str) -> dict[str, Any]:
    units = match.view()["units"]
    assert isinstance(units, list)
    (row,) = [row for row in units if row["unit"] == unit]
    return dict(row)


@pytest.mark.rule("AHD-1.1-a")
def test_two_players_union_and_confederate() -> None:
    match = Match.new("house-divided", seed=1)
    assert match.game.seats == ("union", "confederate")
    with pytest.raises(LongrollError):
        match.view("france")


@pytest.mark.rule("AHD-1.1-a")
def test_each_side_commands_its_own_units_only() -> None:
    match = board("u1:im:washington c1:im:richmond", side="confederate")
    assert match.to_move == "confederate"
    assert texts(match) == ["march richmond", "end"]


@pytest.mark.rule("AHD-1.2-a")
def test_the_map_is_129_boxes_joined_by_road_railway_and_river() -> None:
    assert len(BOXES) == 129
    assert Counter(line["type"] for line in LINES) == {"road": 59, "rail": 141, "river": 30}


@pytest.mark.rule("AHD-1.2-a")
def test_a_unit_leaves_a_box_by_its_lines_and_by_nothing_else() -> None:
    match = board("u1:im:washington")
    play(match, "march washington", "take u1")
    assert single_lines(match) == {
        "go washington=baltimore",
        "go washington=manassas-junction",
        "go washington/harpers-ferry",
        "go washington~fredericksburg",
    }
    assert refused_by(match, "go washington/richmond") == "AHD-1.2-a"
    assert refused_by(match, "go washington/baltimore") == "AHD-1.2-a"


@pytest.mark.rule("AHD-1.2-b")
def test_every_box_has_a_name_and_some_have_a_fort_an_anchor_blue_sides_or_numbers() -> None:
    assert all(box["name"] for box in BOXES)
    assert sum(box["port"] for box in BOXES) == 17
    assert sum(box["permanent_entrenchment"] for box in BOXES) == 4
    assert sum(bool(box["river_sides"]) for box in BOXES) == 15
    assert sum(box["recruit"]["union"] > 0 for box in BOXES) == 23
    assert sum(box["recruit"]["confederate"] > 0 for box in BOXES) == 28
    (washington,) = [box for box in BOXES if box["id"] == "washington"]
    assert washington["port"]
    assert washington["permanent_entrenchment"]
    assert sorted(washington["river_sides"]) == ["S", "W"]
    assert washington["recruit"] == {"union": 1, "confederate": 0}


@pytest.mark.rule("AHD-1.2-b")
def test_a_line_crosses_a_river_only_into_a_box_with_blue_sides() -> None:
    blue = {box["id"] for box in BOXES if box["river_sides"]}
    assert {box for line in LINES for box in line["crossing_into"]} <= blue


@pytest.mark.rule("AHD-1.2-c")
def test_exactly_four_pairs_of_boxes_are_joined_twice() -> None:
    pairs = Counter(tuple(sorted((line["a"], line["b"]))) for line in LINES)
    assert sorted(pair for pair, lines in pairs.items() if lines > 1) == TWICE_JOINED


@pytest.mark.rule("AHD-1.2-c")
@pytest.mark.parametrize(("a", "b"), TWICE_JOINED)
def test_two_lines_between_the_same_boxes_are_two_ways_to_go(a: str, b: str) -> None:
    match = board(f"u1:im:{a}")
    play(match, f"march {a}", "take u1")
    assert {f"go {a}={b}", f"go {a}~{b}"} <= single_lines(match)


@pytest.mark.rule("AHD-1.2-c")
def test_the_line_that_is_used_decides_not_the_pair_of_boxes() -> None:
    match = board("u1:im:chattanooga")
    play(match, "march chattanooga", "take u1")
    assert refused_by(match, "go chattanooga~decatur~pittsburg-landing") == ""
    assert refused_by(match, "go chattanooga=decatur~pittsburg-landing") == "AHD-4.0-h"


@pytest.mark.rule("AHD-1.3-a")
def test_the_box_holds_160_counters_and_3_leaders_that_never_play() -> None:
    counters = PACK["counters"]
    assert counters["in_box"]["total"] == 160
    assert counters["in_box"]["leaders"] == 3
    assert {row["arm"] for row in counters["unit_types"]} == {"infantry", "cavalry"}


@pytest.mark.rule("AHD-1.3-b", "AHD-R16")
@pytest.mark.parametrize(("kind", "value"), VALUES.items())
def test_a_reduced_unit_keeps_its_combat_value(kind: str, value: int) -> None:
    match = board(
        f"u1:{kind}:manassas-junction:reduced u2:{kind}:manassas-junction c1:im:manassas-junction",
        step="target",
        fields="box=manassas-junction round=2 firing=union",
    )
    battle = match.view()["battle"]
    assert isinstance(battle, dict)
    assert battle["values"] == {"u1": {"c1": value}, "u2": {"c1": value}}


@pytest.mark.rule("AHD-1.3-b")
def test_a_hit_turns_a_unit_to_its_reduced_side() -> None:
    match = board(
        "u1:im:manassas-junction:march1+stopped+from-washington c1:im:manassas-junction",
        step="target",
        fields="box=manassas-junction round=1 firing=confederate",
        dice=[1],
    )
    assert not shown(match, "u1")["reduced"]
    play(match, "at u1", "fire")
    assert shown(match, "u1")["reduced"]
    assert "reduced" in states(match, "u1")


@pytest.mark.rule("AHD-1.3-c", "AHD-R26")
@pytest.mark.parametrize(("kind", "value"), VALUES.items())
def test_combat_values_by_arm_and_rank(kind: str, value: int) -> None:
    match = board(f"u1:{kind}:washington c1:{kind}:richmond")
    assert shown(match, "u1")["value"] == value
    assert shown(match, "c1")["value"] == value


@pytest.mark.rule("AHD-1.3-d")
def test_any_number_of_units_may_stand_in_a_box() -> None:
    match = board(" ".join(f"u{number}:im:washington" for number in range(2, 31)) + " u1:im:baltimore")
    play(match, "march baltimore", "take u1", "go baltimore=washington")
    assert list(where(match).values()) == ["washington"] * 30


@pytest.mark.rule("AHD-1.2-d")
def test_a_box_has_no_one_or_two_blue_sides() -> None:
    sides = [read_river_sides(row) for row in BOXES]
    assert {len(found) for found in sides} == {0, 1, 2}
    assert sum(bool(found) for found in sides) == 15
    assert all(len(set(found)) == len(found) and set(found) <= set("NESW") for found in sides)


def faces_rolled(game: Game[Any], position: Any, action: int) -> list[int]:
    """Carry out an action, every die showing a 1; how many faces each die had."""
    faces: list[int] = []
    while True:
        try:
            game.advance(position.copy(), action, ScriptedDice([1] * len(faces)), None)
        except RollNeeded as needed:
            faces.append(needed.sides)
        else:
            game.advance(position, action, ScriptedDice([1] * len(faces)), None)
            return faces


@pytest.mark.rule("AHD-1.3-e")
def test_marches_shots_and_recruits_are_rolled_with_six_faces() -> None:
    game = load("house-divided")
    match = board("u1:im:washington c1:im:manassas-junction:reduced", dice=[])
    position = match.position
    faces: list[int] = []
    actions = ["march washington", "take u1", "go washington=manassas-junction", "end", "at u1", "fire", "at c1"]
    for text in [*actions, "fire", "pass", "muster", "rest"]:
        faces += faces_rolled(game, position, game.read_action(text))
    assert faces == [6] * 4
