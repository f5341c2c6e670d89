"""Sends notices to the addresses of a person, and handles failures."""

import hashlib
import json
from collections.abc import Mapping
from typing import NamedTuple

from longroll.service.notices.kinds import MAIL, PUSH, WEBHOOK
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.ports import (
    Channel,
    Contact,
    Gone,
    NoticeStorage,
    Refused,
    Subscription,
    Unreachable,
    Webhook,
)
from longroll.service.notices.rests import Rests
from longroll.service.notices.settings import Reader
from longroll.service.people.person import Person
from longroll.service.people.ports import PeopleStorage
from longroll.service.ports import Clock
from longroll.service.seats import PERSON


class Target(NamedTuple):
    """`id` is its name in jobs: the channel, and which address of it."""

    id: str
    channel: str
    player: str
    address: str


class Sender:
    def __init__(
        self, storage: NoticeStorage, people: PeopleStorage, channels: Mapping[str, Channel], clock: Clock
    ) -> None:
        self.storage = storage
        self.people = people
        self.channels = channels
        self.clock = clock
        self.rests = Rests(clock)

    async def targets(self, player: str, channel: str) -> list[Target]:
        contact = (await self.storage.contacts([player]))[player]
        return self.targets_of(contact, await self.people.person(player.removeprefix(PERSON)), player, channel)

    def targets_of(self, contact: Contact, person: Person | None, player: str, channel: str) -> list[Target]:
        if channel not in self.channels:
            return []
        if channel == PUSH:
            return [push_target(one) for one in contact.subscriptions]
        if channel == WEBHOOK:
            return [webhook_target(one) for one in contact.webhooks]
        address = mailbox_of(contact.reader, person)
        return [Target(MAIL, MAIL, player, address)] if address else []

    async def find(self, player: str, target: str) -> Target | None:
        """Find a target, which may have been removed meanwhile."""
        found = await self.targets(player, target.partition(":")[0])
        return next((one for one in found if one.id == target), None)

    async def send(self, target: Target, text: NoticeText) -> None:
        """Send to a target. Raises an error if this has to be tried again."""
        place = f"{target.player} {target.id}"
        if place in self.rests:
            raise Unreachable("it has not answered")
        try:
            await self.channels[target.channel].send(target.address, text)
        except Gone as error:
            await self._give_up(target, str(error))
        except Refused as error:
            await self._give_up(target, error.detail or error.key)
        except Unreachable:
            self.rests.failed(place)
            await self._mark_webhook(target, self.clock.now())
            raise
        else:
            self.rests.answered(place)
            await self._mark_webhook(target, 0.0)

    async def _give_up(self, target: Target, why: str) -> None:
        if target.channel == PUSH:
            await self.storage.remove_subscription(target.player, json.loads(target.address)["endpoint"])
        elif target.channel == MAIL:
            await self._mark_bounced(target, why)
        else:
            await self._mark_webhook(target, self.clock.now())

    async def _mark_bounced(self, target: Target, why: str) -> None:
        """Check again: the person may have confirmed another address meanwhile, or may have left."""
        reader = await self.storage.reader(target.player)
        if reader is not None and reader.address == target.address:
            await self.storage.set_reader(target.player, Reader(reader.settings, reader.address, why[:200] or "-"))

    async def _mark_webhook(self, target: Target, failed: float) -> None:
        """Note since when a webhook has not worked; its owner sees this."""
        if target.channel == WEBHOOK:
            number = target.id.partition(":")[2]
            found = [one for one in await self.storage.webhooks(target.player) if one.id == number]
            if found and bool(found[0].failed) != bool(failed):
                await self.storage.set_webhook_failed(number, failed)


def mailbox_of(reader: Reader, person: Person | None) -> str:
    """The address of the account, if its owner has confirmed it and it takes mails."""
    if person is None or person.email != reader.address or reader.bounced:
        return ""
    return person.email


def push_target(subscription: Subscription) -> Target:
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    address = json.dumps({"endpoint": subscription.endpoint, "keys": keys})
    digest = hashlib.sha256(subscription.endpoint.encode()).hexdigest()[:16]
    return Target(f"{PUSH}:{digest}", PUSH, subscription.player, address)


def webhook_target(webhook: Webhook) -> Target:
    return Target(f"{WEBHOOK}:{webhook.id}", WEBHOOK, webhook.player, webhook.url)
