"""How far back undo goes."""

import pytest

from longroll import LongrollError, Match

LAST = "campaign turn=40 side=confederate step=recruit recruits=0 u1:im:washington c1:im:richmond"


def started() -> Match:
    match = Match.new("house-divided", seed=1861)
    match.play(["march washington", "take u1", "go washington=baltimore"])
    return match


def test_undo_to_a_number_takes_back_all_after_it() -> None:
    match = started()
    expected = Match.new("house-divided", seed=1861)
    expected.play("march washington")
    assert match.undo(to=1) == "take u1"
    assert (match.hash, match.journal) == (expected.hash, expected.journal)


def test_undo_goes_back_through_every_position_of_a_long_phase() -> None:
    """Units are taken in hand and put down again, far more often than checkpoints are kept."""
    match = Match.new("gettysburg", seed=5)
    hashes = [match.hash]
    for number in range(200):
        match.play(match.choices()[number % 3])
        hashes.append(match.hash)
    for count in (199, 198, 130, 65, 64, 63, 1, 0):
        match.undo(to=count)
        assert (len(match.history), match.hash) == (count, hashes[count])
    assert match.undo_stops == "start"


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_a_number_that_keeps_everything_is_an_error(to: int) -> None:
    match = started()
    with pytest.raises(LongrollError, match="nothing can be undone"):
        match.undo(to=to)


def test_the_end_of_the_game_is_a_barrier() -> None:
    match = Match.from_position("house-divided", LAST, dice=[3] * 20)
    while match.outcome is None:
        match.play(match.choices()[-1])
    assert match.undo_stops == "end"
    with pytest.raises(LongrollError, match="the game is over"):
        match.undo()


def test_undo_to_a_number_never_crosses_a_barrier_on_the_way() -> None:
    position = "campaign turn=2 side=union step=promote pool=1/0/0/0 u1:im:washington c1:im:richmond"
    match = Match.from_position("house-divided", position, dice=[5, 1, 2])
    match.play(["muster", "recruit infantry chicago"])
    with pytest.raises(LongrollError, match="a die has been rolled"):
        match.undo(to=0)
    assert len(match.history) == 2
