"""AHD 5.2.5, retreat."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, kinds, play, refused_by, texts, where

HERE = "u1:im:manassas-junction c1:im:manassas-junction"


def standing(
    units: str = HERE,
    *dice: int,
    box: str = "manassas-junction",
    firing: str = "confederate",
    round: int = 2,
    fields: str = "from-union=washington",
    control: str = "",
    options: str = "",
) -> Match:
    """A Union attack; a side is about to fire."""
    battle = f"box={box} round={round} firing={firing} {fields}"
    return board(units, step="stand", fields=battle, dice=dice, control=control, options=options)


def retreats(match: Match) -> set[str]:
    return {text.removeprefix("retreat ") for text in texts(match) if text.startswith("retreat ")}


# --- when


@pytest.mark.rule("AHD-5.2.5-a")
def test_nobody_retreats_in_the_first_round() -> None:
    match = board("u1:im:washington c1:im:manassas-junction", dice=[6])
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-a"
    play(match, "at u1", "fire")
    assert refused_by(match, "retreat washington") == "AHD-5.2.5-a"


@pytest.mark.rule("AHD-5.2.5-a")
def test_cavalry_that_could_withdraw_before_the_first_round_does_not_retreat_instead() -> None:
    match = board("u1:im:washington c1:cm:manassas-junction")
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-a"
    assert set(texts(match)) == {"stand", "withdraw"}


@pytest.mark.rule("AHD-5.2.5-a")
def test_either_side_may_retreat_in_the_second_round() -> None:
    match = board("u1:im:washington c1:im:manassas-junction", dice=[6, 6, 6])
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "retreat gordonsville") == ""
    play(match, "stand", "at u1", "fire")
    assert refused_by(match, "retreat washington") == ""


@pytest.mark.rule("AHD-5.2.5-a")
@pytest.mark.parametrize("round", [2, 3, 8])
@pytest.mark.parametrize(("firing", "refuge"), [("union", "washington"), ("confederate", "front-royal")])
def test_every_later_round_offers_a_retreat(firing: str, refuge: str, round: int) -> None:
    assert refused_by(standing(firing=firing, round=round), f"retreat {refuge}") == ""


@pytest.mark.rule("AHD-5.2.5-a")
def test_a_side_retreats_instead_of_firing() -> None:
    match = standing()
    told = play(match, "retreat gordonsville")
    assert "shot" not in kinds(told)
    assert match.view()["step"] == "spoils"


@pytest.mark.rule("AHD-5.2.5-a")
def test_a_side_that_has_decided_to_fire_may_not_retreat() -> None:
    match = standing()
    play(match, "stand")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-a"
    play(match, "at u1")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-a"


@pytest.mark.rule("AHD-5.2.5-a")
def test_a_side_that_has_been_reinforced_must_fire() -> None:
    match = standing(f"{HERE} c2:im:gordonsville c3:im:fredericksburg")
    play(match, "reinforce c2")
    assert refused_by(match, "retreat front-royal") == "AHD-5.2.5-a"
    assert retreats(match) == set()


# --- where


@pytest.mark.rule("AHD-5.2.5-b")
def test_all_units_of_the_side_go_to_one_box() -> None:
    match = standing(f"{HERE} c2:cv:manassas-junction c3:im:manassas-junction:reduced c4:im:fredericksburg")
    play(match, "retreat gordonsville")
    assert where(match) == {
        "u1": "manassas-junction",
        "c1": "gordonsville",
        "c2": "gordonsville",
        "c3": "gordonsville",
        "c4": "fredericksburg",
    }


@pytest.mark.rule("AHD-5.2.5-b")
@pytest.mark.parametrize("box", ["richmond", "staunton", "manassas-junction"])
def test_a_retreat_goes_to_a_joined_box(box: str) -> None:
    assert refused_by(standing(), f"retreat {box}") == "AHD-5.2.5-b"


@pytest.mark.rule("AHD-5.2.5-c")
def test_a_retreat_does_not_go_where_enemies_are() -> None:
    match = standing(f"{HERE} u2:im:front-royal")
    assert refused_by(match, "retreat front-royal") == "AHD-5.2.5-c"
    assert retreats(match) == {"fredericksburg", "gordonsville"}


@pytest.mark.rule("AHD-5.2.5-c")
def test_a_retreat_does_not_go_into_another_battle() -> None:
    match = standing(f"{HERE} u2:im:front-royal c2:im:front-royal c3:im:front-royal")
    assert refused_by(match, "retreat front-royal") == "AHD-5.2.5-c"


@pytest.mark.rule("AHD-5.2.5-d")
def test_a_retreat_does_not_go_to_a_recruiting_city_that_the_enemy_holds() -> None:
    closed = "u1:im:murfreesboro c1:im:murfreesboro c2:im:sparta c3:im:decatur"
    match = standing(closed, box="murfreesboro", firing="union", fields="")
    assert refused_by(match, "retreat nashville") == "AHD-5.2.5-d"
    assert refused_by(match, "retreat chattanooga") == "AHD-5.2.5-d"


@pytest.mark.rule("AHD-5.2.5-d")
def test_a_city_with_an_enemy_number_that_the_enemy_has_lost_is_no_enemy_city() -> None:
    match = standing(
        "u1:im:murfreesboro c1:im:murfreesboro",
        box="murfreesboro",
        firing="union",
        fields="",
        control="nashville:union",
    )
    assert retreats(match) == {"nashville"}


@pytest.mark.rule("AHD-5.2.5-d")
@pytest.mark.parametrize("options", ["", "retreat-city=enemy-number"])
def test_a_number_of_ones_own_colour_makes_no_enemy_city(options: str) -> None:
    """Knoxville bears a blue number only, and is Confederate."""
    units = "u1:im:cumberland-gap c1:im:cumberland-gap"
    match = standing(units, box="cumberland-gap", firing="union", fields="", options=options)
    assert retreats(match) == {"knoxville", "london"}


@pytest.mark.rule("AHD-5.2.5-d")
@pytest.mark.parametrize("firing", ["union", "confederate"])
@pytest.mark.parametrize(("options", "rule"), [("", ""), ("retreat-city=enemy-number", "AHD-5.2.5-d")])
def test_unowned_louisville_stops_nobody_unless_the_option_counts_numbers(options: str, rule: str, firing: str) -> None:
    units = "u1:im:munfordville c1:im:munfordville"
    match = standing(units, box="munfordville", firing=firing, fields="", options=options)
    assert refused_by(match, "retreat louisville") == rule


@pytest.mark.rule("AHD-5.2.5-d")
def test_the_option_looks_at_the_enemys_colour() -> None:
    """Unowned Bowling Green bears a red number only."""
    units = "u1:im:munfordville c1:im:munfordville"
    for firing, rule in (("union", "AHD-5.2.5-d"), ("confederate", "")):
        match = standing(units, box="munfordville", firing=firing, fields="", options="retreat-city=enemy-number")
        assert refused_by(match, "retreat bowling-green") == rule


@pytest.mark.rule("AHD-5.2.5-e")
def test_a_retreat_does_not_go_where_the_attackers_came_from() -> None:
    match = board("u1:im:fredericksburg c1:im:manassas-junction", dice=[6, 6])
    play(match, "march fredericksburg", "take u1", "go fredericksburg/manassas-junction", "end")
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "retreat fredericksburg") == "AHD-5.2.5-e"
    assert retreats(match) == {"front-royal", "gordonsville"}


@pytest.mark.rule("AHD-5.2.5-e")
def test_each_box_that_attackers_came_from_is_closed() -> None:
    match = board("u1:im:fredericksburg u2:im:gordonsville c1:im:manassas-junction", dice=[6] * 3)
    play(match, "march fredericksburg", "take u1", "go fredericksburg/manassas-junction")
    play(match, "march gordonsville", "take u2", "go gordonsville=manassas-junction", "end")
    play(match, "at u1", "fire", "at c1", "at c1", "fire")
    assert refused_by(match, "retreat fredericksburg") == "AHD-5.2.5-e"
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-e"
    assert retreats(match) == {"front-royal"}


@pytest.mark.rule("AHD-5.2.5-e")
def test_only_the_last_box_before_the_battle_is_closed() -> None:
    """The cavalry rides from Bowling Green by way of the forts, both of which are joined to Nashville."""
    units = "u1:cm:bowling-green c1:im:nashville"
    match = board(units, control="bowling-green:confederate", dice=[6, 6])
    play(match, "march bowling-green", "take u1", "go bowling-green=forts-henry-and-donelson=nashville", "end")
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "retreat forts-henry-and-donelson") == "AHD-5.2.5-e"
    assert refused_by(match, "retreat bowling-green") == ""


@pytest.mark.rule("AHD-5.2.5-e")
def test_the_box_an_eliminated_attacker_came_from_stays_closed() -> None:
    units = "u1:im:fredericksburg:reduced u2:im:harpers-ferry c1:im:manassas-junction"
    match = board(units, dice=[1, 6])
    play(match, "march fredericksburg", "take u1", "go fredericksburg/manassas-junction")
    play(match, "march harpers-ferry", "take u2", "go harpers-ferry/manassas-junction", "end")
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "retreat fredericksburg") == "AHD-5.2.5-e"


@pytest.mark.rule("AHD-5.2.5-e")
def test_the_box_reinforcements_came_from_is_closed_to_the_defender() -> None:
    match = standing(f"{HERE} u2:im:gordonsville", 6, 6, firing="union")
    play(match, "reinforce u2", "at c1", "at c1", "fire")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-e"
    assert retreats(match) == {"fredericksburg", "front-royal"}


@pytest.mark.rule("AHD-5.2.5-e")
def test_the_box_reinforcements_came_from_is_closed_to_the_attacker() -> None:
    match = standing(f"{HERE} c2:im:harpers-ferry", 6, 6)
    play(match, "reinforce c2", "at u1", "at u1", "fire")
    assert refused_by(match, "retreat harpers-ferry") == "AHD-5.2.5-e"
    assert retreats(match) == {"washington"}


@pytest.mark.rule("AHD-5.2.5-e")
def test_attackers_may_go_back_where_they_came_from() -> None:
    match = standing(firing="union")
    assert refused_by(match, "retreat washington") == ""


@pytest.mark.rule("AHD-5.2.5-e")
def test_an_invasion_from_the_sea_closes_no_box() -> None:
    match = board("u1:im:washington c1:im:norfolk", fields="six=1", marches=6, dice=[6, 6])
    play(match, "march washington", "take u1", "sail norfolk", "end", "at u1", "fire", "at c1", "fire")
    assert retreats(match) == {"petersburg"}


@pytest.mark.rule("AHD-5.2.5-e")
def test_the_box_the_enemy_came_from_in_an_earlier_battle_is_open() -> None:
    """u1 takes Manassas Junction from Fredericksburg; the Confederates come back and retreat to Fredericksburg."""
    match = board("u1:im:fredericksburg c1:im:manassas-junction:reduced c2:im:gordonsville", dice=[6, 1, 2, 2, 6, 6, 6])
    play(match, "march fredericksburg", "take u1", "go fredericksburg/manassas-junction", "end")
    play(match, "at u1", "fire", "at c1", "fire", "pass", "muster", "rest")
    play(match, "march gordonsville", "take c2", "go gordonsville=manassas-junction", "end")
    play(match, "at c2", "fire", "at u1", "fire", "stand", "at c2", "fire")
    assert refused_by(match, "retreat fredericksburg") == ""


@pytest.mark.rule("AHD-5.2.5-f")
def test_a_box_of_ones_own_must_be_chosen_if_there_is_one() -> None:
    match = standing()
    assert refused_by(match, "retreat harpers-ferry") == "AHD-5.2.5-f"
    assert retreats(match) == {"fredericksburg", "front-royal", "gordonsville"}
    match = standing(firing="union", fields="from-union=harpers-ferry")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-f"


@pytest.mark.rule("AHD-5.2.5-f")
def test_control_and_not_colour_makes_a_box_ones_own() -> None:
    match = standing(control="gordonsville:union harpers-ferry:confederate")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-f"
    assert refused_by(match, "retreat harpers-ferry") == ""


@pytest.mark.rule("AHD-5.2.5-f")
def test_without_a_permitted_box_of_ones_own_any_permitted_box_will_do() -> None:
    match = standing(f"{HERE} u2:im:front-royal u3:im:gordonsville u4:im:fredericksburg")
    assert retreats(match) == {"harpers-ferry"}


@pytest.mark.rule("AHD-5.2.5-g")
def test_without_a_permitted_box_there_is_no_retreat() -> None:
    """Petersburg, the way the attackers came, is the one way out of Norfolk."""
    match = board("u1:im:petersburg c1:im:norfolk", dice=[6, 6])
    play(match, "march petersburg", "take u1", "go petersburg=norfolk", "end")
    play(match, "at u1", "fire", "at c1", "fire")
    assert retreats(match) == set()
    assert refused_by(match, "retreat petersburg")


@pytest.mark.rule("AHD-5.2.5-e", "AHD-5.2.5-g")
def test_a_side_with_nowhere_to_go_is_told_what_closes_the_box() -> None:
    match = board("u1:im:petersburg c1:im:norfolk", dice=[6, 6])
    play(match, "march petersburg", "take u1", "go petersburg=norfolk", "end")
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "retreat petersburg") in ("AHD-5.2.5-e", "AHD-5.2.5-g")


@pytest.mark.rule("AHD-5.2.5-h")
@pytest.mark.parametrize(
    ("firing", "refuge", "winner", "promoted"),
    [("confederate", "gordonsville", "union", "u1"), ("union", "washington", "confederate", "c1")],
)
def test_the_side_that_retreats_has_lost(firing: str, refuge: str, winner: str, promoted: str) -> None:
    match = standing(firing=firing)
    play(match, f"retreat {refuge}")
    assert match.to_move == winner
    assert texts(match) == [f"promote {promoted}", "pass"]


@pytest.mark.rule("AHD-4.2.6-a")
def test_no_confederate_retreats_over_the_potomac() -> None:
    match = standing(
        "u1:im:fredericksburg c1:im:fredericksburg",
        box="fredericksburg",
        fields="from-union=yorktown",
        control="washington:nobody",
    )
    assert refused_by(match, "retreat washington") == "AHD-4.2.6-a"
