"""The ratings of a server while it runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI

from longroll.hosts.server.ratings.storage import SqlRatings
from longroll.service import Service
from longroll.service.jobs import Jobs, repeat
from longroll.service.moderation.moderation import Moderation
from longroll.service.people.accounts import Accounts
from longroll.service.ratings.bot_clocks import BotClocks
from longroll.service.ratings.ratings import Ratings

MINUTE: Final = 60.0
HOUR: Final = 3600.0


@asynccontextmanager
async def open_ratings(app: FastAPI, jobs: Jobs) -> AsyncIterator[Ratings]:
    """Open the ratings, after the club and over the same records. What is not counted is counted now, and every minute
    what a server left when it ended. Every hour jobs are added for clocks that have none."""
    service: Service = app.state.service
    accounts: Accounts = app.state.accounts
    ratings = Ratings(service, SqlRatings(app.state.records))
    accounts.leaving.holders.append(ratings)
    app.state.ratings = ratings
    bot_clocks = BotClocks(service, ratings.storage, jobs)
    service.followers.append(bot_clocks.hear)
    ratings.wake(everything=True)
    await repeat(jobs, service.clock, "ratings", MINUTE, ratings.count)
    await repeat(jobs, service.clock, "annulments", MINUTE, ratings.strike_annulled)
    await repeat(jobs, service.clock, "bot-clocks", HOUR, bot_clocks.look_at_all)
    moderation: Moderation = app.state.moderation
    moderation.annulled.append(lambda _match: ratings.strike_annulled())
    try:
        yield ratings
    finally:
        app.state.ratings = None
        await bot_clocks.stop()
        await ratings.stop()
