"""AHD 4.2.5: entrenchment."""

from typing import Any

import pytest

from longroll import Match
from tests.games.house_divided.board import board, field, play, refused_by, states, texts, where

WORKS = {"washington", "richmond", "fort-monroe", "vicksburg"}
FAR_AWAY = " c9:im:shreveport"


def order(match: Match, unit: str, action: str) -> None:
    play(match, f"march {where(match)[unit]}", f"take {unit}", action)
    if "done" in texts(match):
        play(match, "done")


def entrenched(match: Match) -> set[str]:
    units = match.view()["units"]
    assert isinstance(units, list)
    return {str(unit["unit"]) for unit in units if unit["entrenched"]}


def values(match: Match) -> dict[str, Any]:
    """The values that the side about to fire has against each target."""
    battle = match.view()["battle"]
    assert isinstance(battle, dict)
    return dict(battle["values"])


@pytest.mark.rule("AHD-4.2.5-a")
def test_a_unit_uses_the_march_to_entrench_and_does_not_move() -> None:
    match = board("u1:im:chicago u2:im:chicago")
    play(match, "march chicago", "take u1", "dig")
    assert entrenched(match) == {"u1"}
    assert refused_by(match, "take u1") == "AHD-4.2.5-a"
    assert where(match)["u1"] == "chicago"


@pytest.mark.rule("AHD-4.2.5-a")
def test_entrenching_is_a_march_of_the_unit_and_of_its_side() -> None:
    match = board("u1:im:chicago:march1 u2:im:st-louis", marches=3)
    order(match, "u1", "dig")
    assert match.view()["marches"] == 2
    assert refused_by(match, "march chicago") == "AHD-4.0-f"


@pytest.mark.rule("AHD-4.2.5-a", "AHD-R11")
def test_one_march_entrenches_any_number_of_units() -> None:
    match = board("u1:im:chicago u2:ic:chicago u3:cm:chicago", marches=1)
    play(match, "march chicago", "take u1", "dig", "take u2", "dig", "take u3", "dig")
    assert entrenched(match) == {"u1", "u2", "u3"}


@pytest.mark.rule("AHD-4.2.5-b")
@pytest.mark.parametrize(
    ("box", "control"),
    [
        ("chicago", ""),
        ("chicago", "chicago:confederate"),
        ("evansville", ""),
        ("knoxville", ""),
        ("bowling-green", ""),
        ("cairo", ""),
        ("atlanta", "atlanta:union"),
    ],
)
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_one_march_in_a_city_with_a_number_of_either_colour_whoever_controls_it(
    box: str, control: str, side: str
) -> None:
    match = board(f"{side[0]}1:im:{box}", control=control, side=side, marches=1)
    order(match, f"{side[0]}1", "dig")
    assert entrenched(match) == {f"{side[0]}1"}


@pytest.mark.rule("AHD-4.2.5-b", "AHD-R11")
def test_a_unit_may_march_into_a_city_and_entrench_with_its_second_march() -> None:
    match = board("u1:im:vandalia")
    order(match, "u1", "go vandalia=cairo")
    order(match, "u1", "dig")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-c")
def test_two_marches_in_any_other_box() -> None:
    match = board("u1:im:vandalia", marches=3)
    order(match, "u1", "dig")
    assert entrenched(match) == set()
    assert "digging" in states(match, "u1")
    order(match, "u1", "dig")
    assert entrenched(match) == {"u1"}
    assert match.view()["marches"] == 1


@pytest.mark.rule("AHD-4.2.5-c")
def test_other_boxes_may_be_activated_between_the_two_marches() -> None:
    match = board("u1:im:vandalia u2:im:chicago", marches=3)
    order(match, "u1", "dig")
    order(match, "u2", "go chicago=lafayette")
    order(match, "u1", "dig")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-c")
def test_a_unit_that_has_marched_cannot_entrench_outside_a_city() -> None:
    match = board("u1:im:cairo", marches=4)
    order(match, "u1", "go cairo=vandalia")
    play(match, "march vandalia", "take u1")
    assert refused_by(match, "dig") == "AHD-4.2.5-c"


