"""AHD 5.2.1 entrenched targets, 5.2.2 crack infantry targets, 5.2.3 rivers."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, kinds, play, states, texts


def hits_on(firer: str, target: str, *, side: str = "union", round: int = 1) -> list[int]:
    """The rolls with which `firer`, of `side`, hits `target` in Manassas Junction, where the Union attacks."""
    shooter, victim = ("u1", "c1") if side == "union" else ("c1", "u1")
    kind, _, state = target.partition(":")
    units = f"{shooter}:{firer}:manassas-junction {victim}:{kind}:manassas-junction{':' + state if state else ''}"
    fields = f"box=manassas-junction round={round} firing={side}"
    rolls = []
    for roll in range(1, 7):
        match = board(units, step="target", fields=fields, dice=[roll])
        if "reduced" in kinds(play(match, f"at {victim}", "fire")):
            rolls.append(roll)
    return rolls


def up_to(value: int) -> list[int]:
    return list(range(1, value + 1))


# --- 5.2.1


@pytest.mark.rule("AHD-5.2.1-a")
@pytest.mark.parametrize(("firer", "value"), [("im", 1), ("iv", 2), ("ic", 2), ("cv", 1), ("cc", 2)])
@pytest.mark.parametrize("target", ["im:dug", "iv:dug", "cm:dug", "cc:dug"])
def test_a_shot_at_an_entrenched_unit_loses_one(firer: str, value: int, target: str) -> None:
    assert hits_on(firer, target) == up_to(value)


@pytest.mark.rule("AHD-5.2.1-a")
def test_an_entrenched_unit_fires_with_its_full_value() -> None:
    fields = "box=manassas-junction round=1 firing=confederate"
    units = "u1:im:manassas-junction c1:im:manassas-junction:dug"
    match = board(units, step="target", fields=fields, dice=[2])
    play(match, "at u1", "fire")
    assert "reduced" in states(match, "u1")


@pytest.mark.rule("AHD-5.2.1-a")
def test_a_unit_among_entrenched_friends_is_not_covered_by_them() -> None:
    fields = "box=manassas-junction round=1 firing=union"
    units = "u1:im:manassas-junction u2:im:manassas-junction c1:im:manassas-junction:dug c2:im:manassas-junction"
    match = board(units, step="target", fields=fields, dice=[2, 2])
    play(match, "at c1", "at c2", "fire")
    assert "reduced" not in states(match, "c1")
    assert "reduced" in states(match, "c2")


@pytest.mark.rule("AHD-5.2.1-a")
@pytest.mark.parametrize(("control", "hit"), [("", False), ("vicksburg:union", True)])
def test_permanent_works_cover_the_units_of_the_side_that_controls_them(control: str, hit: bool) -> None:
    units = "u1:im:vicksburg c1:im:vicksburg"
    fields = "box=vicksburg round=1 firing=union"
    match = board(units, control=control, step="target", fields=fields, dice=[2])
    play(match, "at c1", "fire")
    assert ("reduced" in states(match, "c1")) is hit


@pytest.mark.rule("AHD-5.2.1-b")
@pytest.mark.parametrize("target", ["im:dug", "iv:dug", "cm:dug"])
def test_militia_cavalry_can_never_hit_an_entrenched_unit(target: str) -> None:
    assert hits_on("cm", target) == []
    assert hits_on("cm", target.removesuffix(":dug")) == [1]


@pytest.mark.rule("AHD-5.2.1-b")
def test_crossing_a_river_does_not_help_the_attackers_fire_at_works() -> None:
    match = board("u1:cm:washington c1:im:fredericksburg:dug", dice=[6])
    play(match, "march washington", "take u1", "go washington~fredericksburg", "end", "at u1", "fire")
    assert "reduced" not in kinds(play(match, "at c1", "fire"))
    assert match.dice.count == 1


# --- 5.2.2


@pytest.mark.rule("AHD-5.2.2-a")
@pytest.mark.parametrize(("firer", "value"), [("im", 1), ("iv", 2), ("ic", 2), ("cm", 0), ("cv", 1), ("cc", 2)])
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_shot_at_crack_infantry_loses_one_even_from_crack_infantry(firer: str, value: int, side: str) -> None:
    assert hits_on(firer, "ic", side=side) == up_to(value)


@pytest.mark.rule("AHD-5.2.2-a")
@pytest.mark.parametrize("target", ["iv", "cc", "cv"])
def test_veterans_and_crack_cavalry_are_as_easy_to_hit_as_militia(target: str) -> None:
    assert hits_on("iv", target) == [1, 2, 3]


@pytest.mark.rule("AHD-5.2.2-b")
@pytest.mark.parametrize("firer", ["iv", "ic", "cc"])
def test_works_and_crack_infantry_add_up_to_two(firer: str) -> None:
    assert hits_on(firer, "ic:dug") == [1]


@pytest.mark.rule("AHD-5.2.2-c")
@pytest.mark.parametrize("firer", ["im", "cm", "cv"])
def test_militia_and_veteran_cavalry_cannot_hit_entrenched_crack_infantry(firer: str) -> None:
    assert hits_on(firer, "ic:dug") == []


# --- 5.2.3


def attacked(units: str, box: str, *routes: str, dice: list[int]) -> Match:
    """The Union marches u1, u2, ... into c1's box, each by its own route, and the movement phase ends."""
    match = board(f"{units} c1:im:{box}", marches=len(routes), dice=dice)
    for number, route in enumerate(routes, 1):
        start = route.replace("~", " ").replace("/", " ").replace("=", " ").split()[0]
        play(match, f"march {start}", f"take u{number}", f"go {route}")
    play(match, "end")
    return match


