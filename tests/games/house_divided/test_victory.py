"""AHD 10.0 length, 11.0 victory, and how doubtful ends are read."""

from collections.abc import Callable

import pytest

from longroll import LongrollError, Match
from tests.games.house_divided.board import board, field, holder, kinds, play, refused_by
from tests.games.house_divided.ending import LEVEL, OUTPOSTS, PRIZES, ending, held, maximum, won

# --- 10.0


@pytest.mark.rule("AHD-10.0-a")
def test_the_game_lasts_forty_turns() -> None:
    match = Match.from_position("house-divided", Match.new("house-divided", seed=1).position_text(), dice=[2] * 200)
    turns = set()
    while match.outcome is None:
        turns.add(int(field(match, "turn")))
        play(match, "end", "muster", "rest")
    assert turns == set(range(1, 41))


@pytest.mark.rule("AHD-10.0-a")
def test_turn_39_is_not_the_last_and_there_is_no_turn_41() -> None:
    match = ending(side="confederate", turn=39)
    play(match, "rest")
    assert (won(match), field(match, "turn")) == (("", ""), "40")
    with pytest.raises(LongrollError):
        ending(turn=41)


@pytest.mark.rule("AHD-10.0-a")
def test_turn_40_has_both_half_turns() -> None:
    match = ending(side="union", turn=40)
    play(match, "rest")
    assert (won(match), match.to_move) == (("", ""), "confederate")


# --- 11.0


@pytest.mark.rule("AHD-11.0-a")
@pytest.mark.parametrize("last", PRIZES)
def test_the_union_wins_at_once_with_the_seventh_great_city(last: str) -> None:
    match = ending(f"{OUTPOSTS} u1:im:{last}", held([box for box in PRIZES if box != last]))
    events = play(match, "rest")
    assert won(match) == ("union", "AHD-11.0-a")
    assert kinds(events)[-1] == "won"
    assert match.choices() == []
    assert refused_by(match, "end") == "AHD-11.0-a"


@pytest.mark.rule("AHD-11.0-a")
@pytest.mark.parametrize("missing", PRIZES)
def test_six_of_the_seven_cities_are_not_enough(missing: str) -> None:
    match = ending(control=held([box for box in PRIZES if box != missing]))
    play(match, "rest")
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-11.0-a")
def test_the_smaller_cities_are_not_needed_and_do_not_stand_in_for_a_great_one() -> None:
    small = ["augusta", "columbia", "savannah", "nashville", "jackson", "petersburg", "raleigh", "chattanooga"]
    match = ending(control=held(PRIZES[:6] + small), units="u9:im:philadelphia c9:im:norfolk")
    play(match, "rest")
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-11.0-a")
def test_a_city_lost_again_before_the_seventh_is_taken_does_not_count() -> None:
    match = ending(f"{OUTPOSTS} u1:im:richmond c1:im:mobile", held(PRIZES[:6]))
    play(match, "rest")
    assert holder(match, "mobile") == "confederate"
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-11.0-a")
def test_the_union_may_win_at_the_end_of_the_confederate_half_turn() -> None:
    match = ending(f"{OUTPOSTS} u1:im:richmond", held(PRIZES[:6]), side="confederate")
    play(match, "rest")
    assert won(match) == ("union", "AHD-11.0-a")


@pytest.mark.rule("AHD-11.0-a")
def test_standing_in_the_seventh_city_is_not_enough_before_it_is_captured() -> None:
    match = board("u1:im:fredericksburg c9:im:raleigh", control=held(PRIZES[:6]), dice=[2])
    play(match, "march fredericksburg", "take u1", "go fredericksburg=richmond", "end", "muster")
    assert won(match) == ("", "")
    play(match, "rest")
    assert won(match) == ("union", "AHD-11.0-a")


@pytest.mark.rule("AHD-11.0-b")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_the_confederacy_wins_at_once_when_it_captures_washington(kind: str) -> None:
    match = board(f"{OUTPOSTS} c1:{kind}:manassas-junction", side="confederate", dice=[2])
    play(match, "march manassas-junction", "take c1", "go manassas-junction=washington", "end", "muster")
    assert won(match) == ("", "")
    play(match, "rest")
    assert won(match) == ("confederate", "AHD-11.0-b")


@pytest.mark.rule("AHD-11.0-b")
def test_an_army_at_the_gates_has_not_captured_washington() -> None:
    match = ending(f"{OUTPOSTS} u1:im:washington c1:im:manassas-junction", side="confederate")
    play(match, "rest")
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-11.0-b")
def test_the_capture_counts_at_the_end_of_the_union_half_turn_too() -> None:
    match = ending(f"{OUTPOSTS} c1:im:washington", side="union")
    play(match, "rest")
    assert won(match) == ("confederate", "AHD-11.0-b")


@pytest.mark.rule("AHD-11.0-c")
def test_the_confederacy_wins_when_its_army_maximum_is_the_greater() -> None:
    match = ending(f"{OUTPOSTS} c1:im:charleston-wv", LEVEL, side="confederate")
    assert maximum(match) == (32, 32)
    play(match, "rest")
    assert maximum(match) == (31, 32)
    assert won(match) == ("confederate", "AHD-11.0-c")


