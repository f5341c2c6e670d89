"""What the computer player of A House Divided sees in a position."""

import json
from pathlib import Path

import pytest

from longroll.games import load
from longroll.games.house_divided.position import Position
from longroll.games.house_divided.terms import CONFEDERATE, KINDS, UNION
from longroll.kernel.dice import SeededDice
from longroll.opponents.house_divided.box_values import GAME, box_values
from longroll.opponents.house_divided.evaluator import make_evaluator
from longroll.opponents.house_divided.features import FEATURES
from longroll.opponents.house_divided.map_data import map_data_of
from longroll.opponents.house_divided.odds import odds
from longroll.opponents.house_divided.situation import unit_prices
from longroll.opponents.tables import Tables

GAME_OF = load("house-divided")
EVALUATOR = make_evaluator(GAME_OF, Tables("house_divided"))


def read(text: str) -> Position:
    position: Position = GAME_OF.read_position(text)
    return position


def value_of(box: str, position: Position, side: int) -> float:
    components = position.components
    return box_values(map_data_of(components), position, side)[components.box_numbers[box]]


def best(text: str) -> str:
    """The choice that looks best."""
    position = read(text)
    choices = GAME_OF.choices(position)
    ranks = EVALUATOR.rank(position, choices)
    return GAME_OF.write_action(choices[ranks.index(max(ranks))])


def play_on(text: str, end: str) -> list[str]:
    """What looks best, step after step, until that action has been chosen."""
    position = read(text)
    dice = SeededDice("play on")
    said: list[str] = []
    while not said or said[-1] != end:
        choices = GAME_OF.choices(position)
        ranks = EVALUATOR.rank(position, choices)
        action = choices[ranks.index(max(ranks))]
        said.append(GAME_OF.write_action(action))
        GAME_OF.advance(position, action, dice, None)
    return said


@pytest.mark.parametrize("scenario", ["campaign", "short"])
def test_every_choice_of_a_game_is_ranked_and_the_position_left_alone(scenario: str) -> None:
    dice, own = SeededDice("ranked"), SeededDice("own")
    position = GAME_OF.set_up(scenario, {}, dice)
    turns: list[int] = []
    while choices := GAME_OF.choices(position):
        before = position.pack()
        ranks = EVALUATOR.rank(position, choices)
        assert len(ranks) == len(choices)
        assert position.pack() == before
        action = choices[ranks.index(max(ranks))] if own.roll(4) > 1 else choices[own.roll(len(choices)) - 1]
        GAME_OF.advance(position, action, dice, None)
        if not turns or turns[-1] != EVALUATOR.turn(position):
            turns.append(EVALUATOR.turn(position))
        if position.turn > 8:
            break
    assert turns == sorted(set(turns))


@pytest.mark.parametrize("scenario", ["campaign", "short"])
def test_what_is_kept_from_choice_to_choice_changes_nothing(scenario: str) -> None:
    dice, own = SeededDice("kept"), SeededDice("own")
    position = GAME_OF.set_up(scenario, {}, dice)
    kept = make_evaluator(GAME_OF, Tables("house_divided"))
    while (choices := GAME_OF.choices(position)) and position.turn < 6:
        ranks = kept.rank(position, choices)
        if own.roll(4) == 1:
            fresh = make_evaluator(GAME_OF, Tables("house_divided"))
            assert ranks == fresh.rank(position, choices)
            assert kept.chance(position) == fresh.chance(position)
        action = choices[ranks.index(max(ranks))] if own.roll(4) > 1 else choices[own.roll(len(choices)) - 1]
        GAME_OF.advance(position, action, dice, None)


def test_the_former_version_judges_as_it_did() -> None:
    """Recorded with version 0.1.0."""
    former = make_evaluator(GAME_OF, Tables("house_divided", "1"))
    table = json.loads(Path(__file__).with_name("former_ranks.json").read_text(encoding="utf-8"))
    for row in table:
        position = read(row["position"])
        assert former.rank(position, GAME_OF.choices(position)) == pytest.approx(row["ranks"], abs=2e-6)
        assert former.chance(position) == pytest.approx(row["chance"], abs=2e-6)


