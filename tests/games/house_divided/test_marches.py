"""AHD 4.0: the number of marches, and what a march is spent on."""

import pytest

from tests.games.house_divided.board import (
    board,
    field,
    kinds,
    order,
    play,
    refused_by,
    texts,
    where,
)

# --- the number of marches


@pytest.mark.rule("AHD-4.0-a")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_the_die_is_the_number_of_marches(side: str, die: int) -> None:
    match = board("u1:im:washington c1:im:richmond", side=side, step="recruit", turn=3, dice=[die])
    assert "marches" in kinds(play(match, "rest"))
    assert match.view()["marches"] == die


@pytest.mark.rule("AHD-4.0-b")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_1_gives_two_marches(side: str) -> None:
    match = board("u1:im:washington c1:im:richmond", side=side, step="recruit", turn=3, dice=[1])
    play(match, "rest")
    assert match.view()["marches"] == 2


@pytest.mark.rule("AHD-4.0-a")
def test_no_march_beyond_the_number_rolled() -> None:
    match = board("u1:im:washington u2:im:chicago", marches=1)
    order(match, "u1", "go washington=baltimore")
    assert refused_by(match, "march chicago") == "AHD-4.0-a"
    assert texts(match) == ["end"]


# --- activating a box


@pytest.mark.rule("AHD-4.0-c")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_march_moves_one_some_or_all_units_of_a_box(number: int) -> None:
    match = board("u1:im:washington u2:im:washington u3:im:washington", marches=3)
    play(match, "march washington")
    for unit in ("u1", "u2", "u3")[:number]:
        play(match, f"take {unit}", "go washington=baltimore")
    if number < 3:
        play(match, "done")
    assert list(where(match).values()).count("baltimore") == number
    assert field(match, "marches") == "2"
    assert field(match, "step") == "march"


@pytest.mark.rule("AHD-4.0-c")
@pytest.mark.parametrize("box", ["richmond", "chicago"])
def test_only_a_box_with_own_units_can_be_activated(box: str) -> None:
    match = board("u1:im:washington c1:im:richmond")
    assert refused_by(match, f"march {box}") == "AHD-4.0-c"


@pytest.mark.rule("AHD-4.0-c")
def test_a_march_moves_own_units_only() -> None:
    match = board("u1:im:washington u2:im:washington c1:im:washington")
    play(match, "march washington")
    assert refused_by(match, "take c1") == "AHD-4.0-c"
    assert refused_by(match, "take u9") == "AHD-4.0-c"


@pytest.mark.rule("AHD-4.0-c")
def test_one_box_at_a_time() -> None:
    match = board("u1:im:washington u2:im:washington u3:im:chicago")
    play(match, "march washington", "take u1", "go washington=baltimore")
    assert refused_by(match, "march chicago") == "AHD-4.0-c"


@pytest.mark.rule("AHD-4.0-c")
def test_a_march_in_which_nobody_has_acted_is_not_finished() -> None:
    match = board("u1:im:washington u2:im:washington")
    play(match, "march washington")
    assert refused_by(match, "done") == "AHD-4.0-c"
    play(match, "take u1", "go washington=baltimore")
    assert refused_by(match, "done") == ""


@pytest.mark.rule("AHD-4.0-d")
def test_units_of_one_march_may_end_in_different_boxes() -> None:
    match = board("u1:im:evansville u2:im:evansville u3:im:evansville", control="louisville:union", marches=1)
    play(match, "march evansville")
    play(match, "take u1", "go evansville~paducah~cairo")
    play(match, "take u2", "go evansville=bloomington-in=indianapolis")
    play(match, "take u3", "go evansville=bloomington-in=louisville")
    assert where(match) == {"u1": "cairo", "u2": "indianapolis", "u3": "louisville"}
    assert match.view()["marches"] == 0


@pytest.mark.rule("AHD-4.0-d")
def test_a_unit_elsewhere_cannot_join_the_march() -> None:
    match = board("u1:im:washington u2:im:washington u3:im:baltimore")
    play(match, "march washington", "take u1", "go washington=baltimore")
    assert refused_by(match, "take u3") == "AHD-4.0-d"
    assert refused_by(match, "take u2") == ""


@pytest.mark.rule("AHD-4.0-d")
def test_a_unit_does_not_move_twice_in_one_march() -> None:
    match = board("u1:im:washington u2:im:washington")
    play(match, "march washington", "take u1", "go washington=baltimore")
    assert refused_by(match, "take u1") == "AHD-4.0-d"


@pytest.mark.rule("AHD-4.0-e")
def test_the_same_box_may_be_activated_again_and_others_in_between() -> None:
    match = board("u1:im:washington u2:im:washington u3:im:chicago", marches=3)
    order(match, "u1", "go washington=baltimore")
    order(match, "u3", "go chicago=lafayette")
    order(match, "u2", "go washington=baltimore")
    assert where(match) == {"u1": "baltimore", "u2": "baltimore", "u3": "lafayette"}


@pytest.mark.rule("AHD-4.0-e")
def test_marches_may_be_left_unspent_and_are_lost() -> None:
    match = board("u1:im:washington c1:im:richmond", marches=6, dice=[6, 3])
    play(match, "end")
    assert match.view()["marches"] == 0
    play(match, "muster", "rest")
    assert match.view()["marches"] == 3


@pytest.mark.rule("AHD-4.0-f", "AHD-R01")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_a_unit_makes_two_marches_and_no_third(kind: str) -> None:
    match = board(f"u1:{kind}:washington u2:im:harrisburg", marches=4)
    order(match, "u1", "go washington=baltimore")
    order(match, "u1", "go baltimore=harrisburg")
    play(match, "march harrisburg")
    assert refused_by(match, "take u1") == "AHD-4.0-f"
    assert refused_by(match, "take u2") == ""


@pytest.mark.rule("AHD-4.0-f")
def test_a_box_of_units_that_have_made_two_marches_cannot_be_activated() -> None:
    match = board("u1:im:washington:march2", marches=4)
    assert refused_by(match, "march washington") == "AHD-4.0-f"


@pytest.mark.rule("AHD-4.0-f")
def test_the_two_marches_are_counted_afresh_in_the_next_turn() -> None:
    match = board("u1:im:washington:march2 c1:im:richmond", dice=[3, 3, 3, 3])
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    assert refused_by(match, "march washington") == ""
