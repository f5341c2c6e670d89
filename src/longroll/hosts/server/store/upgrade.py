"""Make the tables of a database, or bring them up to date. A database that is not ours, or newer, is not touched."""

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Lock
from typing import Final

import sqlalchemy
from sqlalchemy.exc import DBAPIError

from longroll.hosts.server.store import legacy
from longroll.hosts.server.store.engine import SQLITE, file_of, make_engine, read_url
from longroll.kernel.error import LongrollError

VERSIONS: Final = Path(__file__).parent / "migrations" / "versions"
SCRIPTS: Final = "longroll.hosts.server.store:migrations"
BEGUN: Final = "0001_matches"
LOCK: Final = 0x4C524F4C  # of PostgreSQL: one server at a time
ALEMBIC: Final = "alembic_version"
REACHED: Final = f"SELECT max(version_num) FROM {ALEMBIC}"
ALONE: Final = Lock()  # Alembic works with one database at a time


def revisions() -> list[str]:
    """From the first to the last: a file has the name of its revision."""
    return sorted(file.stem for file in VERSIONS.glob("[0-9]*.py"))


def prepare(database: str) -> None:
    """Raises a `LongrollError` of one sentence."""
    url = read_url(database)
    if url.get_backend_name() == SQLITE:
        inspect(file_of(url))
    shown = name_of(url)
    engine = make_engine(database, create=True)
    try:
        with engine.connect() as connection, connection.begin():
            upgrade(connection, shown)
    except (DBAPIError, OSError) as error:
        remedy = (
            "name a file that this user can write" if url.get_backend_name() == SQLITE else "start it, or correct this"
        )
        raise LongrollError(f"the database {shown!r} cannot be used: {first_line(error)}; {remedy}") from None
    finally:
        engine.dispose()


def inspect(file: Path) -> None:
    """Refuse a file that is not ours or is newer than this program, without touching it."""
    if not file.exists() or not file.stat().st_size:
        return
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            version, application = (
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("user_version", "application_id")
            )
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            reached = connection.execute(REACHED).fetchone()[0] if ALEMBIC in tables else None
    except sqlite3.Error as error:
        raise LongrollError(
            f"{str(file)!r} cannot be read as a database of matches: {error}; name another file"
        ) from None
    if application != legacy.APPLICATION and (application or version or tables):
        raise LongrollError(f"{str(file)!r} is a database of another program; name another file")
    if version > legacy.VERSION:
        raise newer(str(file), str(version), str(legacy.VERSION))
    check_revision(str(file), reached)


def upgrade(connection: sqlalchemy.Connection, shown: str) -> None:
    """In the transaction of the caller: all of it or nothing."""
    sqlite = connection.dialect.name == SQLITE
    if not sqlite:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    reached = find_revision(connection, shown)
    version = connection.exec_driver_sql("PRAGMA user_version").scalar_one() if sqlite else 0
    if 0 < version < legacy.VERSION:
        legacy.migrate(connection, version)
        run_alembic(connection, BEGUN, only_mark=True)
    if reached != revisions()[-1]:
        run_alembic(connection, "head")
    if sqlite and version != legacy.VERSION:
        legacy.mark(connection)


def find_revision(connection: sqlalchemy.Connection, shown: str) -> str | None:
    tables = sqlalchemy.inspect(connection).get_table_names()
    if ALEMBIC in tables:
        reached: str | None = connection.exec_driver_sql(REACHED).scalar_one()
        check_revision(shown, reached)
        return reached
    if tables and connection.dialect.name != SQLITE:
        raise LongrollError(f"{shown!r} is a database of another program; name another file")
    return None


def check_revision(shown: str, reached: str | None) -> None:
    known = revisions()
    if reached is None or reached in known:
        return
    if reached > known[-1]:
        raise newer(shown, reached, known[-1])
    raise LongrollError(f"{shown!r} is a database of another program; name another file")


def run_alembic(connection: sqlalchemy.Connection, goal: str, *, only_mark: bool = False) -> None:
    """It is imported only where there is something to do: that takes as long as the rest of the start."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", SCRIPTS)
    with ALONE:
        (command.stamp if only_mark else command.upgrade)(config, goal)


def newer(shown: str, theirs: str, ours: str) -> LongrollError:
    return LongrollError(
        f"{shown!r} was written by a newer Longroll (version {theirs} of the database, this one reads {ours}); use the "
        "newer program, or another folder with --data"
    )


def name_of(url: sqlalchemy.URL) -> str:
    """The address without the password."""
    if url.get_backend_name() == SQLITE:
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string()


def first_line(error: Exception) -> str:
    original = getattr(error, "orig", None) or error
    return str(original).strip().partition("\n")[0]
