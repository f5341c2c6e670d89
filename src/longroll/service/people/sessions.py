"""Sessions: who is signed in. A token is a secret of the browser; only its hash is stored."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from longroll.service.people.person import Person, Session
from longroll.service.people.ports import PeopleStorage
from longroll.service.ports import Clock

TOKEN_BYTES: Final = 32
DAY: Final = 86_400.0
IDLE: Final = 30 * DAY
LONGEST: Final = 180 * DAY
NEW: Final = 900.0  # seconds after signing in
FRESH: Final = 600.0  # seconds after which it is noted again that a session is in use


class Sessions:
    """`changed` is told the person whose sessions or rights are no longer what they were."""

    def __init__(self, storage: PeopleStorage, clock: Clock) -> None:
        self.storage = storage
        self.clock = clock
        self.changed: Callable[[str], None] = lambda _person: None

    async def begin(self, person: str, former: str = "") -> str:
        """A new token. The session of the former one ends: a token from before signing in is worth nothing after."""
        await self.end(former)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self.clock.now()
        await self.storage.add_session(Session(digest_of(token), person, now, now))
        return token

    async def find(self, token: str) -> Person | None:
        """Who is signed in with a token."""
        found = await self.storage.session(digest_of(token)) if token else None
        if found is None:
            return None
        session, person = found
        now = self.clock.now()
        if now > session.created + LONGEST or now > session.seen + IDLE or person.suspended or person.deleted:
            return None
        if now > session.seen + FRESH:
            await self.storage.touch_session(session.digest, now)
        return person

    async def is_new(self, token: str) -> bool:
        """Was it begun a short while ago?"""
        found = await self.storage.session(digest_of(token)) if token else None
        return found is not None and self.clock.now() <= found[0].created + NEW

    async def end(self, token: str) -> None:
        if not token:
            return
        found = await self.storage.session(digest_of(token))
        if found is not None:
            await self.storage.end_session(found[0].digest)
            self.changed(found[1].id)

    async def end_all(self, person: str, kept: str = "") -> None:
        """All sessions of a person, but the one of a token."""
        await self.storage.end_sessions(person, digest_of(kept) if kept else "")
        self.changed(person)

    async def clean_up(self) -> None:
        now = self.clock.now()
        await self.storage.clean_up(now, now - IDLE, now - LONGEST)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
