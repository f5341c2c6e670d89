"""The accounts: signing up, in and out, passwords and recovery codes.

Signing in does not show whether a name exists: an unknown name is counted, checked and answered like a known one.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from longroll.service.errors import ServiceError, malformed
from longroll.service.people.directory import Directory
from longroll.service.people.leaving import Leaving
from longroll.service.people.membership import Membership, check_new
from longroll.service.people.names import key_of, read_name
from longroll.service.people.passkey_accounts import Json, PasskeyAccounts
from longroll.service.people.passwords import check_password
from longroll.service.people.person import Person, PersonChanges
from longroll.service.people.ports import Passkeys, PasswordHasher, PeopleStorage
from longroll.service.people.recovery import digest_of, make_codes
from longroll.service.people.sessions import Sessions
from longroll.service.people.tries import account_key, address_key, creation_key
from longroll.service.people.visitor import SignedIn, Visitor, suspended
from longroll.service.ports import Clock

EMAIL: Final = re.compile(r"[^@\s\x00-\x1f<>\"(),:;\\\[\]]{1,64}@[^@\s\x00-\x1f<>\"(),:;\\\[\]]{1,180}")


class Accounts:
    def __init__(self, storage: PeopleStorage, hasher: PasswordHasher, passkeys: Passkeys, clock: Clock) -> None:
        self.storage = storage
        self.hasher = hasher
        self.sessions = Sessions(storage, clock)
        self.membership = Membership(storage, self.sessions, clock)
        self.passkeys = PasskeyAccounts(storage, passkeys, self.membership, clock)
        self.directory = Directory(storage, self.sessions)
        self.leaving = Leaving(storage, self.sessions, clock)
        self.vacation_until: Callable[[str], Awaitable[float]] = no_vacation  # set by the club

    async def sign_up(self, visitor: Visitor, name: str, password: str) -> SignedIn:
        check_new(visitor)
        name = read_name(name)
        check_password(password, name)
        await self.membership.take_tries(creation_key(visitor.address))
        return await self.membership.admit(visitor, name, await self.hasher.hash(password))

    async def enter_as_guest(self, visitor: Visitor, name: str) -> SignedIn:
        name = read_name(name)
        await self.membership.take_tries(creation_key(visitor.address))
        return await self.membership.admit_guest(visitor, name)

    async def sign_in(self, visitor: Visitor, name: str, password: str) -> SignedIn:
        person = await self._check(visitor, name, password)
        if person is None:
            raise ServiceError("sign-in", "account-wrong")
        if person.suspended:
            raise suspended()
        if self.hasher.is_outdated(person.password):
            await self.storage.change_person(person.id, {"password": await self.hasher.hash(password)})
        return SignedIn(person, await self.sessions.begin(person.id, visitor.token))

    async def sign_out(self, visitor: Visitor) -> None:
        await self.sessions.end(visitor.token)

    async def sign_out_everywhere(self, visitor: Visitor) -> None:
        await self.sessions.end_all(visitor.signed_in().id)

    async def change_email(self, visitor: Visitor, email: str) -> None:
        """Change the address. An empty one removes it."""
        person = visitor.member()
        if email and not EMAIL.fullmatch(email):
            raise malformed("account-email")
        await self._change(person, {"email": email})

    async def change_password(self, visitor: Visitor, password: str, old: str) -> SignedIn:
        """Change the password. Other sessions end, and this one gets a new token."""
        person = visitor.member()
        check_password(password, person.name)
        await self.confirm(visitor, old)
        await self._change(person, {"password": await self.hasher.hash(password)})
        await self.sessions.end_all(person.id)
        return SignedIn(person, await self.sessions.begin(person.id))

    async def confirm(self, visitor: Visitor, password: str) -> None:
        """Confirm that the visitor is the owner, so that a thief of a session does not get the account. A person with a
        password must know it; a member without one must have signed in a short while ago."""
        person = visitor.signed_in()
        if person.password:
            if await self._check(visitor, person.name, password) is None:
                raise ServiceError("unconfirmed", "account-wrong-password")
        elif visitor.guest is None and not await self.sessions.is_new(visitor.token):
            raise ServiceError("unconfirmed", "account-sign-in-again")

    async def begin_passkey(self, visitor: Visitor, name: str, password: str) -> Json:
        """What to ask the browser for. `name` is that of a new member; an existing member confirms his identity."""
        if visitor.person is not None and visitor.guest is None:
            await self.confirm(visitor, password)
        return await self.passkeys.begin_adding(visitor, name)

    async def make_codes(self, visitor: Visitor, password: str) -> list[str]:
        """Make new recovery codes. The earlier ones become invalid."""
        person = visitor.member()
        await self.confirm(visitor, password)
        codes = make_codes()
        await self.storage.set_codes(person.id, [digest_of(person.id, code) for code in codes])
        return codes

    async def recover(self, visitor: Visitor, name: str, code: str, password: str) -> SignedIn:
        """Set a new password with a recovery code. All sessions end."""
        check_password(password, name)
        keys = account_key(key_of(name)), address_key(visitor.address)
        await self.membership.take_tries(*keys)
        hashed = await self.hasher.hash(password)  # before the code is checked, so that every name takes as long
        person = await self.storage.person_named(name)
        known = "" if person is None else person.id
        if not await self.storage.use_code(known, digest_of(known, code)) or person is None:
            raise ServiceError("sign-in", "account-wrong-code")
        await self.storage.forget_tries(keys[0])
        await self.storage.give_back_try(keys[1])
        if person.suspended:
            raise suspended()
        await self._change(person, {"password": hashed})
        await self.sessions.end_all(person.id)
        return SignedIn(replace(person, password=hashed), await self.sessions.begin(person.id, visitor.token))

    async def delete(self, visitor: Visitor, password: str, confirm: str) -> None:
        """Delete the account of the visitor, who gives his password, or his name if there is none."""
        person = visitor.signed_in()
        await self.confirm(visitor, password)
        if not person.password and key_of(confirm) != key_of(person.name):
            raise ServiceError("unconfirmed", "account-confirm")
        await self.leaving.delete(person)

    async def _check(self, visitor: Visitor, name: str, password: str) -> Person | None:
        """The person of a name, if the password is right."""
        keys = account_key(key_of(name)), address_key(visitor.address)
        await self.membership.take_tries(*keys)
        person = await self.storage.person_named(name)
        if not await self.hasher.verify("" if person is None else person.password, password):
            return None
        await self.storage.forget_tries(keys[0])
        await self.storage.give_back_try(keys[1])
        return person

    async def _change(self, person: Person, changes: PersonChanges) -> None:
        await self.storage.change_person(person.id, changes)
        self.sessions.changed(person.id)


async def no_vacation(_person: str) -> float:
    return 0.0
