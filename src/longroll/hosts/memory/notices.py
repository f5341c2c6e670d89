"""Notices in dictionaries, and a channel that remembers."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict

from longroll.service.notices.notice import SEEN, WAITING, Notice, NoticeId, NoticeText
from longroll.service.notices.ports import DIGEST, Contact, Subscription, Webhook
from longroll.service.notices.settings import Reader


class MemoryNotices:
    def __init__(self) -> None:
        self.stored: dict[NoticeId, Notice] = {}
        self.claims: dict[tuple[str, str, str], float] = {}
        self.readers: dict[str, Reader] = {}
        self.browsers: dict[str, Subscription] = {}
        self.hooks: dict[str, Webhook] = {}

    # --- notices

    async def add_notices(self, notices: Sequence[Notice]) -> list[bool]:
        return [self._add(notice) for notice in notices]

    def _add(self, notice: Notice) -> bool:
        known = notice.id in self.stored
        self.stored.setdefault(notice.id, notice)
        return not known

    async def notices(self, ids: Collection[NoticeId]) -> list[Notice]:
        return [self.stored[one] for one in ids if one in self.stored]

    async def settle(self, statuses: Mapping[NoticeId, str]) -> None:
        for place, status in statuses.items():
            if self.stored[place].status == WAITING:
                self.stored[place] = self.stored[place]._replace(status=status)

    async def waiting(self, limit: int) -> list[Notice]:
        found = [notice for notice in self.stored.values() if notice.status == WAITING]
        return sorted(found, key=lambda notice: notice.at)[:limit]

    async def mark_seen(self, player: str) -> None:
        for place, notice in self.stored.items():
            if notice.player == player and notice.status == WAITING:
                self.stored[place] = notice._replace(status=SEEN)
        for claim in [claim for claim in self._digest(player) if not self.claims[claim]]:
            del self.claims[claim]

    # --- sending

    async def claim(self, player: str, key: str, target: str, now: float) -> bool:
        known = (player, key, target) in self.claims
        self.claims.setdefault((player, key, target), now)
        return not known

    async def release(self, player: str, key: str, target: str) -> None:
        self.claims.pop((player, key, target), None)

    async def take_digest(self, player: str, now: float) -> list[Notice]:
        taken = [claim for claim in self._digest(player) if not self.claims[claim]]
        self.claims |= dict.fromkeys(taken, now)
        found = [self.stored[NoticeId(*claim[:2])] for claim in taken if claim[:2] in self.stored]
        return sorted(found, key=lambda notice: (notice.at, notice.key))

    async def put_back_digest(self, player: str, taken: float) -> None:
        self.claims |= {claim: 0.0 for claim in self._digest(player) if self.claims[claim] == taken}

    async def digest_players(self) -> list[str]:
        found = (player for (player, _, target), at in self.claims.items() if target == DIGEST and not at)
        return sorted(set(found))

    def _digest(self, player: str) -> list[tuple[str, str, str]]:
        return [claim for claim in self.claims if claim[0] == player and claim[2] == DIGEST]

    # --- people

    async def contacts(self, players: Collection[str]) -> dict[str, Contact]:
        return {player: await self._contact(player) for player in players}

    async def _contact(self, player: str) -> Contact:
        reader = self.readers.get(player) or Reader()
        return Contact(reader, await self.subscriptions(player), await self.webhooks(player))

    async def reader(self, player: str) -> Reader | None:
        return self.readers.get(player)

    async def set_reader(self, player: str, reader: Reader) -> None:
        self.readers[player] = reader

    async def subscriptions(self, player: str) -> list[Subscription]:
        found = [one for one in self.browsers.values() if one.player == player]
        return sorted(found, key=lambda one: one.created)

    async def subscription(self, endpoint: str) -> Subscription | None:
        return self.browsers.get(endpoint)

    async def add_subscription(self, subscription: Subscription) -> None:
        self.browsers[subscription.endpoint] = subscription

    async def remove_subscription(self, player: str, endpoint: str) -> None:
        found = self.browsers.get(endpoint)
        if found is not None and found.player == player:
            del self.browsers[endpoint]

    async def webhooks(self, player: str) -> list[Webhook]:
        return sorted((one for one in self.hooks.values() if one.player == player), key=lambda one: one.created)

    async def add_webhook(self, webhook: Webhook) -> None:
        self.hooks[webhook.id] = webhook

    async def remove_webhook(self, player: str, webhook: str) -> bool:
        found = self.hooks.get(webhook)
        if found is None or found.player != player:
            return False
        del self.hooks[webhook]
        return True

    async def set_webhook_failed(self, webhook: str, failed: float) -> None:
        if webhook in self.hooks:
            self.hooks[webhook] = self.hooks[webhook]._replace(failed=failed)

    async def clean_up(self, before: float) -> None:
        self.stored = {place: one for place, one in self.stored.items() if one.at >= before}
        self.claims = {claim: at for claim, at in self.claims.items() if claim[:2] in self.stored}

    async def export(self, player: str) -> dict[str, object]:
        reader = self.readers.get(player) or Reader()
        return {
            "notice_settings": asdict(reader.settings),
            "notice_address": reader.address,
            "push_subscriptions": [one._asdict() for one in await self.subscriptions(player)],
            "webhooks": [one._asdict() for one in await self.webhooks(player)],
            "notices": [one._asdict() for one in self.stored.values() if one.player == player],
        }

    async def forget(self, player: str) -> None:
        self.stored = {place: one for place, one in self.stored.items() if place[0] != player}
        self.claims = {claim: at for claim, at in self.claims.items() if claim[0] != player}
        self.readers.pop(player, None)
        self.browsers = {place: one for place, one in self.browsers.items() if one.player != player}
        self.hooks = {place: one for place, one in self.hooks.items() if one.player != player}


class MemoryChannel:
    """Raises what `failing` has for an address."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, NoticeText]] = []
        self.failing: dict[str, Exception] = {}

    async def check(self, address: str) -> str:
        if address in self.failing:
            raise self.failing[address]
        return address

    async def send(self, address: str, text: NoticeText) -> None:
        if address in self.failing:
            raise self.failing[address]
        self.sent.append((address, text))
