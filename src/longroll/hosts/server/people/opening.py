"""The accounts of a club while its server runs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.server.callers import Callers
from longroll.hosts.server.config import ClubConfig
from longroll.hosts.server.people.hasher import CHEAP, ArgonHasher
from longroll.hosts.server.people.passkeys import WebauthnPasskeys
from longroll.hosts.server.people.storage import SqlPeople
from longroll.service import Service
from longroll.service.jobs import Jobs, repeat
from longroll.service.orders.left_orders import LeftOrders
from longroll.service.people.accounts import Accounts
from longroll.service.people.played_matches import PlayedMatches

HOUR: Final = 3600.0


@asynccontextmanager
async def open_people(app: FastAPI, config: ClubConfig, jobs: Jobs) -> AsyncIterator[None]:
    records = app.state.records
    hasher = ArgonHasher(CHEAP if app.state.cheap_passwords else None)
    await asyncio.to_thread(hasher.prepare)
    accounts = Accounts(SqlPeople(records), hasher, WebauthnPasskeys(config.passkey_origin), SystemClock())
    service: Service = app.state.service
    accounts.leaving.holders += [LeftOrders(service.orders.book), PlayedMatches(service)]
    accounts.leaving.use(jobs)
    app.state.accounts = accounts
    app.state.callers = Callers(accounts.sessions, config.secure)
    await repeat(jobs, service.clock, "old-sessions", HOUR, accounts.sessions.clean_up)
    try:
        yield
    finally:
        hasher.close()
