"""What a client that follows a match is sent: whatever is new, except what it already has from the answer to its own
request."""

from longroll.hosts.common.encoding import encode_update
from longroll.hosts.common.notifier import Watch
from longroll.service import Service
from longroll.service.ports import NO_NEWS, BotNews
from longroll.service.state import make_update


class Feed:
    """`sent` is the version that the client knows."""

    def __init__(self, service: Service, match: str, viewer: str | None, since: int) -> None:
        self.service = service
        self.match = match
        self.viewer = viewer
        self.sent = since
        self.news: BotNews = NO_NEWS

    async def next(self, watch: Watch) -> bytes | None:
        """The message that brings the client up to date; none if it is."""
        published = (await self.service.cache.open(self.match)).published
        viewer = self.service.viewer(published, self.viewer)
        self._take_delivery(watch, viewer)
        version, news = published.version_for(viewer), self.service.bots.news(published, viewer)
        if version == self.sent and news == self.news:
            return None
        text = encode_update(self.service, make_update(published, viewer, self.sent))
        self.sent, self.news = version, news
        return text

    def _take_delivery(self, watch: Watch, viewer: str) -> None:
        delivery, watch.delivery = watch.delivery, None
        if delivery is not None and delivery.viewer == viewer:
            self.sent = delivery.version
            self.news = self.news if delivery.news is None else delivery.news
