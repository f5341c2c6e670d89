"""Makes a backup while the server runs: all tables as they are at one moment. A reader never holds up writers, on
SQLite (WAL) or on PostgreSQL (repeatable read)."""

from pathlib import Path
from time import time
from typing import BinaryIO, Final

import sqlalchemy
from sqlalchemy import MetaData, Table
from sqlalchemy.exc import DBAPIError

from longroll.hosts.server.operations.console import carry_out, check_exists, moderation_of
from longroll.hosts.server.operations.dump import DumpWriter, Head
from longroll.hosts.server.operations.new_file import new_file
from longroll.hosts.server.store.engine import READ_ONLY, make_engine, read_url
from longroll.hosts.server.store.upgrade import ALEMBIC, find_revision, first_line, name_of, revisions
from longroll.kernel.error import LongrollError
from longroll.service.moderation.ports import BACKUP

LEFT_OUT: Final = (ALEMBIC, "jobs")
OTHERS: Final = ("procrastinate_", "sqlite_")
"""Tables that are left out: the queues of jobs, which differ between databases and only say that there may be work, and
SQLite's own tables."""

AT_ONCE: Final = 1000  # rows that are fetched together


def backup(database: str, file: Path) -> int:
    """Write a backup to a new file. Returns its number of rows."""
    check_exists(database)
    with new_file(file) as stream:
        rows = dump(database, stream)
    if find_newest(database):
        carry_out(database, lambda records: moderation_of(records).log("", BACKUP, detail=f"{rows} rows"))
    return rows


def dump(database: str, stream: BinaryIO) -> int:
    shown = name_of(read_url(database))
    engine = make_engine(database)
    try:
        reading = engine.execution_options(**{READ_ONLY: True})
        with reading.connect() as connection, connection.begin():
            revision = find_revision(connection, shown)
            if revision is None:
                raise LongrollError(f"{shown!r} is older than any backup: open it once with this Longroll first")
            writer = DumpWriter(stream, Head(revision, time()))
            for table in tables_of(connection):
                dump_table(connection, table, writer)
            writer.finish()
            return writer.rows
    except DBAPIError as error:
        raise LongrollError(f"the database {shown!r} cannot be read: {first_line(error)}") from None
    finally:
        engine.dispose()


def find_newest(database: str) -> bool:
    """Check that the database has the newest revision. A backup does not bring an older one up to date."""
    engine = make_engine(database)
    try:
        with engine.connect() as connection:
            return find_revision(connection, name_of(read_url(database))) == revisions()[-1]
    finally:
        engine.dispose()


def tables_of(connection: sqlalchemy.Connection) -> list[Table]:
    """The tables that the database has; a table comes after those that it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name not in LEFT_OUT and not name.startswith(OTHERS))
    return found.sorted_tables


def dump_table(connection: sqlalchemy.Connection, table: Table, writer: DumpWriter) -> None:
    writer.start(table.name, table.columns.keys())
    query = sqlalchemy.select(table).order_by(*table.primary_key.columns)
    rows = connection.execute(query.execution_options(stream_results=True))
    for part in rows.partitions(AT_ONCE):
        for row in part:
            writer.add(row)
