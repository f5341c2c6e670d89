"""The notices of a club while its server runs."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI

from longroll.hosts.server.config import ClubConfig
from longroll.hosts.server.notices.delivery import Delivery, open_delivery
from longroll.hosts.server.notices.mail import MailChannel
from longroll.hosts.server.notices.push import PushChannel
from longroll.hosts.server.notices.push_key import push_key_file, read_push_key
from longroll.hosts.server.notices.storage import SqlNotices
from longroll.hosts.server.notices.webhook import WebhookChannel
from longroll.hosts.server.secret import key_for, read_secret
from longroll.service.club.club import Club
from longroll.service.jobs import Jobs, repeat
from longroll.service.moderation.moderation import Moderation
from longroll.service.notices.addresses import Addresses
from longroll.service.notices.annulments import AnnulmentNotices
from longroll.service.notices.kinds import MAIL, PUSH, WEBHOOK
from longroll.service.notices.links import Links
from longroll.service.notices.notices import Notices, Outside
from longroll.service.notices.ports import Channel
from longroll.service.people.accounts import Accounts
from longroll.service.tournaments.tournaments import Tournaments

EVERY: Final = 1.0  # seconds
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
logger = logging.getLogger(__name__)


@asynccontextmanager
async def open_notices(app: FastAPI, config: ClubConfig, club: Club, jobs: Jobs) -> AsyncIterator[None]:
    """Open the notices, after the club and the tournaments. Jobs are started later."""
    accounts: Accounts = app.state.accounts
    key = await asyncio.to_thread(read_push_key, push_key_file(config.secret_file))
    secret = await asyncio.to_thread(read_secret, config.secret_file)
    settings = {"key": key.private, "subject": contact(config), "allowed": list(app.state.private_addresses)}
    async with open_delivery(settings) as delivery:
        outside = Outside(open_channels(config, delivery), config.origin, key.public)
        links = Links(key_for(secret, "notices"), club.service.clock)
        notices = Notices(club, SqlNotices(app.state.records), accounts.storage, jobs, outside, links)
        accounts.leaving.holders.append(notices)
        club.set_observer(notices.observer)
        tournaments: Tournaments = app.state.tournaments
        tournaments.observer = notices.observer
        app.state.notices = Addresses(notices)
        await notices.resume()
        await notify_of_annulments(app.state.moderation, notices, jobs)
        await repeat(jobs, club.service.clock, "waiting-notices", HOUR, notices.plan_waiting)
        await repeat(jobs, club.service.clock, "old-notices", DAY, notices.clean_up)
        watching = asyncio.create_task(watch(notices))
        try:
            yield
        finally:
            app.state.notices = None
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching


async def notify_of_annulments(moderation: Moderation, notices: Notices, jobs: Jobs) -> None:
    """Notify players of annulments: at once, and every minute of those by the operator, or by a server that ended."""
    annulments = AnnulmentNotices(notices, moderation.storage)
    moderation.annulled.append(annulments.notify)
    await repeat(jobs, notices.clock, "annulment-notices", MINUTE, annulments.catch_up)


def open_channels(config: ClubConfig, delivery: Delivery) -> dict[str, Channel]:
    """The channels that the configuration allows."""
    channels: dict[str, Channel] = {}
    if config.push:
        channels[PUSH] = PushChannel(delivery)
    if config.webhooks:
        channels[WEBHOOK] = WebhookChannel(delivery)
    if config.mail is not None:
        channels[MAIL] = MailChannel(config.mail)
    return channels


async def watch(notices: Notices) -> None:
    while True:
        try:
            await notices.observer.look_at_changes()
            await notices.plan_stored()
        except Exception:  # the next one may succeed
            logger.exception("nobody could be told")
        await asyncio.sleep(EVERY)


def contact(config: ClubConfig) -> str:
    """The contact for the vendor of a browser if something is wrong with our pushes."""
    if config.mail is not None:
        return f"mailto:{config.mail.address}"
    return config.origin if config.secure else f"mailto:postmaster@{urlsplit(config.origin).hostname}"
