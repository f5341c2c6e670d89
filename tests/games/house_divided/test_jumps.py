"""AHD 4.2.1 cavalry jumps, 4.2.2 Union river jumps."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, holder, play, refused_by, states, texts, where

OVER_MANASSAS = "go washington=manassas-junction=gordonsville"
OVER_CAIRO = "go st-louis~cairo~island-no-10"


def order(match: Match, unit: str, action: str) -> None:
    play(match, f"march {where(match)[unit]}", f"take {unit}", action)
    if "done" in texts(match):
        play(match, "done")


def taken(units: str, unit: str = "u1", side: str = "union", options: str = "", marches: int = 2) -> Match:
    match = board(units, side=side, options=options, marches=marches)
    play(match, f"march {where(match)[unit]}", f"take {unit}")
    return match


# --- cavalry


@pytest.mark.rule("AHD-4.2.1-a")
@pytest.mark.parametrize(
    "route",
    [
        "washington=manassas-junction=gordonsville",
        "washington=manassas-junction/fredericksburg",
        "washington=manassas-junction=front-royal",
    ],
)
def test_cavalry_jumps_over_a_box_with_enemies_by_road_and_rail(route: str) -> None:
    match = taken("u1:cm:washington c1:ic:manassas-junction c2:im:manassas-junction")
    play(match, f"go {route}", "end")
    assert where(match)["u1"] == route.replace("/", "=").split("=")[-1]
    assert match.view()["phase"] == "promotion"
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-4.2.1-a")
def test_confederate_cavalry_jumps_too() -> None:
    match = taken("c1:cm:fredericksburg u1:im:manassas-junction", "c1", "confederate")
    assert refused_by(match, "go fredericksburg/manassas-junction/harpers-ferry") == ""


@pytest.mark.rule("AHD-4.2.1-a")
def test_infantry_makes_no_cavalry_jump() -> None:
    match = taken("u1:im:chicago c1:im:lafayette")
    assert refused_by(match, "go chicago=lafayette=indianapolis") == "AHD-4.0-n"


@pytest.mark.rule("AHD-4.2.1-b")
def test_cavalry_makes_one_jump_per_turn() -> None:
    match = board("u1:cm:washington c1:im:manassas-junction c2:im:richmond")
    order(match, "u1", OVER_MANASSAS)
    play(match, "march gordonsville", "take u1")
    assert refused_by(match, "go gordonsville=richmond=petersburg") == "AHD-4.2.1-b"
    assert refused_by(match, "go gordonsville=manassas-junction=washington") == "AHD-4.2.1-b"
    assert refused_by(match, "go gordonsville=lynchburg=petersburg") == ""
    assert refused_by(match, "go gordonsville=richmond") == ""


@pytest.mark.rule("AHD-4.2.1-b")
def test_each_cavalry_unit_has_its_own_jump_and_may_use_it_in_its_second_march() -> None:
    match = board("u1:cm:washington u2:cm:baltimore c1:im:manassas-junction", marches=3)
    order(match, "u1", OVER_MANASSAS)
    order(match, "u2", "go baltimore=washington")
    order(match, "u2", OVER_MANASSAS)
    assert where(match)["u2"] == "gordonsville"


@pytest.mark.rule("AHD-4.2.1-b")
def test_the_jump_comes_back_with_the_next_turn() -> None:
    match = board("u1:cm:washington c1:im:manassas-junction", dice=[3, 3, 3, 3])
    order(match, "u1", OVER_MANASSAS)
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    play(match, "march gordonsville", "take u1")
    assert refused_by(match, "go gordonsville=manassas-junction=washington") == ""


@pytest.mark.rule("AHD-4.2.1-c")
def test_a_cavalry_jump_does_not_end_among_enemies() -> None:
    match = taken("u1:cm:washington c1:im:manassas-junction c2:im:gordonsville")
    assert refused_by(match, OVER_MANASSAS) == "AHD-4.2.1-c"
    assert refused_by(match, "go washington=manassas-junction=front-royal") == ""


@pytest.mark.rule("AHD-4.2.1-c")
def test_a_jump_may_end_in_an_empty_enemy_box_or_among_friends() -> None:
    match = taken("u1:cm:washington u2:im:front-royal c1:im:manassas-junction")
    assert refused_by(match, "go washington=manassas-junction=front-royal") == ""
    assert refused_by(match, OVER_MANASSAS) == ""


@pytest.mark.rule("AHD-4.2.1-d")
@pytest.mark.parametrize("enemies", ["c1:cm:manassas-junction", "c1:im:manassas-junction c2:cc:manassas-junction"])
def test_cavalry_does_not_jump_over_enemy_cavalry(enemies: str) -> None:
    match = taken(f"u1:cc:washington {enemies}")
    assert refused_by(match, OVER_MANASSAS) == "AHD-4.2.1-d"
    assert refused_by(match, "go washington=manassas-junction") == ""


@pytest.mark.rule("AHD-4.2.1-e")
def test_union_cavalry_makes_no_cavalry_jump_by_river() -> None:
    match = taken("u1:cm:cairo c1:im:paducah")
    assert refused_by(match, "go cairo~paducah~evansville") in ("AHD-4.2.1-e", "AHD-4.2.2-b")


@pytest.mark.rule("AHD-4.2.1-e")
@pytest.mark.parametrize("route", ["memphis~arkansas-post~vicksburg", "memphis~arkansas-post~little-rock"])
def test_confederate_cavalry_jumps_by_no_river(route: str) -> None:
    match = taken("c1:cc:memphis u1:im:arkansas-post", "c1", "confederate")
    assert refused_by(match, f"go {route}") in ("AHD-4.2.1-e", "AHD-4.2.2-c")
    assert refused_by(match, "go memphis~arkansas-post") == ""


# --- rivers


@pytest.mark.rule("AHD-4.2.2-a")
@pytest.mark.parametrize("kind", ["im", "ic", "cm", "cc"])
def test_a_union_unit_of_either_arm_jumps_downstream(kind: str) -> None:
    match = taken(f"u1:{kind}:st-louis c1:im:cairo")
    play(match, OVER_CAIRO, "end")
    assert where(match)["u1"] == "island-no-10"
    assert match.view()["phase"] == "promotion"


@pytest.mark.rule("AHD-4.2.2-a")
@pytest.mark.parametrize(
    ("start", "over", "end"),
    [
        ("fort-smith", "little-rock", "arkansas-post"),
        ("evansville", "paducah", "cairo"),
        ("vicksburg", "natchez", "baton-rouge"),
        ("pittsburg-landing", "forts-henry-and-donelson", "paducah"),
        ("petersburg", "yorktown", "fort-monroe"),
    ],
)
def test_river_jumps_follow_the_arrows_of_every_river(start: str, over: str, end: str) -> None:
    down = taken(f"u1:im:{start} c1:im:{over}")
    assert refused_by(down, f"go {start}~{over}~{end}") == ""
    up = taken(f"u1:im:{end} c1:im:{over}")
    assert refused_by(up, f"go {end}~{over}~{start}") == "AHD-4.2.2-b"


@pytest.mark.rule("AHD-4.2.2-b", "AHD-R08")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_both_lines_of_a_river_jump_run_downstream(kind: str) -> None:
    match = taken(f"u1:{kind}:evansville c1:im:paducah")
    assert refused_by(match, "go evansville~paducah~cairo") == ""
    assert refused_by(match, "go evansville~paducah~forts-henry-and-donelson") == "AHD-4.2.2-b"


@pytest.mark.rule("AHD-4.2.2-b")
def test_without_enemies_in_the_middle_the_same_way_is_open() -> None:
    match = taken("u1:im:evansville")
    assert refused_by(match, "go evansville~paducah~forts-henry-and-donelson") == ""


@pytest.mark.rule("AHD-R08")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_with_river_jump_first_line_only_the_first_line_must_run_downstream(kind: str) -> None:
    options = "river-jump=first-line"
    match = taken(f"u1:{kind}:evansville c1:im:paducah", options=options)
    assert refused_by(match, "go evansville~paducah~forts-henry-and-donelson") == ""
    match = taken(f"u1:{kind}:cairo c1:im:paducah", options=options)
    assert refused_by(match, "go cairo~paducah~evansville") == "AHD-4.2.2-b"


@pytest.mark.rule("AHD-4.2.2-c")
@pytest.mark.parametrize("options", ["", "river-jump=first-line"])
def test_the_confederates_never_make_a_river_jump(options: str) -> None:
    match = taken("c1:im:memphis u1:im:arkansas-post", "c1", "confederate", options)
    assert refused_by(match, "go memphis~arkansas-post~vicksburg") == "AHD-4.2.2-c"
    assert refused_by(match, "go memphis~arkansas-post") == ""


@pytest.mark.rule("AHD-4.2.2-d")
@pytest.mark.parametrize("options", ["", "river-jump=first-line"])
def test_a_river_jump_does_not_end_among_enemies(options: str) -> None:
    match = taken("u1:im:st-louis c1:im:cairo c2:im:island-no-10", options=options)
    assert refused_by(match, OVER_CAIRO) == "AHD-4.2.2-d"
    assert refused_by(match, "go st-louis~cairo") == ""


@pytest.mark.rule("AHD-4.2.2-e")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_a_river_jump_passes_enemy_cavalry(kind: str) -> None:
    match = taken(f"u1:{kind}:st-louis c1:cc:cairo c2:ic:cairo")
    assert refused_by(match, OVER_CAIRO) == ""


@pytest.mark.rule("AHD-4.2.2-f", "AHD-R08")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_one_river_jump_per_turn(kind: str) -> None:
    match = board(f"u1:{kind}:st-louis c1:im:cairo c2:im:memphis")
    order(match, "u1", OVER_CAIRO)
    play(match, "march island-no-10", "take u1")
    assert refused_by(match, "go island-no-10~memphis~arkansas-post") == "AHD-4.2.2-f"
    assert refused_by(match, "go island-no-10~memphis") == ""


@pytest.mark.rule("AHD-4.2.2-f", "AHD-R08")
def test_a_cavalry_jump_uses_up_the_river_jump() -> None:
    match = board("u1:cm:springfield-il c1:im:st-louis c2:im:cairo")
    order(match, "u1", "go springfield-il=st-louis=jefferson-city")
    assert "jumped" in states(match, "u1")
    play(match, "march jefferson-city", "take u1")
    assert refused_by(match, "go jefferson-city~st-louis~cairo") == "AHD-4.2.2-f"


@pytest.mark.rule("AHD-4.2.2-f", "AHD-R08")
def test_a_river_jump_uses_up_the_cavalry_jump() -> None:
    match = board("u1:cm:evansville c1:im:paducah c2:im:vandalia")
    order(match, "u1", "go evansville~paducah~cairo")
    play(match, "march cairo", "take u1")
    assert refused_by(match, "go cairo=vandalia=terre-haute") in ("AHD-4.2.1-b", "AHD-4.2.2-f")
    assert refused_by(match, "go cairo=vandalia") == ""
