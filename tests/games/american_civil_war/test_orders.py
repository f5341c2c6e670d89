"""What can be ordered for the enemy's turn."""

import pytest

from tests.games.american_civil_war.board import basic, battle, play, standard, word
from tests.games.american_civil_war.field import FULL, fight
from tests.games.orders import answers, asked, obey


def test_a_line_is_formed_of_all_pieces_or_of_the_units() -> None:
    words = "maryland:2ui northern-virginia:2ci+1cl"
    for answer, line in (("all", "2ci+1cl"), ("units", "2ci")):
        match = basic(words)
        play(match, "from maryland", "to northern-virginia", "all", "end")
        obey(match, "array", answer)
        assert match.to_move == "union"
        assert word(match, "defender-line-1") == line


def test_the_fire_of_the_basic_game_is_one_order() -> None:
    match = battle("1ui+1ua", "2ci", shots=2, dice=[1] * 8)
    assert answers(match) == {"artillery": "shoot confederate-infantry", "infantry": "shoot confederate-infantry"}
    play(match, "shoot confederate-infantry")
    assert answers(match) == {"artillery": "at union-artillery", "infantry": "at union-infantry"}


def test_a_rally_can_be_ordered() -> None:
    match = battle("1ui", "1ci", defender_reserve="1cl", defender_lost="1ci", step="rally")
    assert answers(match) == {"recall": "recall confederate-infantry", "forgo": "forgo"}


def test_reserves_go_forward_or_stay() -> None:
    match = battle("1ui", "1ci", defender_reserve="1cc", step="reserve", shots=0)
    assert answers(match) == {"forward": "line confederate-cavalry", "stay": "ready"}


def test_a_deployment_is_even_or_thin() -> None:
    for answer, reserve in (("even", ""), ("thin", "3ci")):
        match = standard("maryland:6ui northern-virginia:6ci")
        play(match, "from maryland", "to northern-virginia", "all", "end")
        while match.to_move == "union":
            match.play(match.choices()[0])
        assert asked(match).kind == "deploy"
        obey(match, "deploy", answer)
        assert word(match, "defender-reserve") == reserve


def test_the_own_part_of_a_battle_is_fired_passed_or_left() -> None:
    match = fight("am1:2ui a2:2ui a3:2ui d1:2ci d2:2ci d3:2ci", part="defender", round_=2, dice=[1] * 8)
    question = asked(match)
    assert (question.kind, question.place, question.facts["round"]) == ("fight", "northern-virginia", 2)
    assert (question.facts["own"], question.facts["enemy"]) == (6, 6)
    found = answers(match)
    assert (found["pass"], found["withdraw"]) == ("pass", "withdraw")
    assert found["fire"] == "act confederate-infantry line-1 fresh"
    play(match, found["fire"])
    assert answers(match) == {"fire": "fire union-infantry"}


def test_who_cannot_fire_passes() -> None:
    match = fight(FULL, part="defender")
    assert answers(match)["fire"] == "pass"


def test_standing_is_asked_in_the_attackers_part() -> None:
    match = fight(FULL, round_=2)
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert (match.to_move, answers(match)) == ("confederate", {"stand": "stand", "withdraw": "withdraw"})


def test_a_landing_is_met_with_the_fleets_in_view() -> None:
    words = "boston:3ui union-naval=9 confederate-naval=2"
    match = standard(words)
    play(match, "from boston")
    sails = [choice.text for choice in match.choices() if choice.text.startswith("sail ")]
    play(match, sails[0])
    while match.to_move == "union":
        match.play("all")
    question = asked(match)
    assert (question.kind, question.place) == ("intercept", sails[0].removeprefix("sail "))
    assert (question.facts["own"], question.facts["enemy"]) == (2, 9)
    assert set(answers(match)) == {"intercept", "let-pass"}


@pytest.mark.parametrize("part", ["attacker", "defender"])
def test_only_the_defender_is_asked_in_the_enemys_turn(part: str) -> None:
    match = fight(FULL, part=part)
    assert (match.game.order_question(match.position) is None) == (part == "attacker")
