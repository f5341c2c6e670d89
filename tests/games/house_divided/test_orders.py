"""What can be ordered for the enemy's half-turn."""

from longroll import Match
from tests.games.house_divided.board import board, play
from tests.games.orders import answers, asked, obey

UNITS = (
    "u1:iv:manassas-junction u2:im:manassas-junction c1:im:manassas-junction c2:cm:fredericksburg c3:ic:fredericksburg"
)


def attacked(units: str = UNITS, round_: int = 2, fields: str = "") -> Match:
    """The Confederacy is attacked at Manassas Junction."""
    words = f"round={round_} box=manassas-junction firing=confederate from-union=washington {fields}"
    return board(units, step="stand", fields=words, dice=[6] * 20)


def test_the_strengths_are_the_combat_values() -> None:
    question = asked(attacked())
    assert (question.kind, question.place) == ("stand", "manassas-junction")
    assert question.facts["enemy"] > question.facts["own"] > 0
    assert question.facts["ratio"] == round(question.facts["enemy"] / question.facts["own"], 2)
    assert question.facts["round"] == 2


def test_a_retreat_goes_to_where_most_friends_are() -> None:
    assert answers(attacked())["retreat"] == "retreat fredericksburg"


def test_reinforcements_come_strongest_first_and_then_the_battle_goes_on() -> None:
    match = attacked()
    assert answers(match)["reinforce"] == "reinforce c3"
    assert obey(match, "stand", "reinforce") == ["reinforce c3"]  # one from each box
    assert asked(match).kind == "target"


def test_nothing_that_is_not_allowed_can_be_ordered() -> None:
    assert "withdraw" not in answers(attacked())  # infantry cannot
    assert "retreat" not in answers(attacked("u1:iv:manassas-junction c1:cm:manassas-junction", round_=1))


def test_cavalry_withdraws_to_friends() -> None:
    match = attacked("u1:iv:manassas-junction c1:cm:manassas-junction c2:im:fredericksburg", round_=1)
    play(match, "withdraw")
    assert (asked(match).kind, answers(match)) == ("ride", {"friends": "ride fredericksburg"})


def test_targets_and_the_volley_are_one_order() -> None:
    units = "u1:iv:manassas-junction u2:im:manassas-junction:reduced u3:ic:manassas-junction c1:im:manassas-junction"
    match = attacked(units)
    play(match, "stand")
    assert answers(match) == {"strongest": "at u3", "weakest": "at u2"}
    assert obey(match, "target", "weakest") == ["at u2", "fire"]


def test_in_the_own_half_turn_nothing_is_ordered() -> None:
    match = board("u1:im:washington c1:im:richmond")
    assert match.game.order_question(match.position) is None
    match = attacked()
    play(match, "stand", "at u1", "fire")
    assert match.to_move == "union"
    assert match.game.order_question(match.position) is None
