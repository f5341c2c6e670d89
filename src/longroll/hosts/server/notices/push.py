"""Web push: a message to a browser, encrypted for it, by way of its vendor."""

import hashlib
import json

from longroll.hosts.server.notices.delivery import Delivery
from longroll.service.notices.notice import NoticeText


class PushChannel:
    def __init__(self, delivery: Delivery) -> None:
        self.delivery = delivery

    async def check(self, address: str) -> str:
        await self.delivery.ask({"kind": "check-push", "endpoint": address})
        return ""

    async def send(self, address: str, text: NoticeText) -> None:
        """Send a push. Of two with the same topic that wait for a browser, only the last is kept."""
        data = {"title": text.title, "body": text.body, "url": text.url, "tag": text.tag, "lang": text.language}
        topic = hashlib.sha256(text.tag.encode()).hexdigest()[:32]
        subscription = json.loads(address)
        request = {"kind": "push", "subscription": subscription, "data": json.dumps(data), "topic": topic}
        await self.delivery.ask(request)
