"""AHD 12.0 novice Union, 13.0 short game."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, field, holder, play
from tests.games.house_divided.ending import LEVEL, OUTPOSTS, PRIZES, ending, held, maximum, won

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


@pytest.mark.rule("AHD-13.0-c")
@pytest.mark.parametrize(("side", "result"), [("confederate", ("", "")), ("union", ("confederate", "AHD-11.0-b"))])
def test_the_novice_variant_may_be_used_in_the_short_game(side: str, result: tuple[str, str]) -> None:
    match = ending(f"{OUTPOSTS} c1:im:washington", side=side, turn=3, scenario="short", options="novice-union=on")
    play(match, "rest")
    assert won(match) == result