def test_a_half_turn_is_planned_as_one() -> None:
    union = read("campaign turn=3 side=union step=march marches=2 u1:im:washington c1:im:richmond")
    south = read("campaign turn=3 side=confederate step=march marches=2 u1:im:washington c1:im:richmond")
    recruiting = read("campaign turn=3 side=union step=recruit recruits=2 pool=1/0/0/0 u1:im:washington c1:im:richmond")
    assert EVALUATOR.turn(union) == EVALUATOR.turn(recruiting) < EVALUATOR.turn(south)


# --- moves that a novice sees


def test_a_free_city_is_taken() -> None:
    said = play_on("campaign turn=3 side=union step=march marches=2 u1:im:cairo u2:im:washington c1:im:richmond", "end")
    assert "go cairo~island-no-10~memphis" in said


def test_an_open_capital_is_walked_into() -> None:
    text = "campaign turn=3 side=confederate step=march marches=2 c1:im:manassas-junction u1:im:chicago"
    assert "go manassas-junction=washington" in play_on(text, "end")


def test_the_capital_is_not_left_open() -> None:
    text = "campaign turn=3 side=union step=march marches=6 u1:iv:washington c1:im:manassas-junction"
    assert not any(step.startswith("go washington") for step in play_on(text, "end"))


def test_the_capital_is_reinforced() -> None:
    text = (
        "campaign turn=3 side=union step=march marches=2 u1:im:washington u2:iv:baltimore u3:iv:baltimore"
        " c1:iv:manassas-junction c2:iv:manassas-junction"
    )
    assert "go baltimore=washington" in play_on(text, "end")


def test_the_last_prize_is_stormed_with_all_that_is_near() -> None:
    prizes = " ".join(
        f"{name}:union" for name in ("new-orleans", "mobile", "atlanta", "memphis", "charleston-sc", "wilmington")
    )
    army = " ".join(f"u{number}:ic:yorktown" for number in range(1, 9))
    south = "c1:iv:richmond c2:iv:richmond"
    text = f"campaign turn=30 side=union step=march marches=3 {prizes} yorktown:union {army} {south}"
    assert play_on(text, "end").count("go yorktown=richmond") >= 5


def test_a_hopeless_attack_is_not_made() -> None:
    works = " ".join(f"c{number}:ic:richmond" for number in range(1, 7))
    text = f"campaign turn=5 side=union step=march marches=3 yorktown:union u1:im:yorktown u2:iv:washington {works}"
    assert "go yorktown=richmond" not in play_on(text, "end")


def test_units_of_both_arms_are_promoted_militia_infantry_first() -> None:
    text = "campaign turn=3 side=union step=promote u1:iv:washington u2:im:washington u3:cm:washington c1:im:richmond"
    assert best(text) == "promote u2"


def test_a_threatened_city_is_recruited_in() -> None:
    text = "campaign turn=3 side=union step=recruit recruits=2 pool=1/0/0/0 u1:im:washington c1:im:island-no-10"
    assert best(text) == "recruit infantry cairo"


def test_a_reduced_unit_is_fired_at_first() -> None:
    text = (
        "campaign turn=3 side=union step=target box=paducah round=1 firing=confederate"
        " u1:im:paducah:march1+stopped u2:im:paducah:march1+stopped+reduced c1:im:paducah"
    )
    assert best(text) == "at u2"


def test_a_beaten_force_goes_back_and_a_winning_one_stays() -> None:
    beaten = (
        "campaign turn=3 side=union step=stand box=paducah round=2 firing=confederate"
        " u1:iv:paducah:march1+stopped+fought u2:iv:paducah:march1+stopped+fought u3:iv:paducah:march1+stopped+fought"
        " c1:iv:paducah:reduced+fought"
    )
    assert best(beaten).startswith("retreat")
    winning = (
        "campaign turn=3 side=union step=stand box=paducah round=2 firing=confederate"
        " u1:im:paducah:march1+stopped+reduced+fought c1:iv:paducah:fought c2:iv:paducah:fought"
    )
    assert best(winning) == "stand"


