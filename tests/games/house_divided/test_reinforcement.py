"""AHD 5.2.4, reinforcements."""

import re

import pytest

from longroll import Match
from tests.games.house_divided.board import board, field, kinds, play, refused_by, states, texts, where

HERE = "u1:im:manassas-junction c1:im:manassas-junction"


def standing(units: str, *dice: int, firing: str = "union", round: int = 2) -> Match:
    """The battle of Manassas Junction, attacked by u1 from Washington: a side is about to fire."""
    fields = f"box=manassas-junction round={round} firing={firing} from-union=washington"
    return board(f"{HERE} {units}", step="stand", fields=fields, dice=dice)


def attacked(units: str, *routes: str, dice: list[int], options: str = "") -> Match:
    """The Union marches u1, u2, ... each by its own route, and the movement phase ends."""
    match = board(units, dice=dice, options=options)
    for number, route in enumerate(routes, 1):
        play(match, f"march {re.split('[=/~]', route)[0]}", f"take u{number}", f"go {route}")
    play(match, "end")
    return match


# --- when


@pytest.mark.rule("AHD-5.2.4-a")
def test_nobody_is_reinforced_in_the_first_round() -> None:
    match = board("u1:im:washington u2:im:washington c1:im:manassas-junction c2:im:gordonsville", dice=[6])
    play(match, "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    assert refused_by(match, "reinforce c2") == "AHD-5.2.4-a"
    play(match, "at u1", "fire")
    assert refused_by(match, "reinforce u2") == "AHD-5.2.4-a"


@pytest.mark.rule("AHD-5.2.4-a")
def test_cavalry_that_could_withdraw_before_the_first_round_is_not_reinforced_instead() -> None:
    match = attacked(
        "u1:im:washington c1:cm:manassas-junction c2:im:gordonsville", "washington=manassas-junction", dice=[]
    )
    assert refused_by(match, "reinforce c2") == "AHD-5.2.4-a"
    assert set(texts(match)) == {"stand", "withdraw"}


@pytest.mark.rule("AHD-5.2.4-a")
def test_both_sides_are_reinforced_from_the_second_round_on_each_before_its_own_fire() -> None:
    match = board("u1:im:washington u2:im:washington c1:im:manassas-junction c2:im:gordonsville", dice=[6] * 5)
    play(match, "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    play(match, "at u1", "fire", "at c1", "fire")
    assert match.to_move == "confederate"
    play(match, "reinforce c2", "at u1", "at u1", "fire")
    assert match.to_move == "union"
    play(match, "reinforce u2")
    assert where(match) == dict.fromkeys(["u1", "u2", "c1", "c2"], "manassas-junction")


@pytest.mark.rule("AHD-5.2.4-a")
@pytest.mark.parametrize("round", [2, 3, 7])
@pytest.mark.parametrize(("firing", "unit"), [("union", "u2:im:washington"), ("confederate", "c2:im:gordonsville")])
def test_any_round_after_the_first_will_do(firing: str, unit: str, round: int) -> None:
    match = standing(unit, firing=firing, round=round)
    assert refused_by(match, f"reinforce {unit[:2]}") == ""


@pytest.mark.rule("AHD-5.2.4-a")
def test_reinforcing_is_a_choice() -> None:
    match = standing("u2:im:washington")
    assert "stand" in texts(match)
    play(match, "stand")
    assert where(match)["u2"] == "washington"


@pytest.mark.rule("AHD-5.2.4-a")
def test_reinforcements_come_before_the_fire_and_not_during_it() -> None:
    match = standing("u2:im:washington")
    play(match, "stand")
    assert refused_by(match, "reinforce u2") == "AHD-5.2.4-a"
    play(match, "at c1")
    assert refused_by(match, "reinforce u2") == "AHD-5.2.4-a"


@pytest.mark.rule("AHD-5.2.4-a")
@pytest.mark.parametrize("unit", ["c2", "u9"])
def test_a_side_brings_up_only_its_own_units(unit: str) -> None:
    match = standing("u2:im:washington c2:im:gordonsville")
    assert refused_by(match, f"reinforce {unit}").startswith("AHD-5.2.4")


@pytest.mark.rule("AHD-5.2.4-a")
def test_a_reinforcement_fires_at_once() -> None:
    match = standing("u2:iv:washington", 6, 3)
    told = play(match, "reinforce u2", "at c1", "at c1", "fire")
    assert [event.facts["unit"] for event in told if event.kind == "shot"] == ["u1", "u2"]
    assert "reduced" in states(match, "c1")


# --- how many, from where


@pytest.mark.rule("AHD-5.2.4-b")
def test_one_unit_comes_from_each_joined_box() -> None:
    match = standing("u2:im:washington u3:im:washington u4:im:harpers-ferry u5:im:harpers-ferry")
    play(match, "reinforce u3")
    assert refused_by(match, "reinforce u2") == "AHD-5.2.4-b"
    assert refused_by(match, "reinforce u4") == ""
    play(match, "reinforce u5")
    assert sorted(unit for unit, box in where(match).items() if box == "manassas-junction") == [
        "c1",
        "u1",
        "u3",
        "u5",
    ]


@pytest.mark.rule("AHD-5.2.4-b")
def test_nobody_comes_from_a_box_that_is_not_joined() -> None:
    match = standing("u2:im:washington u3:im:baltimore c2:im:richmond")
    assert refused_by(match, "reinforce u3") == "AHD-5.2.4-b"
    assert refused_by(match, "reinforce u2") == ""


@pytest.mark.rule("AHD-5.2.4-b")
def test_a_side_that_nobody_can_reinforce_is_told_why() -> None:
    """Richmond is not joined to Norfolk, and the Confederates there have nothing to choose but to fire."""
    match = attacked("u1:im:petersburg c1:im:norfolk c2:im:richmond", "petersburg=norfolk", dice=[6, 6])
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "reinforce c2") == "AHD-5.2.4-b"


@pytest.mark.rule("AHD-5.2.4-b")
def test_the_units_in_the_battle_are_no_reinforcements() -> None:
    match = standing("u2:im:washington")
    assert refused_by(match, "reinforce u1") == "AHD-5.2.4-b"
    refusal = match.why_not("reinforce u1")
    assert refusal
    assert (refusal.code, refusal.facts["at_unit"]) == ("fights-already", "u1")


@pytest.mark.rule("AHD-5.2.4-b")
def test_another_unit_of_the_same_box_may_come_in_the_next_round() -> None:
    match = standing("u2:im:washington u3:im:washington", 6, 6, 6)
    play(match, "reinforce u2", "at c1", "at c1", "fire", "stand", "at u1", "fire")
    assert refused_by(match, "reinforce u3") == ""


@pytest.mark.rule("AHD-5.2.4-b")
@pytest.mark.parametrize("arm", ["im", "cm"])
def test_two_lines_to_one_box_bring_one_unit(arm: str) -> None:
    """A railway and a river join Decatur and Chattanooga."""
    units = f"u1:im:chattanooga c1:im:chattanooga c2:{arm}:decatur c3:{arm}:decatur c4:im:atlanta"
    match = board(units, step="stand", fields="box=chattanooga round=2 firing=confederate from-union=sparta")
    play(match, "reinforce c2")
    assert refused_by(match, "reinforce c3") == "AHD-5.2.4-b"
    assert refused_by(match, "reinforce c4") == ""


@pytest.mark.rule("AHD-5.2.4-b")
def test_it_does_not_matter_who_controls_the_box_they_come_from() -> None:
    match = standing("u2:im:gordonsville c2:im:harpers-ferry")
    assert refused_by(match, "reinforce u2") == ""
    match = standing("u2:im:gordonsville c2:im:harpers-ferry", firing="confederate")
    assert refused_by(match, "reinforce c2") == ""


@pytest.mark.rule("AHD-4.2.6-a")
def test_no_confederate_comes_over_the_potomac() -> None:
    units = "u1:im:fredericksburg c1:im:fredericksburg"
    fields = "box=fredericksburg round=2 firing={} from-union=manassas-junction"
    match = board(f"{units} c2:im:washington", step="stand", fields=fields.format("confederate"))
    assert refused_by(match, "reinforce c2") == "AHD-4.2.6-a"
    match = board(f"{units} u2:im:washington", step="stand", fields=fields.format("union"))
    assert refused_by(match, "reinforce u2") == ""


# --- who


@pytest.mark.rule("AHD-5.2.4-c")
@pytest.mark.parametrize(("firing", "unit"), [("union", "u2:im:washington"), ("confederate", "c2:im:gordonsville")])
def test_a_unit_that_retreated_in_this_turn_does_not_come(firing: str, unit: str) -> None:
    match = standing(f"{unit}:fought+retreated", firing=firing)
    assert refused_by(match, f"reinforce {unit[:2]}") == "AHD-5.2.4-c"


@pytest.mark.rule("AHD-5.2.4-c")
def test_a_unit_driven_from_one_battle_stays_out_of_the_next() -> None:
    """c2 retreats from Front Royal to Staunton, which is joined to Gordonsville."""
    units = "u1:im:manassas-junction u2:im:harpers-ferry c1:im:gordonsville c2:im:front-royal c3:im:lynchburg"
    match = attacked(units, "manassas-junction=gordonsville", "harpers-ferry/front-royal", dice=[6] * 4)
    play(match, "battle front-royal", "at u2", "fire", "at c2", "fire", "retreat staunton", "pass")
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "reinforce c2") == "AHD-5.2.4-c"
    assert refused_by(match, "reinforce c3") == ""


