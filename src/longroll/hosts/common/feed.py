"""What a client that follows a match is sent: whatever is new, except what it already has from the answer to its own
request."""

from longroll.hosts.common.encoding import encode_update
from longroll.hosts.common.notifier import Watch
from longroll.service.gate import Gate
from longroll.service.ports import NO_NEWS, BotNews
from longroll.service.state import make_update


class Feed:
    """`sent` is the version that the client knows."""

    def __init__(self, gate: Gate, match: str, viewer: str | None, since: int) -> None:
        self.gate = gate
        self.match = match
        self.viewer = viewer
        self.sent = since
        self.news: BotNews = NO_NEWS
        self.online: tuple[str, ...] = ()

    async def next(self, watch: Watch) -> bytes | None:
        """The message that brings the client up to date; none if it is."""
        service = self.gate.service
        published = (await service.cache.open(self.match)).published
        self.gate.check_look(published)
        viewer = self.gate.viewer(published, self.viewer)
        self._take_delivery(watch, viewer)
        version, news = published.version_for(viewer), service.bots.news(published, viewer)
        online = service.online(published)
        if version == self.sent and news == self.news and online == self.online:
            return None
        text = encode_update(service, make_update(published, viewer, self.sent))
        self.sent, self.news, self.online = version, news, online
        return text

    def _take_delivery(self, watch: Watch, viewer: str) -> None:
        delivery, watch.delivery = watch.delivery, None
        if delivery is not None and delivery.viewer == viewer:
            self.sent = delivery.version
            self.news = self.news if delivery.news is None else delivery.news
