"""The storage of the accounts, over `Records`."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from longroll.hosts.server.people import person_rows, try_rows
from longroll.hosts.server.people.person_rows import find_people, read_person
from longroll.hosts.server.store.lists import padded
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.people import passkey_challenges, passkeys, people, recovery_codes, sessions
from longroll.service.people.names import key_of
from longroll.service.people.person import Challenge, Passkey, Person, PersonChanges, Role, Session
from longroll.service.people.tries import TryKey


class SqlPeople:
    def __init__(self, records: Records) -> None:
        self.records = records

    # --- people

    async def add_person(self, person: Person, passkey: Passkey | None = None) -> bool:
        try:
            await self.records.write(lambda connection: person_rows.add_person(connection, person, passkey))
        except IntegrityError:
            return False
        return True

    async def person(self, person: str) -> Person | None:
        return await self._person(people.c.id == person)

    async def person_named(self, name: str) -> Person | None:
        return await self._person(people.c.name_key == key_of(name))

    async def people(self, ids: Sequence[str]) -> list[Person]:
        return [read_person(row) for row in await self._rows(find_people(people.c.id.in_(padded(ids))))]

    async def search(self, start: str, limit: int) -> list[Person]:
        return await self.records.read(lambda connection: person_rows.search(connection, start, limit))

    async def change_person(self, person: str, changes: PersonChanges, role: Role | None = None) -> bool:
        try:
            return await self.records.write(
                lambda connection: person_rows.change_person(connection, person, changes, role)
            )
        except IntegrityError:
            return False

    async def delete_person(self, person: str, now: float) -> None:
        await self.records.write(lambda connection: person_rows.delete_person(connection, person, now))

    # --- sessions

    async def add_session(self, session: Session) -> None:
        await self._write(insert(sessions).values(**vars(session)))

    async def find_sessions(self, digests: Collection[str]) -> list[tuple[Session, Person]]:
        return await self.records.read(lambda connection: person_rows.find_sessions(connection, digests))

    async def sessions(self, person: str) -> list[Session]:
        rows = await self._rows(select(sessions).where(sessions.c.person == person).order_by(sessions.c.created))
        return [Session(*row) for row in rows]

    async def touch_session(self, digest: str, seen: float) -> None:
        await self._write(update(sessions).where(sessions.c.digest == digest).values(seen=seen))

    async def end_session(self, digest: str) -> None:
        await self._write(delete(sessions).where(sessions.c.digest == digest))

    async def end_sessions(self, person: str, kept: str = "") -> None:
        await self.records.write(lambda connection: person_rows.end_sessions(connection, person, kept))

    # --- passkeys

    async def add_passkey(self, passkey: Passkey) -> bool:
        try:
            await self._write(insert(passkeys).values(**vars(passkey)))
        except IntegrityError:
            return False
        return True

    async def passkey(self, credential: str) -> Passkey | None:
        rows = await self._rows(select(passkeys).where(passkeys.c.id == credential))
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        rows = await self._rows(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created))
        return [Passkey(*row) for row in rows]

    async def set_passkey_uses(self, credential: str, uses: int) -> None:
        await self._write(update(passkeys).where(passkeys.c.id == credential).values(uses=uses))

    async def remove_passkey(self, person: str, credential: str) -> bool:
        return await self._write(delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == credential)) == 1

    async def add_challenge(self, challenge: Challenge) -> None:
        await self._write(insert(passkey_challenges).values(**vars(challenge)))

    async def take_challenge(self, digest: str) -> Challenge | None:
        condition = passkey_challenges.c.digest == digest

        def take(connection: Connection) -> Challenge | None:
            row = connection.execute(select(passkey_challenges).where(condition)).one_or_none()
            taken = connection.execute(delete(passkey_challenges).where(condition)).rowcount == 1
            return Challenge(*row) if row is not None and taken else None

        return await self.records.write(take)

    # --- recovery codes and tries

    async def set_codes(self, person: str, digests: Sequence[str]) -> None:
        await self.records.write(lambda connection: person_rows.set_codes(connection, person, digests))

    async def use_code(self, person: str, digest: str) -> bool:
        codes = recovery_codes.c
        return await self._write(delete(recovery_codes).where(codes.person == person, codes.digest == digest)) == 1

    async def codes_left(self, person: str) -> int:
        rows = await self._rows(select(func.count()).where(recovery_codes.c.person == person))
        return int(rows[0][0])

    async def take_tries(self, keys: Sequence[TryKey], now: float) -> float:
        work = partial(try_rows.take_tries, keys=keys, now=now)
        try:
            return await self.records.write(work)
        except IntegrityError:  # another process has counted the first one at the same time
            return await self.records.write(work)

    async def give_back_try(self, key: TryKey) -> None:
        await self.records.write(lambda connection: try_rows.give_back_try(connection, key))

    async def forget_tries(self, key: TryKey) -> None:
        await self.records.write(lambda connection: try_rows.forget_tries(connection, key))

    async def clean_up(self, now: float, seen_before: float, created_before: float) -> None:
        await self.records.write(lambda connection: person_rows.clean_up(connection, now, seen_before, created_before))

    # --- what they share

    async def _person(self, condition: Any) -> Person | None:
        rows = await self._rows(find_people(condition))
        return read_person(rows[0]) if rows else None

    async def _rows(self, query: Executable) -> Sequence[Any]:
        return await self.records.read(lambda connection: connection.execute(query).all())

    async def _write(self, statement: Executable) -> int:
        """Run a statement. Returns the number of rows that it changed."""
        return await self.records.write(lambda connection: connection.execute(statement).rowcount)
