"""How each kind of change is written: one statement that must find the match as it was expected, and those after it."""

from collections.abc import Iterable, Mapping, Sequence

from longroll.hosts.common.rows import write_entry, write_header, write_json
from longroll.hosts.server.store.statements import CUT, Statement
from longroll.match import HistoryEntry
from longroll.service.changes import (
    Append,
    Change,
    Create,
    Delete,
    KeepAnalysis,
    SetAgreement,
    SetSeats,
    Truncate,
    Upgrade,
)
from longroll.service.finished import FinishedMatch
from longroll.service.stored import StoredCheckpoint

Row = tuple[object, ...]
Write = tuple[Statement, Row]


def first_write(change: Change) -> Write:
    """Changes one row; if it changes none, the match is gone or has moved on, and nothing else is written."""
    match change:
        case Append() | Truncate() | SetSeats() | SetAgreement():
            summary = write_json(change.summary)
            moved = (change.version, change.updated, summary, change.agreement, change.match, change.expected_version)
            return Statement.MOVE_ON, moved
        case Create():
            return Statement.ADD_HEADER, write_header(change.stored)
        case Upgrade():
            return Statement.SET_SUMMARY, (write_json(change.summary), change.match, change.expected_version)
        case KeepAnalysis():
            return Statement.KEEP_ANALYSIS, (*change.analysis, change.match)
        case Delete():
            return Statement.DELETE, (change.match,)


def other_writes(change: Change) -> list[Write]:
    match change:
        case Append():
            return append(change)
        case Truncate():
            return [(statement, (change.match, change.kept)) for statement in CUT]
        case SetSeats():
            seats = (Statement.SET_SEATS, (write_json(change.seats), change.match))
            return [seats, (Statement.DROP_PLAYERS, (change.match,)), *add_players(change.match, change.seats)]
        case Create():
            return create(change)
        case Upgrade():
            return upgrade(change)
        case SetAgreement():
            shown = [(Statement.SET_ACCESS, (change.access, change.match))] if change.access else []
            return finish(change.finished) + shown
        case KeepAnalysis() | Delete():
            return []


def append(change: Append) -> list[Write]:
    if len(change.entries) == 1:  # the usual case
        writes = [(Statement.ADD_ENTRY, write_entry(change.match, change.kept + 1, change.entries[0]))]
    else:
        writes = add_entries(change.match, change.kept, change.entries)
    if change.checkpoints:
        writes += add_checkpoints(change.match, change.checkpoints)
    if change.estimate is not None:
        writes.append((Statement.ADD_ESTIMATE, (change.match, *change.estimate)))
    return writes + finish(change.finished)


def finish(finished: FinishedMatch | None) -> list[Write]:
    if finished is None:
        return []
    match, at = finished.match, finished.at
    row = {**finished._asdict(), "options": write_json(finished.options)}
    del row["seats"]
    return [
        (Statement.ADD_FINISHED, tuple(row.values())),
        *((Statement.ADD_FINISHED_SEAT, (match, *seat, at)) for seat in finished.seats),
        *((Statement.ADD_FINISHED_OPTION, (match, *option, at)) for option in finished.options.items()),
    ]


def create(change: Create) -> list[Write]:
    stored = change.stored
    seats, summary = write_json(stored.seats), write_json(change.summary)
    state = (stored.id, stored.version, stored.updated, seats, summary, stored.agreement)
    return [
        (Statement.ADD_STATE, state),
        *([] if stored.lesson else add_players(stored.id, stored.seats)),
        *add_entries(stored.id, 0, stored.history),
        *add_checkpoints(stored.id, stored.checkpoints),
    ]


def upgrade(change: Upgrade) -> list[Write]:
    return [
        (Statement.SET_RULES, (change.rules, change.match)),
        (Statement.CUT_HISTORY, (change.match, 0)),
        (Statement.CUT_CHECKPOINTS, (change.match, -1)),
        *add_entries(change.match, 0, change.history),
        *add_checkpoints(change.match, change.checkpoints),
    ]


def add_players(match: str, seats: Mapping[str, str]) -> list[Write]:
    return [(Statement.ADD_PLAYER, (match, player)) for player in dict.fromkeys(seats.values())]


def add_entries(match: str, count: int, entries: Sequence[HistoryEntry]) -> list[Write]:
    return [(Statement.ADD_ENTRY, write_entry(match, number, entry)) for number, entry in enumerate(entries, count + 1)]


def add_checkpoints(match: str, checkpoints: Iterable[StoredCheckpoint]) -> list[Write]:
    return [(Statement.ADD_CHECKPOINT, (match, number, text)) for number, text in checkpoints]
