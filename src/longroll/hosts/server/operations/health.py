"""Checks that the server is able to work. Load balancers and containers ask every few seconds, so one answer of the
database serves all requests within a second."""

import asyncio
import sqlite3
from time import monotonic
from typing import Final

from sqlalchemy import Connection, text
from starlette.datastructures import State
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from longroll.hosts.common.encoding import encode
from longroll.hosts.server.store.sqlite_storage import SqliteStorage
from longroll.hosts.server.store.upgrade import REACHED
from longroll.service.errors import ServiceError

HEALTH: Final = "/healthz"
PATIENCE: Final = 3.0  # seconds for the database
FRESH: Final = 1.0
QUERY: Final = text(REACHED)


class Health:
    def __init__(self, state: State) -> None:
        self.state = state
        self.asked = -FRESH
        self.up = False
        self.lock = asyncio.Lock()

    async def database_is_up(self) -> bool:
        async with self.lock:
            if monotonic() >= self.asked + FRESH:
                self.up = await self._ask()
                self.asked = monotonic()
            return self.up

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.state.records.read(read_revision)
            storage = self.state.service.storage
            if isinstance(storage, SqliteStorage):
                storage.check()  # notices a file that was removed but can still be read
        except (ServiceError, sqlite3.Error, OSError, TimeoutError):
            return False
        return True


def read_revision(connection: Connection) -> object:
    return connection.execute(QUERY).scalar_one()


def health_response(up: bool) -> Response:
    body = {"status": "ok" if up else "down", "database": "up" if up else "down"}
    headers = {"cache-control": "no-store"}
    return Response(encode(body), 200 if up else 503, headers, media_type="application/json")


class HealthOnly:
    """Answers `/healthz`, and nothing else."""

    def __init__(self, app: ASGIApp, health: Health) -> None:
        self.app = app
        self.health = health

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == HEALTH and scope["method"] in ("GET", "HEAD"):
            await health_response(await self.health.database_is_up())(scope, receive, send)
            return
        await self.app(scope, receive, send)
