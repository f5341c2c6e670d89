"""The live socket of a person: turns, challenges, chat, presence."""

import asyncio
import json
from contextlib import suppress
from typing import Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from longroll.hosts.common.language import sentence
from longroll.hosts.server.club.messenger import Inbox, PersonMessenger
from longroll.hosts.server.error_handlers import close_reason
from longroll.hosts.server.limits import Quotas
from longroll.hosts.server.live import FULL
from longroll.hosts.server.sites import client_address
from longroll.service.ports import Clock
from longroll.service.presence import Presence

BEAT: Final = 15.0
AGAIN: Final = 1012  # the page connects again, and looks at everything
LOOKING: Final = '{"looking":true}'
AWAY: Final = '{"looking":false}'


class Watcher(Protocol):
    """Learns who is looking at a page."""

    def change(self, player: str, before: bool, after: bool) -> None: ...

    async def looks(self, player: str) -> None: ...


class PersonSocket:
    """Sends messages to a person, and beats. A beat has the time of the server, by which a page corrects its own."""

    def __init__(
        self,
        socket: WebSocket,
        player: str,
        messenger: PersonMessenger,
        presence: Presence,
        clock: Clock,
        watcher: Watcher,
    ) -> None:
        self.socket = socket
        self.player = player
        self.messenger = messenger
        self.presence = presence
        self.clock = clock
        self.watcher = watcher
        self.looking = False

    async def run(self, quotas: Quotas) -> None:
        """Serve an accepted socket until the client leaves."""
        with quotas.watchers.share(client_address(self.socket.scope)) as admitted:
            if not admitted:
                await self.socket.close(FULL, close_reason(sentence("server-too-many-watchers")))
                return
            with (
                self.messenger.inbox(self.player) as inbox,
                self.presence.connection(self.player),
                suppress(WebSocketDisconnect, RuntimeError),  # the client left while something was sent to it
            ):
                await self._follow(inbox)

    async def _follow(self, inbox: Inbox) -> None:
        left = asyncio.create_task(self._until_left())
        try:
            await self._beat()
            while not left.done():
                changed = asyncio.create_task(inbox.changed.wait())
                done, _ = await asyncio.wait({left, changed}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                if inbox.incomplete:
                    await self.socket.close(AGAIN)
                    return
                for text in inbox.take():
                    await self.socket.send_text(text)
                if not done:
                    await self._beat()
        finally:
            left.cancel()
            with suppress(asyncio.CancelledError):
                await left

    async def _beat(self) -> None:
        await self.socket.send_text(json.dumps({"kind": "beat", "now": self.clock.now()}))

    async def _until_left(self) -> None:
        """Read whether the page is being looked at: `{"looking": true}`. Anything else that it sends is ignored."""
        try:
            while (message := await self.socket.receive())["type"] != "websocket.disconnect":
                said = message.get("text") or ""
                if said in (LOOKING, AWAY):
                    await self._look(said == LOOKING)
        finally:
            self.watcher.change(self.player, self.looking, False)
            self.looking = False

    async def _look(self, looking: bool) -> None:
        """Note whether the page is looked at. A page may repeat that it is, when something new has come and was
        seen."""
        self.watcher.change(self.player, self.looking, looking)
        self.looking = looking
        if looking:
            await self.watcher.looks(self.player)
