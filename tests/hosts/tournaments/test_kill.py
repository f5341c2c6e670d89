"""A short run of `python -m tests.hosts.tournaments.kill`, on each kind of database."""

from pathlib import Path

import pytest

from tests.hosts.tournaments import kill


@pytest.mark.parametrize(("database", "servers"), [("sqlite", 1), ("postgresql", 2)])
def test_a_killed_server_makes_and_counts_nothing_twice(
    request: pytest.FixtureRequest, tmp_path: Path, database: str, servers: int
) -> None:
    arena = kill.Arena(tmp_path, request.getfixturevalue(f"{database}_url"), servers)
    counts = kill.run(arena, kills=2, seed=3, at_once=1, journals=2)
    assert counts["matches"] > 0
