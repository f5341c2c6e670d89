from collections.abc import Iterator
from pathlib import Path

import pytest

from longroll.hosts.memory.people import MemoryPeople
from longroll.hosts.server.people.storage import SqlPeople
from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.records import Records
from longroll.service.people.ports import PeopleStorage
from tests.hosts.people.browsers import ClubServer


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest) -> Iterator[PeopleStorage]:
    """Every kind of storage, empty."""
    if request.param == "memory":
        yield MemoryPeople()
        return
    records = Records(make_engine(request.getfixturevalue(f"{request.param}_url")))
    yield SqlPeople(records)
    records.close()


@pytest.fixture
def club_server(sqlite_url: str, tmp_path: Path) -> Iterator[ClubServer]:
    opened = ClubServer(tmp_path, sqlite_url)
    yield opened
    opened.stop()
