from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosts.club.table import Table
from tests.hosts.people.browsers import ClubServer


@pytest.fixture
def club_server(sqlite_url: str, tmp_path: Path) -> Iterator[ClubServer]:
    opened = ClubServer(tmp_path, sqlite_url)
    yield opened
    opened.stop()


@pytest.fixture
def table(club_server: ClubServer) -> Table:
    """Ann and Bob, who have not begun yet."""
    return Table(club_server)
