"""Victory and purchases of the basic game."""

import pytest

from longroll import Match
from tests.games.american_civil_war.board import basic, play, refused_by, texts, word

SEVEN = "washington:1ci st-louis:1ci chicago:1ci philadelphia:1ci new-york:1ci indianapolis:1ci"


def score(match: Match, side: str) -> int:
    scores = match.view()["score"]
    assert isinstance(scores, dict)
    return int(scores[side])


@pytest.mark.rule("ACW-B-win-05", "ACW-B-win-03", "ACW-B-win-04")
def test_the_printed_example_has_seven_and_needs_one_more() -> None:
    match = basic(f"{SEVEN} louisville:1ci massachusetts:1ci", side="confederate")
    assert score(match, "confederate") == 7
    play(match, "from massachusetts", "to boston", "take confederate-infantry")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == ("confederate", "ACW-B-win-01")


@pytest.mark.rule("ACW-B-win-03")
def test_richmond_counts_twice_for_the_north() -> None:
    assert score(basic("richmond:1ui norfolk:1ui"), "union") == 3
    assert score(basic("washington:1ui st-louis:1ui boston:1ui"), "union") == 0


@pytest.mark.rule("ACW-B-win-02")
def test_a_leader_holds_no_city() -> None:
    assert score(basic("richmond:1ul norfolk:1ua memphis:1uc"), "union") == 2


@pytest.mark.rule("ACW-B-win-01", "ACW-B-win-06")
def test_a_city_counts_when_its_battle_is_won() -> None:
    cities = "richmond:1ui norfolk:1ui memphis:1ui nashville:1ui atlanta:1ui mobile:1ui"
    match = basic(f"{cities} arkansas:9ui little-rock:1ci", dice=[1, 1, 6, 6])
    play(match, "from arkansas", "to little-rock", "all")
    assert match.prompt.kind == "march"
    play(match, "end", "line confederate-infantry", "ready")
    for _ in range(9):
        play(match, "line union-infantry")
    play(match, "ready", "shoot confederate-infantry", "at union-infantry")
    play(match, "shoot union-infantry", "at confederate-infantry")
    assert match.outcome is not None
    assert match.outcome.winner == "union"
    assert match.choices() == []


@pytest.mark.rule("ACW-B-win-04")
def test_louisville_counts_for_nobody() -> None:
    assert score(basic("louisville:1ui"), "union") == 0
    assert score(basic("louisville:1ci", side="confederate"), "confederate") == 0


def test_the_length_of_the_game_is_an_option() -> None:
    match = basic("length=12 memphis:1ui boston:1ci richmond:1ui", turn=12)
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == ("union", "ACW-L01")
    match = basic("length=12 memphis:1ui boston:1ci", turn=12)
    play(match, "end")
    assert match.outcome is not None
    assert match.outcome.winner == ""


# --- purchases


def income(match: Match, side: str) -> int:
    incomes = match.view()["income"]
    assert isinstance(incomes, dict)
    return int(incomes[side])


@pytest.mark.rule("ACW-B-buy-01", "ACW-B-buy-05")
def test_both_sides_start_with_130_points() -> None:
    match = Match.new("civil-war-basic", seed=1)
    assert (income(match, "union"), income(match, "confederate")) == (130, 130)


@pytest.mark.rule("ACW-B-buy-02", "ACW-B-buy-04")
def test_border_cities_pay_whoever_has_a_unit_in_them() -> None:
    assert income(basic("washington:1ui st-louis:1ui louisville:1ul"), "union") == 130
    match = basic("washington:1ci louisville:1ci", side="confederate")
    assert (income(match, "union"), income(match, "confederate")) == (110, 150)


@pytest.mark.rule("ACW-B-buy-03")
def test_a_captured_city_pays_nobody() -> None:
    match = basic("memphis:1ui boston:1ul")
    assert (income(match, "union"), income(match, "confederate")) == (110, 120)


@pytest.mark.rule("ACW-B-buy-06", "ACW-B-buy-07")
def test_the_costs_and_what_is_left_is_lost() -> None:
    match = basic("union-points=65", step="buy", turn=3)
    play(match, "buy union-infantry boston", "buy union-cavalry chicago", "buy union-artillery detroit")
    assert word(match, "union-points") == "20"
    play(match, "buy union-leader maine")
    assert texts(match) == ["rest"]
    match = basic("union-points=14", step="buy", turn=3)
    assert refused_by(match, "buy union-cavalry boston") == "ACW-B-buy-06"
    play(match, "rest")
    assert word(match, "union-points") == ""


@pytest.mark.rule("ACW-B-buy-09", "ACW-B-buy-10")
def test_new_pieces_go_to_own_spaces_without_enemies_one_each() -> None:
    match = basic("union-points=100 boston:1ci cleveland:1cl", step="buy")
    assert refused_by(match, "buy union-infantry boston") == "ACW-B-buy-10"
    assert refused_by(match, "buy union-infantry cleveland") == "ACW-B-buy-10"
    assert refused_by(match, "buy union-infantry richmond") == "ACW-B-buy-09"
    assert refused_by(match, "buy union-infantry washington") == "ACW-B-buy-09"
    assert refused_by(match, "buy confederate-infantry detroit") == "ACW-B-piece-01"
    play(match, "buy union-infantry detroit")
    assert refused_by(match, "buy union-leader detroit") == "ACW-B-buy-09"


@pytest.mark.rule("ACW-B-board-06")
def test_rail_and_ships_are_not_for_sale() -> None:
    match = basic("union-points=100", step="buy")
    assert refused_by(match, "buy-rail") == "ACW-B-board-06"
    assert refused_by(match, "buy-naval") == "ACW-B-board-05"
