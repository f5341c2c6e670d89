"""The statements of the hot path: built from the tables, compiled once for each kind of database to what its driver
takes, with the parameters in the order that is written here."""

from collections.abc import Mapping
from enum import IntEnum, auto
from functools import cache
from typing import Any, Final

from sqlalchemy import Dialect, bindparam, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.postgresql.base import PGDialect
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.sql import ClauseElement

from longroll.hosts.server.store.engine import SQLITE
from longroll.hosts.server.store.tables.matches import (
    analyses,
    checkpoints,
    estimates,
    headers,
    history,
    match_players,
    states,
)
from longroll.hosts.server.store.tables.results import finished, finished_options, finished_seats

Sql = Mapping["Statement", str]


class Statement(IntEnum):
    """In the order in which those of several matches may be carried out together."""

    DELETE = auto()
    MOVE_ON = auto()
    SET_SUMMARY = auto()
    SET_SEATS = auto()
    DROP_PLAYERS = auto()
    SET_RULES = auto()
    CUT_HISTORY = auto()
    CUT_CHECKPOINTS = auto()
    CUT_ESTIMATES = auto()
    CUT_ANALYSES = auto()
    ADD_HEADER = auto()
    ADD_STATE = auto()
    ADD_PLAYER = auto()
    ADD_ENTRY = auto()
    ADD_CHECKPOINT = auto()
    ADD_ESTIMATE = auto()
    ADD_FINISHED = auto()
    ADD_FINISHED_SEAT = auto()
    ADD_FINISHED_OPTION = auto()
    SET_ACCESS = auto()
    KEEP_ANALYSIS = auto()
    FIND_VERSION = auto()


ADDED: Final = {
    Statement.ADD_HEADER: headers,
    Statement.ADD_STATE: states,
    Statement.ADD_PLAYER: match_players,
    Statement.ADD_ENTRY: history,
    Statement.ADD_CHECKPOINT: checkpoints,
    Statement.ADD_ESTIMATE: estimates,
    Statement.ADD_FINISHED: finished,
    Statement.ADD_FINISHED_SEAT: finished_seats,
    Statement.ADD_FINISHED_OPTION: finished_options,
}
"""Where a whole row is added, its values in the order of the columns."""

CUT: Final = {
    Statement.CUT_HISTORY: history,
    Statement.CUT_CHECKPOINTS: checkpoints,
    Statement.CUT_ESTIMATES: estimates,
    Statement.CUT_ANALYSES: analyses,
}
"""Where everything after a number is removed: match, number."""


@cache
def compile_all(kind: str) -> Sql:
    dialect = SQLiteDialect(paramstyle="qmark") if kind == SQLITE else postgresql_dialect()
    compiled = {name: compile_one(dialect, element, given) for name, (element, given) in build(kind).items()}
    for name, table in ADDED.items():
        compiled[name] = compile_one(dialect, insert(table), " ".join(table.columns.keys()))
    if kind == SQLITE:  # one that is there already is left alone, and fails nobody else's change
        added = sqlite_insert(headers).on_conflict_do_nothing()
        compiled[Statement.ADD_HEADER] = compile_one(dialect, added, " ".join(headers.columns.keys()))
    return compiled


def postgresql_dialect() -> Dialect:
    made: Dialect = PGDialect(paramstyle="format")  # type: ignore[no-untyped-call]
    return made


def build(kind: str) -> dict[Statement, tuple[ClauseElement, str]]:
    """Each with the names of its parameters, in their order."""
    at_match, at_version = states.c.match == bindparam("at"), states.c.version == bindparam("expected")
    moved: dict[str, Any] = {name: bindparam(f"new_{name}") for name in ("version", "updated", "summary", "agreement")}
    return {
        Statement.DELETE: (delete(headers).where(headers.c.id == bindparam("at")), "at"),
        Statement.MOVE_ON: (
            update(states).where(at_match, at_version).values(moved),
            "new_version new_updated new_summary new_agreement at expected",
        ),
        Statement.SET_SUMMARY: (
            update(states).where(at_match, at_version).values(summary=bindparam("new")),
            "new at expected",
        ),
        Statement.SET_SEATS: (update(states).where(at_match).values(seats=bindparam("new")), "new at"),
        Statement.DROP_PLAYERS: (delete(match_players).where(match_players.c.match == bindparam("at")), "at"),
        Statement.SET_ACCESS: (
            update(finished).where(finished.c.match == bindparam("at")).values(access=bindparam("new")),
            "new at",
        ),
        Statement.SET_RULES: (
            update(headers).where(headers.c.id == bindparam("at")).values(rules=bindparam("new")),
            "new at",
        ),
        **{
            name: (delete(table).where(table.c.match == bindparam("at"), table.c.number > bindparam("kept")), "at kept")
            for name, table in CUT.items()
        },
        Statement.KEEP_ANALYSIS: (keep_analysis(kind), "kept result at"),
        Statement.FIND_VERSION: (select(states.c.version).where(at_match), "at"),
    }


def keep_analysis(kind: str) -> ClauseElement:
    """Of a match that is still there, in place of an earlier one."""
    found = select(
        headers.c.id, bindparam("kept", type_=analyses.c.number.type), bindparam("result", type_=analyses.c.result.type)
    ).where(headers.c.id == bindparam("at"))
    added: Any = (sqlite_insert if kind == SQLITE else postgresql_insert)(analyses)
    added = added.from_select(["match", "number", "result"], found)
    replaced = {"number": added.excluded.number, "result": added.excluded.result}
    kept: ClauseElement = added.on_conflict_do_update(index_elements=["match"], set_=replaced)
    return kept


def compile_one(dialect: Dialect, element: ClauseElement, given: str) -> str:
    compiled: Any = element.compile(dialect=dialect)
    if compiled.positiontup != given.split():
        raise AssertionError(f"the parameters are {compiled.positiontup}, not {given}")
    return str(compiled)
