"""AHD 4.0 movement, 4.1 the first turn."""

import pytest

from longroll import Match
from tests.games.house_divided.board import (
    board,
    holder,
    kinds,
    order,
    play,
    refused_by,
    states,
    taken,
    texts,
    where,
)

LEAVE = "leave-battle=to-friendly"
AT_ONCE = "capture=at-once"


# --- infantry


@pytest.mark.rule("AHD-4.0-g")
def test_infantry_moves_one_box_by_road_and_not_two() -> None:
    match = taken("c1:im:shreveport", "c1", side="confederate")
    assert refused_by(match, "go shreveport/monroe") == ""
    assert refused_by(match, "go shreveport/monroe/camden") == "AHD-4.0-g"


@pytest.mark.rule("AHD-4.0-g")
def test_infantry_moves_one_box_by_enemy_railway_and_not_two() -> None:
    match = taken("u1:im:memphis")
    assert refused_by(match, "go memphis=humboldt") == ""
    assert refused_by(match, "go memphis=humboldt=corinth") in ("AHD-4.0-g", "AHD-4.0-j")


@pytest.mark.rule("AHD-4.0-g")
@pytest.mark.parametrize(
    ("unit", "two", "three"),
    [
        ("u1:im:evansville", "evansville~paducah~cairo", "evansville~paducah~cairo~st-louis"),
        (
            "u1:im:chicago",
            "chicago=lafayette=indianapolis",
            "chicago=lafayette=indianapolis=dayton",
        ),
    ],
)
def test_infantry_moves_two_boxes_by_river_or_friendly_railway_and_not_three(unit: str, two: str, three: str) -> None:
    match = taken(unit)
    assert refused_by(match, f"go {two}") == ""
    assert refused_by(match, f"go {three}") == "AHD-4.0-g"


@pytest.mark.rule("AHD-4.0-h")
@pytest.mark.parametrize(
    ("unit", "route"),
    [
        ("u1:im:bloomington-in", "bloomington-in=louisville~evansville"),
        ("u1:im:st-louis", "st-louis~cairo=vandalia"),
        ("u1:im:chicago", "chicago=bloomington-il/terre-haute"),
        ("u1:im:wheeling", "wheeling/canton=cleveland"),
        ("u1:im:kansas-city", "kansas-city~jefferson-city/springfield-mo"),
        ("u1:im:washington", "washington/harpers-ferry=baltimore"),
    ],
)
def test_infantry_uses_one_kind_of_line_per_march(unit: str, route: str) -> None:
    match = taken(unit, control="louisville:union jefferson-city:union springfield-mo:union")
    assert refused_by(match, f"go {route}") == "AHD-4.0-h"


@pytest.mark.rule("AHD-4.0-h")
def test_infantry_may_use_another_kind_of_line_in_its_second_march() -> None:
    match = board("u1:im:bloomington-in")
    order(match, "u1", "go bloomington-in=louisville")
    order(match, "u1", "go louisville~evansville~paducah")
    assert where(match) == {"u1": "paducah"}


@pytest.mark.rule("AHD-4.0-i", "AHD-R02")
def test_a_railway_is_friendly_when_both_ends_are_controlled_though_empty() -> None:
    match = taken("c1:im:monroe", "c1", side="confederate")
    assert refused_by(match, "go monroe=vicksburg=jackson") == ""


@pytest.mark.rule("AHD-4.0-i", "AHD-R02")
@pytest.mark.parametrize("holder_of_louisville", ["nobody", "confederate"])
def test_a_railway_with_an_end_uncontrolled_or_the_enemys_is_an_enemy_railway(
    holder_of_louisville: str,
) -> None:
    match = taken("u1:im:evansville", control=f"louisville:{holder_of_louisville}")
    assert refused_by(match, "go evansville=bloomington-in=louisville") == "AHD-4.0-j"
    match = taken("u1:im:evansville", control="louisville:union")
    assert refused_by(match, "go evansville=bloomington-in=louisville") == ""


@pytest.mark.rule("AHD-4.0-j", "AHD-R03")
@pytest.mark.parametrize(
    ("lost", "where_it_breaks"), [("chicago", "start"), ("lafayette", "middle"), ("indianapolis", "end")]
)
def test_two_boxes_by_rail_need_all_three_boxes(lost: str, where_it_breaks: str) -> None:
    match = taken("u1:im:chicago", control=f"{lost}:confederate")
    assert refused_by(match, "go chicago=lafayette=indianapolis") == "AHD-4.0-j"
    assert refused_by(match, "go chicago=lafayette") == ""


