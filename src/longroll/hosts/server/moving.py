"""Moves everything from a SQLite file to an empty PostgreSQL database.

The source is only read; an older one is copied, and the copy is brought up to date. The target is written in one
transaction, which ends after everything has been compared and every journal replayed. A failure before that leaves it
empty.
"""

import pkgutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import sqlalchemy
from sqlalchemy import Table, select
from sqlalchemy.exc import DBAPIError

from longroll.hosts.server.folder import lock_database
from longroll.hosts.server.store import tables
from longroll.hosts.server.store.engine import SQLITE, file_of, file_url, make_engine, read_url
from longroll.hosts.server.store.reader import find
from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.tables.jobs import jobs
from longroll.hosts.server.store.tables.matches import headers
from longroll.hosts.server.store.upgrade import first_line, inspect, name_of, prepare, upgrade
from longroll.kernel.error import LongrollError
from longroll.service.jobs import Job
from longroll.service.restore import replay

BATCH: Final = 1000
PREFIX: Final = "longroll-move-"
Say = Callable[[str], None]


class Content(NamedTuple):
    """The content of a table: the number of rows, and the sum of their hashes, whatever their order."""

    rows: int
    sum: int


def move(source: str, target: str, say: Say) -> None:
    """Move the database. Raises a `LongrollError` of one sentence if it fails; nothing has changed then."""
    origin, goal = read_url(source), read_url(target)
    if origin.get_backend_name() != SQLITE:
        raise LongrollError(f"{name_of(origin)!r} is not a SQLite file: it is on PostgreSQL already")
    if goal.get_backend_name() == SQLITE:
        raise LongrollError("--to is the address of a PostgreSQL database: postgresql://USER:PASSWORD@HOST/NAME")
    file = file_of(origin)
    if not file.is_file():
        raise LongrollError(f"there is no database {str(file)!r}")
    inspect(file)
    with lock_database(source), copy_of(file) as copy, connect(copy) as reading, connect(target) as writing:
        fill(reading, writing, name_of(goal), say)
        writing.commit()


@contextmanager
def copy_of(file: Path) -> Iterator[str]:
    """A copy of the file that is brought up to date. It is beside the file, because it holds secrets. The copy of a
    move that was killed is removed."""
    for former in file.parent.glob(f"{PREFIX}*"):
        rmtree(former)
    with TemporaryDirectory(prefix=PREFIX, dir=file.parent) as folder:
        copy = Path(folder) / file.name
        address = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as here, closing(sqlite3.connect(copy)) as there:
            here.backup(there)
        prepare(file_url(copy))
        yield file_url(copy)


@contextmanager
def connect(database: str) -> Iterator[sqlalchemy.Connection]:
    engine = make_engine(database)
    try:
        with engine.connect() as connection:
            yield connection
    except (DBAPIError, OSError) as error:
        raise LongrollError(f"{name_of(read_url(database))!r} cannot be used: {first_line(error)}") from None
    finally:
        engine.dispose()


def fill(source: sqlalchemy.Connection, target: sqlalchemy.Connection, shown: str, say: Say) -> None:
    if found := sqlalchemy.inspect(target).get_table_names():
        raise LongrollError(f"{shown!r} is not empty (it has a table {found[0]!r}); name an empty database")
    upgrade(target, shown)
    for table in tables_in_order():
        say(f"{table.name}: {copy_rows(source, target, table)} rows")
    say(f"jobs: {copy_jobs(source, target)} rows")
    for table in tables_in_order():
        if content(source, table) != content(target, table):
            raise LongrollError(f"the table {table.name!r} is not the same in {shown!r}; nothing was moved")
    say(replay_all(target))


def tables_in_order() -> list[Table]:
    """Every table; a table comes after those that it refers to. Jobs are left out, because PostgreSQL stores waiting
    jobs in another way."""
    for module in pkgutil.iter_modules(tables.__path__):
        import_module(f"{tables.__name__}.{module.name}")
    return [table for table in metadata.sorted_tables if table is not jobs]


def rows_of(connection: sqlalchemy.Connection, table: Table) -> Iterator[Any]:
    """The rows of a table, a few at a time, however many there are."""
    found = connection.execution_options(yield_per=BATCH).execute(select(table))
    yield from found


def copy_rows(source: sqlalchemy.Connection, target: sqlalchemy.Connection, table: Table) -> int:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    driver: Any = target.connection.driver_connection
    count = 0
    try:
        with driver.cursor() as cursor, cursor.copy(f'COPY "{table.name}" ({names}) FROM STDIN') as copy:
            for row in rows_of(source, table):
                copy.write_row(row)
                count += 1
    except driver_errors() as error:
        raise LongrollError(
            f"a row of the table {table.name!r} cannot be written: {first_line(error)}; nothing was moved"
        ) from None
    return count


def driver_errors() -> type[Exception]:
    import psycopg

    return psycopg.Error


def copy_jobs(source: sqlalchemy.Connection, target: sqlalchemy.Connection) -> int:
    from longroll.hosts.server.jobs.queue_jobs import insert_waiting

    rows = list(rows_of(source, jobs))
    insert_waiting(target, [(Job(row.kind, row.key, row.data, row.due), row.failures) for row in rows])
    return len(rows)


def content(connection: sqlalchemy.Connection, table: Table) -> Content:
    count = total = 0
    for row in rows_of(connection, table):
        count += 1
        total += int.from_bytes(sha256(repr(tuple(row)).encode(errors="surrogatepass")).digest()[:16])
    return Content(count, total)


def replay_all(target: sqlalchemy.Connection) -> str:
    """Replay every match. The rows are the same, so what does not replay here did not replay before."""
    matches = actions = differing = 0
    for match in list(target.execute(select(headers.c.id)).scalars()):
        stored = find(target, match)
        assert stored is not None
        matches, actions = matches + 1, actions + len(stored.history)
        try:
            differing += replay(stored).damage is not None
        except LongrollError:
            differing += 1
    report = f"replayed {matches} matches with {actions} actions"
    return report + (f"; {differing} of them differ under the rules of today, as before" if differing else "")
