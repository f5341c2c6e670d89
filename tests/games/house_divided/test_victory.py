"""AHD 10.0 length, 11.0 victory, 12.0 novice Union, 13.0 short game."""

from collections.abc import Callable

import pytest

from longroll import LongrollError, Match
from tests.games.house_divided.board import board, field, holder, kinds, play, refused_by

PRIZES = ["new-orleans", "mobile", "atlanta", "memphis", "charleston-sc", "wilmington", "richmond"]
OUTPOSTS = "u9:im:philadelphia c9:im:raleigh"
# Union 32, Confederacy 32: one more number either way decides.
LEVEL = "cairo:confederate baltimore:confederate chillicothe:confederate"


def ending(
    units: str = OUTPOSTS,
    control: str = "",
    side: str = "union",
    turn: int = 2,
    scenario: str = "campaign",
    options: str = "",
) -> Match:
    """The last moment of a half-turn: `rest` ends it."""
    return board(
        units,
        control=control,
        side=side,
        turn=turn,
        step="recruit",
        scenario=scenario,
        options=options,
        fields="reserve=12",
        dice=[2] * 8,
    )


def held(boxes: list[str], side: str = "union") -> str:
    return " ".join(f"{box}:{side}" for box in boxes)


def won(match: Match) -> tuple[str, str]:
    """The winner and the rule, both empty while the game goes on."""
    return (match.outcome.winner, match.outcome.rule) if match.outcome else ("", "")


def maximum(match: Match) -> tuple[int, int]:
    both = match.view()["maximum"]
    assert isinstance(both, dict)
    return both["union"], both["confederate"]


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


# --- 12.0


@pytest.mark.rule("AHD-12.0-a")
@pytest.mark.parametrize(
    ("unit", "control", "rule"),
    [("c1:im:washington", "", "AHD-11.0-b"), ("c1:im:charleston-wv", LEVEL, "AHD-11.0-c")],
)
def test_with_a_novice_union_the_confederacy_wins_only_at_the_end_of_a_union_half_turn(
    unit: str, control: str, rule: str
) -> None:
    match = ending(f"{OUTPOSTS} {unit}", control, side="confederate", options="novice-union=on")
    play(match, "rest")
    assert (won(match), match.to_move) == (("", ""), "union")
    play(match, "end", "muster")
    assert won(match) == ("", "")
    play(match, "rest")
    assert won(match) == ("confederate", rule)


@pytest.mark.rule("AHD-12.0-a")
@pytest.mark.parametrize(
    ("unit", "control"), [("c1:im:washington", ""), ("c1:im:charleston-wv", LEVEL)], ids=["capital", "maximum"]
)
def test_without_the_variant_the_confederacy_wins_at_the_end_of_its_own_half_turn(unit: str, control: str) -> None:
    match = ending(f"{OUTPOSTS} {unit}", control, side="confederate")
    play(match, "rest")
    assert won(match)[0] == "confederate"


@pytest.mark.rule("AHD-12.0-a")
def test_a_novice_union_that_frees_washington_in_its_half_turn_has_not_lost() -> None:
    match = board(
        f"{OUTPOSTS} u1:im:baltimore u2:im:baltimore u3:im:baltimore c1:im:manassas-junction c2:im:washington",
        control="washington:confederate",
        options="novice-union=on",
        dice=[6, 1, 1, 2, 2],
    )
    play(match, "march baltimore")
    for unit in ("u1", "u2", "u3"):
        play(match, f"take {unit}", "go baltimore=washington")
    play(match, "end", "at u1", "fire", "at c2", "at c2", "at c2", "fire", "pass", "muster", "rest")
    assert holder(match, "washington") == "union"
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-12.0-a")
def test_with_a_novice_union_the_greater_maximum_does_not_win_in_mid_movement() -> None:
    match = board(
        f"{OUTPOSTS} u1:cm:augusta",
        control=f"{LEVEL} evansville:confederate augusta:union:lightly",
        options="novice-union=on",
        dice=[2, 2],
    )
    play(match, "march augusta", "take u1", "go augusta=atlanta")
    assert maximum(match) == (32, 33)
    assert won(match) == ("", "")


@pytest.mark.rule("AHD-12.0-a")
def test_the_variant_does_not_touch_the_union_victory() -> None:
    match = ending(f"{OUTPOSTS} u1:im:richmond", held(PRIZES[:6]), side="confederate", options="novice-union=on")
    play(match, "rest")
    assert won(match) == ("union", "AHD-11.0-a")


@pytest.mark.rule("AHD-12.0-a", "AHD-R40")
def test_the_variant_does_not_touch_the_end_of_the_game() -> None:
    match = ending(side="confederate", turn=40, options="novice-union=on")
    play(match, "rest")
    assert won(match) == ("confederate", "AHD-11.0-d")


# --- 13.0


@pytest.mark.rule("AHD-13.0-a")
def test_the_short_game_is_ten_turns_with_the_draft_of_april_1862() -> None:
    start = Match.new("house-divided", "short", seed=1).position_text()
    match = Match.from_position("house-divided", start, dice=[2] * 60)
    pools = {}
    while match.outcome is None:
        pools[int(field(match, "turn"))] = field(match, "pool")
        play(match, "end", "muster", "rest")
    assert pools == {turn: "0/1/0/1" if turn < 8 else "4/1/0/1" for turn in range(1, 11)}


@pytest.mark.rule("AHD-13.0-a")
@pytest.mark.parametrize(
    ("unit", "control", "result"),
    [
        ("u1:im:richmond", held(PRIZES[:6]), ("union", "AHD-11.0-a")),
        ("c1:im:washington", "", ("confederate", "AHD-11.0-b")),
        ("c1:im:charleston-wv", LEVEL, ("confederate", "AHD-11.0-c")),
    ],
    ids=["cities", "capital", "maximum"],
)
@pytest.mark.parametrize("turn", [3, 10])
def test_every_other_victory_condition_applies_in_the_short_game(
    turn: int, unit: str, control: str, result: tuple[str, str]
) -> None:
    match = ending(f"{OUTPOSTS} {unit}", control, side="confederate", turn=turn, scenario="short")
    play(match, "rest")
    assert won(match) == result


@pytest.mark.rule("AHD-13.0-b", "AHD-R32")
@pytest.mark.parametrize(
    ("control", "maxima", "winner"),
    [
        ("", (34, 29), "union"),
        ("louisville:union", (35, 29), "union"),
        ("louisville:confederate", (34, 30), "confederate"),
        ("charleston-wv:confederate", (33, 29), "confederate"),
        (LEVEL, (32, 32), "confederate"),
    ],
)
def test_after_ten_turns_a_lead_of_five_wins_for_the_union_and_less_for_the_confederacy(
    control: str, maxima: tuple[int, int], winner: str
) -> None:
    match = ending(control=control, side="confederate", turn=10, scenario="short")
    play(match, "rest")
    assert maximum(match) == maxima
    assert won(match) == (winner, "AHD-13.0-b")


@pytest.mark.rule("AHD-13.0-b")
def test_the_last_captures_count_for_the_short_game() -> None:
    match = ending(f"{OUTPOSTS} c1:im:louisville", side="confederate", turn=10, scenario="short")
    play(match, "rest")
    assert won(match) == ("confederate", "AHD-13.0-b")


@pytest.mark.rule("AHD-13.0-b")
def test_the_short_game_is_not_decided_before_the_end_of_turn_10() -> None:
    for turn, side in ((9, "confederate"), (10, "union")):
        match = ending(side=side, turn=turn, scenario="short")
        play(match, "rest")
        assert won(match) == ("", "")


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