@pytest.mark.rule("AHD-5.2.3-a", "AHD-5.2.3-b")
@pytest.mark.parametrize(
    ("kind", "route", "crossed"),
    [
        ("im", "washington~fredericksburg", True),
        ("im", "manassas-junction/fredericksburg", True),
        ("im", "richmond=fredericksburg", False),
        ("im", "yorktown/fredericksburg", False),
        ("im", "forts-henry-and-donelson~nashville", True),
        ("im", "forts-henry-and-donelson=nashville", False),
        ("im", "bowling-green=nashville", True),
        ("im", "decatur=nashville", False),
        ("im", "sparta/chattanooga", True),
        ("im", "knoxville=chattanooga", False),
        ("im", "fort-smith~little-rock", False),
        ("im", "washington=manassas-junction", False),
        ("cm", "harpers-ferry/manassas-junction/fredericksburg", True),
        ("cm", "gordonsville=richmond=fredericksburg", False),
    ],
)
def test_whether_a_river_was_crossed_depends_on_the_line_of_entry(kind: str, route: str, crossed: bool) -> None:
    """A 3 is too much for militia infantry, unless its target has crossed."""
    boxes = route.replace("~", " ").replace("/", " ").replace("=", " ").split()
    match = attacked(f"u1:{kind}:{boxes[0]}", boxes[-1], route, dice=[3])
    play(match, "at u1", "fire")
    assert ("reduced" in states(match, "u1")) is crossed


@pytest.mark.rule("AHD-5.2.3-a")
def test_a_river_crossed_before_the_last_box_does_not_count() -> None:
    """The road from Harper's Ferry meets a blue side of Washington, the railway to Baltimore meets none there."""
    match = attacked("u1:cm:harpers-ferry", "baltimore", "harpers-ferry/washington=baltimore", dice=[3])
    play(match, "at u1", "fire")
    assert "reduced" not in states(match, "u1")


@pytest.mark.rule("AHD-5.2.3-a")
def test_defenders_are_never_across_a_river() -> None:
    match = attacked("u1:im:washington", "fredericksburg", "washington~fredericksburg", dice=[6, 3])
    play(match, "at u1", "fire", "at c1", "fire")
    assert "reduced" not in states(match, "c1")


