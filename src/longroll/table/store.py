"""Reading and writing rows. Whoever writes gives a connection of the scribe's, so that all writing is in one place."""

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from time import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, bindparam, create_engine, event, select
from sqlalchemy.exc import DBAPIError

from longroll.kernel.error import LongrollError
from longroll.kernel.journal import Entry
from longroll.table.record import Record
from longroll.table.schema import actions, expectations, inspect, matches, migrate

SELECT_VERSION = select(matches.c.version).where(matches.c.id == bindparam("of"))
SELECT_ENTRIES = (
    select(actions.c.action, actions.c.digits).where(actions.c.match == bindparam("of")).order_by(actions.c.number)
)
SELECT_EXPECTATIONS = (
    select(expectations.c.number, expectations.c.seat, expectations.c.bot, expectations.c.chance)
    .where(expectations.c.match == bindparam("of"))
    .order_by(expectations.c.number)
)
# What is written goes straight to the driver, a thousand times a second: the layer above it costs four times as much.
COLUMNS = [column.name for column in matches.columns]
ADD = f"INSERT INTO matches ({', '.join(COLUMNS)}) VALUES (:{', :'.join(COLUMNS)})"
MOVE_ON = "UPDATE matches SET version = ?, actions = ?, updated = ?, standing = ? WHERE id = ? AND version = ?"
APPEND = "INSERT INTO actions (match, number, action, digits) VALUES (?, ?, ?, ?)"
TAKE_BACK = "DELETE FROM actions WHERE match = ? AND number = ?"
EXPECT = "INSERT INTO expectations (match, number, seat, bot, chance) VALUES (?, ?, ?, ?, ?)"
EXPECT_NO_MORE = "DELETE FROM expectations WHERE match = ? AND number = ?"
RESEAT = "UPDATE matches SET seats = ? WHERE id = ?"
REMOVE = "DELETE FROM matches WHERE id = ?"
BUSY = 5000  # milliseconds
FIXED = ("id", "name", "title", "rules", "pack", "scenario", "position", "seed", "parent", "parent_action", "created")
LISTED = [column for column in matches.columns if column.name not in ("pack", "position", "script")]


class Step(NamedTuple):
    """A change of a match as the database sees it."""

    match: str
    seen: int  # the version that was changed
    version: int  # the one it has become
    actions: int  # how many there are now
    standing: bytes


class Expectation(NamedTuple):
    """The chance to win that a computer player expected when it began its turn with an action."""

    number: int
    seat: str
    bot: str
    chance: float


class Row(NamedTuple):
    """A match with all its actions."""

    record: Record
    entries: list[Entry]


class Store:
    def __init__(self, file: Path) -> None:
        inspect(file)
        self.file = file
        self.reader = make_engine(file, "BEGIN")
        builder = make_engine(file, "BEGIN IMMEDIATE")
        try:
            with builder.begin() as connection:
                migrate(connection)
        except DBAPIError as error:
            raise LongrollError(f"the database {str(file)!r} cannot be used: {error.orig}") from None
        finally:
            builder.dispose()
        self.identity = identify(file)

    def close(self) -> None:
        self.reader.dispose()

    def connect(self) -> sqlite3.Connection:
        """A connection for writing. It does not wait for a lock: the scribe does, without holding up the event loop."""
        connection = sqlite3.connect(f"{self.file.absolute().as_uri()}?mode=rw", uri=True, check_same_thread=False)
        prepare(connection)
        connection.execute("PRAGMA busy_timeout=0")
        return connection

    def check(self) -> None:
        """Refuse to write to a file that is no longer there: it would be gone with the program."""
        if identify(self.file) != self.identity:
            raise sqlite3.OperationalError("the database file was removed or replaced")

    # --- reading

    def version(self, match: str) -> int | None:
        with self.reader.connect() as connection:
            return connection.execute(SELECT_VERSION, {"of": match}).scalar_one_or_none()

    def find(self, match: str) -> Row | None:
        """A match and its actions, read in one transaction."""
        with self.reader.connect() as connection:
            row = connection.execute(select(matches).where(matches.c.id == match)).mappings().one_or_none()
            if row is None:
                return None
            entries = connection.execute(SELECT_ENTRIES, {"of": match}).all()
        return Row(read_record(row), [Entry(action, digits) for action, digits in entries])

    def expectations(self, match: str) -> list[Expectation]:
        with self.reader.connect() as connection:
            return [Expectation(*row) for row in connection.execute(SELECT_EXPECTATIONS, {"of": match})]

    def newest(self, limit: int) -> list[dict[str, Any]]:
        """What a list of matches shows."""
        with self.reader.connect() as connection:
            newest_first = select(*LISTED).order_by(matches.c.updated.desc(), matches.c.id).limit(limit)
            return [read_summary(row) for row in connection.execute(newest_first).mappings()]


