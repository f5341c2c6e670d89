"""A5A 5.0, zones of control."""

from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, field, goals, ground, play, points, refused_by, where, zones

PLAIN = ground()
AROUND = {"3706", "3806", "3807", "3708", "3607", "3606"}  # 3707
RING = [f"3707|{number}" for number in sorted(AROUND)]


def taken(units: str, fields: str = "", **features: Any) -> Match:
    """Dodge has been taken, on turn 1."""
    match = field(units, marker="carr", turn=1, ground=ground(**features) if features else PLAIN, fields=fields)
    play(match, "take u-dodge")
    return match


# --- whose zone reaches where


@pytest.mark.rule("A5A-5.0-a")
@pytest.mark.parametrize("unit", ["u-dodge", "u-hussars", "u-carrart", "u-24mo", "u-dodge:reduced"])
def test_every_unit_controls_the_six_hexes_around_it(unit: str) -> None:
    name, _, state = unit.partition(":")
    match = field(f"{name}:3707{':' if state else ''}{state} u-vandever:4526", marker="carr", turn=1, ground=PLAIN)
    assert zones(match, "union") - {"4525", "4425", "4426"} == AROUND
    assert zones(match, "confederate") == set()


@pytest.mark.rule("A5A-5.0-a")
def test_gunboats_have_no_zone_and_heed_none() -> None:
    units = "u-lexington:1823 u-tyler:1922 c-hindman:1821 c-wood:1721"
    match = field(units, title="shiloh", marker="gunboats")
    assert zones(match, "union") == set()
    play(match, "take u-tyler")
    assert {"1822", "1922"} <= zones(match, "confederate")
    play(match, "go 1822")
    assert refused_by(match, "go 1723") == ""
    match = field(units, title="shiloh", marker="hardee")
    play(match, "take c-wood")
    assert points(match)["1722"] == "2"


@pytest.mark.rule("A5A-5.0-a")
def test_who_waits_or_is_gone_controls_nothing() -> None:
    match = field("u-dodge:x u-vandever:off u-hussars:4526", marker="osterhaus", turn=1, ground=PLAIN)
    assert zones(match, "union") == {"4525", "4425", "4426"}


@pytest.mark.rule("A5A-5.0-b")
@pytest.mark.parametrize(("crossing", "crosses"), [("", False), ("bridge", True), ("ford", True)])
def test_a_zone_crosses_a_river_at_bridges_and_fords_only(crossing: str, crosses: bool) -> None:
    crossings = {crossing: ["3706|3707"]} if crossing else {}
    made = ground(water={"river": RING}, crossings=crossings)
    match = field("u-dodge:3710 c-price:3707", marker="carr", turn=1, ground=made)
    assert zones(match, "confederate") == ({"3706"} if crosses else set())


@pytest.mark.rule("A5A-5.0-b")
@pytest.mark.parametrize("features", [{"water": {"stream": RING}}, {"water": {"creek": RING}}, {"talus": RING}])
def test_no_other_side_stops_a_zone(features: dict[str, Any]) -> None:
    match = field("u-dodge:3710 c-price:3707", marker="carr", turn=1, ground=ground(**features))
    assert zones(match, "confederate") == AROUND


@pytest.mark.rule("A5A-5.0-c", "A5A-RUL-37")
@pytest.mark.parametrize("kind", ["breastwork", "entrenchment"])
def test_a_zone_does_not_enter_through_a_covered_side(kind: str) -> None:
    match = field("u-dodge:4010 c-price:3706", marker="carr", turn=1, ground=PLAIN, fields=f"works=3707:{kind}:U")
    assert "3707" not in zones(match, "confederate")
    for number, stopped in (("3606", True), ("3806", True), ("3607", False), ("3807", False), ("3708", False)):
        units = f"u-dodge:4010 c-price:{number}"
        match = field(units, marker="carr", turn=1, ground=PLAIN, fields=f"works=3707:{kind}:U")
        assert ("3707" in zones(match, "confederate")) != stopped


@pytest.mark.rule("A5A-5.0-d")
def test_zones_overlap_and_bind_both_sides() -> None:
    units = "u-dodge:3707 u-vandever:3709 c-price:3705 c-slack:3703"
    match = field(units, marker="carr", turn=1, ground=PLAIN)
    assert "3706" in zones(match, "union") & zones(match, "confederate")
    play(match, "take u-dodge", "go 3706")
    assert code(match, "go 3707") == "not-taken"
    match = field(units, marker="price", turn=1, ground=PLAIN)
    play(match, "take c-price", "go 3706")
    assert code(match, "go 3705") == "not-taken"


# --- moving into zones