@pytest.mark.rule("AHD-4.2.5-c")
def test_the_first_of_two_marches_is_not_offered_when_no_second_can_follow() -> None:
    match = board("u1:im:vandalia", marches=1)
    play(match, "march vandalia", "take u1")
    assert refused_by(match, "dig") == "AHD-4.2.5-c"


@pytest.mark.rule("AHD-4.2.5-c", "AHD-R11")
def test_half_an_entrenchment_is_lost_when_the_phase_ends() -> None:
    match = board("u1:im:vandalia" + FAR_AWAY, dice=[3, 3, 3, 3])
    order(match, "u1", "dig")
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    assert states(match, "u1") == set()
    order(match, "u1", "dig")
    assert entrenched(match) == set()


@pytest.mark.rule("AHD-4.2.5-c")
def test_each_unit_needs_both_marches_itself() -> None:
    match = board("u1:im:vandalia u2:im:vandalia", marches=3)
    order(match, "u1", "dig")
    play(match, "march vandalia", "take u1", "dig", "take u2", "dig")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-d")
@pytest.mark.parametrize("box", ["chicago", "vandalia"])
def test_no_entrenching_among_enemies(box: str) -> None:
    match = board(f"u1:im:{box} c1:im:{box}")
    play(match, f"march {box}", "take u1")
    assert refused_by(match, "dig") == "AHD-4.2.5-d"


@pytest.mark.rule("AHD-4.2.5-e")
def test_one_march_moves_some_units_out_and_entrenches_others() -> None:
    match = board("u1:im:chicago u2:im:chicago u3:im:chicago", marches=1)
    play(match, "march chicago", "take u1", "dig", "take u2", "go chicago=lafayette", "take u3", "dig")
    assert entrenched(match) == {"u1", "u3"}
    assert where(match) == {"u1": "chicago", "u2": "lafayette", "u3": "chicago"}
    assert field(match, "marches") == ""


@pytest.mark.rule("AHD-4.2.5-f")
def test_a_unit_that_arrives_among_entrenched_friends_is_not_entrenched() -> None:
    match = board("u1:im:cairo:dug u2:im:vandalia")
    order(match, "u2", "go vandalia=cairo")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-f")
def test_an_entrenchment_does_not_stay_behind_in_the_box() -> None:
    match = board("u1:im:cairo:dug u2:im:cairo u3:im:vandalia", marches=3)
    order(match, "u1", "go cairo=vandalia")
    order(match, "u3", "go vandalia=cairo")
    assert entrenched(match) == set()


@pytest.mark.rule("AHD-4.2.5-g", "AHD-R13")
@pytest.mark.parametrize(("box", "action"), [("baltimore", "go baltimore=harrisburg"), ("baltimore", "sail pensacola")])
def test_a_unit_that_moves_is_no_longer_entrenched(box: str, action: str) -> None:
    match = board(f"u1:im:{box}:dug")
    assert entrenched(match) == {"u1"}
    order(match, "u1", action)
    assert entrenched(match) == set()
    assert "dug" not in states(match, "u1")


@pytest.mark.rule("AHD-4.2.5-g")
def test_a_unit_that_comes_back_must_entrench_again() -> None:
    match = board("u1:im:cairo:dug")
    order(match, "u1", "go cairo=vandalia")
    order(match, "u1", "go vandalia=cairo")
    assert entrenched(match) == set()


@pytest.mark.rule("AHD-4.2.5-g")
def test_a_unit_that_stays_is_entrenched_turn_after_turn() -> None:
    match = board("u1:im:cairo:dug" + FAR_AWAY, dice=[3, 3, 3, 3])
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-g", "AHD-R13")
def test_a_unit_that_moves_away_loses_half_an_entrenchment_too() -> None:
    match = board("u1:im:vandalia", marches=4)
    order(match, "u1", "dig")
    order(match, "u1", "go vandalia=terre-haute")
    assert "digging" not in states(match, "u1")