# --- writing


def add(connection: sqlite3.Connection, record: Record, entries: Iterable[Entry], standing: bytes) -> None:
    rows = [(record.id, number, entry.action, entry.check) for number, entry in enumerate(entries, 1)]
    connection.execute(ADD, write_record(record, len(rows), standing))
    connection.executemany(APPEND, rows)


def append(connection: sqlite3.Connection, step: Step, entry: Entry) -> bool:
    """False if the match is no longer at the version that was seen; nothing is written then."""
    if not move_on(connection, step):
        return False
    connection.execute(APPEND, (step.match, step.actions, entry.action, entry.check))
    return True


def take_back(connection: sqlite3.Connection, step: Step) -> bool:
    if not move_on(connection, step):
        return False
    connection.execute(TAKE_BACK, (step.match, step.actions + 1))
    connection.execute(EXPECT_NO_MORE, (step.match, step.actions + 1))
    return True


def expect(connection: sqlite3.Connection, match: str, expected: Expectation) -> None:
    connection.execute(EXPECT, (match, *expected))


def reseat(connection: sqlite3.Connection, step: Step, seats: Mapping[str, str]) -> bool:
    if not move_on(connection, step):
        return False
    connection.execute(RESEAT, (msgspec.json.encode(seats).decode(), step.match))
    return True


def move_on(connection: sqlite3.Connection, step: Step) -> bool:
    values = (step.version, step.actions, time(), step.standing.decode(), step.match, step.seen)
    return connection.execute(MOVE_ON, values).rowcount == 1


def remove(connection: sqlite3.Connection, match: str) -> bool:
    return connection.execute(REMOVE, (match,)).rowcount == 1


# --- rows


def write_record(record: Record, count: int, standing: bytes) -> dict[str, Any]:
    return {
        **{name: getattr(record, name) for name in FIXED},
        "options": msgspec.json.encode(record.options).decode(),
        "seats": msgspec.json.encode(record.seats).decode(),
        "script": " ".join(map(str, record.script)),
        "updated": record.created,
        "version": record.version,
        "actions": count,
        "standing": standing.decode(),
    }


def read_record(row: RowMapping) -> Record:
    return Record(
        **{name: row[name] for name in FIXED},
        options=msgspec.json.decode(row["options"]),
        seats=msgspec.json.decode(row["seats"]),
        script=tuple(map(int, row["script"].split())),
        version=row["version"],
    )


def read_summary(row: RowMapping) -> dict[str, Any]:
    shown = ("id", "name", "title", "rules", "scenario", "parent", "parent_action", "created", "updated", "version")
    return {
        **{name: row[name] for name in shown},
        "actions": row["actions"],
        "options": msgspec.json.decode(row["options"]),
        "seats": msgspec.json.decode(row["seats"]),
        **msgspec.json.decode(row["standing"]),
    }


def make_engine(file: Path, start: str) -> Engine:
    """An engine whose transactions begin with `start`."""
    engine = create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        prepare(connection)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(start)

    return engine


def identify(file: Path) -> tuple[int, int] | None:
    """Which file it is, whatever its name; none if there is none."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def prepare(connection: sqlite3.Connection) -> None:
    connection.isolation_level = None
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
