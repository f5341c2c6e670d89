"""A short run of `python -m tests.hosts.ratings.kill`."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosts.ratings import kill


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """One that PostgreSQL, which is another user, can reach."""
    folder = Path(tempfile.mkdtemp(prefix="longroll-kill-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.parametrize("postgresql", [False, True])
def test_every_match_counts_once_when_a_server_is_killed(open_folder: Path, postgresql: bool) -> None:
    ended, matches, killed = kill.run(kill.Club(open_folder, postgresql), kills=2, pairs=2, seed=5)
    assert sum(killed.values()) == 2
    assert matches >= ended > 0
