from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir
from typing import Any
from uuid import uuid4

import pytest

from longroll.hosts.server.store.engine import file_url, make_engine
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.upgrade import prepare
from longroll.opponents.roster import BOTS
from tests.hosts.local_server import LocalServer
from tests.hosts.postgresql import PostgreSQL


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    opened = LocalServer(tmp_path)
    yield opened
    opened.stop()


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Seat another player under a name."""
    return lambda kind, name="random": monkeypatch.setitem(BOTS, name, kind)


@pytest.fixture(scope="session")
def postgresql(testrun_uid: str, worker_id: str) -> Iterator[PostgreSQL]:
    """One server for each process of a run: one that all share would end while another still needs it. Its folder is
    not pytest's: that is closed to other users, and PostgreSQL does not run as root."""
    server = PostgreSQL(Path(gettempdir()) / f"longroll-{testrun_uid}-{worker_id}")
    yield server
    server.close()


@pytest.fixture(scope="session")
def template(postgresql: PostgreSQL, worker_id: str) -> Iterator[str]:
    """A database with tables, of which copies are made quickly."""
    name = f"template-{worker_id}"
    prepare(postgresql.create(name))
    yield name
    postgresql.drop(name)


@pytest.fixture
def postgresql_url(postgresql: PostgreSQL, template: str) -> Iterator[str]:
    """A fresh database with its tables."""
    name = f"test-{uuid4().hex}"
    yield postgresql.create(name, template)
    postgresql.drop(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    url = file_url(tmp_path / "matches.db")
    prepare(url)
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database with its tables, on each kind of database."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def records(database_url: str) -> Iterator[Records]:
    opened = Records(make_engine(database_url))
    yield opened
    opened.close()
