"""AHD 8.0, drafts."""

import pytest

from longroll import Match
from longroll.kernel.dice import SeededDice
from tests.games.house_divided.board import board, field, kinds, play, refused_by, unit_words
from tests.games.house_divided.invariants import assert_counters


def eve_of(turn: int, reserve: int, units: str = "u1:im:washington c1:im:richmond", pool: str = "0/0/0/0") -> Match:
    """The end of the Confederate half-turn before `turn`."""
    fields = f"reserve={reserve} pool={pool}"
    return board(units, turn=turn - 1, side="confederate", step="recruit", fields=fields, dice=[2] * 3)


def in_play(match: Match) -> int:
    """Union militia infantry on the map or in the pool."""
    on_map = sum(word[0] == "u" and word.split(":")[1] == "im" for word in unit_words(match))
    return on_map + int(field(match, "pool").split("/")[0])


@pytest.mark.rule("AHD-8.0-a", "AHD-R30")
@pytest.mark.parametrize(("turn", "reserve"), [(8, 12), (18, 8), (28, 4)])
def test_four_of_the_units_set_aside_join_the_union_pool_when_an_april_turn_begins(turn: int, reserve: int) -> None:
    match = eve_of(turn, reserve)
    events = play(match, "rest")
    assert field(match, "turn") == str(turn)
    assert field(match, "pool") == "4/0/0/0"
    assert (field(match, "reserve") or "0") == str(reserve - 4)
    assert "drafted" in kinds(events)


@pytest.mark.rule("AHD-8.0-a")
@pytest.mark.parametrize("turn", [2, 7, 9, 17, 19, 27, 29, 38])
def test_no_other_turn_brings_a_draft_not_even_april_1865(turn: int) -> None:
    match = eve_of(turn, 12)
    events = play(match, "rest")
    assert (field(match, "pool"), field(match, "reserve")) == ("0/0/0/0", "12")
    assert "drafted" not in kinds(events)


@pytest.mark.rule("AHD-8.0-a", "AHD-R30")
def test_the_drafted_units_can_be_recruited_in_the_same_turn() -> None:
    match = eve_of(8, 12)
    play(match, "rest", "end", "muster")
    assert refused_by(match, "recruit infantry chicago") == ""


@pytest.mark.rule("AHD-8.0-b")
def test_union_militia_infantry_number_12_then_16_20_and_24() -> None:
    start = Match.new("house-divided", seed=1).position_text()
    match = Match.from_position("house-divided", start, dice=[2] * 200)
    numbers = {}
    while match.outcome is None:
        numbers[int(field(match, "turn"))] = in_play(match)
        play(match, "end", "muster", "rest", "end", "muster", "rest")
    drafts = [12] * 7 + [16] * 10 + [20] * 10 + [24] * 13
    assert numbers == dict(enumerate(drafts, 1))


@pytest.mark.rule("AHD-8.0-c")
def test_units_set_aside_cannot_be_recruited_before_their_draft() -> None:
    match = board("u1:im:washington c1:im:richmond", step="promote", fields="reserve=12 pool=0/1/0/0", dice=[6])
    play(match, "muster")
    assert refused_by(match, "recruit infantry chicago") == "AHD-8.0-c"
    assert refused_by(match, "recruit cavalry chicago") == ""


@pytest.mark.rule("AHD-8.0-c")
def test_militia_back_in_the_pool_are_recruited_while_others_are_still_set_aside() -> None:
    fields = "reserve=12 pool=1/0/0/0 recruits=4"
    match = board("u1:im:washington c1:im:richmond", step="recruit", fields=fields)
    play(match, "recruit infantry chicago")
    assert refused_by(match, "recruit infantry pittsburgh") == "AHD-8.0-c"


@pytest.mark.rule("AHD-8.0-d")
@pytest.mark.parametrize(("turn", "reserve"), [(8, 12), (18, 8), (28, 4)])
def test_the_confederacy_has_no_draft(turn: int, reserve: int) -> None:
    match = eve_of(turn, reserve, pool="0/0/1/1")
    play(match, "rest", "end", "muster", "rest")
    assert field(match, "side") == "confederate"
    assert field(match, "pool") == "4/0/1/1"


@pytest.mark.rule("AHD-8.0-a")
def test_a_draft_takes_no_more_than_is_set_aside() -> None:
    match = eve_of(8, 2)
    play(match, "rest")
    assert field(match, "pool") == "2/0/0/0"
    again = Match.from_position("house-divided", match.position_text(), dice=[])
    assert again.position_text() == match.position_text()


@pytest.mark.rule("AHD-8.0-e")
@pytest.mark.parametrize("seed", ["counters-1", "counters-2"])
def test_militia_counters_are_never_made_or_lost(seed: str) -> None:
    match = Match.new("house-divided", "short", seed=seed)
    chooser = SeededDice(seed)
    assert_counters(match.position)
    while not match.outcome:
        choices = match.choices()
        match.play(choices[chooser.roll(len(choices)) - 1])
        assert_counters(match.position)
