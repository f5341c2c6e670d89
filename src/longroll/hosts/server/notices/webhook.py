"""Webhooks: Discord, Matrix, Telegram, ntfy and others, by Apprise."""

import re
from typing import Final

from longroll.hosts.server.notices.delivery import Delivery
from longroll.service.notices.notice import NoticeText

MENTION: Final = re.compile(r"@|<(?=[!@#])")
UNSEEN: Final = "\u200b"


class WebhookChannel:
    def __init__(self, delivery: Delivery) -> None:
        self.delivery = delivery

    async def check(self, address: str) -> str:
        found = await self.delivery.ask({"kind": "check-webhook", "url": address})
        return str(found.get("label", ""))

    async def send(self, address: str, text: NoticeText) -> None:
        title, lines = without_mentions(text.title), map(without_mentions, text.lines)
        body = "\n".join((*lines, text.url))
        await self.delivery.ask({"kind": "webhook", "url": address, "title": title, "body": body})


def without_mentions(text: str) -> str:
    """The text without mentions. Chat and names of tournaments are shown as they are, but cannot call a whole channel
    (`@everyone`)."""
    return MENTION.sub(f"\\g<0>{UNSEEN}", text)
