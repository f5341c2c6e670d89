"""Webhooks: Discord, Matrix, Telegram, ntfy and others, by Apprise."""

from longroll.hosts.server.notices.delivery import Delivery
from longroll.service.notices.notice import NoticeText


class WebhookChannel:
    def __init__(self, delivery: Delivery) -> None:
        self.delivery = delivery

    async def check(self, address: str) -> str:
        found = await self.delivery.ask({"kind": "check-webhook", "url": address})
        return str(found.get("label", ""))

    async def send(self, address: str, text: NoticeText) -> None:
        body = "\n".join((*text.lines, text.url))
        await self.delivery.ask({"kind": "webhook", "url": address, "title": text.title, "body": body})