@pytest.mark.rule("A5A-5.0-e", "A5A-4.2-j")
def test_a_unit_that_enters_a_zone_stops_there_for_the_phase() -> None:
    match = taken("u-dodge:3707 c-price:3704", roads={"road": ["3707 3706 3705 3604 3603"]})
    assert points(match)["3705"] == "1"
    assert points(match)["3604"] == "2½"
    assert refused_by(match, "go 3603") == "A5A-5.0-e"
    play(match, "go 3705")
    assert code(match, "go 3706") == "not-taken"
    assert refused_by(match, "take u-dodge") == "A5A-4.1-a"


@pytest.mark.rule("A5A-5.0-f", "A5A-RUL-41")
def test_who_starts_in_a_zone_enters_none_neither_at_once_nor_later() -> None:
    match = taken("u-dodge:3707 c-price:3706 c-slack:3710")
    assert refused_by(match, "go 3606") == refused_by(match, "go 3806") == "A5A-5.0-f"
    assert refused_by(match, "go 3709") == "A5A-5.0-f"
    assert not goals(match) & zones(match, "confederate")
    play(match, "go 3708")
    assert refused_by(match, "go 3709") == "A5A-5.0-f"
    assert refused_by(match, "go 3707") == "A5A-5.0-f"
    assert refused_by(match, "go 3608") == ""


@pytest.mark.rule("A5A-5.0-f")
def test_the_next_unit_is_judged_by_its_own_start() -> None:
    match = field("u-dodge:3707 u-vandever:3709 c-price:3706", marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-dodge", "go 3708", "take u-vandever")
    assert refused_by(match, "go 3606") == ""
    match = field("u-dodge:3707 u-vandever:3709 c-price:3706", marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-vandever", "go 3710", "take u-dodge")
    assert refused_by(match, "go 3606") == "A5A-5.0-f"


@pytest.mark.rule("A5A-5.0-g")
def test_friends_do_not_cancel_a_zone_for_movement() -> None:
    match = taken("u-dodge:3708 u-coler:3706 u-greusel:3606 c-price:3705")
    assert points(match)["3706"] == "2"
    assert "3706" in zones(match, "confederate") & zones(match, "union")
    play(match, "go 3706")
    assert code(match, "go 3707") == "not-taken"
    match = taken("u-dodge:3707 u-coler:3707 u-greusel:3606 c-price:3706")
    assert refused_by(match, "go 3606") == "A5A-5.0-f"


@pytest.mark.rule("A5A-5.0-h")
def test_who_is_ringed_by_zones_and_starts_in_one_cannot_move() -> None:
    ring = "c-price:3706 c-slack:3807 c-little:3607"
    match = field(f"u-dodge:3707 u-vandever:4010 {ring}", marker="carr", turn=1, ground=PLAIN)
    assert zones(match, "confederate") >= AROUND - {"3706", "3807", "3607"}
    assert refused_by(match, "take u-dodge") == "A5A-5.0-h"
    assert code(match, "take u-dodge") == "no-way-out"


@pytest.mark.rule("A5A-5.0-h")
def test_who_is_ringed_by_zones_but_starts_in_none_may_enter_one() -> None:
    match = taken("u-dodge:3707 c-price:3805 c-slack:3808 c-little:3507")
    assert zones(match, "confederate") >= AROUND
    assert goals(match) == AROUND


# --- advances and retreats


@pytest.mark.rule("A5A-5.0-i")
def test_an_advance_goes_from_zone_to_zone() -> None:
    units = "u-dodge:3707 u-greusel:3707 u-coler:3708 c-slack:3706 c-price:3605 c-little:3607"
    match = field(units, step="yield", turn=1, dice=[3, 1], ground=PLAIN)
    play(match, "fight", "attack 3706", "with u-dodge", "with u-greusel", "resolve")
    assert {"3706", "3707"} <= zones(match, "confederate")
    play(match, "advance u-dodge 3706")
    assert where(match)["u-dodge"] == "3706"


@pytest.mark.rule("A5A-5.0-i")
def test_a_retreat_goes_into_a_zone_where_a_friend_stands() -> None:
    river = [f"3707|{number}" for number in ("3606", "3607", "3806", "3807")]
    units = "u-dodge:3707 u-coler:3706 c-price:3708 c-hebert:3708 c-little:3705"
    made = ground(water={"river": river})
    match = field(units, step="yield", seat="confederate", turn=1, dice=[4, 1, 6, 6], ground=made)
    play(match, "fight", "attack 3707", "with c-price", "with c-hebert", "resolve")
    events = play(match, "morale 0")
    assert where(match)["u-dodge"] == "3706"
    assert "A5A-6.5-j" in [event.rule for event in events if event.kind == "check-passed"]