# --- odds, values of boxes and the evaluation


def test_odds_rise_with_force_and_fall_with_cover_and_rivers() -> None:
    even = odds(3, 6, 6, 0, 0, 3, 6, 6, 0, 0)
    assert 0.2 < even < 0.5
    assert odds(6, 12, 12, 0, 0, 3, 6, 6, 0, 0) > 0.9
    assert odds(3, 6, 6, 0, 0, 3, 6, 6, 0, 3) < even
    assert odds(3, 6, 6, 0, 3, 3, 6, 6, 0, 0) < even
    assert odds(0, 0, 0, 0, 0, 1, 2, 2, 0, 0) == 0.0
    assert odds(1, 2, 2, 0, 0, 0, 0, 0, 0, 0) == 1.0


def test_the_capital_and_the_last_prize_are_worth_the_game() -> None:
    position = read("campaign turn=3 side=union step=march marches=2 u1:im:washington c1:im:richmond")
    assert value_of("washington", position, CONFEDERATE) >= GAME
    assert value_of("washington", position, UNION) == 0
    six = "new-orleans:union mobile:union atlanta:union memphis:union charleston-sc:union wilmington:union"
    late = read(f"campaign turn=30 side=union step=march marches=2 {six} u1:im:washington c1:im:richmond")
    assert value_of("richmond", late, UNION) >= GAME


TAUGHT = "campaign novice-union=on turn=30 side=union step=march marches=3 u1:ic:harrisburg c1:im:philadelphia"


def test_a_union_that_is_being_taught_may_be_behind_and_must_catch_up() -> None:
    """AHD-12.0-a"""
    behind = f"{TAUGHT} chicago:confederate philadelphia:confederate baltimore:confederate"
    position = read(behind)
    assert position.maximum[CONFEDERATE] - position.maximum[UNION] == 2
    assert value_of("philadelphia", position, UNION) >= GAME
    assert value_of("augusta", position, UNION) < GAME
    assert best(behind) == "march harrisburg"
    assert value_of("washington", position, CONFEDERATE) >= GAME
    assert value_of("canton", position, CONFEDERATE) < GAME
    lost = read(f"{TAUGHT} washington:confederate")
    assert value_of("washington", lost, UNION) >= GAME


START = "u1:iv:washington u2:iv:washington u3:im:cairo c1:iv:richmond c2:im:memphis"


@pytest.mark.parametrize("scenario", ["campaign", "short"])
@pytest.mark.parametrize(
    "better",
    [
        f"louisville:union nashville:union {START}",
        f"{START} u4:iv:washington u5:iv:st-louis",
        START.replace(" c2:im:memphis", ""),
    ],
)
def test_cities_and_units_raise_the_chance_of_the_side_that_has_them(scenario: str, better: str) -> None:
    before = read(f"{scenario} turn=5 side=confederate step=march marches=3 {START}")
    after = read(f"{scenario} turn=5 side=confederate step=march marches=3 {better}")
    assert EVALUATOR.chance(after) > EVALUATOR.chance(before)


@pytest.mark.parametrize("scenario", ["campaign", "short"])
def test_an_open_capital_lowers_the_chance(scenario: str) -> None:
    held = f"{scenario} turn=5 side=confederate step=march marches=3 u1:iv:washington c1:im:manassas-junction"
    left = f"{scenario} turn=5 side=confederate step=march marches=3 u1:iv:philadelphia c1:im:manassas-junction"
    assert EVALUATOR.chance(read(left)) < EVALUATOR.chance(read(held))


def test_every_feature_is_measured() -> None:
    position = read(f"campaign turn=5 side=union step=march marches=3 {START}")
    assert len(EVALUATOR.measure(position)) == len(FEATURES)
    assert EVALUATOR.features == FEATURES
    assert 0 < EVALUATOR.chance(position) < 1


# --- parameters that former versions did not have


