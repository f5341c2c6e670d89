"""What can be ordered for the enemy's phases."""

from tests.games.five_aprils.field import texts
from tests.games.five_aprils.fight import NOTHING, ONE, ONE_R, fighting, resolve
from tests.games.orders import answers, asked

TWO_TO_ONE = "u-coler:3808 c-hebert:3708 c-mcnair:3708"


def test_losses_fall_on_the_weakest_or_the_strongest() -> None:
    match = fighting(TWO_TO_ONE, ONE, NOTHING, 4, 3)
    resolve(match, "3708", "u-coler")
    question = asked(match)
    assert (question.kind, question.place) == ("loss", "3708")
    assert question.facts["own"] > 0
    assert question.facts["enemy"] > 0
    found = answers(match)
    assert found["weakest"] != found["strongest"]
    assert set(found) == {"weakest", "strongest", "full"}


def test_retreats_lead_away_from_the_attackers() -> None:
    match = fighting(TWO_TO_ONE, ONE_R, NOTHING, 6, 3)
    resolve(match, "3708", "u-coler")
    match.play("lose c-hebert")
    assert asked(match).kind == "retreat"
    assert list(answers(match)) == ["away"]
    assert answers(match)["away"] in texts(match)


def test_who_was_not_driven_back_stands_or_retreats() -> None:
    match = fighting("u-coler:3808 c-hebert:3708", NOTHING, NOTHING, 6, 6)
    resolve(match, "3708", "u-coler")
    assert asked(match).kind == "stand"
    found = answers(match)
    assert found["stand"] == "stand"
    assert found["retreat"].startswith("retreat c-hebert ")


def test_the_attacker_is_asked_in_his_own_phase() -> None:
    match = fighting("u-coler:3808 c-hebert:3708")
    assert match.to_move == "union"
    assert match.game.order_question(match.position) is None