@pytest.mark.rule("AHD-11.0-c")
def test_equal_maxima_are_not_greater() -> None:
    match = ending(control=LEVEL, side="confederate")
    play(match, "rest")
    assert maximum(match) == (32, 32)
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-11.0-c")
def test_units_on_the_map_do_not_matter_for_the_maximum() -> None:
    match = ending("u9:im:philadelphia " + " ".join(f"c{unit}:im:raleigh" for unit in range(1, 21)))
    play(match, "rest")
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-11.0-c")
def test_the_greater_maximum_wins_in_mid_movement_when_lone_cavalry_gives_a_city_back() -> None:
    match = board(
        f"{OUTPOSTS} u1:cm:augusta", control=f"{LEVEL} evansville:confederate augusta:union:lightly", marches=2
    )
    assert maximum(match) == (32, 32)
    play(match, "march augusta", "take u1", "go augusta=atlanta")
    assert maximum(match) == (32, 33)
    assert won(match) == ("confederate", "AHD-11.0-c")


ON_THE_EDGE = f"{LEVEL} evansville:confederate augusta:union:lightly"


def fallen_at_augusta() -> Match:
    """The lone Union cavalry that held Augusta is eliminated, and the city counts for the Confederacy again."""
    match = board(
        f"{OUTPOSTS} u1:cm:augusta:reduced c1:im:augusta:stopped+from-atlanta",
        control=ON_THE_EDGE,
        side="confederate",
        step="fire",
        fields="box=augusta round=1 firing=confederate from-confederate=atlanta targets=u1",
        dice=[1],
    )
    play(match, "fire")
    return match


def ridden_from_augusta() -> Match:
    """The same city let go in mid movement, when another unit has already marched into a battle."""
    match = board(f"{OUTPOSTS} u1:cm:augusta u2:im:washington c1:im:manassas-junction", control=ON_THE_EDGE)
    play(match, "march washington", "take u2", "go washington=manassas-junction")
    play(match, "march augusta", "take u1", "go augusta=atlanta")
    return match


@pytest.mark.rule("AHD-11.0-c")
def test_the_greater_maximum_wins_in_mid_battle_when_lone_cavalry_falls() -> None:
    assert won(fallen_at_augusta()) == ("confederate", "AHD-11.0-c")


@pytest.mark.rule("AHD-11.0-c")
def test_the_greater_maximum_wins_at_once_even_with_a_battle_still_to_fight() -> None:
    assert won(ridden_from_augusta()) == ("confederate", "AHD-11.0-c")


@pytest.mark.parametrize("end", [fallen_at_augusta, ridden_from_augusta])
def test_a_game_won_in_mid_phase_ends_in_a_position_that_reads_back(end: Callable[[], Match]) -> None:
    text = end().position_text()
    assert Match.from_position("house-divided", text, dice=[]).position_text() == text


@pytest.mark.rule("AHD-11.0-d")
def test_the_confederacy_wins_if_the_union_has_not_won_by_the_end_of_turn_40() -> None:
    match = ending(control=held(PRIZES[:6]), side="confederate", turn=40)
    play(match, "rest")
    assert won(match) == ("confederate", "AHD-11.0-d")


@pytest.mark.rule("AHD-11.0-d")
def test_a_union_victory_on_the_last_turn_comes_before_the_end_of_time() -> None:
    match = ending(f"{OUTPOSTS} u1:im:richmond", held(PRIZES[:6]), side="confederate", turn=40)
    play(match, "rest")
    assert won(match) == ("union", "AHD-11.0-a")


# --- the readings


@pytest.mark.rule("AHD-R34")
@pytest.mark.parametrize(
    ("side", "option", "winner"),
    [
        ("union", "", "union"),
        ("confederate", "", "confederate"),
        ("union", "tie=other-side", "confederate"),
        ("confederate", "tie=other-side", "union"),
    ],
)
def test_when_both_meet_a_condition_at_the_same_check_the_phasing_side_wins(
    side: str, option: str, winner: str
) -> None:
    match = ending(f"{OUTPOSTS} u1:im:richmond c1:im:washington", held(PRIZES[:6]), side=side, options=option)
    play(match, "rest")
    assert won(match)[0] == winner


@pytest.mark.rule("AHD-R34", "AHD-12.0-a")
def test_a_novice_union_wins_the_tie_at_the_end_of_the_confederate_half_turn() -> None:
    match = ending(
        f"{OUTPOSTS} u1:im:richmond c1:im:washington",
        held(PRIZES[:6]),
        side="confederate",
        options="novice-union=on",
    )
    play(match, "rest")
    assert won(match) == ("union", "AHD-11.0-a")


@pytest.mark.rule("AHD-R05")
def test_with_capture_at_once_washington_falls_when_movement_ends() -> None:
    match = board(f"{OUTPOSTS} c1:im:manassas-junction", side="confederate", options="capture=at-once")
    play(match, "march manassas-junction", "take c1", "go manassas-junction=washington", "end")
    assert won(match) == ("confederate", "AHD-11.0-b")


SIX_HELD = "new-orleans:union mobile:union atlanta:union memphis:union charleston-sc:union wilmington:union"


def test_with_capture_at_once_the_last_prize_wins_when_movement_ends() -> None:
    match = board("u1:im:petersburg", control=f"{SIX_HELD} petersburg:union", options="capture=at-once")
    events = play(match, "march petersburg", "take u1", "go petersburg=richmond", "end")
    assert match.outcome == ("union", "", "AHD-11.0-a")
    assert events[-1].kind == "won"


def test_with_capture_at_once_the_last_prize_wins_when_combat_ends() -> None:
    match = board(
        "u1:ic:petersburg c1:im:richmond:reduced",
        control=f"{SIX_HELD} petersburg:union",
        options="capture=at-once",
        dice=[6, 1],
    )
    play(match, "march petersburg", "take u1", "go petersburg=richmond", "end", "at u1", "fire", "at c1", "fire")
    assert match.outcome == ("union", "", "AHD-11.0-a")
