"""What the accounts need from their host."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol

from longroll.service.people.person import Challenge, Passkey, Person, PersonChanges, Role, Session
from longroll.service.people.tries import TryKey


class PeopleStorage(Protocol):
    """Every operation is one transaction. Names are compared by their key (`names.key_of`)."""

    async def add_person(self, person: Person, passkey: Passkey | None = None) -> bool:
        """Add a person. False if the name or the passkey is taken."""
        ...

    async def person(self, person: str) -> Person | None: ...

    async def person_named(self, name: str) -> Person | None: ...

    async def people(self, ids: Sequence[str]) -> list[Person]:
        """The people who exist, in any order, deleted ones too."""
        ...

    async def search(self, start: str, limit: int) -> list[Person]:
        """People who are not deleted and whose names begin with this text, by name."""
        ...

    async def change_person(self, person: str, changes: PersonChanges, role: Role | None = None) -> bool:
        """Change a person. False if the new name is taken, or the person is deleted or has another role than
        expected."""
        ...

    async def delete_person(self, person: str, now: float) -> None:
        """Delete a person. Only the id is kept; the name is free for others."""
        ...

    async def add_session(self, session: Session) -> None: ...

    async def find_sessions(self, digests: Collection[str]) -> list[tuple[Session, Person]]:
        """The sessions that exist, in any order."""
        ...

    async def sessions(self, person: str) -> list[Session]: ...

    async def touch_session(self, digest: str, seen: float) -> None: ...

    async def end_session(self, digest: str) -> None: ...

    async def end_sessions(self, person: str, kept: str = "") -> None:
        """End all sessions of a person except one."""
        ...

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Add a passkey. False if this credential is known already."""
        ...

    async def passkey(self, credential: str) -> Passkey | None: ...

    async def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        ...

    async def set_passkey_uses(self, credential: str, uses: int) -> None: ...

    async def remove_passkey(self, person: str, credential: str) -> bool:
        """Remove a passkey. False if the person has no such one."""
        ...

    async def add_challenge(self, challenge: Challenge) -> None: ...

    async def take_challenge(self, digest: str) -> Challenge | None:
        """Take a challenge away. Only one caller gets it."""
        ...

    async def set_codes(self, person: str, digests: Sequence[str]) -> None:
        """Replace the earlier codes."""
        ...

    async def use_code(self, person: str, digest: str) -> bool:
        """Use a code. True for one caller only."""
        ...

    async def codes_left(self, person: str) -> int: ...

    async def take_tries(self, keys: Sequence[TryKey], now: float) -> float:
        """Count a try under each key. If one of the keys must wait, nothing is counted; returns how long to wait."""
        ...

    async def give_back_try(self, key: TryKey) -> None:
        """Take back the count of a try that was right, so that the next one need not wait."""
        ...

    async def forget_tries(self, key: TryKey) -> None: ...

    async def clean_up(self, now: float, seen_before: float, created_before: float) -> None:
        """Remove sessions that were last used or created before these times, and expired challenges and tries. Free the
        names of guests who cannot come back."""
        ...


class PasswordHasher(Protocol):
    async def hash(self, password: str) -> str: ...

    async def verify(self, hashed: str, password: str) -> bool:
        """Check a password. An empty hash takes as long as any other, and no password fits it."""
        ...

    def is_outdated(self, hashed: str) -> bool:
        """Was the hash made with weaker settings than those of today?"""
        ...


class NewPasskey(NamedTuple):
    id: str
    public_key: bytes
    uses: int


class Passkeys(Protocol):
    """The requests to a browser and its answers, as the WebAuthn standard defines them. An invalid response raises
    `PasskeyError`."""

    def creation_options(self, person: str, name: str, known: Sequence[str], challenge: bytes) -> dict[str, Any]: ...

    def request_options(self, challenge: bytes) -> dict[str, Any]: ...

    def challenge_of(self, credential: dict[str, Any]) -> bytes:
        """The challenge that the response claims to answer."""
        ...

    def verify_new(self, credential: dict[str, Any], challenge: bytes) -> NewPasskey: ...

    def verify_use(self, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
        """The number of uses that the passkey reports."""
        ...


class PasskeyError(Exception):
    """A response of a browser is invalid."""
