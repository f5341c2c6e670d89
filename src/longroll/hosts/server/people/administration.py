"""The operator's commands about people. They also work while the server runs."""

from collections.abc import Awaitable, Callable
from time import localtime, strftime
from typing import Final, TypeVar

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.server.operations.console import OPERATOR, carry_out, moderation_of
from longroll.hosts.server.people.storage import SqlPeople
from longroll.hosts.server.store.records import Records
from longroll.kernel.error import LongrollError
from longroll.service.caller import Caller
from longroll.service.people.directory import Directory
from longroll.service.people.person import GRANTED
from longroll.service.people.sessions import Sessions

T = TypeVar("T")
MOST: Final = 100_000


def print_people(database: str) -> None:
    for person in run(database, lambda directory: directory.search("", MOST)):
        since = strftime("%Y-%m-%d", localtime(person.created))
        print(f"{person.name:20} {person.role:10} {since}{' suspended' if person.suspended else ''}")


def set_role(database: str, name: str, role: str) -> None:
    granted = next((one for one in GRANTED if one == role), None)
    if granted is None:
        raise LongrollError(f"{role!r} is not a role; the roles are {', '.join(GRANTED)}")
    run(database, lambda directory: directory.set_role(OPERATOR, name, granted))
    print(f"{name} is now {granted}")


def set_suspended(database: str, name: str, suspended: bool) -> None:
    run(database, lambda directory: directory.suspend(OPERATOR, name, suspended))
    print(f"{name} is {'suspended' if suspended else 'readmitted'}")


def print_codes(database: str, name: str) -> None:
    codes = run(database, lambda directory: directory.reset(OPERATOR, name))
    print(f"Password and passkeys of {name} are gone. With one of these codes and a new password {name} can come back:")
    print("\n".join(codes))


def run(database: str, work: Callable[[Directory], Awaitable[T]]) -> T:
    """Run a command. Everything that is done is logged."""

    async def carry(records: Records) -> T:
        people, moderation = SqlPeople(records), moderation_of(records)
        directory = Directory(people, Sessions(people, SystemClock()))

        async def log(_caller: Caller, action: str, person: str, detail: str) -> None:
            await moderation.log("", action, person=person, detail=detail)

        directory.log = log
        return await work(directory)

    return carry_out(database, carry)
