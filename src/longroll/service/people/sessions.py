"""Sessions: who is signed in. A token is a secret of the browser; only its hash is stored."""

import hashlib
import secrets
from collections.abc import Callable, Collection
from typing import Final

from longroll.service.people.person import Person, Session
from longroll.service.people.ports import PeopleStorage
from longroll.service.ports import Clock

TOKEN_BYTES: Final = 32
DAY: Final = 86_400.0
IDLE: Final = 30 * DAY
LONGEST: Final = 180 * DAY
NEW: Final = 900.0  # seconds after signing in
FRESH: Final = 600.0  # seconds after which the use of a session is noted again


class Sessions:
    """`changed` is called with a person whose sessions or rights have changed."""

    def __init__(self, storage: PeopleStorage, clock: Clock) -> None:
        self.storage = storage
        self.clock = clock
        self.changed: Callable[[str], None] = lambda _person: None

    async def begin(self, person: str, former: str = "") -> str:
        """Begin a session and return its token. The former session ends, so that a token from before signing in is
        invalid after it."""
        await self.end(former)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self.clock.now()
        await self.storage.add_session(Session(digest_of(token), person, now, now))
        return token

    async def find(self, token: str) -> Person | None:
        """The person who is signed in with a token."""
        digest = digest_of(token)
        return (await self.find_all([digest])).get(digest) if token else None

    async def find_all(self, digests: Collection[str]) -> dict[str, Person]:
        """The people who are signed in, by the hashes of tokens."""
        now = self.clock.now()
        found = [one for one in await self.storage.find_sessions(digests) if is_open(*one, now)]
        for session, _ in found:
            if now > session.seen + FRESH:
                await self.storage.touch_session(session.digest, now)
        return {session.digest: person for session, person in found}

    async def _find(self, token: str) -> tuple[Session, Person] | None:
        """Find the session of a token, also one that is too old."""
        found = await self.storage.find_sessions([digest_of(token)]) if token else []
        return found[0] if found else None

    async def is_new(self, token: str) -> bool:
        """Did the session begin a short while ago?"""
        found = await self._find(token)
        return found is not None and self.clock.now() <= found[0].created + NEW

    async def end(self, token: str) -> None:
        found = await self._find(token)
        if found is not None:
            await self.storage.end_session(found[0].digest)
            self.changed(found[1].id)

    async def end_all(self, person: str, kept: str = "") -> None:
        """End all sessions of a person, except the one of a token."""
        await self.storage.end_sessions(person, digest_of(kept) if kept else "")
        self.changed(person)

    async def clean_up(self) -> None:
        now = self.clock.now()
        await self.storage.clean_up(now, now - IDLE, now - LONGEST)


def is_open(session: Session, person: Person, now: float) -> bool:
    is_old = now > session.created + LONGEST or now > session.seen + IDLE
    return not (is_old or person.suspended or person.deleted)


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
