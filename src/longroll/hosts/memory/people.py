"""People in dictionaries, and hashes and passkeys that cost nothing: for tests."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from longroll.service.people.names import key_of
from longroll.service.people.person import GUEST, Challenge, Passkey, Person, PersonChanges, Role, Session
from longroll.service.people.ports import NewPasskey, PasskeyError
from longroll.service.people.tries import TryKey


class MemoryPeople:
    def __init__(self) -> None:
        self.rows: dict[str, Person] = {}
        self.keys: dict[str, str] = {}  # of the names that are taken: whose
        self.open_sessions: dict[str, Session] = {}
        self.all_passkeys: dict[str, Passkey] = {}
        self.challenges: dict[str, Challenge] = {}
        self.codes: dict[str, set[str]] = {}
        self.tries: dict[str, tuple[int, float, float]] = {}  # count, next, forgotten at

    # --- people

    async def add_person(self, person: Person, passkey: Passkey | None = None) -> bool:
        key = key_of(person.name)
        if key in self.keys or person.id in self.rows or (passkey is not None and passkey.id in self.all_passkeys):
            return False
        self.rows[person.id] = person
        self.keys[key] = person.id
        if passkey is not None:
            self.all_passkeys[passkey.id] = passkey
        return True

    async def person(self, person: str) -> Person | None:
        return self.rows.get(person)

    async def person_named(self, name: str) -> Person | None:
        return self.rows.get(self.keys.get(key_of(name), ""))

    async def people(self, ids: Sequence[str]) -> list[Person]:
        return [self.rows[one] for one in ids if one in self.rows]

    async def search(self, start: str, limit: int) -> list[Person]:
        found = sorted(key for key in self.keys if key.startswith(key_of(start)))
        return [self.rows[self.keys[key]] for key in found[:limit]]

    async def change_person(self, person: str, changes: PersonChanges, role: Role | None = None) -> bool:
        before = self.rows.get(person)
        if before is None or before.deleted or (role is not None and before.role != role):
            return False
        if "name" in changes:
            key = key_of(changes["name"])
            if self.keys.get(key, person) != person:
                return False
            self.keys = {one: whose for one, whose in self.keys.items() if whose != person}
            self.keys[key] = person
        self.rows[person] = replace(before, **changes)
        return True

    async def delete_person(self, person: str, now: float) -> None:
        before = self.rows[person]
        self.rows[person] = Person(person, "", before.role, before.created, deleted=now)
        self.keys = {key: whose for key, whose in self.keys.items() if whose != person}
        self.all_passkeys = {key: one for key, one in self.all_passkeys.items() if one.person != person}
        self.codes.pop(person, None)
        await self.end_sessions(person)

    # --- sessions

    async def add_session(self, session: Session) -> None:
        self.open_sessions[session.digest] = session

    async def find_sessions(self, digests: Collection[str]) -> list[tuple[Session, Person]]:
        found = [self.open_sessions[digest] for digest in digests if digest in self.open_sessions]
        return [(session, self.rows[session.person]) for session in found]

    async def sessions(self, person: str) -> list[Session]:
        return [session for session in self.open_sessions.values() if session.person == person]

    async def touch_session(self, digest: str, seen: float) -> None:
        if digest in self.open_sessions:
            self.open_sessions[digest] = replace(self.open_sessions[digest], seen=seen)

    async def end_session(self, digest: str) -> None:
        self.open_sessions.pop(digest, None)

    async def end_sessions(self, person: str, kept: str = "") -> None:
        for session in await self.sessions(person):
            if session.digest != kept:
                del self.open_sessions[session.digest]

    # --- passkeys

    async def add_passkey(self, passkey: Passkey) -> bool:
        if passkey.id in self.all_passkeys:
            return False
        self.all_passkeys[passkey.id] = passkey
        return True

    async def passkey(self, credential: str) -> Passkey | None:
        return self.all_passkeys.get(credential)

    async def passkeys(self, person: str) -> list[Passkey]:
        return [passkey for passkey in self.all_passkeys.values() if passkey.person == person]

    async def set_passkey_uses(self, credential: str, uses: int) -> None:
        self.all_passkeys[credential] = replace(self.all_passkeys[credential], uses=uses)

    async def remove_passkey(self, person: str, credential: str) -> bool:
        found = self.all_passkeys.get(credential)
        if found is None or found.person != person:
            return False
        del self.all_passkeys[credential]
        return True

    async def add_challenge(self, challenge: Challenge) -> None:
        self.challenges[challenge.digest] = challenge

    async def take_challenge(self, digest: str) -> Challenge | None:
        return self.challenges.pop(digest, None)

    # --- recovery codes and tries

    async def set_codes(self, person: str, digests: Sequence[str]) -> None:
        self.codes[person] = set(digests)

    async def use_code(self, person: str, digest: str) -> bool:
        codes = self.codes.get(person, set())
        if digest not in codes:
            return False
        codes.remove(digest)
        return True

    async def codes_left(self, person: str) -> int:
        return len(self.codes.get(person, ()))

    async def take_tries(self, keys: Sequence[TryKey], now: float) -> float:
        wait = max((self.tries[one.key][1] - now for one in keys if one.key in self.tries), default=0.0)
        if wait > 0:
            return wait
        for one in keys:
            count, _, forgotten = self.tries.get(one.key, (0, 0.0, 0.0))
            count = count + 1 if forgotten > now else 1
            self.tries[one.key] = (count, now + one.limit.delay(count), now + one.limit.memory)
        return 0.0

    async def give_back_try(self, key: TryKey) -> None:
        if key.key in self.tries:
            count, _, forgotten = self.tries[key.key]
            self.tries[key.key] = (count - 1, 0.0, forgotten)

    async def forget_tries(self, key: TryKey) -> None:
        self.tries.pop(key.key, None)

    async def clean_up(self, now: float, seen_before: float, created_before: float) -> None:
        self.open_sessions = {
            digest: session
            for digest, session in self.open_sessions.items()
            if session.seen >= seen_before and session.created >= created_before
        }
        self.challenges = {digest: one for digest, one in self.challenges.items() if one.expires >= now}
        self.tries = {key: one for key, one in self.tries.items() if one[2] > now}
        there = {session.person for session in self.open_sessions.values()}
        self.keys = {key: whose for key, whose in self.keys.items() if whose in there or self.rows[whose].role != GUEST}


class PlainHasher:
    """Counts its work instead of doing it."""

    def __init__(self) -> None:
        self.verified = 0
        self.version = 1

    async def hash(self, password: str) -> str:
        return f"plain-{self.version}:{password}"

    async def verify(self, hashed: str, password: str) -> bool:
        self.verified += 1
        return bool(hashed) and hashed.partition(":")[2] == password

    def is_outdated(self, hashed: str) -> bool:
        return not hashed.startswith(f"plain-{self.version}:")


class PlainPasskeys:
    """A credential is `{id, challenge}`; one with `broken` is not in order."""

    def creation_options(self, person: str, name: str, known: Sequence[str], challenge: bytes) -> dict[str, Any]:
        return {"user": person, "name": name, "known": list(known), "challenge": challenge.hex()}

    def request_options(self, challenge: bytes) -> dict[str, Any]:
        return {"challenge": challenge.hex()}

    def challenge_of(self, credential: dict[str, Any]) -> bytes:
        if "broken" in credential:
            raise PasskeyError
        return bytes.fromhex(credential["challenge"])

    def verify_new(self, credential: dict[str, Any], challenge: bytes) -> NewPasskey:
        assert credential["challenge"] == challenge.hex()
        return NewPasskey(credential["id"], b"key", 0)

    def verify_use(self, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
        assert credential["challenge"] == challenge.hex()
        return passkey.uses + 1
