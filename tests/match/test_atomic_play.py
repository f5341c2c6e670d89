"""Several actions are played as one, or not at all."""

import pytest

from longroll import LongrollError, Match, Refused

POSITION = "campaign turn=2 side=union step=promote pool=1/0/0/0 u1:im:washington c1:im:richmond"
MARCH = ["march washington", "take u1", "go washington=baltimore", "done"]


def test_several_actions_are_played_in_one_call() -> None:
    one_by_one, at_once = (Match.new("house-divided", seed=1861) for _ in range(2))
    events = [event for action in MARCH for event in one_by_one.play(action)]
    assert at_once.play(MARCH) == events
    assert at_once.journal == one_by_one.journal


def test_if_one_is_refused_nothing_has_changed() -> None:
    match = Match.new("house-divided", seed=1861)
    before = (match.hash, match.journal, match.log, match.position_text())
    with pytest.raises(Refused) as caught:
        match.play([*MARCH[:2], "go washington=richmond", "done"])
    assert caught.value.action == "go washington=richmond"
    assert (match.hash, match.journal, match.log, match.position_text()) == before
    match.play(MARCH)


def test_a_refusal_takes_back_the_dice_too() -> None:
    match = Match.from_position("house-divided", POSITION, dice=[5, 1])
    with pytest.raises(Refused):
        match.play(["muster", "promote u1"])
    match.play("muster")
    assert match.history[-1].dice == (5,)


def test_scripted_dice_that_run_out_take_everything_back() -> None:
    match = Match.from_position("house-divided", POSITION, dice=[])
    before = match.hash
    with pytest.raises(LongrollError):
        match.play(["promote u1", "muster"])
    assert match.hash == before
    assert match.history == []


def test_nothing_is_played_after_a_barrier_if_so_asked() -> None:
    match = Match.from_position("house-divided", POSITION, dice=[5, 1, 2])
    match.play(["muster", "recruit infantry nowhere"], until_barrier=True)
    assert [entry.action for entry in match.history] == ["muster"]


def test_a_committed_die_is_the_same_after_a_refusal() -> None:
    match, other = (Match.from_position("house-divided", POSITION, seed=3) for _ in range(2))
    with pytest.raises(Refused):
        match.play(["muster", "promote u1"])
    match.play("muster")
    other.play("muster")
    assert match.history == other.history
