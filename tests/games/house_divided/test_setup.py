"""AHD 2.0: how the game begins."""

from collections import Counter
from typing import Any

import pytest

from longroll import Match
from tests.games.house_divided.board import field

UNION_START = {
    "washington": 3,
    "chicago": 2,
    "fort-wayne": 2,
    "harpers-ferry": 1,
    "pittsburgh": 1,
    "canton": 1,
    "columbus-oh": 1,
    "st-louis": 1,
}
CONFEDERATE_START = dict.fromkeys(
    [
        "manassas-junction",
        "fredericksburg",
        "front-royal",
        "charleston-sc",
        "mobile",
        "jefferson-city",
        "atlanta",
        "new-orleans",
    ],
    1,
)
KENTUCKY = {
    "bowling-green",
    "glasgow",
    "lebanon",
    "lexington",
    "london",
    "louisville",
    "munfordville",
    "paducah",
}


@pytest.fixture(params=["campaign", "short"])
def start(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(Match.new("house-divided", scenario=request.param, seed=1861).view())


def units_of(start: dict[str, Any], side: str) -> list[dict[str, Any]]:
    return [unit for unit in start["units"] if unit["side"] == side]


@pytest.mark.rule("AHD-2.0-a")
def test_the_game_begins_on_turn_1_with_the_union_to_move(start: dict[str, Any]) -> None:
    assert (start["turn"], start["side"], start["phase"]) == (1, "union", "movement")


@pytest.mark.rule("AHD-2.0-b")
def test_the_army_maxima_start_at_34_and_29(start: dict[str, Any]) -> None:
    assert start["maximum"] == {"union": 34, "confederate": 29}


@pytest.mark.rule("AHD-2.0-c")
def test_12_union_and_8_confederate_units_all_full_militia_infantry(start: dict[str, Any]) -> None:
    assert start["strength"] == {"union": 12, "confederate": 8}
    assert Counter(unit["side"] for unit in start["units"]) == {"union": 12, "confederate": 8}
    assert {(unit["arm"], unit["rank"], unit["reduced"]) for unit in start["units"]} == {("infantry", "militia", False)}


@pytest.mark.rule("AHD-2.0-d")
def test_where_the_union_units_start(start: dict[str, Any]) -> None:
    assert Counter(unit["box"] for unit in units_of(start, "union")) == UNION_START


@pytest.mark.rule("AHD-2.0-e")
def test_where_the_confederate_units_start(start: dict[str, Any]) -> None:
    assert Counter(unit["box"] for unit in units_of(start, "confederate")) == CONFEDERATE_START


@pytest.mark.rule("AHD-2.0-f", "AHD-R29")
def test_the_union_pool_starts_with_one_militia_cavalry(start: dict[str, Any]) -> None:
    assert start["pool"]["union"] == {"infantry": 0, "cavalry": 1}


@pytest.mark.rule("AHD-2.0-g", "AHD-R29")
def test_the_confederate_pool_starts_with_one_militia_cavalry(start: dict[str, Any]) -> None:
    assert start["pool"]["confederate"] == {"infantry": 0, "cavalry": 1}


@pytest.mark.rule("AHD-2.0-h")
def test_12_union_militia_are_set_aside_out_of_the_pool(start: dict[str, Any]) -> None:
    assert start["reserve"] == 12
    assert start["pool"]["union"]["infantry"] == 0


@pytest.mark.rule("AHD-2.0-i")
def test_every_box_starts_under_its_printed_colour_and_white_ones_under_nobody(start: dict[str, Any]) -> None:
    control = start["control"]
    assert Counter(control.values()) == {"union": 43, "confederate": 78, "nobody": 8}
    assert {box for box, side in control.items() if side == "nobody"} == KENTUCKY
    for box in ("washington", "fort-monroe", "pensacola", "st-louis", "cairo", "evansville"):
        assert control[box] == "union"
    for box in ("richmond", "jefferson-city", "knoxville", "norfolk", "nashville", "fredericksburg"):
        assert control[box] == "confederate"
    assert start["lightly"] == []


@pytest.mark.rule("AHD-2.0-a", "AHD-2.0-h")
def test_the_start_is_the_same_whatever_the_seed() -> None:
    first, second = (Match.new("house-divided", seed=seed) for seed in (1, 2))
    assert first.position_text() == second.position_text()
    assert field(first, "reserve") == "12"
