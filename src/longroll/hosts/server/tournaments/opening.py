"""The tournaments of a server while it runs. They are tended when one of their matches ends, and every minute."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from fastapi import FastAPI

from longroll.hosts.server.tournaments.matcher import GraphMatcher
from longroll.hosts.server.tournaments.storage import SqlTournaments
from longroll.service import Service
from longroll.service.club.club import Club
from longroll.service.edits import LiveEdit
from longroll.service.jobs import Jobs, repeat
from longroll.service.moderation.moderation import Moderation
from longroll.service.tournaments.tournaments import Tournaments, tournament_ended_in

MINUTE: Final = 60.0
logger = logging.getLogger(__name__)


class Caretaker:
    """Tends the tournaments in which a match has ended here, one after the other. The next sweep tries again what
    fails."""

    def __init__(self, tournaments: Tournaments) -> None:
        self.tournaments = tournaments
        self.waiting: dict[str, None] = {}
        self.woken = asyncio.Event()

    def follow(self, edit: LiveEdit) -> None:
        if tournament := tournament_ended_in(edit):
            self.waiting[tournament] = None
            self.woken.set()

    async def work(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            waiting, self.waiting = list(self.waiting), {}
            for tournament in waiting:
                try:
                    await self.tournaments.tend(tournament)
                except Exception:
                    logger.exception("a tournament could not be brought forward")


@asynccontextmanager
async def open_tournaments(app: FastAPI, jobs: Jobs) -> AsyncIterator[None]:
    """Open the tournaments, after the club and over the same records."""
    service: Service = app.state.service
    club: Club = app.state.club_play
    tournaments = Tournaments(service, SqlTournaments(app.state.records), club.messenger, GraphMatcher())
    caretaker = Caretaker(tournaments)
    service.followers.append(caretaker.follow)
    app.state.accounts.leaving.holders.append(tournaments)
    moderation: Moderation = app.state.moderation
    moderation.annulled.append(tournaments.tend_annulled)
    app.state.tournaments = tournaments
    working = asyncio.create_task(caretaker.work())
    await repeat(jobs, service.clock, "tournaments", MINUTE, tournaments.sweep)
    try:
        yield
    finally:
        app.state.tournaments = None
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working
