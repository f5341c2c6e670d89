"""Becoming a guest or a member. A guest who becomes a member keeps the id, and with it his seats."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from longroll.service.errors import forbidden
from longroll.service.ids import new_id
from longroll.service.people.names import name_taken
from longroll.service.people.person import GUEST, MEMBER, Passkey, Person, Role
from longroll.service.people.ports import PeopleStorage
from longroll.service.people.sessions import Sessions
from longroll.service.people.tries import TryKey, too_many_tries
from longroll.service.people.visitor import SignedIn, Visitor
from longroll.service.ports import Clock


class Membership:
    def __init__(self, storage: PeopleStorage, sessions: Sessions, clock: Clock) -> None:
        self.storage = storage
        self.sessions = sessions
        self.clock = clock
        self.renamed: Callable[[str, str], Awaitable[None]] = ignore_rename  # called for a guest who becomes a member

    async def admit(
        self, visitor: Visitor, name: str, password: str = "", passkey: Passkey | None = None, person: str = ""
    ) -> SignedIn:
        """Add a member with the hash of a password or with a passkey. `person` is the id to use, if it is known."""
        if visitor.guest is not None:
            return await self._promote(visitor.guest, name, password, passkey)
        check_new(visitor)
        return await self._enter(visitor, self._person(person or new_id(), name, MEMBER, password), passkey)

    async def admit_guest(self, visitor: Visitor, name: str) -> SignedIn:
        if visitor.guest is not None:
            raise forbidden("account-signed-in")
        check_new(visitor)
        return await self._enter(visitor, self._person(new_id(), name, GUEST))

    async def take_tries(self, *keys: TryKey) -> None:
        wait = await self.storage.take_tries(keys, self.clock.now())
        if wait:
            raise too_many_tries(wait)

    def _person(self, person: str, name: str, role: Role, password: str = "") -> Person:
        return Person(person, name, role, self.clock.now(), password=password)

    async def _enter(self, visitor: Visitor, person: Person, passkey: Passkey | None = None) -> SignedIn:
        if not await self.storage.add_person(person, passkey):
            raise name_taken()
        return SignedIn(person, await self.sessions.begin(person.id, visitor.token))

    async def _promote(self, guest: Person, name: str, password: str, passkey: Passkey | None) -> SignedIn:
        if passkey is not None and not await self.storage.add_passkey(passkey):
            raise name_taken()
        if not await self.storage.change_person(guest.id, {"name": name, "role": MEMBER, "password": password}, GUEST):
            if passkey is not None:
                await self.storage.remove_passkey(guest.id, passkey.id)
            raise name_taken()
        await self.sessions.end_all(guest.id)
        token = await self.sessions.begin(guest.id)
        await self.renamed(guest.id, name)
        return SignedIn(replace(guest, name=name, role=MEMBER, password=password), token)


def check_new(visitor: Visitor) -> None:
    if visitor.person is not None and visitor.guest is None:
        raise forbidden("account-signed-in")


async def ignore_rename(_person: str, _name: str) -> None:
    pass
