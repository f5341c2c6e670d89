"""The tables of the database, and how an older database becomes one of this version.

Migrations are a numbered list of statements and the number is SQLite's own `user_version`, written in the transaction
that carries them out. One file on one machine needs no more: Alembic would add a folder of scripts, a table and a
second way to say what the tables are.
"""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, Float, ForeignKey, Integer, MetaData, String, Table

from longroll.kernel.error import LongrollError

APPLICATION: Final = 0x4C524F4C  # "LROL": marks the file as ours

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("title", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("scenario", String, nullable=False),
    Column("options", String, nullable=False),  # JSON
    Column("position", String, nullable=False),  # where the match began; empty: with its scenario
    Column("seats", String, nullable=False),  # JSON
    Column("seed", String, nullable=False),
    Column("script", String, nullable=False),  # rolls made before the seed takes over: a fork, a sealed journal
    Column("parent", String, nullable=False),
    Column("parent_action", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column(
        "standing", String, nullable=False
    ),  # JSON: what a list of matches shows, so that nothing is replayed for it
    Column("pack", String, nullable=False),  # the components that somebody brought; empty: the printed ones
)

actions = Table(
    "actions",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("action", String, nullable=False),
    Column("digits", String, nullable=False),
    sqlite_with_rowid=False,
)

expectations = Table(
    "expectations",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the action with which a computer player began its turn
    Column("seat", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("chance", Float, nullable=False),
    sqlite_with_rowid=False,
)

MIGRATIONS: Final[list[list[str]]] = [
    [
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, title TEXT NOT NULL, rules TEXT NOT NULL,
            scenario TEXT NOT NULL, options TEXT NOT NULL, position TEXT NOT NULL, seats TEXT NOT NULL,
            seed TEXT NOT NULL, script TEXT NOT NULL, parent TEXT NOT NULL, parent_action INTEGER NOT NULL,
            created REAL NOT NULL, updated REAL NOT NULL, version INTEGER NOT NULL, actions INTEGER NOT NULL,
            standing TEXT NOT NULL)""",
        """CREATE TABLE actions (
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            action TEXT NOT NULL, digits TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID""",
        f"PRAGMA application_id = {APPLICATION}",
    ],
    ["ALTER TABLE matches ADD COLUMN pack TEXT NOT NULL DEFAULT ''"],
    [
        """CREATE TABLE expectations (
            match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat TEXT NOT NULL, bot TEXT NOT NULL, chance REAL NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID"""
    ],
]
VERSION: Final = len(MIGRATIONS)


def inspect(file: Path) -> None:
    """Refuse a file that is not ours or is newer than this program, without touching it."""
    if not file.exists() or not file.stat().st_size:
        return
    try:
        connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        try:
            version, application = (
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("user_version", "application_id")
            )
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise LongrollError(f"{str(file)!r} cannot be read as a database of matches: {error}") from None
    if application != APPLICATION and (application or version):
        raise LongrollError(f"{str(file)!r} is a database of another program")
    if version > VERSION:
        raise LongrollError(
            f"{str(file)!r} was written by a newer Longroll (version {version} of the database, this one reads "
            f"{VERSION}); use the newer program, or another folder with --data"
        )


def migrate(connection: Connection) -> None:
    """Carry out what is missing, in the transaction of the caller."""
    (version,) = connection.exec_driver_sql("PRAGMA user_version").one()
    for number, statements in enumerate(MIGRATIONS[version:], version + 1):
        for statement in statements:
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql(f"PRAGMA user_version = {number}")
