"""A live socket: it follows one match for one client."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from longroll.hosts.common.encoding import encode, encode_update
from longroll.hosts.common.errors import STATUS, message_of
from longroll.hosts.common.language import sentence
from longroll.hosts.common.notifier import ServerNotifier, Watch
from longroll.hosts.server.error_handlers import close_reason
from longroll.hosts.server.guard import client_address
from longroll.hosts.server.limits import Quotas
from longroll.service import Service
from longroll.service.errors import ServiceError
from longroll.service.ports import NO_NEWS, BotNews
from longroll.service.published import Published
from longroll.service.state import make_update

BEAT: Final = 15.0
CODES: Final = {404: 4404, 403: 4403}
OTHER: Final = 4400
FULL: Final = 1013


class LiveSocket:
    """Sends what is new, except what the client already has from the answer to its own request. A beat comes a
    fixed time after the last message, whatever happens in secret meanwhile."""

    def __init__(
        self, socket: WebSocket, service: Service, match: str, viewer: str | None, client: str, beat: float = BEAT
    ) -> None:
        self.socket = socket
        self.service = service
        self.match = match
        self.viewer = viewer
        self.client = client
        self.beat = beat
        self.sent = -1
        self.sent_at = monotonic()
        self.news: BotNews = NO_NEWS

    async def run(self, since: int, quotas: Quotas) -> None:
        """Follow the match until the client leaves, the match is deleted or the server stops."""
        await self.socket.accept()
        self.sent = since
        with quotas.watchers.share(client_address(self.socket.scope)) as admitted:
            if not admitted:
                await self.socket.close(FULL, close_reason(sentence("server-too-many-watchers")))
                return
            await self._watch()

    async def _watch(self) -> None:
        notifier = self.service.notifier
        assert isinstance(notifier, ServerNotifier)
        try:
            with notifier.watch(self.match, self.client) as watch:
                await self._follow(watch)
        except ServiceError as error:
            with suppress(RuntimeError):
                code = CODES.get(STATUS[error.code], OTHER)
                await self.socket.close(code, close_reason(message_of(error)))
        except (WebSocketDisconnect, RuntimeError):
            pass  # it left while something was sent to it

    async def _follow(self, watch: Watch) -> None:
        """Wait for news and for the client at once: otherwise nobody would see the client leave."""
        left = asyncio.create_task(self._until_left())
        try:
            await self.service.look(self.match)
            while not left.done():
                watch.changed.clear()
                await self._send_news(watch)
                changed = asyncio.create_task(watch.changed.wait())
                timeout = max(0.0, self.sent_at + self.beat - monotonic())
                await asyncio.wait({left, changed}, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                if monotonic() >= self.sent_at + self.beat and not left.done():
                    await self._send(encode({"version": self.sent, "beat": True}))
        finally:
            left.cancel()
            with suppress(asyncio.CancelledError):
                await left

    async def _send_news(self, watch: Watch) -> None:
        published = (await self.service.cache.open(self.match)).published
        viewer = self.service.viewer(published, self.viewer)
        self._take_delivery(watch, viewer)
        version, news = published.version_for(viewer), self.service.bots.news(published, viewer)
        if version == self.sent and news == self.news:
            return
        text = self._encode(published, viewer)
        self.sent, self.news = version, news
        await self._send(text)

    def _take_delivery(self, watch: Watch, viewer: str) -> None:
        delivery, watch.delivery = watch.delivery, None
        if delivery is not None and delivery.viewer == viewer:
            self.sent = delivery.version
            self.news = self.news if delivery.news is None else delivery.news

    def _encode(self, published: Published, viewer: str) -> bytes:
        return encode_update(self.service, make_update(published, viewer, self.sent))

    async def _send(self, text: bytes) -> None:
        await self.socket.send_text(text.decode())
        self.sent_at = monotonic()

    async def _until_left(self) -> None:
        """What a client says on this socket is not read."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass
