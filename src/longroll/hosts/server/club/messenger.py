"""Messages to people who are connected. A message says only what is new; the page then asks for it."""

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from longroll.service.presence import Presence

MOST: Final = 200  # messages that wait for a slow client
BATCH: Final = 100  # people in one notice to other servers, which must be short
EVERYBODY: Final = "*"


class Inbox:
    """Messages that have not been sent yet, each once, in order. If some were dropped it is `incomplete`: the client
    must look at everything again."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.waiting: dict[str, None] = {}
        self.incomplete = False

    def put(self, text: str) -> None:
        if len(self.waiting) < MOST:
            self.waiting[text] = None
            self.changed.set()
        else:
            self.miss()

    def miss(self) -> None:
        self.incomplete = True
        self.changed.set()

    def take(self) -> list[str]:
        self.changed.clear()
        taken, self.waiting = list(self.waiting), {}
        return taken


class PersonMessenger:
    """Used on the event loop only. `relay` sends a notice to the other servers of the club. Their notices go to
    `receive`."""

    def __init__(self, presence: Presence) -> None:
        self.presence = presence
        self.inboxes: dict[str, list[Inbox]] = {}
        self.relay: Callable[[str], None] = keep_quiet

    @contextmanager
    def inbox(self, player: str) -> Iterator[Inbox]:
        inbox = Inbox()
        self.inboxes.setdefault(player, []).append(inbox)
        try:
            yield inbox
        finally:
            self.inboxes[player].remove(inbox)
            if not self.inboxes[player]:
                del self.inboxes[player]

    def tell(self, players: Collection[str], message: dict[str, object]) -> None:
        found = sorted(players)
        for first in range(0, len(found), BATCH):
            self._send({"to": found[first : first + BATCH], "message": message})

    def tell_here(self, players: Collection[str], message: dict[str, object]) -> None:
        self.receive(write({"to": sorted(players), "message": message}))

    def tell_all(self, message: dict[str, object]) -> None:
        self._send({"to": EVERYBODY, "message": message})

    def tell_watchers(self, match: str, message: dict[str, object], without: Collection[str]) -> None:
        self._send({"match": match, "without": sorted(without), "message": message})

    def _send(self, notice: dict[str, object]) -> None:
        text = write(notice)
        self.receive(text)
        self.relay(text)

    def receive(self, notice: str) -> None:
        """Pass a notice of another server on to people who are connected here."""
        read = json.loads(notice)
        text = write(read["message"])
        for player in self._receivers(read):
            for inbox in self.inboxes.get(player, ()):
                inbox.put(text)

    def miss(self) -> None:
        """Notices of other servers were lost: everybody who is connected here must look at everything again."""
        for inboxes in self.inboxes.values():
            for inbox in inboxes:
                inbox.miss()

    def _receivers(self, notice: dict[str, Any]) -> Iterable[str]:
        if "match" in notice:
            return [one for one in self.presence.following(notice["match"]) if one not in notice["without"]]
        players: Iterable[str] = self.inboxes if notice["to"] == EVERYBODY else notice["to"]
        return list(players)


def write(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def keep_quiet(_notice: str) -> None:
    pass
