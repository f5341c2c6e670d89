"""People and their sessions in the database."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from longroll.hosts.server.store.tables.people import (
    passkey_challenges,
    passkeys,
    people,
    recovery_codes,
    sessions,
    tries,
)
from longroll.service.people.names import key_of
from longroll.service.people.person import GUEST, Passkey, Person, PersonChanges, Role, Session

PERSON = [column for column in people.c if column.name != "name_key"]

FIND_SESSIONS: Final = (
    select(*sessions.c, *PERSON)
    .join_from(sessions, people)
    .where(sessions.c.digest.in_(bindparam("digests", expanding=True)))
)


def read_person(row: Sequence[Any]) -> Person:
    return Person(*row)


def find_people(condition: Any) -> Select[Any]:
    return select(*PERSON).where(condition)


def add_person(connection: Connection, person: Person, passkey: Passkey | None) -> None:
    connection.execute(insert(people).values(name_key=key_of(person.name), **vars(person)))
    if passkey is not None:
        connection.execute(insert(passkeys).values(**vars(passkey)))


def change_person(connection: Connection, person: str, changes: PersonChanges, role: Role | None) -> bool:
    values: dict[str, Any] = dict(changes)
    if "name" in changes:
        values["name_key"] = key_of(changes["name"])
    statement = update(people).where(people.c.id == person, people.c.deleted == 0)
    if role is not None:
        statement = statement.where(people.c.role == role)
    return connection.execute(statement.values(values)).rowcount == 1


def delete_person(connection: Connection, person: str, now: float) -> None:
    for table in (sessions, passkeys, recovery_codes):
        connection.execute(delete(table).where(table.c.person == person))
    gone = {"name": "", "name_key": None, "email": "", "password": "", "suspended": False}
    connection.execute(update(people).where(people.c.id == person).values(**gone, deleted=now))


def search(connection: Connection, start: str, limit: int) -> list[Person]:
    condition = people.c.name_key.startswith(key_of(start), autoescape=True)
    return [
        read_person(row) for row in connection.execute(find_people(condition).order_by(people.c.name_key).limit(limit))
    ]


def find_sessions(connection: Connection, digests: Collection[str]) -> list[tuple[Session, Person]]:
    split = len(sessions.c)
    rows = connection.execute(FIND_SESSIONS, {"digests": list(digests)})
    return [(Session(*row[:split]), Person(*row[split:])) for row in rows]


def end_sessions(connection: Connection, person: str, kept: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.digest != kept))


def set_codes(connection: Connection, person: str, digests: Sequence[str]) -> None:
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    connection.execute(insert(recovery_codes), [{"person": person, "digest": digest} for digest in digests])


def clean_up(connection: Connection, now: float, seen_before: float, created_before: float) -> None:
    """Clean up. A guest without a session cannot come back: his name is still shown, and others may take it."""
    old = (sessions.c.seen < seen_before) | (sessions.c.created < created_before)
    connection.execute(delete(sessions).where(old))
    connection.execute(delete(passkey_challenges).where(passkey_challenges.c.expires < now))
    connection.execute(delete(tries).where(tries.c.forgotten <= now))
    there = select(sessions.c.person)
    gone = (people.c.role == GUEST, people.c.name_key.is_not(None), people.c.id.not_in(there))
    connection.execute(update(people).where(*gone).values(name_key=None))
