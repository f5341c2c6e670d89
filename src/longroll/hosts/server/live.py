"""A live socket: it follows one match for one client."""

import asyncio
from contextlib import AbstractContextManager, nullcontext, suppress
from time import monotonic
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from longroll.hosts.common.codec import encode
from longroll.hosts.common.errors import STATUS, message_of
from longroll.hosts.common.feed import Feed
from longroll.hosts.common.language import sentence
from longroll.hosts.common.notifier import Watch, WatchNotifier
from longroll.hosts.server.error_handlers import close_reason
from longroll.hosts.server.limits import Quotas
from longroll.hosts.server.sites import client_address
from longroll.service.errors import ServiceError
from longroll.service.gate import Gate

BEAT: Final = 15.0
CODES: Final = {401: 4401, 403: 4403, 404: 4404}
OTHER: Final = 4400
FULL: Final = 1013


class LiveSocket:
    """Sends what is new, except what the client already has from the answer to its own request. A beat comes a fixed
    time after the last message, whatever happens in secret meanwhile."""

    def __init__(
        self, socket: WebSocket, gate: Gate, match: str, viewer: str | None, client: str, beat: float = BEAT
    ) -> None:
        self.socket = socket
        self.gate = gate
        self.match = match
        self.feed = Feed(gate, match, viewer, -1)
        self.client = client
        self.beat = beat
        self.sent_at = monotonic()

    async def run(self, since: int, quotas: Quotas) -> None:
        """Follow the match until the client leaves, the match is deleted or the server stops."""
        await self.socket.accept()
        self.feed.sent = since
        with quotas.watchers.share(client_address(self.socket.scope)) as admitted:
            if not admitted:
                await self.socket.close(FULL, close_reason(sentence("server-too-many-watchers")))
                return
            await self._watch()

    async def _watch(self) -> None:
        notifier = self.gate.service.notifier
        assert isinstance(notifier, WatchNotifier)
        try:
            with notifier.watch(self.match, self.client) as watch:
                await self._follow(watch)
        except ServiceError as error:
            with suppress(RuntimeError, WebSocketDisconnect):
                code = CODES.get(STATUS[error.code], OTHER)
                await self.socket.close(code, close_reason(message_of(error)))
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client left while something was sent to it

    async def _follow(self, watch: Watch) -> None:
        """Wait for news and for the client at once: otherwise nobody would see the client leave."""
        left = asyncio.create_task(self._until_left())
        try:
            await self.gate.look(self.match)
            with self._presence():
                await self._send_until(left, watch)
        finally:
            left.cancel()
            with suppress(asyncio.CancelledError):
                await left

    def _presence(self) -> AbstractContextManager[None]:
        """Mark the person as present. At home, and without an account, nobody is present."""
        caller, presence = self.gate.caller, self.gate.service.presence
        return presence.follow(self.match, caller.player) if caller.user else nullcontext()

    async def _send_until(self, left: "asyncio.Task[None]", watch: Watch) -> None:
        while not left.done():
            watch.changed.clear()
            await self._send_news(watch)
            changed = asyncio.create_task(watch.changed.wait())
            timeout = max(0.0, self.sent_at + self.beat - monotonic())
            await asyncio.wait({left, changed}, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()
            if monotonic() >= self.sent_at + self.beat and not left.done():
                await self._send(encode({"version": self.feed.sent, "beat": True}))

    async def _send_news(self, watch: Watch) -> None:
        text = await self.feed.next(watch)
        if text is not None:
            await self._send(text)

    async def _send(self, text: bytes) -> None:
        await self.socket.send_text(text.decode())
        self.sent_at = monotonic()

    async def _until_left(self) -> None:
        """Ignore what a client sends on this socket."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass
