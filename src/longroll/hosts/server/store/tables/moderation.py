"""What is done about people and results. Rows of the audit log are never changed."""

from typing import Final

from sqlalchemy import Index, Table

from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.tables.columns import key, text, time

audit: Final = Table(
    "audit",
    metadata,
    key("id"),  # grows with the time
    time("at"),
    text("actor"),  # a player; empty: the operator, on the command line
    text("action"),
    text("person"),
    text("match"),
    text("report"),
    text("detail"),
    Index("audit_of_person", "person", "id"),
)

mutes: Final = Table(
    "mutes",
    metadata,
    key("player"),
    time("until"),
)
