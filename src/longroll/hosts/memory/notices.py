"""Notices in dictionaries, and a channel that remembers."""

from dataclasses import asdict

from longroll.service.notices.notice import SEEN, WAITING, Notice, NoticeText
from longroll.service.notices.ports import DIGEST, Subscription, Webhook
from longroll.service.notices.settings import Reader


class MemoryNotices:
    def __init__(self) -> None:
        self.notices: dict[tuple[str, str], Notice] = {}
        self.claims: dict[tuple[str, str, str], float] = {}
        self.readers: dict[str, Reader] = {}
        self.browsers: dict[str, Subscription] = {}
        self.hooks: dict[str, Webhook] = {}

    # --- notices

    async def add_notice(self, notice: Notice) -> bool:
        known = (notice.player, notice.key) in self.notices
        self.notices.setdefault((notice.player, notice.key), notice)
        return not known

    async def notice(self, player: str, key: str) -> Notice | None:
        return self.notices.get((player, key))

    async def set_status(self, player: str, key: str, status: str) -> None:
        self.notices[player, key] = self.notices[player, key]._replace(status=status)

    async def waiting(self, limit: int) -> list[Notice]:
        found = [notice for notice in self.notices.values() if notice.status == WAITING]
        return sorted(found, key=lambda notice: notice.at)[:limit]

    async def mark_seen(self, player: str) -> None:
        for place, notice in self.notices.items():
            if notice.player == player and notice.status == WAITING:
                self.notices[place] = notice._replace(status=SEEN)
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
        found = [self.notices[player, key] for player, key, _ in taken if (player, key) in self.notices]
        return sorted(found, key=lambda notice: (notice.at, notice.key))

    async def put_back_digest(self, player: str, taken: float) -> None:
        self.claims |= {claim: 0.0 for claim in self._digest(player) if self.claims[claim] == taken}

    async def digest_players(self) -> list[str]:
        found = (player for (player, _, target), at in self.claims.items() if target == DIGEST and not at)
        return sorted(set(found))

    def _digest(self, player: str) -> list[tuple[str, str, str]]:
        return [claim for claim in self.claims if claim[0] == player and claim[2] == DIGEST]

    # --- people

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
        self.notices = {place: one for place, one in self.notices.items() if one.at >= before}
        self.claims = {claim: at for claim, at in self.claims.items() if claim[:2] in self.notices}

    async def export(self, player: str) -> dict[str, object]:
        reader = self.readers.get(player) or Reader()
        return {
            "notice_settings": asdict(reader.settings),
            "notice_address": reader.address,
            "push_subscriptions": [one._asdict() for one in await self.subscriptions(player)],
            "webhooks": [one._asdict() for one in await self.webhooks(player)],
            "notices": [one._asdict() for one in self.notices.values() if one.player == player],
        }

    async def forget(self, player: str) -> None:
        self.notices = {place: one for place, one in self.notices.items() if place[0] != player}
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
