"""A short run of `python -m tests.hosts.tournaments.played`."""

from pathlib import Path

from tests.hosts.tournaments import played


def test_computer_players_play_a_swiss_and_a_round_robin_to_their_end(tmp_path: Path) -> None:
    league, swiss = played.run(tmp_path, swiss=6, league=4)
    assert ", 0 at the deadline" not in league
    assert ", 0 by withdrawal" not in swiss
