"""The orders in the database."""

from collections.abc import Mapping

import sqlalchemy
from sqlalchemy import delete, insert, select

from longroll.hosts.server.store.engine import SQLITE
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.matches import headers
from longroll.hosts.server.store.tables.orders import orders
from longroll.service.orders.storage import PlacedOrders, StoredOrders


class RecordedOrders:
    """Only one program writes to a SQLite file; several may write to a PostgreSQL database."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.shared = records.engine.dialect.name != SQLITE

    async def load(self, match: str) -> Mapping[str, StoredOrders]:
        return await self.records.read(lambda connection: find(connection, match))

    async def save(self, match: str, seat: str, found: StoredOrders | None) -> None:
        await self.records.write(lambda connection: replace(connection, match, seat, found))

    async def forget(self, match: str) -> None:
        """They are gone with the match."""

    async def of_player(self, player: str) -> list[PlacedOrders]:
        return await self.records.read(lambda connection: find_of_player(connection, player))

    async def forget_player(self, player: str) -> None:
        await self.records.write(lambda connection: connection.execute(delete(orders).where(orders.c.player == player)))


def find(connection: sqlalchemy.Connection, match: str) -> dict[str, StoredOrders]:
    rows = connection.execute(select(orders.c.seat, orders.c.player, orders.c.orders).where(orders.c.match == match))
    return {seat: StoredOrders(player, text) for seat, player, text in rows}


def find_of_player(connection: sqlalchemy.Connection, player: str) -> list[PlacedOrders]:
    query = select(orders.c.match, orders.c.seat, orders.c.orders).where(orders.c.player == player)
    return [PlacedOrders(*row) for row in connection.execute(query.order_by(orders.c.match, orders.c.seat))]


def replace(connection: sqlalchemy.Connection, match: str, seat: str, found: StoredOrders | None) -> None:
    """A match that is gone has no orders."""
    if connection.execute(select(headers.c.id).where(headers.c.id == match)).one_or_none() is None:
        return
    connection.execute(delete(orders).where(orders.c.match == match, orders.c.seat == seat))
    if found is not None:
        row = {"match": match, "seat": seat, "player": found.player, "orders": found.text}
        connection.execute(insert(orders), row)
