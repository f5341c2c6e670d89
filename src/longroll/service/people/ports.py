"""What the accounts need from their host."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol

from longroll.service.people.person import Challenge, Passkey, Person, PersonChanges, Role, Session
from longroll.service.people.tries import TryKey


class PeopleStorage(Protocol):
    """Every operation is one transaction. Names are compared by their key (`names.key_of`)."""

    async def add_person(self, person: Person, passkey: Passkey | None = None) -> bool:
        """False if the name or the passkey is taken."""
        ...

    async def person(self, person: str) -> Person | None: ...

    async def person_named(self, name: str) -> Person | None: ...

    async def people(self, ids: Sequence[str]) -> list[Person]:
        """The people that there are, in any order; the deleted too."""
        ...

    async def search(self, start: str, limit: int) -> list[Person]:
        """The people who are not deleted and whose names begin so, by name."""
        ...

    async def change_person(self, person: str, changes: PersonChanges, role: Role | None = None) -> bool:
        """False if the new name is taken, the person is gone, or has another role than is expected."""
        ...

    async def delete_person(self, person: str, now: float) -> None:
        """Only the id is kept: the name is free, everything else is gone."""
        ...

    async def add_session(self, session: Session) -> None: ...

    async def find_sessions(self, digests: Collection[str]) -> list[tuple[Session, Person]]:
        """The sessions that there are, in any order."""
        ...

    async def sessions(self, person: str) -> list[Session]: ...

    async def touch_session(self, digest: str, seen: float) -> None: ...

    async def end_session(self, digest: str) -> None: ...

    async def end_sessions(self, person: str, kept: str = "") -> None:
        """All of a person, but one."""
        ...

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if this credential is known already."""
        ...

    async def passkey(self, credential: str) -> Passkey | None: ...

    async def passkeys(self, person: str) -> list[Passkey]:
        """The oldest first."""
        ...

    async def set_passkey_uses(self, credential: str, uses: int) -> None: ...

    async def remove_passkey(self, person: str, credential: str) -> bool:
        """False if the person has no such passkey."""
        ...

    async def add_challenge(self, challenge: Challenge) -> None: ...

    async def take_challenge(self, digest: str) -> Challenge | None:
        """Take it away: it is given to one caller only."""
        ...

    async def set_codes(self, person: str, digests: Sequence[str]) -> None:
        """Replace the earlier codes."""
        ...

    async def use_code(self, person: str, digest: str) -> bool:
        """True for one caller only."""
        ...

    async def codes_left(self, person: str) -> int: ...

    async def take_tries(self, keys: Sequence[TryKey], now: float) -> float:
        """Count a try under each key. Otherwise, if one of them must wait, nothing is counted: returns how long."""
        ...

    async def give_back_try(self, key: TryKey) -> None:
        """It was right: it is not counted, and the next need not wait."""
        ...

    async def forget_tries(self, key: TryKey) -> None: ...

    async def clean_up(self, now: float, seen_before: float, created_before: float) -> None:
        """Remove sessions that were not seen or were created before these times, challenges and tries that have
        expired, and free the names of guests who cannot come back."""
        ...


class PasswordHasher(Protocol):
    async def hash(self, password: str) -> str: ...

    async def verify(self, hashed: str, password: str) -> bool:
        """An empty hash takes as long as any other, and no password is right."""
        ...

    def is_outdated(self, hashed: str) -> bool:
        """It was made with weaker settings than those of today."""
        ...


class NewPasskey(NamedTuple):
    id: str
    public_key: bytes
    uses: int


class Passkeys(Protocol):
    """What a browser is asked for and what it answers, as the WebAuthn standard has it. A response that is not in order
    is a `PasskeyError`."""

    def creation_options(self, person: str, name: str, known: Sequence[str], challenge: bytes) -> dict[str, Any]: ...

    def request_options(self, challenge: bytes) -> dict[str, Any]: ...

    def challenge_of(self, credential: dict[str, Any]) -> bytes:
        """The challenge that the response claims to answer."""
        ...

    def verify_new(self, credential: dict[str, Any], challenge: bytes) -> NewPasskey: ...

    def verify_use(self, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
        """How often the passkey says that it was used."""
        ...


class PasskeyError(Exception):
    """A response of a browser is not in order."""
