"""What people set about their notices, and the addresses to which notices go: browsers, mailboxes, webhooks."""

import re
from dataclasses import replace
from typing import Final

from longroll.service.club.rates import Rates
from longroll.service.errors import ServiceError, malformed, missing
from longroll.service.ids import new_id
from longroll.service.notices.kinds import EVENTS, MAIL, PUSH, WEBHOOK
from longroll.service.notices.notices import Notices
from longroll.service.notices.ports import Gone, Refused, Subscription, Unreachable, Webhook
from longroll.service.notices.settings import LANGUAGES, NOW, OFF, NoticeSettings, Reader, find_zone
from longroll.service.notices.words import write_confirmation
from longroll.service.seats import PERSON

MOST_BROWSERS: Final = 10
MOST_WEBHOOKS: Final = 5
LONGEST: Final = 1000
EVERY: Final = 120.0  # seconds from one mail of confirmation to the next
KEY: Final = re.compile(r"[A-Za-z0-9_-]{80,100}=?")
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,30}={0,2}")


class Addresses:
    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.storage = notices.storage
        self.clock = notices.clock
        self.channels = notices.outside.channels
        self.confirmations = Rates(self.clock, 1 / EVERY, 3)
        self.checks = Rates(self.clock, 1 / 10, 10)

    # --- settings

    async def set_settings(self, player: str, settings: NoticeSettings) -> None:
        """Set everything but the language and the time zone. An event that is not mentioned gets no channel."""
        settings.check()
        known = (await self.notices.reader(player)).settings
        chosen = {event: settings.chosen.get(event, ()) for event in EVENTS}
        await self._change(player, replace(settings, language=known.language, zone=known.zone, chosen=chosen))

    async def set_language(self, player: str, language: str, zone: str) -> None:
        """Remember the language of the player's page and its time zone."""
        reader = await self.notices.reader(player)
        known = language if language in LANGUAGES else reader.settings.language
        there = zone if find_zone(zone) is not None else reader.settings.zone
        await self._change(player, replace(reader.settings, language=known, zone=there))

    async def _change(self, player: str, settings: NoticeSettings) -> None:
        reader = await self.notices.reader(player)
        await self.storage.set_reader(player, Reader(settings, reader.address, reader.bounced))

    # --- browsers

    async def subscribe(self, player: str, endpoint: str, p256dh: str, auth: str) -> None:
        if not KEY.fullmatch(p256dh) or not SECRET.fullmatch(auth):
            raise malformed("notices-push")
        await self._check(player, PUSH, endpoint)
        known = [one for one in await self.storage.subscriptions(player) if one.endpoint != endpoint]
        for one in known[: len(known) + 1 - MOST_BROWSERS]:
            await self.storage.remove_subscription(player, one.endpoint)
        await self.storage.add_subscription(Subscription(endpoint, player, p256dh, auth, self.clock.now()))

    async def unsubscribe(self, player: str, endpoint: str) -> None:
        await self.storage.remove_subscription(player, endpoint)

    # --- mail

    async def ask_to_confirm(self, player: str) -> None:
        """Send a link to the address of the account."""
        person = await self.notices.people.person(player.removeprefix(PERSON))
        if MAIL not in self.channels:
            raise missing("notices-no-mail")
        if person is None or not person.email:
            raise malformed("notices-no-address")
        if not self.confirmations.allows(player) or not self.confirmations.allows(person.email.casefold()):
            raise ServiceError("too-many", "notices-too-fast")
        language = (await self.notices.reader(player)).settings.language
        token = self.notices.links.confirm(player, person.email)
        text = write_confirmation(person.name, language, self.notices.outside.origin, token)
        try:
            await self.channels[MAIL].send(person.email, text)
        except (Gone, Refused):
            raise malformed("notices-bounced") from None
        except Unreachable:
            raise ServiceError("busy", "notices-mail-down") from None

    async def confirm(self, token: str) -> None:
        """Confirm an address. Only somebody who reads its mails has the link."""
        player, address = self.notices.links.read_confirm(token)
        person = await self.notices.people.person(player.removeprefix(PERSON))
        if person is None or person.email != address:
            raise missing("notices-link")
        settings = (await self.notices.reader(player)).settings
        wanted = replace(settings, mail=NOW) if settings.mail == OFF else settings
        await self.storage.set_reader(player, Reader(wanted, address, ""))

    async def stop_mails(self, token: str) -> None:
        player = self.notices.links.read_stop(token)
        reader = await self.storage.reader(player)
        if reader is not None and reader.settings.mail != OFF:
            await self._change(player, replace(reader.settings, mail=OFF))

    # --- webhooks

    async def add_webhook(self, player: str, url: str) -> Webhook:
        url = url.strip()
        if len(await self.storage.webhooks(player)) >= MOST_WEBHOOKS:
            raise ServiceError("too-many", "notices-too-many-webhooks", {"limit": str(MOST_WEBHOOKS)})
        label = await self._check(player, WEBHOOK, url)
        webhook = Webhook(new_id(), player, url, label, self.clock.now())
        await self.storage.add_webhook(webhook)
        return webhook

    async def remove_webhook(self, player: str, webhook: str) -> None:
        if not await self.storage.remove_webhook(player, webhook):
            raise missing("notices-no-webhook")

    async def _check(self, player: str, channel: str, address: str) -> str:
        if channel not in self.channels:
            raise missing("notices-not-here")
        if not address or len(address) > LONGEST:
            raise malformed("notices-address")
        if not self.checks.allows(player):
            raise ServiceError("too-many", "notices-too-fast")
        try:
            return await self.channels[channel].check(address)
        except Refused as error:
            raise malformed(error.key) from None
        except Unreachable:
            raise ServiceError("busy", "notices-unreachable") from None
