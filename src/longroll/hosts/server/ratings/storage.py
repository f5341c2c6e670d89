"""The storage of ratings, over `Records`."""

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection

from longroll.hosts.server.ratings.book import SqlBook
from longroll.hosts.server.store.engine import POSTGRESQL
from longroll.hosts.server.store.records import Records
from longroll.service.ratings.ports import RatingBook

T = TypeVar("T")
ALONE: Final = "LOCK TABLE rated_matches IN EXCLUSIVE MODE"
"""The first statement of a transaction of PostgreSQL. It makes the transaction see what others have written before.
SQLite has only one writer."""


class SqlRatings:
    def __init__(self, records: Records) -> None:
        self.records = records

    async def read(self, work: Callable[[RatingBook], T]) -> T:
        return await self.records.read(lambda connection: work(SqlBook(connection)))

    async def write(self, work: Callable[[RatingBook], T]) -> T:
        def alone(connection: Connection) -> T:
            if connection.dialect.name == POSTGRESQL:
                connection.exec_driver_sql(ALONE)
            return work(SqlBook(connection))

        return await self.records.write(alone)
