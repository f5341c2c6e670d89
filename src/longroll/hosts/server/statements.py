"""How each kind of change is written. Nothing is written if the match is not at the version that was expected."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final

from longroll.hosts.common.rows import HEADER_COLUMNS, HISTORY_COLUMNS, write_entry, write_header, write_json
from longroll.match import HistoryEntry
from longroll.service.changes import Append, Change, Create, Delete, KeepAnalysis, SetSeats, Truncate, Upgrade
from longroll.service.stored import StoredCheckpoint

ADD_HEADER: Final = f"INSERT INTO headers ({HEADER_COLUMNS}) VALUES ({', '.join('?' * 16)})"
ADD_STATE: Final = "INSERT INTO states (match, version, updated, seats, summary) VALUES (?, ?, ?, ?, ?)"
ADD_ENTRY: Final = f"INSERT INTO history (match, number, {HISTORY_COLUMNS}) VALUES ({', '.join('?' * 10)})"
ADD_CHECKPOINT: Final = "INSERT INTO checkpoints (match, number, position) VALUES (?, ?, ?)"
ADD_ESTIMATE: Final = "INSERT INTO estimates (match, number, seat, bot, chance) VALUES (?, ?, ?, ?, ?)"
KEEP_ANALYSIS: Final = """INSERT OR REPLACE INTO analyses (match, number, result)
    SELECT id, ?, ? FROM headers WHERE id = ?"""
MOVE_ON: Final = "UPDATE states SET version = ?, updated = ?, summary = ? WHERE match = ? AND version = ?"
SET_SEATS: Final = "UPDATE states SET seats = ? WHERE match = ?"
SET_SUMMARY: Final = "UPDATE states SET summary = ? WHERE match = ? AND version = ?"
SET_RULES: Final = "UPDATE headers SET rules = ? WHERE id = ?"
DELETE: Final = "DELETE FROM headers WHERE id = ?"
NUMBERED: Final = ("history", "checkpoints", "estimates", "analyses")


def apply(connection: sqlite3.Connection, change: Change) -> bool:
    """False if the match is gone or has moved on."""
    match change:
        case Create():
            return create(connection, change)
        case Append():
            return append(connection, change)
        case Truncate():
            return truncate(connection, change)
        case SetSeats():
            return set_seats(connection, change)
        case Upgrade():
            return upgrade(connection, change)
        case KeepAnalysis():
            return connection.execute(KEEP_ANALYSIS, (*change.analysis, change.match)).rowcount == 1
        case Delete():
            return connection.execute(DELETE, (change.match,)).rowcount == 1


def create(connection: sqlite3.Connection, change: Create) -> bool:
    stored = change.stored
    state = (stored.id, stored.version, stored.updated, write_json(stored.seats), write_json(change.summary))
    connection.execute(ADD_HEADER, write_header(stored))
    connection.execute(ADD_STATE, state)
    add_entries(connection, stored.id, 0, stored.history)
    add_checkpoints(connection, stored.id, stored.checkpoints)
    return True


def append(connection: sqlite3.Connection, change: Append) -> bool:
    if not move_on(connection, change):
        return False
    add_entries(connection, change.match, change.kept, change.entries)
    if change.checkpoints:
        add_checkpoints(connection, change.match, change.checkpoints)
    if change.estimate is not None:
        connection.execute(ADD_ESTIMATE, (change.match, *change.estimate))
    return True


def truncate(connection: sqlite3.Connection, change: Truncate) -> bool:
    if not move_on(connection, change):
        return False
    for table in NUMBERED:
        connection.execute(f"DELETE FROM {table} WHERE match = ? AND number > ?", (change.match, change.kept))
    return True


def set_seats(connection: sqlite3.Connection, change: SetSeats) -> bool:
    if not move_on(connection, change):
        return False
    connection.execute(SET_SEATS, (write_json(change.seats), change.match))
    return True


def upgrade(connection: sqlite3.Connection, change: Upgrade) -> bool:
    values = (write_json(change.summary), change.match, change.expected_version)
    if connection.execute(SET_SUMMARY, values).rowcount != 1:
        return False
    connection.execute(SET_RULES, (change.rules, change.match))
    for table in ("history", "checkpoints"):
        connection.execute(f"DELETE FROM {table} WHERE match = ?", (change.match,))
    add_entries(connection, change.match, 0, change.history)
    add_checkpoints(connection, change.match, change.checkpoints)
    return True


def move_on(connection: sqlite3.Connection, change: Append | Truncate | SetSeats) -> bool:
    summary = write_json(change.summary)
    values = (change.version, change.updated, summary, change.match, change.expected_version)
    return connection.execute(MOVE_ON, values).rowcount == 1


def add_entries(connection: sqlite3.Connection, match: str, count: int, entries: Sequence[HistoryEntry]) -> None:
    if len(entries) == 1:  # the usual case, and twice as fast as a generator
        connection.execute(ADD_ENTRY, write_entry(match, count + 1, entries[0]))
        return
    rows = (write_entry(match, number, entry) for number, entry in enumerate(entries, count + 1))
    connection.executemany(ADD_ENTRY, rows)


def add_checkpoints(connection: sqlite3.Connection, match: str, checkpoints: Iterable[StoredCheckpoint]) -> None:
    connection.executemany(ADD_CHECKPOINT, ((match, number, text) for number, text in checkpoints))
