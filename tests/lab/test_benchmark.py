from longroll.games import load
from longroll.lab.benchmark import copy_time, random_play, replay_time


def test_random_play_counts_whole_games() -> None:
    actions, games, seconds = random_play(load("house-divided"), 0.0)
    assert games == 1
    assert actions > 100
    assert seconds > 0


def test_copy_and_replay_are_as_fast_as_promised() -> None:
    """Far inside the promise on a quiet machine, so that a busy one does not fail it."""
    assert copy_time(load("house-divided")) < 10 * 3
    assert replay_time("house-divided") < 50 * 3
