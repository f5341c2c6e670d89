"""A5A 4.1 Movement Phases, 4.2 how far a unit gets and where it never goes; what a hex costs is in test_cost."""

from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import (
    code,
    field,
    goals,
    ground,
    kinds,
    play,
    points,
    printed,
    refused_by,
    texts,
    where,
    word,
)

RING = [f"3706|{number}" for number in ("3605", "3606", "3705", "3707", "3805", "3806")]
PLAIN = ground()
ARMS = {"infantry": "u-dodge", "cavalry": "u-hussars", "artillery": "u-carrart"}
FORMATIONS = {"u-dodge": "carr", "u-carrart": "carr", "u-hussars": "osterhaus", "c-pricea": "price"}


def moving(unit: str, others: str = "", fields: str = "", **features: Any) -> Match:
    """The unit stands taken in 3707, on open fields with some features; 3706 is above it, 3806 up to the right."""
    made = ground(**features) if features else PLAIN
    match = field(f"{unit}:3707 {others}", marker=FORMATIONS[unit], turn=1, ground=made, fields=fields)
    play(match, f"take {unit}")
    return match


# --- 4.1 Movement Phases


@pytest.mark.rule("A5A-4.1-a", "A5A-2.2-f")
def test_only_units_of_the_drawn_formation_move() -> None:
    match = field("u-dodge:3707 u-vandever:3710 u-greusel:4010 c-price:3205", marker="carr", turn=1, ground=PLAIN)
    assert texts(match) == ["take u-dodge", "take u-vandever", "end"]
    assert refused_by(match, "take u-greusel") == "A5A-4.1-a"
    assert refused_by(match, "take c-price") == "A5A-4.1-a"


