"""My data: everything that is stored about a person, to export or to delete."""

from typing import Any, Final, Protocol

from longroll.service.jobs import Job, Jobs
from longroll.service.people.person import Person
from longroll.service.people.ports import PeopleStorage
from longroll.service.people.sessions import Sessions
from longroll.service.ports import Clock
from longroll.service.seats import PERSON

AGAIN: Final = "forget-again"
LATER: Final = 60.0  # seconds; by then no request is under way that began before the deletion


class DataHolder(Protocol):
    """A part of the program that stores something about people, under `@` and the id."""

    async def export(self, player: str) -> dict[str, object]:
        """The player's data by name of the part, as JSON can hold them."""
        ...

    async def forget(self, player: str) -> None:
        """Delete what belongs to the player alone. Matches stay, because they belong to the opponent too. This may be
        called again."""
        ...


class Leaving:
    def __init__(self, storage: PeopleStorage, sessions: Sessions, clock: Clock) -> None:
        self.storage = storage
        self.sessions = sessions
        self.clock = clock
        self.holders: list[DataHolder] = []
        self.jobs: Jobs | None = None

    def use(self, jobs: Jobs) -> None:
        """Use these jobs for later work."""
        self.jobs = jobs
        jobs.handle(AGAIN, self._forget_again)

    async def export(self, person: Person) -> dict[str, Any]:
        found: dict[str, Any] = {
            "account": {
                "id": person.id,
                "name": person.name,
                "role": person.role,
                "created": person.created,
                "email": person.email,
                "has_password": bool(person.password),
                "recovery_codes_left": await self.storage.codes_left(person.id),
            },
            "sessions": [
                {"created": session.created, "seen": session.seen} for session in await self.storage.sessions(person.id)
            ],
            "passkeys": [
                {"id": passkey.id, "name": passkey.label, "created": passkey.created}
                for passkey in await self.storage.passkeys(person.id)
            ],
        }
        for holder in self.holders:
            found |= await holder.export(PERSON + person.id)
        return found

    async def delete(self, person: Person) -> None:
        """Delete a person. The holders come first: if one fails, the person still exists and can try again. A later job
        makes them forget what requests that were under way have stored meanwhile."""
        await self._forget(person.id)
        await self.storage.delete_person(person.id, self.clock.now())
        self.sessions.changed(person.id)
        if self.jobs is not None:
            await self.jobs.add(Job(AGAIN, person.id, "", self.clock.now() + LATER))

    async def _forget(self, person: str) -> None:
        for holder in self.holders:
            await holder.forget(PERSON + person)

    async def _forget_again(self, person: str, _data: str) -> None:
        await self._forget(person)
