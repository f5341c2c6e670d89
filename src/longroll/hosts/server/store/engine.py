"""An engine for a database URL: `sqlite:///FILE` or `postgresql://...`."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

import sqlalchemy
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError

from longroll.kernel.error import LongrollError

BUSY: Final = 5000  # milliseconds that is waited for a lock of SQLite
CACHE: Final = 512  # KiB of pages that a connection to SQLite keeps
PRAGMAS: Final = (
    f"busy_timeout={BUSY}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"cache_size=-{CACHE}",
)
SQLITE, POSTGRESQL = "sqlite", "postgresql"
POOL: Final = 4
PATIENCE: Final = 5  # seconds that is waited for a connection to PostgreSQL
READ_ONLY: Final = "read_only"
HIDDEN: Final[Any] = {"hide_parameters": True}  # an error is logged without what people wrote


def file_url(file: Path) -> str:
    return sqlalchemy.URL.create(SQLITE, database=str(file)).render_as_string()


def read_url(database: str) -> sqlalchemy.URL:
    """Refuses what is no address of a database that can be used, in one sentence."""
    try:
        url = sqlalchemy.make_url(database)
    except (ArgumentError, ValueError):  # a port that is no number
        raise LongrollError("the address of the database must be sqlite:///FILE or postgresql://HOST/NAME") from None
    kind = url.get_backend_name()
    if kind not in (SQLITE, POSTGRESQL) or url.drivername not in (kind, "postgresql+psycopg"):
        raise LongrollError(f"a database of the kind {url.drivername!r} cannot be used: sqlite or postgresql")
    if kind == SQLITE and (url.database in (None, "", ":memory:") or "\0" in str(url.database)):
        raise LongrollError("the address of the database names no file: sqlite:///FILE")
    if kind == SQLITE and url.query:
        raise LongrollError("the address of a SQLite file ends with its name: sqlite:///FILE")
    return url.set(drivername="postgresql+psycopg") if kind == POSTGRESQL else url


def make_engine(database: str, *, create: bool = False) -> sqlalchemy.Engine:
    """`create`: a SQLite file that is missing is made; otherwise it is an error."""
    url = read_url(database)
    try:
        return make_sqlite(url, create) if url.get_backend_name() == SQLITE else make_postgresql(url)
    except ImportError:
        raise LongrollError("PostgreSQL needs the package psycopg: pip install 'longroll[club]'") from None


def make_sqlite(url: sqlalchemy.URL, create: bool) -> sqlalchemy.Engine:
    file = file_of(url)
    engine = sqlalchemy.create_engine(
        url, creator=lambda: connect_file(file, create), pool_size=POOL, max_overflow=-1, **HIDDEN
    )
    event.listen(engine, "begin", begin_sqlite)
    return engine


def connect_file(file: Path, create: bool = False) -> sqlite3.Connection:
    """A transaction begins where this program says, not where the driver thinks. A file that is made can be read by its
    owner alone, and so can those that SQLite puts beside it: there are seeds and hashes of passwords in them."""
    if create:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    address = f"{file.absolute().as_uri()}?mode={'rwc' if create else 'rw'}"
    connection = sqlite3.connect(address, uri=True, check_same_thread=False, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def file_of(url: sqlalchemy.URL) -> Path:
    return Path(url.database or "")


def begin_sqlite(connection: sqlalchemy.Connection) -> None:
    """One that writes takes the lock at once: it could not wait for it later."""
    reads = connection.get_execution_options().get(READ_ONLY, False)
    if connection.info.get(READ_ONLY) != reads:
        connection.exec_driver_sql(f"PRAGMA query_only = {int(reads)}")
        connection.info[READ_ONLY] = reads
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def make_postgresql(url: sqlalchemy.URL) -> sqlalchemy.Engine:
    """What is written by one transaction is as if no other had run at the same time, as on SQLite."""
    engine = sqlalchemy.create_engine(
        url,
        pool_size=POOL,
        max_overflow=POOL,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
        isolation_level="SERIALIZABLE",
        connect_args={"connect_timeout": PATIENCE},
        **HIDDEN,
    )
    event.listen(engine, "begin", begin_postgresql)
    return engine


def begin_postgresql(connection: sqlalchemy.Connection) -> None:
    if connection.get_execution_options().get(READ_ONLY):
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
