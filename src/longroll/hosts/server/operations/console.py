"""What the operator's commands share. The commands work on the database, also while the server runs."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.common.errors import message_of
from longroll.hosts.server.moderation.storage import SqlModeration
from longroll.hosts.server.store.engine import SQLITE, make_engine, read_url
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.upgrade import prepare
from longroll.kernel.error import LongrollError
from longroll.service.caller import ADMIN, Caller
from longroll.service.errors import ServiceError
from longroll.service.moderation.moderation import Moderation

T = TypeVar("T")
OPERATOR: Final = Caller("", "longroll admin", ADMIN)
"""The operator in the audit log: an empty actor."""


def check_exists(database: str) -> None:
    url = read_url(database)
    if url.get_backend_name() == SQLITE and not Path(str(url.database)).is_file():
        raise LongrollError(f"there is no database {url.database!r}; it is made when the club is served")


@contextmanager
def open_records(database: str) -> Iterator[Records]:
    """The records of a database that exists, with its tables up to date."""
    check_exists(database)
    prepare(database)
    records = Records(make_engine(database))
    try:
        yield records
    finally:
        records.close()


def carry_out(database: str, work: Callable[[Records], Awaitable[T]]) -> T:
    """Run a command. A refusal of the program becomes one sentence."""
    with open_records(database) as records:

        async def run() -> T:
            return await work(records)

        try:
            return asyncio.run(run())
        except ServiceError as error:
            raise LongrollError(message_of(error)) from None


def moderation_of(records: Records) -> Moderation:
    return Moderation(SqlModeration(records), SystemClock())