@pytest.mark.rule("AHD-5.2.3-b")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("firer", "value"), [("im", 3), ("iv", 4), ("ic", 4), ("cm", 2), ("cv", 3), ("cc", 4)])
def test_in_the_first_two_rounds_fire_at_a_unit_that_crossed_gains_one(firer: str, value: int, round: int) -> None:
    assert hits_on(firer, "im:crossed", side="confederate", round=round) == up_to(value)


@pytest.mark.rule("AHD-5.2.3-b")
def test_a_unit_that_crossed_fires_with_its_plain_value() -> None:
    match = attacked("u1:iv:washington", "fredericksburg", "washington~fredericksburg", dice=[6, 4])
    play(match, "at u1", "fire", "at c1", "fire")
    assert "reduced" not in states(match, "c1")


@pytest.mark.rule("AHD-5.2.3-b", "AHD-5.2.3-c")
@pytest.mark.parametrize(("round", "hit"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_river_counts_in_two_rounds_and_no_more(round: int, hit: bool) -> None:
    dice = [6, 6] * (round - 1) + [3]
    match = attacked("u1:im:washington", "fredericksburg", "washington~fredericksburg", dice=dice)
    for _ in range(round - 1):
        play(match, *[a for a in ["stand"] if a in texts(match)], "at u1", "fire")
        play(match, *[a for a in ["stand"] if a in texts(match)], "at c1", "fire")
    play(match, *[a for a in ["stand"] if a in texts(match)], "at u1", "fire")
    assert ("reduced" in states(match, "u1")) is hit


@pytest.mark.rule("AHD-5.2.3-c")
@pytest.mark.parametrize("round", [3, 4, 9])
def test_from_the_third_round_on_crossing_has_no_effect(round: int) -> None:
    assert hits_on("iv", "im:crossed", side="confederate", round=round) == [1, 2, 3]


@pytest.mark.rule("AHD-5.2.3-d")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("firer", "value"), [("im", 2), ("iv", 3), ("cm", 1)])
def test_crossing_and_crack_infantry_cancel_out(firer: str, value: int, round: int) -> None:
    assert hits_on(firer, "ic:crossed", side="confederate", round=round) == up_to(value)


@pytest.mark.rule("AHD-5.2.3-d")
def test_crack_infantry_is_hard_to_hit_again_when_the_river_no_longer_counts() -> None:
    assert hits_on("iv", "ic:crossed", side="confederate", round=3) == [1, 2]


@pytest.mark.rule("AHD-5.2.3-e")
@pytest.mark.parametrize("port", ["norfolk", "charleston-sc", "new-orleans"])
def test_an_invader_from_the_sea_counts_as_having_crossed(port: str) -> None:
    match = board(f"u1:im:washington c1:im:{port}", fields="six=1", marches=6, dice=[3])
    play(match, "march washington", "take u1", f"sail {port}", "end", "at u1", "fire")
    assert "reduced" in states(match, "u1")


@pytest.mark.rule("AHD-5.2.3-f")
@pytest.mark.parametrize(("target", "hit"), [("u1", True), ("u2", False)])
def test_the_river_is_reckoned_unit_by_unit(target: str, hit: bool) -> None:
    match = attacked(
        "u1:im:washington u2:im:yorktown",
        "fredericksburg",
        "washington~fredericksburg",
        "yorktown/fredericksburg",
        dice=[3],
    )
    play(match, f"at {target}", "fire")
    assert ("reduced" in states(match, target)) is hit


@pytest.mark.rule("AHD-5.2.3-a", "AHD-5.2.3-f")
def test_units_of_one_march_may_come_by_boat_and_by_train() -> None:
    units = "u1:im:forts-henry-and-donelson u2:im:forts-henry-and-donelson c1:im:nashville c2:im:nashville"
    match = board(units, dice=[3, 3])
    play(match, "march forts-henry-and-donelson", "take u1", "go forts-henry-and-donelson~nashville")
    play(match, "take u2", "go forts-henry-and-donelson=nashville", "end", "at u1", "at u2", "fire")
    assert "reduced" in states(match, "u1")
    assert "reduced" not in states(match, "u2")
