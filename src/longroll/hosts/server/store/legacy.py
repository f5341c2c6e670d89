"""How a SQLite file that was written before there were Alembic's migrations becomes what `0001_matches` makes.

This list is finished: its numbers are SQLite's own `user_version`. The last one says that Alembic goes on from here,
and keeps older programs away.
"""

from typing import Final

import sqlalchemy

APPLICATION: Final = 0x4C524F4C  # "LROL": marks the file as ours

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
    [
        # The header of a match is written once; what changes with every action is in a small row of its own.
        """CREATE TABLE headers (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, title TEXT NOT NULL, rules TEXT NOT NULL,
            scenario TEXT NOT NULL, options TEXT NOT NULL, origin TEXT NOT NULL, parent TEXT NOT NULL,
            parent_action INTEGER NOT NULL, created REAL NOT NULL, seed TEXT NOT NULL, seed_chosen INTEGER NOT NULL,
            rolls TEXT, position TEXT NOT NULL, pack TEXT NOT NULL)""",
        """CREATE TABLE states (
            match TEXT PRIMARY KEY REFERENCES headers (id) ON DELETE CASCADE, version INTEGER NOT NULL,
            updated REAL NOT NULL, seats TEXT NOT NULL, summary TEXT NOT NULL) WITHOUT ROWID""",
        # `events` is empty in the rows of version 0.1.0, which stored only actions and check digits.
        """CREATE TABLE history (
            match TEXT NOT NULL REFERENCES headers (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            action TEXT NOT NULL, digits TEXT NOT NULL, seat TEXT NOT NULL, dice TEXT NOT NULL, barrier TEXT NOT NULL,
            flags INTEGER NOT NULL, moment TEXT NOT NULL, events TEXT NOT NULL,
            PRIMARY KEY (match, number)) WITHOUT ROWID""",
        """CREATE TABLE checkpoints (
            match TEXT NOT NULL REFERENCES headers (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            position TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID""",
        """CREATE TABLE estimates (
            match TEXT NOT NULL REFERENCES headers (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            seat TEXT NOT NULL, bot TEXT NOT NULL, chance REAL NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID""",
        # A seed of 32 hexadecimal digits was drawn; any other was chosen by somebody.
        """INSERT INTO headers SELECT id, name, title, rules, scenario, options,
            CASE WHEN parent != '' THEN 'fork' WHEN script != '' THEN 'import' WHEN position != '' THEN 'position'
                ELSE 'new' END,
            parent, parent_action, created, seed, NOT (length(seed) = 32 AND seed NOT GLOB '*[^0-9a-f]*'),
            CASE WHEN script = '' THEN NULL ELSE script END, position, pack FROM matches""",
        """INSERT INTO states SELECT id, version, updated, seats,
            json_insert(standing, '$.version', version, '$.actions', actions) FROM matches""",
        """INSERT INTO history SELECT match, number, action, digits, '', '', '', 0, '', '' FROM actions
            ORDER BY match, number""",
        "INSERT INTO estimates SELECT match, number, seat, bot, chance FROM expectations",
        "DROP TABLE expectations",
        "DROP TABLE actions",
        "DROP TABLE matches",
    ],
    ["ALTER TABLE headers ADD COLUMN lesson TEXT NOT NULL DEFAULT ''"],
    [
        """CREATE TABLE analyses (
            match TEXT PRIMARY KEY REFERENCES headers (id) ON DELETE CASCADE, number INTEGER NOT NULL,
            result TEXT NOT NULL) WITHOUT ROWID"""
    ],
    [
        "ALTER TABLE states ADD COLUMN agreement TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE headers ADD COLUMN shares TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE leases (
            match TEXT PRIMARY KEY REFERENCES headers (id) ON DELETE CASCADE, holder TEXT NOT NULL,
            expires REAL NOT NULL) WITHOUT ROWID""",
    ],
]
VERSION: Final = len(MIGRATIONS)


def migrate(connection: sqlalchemy.Connection, version: int) -> None:
    """Carry out what is missing since that version, in the transaction of the caller."""
    for statement in [statement for statements in MIGRATIONS[version:] for statement in statements]:
        connection.exec_driver_sql(statement)


def mark(connection: sqlalchemy.Connection) -> None:
    """As a file of this program, and of no older one."""
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
    connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
