"""AHD 9.0, control of boxes."""

import pytest

from tests.games.house_divided.board import board, field, holder, kinds, play, refused_by


@pytest.mark.rule("AHD-9.0-a", "AHD-9.0-b")
def test_a_box_entered_is_captured_when_the_half_turn_ends_and_not_before() -> None:
    match = board("u1:im:washington c1:im:richmond", dice=[2, 2])
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    assert holder(match, "manassas-junction") == "confederate"
    play(match, "end", "muster")
    assert holder(match, "manassas-junction") == "confederate"
    events = play(match, "rest")
    assert holder(match, "manassas-junction") == "union"
    assert [event.facts["box"] for event in events if event.kind == "captured"] == ["manassas-junction"]


@pytest.mark.rule("AHD-9.0-a", "AHD-R04")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_both_sides_capture_at_the_end_of_either_half_turn(side: str) -> None:
    match = board("u1:im:manassas-junction c1:im:gettysburg", side=side, step="recruit", dice=[2])
    play(match, "rest")
    assert holder(match, "manassas-junction") == "union"
    assert holder(match, "gettysburg") == "confederate"


@pytest.mark.rule("AHD-9.0-a", "AHD-R04")
def test_a_beaten_defender_captures_the_box_it_retreats_to_in_the_enemy_half_turn() -> None:
    match = board(
        "u1:im:paducah:stopped+from-evansville c1:im:paducah",
        control="forts-henry-and-donelson:union humboldt:union",
        step="stand",
        fields="box=paducah round=2 firing=confederate from-union=evansville",
        dice=[2, 2],
    )
    play(match, "retreat humboldt", "pass", "muster")
    assert holder(match, "humboldt") == "union"
    play(match, "rest")
    assert holder(match, "humboldt") == "confederate"
    assert holder(match, "paducah") == "union"


@pytest.mark.rule("AHD-9.0-a")
def test_an_empty_box_is_captured_by_nobody() -> None:
    match = board("u1:im:washington c1:im:richmond", control="paducah:union", step="recruit", dice=[2])
    events = play(match, "rest")
    assert "captured" not in kinds(events)
    assert holder(match, "paducah") == "union"
    assert holder(match, "lexington") == "nobody"


@pytest.mark.rule("AHD-9.0-b")
def test_passing_through_a_box_captures_nothing() -> None:
    match = board("u1:im:evansville c1:im:richmond", dice=[2, 2])
    play(match, "march evansville", "take u1", "go evansville~paducah~cairo", "end", "muster", "rest")
    assert holder(match, "paducah") == "nobody"


@pytest.mark.rule("AHD-9.0-b")
def test_entering_and_leaving_in_one_half_turn_captures_nothing() -> None:
    match = board("u1:im:washington c1:im:richmond", dice=[2, 2])
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    play(match, "march manassas-junction", "take u1", "go manassas-junction/harpers-ferry", "end", "muster", "rest")
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-9.0-b", "AHD-R05")
def test_the_railway_of_a_box_entered_in_this_half_turn_is_not_friendly_yet() -> None:
    units = "u1:im:evansville c1:im:richmond"
    match = board(units)
    play(match, "march evansville", "take u1", "go evansville~louisville", "march louisville", "take u1")
    assert refused_by(match, "go louisville=bloomington-in=indianapolis") == "AHD-4.0-j"
    assert refused_by(match, "go louisville=bloomington-in") == ""
    match = board(units, control="louisville:union")
    play(match, "march evansville", "take u1", "go evansville~louisville", "march louisville", "take u1")
    assert refused_by(match, "go louisville=bloomington-in=indianapolis") == ""


