"""Restores a backup into an empty database of any kind. The file is first read to its end. Then all of it is written in
one transaction, at its own revision, and brought up to date."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy
from sqlalchemy.exc import DBAPIError

from longroll.hosts.server.folder import lock_database
from longroll.hosts.server.operations.backup import tables_of
from longroll.hosts.server.operations.console import carry_out, moderation_of
from longroll.hosts.server.operations.dump_reader import bad_line, check_whole, read_head
from longroll.hosts.server.operations.restored_rows import write_rows
from longroll.hosts.server.store import legacy
from longroll.hosts.server.store.engine import SQLITE, file_of, make_engine, read_url
from longroll.hosts.server.store.upgrade import (
    LOCK,
    find_revision,
    first_line,
    inspect,
    name_of,
    newer,
    revisions,
    run_alembic,
)
from longroll.kernel.error import LongrollError
from longroll.service.moderation.ports import RESTORE


def restore(database: str, file: Path) -> int:
    """Restore a backup. Returns the number of rows. A database that is newer, not ours, not empty or in use by a server
    is left as it is."""
    head, rows = read_head(file), check_whole(file)
    if head.revision > revisions()[-1]:
        raise newer(str(file), head.revision, revisions()[-1])
    if head.revision not in revisions():
        raise bad_line(file, 1, "", f"there is no revision {head.revision[:60]!r} of the database")
    url = read_url(database)
    if url.get_backend_name() == SQLITE:
        inspect(file_of(url))
    with lock_database(database), nothing_left(url):
        fill(database, file, head.revision)
    carry_out(database, lambda records: moderation_of(records).log("", RESTORE, detail=f"{rows} rows"))
    return rows


@contextmanager
def nothing_left(url: sqlalchemy.URL) -> Iterator[None]:
    """Remove a SQLite file that was made for a backup that could not be restored."""
    made = url.get_backend_name() == SQLITE and not file_of(url).exists()
    try:
        yield
    except BaseException:
        for ending in ("", "-wal", "-shm") if made else ():
            file_of(url).with_name(file_of(url).name + ending).unlink(missing_ok=True)
        raise


def fill(database: str, file: Path, revision: str) -> None:
    shown = name_of(read_url(database))
    engine = make_engine(database, create=True)
    try:
        with engine.connect() as connection, connection.begin():
            sqlite = connection.dialect.name == SQLITE
            if not sqlite:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            make_tables(connection, shown, revision)
            write_rows(connection, file)
            run_alembic(connection, "head")
            if sqlite:
                legacy.mark(connection)
    except DBAPIError as error:
        raise LongrollError(f"the backup cannot be written to {shown!r}: {first_line(error)}") from None
    finally:
        engine.dispose()


def make_tables(connection: sqlalchemy.Connection, shown: str, revision: str) -> None:
    """Make the tables of the backup's revision. Existing tables must be empty, and are made again."""
    reached = find_revision(connection, shown)
    present = tables_of(connection) if reached is not None else []
    for table in present:
        if connection.execute(sqlalchemy.select(sqlalchemy.literal(1)).select_from(table).limit(1)).first():
            raise LongrollError(f"{shown!r} is not empty; a backup is restored into a new database only")
    if reached is not None and reached != revision:
        raise LongrollError(
            f"{shown!r} has the tables of another version than the backup; restore it into a database without tables"
        )
    if reached is None:
        run_alembic(connection, revision)
