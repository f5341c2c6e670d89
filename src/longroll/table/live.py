"""A watcher: one websocket that follows a match."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from longroll.table.language import say
from longroll.table.states import encode, events_after
from longroll.table.table import Table
from longroll.table.tellers import reason
from longroll.table.troubles import Trouble

BEAT: Final = 15.0
CODES: Final = {404: 4404, 403: 4403}
OTHER: Final = 4400
FULL: Final = 1013


class Watcher:
    def __init__(self, socket: WebSocket, table: Table, match: str, seat: str | None, beat: float = BEAT) -> None:
        self.socket = socket
        self.table = table
        self.match = match
        self.seat = seat
        self.beat = beat
        self.sent = -1
        self.told: tuple[str, float] = ("", 0.0)

    async def run(self, since: int) -> None:
        """Follow the match until the client leaves, the match is deleted or the server stops."""
        await self.socket.accept()
        if self.table.hub.full:
            await self.socket.close(FULL, reason(say("table-too-many")))
            return
        self.sent = since
        try:
            with self.table.hub.watch(self.match) as bell:
                await self._follow(bell)
        except Trouble as trouble:
            with suppress(RuntimeError):
                await self.socket.close(CODES.get(trouble.status, OTHER), reason(trouble.message))
        except (WebSocketDisconnect, RuntimeError):
            pass  # it left while it was being told

    async def _follow(self, bell: asyncio.Event) -> None:
        """Wait for the bell and for the client at once: who waits only for the bell never sees the client leave."""
        left = asyncio.create_task(self._until_left())
        try:
            await self.table.look(self.match)
            while not left.done():
                bell.clear()
                await self._tell()
                rung = asyncio.create_task(bell.wait())
                await asyncio.wait({left, rung}, timeout=self.beat, return_when=asyncio.FIRST_COMPLETED)
                if not rung.done() and not left.done():
                    await self._send({"version": self.sent, "beat": True})
                rung.cancel()
        finally:
            left.cancel()
            with suppress(asyncio.CancelledError):
                await left

    async def _tell(self) -> None:
        shown = (await self.table.sittings.open(self.match)).shown
        told = self.table.bots.told(shown)
        eyes = self.table.eyes(shown, self.seat)
        version = shown.version_for(eyes)
        if version == self.sent and told == self.told:
            return
        kept = shown.kept_for(eyes, self.sent)
        state = self.table.see(shown, self.seat)
        await self._send({"version": version, "kept": kept, "state": state, "events": events_after(shown, kept, eyes)})
        self.sent, self.told = version, told

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(encode(message).decode())

    async def _until_left(self) -> None:
        """What a client says on this line is not listened to."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass
