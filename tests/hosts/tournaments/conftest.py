from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosts.people.browsers import ClubServer
from tests.hosts.tournaments.hall import Hall


@pytest.fixture
def hall(sqlite_url: str, tmp_path: Path) -> Iterator[Hall]:
    server = ClubServer(tmp_path, sqlite_url)
    yield Hall(server)
    server.stop()
