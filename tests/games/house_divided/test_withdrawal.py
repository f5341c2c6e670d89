"""AHD 5.2.6, cavalry withdrawal."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, kinds, play, refused_by, texts, where


def attacked(units: str, *dice: int) -> Match:
    """The Union marches u1 from Washington into Manassas Junction, and the movement phase ends."""
    match = board(f"u1:im:washington {units}", dice=dice)
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    return match


def rides(match: Match) -> set[str]:
    return {text.removeprefix("ride ") for text in texts(match) if text.startswith("ride ")}


# --- who and when


@pytest.mark.rule("AHD-5.2.6-a")
def test_defending_cavalry_may_withdraw_before_the_first_round() -> None:
    match = attacked("c1:cm:manassas-junction")
    assert match.to_move == "confederate"
    assert refused_by(match, "withdraw") == ""
    play(match, "withdraw", "ride gordonsville")
    assert where(match)["c1"] == "gordonsville"
    assert match.dice.count == 0


@pytest.mark.rule("AHD-5.2.6-a")
def test_defending_cavalry_may_withdraw_before_a_later_round() -> None:
    match = attacked("c1:cm:manassas-junction", 6, 6)
    play(match, "stand", "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "withdraw") == ""


@pytest.mark.rule("AHD-5.2.6-a")
def test_cavalry_may_stand_and_fight() -> None:
    match = attacked("c1:cm:manassas-junction")
    play(match, "stand")
    assert texts(match) == ["at u1"]


@pytest.mark.rule("AHD-5.2.6-a")
def test_once_the_round_has_begun_nobody_withdraws() -> None:
    match = attacked("c1:cm:manassas-junction")
    play(match, "stand")
    assert refused_by(match, "withdraw") == "AHD-5.2.6-a"
    assert refused_by(match, "ride gordonsville") == "AHD-5.2.6-a"


@pytest.mark.rule("AHD-5.2.6-a")
def test_cavalry_that_has_been_reinforced_does_not_withdraw() -> None:
    match = attacked("c1:cm:manassas-junction c2:cm:gordonsville c3:cm:front-royal", 6, 6)
    play(match, "stand", "at u1", "fire", "at c1", "fire", "reinforce c2")
    assert refused_by(match, "reinforce c3") == ""
    assert refused_by(match, "withdraw") == "AHD-5.2.6-a"


@pytest.mark.rule("AHD-5.2.6-a")
def test_cavalry_with_infantry_does_not_withdraw() -> None:
    match = attacked("c1:cm:manassas-junction c2:im:manassas-junction")
    assert refused_by(match, "withdraw") == "AHD-5.2.6-a"


@pytest.mark.rule("AHD-5.2.6-a")
def test_cavalry_that_has_lost_its_infantry_may_withdraw() -> None:
    match = attacked("c1:cm:manassas-junction c2:im:manassas-junction:reduced", 6, 6, 1)
    play(match, "at u1", "at u1", "fire", "at c2", "fire")
    assert refused_by(match, "withdraw") == ""


@pytest.mark.rule("AHD-5.2.6-a")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_attacker_does_not_withdraw(round: int) -> None:
    fields = f"box=manassas-junction round={round} firing=union from-union=washington"
    match = board("u1:cm:manassas-junction c1:im:manassas-junction", step="stand", fields=fields)
    assert refused_by(match, "withdraw") == "AHD-5.2.6-a"


@pytest.mark.rule("AHD-5.2.6-a")
@pytest.mark.parametrize("rank", ["cm", "cv", "cc"])
def test_union_cavalry_withdraws_too_when_it_defends(rank: str) -> None:
    match = board(f"u1:{rank}:harpers-ferry c1:im:manassas-junction", side="confederate")
    play(match, "march manassas-junction", "take c1", "go manassas-junction/harpers-ferry", "end")
    assert match.to_move == "union"
    play(match, "withdraw", "ride grafton")
    assert where(match)["u1"] == "grafton"


@pytest.mark.rule("AHD-5.2.6-a")
def test_all_withdraw_or_none() -> None:
    match = attacked("c1:cm:manassas-junction c2:cv:manassas-junction")
    play(match, "withdraw", "ride gordonsville")
    assert refused_by(match, "stand")
    play(match, "ride gordonsville")
    assert where(match) == {"u1": "manassas-junction", "c1": "gordonsville", "c2": "gordonsville"}


# --- where


@pytest.mark.rule("AHD-5.2.6-b")
def test_cavalry_rides_to_joined_boxes_only() -> None:
    match = attacked("c1:cm:manassas-junction")
    play(match, "withdraw")
    assert refused_by(match, "ride richmond") == "AHD-5.2.6-b"
    assert rides(match) == {"fredericksburg", "front-royal", "gordonsville", "harpers-ferry"}


@pytest.mark.rule("AHD-5.2.6-b")
def test_cavalry_need_not_prefer_a_box_of_its_own() -> None:
    match = attacked("c1:cm:manassas-junction")
    play(match, "withdraw", "ride harpers-ferry")
    assert where(match)["c1"] == "harpers-ferry"


@pytest.mark.rule("AHD-5.2.6-b")
def test_each_unit_may_ride_to_a_box_of_its_own() -> None:
    match = attacked("c1:cm:manassas-junction c2:cv:manassas-junction")
    play(match, "withdraw", "ride front-royal", "ride harpers-ferry")
    assert where(match) == {"u1": "manassas-junction", "c1": "front-royal", "c2": "harpers-ferry"}


@pytest.mark.rule("AHD-5.2.6-b")
def test_cavalry_does_not_ride_among_enemies() -> None:
    match = attacked("u2:im:front-royal c1:cm:manassas-junction")
    play(match, "withdraw")
    assert refused_by(match, "ride front-royal") == "AHD-5.2.6-b"


@pytest.mark.rule("AHD-5.2.6-b")
def test_cavalry_does_not_ride_where_attackers_came_from() -> None:
    match = board("u1:im:fredericksburg c1:cm:manassas-junction")
    play(match, "march fredericksburg", "take u1", "go fredericksburg/manassas-junction", "end", "withdraw")
    assert refused_by(match, "ride fredericksburg") == "AHD-5.2.6-b"
    assert rides(match) == {"front-royal", "gordonsville", "harpers-ferry"}


@pytest.mark.rule("AHD-5.2.6-b")
def test_cavalry_does_not_ride_where_reinforcements_came_from() -> None:
    units = "u1:im:manassas-junction u2:im:gordonsville c1:cm:manassas-junction"
    fields = "box=manassas-junction round=2 firing=union from-union=washington"
    match = board(units, step="stand", fields=fields, dice=[6, 6])
    play(match, "reinforce u2", "at c1", "at c1", "fire", "withdraw")
    assert refused_by(match, "ride gordonsville") == "AHD-5.2.6-b"
    assert rides(match) == {"fredericksburg", "front-royal", "harpers-ferry"}


@pytest.mark.rule("AHD-5.2.6-b")
def test_cavalry_does_not_ride_into_an_enemy_recruiting_city() -> None:
    """Washington is empty, and nobody came from there."""
    match = board("u1:im:harpers-ferry c1:cm:manassas-junction")
    play(match, "march harpers-ferry", "take u1", "go harpers-ferry/manassas-junction", "end", "withdraw")
    assert refused_by(match, "ride washington") == "AHD-5.2.6-b"
    assert rides(match) == {"fredericksburg", "front-royal", "gordonsville"}


@pytest.mark.rule("AHD-5.2.6-b")
@pytest.mark.parametrize(("options", "rule"), [("", ""), ("retreat-city=enemy-number", "AHD-5.2.6-b")])
def test_unowned_louisville_is_no_enemy_city_unless_the_option_counts_numbers(options: str, rule: str) -> None:
    match = board("u1:im:lebanon c1:cm:munfordville", options=options)
    play(match, "march lebanon", "take u1", "go lebanon=munfordville", "end", "withdraw")
    assert refused_by(match, "ride louisville") == rule


@pytest.mark.rule("AHD-5.2.6-b")
def test_cavalry_with_nowhere_to_go_does_not_withdraw() -> None:
    """Petersburg, the way the attackers came, is the one way out of Norfolk."""
    match = board("u1:im:petersburg c1:cm:norfolk")
    play(match, "march petersburg", "take u1", "go petersburg=norfolk", "end")
    assert "withdraw" not in texts(match)
    assert refused_by(match, "withdraw") == "AHD-5.2.6-b"


# --- pursuit and its end


@pytest.mark.rule("AHD-5.2.6-c")
def test_cavalry_does_not_withdraw_from_cavalry_alone() -> None:
    match = board("u1:cm:washington u2:cv:washington c1:cm:manassas-junction")
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    play(match, "take u2", "go washington=manassas-junction", "end")
    assert refused_by(match, "withdraw") == "AHD-5.2.6-c"


@pytest.mark.rule("AHD-5.2.6-c")
def test_cavalry_withdraws_from_a_mixed_attack() -> None:
    match = board("u1:cm:washington u2:im:washington c1:cm:manassas-junction")
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    play(match, "take u2", "go washington=manassas-junction", "end")
    assert refused_by(match, "withdraw") == ""


@pytest.mark.rule("AHD-5.2.6-c")
def test_cavalry_is_caught_when_only_cavalry_attackers_are_left() -> None:
    units = "u1:im:manassas-junction:reduced u2:cm:manassas-junction c1:cm:manassas-junction"
    fields = "box=manassas-junction round=1 firing=confederate from-union=washington"
    match = board(units, step="stand", fields=fields, dice=[1, 6])
    assert refused_by(match, "withdraw") == ""
    play(match, "stand", "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "withdraw") == "AHD-5.2.6-c"


@pytest.mark.rule("AHD-5.2.6-d")
def test_nobody_wins_and_nobody_is_promoted_when_cavalry_withdraws() -> None:
    match = attacked("c1:cm:manassas-junction")
    told = play(match, "withdraw", "ride gordonsville")
    assert "battle-won" not in kinds(told)
    assert match.view()["phase"] == "promotion"
    assert match.to_move == "union"


@pytest.mark.rule("AHD-5.2.6-d")
def test_nobody_is_promoted_when_cavalry_withdraws_after_a_round() -> None:
    match = attacked("c1:cm:manassas-junction", 6, 6)
    play(match, "stand", "at u1", "fire", "at c1", "fire")
    told = play(match, "withdraw", "ride gordonsville")
    assert "battle-won" not in kinds(told)
    assert match.view()["phase"] == "promotion"
