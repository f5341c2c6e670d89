from collections.abc import Iterator

import pytest

from longroll.hosts.memory.archive import MemoryArchive
from longroll.hosts.memory.club import MemoryClubStorage
from longroll.hosts.memory.moderation import MemoryModeration
from longroll.hosts.memory.storage import MemoryStorage
from longroll.hosts.server.archive.storage import SqlArchive
from longroll.hosts.server.club.storage import SqlClub
from longroll.hosts.server.moderation.storage import SqlModeration
from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.opening import open_storage
from longroll.hosts.server.store.records import Records
from tests.hosts.archive.shelf import Shelf


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def shelf(request: pytest.FixtureRequest) -> Iterator[Shelf]:
    """Every kind of storage, empty."""
    if request.param == "memory":
        storage, club = MemoryStorage(), MemoryClubStorage()
        yield Shelf(storage, MemoryArchive(storage), MemoryModeration(club, storage), club)
        return
    url = request.getfixturevalue(f"{request.param}_url")
    records = Records(make_engine(url))
    yield Shelf(open_storage(url, records), SqlArchive(records), SqlModeration(records), SqlClub(records))
    records.close()
