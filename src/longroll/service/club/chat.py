"""Chat by match, in two rooms. Players do not see what spectators write while they play. Text is plain: a page shows it
as it is."""

import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from longroll.service.caller import Caller
from longroll.service.club.ids import time_id
from longroll.service.club.ports import ClubObserver, ClubStorage, Message, Messenger, NoObserver
from longroll.service.club.rates import Rates
from longroll.service.club.relations import Relations
from longroll.service.consent import people
from longroll.service.errors import ServiceError, forbidden, malformed
from longroll.service.ports import Clock
from longroll.service.published import Published

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"
ROOMS: Final = (PLAYERS, SPECTATORS)
LONGEST: Final = 500
TURNING: Final = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
LISTED: Final = 200
EVERY: Final = 2.0  # seconds from one message to the next
AT_ONCE: Final = 8


class Chat:
    def __init__(self, storage: ClubStorage, clock: Clock, messenger: Messenger, relations: Relations) -> None:
        self.storage = storage
        self.clock = clock
        self.messenger = messenger
        self.relations = relations
        self.rates = Rates(clock, 1 / EVERY, AT_ONCE)
        self.check_may_write: Callable[[str], Awaitable[None]] = let_write
        self.observer: ClubObserver = NoObserver()

    async def read(self, published: Published, player: str, after: str = "") -> list[Message]:
        """The messages that the player may read, without those of people whom he has blocked."""
        rooms = rooms_of(published, player)
        blocked = await self.relations.blocks(player)
        found = await self.storage.messages(published.id, rooms, after, LISTED)
        return [message for message in found if message.player not in blocked]

    async def write(self, published: Published, caller: Caller, room: str, text: str) -> Message:
        player = caller.player
        if room not in rooms_of(published, player):
            raise forbidden("club-room")
        text = clean(text)
        await self.check_may_write(player)
        others = [one for one in people(published.seats) if one != player]
        await self.relations.check_welcome(player, others if room == PLAYERS else ())
        if not self.rates.allows(player):
            raise ServiceError("too-many", "club-too-fast")
        now = self.clock.now()
        message = Message(time_id(now), published.id, room, player, caller.name, text, now)
        await self.storage.add_message(message)
        self._notify(published, room, others)
        if room == PLAYERS:
            await self.observer.said(message, others)
        return message

    def _notify(self, published: Published, room: str, others: Sequence[str]) -> None:
        news: dict[str, object] = {"kind": "chat", "match": published.id, "room": room}
        if room == PLAYERS or published.over:
            self.messenger.tell(others, news)
        if room == SPECTATORS:
            self.messenger.tell_watchers(published.id, news, without=people(published.seats))


async def let_write(_player: str) -> None:
    """Used where there are no moderators."""


def rooms_of(published: Published, player: str) -> Sequence[str]:
    """The rooms in which somebody reads and writes. When the match is over everybody is in the room of spectators."""
    plays = player in published.seats.values()
    if plays and not published.over:
        return (PLAYERS,)
    return ROOMS if plays else (SPECTATORS,)


def clean(text: str) -> str:
    """The text without control characters and characters that change the direction of writing. Line ends stay."""
    shown = "".join(one for one in text if one == "\n" or is_shown(one)).strip()
    if not any(map(is_seen, shown)) or len(shown) > LONGEST:
        raise malformed("club-text", limit=str(LONGEST))
    return shown


def is_seen(character: str) -> bool:
    """Does the character leave something on the screen?"""
    return unicodedata.category(character)[0] not in "CZ"


def is_shown(character: str) -> bool:
    return unicodedata.category(character) not in ("Cc", "Co", "Cs") and character not in TURNING
