"""Listens to the other servers of the same database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple

import psycopg

from longroll.hosts.server.store.engine import PATIENCE
from longroll.hosts.server.store.failures import explain
from longroll.hosts.server.store.line import connect
from longroll.hosts.server.store.postgres_storage import PostgresStorage
from longroll.service.errors import ServiceError

PAUSE: Final = 1.0  # seconds before a lost connection is made again
PING: Final = 15.0  # seconds of silence after which the connection is tested
logger = logging.getLogger(__name__)


class Channel(NamedTuple):
    """A channel of PostgreSQL. `told` is called with a message of another server. `missed` is awaited when messages may
    have been missed: at the start, and after the connection was lost."""

    name: str
    told: Callable[[str], None]
    missed: Callable[[], Awaitable[None]]


class Listener:
    def __init__(self, storage: PostgresStorage, channels: list[Channel]) -> None:
        self.storage = storage
        self.channels = {channel.name: channel for channel in channels}
        self.listening = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def wait(self) -> None:
        """Wait until it has begun to listen, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.listening.wait()

    async def stop(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def _run(self) -> None:
        while True:
            try:
                await self._follow()
            except psycopg.Error as error:
                explain(error)  # which reports it
            except ServiceError:
                pass
            except Exception as error:  # the next message may be valid
                logger.error("a message of another server could not be used", exc_info=error)
            await asyncio.sleep(PAUSE)

    async def _follow(self) -> None:
        """Handle notifications until the connection is lost."""
        connection = await connect(self.storage.writing.address)
        try:
            for name in self.channels:
                await connection.execute(f"LISTEN {name}")
            for channel in self.channels.values():
                await channel.missed()
            self.listening.set()
            while True:
                async for notice in connection.notifies(timeout=PING):
                    if not self._is_own(notice.pid):
                        self.channels[notice.channel].told(notice.payload)
                await connection.execute("SELECT 1")
        finally:
            await connection.close()

    def _is_own(self, process: int) -> bool:
        return any(line.is_at(process) for line in (self.storage.writing, self.storage.asking))