@pytest.mark.rule("AHD-9.0-c")
def test_a_captured_box_stays_captured_when_the_infantry_marches_on() -> None:
    match = board("u1:im:manassas-junction c1:im:richmond", control="manassas-junction:union", dice=[2, 2, 2, 2])
    play(match, "march manassas-junction", "take u1", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "union"
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    assert holder(match, "manassas-junction") == "union"


@pytest.mark.rule("AHD-9.0-c")
def test_the_other_side_captures_it_back() -> None:
    match = board(
        "u1:im:washington c1:im:manassas-junction",
        control="manassas-junction:union",
        side="confederate",
        step="recruit",
        dice=[2],
    )
    play(match, "rest")
    assert holder(match, "manassas-junction") == "confederate"
    assert "manassas-junction:" not in match.position_text().replace(":manassas-junction", "")


@pytest.mark.rule("AHD-9.0-d")
def test_a_box_without_flag_belongs_to_its_printed_colour_and_a_white_one_to_nobody() -> None:
    match = board("u1:im:washington c1:im:richmond")
    assert holder(match, "chicago") == "union"
    assert holder(match, "fort-monroe") == "union"
    assert holder(match, "atlanta") == "confederate"
    assert holder(match, "knoxville") == "confederate"
    white = ["bowling-green", "glasgow", "lebanon", "lexington", "london", "louisville", "munfordville", "paducah"]
    assert {holder(match, box) for box in white} == {"nobody"}


@pytest.mark.rule("AHD-9.0-e")
def test_lone_cavalry_controls_a_captured_box_while_it_stays() -> None:
    match = board("u1:cm:manassas-junction c1:im:richmond", step="recruit", dice=[2] * 8)
    play(match, "rest")
    assert holder(match, "manassas-junction") == "union"
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    assert holder(match, "manassas-junction") == "union"


@pytest.mark.rule("AHD-9.0-e", "AHD-9.0-f")
@pytest.mark.parametrize(
    ("box", "printed", "way"),
    [
        ("manassas-junction", "confederate", "manassas-junction=washington"),
        ("paducah", "nobody", "paducah~cairo"),
    ],
)
def test_control_returns_to_the_printed_colour_the_moment_lone_cavalry_leaves(box: str, printed: str, way: str) -> None:
    match = board(f"u1:cm:{box} c1:im:richmond", step="recruit", dice=[2] * 8)
    play(match, "rest", "end", "muster", "rest")
    assert holder(match, box) == "union"
    events = play(match, f"march {box}", "take u1", f"go {way}")
    assert holder(match, box) == printed
    assert "let-go" in kinds(events)


@pytest.mark.rule("AHD-9.0-f")
def test_control_does_not_return_to_the_last_flag_but_to_the_printed_colour() -> None:
    match = board(
        "u1:im:washington c1:cm:paducah", control="paducah:union", side="confederate", step="recruit", dice=[2] * 8
    )
    play(match, "rest", "end", "muster", "rest", "march paducah", "take c1", "go paducah=humboldt")
    assert holder(match, "paducah") == "nobody"


@pytest.mark.rule("AHD-9.0-f")
def test_the_box_is_kept_while_one_of_two_cavalry_units_stays() -> None:
    match = board("u1:cm:manassas-junction u2:cm:manassas-junction c1:im:richmond", step="recruit", dice=[2] * 8)
    play(match, "rest", "end", "muster", "rest")
    play(match, "march manassas-junction", "take u1", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "union"
    play(match, "take u2", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-9.0-f")
def test_control_returns_when_the_lone_cavalry_is_eliminated() -> None:
    match = board(
        "u1:cm:manassas-junction:reduced c1:im:manassas-junction:stopped+from-gordonsville u2:im:washington",
        control="manassas-junction:union:lightly",
        side="confederate",
        step="fire",
        fields="box=manassas-junction round=1 firing=confederate from-confederate=gordonsville targets=u1",
        dice=[1],
    )
    play(match, "fire")
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-9.0-f")
def test_control_returns_when_the_lone_cavalry_withdraws() -> None:
    match = board(
        "u1:cm:manassas-junction c1:im:manassas-junction:stopped+from-gordonsville",
        control="manassas-junction:union:lightly",
        side="confederate",
        step="stand",
        fields="box=manassas-junction round=1 firing=union from-confederate=gordonsville",
    )
    play(match, "withdraw", "ride harpers-ferry")
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-9.0-f", "AHD-R06")
def test_infantry_brought_in_makes_the_control_permanent() -> None:
    match = board(
        "u1:cm:manassas-junction u2:im:washington c1:im:richmond",
        control="manassas-junction:union:lightly",
        dice=[2] * 8,
    )
    play(match, "march washington", "take u2", "go washington=manassas-junction", "end", "muster", "rest")
    play(match, "end", "muster", "rest")
    play(match, "march manassas-junction", "take u1", "go manassas-junction=washington")
    play(match, "take u2", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "union"


@pytest.mark.rule("AHD-9.0-f", "AHD-R06")
def test_infantry_that_only_passes_by_does_not_make_it_permanent() -> None:
    match = board(
        "u1:cm:manassas-junction u2:im:washington c1:im:richmond",
        control="manassas-junction:union:lightly",
        marches=4,
    )
    play(match, "march washington", "take u2", "go washington=manassas-junction")
    play(match, "march manassas-junction", "take u2", "go manassas-junction/harpers-ferry")
    play(match, "take u1", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-9.0-f", "AHD-R06")
@pytest.mark.parametrize(("arm", "after"), [("infantry", "confederate"), ("cavalry", "union")])
def test_infantry_recruited_in_the_box_makes_the_control_permanent_and_cavalry_does_not(arm: str, after: str) -> None:
    match = board(
        "u1:im:washington c1:cm:cairo",
        control="cairo:confederate:lightly",
        side="confederate",
        step="recruit",
        fields="recruits=2 pool=0/0/1/1",
        dice=[2] * 4,
    )
    play(match, f"recruit {arm} cairo", "rest", "end", "muster", "rest")
    play(match, "march cairo", "take c1", "go cairo=humboldt", "take c2", "go cairo=humboldt")
    assert holder(match, "cairo") == after


@pytest.mark.rule("AHD-9.0-e")
def test_cavalry_that_rides_into_a_box_infantry_captured_does_not_loosen_it() -> None:
    match = board("u1:cm:manassas-junction c1:im:richmond", control="manassas-junction:union", dice=[2] * 4)
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    play(match, "march manassas-junction", "take u1", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "union"


@pytest.mark.rule("AHD-9.0-e")
def test_cavalry_that_takes_back_a_box_of_its_own_colour_keeps_it_when_it_leaves() -> None:
    match = board("u1:cm:chicago c1:im:richmond", control="chicago:confederate", step="recruit", dice=[2] * 4)
    events = play(match, "rest", "end", "muster", "rest", "march chicago", "take u1", "go chicago=lafayette")
    assert holder(match, "chicago") == "union"
    assert "let-go" not in kinds(events)


@pytest.mark.rule("AHD-9.0-a", "AHD-9.0-e")
def test_infantry_and_cavalry_together_capture_for_good() -> None:
    match = board("u1:cm:manassas-junction u2:im:manassas-junction c1:im:richmond", step="recruit", dice=[2] * 4)
    play(match, "rest", "end", "muster", "rest", "march manassas-junction")
    play(match, "take u2", "go manassas-junction=washington", "take u1", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "union"


# --- the readings


@pytest.mark.rule("AHD-R05")
def test_capture_at_once_takes_a_box_when_movement_ends() -> None:
    match = board("u1:im:washington c1:im:richmond", options="capture=at-once")
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    assert holder(match, "manassas-junction") == "confederate"
    play(match, "end")
    assert field(match, "step") == "promote"
    assert holder(match, "manassas-junction") == "union"


@pytest.mark.rule("AHD-R05")
def test_capture_at_once_takes_a_contested_box_only_after_its_battle() -> None:
    match = board("u1:im:washington c1:im:manassas-junction:reduced", options="capture=at-once", dice=[6, 1])
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    assert holder(match, "manassas-junction") == "confederate"
    play(match, "at u1", "fire", "at c1", "fire", "pass")
    assert field(match, "step") == "promote"
    assert holder(match, "manassas-junction") == "union"
