"""AHD 5.0, battles."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, kinds, play, refused_by, texts, where

TWO_BATTLES = "u1:im:washington u2:im:harpers-ferry c1:im:manassas-junction c2:im:front-royal c3:im:fredericksburg"


def two_battles(*dice: int) -> Match:
    """The movement phase is over; battles wait in Manassas Junction and in Front Royal."""
    match = board(TWO_BATTLES, dice=dice)
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    play(match, "march harpers-ferry", "take u2", "go harpers-ferry/front-royal", "end")
    return match


def battle(units: str, *dice: int, round: int = 1, firing: str = "confederate") -> Match:
    """A Union attack on Manassas Junction from Washington; a side is about to declare its targets."""
    fields = f"box=manassas-junction round={round} firing={firing} from-union=washington"
    return board(units, step="target", fields=fields, dice=dice)


def at_hand(match: Match) -> tuple[object, object]:
    """The round, and the side that fires."""
    view = match.view()["battle"]
    assert isinstance(view, dict)
    return view["round"], view["firing"]


@pytest.mark.rule("AHD-5.0-a")
def test_every_box_with_units_of_both_sides_has_a_battle() -> None:
    assert set(texts(two_battles())) == {"battle manassas-junction", "battle front-royal"}


@pytest.mark.rule("AHD-5.0-a")
def test_a_box_with_units_of_one_side_has_no_battle() -> None:
    match = two_battles()
    assert refused_by(match, "battle fredericksburg") == "AHD-5.0-a"
    assert refused_by(match, "battle richmond") == "AHD-5.0-a"


@pytest.mark.rule("AHD-5.0-a")
def test_neighbours_do_not_fight() -> None:
    match = board("u1:im:washington c1:im:manassas-junction")
    assert "battle" not in kinds(play(match, "end"))
    assert match.view()["phase"] == "promotion"


@pytest.mark.rule("AHD-5.0-a")
def test_the_battle_waits_for_the_end_of_the_movement_phase() -> None:
    match = board("u1:im:washington u2:im:chicago c1:im:manassas-junction")
    told = play(match, "march washington", "take u1", "go washington=manassas-junction")
    assert "battle" not in kinds(told)
    assert "march chicago" in texts(match)
    assert "battle" in kinds(play(match, "end"))


@pytest.mark.rule("AHD-5.0-b")
@pytest.mark.parametrize(
    ("side", "route", "defender"),
    [
        ("union", "washington=manassas-junction", "confederate"),
        ("confederate", "manassas-junction=washington", "union"),
    ],
)
def test_the_phasing_player_attacks(side: str, route: str, defender: str) -> None:
    match = board("u1:im:washington c1:im:manassas-junction", side=side)
    start = route.split("=", maxsplit=1)[0]
    play(match, f"march {start}", f"take {side[0]}1", f"go {route}", "end")
    view = match.view()["battle"]
    assert isinstance(view, dict)
    assert view["attacker"] == side
    assert match.to_move == defender


@pytest.mark.rule("AHD-5.0-c")
@pytest.mark.parametrize(
    ("first", "second", "target", "other"),
    [("manassas-junction", "front-royal", "u1", "c1"), ("front-royal", "manassas-junction", "u2", "c2")],
)
def test_the_attacker_chooses_the_order_of_battles(first: str, second: str, target: str, other: str) -> None:
    match = two_battles(6, 1, 6, 1)
    assert match.to_move == "union"
    play(match, f"battle {first}", f"at {target}", "fire", f"at {other}", "fire")
    play(match, "stand", f"at {target}", "fire", "stand", f"at {other}", "fire")
    told = play(match, "pass")
    assert [event.facts["box"] for event in told if event.kind == "battle"] == [second]


@pytest.mark.rule("AHD-5.0-c")
def test_a_battle_is_finished_before_the_next_begins() -> None:
    match = two_battles(6)
    play(match, "battle front-royal")
    assert refused_by(match, "battle manassas-junction") == "AHD-5.0-c"
    play(match, "at u2", "fire")
    assert refused_by(match, "battle manassas-junction") == "AHD-5.0-c"
    assert refused_by(match, "at c1") == "AHD-5.1-a"


@pytest.mark.rule("AHD-5.0-c")
def test_nobody_fires_before_a_battle_is_chosen() -> None:
    match = two_battles()
    assert refused_by(match, "at u1") == "AHD-5.0-c"
    assert refused_by(match, "fire") == "AHD-5.0-c"


@pytest.mark.rule("AHD-5.0-d")
def test_in_each_round_the_defender_fires_first_and_then_the_attacker() -> None:
    match = battle("u1:im:manassas-junction c1:im:manassas-junction", 6, 6, 6, 6)
    seen = []
    for _ in range(4):
        seen.append((*at_hand(match), match.to_move))
        if "stand" in texts(match):
            play(match, "stand")
        play(match, "at c1" if match.to_move == "union" else "at u1", "fire")
    assert seen == [
        (1, "confederate", "confederate"),
        (1, "union", "union"),
        (2, "confederate", "confederate"),
        (2, "union", "union"),
    ]


@pytest.mark.rule("AHD-5.0-e")
def test_attackers_eliminated_by_the_defenders_fire_do_not_fire() -> None:
    units = "u1:im:manassas-junction:reduced u2:im:manassas-junction c1:im:manassas-junction"
    match = battle(units, 1, 6)
    play(match, "at u1", "fire")
    assert match.prompt.facts["unit"] == "u2"
    told = play(match, "at c1", "fire")
    assert [event.facts["unit"] for event in told if event.kind == "shot"] == ["u2"]


@pytest.mark.rule("AHD-5.0-e")
def test_attackers_reduced_by_the_defenders_fire_still_fire() -> None:
    match = battle("u1:im:manassas-junction c1:im:manassas-junction", 1, 2)
    play(match, "at u1", "fire")
    assert "reduced" in kinds(play(match, "at c1", "fire"))


@pytest.mark.rule("AHD-5.0-f", "AHD-5.0-g")
def test_the_battle_ends_when_the_attacker_eliminates_the_defender() -> None:
    units = "u1:im:manassas-junction c1:im:manassas-junction:reduced"
    match = battle(units, 2, firing="union")
    told = play(match, "at c1", "fire")
    assert [event.facts["side"] for event in told if event.kind == "battle-won"] == ["union"]
    assert match.to_move == "union"
    assert texts(match) == ["promote u1", "pass"]


@pytest.mark.rule("AHD-5.0-f", "AHD-5.0-g")
def test_the_battle_ends_when_the_defender_eliminates_the_attacker() -> None:
    units = "u1:im:manassas-junction:reduced c1:im:manassas-junction"
    match = battle(units, 2)
    told = play(match, "at u1", "fire")
    assert [event.facts["side"] for event in told if event.kind == "battle-won"] == ["confederate"]
    assert match.to_move == "confederate"
    assert texts(match) == ["promote c1", "pass"]


@pytest.mark.rule("AHD-5.0-f", "AHD-5.0-g")
@pytest.mark.parametrize(
    ("firing", "refuge", "winner"),
    [("confederate", "gordonsville", "union"), ("union", "washington", "confederate")],
)
def test_the_battle_ends_when_a_side_retreats_and_the_other_wins(firing: str, refuge: str, winner: str) -> None:
    fields = f"box=manassas-junction round=2 firing={firing} from-union=washington"
    match = board("u1:im:manassas-junction c1:im:manassas-junction", step="stand", fields=fields)
    told = play(match, f"retreat {refuge}")
    assert [event.facts["side"] for event in told if event.kind == "battle-won"] == [winner]
    assert match.to_move == winner


@pytest.mark.rule("AHD-5.0-f")
def test_the_battle_ends_when_defending_cavalry_withdraws() -> None:
    match = board("u1:im:washington c1:cm:manassas-junction")
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    play(match, "withdraw", "ride gordonsville")
    assert match.view()["battle"] is None
    assert match.view()["phase"] == "promotion"
    assert where(match) == {"u1": "manassas-junction", "c1": "gordonsville"}


@pytest.mark.rule("AHD-5.0-f")
def test_a_battle_goes_on_for_as_many_rounds_as_it_takes() -> None:
    match = battle("u1:im:manassas-junction c1:im:manassas-junction", *[6] * 20)
    for _ in range(10):
        play(match, *[a for a in ["stand"] if a in texts(match)], "at u1", "fire")
        play(match, *[a for a in ["stand"] if a in texts(match)], "at c1", "fire")
    assert at_hand(match) == (11, "confederate")


@pytest.mark.rule("AHD-5.0-f")
def test_the_combat_phase_lasts_until_every_battle_is_over() -> None:
    match = two_battles(1, 1, 1, 1)
    play(match, "battle front-royal", "at u2", "fire", "at c2", "fire", "stand", "at u2", "fire")
    assert refused_by(match, "muster") == "AHD-3.0-c"
    play(match, "pass")
    assert refused_by(match, "muster") == "AHD-3.0-c"
    assert at_hand(match) == (1, "confederate")


@pytest.mark.rule("AHD-5.0-i")
def test_units_in_a_battle_count_as_being_in_its_box() -> None:
    match = board(
        "u1:im:washington u2:im:front-royal:stopped+from-harpers-ferry c1:im:manassas-junction c2:im:front-royal",
        dice=[6] * 4,
    )
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    play(match, "battle manassas-junction")
    assert {where(match)["u1"], where(match)["c1"]} == {"manassas-junction"}
    play(match, "at u1", "fire", "at c1", "fire")
    assert refused_by(match, "retreat front-royal") == "AHD-5.2.5-c"
    assert refused_by(match, "reinforce c2") == "AHD-5.2.4-f"
