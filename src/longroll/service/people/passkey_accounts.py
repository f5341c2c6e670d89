"""Passkeys: adding one to an account, signing up with one, and signing in.

A passkey must sign a random challenge, which is stored, expires soon and can be answered once.
"""

import secrets
from typing import Any, Final

from longroll.service.errors import ServiceError, forbidden, malformed, missing
from longroll.service.ids import new_id
from longroll.service.people.membership import Membership, check_new
from longroll.service.people.names import name_taken, read_name
from longroll.service.people.person import Challenge, Passkey, Person
from longroll.service.people.ports import NewPasskey, PasskeyError, Passkeys, PeopleStorage
from longroll.service.people.sessions import digest_of
from longroll.service.people.tries import challenge_key, creation_key
from longroll.service.people.visitor import SignedIn, Visitor, suspended
from longroll.service.ports import Clock

MOST: Final = 10
CHALLENGE_BYTES: Final = 32
PATIENCE: Final = 300.0  # seconds to answer a challenge
LONGEST_LABEL: Final = 40
Json = dict[str, Any]


class PasskeyAccounts:
    def __init__(self, storage: PeopleStorage, passkeys: Passkeys, membership: Membership, clock: Clock) -> None:
        self.storage = storage
        self.passkeys = passkeys
        self.membership = membership
        self.clock = clock

    async def begin_adding(self, visitor: Visitor, name: str) -> Json:
        """What to ask the browser for. `name` is that of a new member."""
        if visitor.person is not None and visitor.guest is None:
            return await self._begin_another(visitor.person)
        name = read_name(name)
        await self.membership.take_tries(creation_key(visitor.address))
        person = visitor.guest.id if visitor.guest is not None else new_id()
        there = await self.storage.person_named(name)
        if there is not None and there.id != person:
            raise name_taken()
        return self.passkeys.creation_options(person, name, [], await self._challenge(person, name))

    async def add(self, visitor: Visitor, credential: Json, label: str) -> SignedIn | None:
        """Add a passkey. Returns the person who is a member now, or nothing if it is a further passkey of a member."""
        challenge, made = await self._verify_new(credential)
        label = read_label(label)
        passkey = Passkey(made.id, challenge.person, label, made.public_key, made.uses, self.clock.now())
        if not challenge.name:
            await self._add_another(visitor, passkey)
            return None
        if visitor.guest is not None and visitor.guest.id != challenge.person:
            raise wrong_passkey()
        check_new(visitor)
        if await self.storage.passkey(passkey.id) is not None:
            raise wrong_passkey()
        return await self.membership.admit(visitor, challenge.name, "", passkey, challenge.person)

    async def remove(self, visitor: Visitor, credential: str) -> None:
        person = visitor.member()
        known = [passkey.id for passkey in await self.storage.passkeys(person.id)]
        if credential in known and len(known) == 1 and not person.password:
            raise forbidden("account-last-passkey")
        if not await self.storage.remove_passkey(person.id, credential):
            raise missing("account-no-passkey")

    async def begin_sign_in(self, visitor: Visitor) -> Json:
        await self.membership.take_tries(challenge_key(visitor.address))
        return self.passkeys.request_options(await self._challenge("", ""))

    async def sign_in(self, visitor: Visitor, credential: Json) -> SignedIn:
        challenge, raw = await self._take(credential)
        passkey = await self.storage.passkey(str(credential.get("id", "")))
        if passkey is None or challenge.person:
            raise wrong_passkey()
        try:
            uses = self.passkeys.verify_use(credential, raw, passkey)
        except PasskeyError:
            raise wrong_passkey() from None
        await self.storage.set_passkey_uses(passkey.id, uses)
        person = await self.storage.person(passkey.person)
        if person is None:
            raise wrong_passkey()
        if person.suspended:
            raise suspended()
        return SignedIn(person, await self.membership.sessions.begin(person.id, visitor.token))

    async def _begin_another(self, person: Person) -> Json:
        known = [passkey.id for passkey in await self.storage.passkeys(person.id)]
        if len(known) >= MOST:
            raise forbidden("account-too-many-passkeys", most=MOST)
        return self.passkeys.creation_options(person.id, person.name, known, await self._challenge(person.id, ""))

    async def _add_another(self, visitor: Visitor, passkey: Passkey) -> None:
        person = visitor.member()
        if passkey.person != person.id or not await self.storage.add_passkey(passkey):
            raise wrong_passkey()

    async def _challenge(self, person: str, name: str) -> bytes:
        raw = secrets.token_bytes(CHALLENGE_BYTES)
        expires = self.clock.now() + PATIENCE
        await self.storage.add_challenge(Challenge(digest_of(raw.hex()), person, name, expires))
        return raw

    async def _take(self, credential: Json) -> tuple[Challenge, bytes]:
        """Take the challenge that is answered, so that nobody can answer it again."""
        try:
            raw = self.passkeys.challenge_of(credential)
        except PasskeyError:
            raise wrong_passkey() from None
        challenge = await self.storage.take_challenge(digest_of(raw.hex()))
        if challenge is None or challenge.expires < self.clock.now():
            raise wrong_passkey()
        return challenge, raw

    async def _verify_new(self, credential: Json) -> tuple[Challenge, NewPasskey]:
        challenge, raw = await self._take(credential)
        if not challenge.person:
            raise wrong_passkey()
        try:
            return challenge, self.passkeys.verify_new(credential, raw)
        except PasskeyError:
            raise wrong_passkey() from None


def read_label(label: str) -> str:
    shown = " ".join(label.split())[:LONGEST_LABEL]
    if not shown.isprintable():
        raise malformed("account-label")
    return shown or "Passkey"


def wrong_passkey() -> ServiceError:
    return ServiceError("sign-in", "account-wrong-passkey")
