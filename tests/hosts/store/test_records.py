"""What a function over a connection may rely on, the same on both databases."""

import asyncio
from itertools import pairwise
from typing import Any

import psycopg
import pytest
import sqlalchemy
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.records import TRIES, Records
from longroll.hosts.server.store.tables.matches import headers, states
from longroll.service.errors import ServiceError

HEADER: dict[str, Any] = {
    "id": "one",
    **dict.fromkeys(
        ("name", "title", "rules", "scenario", "options", "origin", "parent", "seed", "position", "pack"), ""
    ),
    "parent_action": 0,
    "created": 1.5,
    "seed_chosen": 0,
}
STATE = {"match": "one", "version": 0, "updated": 1.5, "seats": "{}", "summary": "{}"}


def add(connection: sqlalchemy.Connection) -> None:
    connection.execute(headers.insert(), HEADER)
    connection.execute(states.insert(), STATE)


def count(connection: sqlalchemy.Connection) -> int:
    return int(connection.execute(sqlalchemy.select(sqlalchemy.func.count()).select_from(states)).scalar_one())


def version(connection: sqlalchemy.Connection) -> int:
    return int(connection.execute(sqlalchemy.select(states.c.version)).scalar_one())


def test_what_is_written_is_read(records: Records) -> None:
    asyncio.run(records.write(add))
    row = asyncio.run(records.read(lambda connection: connection.execute(sqlalchemy.select(states)).one()))
    assert row == ("one", 0, 1.5, "{}", "{}", "")


def test_a_function_that_fails_writes_nothing(records: Records) -> None:
    def fail(connection: sqlalchemy.Connection) -> None:
        add(connection)
        raise KeyError("a bug")

    with pytest.raises(KeyError, match="a bug"):
        asyncio.run(records.write(fail))
    assert asyncio.run(records.read(count)) == 0


def test_a_constraint_is_an_error_of_its_own(records: Records) -> None:
    asyncio.run(records.write(add))
    with pytest.raises(IntegrityError):
        asyncio.run(records.write(add))
    assert asyncio.run(records.read(count)) == 1


def test_what_depends_on_a_row_goes_with_it(records: Records) -> None:
    asyncio.run(records.write(add))
    asyncio.run(records.write(lambda connection: connection.execute(headers.delete()).rowcount))
    assert asyncio.run(records.read(count)) == 0


def test_two_that_read_and_then_write_come_one_after_the_other(records: Records) -> None:
    """Neither loses what the other has written."""

    def increase(connection: sqlalchemy.Connection) -> None:
        connection.execute(states.update().values(version=version(connection) + 1))

    async def scenario() -> None:
        await records.write(add)
        await asyncio.gather(*(records.write(increase) for _ in range(8)))

    asyncio.run(scenario())
    assert asyncio.run(records.read(version)) == 8


def test_a_lost_connection_is_one_sentence_and_the_next_one_works(postgresql_url: str) -> None:
    records = Records(make_engine(postgresql_url))

    def lose(connection: sqlalchemy.Connection) -> None:
        add(connection)
        with psycopg.connect(postgresql_url, autocommit=True) as other:
            (own,) = connection.exec_driver_sql("SELECT pg_backend_pid()").one()
            other.execute("SELECT pg_terminate_backend(%s, 5000)", (own,))
        count(connection)

    with pytest.raises(ServiceError) as caught:
        asyncio.run(records.write(lose))
    assert caught.value.code == "down"
    assert asyncio.run(records.read(count)) == 0
    records.close()


def test_nothing_can_be_written_while_reading(records: Records) -> None:
    with pytest.raises((ServiceError, DBAPIError)):
        asyncio.run(records.read(add))
    assert asyncio.run(records.read(count)) == 0


def test_a_conflict_is_tried_again_after_growing_pauses_and_then_told(
    records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("longroll.hosts.server.store.records.sleep", pauses.append)
    monkeypatch.setattr("longroll.hosts.server.store.records.random", lambda: 1.0)

    def conflict(_: sqlalchemy.Connection) -> None:
        raise OperationalError("UPDATE", None, psycopg.errors.SerializationFailure())

    with pytest.raises(ServiceError) as told:
        asyncio.run(records.write(conflict))
    assert told.value.code == "busy"
    assert [after / before for before, after in pairwise(pauses)] == [2] * (TRIES - 2)