@pytest.mark.rule("AHD-4.0-i", "AHD-R05")
@pytest.mark.parametrize("options", ["", AT_ONCE])
def test_a_box_entered_in_this_phase_does_not_make_its_railways_friendly(options: str) -> None:
    match = board("u1:im:bloomington-in", options=options)
    order(match, "u1", "go bloomington-in=louisville")
    play(match, "march louisville", "take u1")
    assert refused_by(match, "go louisville=bloomington-in=vandalia") == "AHD-4.0-j"
    assert refused_by(match, "go louisville=bloomington-in") == ""


@pytest.mark.rule("AHD-R05")
@pytest.mark.parametrize(("options", "after_movement"), [("", "nobody"), (AT_ONCE, "union")])
def test_capture_at_once_takes_an_empty_box_when_the_movement_ends(options: str, after_movement: str) -> None:
    match = board("u1:im:bloomington-in c1:im:richmond", options=options, dice=[3, 3])
    order(match, "u1", "go bloomington-in=louisville")
    assert holder(match, "louisville") == "nobody"
    play(match, "end")
    assert holder(match, "louisville") == after_movement
    play(match, "muster", "rest")
    assert holder(match, "louisville") == "union"


@pytest.mark.rule("AHD-R05")
@pytest.mark.parametrize(("options", "before_combat"), [("", "nobody"), (AT_ONCE, "union")])
def test_capture_at_once_does_not_wait_for_the_battles_elsewhere(options: str, before_combat: str) -> None:
    match = board("u1:im:bloomington-in u2:im:washington c1:im:manassas-junction", options=options)
    order(match, "u1", "go bloomington-in=louisville")
    order(match, "u2", "go washington=manassas-junction")
    play(match, "end")
    assert match.view()["phase"] == "combat"
    assert holder(match, "louisville") == before_combat
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-R05")
@pytest.mark.parametrize(("options", "after_combat"), [("", "confederate"), (AT_ONCE, "union")])
def test_capture_at_once_takes_a_battle_box_when_the_combat_ends(options: str, after_combat: str) -> None:
    match = board("u1:ic:washington c1:im:manassas-junction:reduced", options=options, dice=[6, 1])
    order(match, "u1", "go washington=manassas-junction")
    play(match, "end")
    assert holder(match, "manassas-junction") == "confederate"
    play(match, "at u1", "fire", "at c1", "fire")
    assert match.view()["phase"] == "promotion"
    assert holder(match, "manassas-junction") == after_combat


@pytest.mark.rule("AHD-R05")
@pytest.mark.parametrize(("options", "rule"), [("", "AHD-7.0-e"), (AT_ONCE, "")])
def test_capture_at_once_lets_a_just_taken_city_recruit(options: str, rule: str) -> None:
    match = board("u1:im:bloomington-in", options=options, fields="pool=0/1/0/1", dice=[3])
    order(match, "u1", "go bloomington-in=louisville")
    play(match, "end", "muster")
    assert refused_by(match, "recruit cavalry louisville") == rule


# --- cavalry


@pytest.mark.rule("AHD-4.0-k")
@pytest.mark.parametrize(
    ("unit", "route"),
    [
        ("u1:cm:nashville", "nashville/sparta/chattanooga"),
        ("u1:cm:nashville", "nashville=murfreesboro=chattanooga"),
        ("u1:cm:chicago", "chicago=lafayette=indianapolis"),
        ("u1:cm:memphis", "memphis~arkansas-post~vicksburg"),
        ("u1:cm:nashville", "nashville/sparta"),
    ],
)
def test_cavalry_moves_two_boxes_by_road_any_railway_or_river(unit: str, route: str) -> None:
    match = taken(unit)
    assert refused_by(match, f"go {route}") == ""


@pytest.mark.rule("AHD-4.0-k")
def test_cavalry_does_not_move_three_boxes() -> None:
    match = taken("u1:cm:chicago")
    assert refused_by(match, "go chicago=lafayette=indianapolis=dayton") == "AHD-4.0-k"


@pytest.mark.rule("AHD-4.0-g", "AHD-4.0-k")
@pytest.mark.parametrize(("kind", "rule"), [("im", "AHD-4.0-g"), ("cm", "AHD-4.0-k")])
def test_a_move_is_logged_under_the_rule_of_its_arm(kind: str, rule: str) -> None:
    match = taken(f"u1:{kind}:chicago")
    (moved,) = [event for event in play(match, "go chicago=lafayette") if event.kind == "moved"]
    assert moved.rule == rule


