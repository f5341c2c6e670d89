"""A backup while the server runs: all tables as they are at one moment. A reader never holds up those who write, on
SQLite (WAL) or on PostgreSQL (repeatable read)."""

import os
from pathlib import Path
from time import time
from typing import BinaryIO, Final

import sqlalchemy
from sqlalchemy import MetaData, Table
from sqlalchemy.exc import DBAPIError

from longroll.hosts.server.operations.console import carry_out, check_exists, moderation_of
from longroll.hosts.server.operations.dump import DumpWriter, Head
from longroll.hosts.server.store.engine import READ_ONLY, make_engine, read_url
from longroll.hosts.server.store.upgrade import ALEMBIC, find_revision, first_line, name_of, revisions
from longroll.kernel.error import LongrollError
from longroll.service.moderation.ports import BACKUP

LEFT_OUT: Final = (ALEMBIC, "jobs")
OTHERS: Final = ("procrastinate_", "sqlite_")
"""Left out are the queues of jobs, which differ between databases and only say that there may be work, and what is
SQLite's own."""

AT_ONCE: Final = 1000  # rows that are fetched together


def backup(database: str, file: Path) -> int:
    """Write a new file that only its owner can read; says how many rows it has. The file appears under its name when it
    is whole and on the disk."""
    check_exists(database)
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    if file.exists():
        raise LongrollError(f"{str(file)!r} exists; it is left as it is")
    try:
        opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(opened, "wb") as stream:
                rows = dump(database, stream)
                stream.flush()
                os.fsync(stream.fileno())
            os.link(part, file)  # unlike a rename it never replaces another
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise LongrollError(f"{str(file)!r} cannot be written: {error.strerror}") from None
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
    """Is it one of this version? An older one is not brought up to date by being saved."""
    engine = make_engine(database)
    try:
        with engine.connect() as connection:
            return find_revision(connection, name_of(read_url(database))) == revisions()[-1]
    finally:
        engine.dispose()


def tables_of(connection: sqlalchemy.Connection) -> list[Table]:
    """As the database has them, those that others refer to first."""
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
