"""Standing orders, by match and seat."""

from typing import Final

from sqlalchemy import Column, Table, Text

from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.tables.matches import match_key

orders: Final = Table(
    "orders",
    metadata,
    match_key(),
    Column("seat", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("orders", Text, nullable=False),
    sqlite_with_rowid=False,
)