@pytest.mark.rule("AHD-4.2.5-g", "AHD-R13")
def test_a_retreat_ends_an_entrenchment() -> None:
    match = board(
        "u1:im:cairo:march1+stopped+from-vandalia c1:im:cairo:dug",
        step="stand",
        fields="box=cairo round=2 firing=confederate from-union=vandalia",
    )
    assert entrenched(match) == {"c1"}
    play(match, "retreat humboldt", "pass")
    assert where(match)["c1"] == "humboldt"
    assert entrenched(match) == set()


@pytest.mark.rule("AHD-4.2.5-g", "AHD-R13")
def test_a_withdrawal_ends_an_entrenchment() -> None:
    match = board(
        "u1:im:cairo:march1+stopped+from-vandalia c1:cm:cairo:dug",
        step="stand",
        fields="box=cairo round=1 firing=confederate from-union=vandalia",
    )
    play(match, "withdraw", "ride humboldt")
    assert where(match)["c1"] == "humboldt"
    assert entrenched(match) == set()


@pytest.mark.rule("AHD-4.2.5-g", "AHD-R13")
def test_reinforcing_ends_an_entrenchment() -> None:
    match = board(
        "u1:im:cairo:march1+stopped+from-vandalia c1:im:cairo c2:im:humboldt:dug",
        step="stand",
        fields="box=cairo round=2 firing=confederate from-union=vandalia",
    )
    play(match, "reinforce c2")
    assert where(match)["c2"] == "cairo"
    assert entrenched(match) == set()


@pytest.mark.rule("AHD-4.2.5-g", "AHD-R13")
def test_promotion_in_place_keeps_the_entrenchment() -> None:
    match = board("u1:im:cairo:dug", step="promote")
    play(match, "promote u1")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-h", "AHD-R12")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_exactly_four_boxes_are_permanent_entrenchments(side: str) -> None:
    boxes = board("u1:im:washington").view()["control"]
    assert isinstance(boxes, dict)
    unit = f"{side[0]}1"
    works = {box for box in boxes if entrenched(board(f"{unit}:im:{box}", control=f"{box}:{side}", side=side))}
    assert works == WORKS


@pytest.mark.rule("AHD-4.2.5-i")
def test_a_unit_is_entrenched_the_moment_it_arrives_in_its_own_works() -> None:
    match = board("u1:im:baltimore", marches=1)
    assert entrenched(match) == set()
    order(match, "u1", "go baltimore=washington")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-i")
@pytest.mark.parametrize("box", sorted(WORKS))
@pytest.mark.parametrize("owner", ["union", "confederate", "nobody"])
def test_works_shelter_only_the_side_that_controls_them(box: str, owner: str) -> None:
    match = board(f"u1:im:{box} c1:im:{box}", control=f"{box}:{owner}")
    assert entrenched(match) == {unit for unit, side in (("u1", "union"), ("c1", "confederate")) if side == owner}


@pytest.mark.rule("AHD-4.2.5-i")
def test_works_that_are_taken_shelter_their_new_owner_once_control_has_passed() -> None:
    match = board("u1:im:arkansas-post" + FAR_AWAY, dice=[3, 3])
    order(match, "u1", "go arkansas-post~vicksburg")
    play(match, "end", "muster")
    assert entrenched(match) == set()
    play(match, "rest")
    assert entrenched(match) == {"u1"}


@pytest.mark.rule("AHD-4.2.5-i")
def test_leaving_the_works_ends_their_shelter() -> None:
    match = board("u1:im:washington")
    order(match, "u1", "go washington=baltimore")
    assert entrenched(match) == set()


@pytest.mark.rule("AHD-4.2.5-j")
def test_works_and_trenches_together_count_once() -> None:
    match = board(
        "u1:im:manassas-junction u2:im:washington:dug u3:im:washington c1:ic:washington:march1+stopped+from-baltimore",
        side="confederate",
        step="target",
        fields="box=washington round=3 firing=confederate from-confederate=baltimore",
    )
    assert entrenched(match) == {"u2", "u3"}
    assert values(match) == {"c1": {"u2": 2, "u3": 2}}


@pytest.mark.rule("AHD-4.2.5-j")
def test_an_entrenched_unit_does_not_entrench_again() -> None:
    match = board("u1:im:cairo:dug")
    play(match, "march cairo", "take u1")
    assert refused_by(match, "dig") == "AHD-4.2.5-j"