@pytest.mark.rule("AHD-5.2.4-c")
def test_a_retreat_is_remembered_until_the_turn_ends() -> None:
    match = standing("", 6, 6, 6, 6, firing="confederate")
    play(match, "retreat gordonsville", "pass", "muster", "rest")
    assert match.view()["side"] == "confederate"
    assert "retreated" in states(match, "c1")
    play(match, "end", "muster", "rest")
    assert match.view()["turn"] == 3
    assert "retreated" not in states(match, "c1")


@pytest.mark.rule("AHD-5.2.4-c")
@pytest.mark.parametrize(("options", "rule"), [("", ""), ("withdrawn-reinforce=barred", "AHD-5.2.4-c")])
def test_withdrawn_cavalry_comes_unless_the_option_bars_it(options: str, rule: str) -> None:
    """c2 withdraws from Front Royal to Staunton, which is joined to Gordonsville."""
    units = "u1:im:manassas-junction u2:im:harpers-ferry c1:im:gordonsville c2:cm:front-royal"
    routes = ("manassas-junction=gordonsville", "harpers-ferry/front-royal")
    match = attacked(units, *routes, dice=[6, 6], options=options)
    play(match, "battle front-royal", "withdraw", "ride staunton", "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "reinforce c2") == rule


@pytest.mark.rule("AHD-5.2.4-d")
def test_the_attacker_takes_nobody_from_a_box_with_enemies() -> None:
    match = standing("u2:im:harpers-ferry u3:im:harpers-ferry u4:im:washington c2:im:harpers-ferry")
    assert refused_by(match, "reinforce u2") == "AHD-5.2.4-d"
    assert refused_by(match, "reinforce u4") == ""


@pytest.mark.rule("AHD-5.2.4-e")
def test_the_attacker_does_not_use_units_that_have_fought() -> None:
    units = "u1:im:washington u2:im:harpers-ferry u3:im:washington c1:im:manassas-junction c2:im:front-royal:reduced"
    match = board(units, dice=[6, 1, 6, 6, 6])
    play(match, "march washington", "take u1", "go washington=manassas-junction", "done")
    play(match, "march harpers-ferry", "take u2", "go harpers-ferry/front-royal", "end")
    play(match, "battle front-royal", "at u2", "fire", "at c2", "fire", "pass")
    play(match, "at u1", "fire", "at c1", "fire", "stand", "at u1", "fire")
    assert match.to_move == "union"
    assert refused_by(match, "reinforce u2") == "AHD-5.2.4-e"
    assert refused_by(match, "reinforce u3") == ""


@pytest.mark.rule("AHD-5.2.4-e")
def test_the_attacker_does_not_use_units_that_defended_earlier_in_the_turn() -> None:
    """c1 defends Front Royal in the Union half-turn; c2 attacks Manassas Junction in the Confederate one."""
    units = "u1:im:harpers-ferry:reduced u2:im:manassas-junction c1:im:front-royal c2:im:gordonsville"
    match = attacked(f"{units} c3:im:fredericksburg", "harpers-ferry/front-royal", dice=[1, 2, 2, 6, 6, 6])
    play(match, "at u1", "fire", "pass", "muster", "rest")
    play(match, "march gordonsville", "take c2", "go gordonsville=manassas-junction", "end")
    play(match, "at c2", "fire", "at u2", "fire", "stand", "at c2", "fire")
    assert match.to_move == "confederate"
    assert refused_by(match, "reinforce c1") == "AHD-5.2.4-e"
    assert refused_by(match, "reinforce c3") == ""


@pytest.mark.rule("AHD-5.2.4-e")
def test_the_defender_may_use_units_that_have_fought() -> None:
    match = standing("c2:im:gordonsville:fought+reduced", firing="confederate")
    assert refused_by(match, "reinforce c2") == ""


@pytest.mark.rule("AHD-5.2.4-f")
@pytest.mark.parametrize(
    ("own", "enemies", "rule"),
    [(1, 0, ""), (1, 1, "AHD-5.2.4-f"), (2, 1, ""), (2, 2, "AHD-5.2.4-f"), (3, 2, ""), (4, 1, "")],
)
def test_the_defender_leaves_as_many_units_as_there_are_enemies(own: int, enemies: int, rule: str) -> None:
    behind = [f"c{number + 2}:im:front-royal" for number in range(own)]
    behind += [f"u{number + 2}:im:front-royal" for number in range(enemies)]
    match = standing(" ".join([*behind, "c9:im:gordonsville"]), firing="confederate")
    assert refused_by(match, "reinforce c2") == rule
    assert refused_by(match, "reinforce c9") == ""


@pytest.mark.rule("AHD-5.2.4-g")
def test_a_side_without_a_unit_left_is_not_reinforced() -> None:
    fields = "box=manassas-junction round=2 firing=confederate from-union=washington"
    units = "u1:im:manassas-junction:reduced u2:im:washington c1:im:manassas-junction"
    match = board(units, step="target", fields=fields, dice=[1])
    assert "battle-won" in kinds(play(match, "at u1", "fire"))
    assert "reinforce u2" not in texts(match)
    play(match, "pass")
    assert match.view()["phase"] == "promotion"
    assert where(match)["u2"] == "washington"


@pytest.mark.rule("AHD-5.2.4-h")
@pytest.mark.parametrize("marched", ["march1", "march2", "march1+sailed"])
def test_reinforcing_is_not_a_march(marched: str) -> None:
    match = standing(f"u2:im:washington:{marched} c2:im:gordonsville")
    play(match, "reinforce u2")
    assert where(match)["u2"] == "manassas-junction"
    assert set(marched.split("+")) <= states(match, "u2")
    assert field(match, "marches") == ""


@pytest.mark.rule("AHD-1.2-c", "AHD-5.2.4-b")
@pytest.mark.parametrize(("source", "route"), [("decatur", "decatur=chattanooga"), ("atlanta", "atlanta=chattanooga")])
def test_the_line_of_a_reinforcement_is_named_also_where_there_are_two(source: str, route: str) -> None:
    fields = "box=chattanooga round=2 firing=union from-confederate=knoxville"
    match = board(
        f"u1:im:chattanooga c1:im:chattanooga u2:im:{source}", side="confederate", step="stand", fields=fields
    )
    (told,) = [event for event in play(match, "reinforce u2") if event.kind == "reinforced"]
    assert told.facts["route"] == route
