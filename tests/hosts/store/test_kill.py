"""A short run of `make kill ARGS=--postgresql`."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosts import kill


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """One that PostgreSQL, which is another user, can reach."""
    folder = Path(tempfile.mkdtemp(prefix="longroll-kill-"))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def test_nothing_acknowledged_is_lost_when_a_server_or_postgresql_is_killed(open_folder: Path) -> None:
    counts, killed = kill.run(kill.TwoServers(open_folder), kills=4, clients=4, seed=5)
    assert sum(killed.values()) == 4
    assert counts["act"] > 0


def test_nothing_acknowledged_in_a_club_is_lost(open_folder: Path) -> None:
    counts, killed = kill.run_club(kill.TwoServers(open_folder, club=True), kills=3, clients=3, seed=7)
    assert sum(killed.values()) == 3
    assert counts["act"] > 0
