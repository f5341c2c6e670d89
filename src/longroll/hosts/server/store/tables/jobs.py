"""Jobs that wait, on SQLite; on PostgreSQL they are Procrastinate's."""

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from longroll.hosts.server.store.tables.base import metadata

jobs: Final = Table(
    "jobs",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("data", Text, nullable=False),
    Column("due", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("token", Text, nullable=False),  # another one for every job
    Index("jobs_by_due", "due"),
)