@pytest.mark.rule("AHD-4.0-l")
@pytest.mark.parametrize("route", ["shreveport/monroe=vicksburg", "shreveport/monroe/camden"])
def test_cavalry_combines_road_and_railway(route: str) -> None:
    match = taken("c1:cm:shreveport", "c1", side="confederate")
    assert refused_by(match, f"go {route}") == ""


@pytest.mark.rule("AHD-4.0-l")
@pytest.mark.parametrize(
    ("unit", "route"),
    [
        ("u1:cm:st-louis", "st-louis~cairo=vandalia"),
        ("u1:cm:vandalia", "vandalia=st-louis~cairo"),
        ("u1:cm:kansas-city", "kansas-city~jefferson-city/springfield-mo"),
        ("u1:cm:springfield-mo", "springfield-mo/jefferson-city~st-louis"),
    ],
)
def test_cavalry_does_not_combine_river_with_another_line(unit: str, route: str) -> None:
    match = taken(unit)
    assert refused_by(match, f"go {route}") == "AHD-4.0-l"


# --- rivers, passage, contact


@pytest.mark.rule("AHD-4.0-m")
@pytest.mark.parametrize(
    "route",
    [
        "memphis~arkansas-post~vicksburg",
        "memphis~arkansas-post~little-rock",
        "memphis~island-no-10~cairo",
    ],
)
@pytest.mark.parametrize("middle", ["confederate", "union", "nobody"])
def test_river_movement_asks_neither_for_control_nor_for_one_river(route: str, middle: str) -> None:
    match = taken("u1:im:memphis", control=f"arkansas-post:{middle} island-no-10:{middle}")
    assert refused_by(match, f"go {route}") == ""


@pytest.mark.rule("AHD-4.0-m")
def test_confederates_use_rivers_in_both_directions() -> None:
    match = taken("c1:im:evansville", "c1", side="confederate")
    assert refused_by(match, "go evansville~louisville~cincinnati") == ""
    assert refused_by(match, "go evansville~paducah~forts-henry-and-donelson") == ""


@pytest.mark.rule("AHD-4.0-n")
def test_entering_a_box_with_enemies_makes_a_battle() -> None:
    match = board("u1:im:washington c1:im:manassas-junction")
    order(match, "u1", "go washington=manassas-junction")
    play(match, "end")
    assert match.view()["phase"] == "combat"
    assert match.view()["box"] == "manassas-junction"


@pytest.mark.rule("AHD-4.0-n")
def test_infantry_may_enter_but_not_pass_a_box_with_enemies() -> None:
    match = taken("u1:im:chicago c1:cm:lafayette")
    assert refused_by(match, "go chicago=lafayette=indianapolis") == "AHD-4.0-n"
    assert refused_by(match, "go chicago=lafayette") == ""


@pytest.mark.rule("AHD-4.0-n")
def test_a_second_box_with_enemies_may_be_entered() -> None:
    match = taken("u1:im:memphis c1:im:vicksburg")
    play(match, "go memphis~arkansas-post~vicksburg")
    assert "stopped" in states(match, "u1")
    assert where(match)["u1"] == "vicksburg"


@pytest.mark.rule("AHD-4.0-o", "AHD-R07")
def test_a_unit_that_entered_a_battle_does_not_march_again() -> None:
    match = board("u1:im:washington u2:im:manassas-junction c1:im:manassas-junction")
    order(match, "u1", "go washington=manassas-junction")
    play(match, "march manassas-junction")
    assert refused_by(match, "take u1") == "AHD-4.0-o"


@pytest.mark.rule("AHD-4.0-o", "AHD-R07")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_a_box_that_holds_only_units_in_battle_cannot_be_activated(kind: str) -> None:
    match = board(f"u1:{kind}:washington c1:im:manassas-junction", marches=3)
    order(match, "u1", "go washington=manassas-junction")
    assert refused_by(match, "march manassas-junction") == "AHD-4.0-o"


@pytest.mark.rule("AHD-R07")
def test_leave_battle_lets_a_unit_go_back_to_a_friendly_box() -> None:
    match = board("u1:im:washington c1:im:manassas-junction", options=LEAVE, marches=3)
    order(match, "u1", "go washington=manassas-junction")
    play(match, "march manassas-junction", "take u1")
    assert refused_by(match, "go manassas-junction/harpers-ferry") == ""
    assert refused_by(match, "go manassas-junction=gordonsville") == "AHD-4.0-o"
    assert refused_by(match, "go manassas-junction/fredericksburg") == "AHD-4.0-o"
    play(match, "go manassas-junction=washington")
    assert refused_by(match, "march washington") == "AHD-4.0-f"
    play(match, "end")
    assert match.view()["phase"] == "promotion"


