"""The club of a server while it runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI

from longroll.hosts.server.archive.storage import SqlArchive
from longroll.hosts.server.club.messenger import PersonMessenger
from longroll.hosts.server.club.storage import SqlClub
from longroll.hosts.server.moderation.storage import SqlModeration
from longroll.hosts.server.store.opening import follow_others
from longroll.hosts.server.store.sqlite_storage import SqliteStorage
from longroll.service import Service
from longroll.service.archive.archive import Archive
from longroll.service.caller import Caller
from longroll.service.club.club import Club
from longroll.service.jobs import Jobs, repeat
from longroll.service.moderation.moderation import Moderation
from longroll.service.people.accounts import Accounts
from longroll.service.seats import PERSON

if TYPE_CHECKING:
    from longroll.hosts.server.club.relay import Relay

MINUTE: Final = 60.0


@asynccontextmanager
async def open_club(app: FastAPI, jobs: Jobs) -> AsyncIterator[Club]:
    """Open the club, after the people and over the same records."""
    service: Service = app.state.service
    accounts: Accounts = app.state.accounts
    messenger = PersonMessenger(service.presence)
    club = Club(service, SqlClub(app.state.records), accounts.directory, messenger)
    accounts.vacation_until = lambda person: club.vacations.until(PERSON + person)
    archive = app.state.archive = Archive(service, SqlArchive(app.state.records))
    moderation = app.state.moderation = Moderation(SqlModeration(app.state.records), service.clock)
    club.chat.check_may_write = moderation.check_may_write
    accounts.directory.log = partial(log_admin, moderation)
    accounts.membership.renamed = partial(rename, club, archive)
    accounts.leaving.holders += [club, archive]  # matches that end because somebody leaves are archived without a name
    app.state.club_play = club
    await club.resume()
    await repeat(jobs, service.clock, "old-challenges", MINUTE, club.challenges.expire)
    try:
        async with follow_club(service, messenger):
            yield club
    finally:
        app.state.club_play = None


@asynccontextmanager
async def follow_club(service: Service, messenger: PersonMessenger) -> AsyncIterator[None]:
    """Listen to the other servers of the club, and send them what their people must know."""
    if isinstance(service.storage, SqliteStorage):
        yield
        return
    relay = make_relay(service, messenger)
    relay.start()
    async with follow_others(service, relay.channel):
        yield
    await relay.stop()


def make_relay(service: Service, messenger: PersonMessenger) -> "Relay":
    from longroll.hosts.server.club.relay import Relay
    from longroll.hosts.server.store.postgres_storage import PostgresStorage

    assert isinstance(service.storage, PostgresStorage)
    return Relay(service.storage, messenger, service.presence)


async def rename(club: Club, archive: Archive, person: str, name: str) -> None:
    await club.agreements.rename(PERSON + person, name)
    await archive.storage.rename(PERSON + person, name)


async def log_admin(moderation: Moderation, caller: Caller, action: str, person: str, detail: str) -> None:
    """Log what an administrator does with people."""
    await moderation.log(PERSON + caller.user if caller.user else "", action, person=person, detail=detail)
