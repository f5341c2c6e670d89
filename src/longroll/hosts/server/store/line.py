"""A connection to PostgreSQL for the event loop."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg
import sqlalchemy

from longroll.hosts.server.store.engine import PATIENCE

logging.getLogger("psycopg").setLevel(logging.ERROR)  # what goes wrong with a connection is reported once a minute
OPTIONS: Final = "-c synchronous_commit=on"
Connection = psycopg.AsyncConnection[tuple[Any, ...]]


class Line:
    """For one at a time. It is made when it is needed, and again after whatever went wrong."""

    def __init__(self, url: sqlalchemy.URL) -> None:
        self.address = address_of(url)
        self.lock = asyncio.Lock()
        self.connection: Connection | None = None

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        async with self.lock:
            if self.connection is None or self.connection.closed:
                self.connection = await connect(self.address)
            try:
                yield self.connection
            except BaseException:
                await self.drop()
                raise

    def is_at(self, process: int) -> bool:
        """Is it that process of PostgreSQL with which it is connected?"""
        connection = self.connection
        return connection is not None and not connection.closed and connection.info.backend_pid == process

    async def drop(self) -> None:
        """With whatever it has begun."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()


def address_of(url: sqlalchemy.URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


async def connect(address: str) -> Connection:
    return await psycopg.AsyncConnection.connect(
        address, autocommit=True, prepare_threshold=0, connect_timeout=PATIENCE, options=OPTIONS
    )