@pytest.mark.rule("AHD-R07")
def test_leave_battle_does_not_lead_into_another_battle() -> None:
    units = "u1:im:washington c1:im:manassas-junction c2:im:harpers-ferry"
    match = board(units, options=LEAVE, marches=3)
    order(match, "u1", "go washington=manassas-junction")
    play(match, "march manassas-junction", "take u1")
    assert refused_by(match, "go manassas-junction/harpers-ferry") == "AHD-4.0-o"


@pytest.mark.rule("AHD-R07")
def test_leave_battle_offers_nothing_where_no_friendly_box_is_near() -> None:
    match = board("u1:im:manassas-junction c1:im:gordonsville", options=LEAVE)
    order(match, "u1", "go manassas-junction=gordonsville")
    assert texts(match) == ["end"]


@pytest.mark.rule("AHD-4.0-p")
@pytest.mark.parametrize(
    ("unit", "route", "passed"),
    [
        ("u1:cm:washington", "washington=manassas-junction=gordonsville", "manassas-junction"),
        ("u1:im:memphis", "memphis~arkansas-post~vicksburg", "arkansas-post"),
        ("u1:im:louisville", "louisville~evansville~paducah", "evansville"),
    ],
)
def test_passing_through_an_empty_box_changes_nothing_there(unit: str, route: str, passed: str) -> None:
    match = taken(unit + " c1:im:charleston-sc")
    before = holder(match, passed)
    play(match, f"go {route}", "end")
    assert match.view()["phase"] == "promotion"
    assert holder(match, passed) == before


@pytest.mark.rule("AHD-4.0-p")
def test_what_was_passed_through_is_not_captured_when_the_half_turn_ends() -> None:
    match = board("u1:cm:washington c1:im:charleston-sc", dice=[3, 3])
    order(match, "u1", "go washington=manassas-junction=gordonsville")
    play(match, "end", "muster", "rest")
    assert holder(match, "manassas-junction") == "confederate"
    assert holder(match, "gordonsville") == "union"


# --- the first turn


@pytest.mark.rule("AHD-4.1-a")
def test_on_turn_1_both_sides_have_two_marches_without_a_roll() -> None:
    match = Match.new("house-divided", seed=1861)
    assert match.view()["marches"] == 2
    assert match.sealed_journal().header.rolls == ()
    match = board("u1:im:washington c1:im:richmond", step="recruit", turn=1)
    assert "first-marches" in kinds(play(match, "rest"))
    assert (match.view()["side"], match.view()["marches"]) == ("confederate", 2)


@pytest.mark.rule("AHD-4.1-a")
def test_from_turn_2_on_the_die_is_rolled() -> None:
    match = board("u1:im:washington c1:im:richmond", side="confederate", step="recruit", turn=1, dice=[5])
    play(match, "rest")
    assert (match.view()["side"], match.view()["marches"]) == ("union", 5)


@pytest.mark.rule("AHD-4.1-b", "AHD-R36")
def test_no_naval_invasion_on_turn_1() -> None:
    match = Match.new("house-divided", seed=1861)
    assert match.view()["invasion"] is False
    play(match, "march washington", "take u1")
    assert refused_by(match, "sail norfolk") == "AHD-4.1-b"
    assert refused_by(match, "sail fort-monroe") == ""


def test_a_way_that_comes_back_or_has_no_line_is_refused_with_its_rule() -> None:
    match = board("u1:im:washington")
    play(match, "march washington", "take u1")
    assert refused_by(match, "go washington=baltimore=washington") == "AHD-4.0-c"
    assert refused_by(match, "go washington=baltimore~richmond=petersburg") == "AHD-1.2-a"
    assert refused_by(match, "go washington=baltimore=philadelphia=new-york-city") == "AHD-4.0-g"


def test_a_unit_that_left_a_battle_carries_nothing_of_it_into_the_next_box() -> None:
    match = board("u1:cm:washington c1:im:manassas-junction", options="leave-battle=to-friendly")
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    assert states(match, "u1") == {"march1", "stopped", "from-washington"}
    play(match, "march manassas-junction", "take u1", "go manassas-junction=washington")
    assert states(match, "u1") == {"march2"}