def ranked(text: str, **changes: float) -> dict[str, float]:
    """The choices of a position and how good each looks, with some parameters changed."""
    position = read(text)
    choices = GAME_OF.choices(position)
    row = {**EVALUATOR.parameters(position, GAME_OF.seat(position)), **changes}
    ranks = EVALUATOR.rank(position, choices, EVALUATOR.style(row))
    return dict(zip(map(GAME_OF.write_action, choices), ranks, strict=True))


NEAR_ATLANTA = (
    "campaign turn=22 side=union step=march marches=5 nashville:union memphis:union new-orleans:union mobile:union"
    " little-rock:union chattanooga:union u1:ic:chattanooga u2:ic:chattanooga u3:ic:chattanooga u4:iv:chattanooga"
    " u5:iv:chattanooga u6:iv:chattanooga u7:iv:chattanooga u8:iv:chattanooga u9:ic:washington u10:ic:washington"
    " c1:ic:atlanta c2:ic:atlanta c3:iv:atlanta c4:ic:richmond c5:ic:richmond c6:iv:wilmington c7:iv:charleston-sc"
)


def test_what_attracts_units_where_they_stand_is_not_risked_by_an_attack() -> None:
    former = ranked(NEAR_ATLANTA, pull_risk=1.0)
    assert former["march chattanooga"] < 1 < ranked(NEAR_ATLANTA, pull_risk=0.0)["march chattanooga"]


def test_units_of_an_army_above_its_maximum_count_for_more() -> None:
    held = "nashville:union memphis:union atlanta:union mobile:union new-orleans:union charleston-sc:union"
    south = " ".join(f"c{number}:iv:richmond" for number in range(1, 21))
    position = read(f"campaign turn=22 side=union step=march marches=5 {held} u1:iv:washington {south}")
    assert position.strength[CONFEDERATE] > position.maximum[CONFEDERATE]
    usual, changed = unit_prices(position, 0.0), unit_prices(position, 1.0)
    assert changed[KINDS + 1] == pytest.approx(2 * usual[KINDS + 1])
    assert changed[1] == pytest.approx(usual[1] / 2)


def test_the_last_unit_stays_in_a_box_that_is_not_captured_yet() -> None:
    text = (
        "short turn=10 side=confederate step=stand box=st-louis round=2 firing=confederate"
        " c1:iv:cairo:march1 c2:iv:st-louis:march2+stopped+fought u1:im:st-louis:fought"
    )
    assert ranked(text, not_yet_taken=0.0)["reinforce c1"] > ranked(text, not_yet_taken=1.0)["reinforce c1"]


def test_cavalry_is_raised_and_promoted_by_those_who_value_it() -> None:
    text = "campaign turn=3 side=union step=promote u1:iv:washington u2:im:washington u3:cm:washington c1:im:richmond"
    assert ranked(text, cavalry=3.0)["promote u3"] > ranked(text, cavalry=3.0)["promote u2"]
    text = "campaign turn=3 side=union step=recruit recruits=2 pool=1/1/0/0 u1:im:washington c1:im:richmond"
    assert max(ranked(text, cavalry=9.0).items(), key=lambda item: item[1])[0].startswith("recruit cavalry")


def test_units_in_the_rear_move_up() -> None:
    text = f"campaign turn=5 side=union step=march marches=6 u4:im:scranton {START}"
    assert ranked(text, move_up=0.5)["march scranton"] > ranked(text, move_up=0.0)["march scranton"]


def test_less_is_risked_behind_an_attack_on_what_threatens() -> None:
    text = (
        "campaign turn=9 side=union step=where box=washington unit=u1 marches=1 u1:iv:washington"
        " u2:iv:washington u3:iv:washington"
        " u4:iv:washington u5:iv:washington c1:iv:manassas-junction c2:iv:manassas-junction c3:im:richmond"
    )
    kept, removed = ranked(text, threat_removed=0.0), ranked(text, threat_removed=1.0)
    attack = "go washington=manassas-junction"
    assert removed[attack] > kept[attack]


def test_a_larger_army_is_keener_on_battle() -> None:
    assert (
        ranked(NEAR_ATLANTA, superiority=10.0)["march chattanooga"]
        > ranked(NEAR_ATLANTA, superiority=0.0)["march chattanooga"]
    )
