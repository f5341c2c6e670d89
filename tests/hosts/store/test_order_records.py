"""Orders in a database, the same on SQLite and PostgreSQL."""

import asyncio

import sqlalchemy

from longroll.hosts.server.store.order_records import RecordedOrders
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.matches import headers
from longroll.hosts.server.store.tables.orders import orders
from longroll.service.orders.storage import PlacedOrders, StoredOrders
from tests.hosts.store.test_records import HEADER, add

ANN = StoredOrders("@ann", "[1]")
BOB = StoredOrders("@bob", "[2]")


def test_orders_are_kept_by_match_and_seat(records: Records) -> None:
    async def scenario() -> None:
        await records.write(add)
        storage = RecordedOrders(records)
        match = HEADER["id"]
        assert await storage.load(match) == {}
        await storage.save(match, "union", ANN)
        await storage.save(match, "confederate", BOB)
        assert await storage.load(match) == {"union": ANN, "confederate": BOB}
        await storage.save(match, "union", BOB)
        await storage.save(match, "confederate", None)
        await storage.save(match, "confederate", None)
        assert await storage.load(match) == {"union": BOB}
        assert await storage.load("other") == {}

    asyncio.run(scenario())


def test_orders_for_a_match_that_is_gone_are_not_kept(records: Records) -> None:
    async def scenario() -> None:
        storage = RecordedOrders(records)
        await storage.save("gone", "union", ANN)
        assert await storage.load("gone") == {}

    asyncio.run(scenario())


def test_orders_go_with_their_match(records: Records) -> None:
    async def scenario() -> None:
        await records.write(add)
        storage = RecordedOrders(records)
        await storage.save(HEADER["id"], "union", ANN)
        await records.write(lambda connection: connection.execute(headers.delete()))
        count = sqlalchemy.select(sqlalchemy.func.count()).select_from(orders)
        assert await records.read(lambda connection: connection.execute(count).scalar_one()) == 0

    asyncio.run(scenario())


def test_two_who_write_at_once_leave_one_row(records: Records) -> None:
    async def scenario() -> None:
        await records.write(add)
        storage = RecordedOrders(records)
        await asyncio.gather(*(storage.save(HEADER["id"], "union", one) for one in (ANN, BOB, ANN)))
        assert (await storage.load(HEADER["id"]))["union"] in (ANN, BOB)

    asyncio.run(scenario())


def test_the_orders_of_a_player_are_found_and_forgotten(records: Records) -> None:
    async def scenario() -> None:
        await records.write(add)
        storage = RecordedOrders(records)
        match = HEADER["id"]
        await storage.save(match, "union", ANN)
        await storage.save(match, "confederate", BOB)
        assert await storage.of_player("@ann") == [PlacedOrders(match, "union", ANN.text)]
        await storage.forget_player("@ann")
        assert await storage.of_player("@ann") == []
        assert await storage.load(match) == {"confederate": BOB}

    asyncio.run(scenario())
