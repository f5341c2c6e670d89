"""Exchanges messages between the servers of a club over PostgreSQL: notices to people, who is connected where, and who
is looking at a page.

Nothing of it is stored. A server that was silent for a while counts as gone, and so do the people who were connected to
it. A server that was not listening for a while asks all the others.
"""

import asyncio
import json
from collections.abc import Collection
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any, Final

from longroll.hosts.server.club.messenger import BATCH, PersonMessenger, write
from longroll.hosts.server.store.listener import Channel
from longroll.hosts.server.store.postgres_storage import PostgresStorage
from longroll.service.errors import ServiceError
from longroll.service.presence import Presence

CHANNEL: Final = "people"
LONGEST: Final = 7999  # the most bytes of a PostgreSQL notification
BEAT: Final = 10.0
SILENCE: Final = 30.0
PATIENCE: Final = 2.0  # seconds to send the last message
ALL: Final = "*"


class Relay:
    """Used on the event loop only."""

    def __init__(self, storage: PostgresStorage, messenger: PersonMessenger, presence: Presence) -> None:
        self.storage = storage
        self.messenger = messenger
        self.presence = presence
        self.name = token_hex(8)
        self.channel = Channel(CHANNEL, self._hear, self._miss)
        self.heard: dict[str, float] = {}  # when another server was last heard
        self.number = 0
        self.waiting: list[str] = []
        self.filled = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.messenger.relay = self._relay
        self.presence.changed_here = self._report_presence
        self.presence.looking.changed_here = self._report_looking
        self.tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._beat())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._say("gone")
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._send_once()

    # --- saying

    def _relay(self, notice: str) -> None:
        self._say("notice", notice)

    def _report_presence(self, player: str, is_there: bool) -> None:
        self._say("came" if is_there else "left", [player])

    def _report_looking(self, player: str, looks: bool) -> None:
        self._say("looks" if looks else "away", [player])

    def _say(self, kind: str, value: object = "") -> None:
        """Send a message. Its number makes it unique, because PostgreSQL drops a notification that equals another."""
        self.number += 1
        text = write([self.name, self.number, kind, value])
        self.waiting.append(text if len(text) <= LONGEST else write([self.name, self.number, "look", ""]))
        self.filled.set()

    def _say_who_is_here(self) -> None:
        players = sorted(self.presence.connections)
        self._say("here", players[:BATCH])
        for first in range(BATCH, len(players), BATCH):
            self._say("came", players[first : first + BATCH])
        looking = sorted(self.presence.looking.pages)
        for first in range(0, len(looking), BATCH):
            self._say("looks", looking[first : first + BATCH])

    async def _send(self) -> None:
        while True:
            await self.filled.wait()
            await self._send_once()

    async def _send_once(self) -> None:
        """Send what waits. What cannot be sent is lost: the other servers will have missed more, and ask again."""
        self.filled.clear()
        said, self.waiting = self.waiting, []
        with suppress(ServiceError):
            await self.storage.notify(CHANNEL, said)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._say("beat")
            for server in [server for server, at in self.heard.items() if at < monotonic() - SILENCE]:
                self._forget(server)

    # --- hearing

    def _hear(self, text: str) -> None:
        server, _, kind, value = json.loads(text)
        if server == self.name:
            return
        is_known = server in self.heard
        self.heard[server] = monotonic()
        self._understand(server, kind, value)
        if not is_known and kind not in ("here", "gone"):
            self._say("ask", server)

    def _understand(self, server: str, kind: str, value: Any) -> None:
        match kind:
            case "notice":
                self.messenger.receive(value)
            case "look":
                self.messenger.miss()
            case "came":
                self.presence.add_elsewhere(server, value)
            case "left":
                self.presence.remove_elsewhere(server, value)
            case "looks":
                self.presence.looking.add_elsewhere(server, value)
            case "away":
                self.presence.looking.remove_elsewhere(server, value)
            case "here":
                self._replace(server, value)
            case "ask" if value in (self.name, ALL):
                self._say_who_is_here()
            case "gone":
                self._forget(server)

    def _replace(self, server: str, players: Collection[str]) -> None:
        """Replace the people of another server, by all who are connected there or the first of them. The next messages
        say who of them is looking."""
        gone = self.presence.elsewhere.get(server, set()).difference(players)
        self.presence.remove_elsewhere(server, gone)
        self.presence.add_elsewhere(server, players)
        self.presence.looking.forget_server(server)

    async def _miss(self) -> None:
        self.messenger.miss()
        self._say("ask", ALL)
        self._say_who_is_here()

    def _forget(self, server: str) -> None:
        self.heard.pop(server, None)
        self.presence.forget_server(server)
