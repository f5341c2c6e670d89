"""The storage that an address names."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from longroll.hosts.server.store.engine import SQLITE, file_of, make_engine, read_url
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.sqlite_storage import SqliteStorage
from longroll.hosts.server.store.upgrade import prepare
from longroll.service import Service

if TYPE_CHECKING:
    from longroll.hosts.server.store.listener import Channel
    from longroll.hosts.server.store.postgres_storage import PostgresStorage


def open_records(database: str) -> Records:
    """Of a database whose tables are up to date afterwards."""
    prepare(database)
    return Records(make_engine(database))


def open_storage(database: str, records: Records) -> "SqliteStorage | PostgresStorage":
    url = read_url(database)
    if url.get_backend_name() == SQLITE:
        return SqliteStorage(file_of(url), records)
    from longroll.hosts.server.store.postgres_storage import PostgresStorage

    return PostgresStorage(url, records)


@asynccontextmanager
async def follow_others(service: Service, *others: "Channel") -> AsyncIterator[None]:
    """Hear what other servers write, where there may be others, and what else they say."""
    if isinstance(service.storage, SqliteStorage):
        yield
        return
    from longroll.hosts.server.store.listener import Channel, Listener
    from longroll.hosts.server.store.postgres_storage import CHANNEL, GONE, PostgresStorage

    storage = service.storage
    assert isinstance(storage, PostgresStorage)

    def look(news: str) -> None:
        for one in news.split():
            match, _, version = one.partition(":")
            service.changed_elsewhere(match, int(version))

    async def look_again() -> None:
        known = [*service.cache.cached, *service.cache.loading]
        versions = await storage.versions(known)
        for match in known:
            service.changed_elsewhere(match, versions.get(match, GONE))

    listener = Listener(storage, [Channel(CHANNEL, look, look_again), *others])
    try:
        await listener.wait()
        yield
    finally:
        await listener.stop()