@pytest.mark.rule("A5A-4.1-a", "A5A-RUL-43")
def test_units_move_one_by_one_and_each_once() -> None:
    match = field("u-dodge:3707 u-vandever:3707", marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-vandever", "go 3705", "take u-dodge", "go 3708")
    assert where(match) == {"u-vandever": "3705", "u-dodge": "3708"}
    assert code(match, "take u-vandever") == "has-moved"
    assert refused_by(match, "take u-vandever") == "A5A-4.1-a"
    play(match, "go 3709")
    assert where(match)["u-dodge"] == "3709"


@pytest.mark.rule("A5A-4.1-a", "A5A-2.2-e")
@pytest.mark.parametrize(("arm", "allowance"), [("infantry", 4), ("cavalry", 6), ("artillery", 3)])
def test_a_unit_moves_up_to_its_allowance(arm: str, allowance: int) -> None:
    match = moving(ARMS[arm])
    assert refused_by(match, f"go {3707 + allowance}") == ""
    assert refused_by(match, f"go {3708 + allowance}") == "A5A-4.2-g"
    assert max(map(int, points(match).values())) == allowance


def test_nobody_goes_who_was_not_taken_nor_who_is_gone() -> None:
    match = field("u-dodge:3707 u-vandever:x", marker="carr", turn=1, ground=PLAIN)
    assert code(match, "go 3706") == "not-taken"
    assert code(match, "take u-vandever") == "not-on-map"
    play(match, "take u-dodge")
    assert code(match, "go 3707") == "same-hex"


@pytest.mark.rule("A5A-4.1-b")
def test_nobody_has_to_move() -> None:
    match = field("u-dodge:3707 c-price:3205", marker="carr", turn=1, fields="cup=price", dice=[1])
    events = play(match, "end")
    assert "moves" not in kinds(events)
    assert where(match)["u-dodge"] == "3707"
    assert word(match, "marker") == "price"


@pytest.mark.rule("A5A-4.1-c")
def test_the_second_marker_of_a_formation_does_nothing() -> None:
    units = "c-hindman:1010 c-gladden:1212"
    match = field(units, title="shiloh", marker="hardee", fields="cup=hardee+bragg drawn=hardee", dice=[1, 1])
    play(match, "take c-hindman", "go 1011")
    events = play(match, "end")
    assert [event.rule for event in events if event.kind == "marker-idle"] == ["A5A-4.1-c"]
    assert word(match, "marker") == "bragg"
    assert refused_by(match, "take c-hindman") == "A5A-4.1-a"


@pytest.mark.rule("A5A-4.1-c")
def test_the_first_marker_moves_the_formation_even_if_nobody_used_it() -> None:
    fields = "cup=hardee+bragg drawn=hardee"
    match = field("c-hindman:1010 c-gladden:1212", title="shiloh", marker="hardee", fields=fields, dice=[1, 1])
    play(match, "end")
    assert refused_by(match, "take c-hindman") == "A5A-4.1-a"


@pytest.mark.rule("A5A-4.1-d")
def test_a_corps_of_gettysburg_moves_at_both_draws() -> None:
    units = "c-archer:0810 c-lane:0812"
    match = field(units, title="gettysburg", marker="hill", turn=5, fields="cup=hill drawn=hill", dice=[1], others="x")
    events = play(match, "take c-archer", "go 0809", "end")
    assert "marker-idle" not in kinds(events)
    assert word(match, "marker") == "hill"
    assert refused_by(match, "take c-lane") == ""


@pytest.mark.rule("A5A-4.1-e")
def test_no_combat_in_a_movement_phase() -> None:
    match = moving("u-dodge", "c-price:3704 u-vandever:3703")
    events = play(match, "go 3705")
    assert kinds(events) == ["moves"]
    for action in ("attack 3704", "yield 3704", "with u-dodge", "resolve", "fight", "advance u-dodge 3704"):
        assert refused_by(match, action) == "A5A-4.1-e"


# --- 4.2 how far


@pytest.mark.rule("A5A-4.2-g")
def test_no_hex_that_costs_more_than_is_left() -> None:
    match = moving("u-dodge", terrain={"wooded-hill": ["3705"]})
    assert points(match)["3705"] == "4"
    play(match, "go 3706", "go 3806")
    assert refused_by(match, "go 3705") == "A5A-4.2-g"
    assert refused_by(match, "go 3805") == ""


HARD: Any = {"terrain": {"woods": ["3706"]}, "water": {"creek": RING}}


@pytest.mark.rule("A5A-4.2-h", "A5A-RUL-05")
def test_one_hex_may_be_entered_whatever_it_costs_and_is_the_whole_move() -> None:
    match = moving("u-carrart", **HARD)
    assert refused_by(match, "go 3706") == ""
    play(match, "go 3706")
    assert where(match)["u-carrart"] == "3706"
    assert code(match, "go 3606") == "not-taken"
    assert code(match, "take u-carrart") == "has-moved"


@pytest.mark.rule("A5A-4.2-h", "A5A-RUL-05")
def test_the_one_hex_is_the_first_and_only_one() -> None:
    match = moving("u-carrart", **HARD)
    play(match, "go 3806")
    assert refused_by(match, "go 3706") == "A5A-4.2-g"


@pytest.mark.rule("A5A-RUL-05")
def test_the_one_hex_lifts_no_other_limit() -> None:
    match = moving("u-carrart", "c-price:3706", terrain={"marsh": ["3607"]}, tables=costly(12))
    assert refused_by(match, "go 3706") == "A5A-4.2-k"
    assert refused_by(match, "go 3806") == refused_by(match, "go 3606") == "A5A-5.0-f"
    assert refused_by(match, "go 3607") == "A5A-4.2-i"
    assert goals(match) == {"3708", "3807"}
    match = moving("u-carrart", "u-dodge:3706 u-vandever:3706", tables=costly(12))
    assert refused_by(match, "go 3706") == "A5A-4.3-b"
    assert goals(match) == {"3606", "3607", "3708", "3806", "3807"}


def costly(cost: int) -> dict[str, Any]:
    """A chart on which open fields cost artillery more than it has."""
    tables: dict[str, Any] = printed("pea-ridge")["tables"]
    tables["hexes"]["clear"]["artillery"] = cost
    return tables


# --- 4.2 where a unit never goes


@pytest.mark.rule("A5A-4.2-i")
@pytest.mark.parametrize(
    ("feature", "open_to"),
    [("rough", {"infantry"}), ("marsh", {"infantry", "cavalry"}), ("talus", {"infantry"})],
)
@pytest.mark.parametrize("arm", ARMS)
def test_terrain_forbidden_to_an_arm(feature: str, open_to: set[str], arm: str) -> None:
    features: Any = {"talus": RING} if feature == "talus" else {"terrain": {feature: ["3706"]}}
    match = moving(ARMS[arm], **features)
    assert refused_by(match, "go 3706") == ("" if arm in open_to else "A5A-4.2-i")


@pytest.mark.rule("A5A-RUL-06", "A5A-4.2-d", "A5A-4.2-i")
@pytest.mark.parametrize("kind", ["road", "trail", "railroad"])
@pytest.mark.parametrize("features", [{"terrain": {"marsh": ["3706"]}}, {"talus": RING}], ids=["marsh", "talus"])
def test_a_line_lifts_the_ban_of_hex_and_talus(kind: str, features: dict[str, Any]) -> None:
    roads = {kind: ["3707 3706 3705"]}
    match = moving("u-carrart", roads=roads, **features)
    assert refused_by(match, "go 3706") == refused_by(match, "go 3705") == ""
    match = moving("u-carrart", fields="road-bans=kept", roads=roads, **features)
    assert refused_by(match, "go 3706") == "A5A-4.2-i"


@pytest.mark.rule("A5A-RUL-06", "A5A-RUL-44")
@pytest.mark.parametrize("arm", ARMS)
@pytest.mark.parametrize("roads", [{}, {"road": ["3707 3706"]}, {"railroad": ["3707 3706"]}], ids=["", "road", "rail"])
def test_a_river_is_crossed_at_bridges_and_fords_only(arm: str, roads: dict[str, Any]) -> None:
    match = moving(ARMS[arm], water={"river": RING}, roads=roads)
    assert refused_by(match, "go 3706") == "A5A-4.2-i"
    for kind in ("bridge", "ford"):
        match = moving(ARMS[arm], water={"river": RING}, roads=roads, crossings={kind: ["3706|3707"]})
        assert refused_by(match, "go 3706") == ""


@pytest.mark.rule("A5A-4.2-j")
def test_a_unit_stops_where_it_enters_an_enemy_zone() -> None:
    match = moving("u-dodge", "c-price:3704")
    assert refused_by(match, "go 3705") == ""
    play(match, "go 3705")
    assert code(match, "go 3706") == "not-taken"


@pytest.mark.rule("A5A-4.2-k", "A5A-RUL-07")
def test_no_unit_enters_a_hex_of_the_enemy() -> None:
    match = moving("u-dodge", "c-price:3705 c-slack:3507", roads={"road": ["3707 3706 3705 3704"]})
    assert refused_by(match, "go 3705") == "A5A-4.2-k"
    assert refused_by(match, "go 3507") == "A5A-4.2-k"
    assert refused_by(match, "go 3704") == "A5A-5.0-e"


@pytest.mark.rule("A5A-4.2-l")
def test_points_not_used_are_neither_lent_nor_saved() -> None:
    match = field("u-dodge:3707 u-vandever:3710", marker="carr", turn=1, dice=[1] * 9, ground=PLAIN, others="x")
    play(match, "take u-dodge", "go 3706", "take u-vandever")
    assert max(points(match).values()) == "4"
    play(match, "end")
    assert (word(match, "turn"), word(match, "marker")) == ("2", "carr")
    play(match, "take u-dodge")
    assert max(points(match).values()) == "4"


@pytest.mark.rule("A5A-4.2-i", "A5A-4.2-k")
def test_a_unit_that_cannot_take_a_step_is_told_what_bars_it() -> None:
    made = ground(talus=RING)
    match = field("u-carrart:3706 u-dodge:4010", marker="carr", turn=1, ground=made)
    assert refused_by(match, "take u-carrart") == "A5A-4.2-i"
