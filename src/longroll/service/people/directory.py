"""The people of the club as others see them, and the decisions of administrators about them."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from longroll.service.caller import Caller
from longroll.service.errors import forbidden, missing
from longroll.service.moderation.ports import READMIT, RESET, ROLE, SUSPEND
from longroll.service.people.person import ADMIN, GRANTED, GUEST, Person, PersonChanges, Role
from longroll.service.people.ports import PeopleStorage
from longroll.service.people.recovery import digest_of, make_codes
from longroll.service.people.sessions import Sessions
from longroll.service.presence import Presence
from longroll.service.seats import PERSON

MOST: Final = 50
Log = Callable[[Caller, str, str, str], Awaitable[None]]
"""Called before something is done, with the administrator, the action, the person and a detail."""


async def keep_no_log(_caller: Caller, _action: str, _person: str, _detail: str) -> None:
    """Used where nothing is logged."""


class Directory:
    def __init__(self, storage: PeopleStorage, sessions: Sessions) -> None:
        self.storage = storage
        self.sessions = sessions
        self.log: Log = keep_no_log

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """Names by id. The name of somebody who has deleted his account is empty."""
        return {person.id: person.name for person in await self.storage.people(list(people))}

    async def find(self, name: str) -> Person:
        person = await self.storage.person_named(name)
        if person is None:
            raise missing("account-no-person", name=name[:40])
        return person

    async def search(self, start: str, limit: int = MOST) -> list[Person]:
        return await self.storage.search(start, limit)

    async def connected(self, presence: Presence, start: str, limit: int = MOST) -> list[Person]:
        """Those of these people who are connected."""
        ids = [player.removeprefix(PERSON) for player in presence.connections if player.startswith(PERSON)]
        people = sorted(await self.storage.people(ids), key=lambda person: person.name.casefold())
        return [person for person in people if person.name.casefold().startswith(start.casefold())][:limit]

    async def set_role(self, caller: Caller, name: str, role: Role) -> None:
        person = await self._other(caller, name)
        if person.role == GUEST or role not in GRANTED:
            raise forbidden("account-guest-role")
        await self.log(caller, ROLE, PERSON + person.id, role)
        await self._change(person, {"role": role})

    async def suspend(self, caller: Caller, name: str, suspended: bool) -> None:
        """Suspend a person, who is then signed out everywhere and cannot sign in."""
        person = await self._other(caller, name)
        await self.log(caller, SUSPEND if suspended else READMIT, PERSON + person.id, "")
        await self._change(person, {"suspended": suspended})
        if suspended:
            await self.sessions.end_all(person.id)

    async def reset(self, caller: Caller, name: str) -> list[str]:
        """Make new recovery codes for somebody who has lost his account. Whatever opened it before does so no more."""
        person = await self._other(caller, name)
        await self.log(caller, RESET, PERSON + person.id, "")
        codes = make_codes()
        for passkey in await self.storage.passkeys(person.id):
            await self.storage.remove_passkey(person.id, passkey.id)
        await self.storage.set_codes(person.id, [digest_of(person.id, code) for code in codes])
        await self._change(person, {"password": ""})
        await self.sessions.end_all(person.id)
        return codes

    async def _other(self, caller: Caller, name: str) -> Person:
        """The person about whom an administrator decides. He never decides about himself, so that there is always one
        left."""
        check_admin(caller)
        person = await self.find(name)
        if person.id == caller.user:
            raise forbidden("account-not-yourself")
        return person

    async def _change(self, person: Person, changes: PersonChanges) -> None:
        await self.storage.change_person(person.id, changes)
        self.sessions.changed(person.id)


def check_admin(caller: Caller) -> None:
    caller.check_signed_in()
    if caller.role != ADMIN:
        raise forbidden("account-admins-only")
