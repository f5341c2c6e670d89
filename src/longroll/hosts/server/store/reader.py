"""Reading matches, the same from both kinds of database."""

import logging
from collections.abc import Callable
from typing import Final, TypeVar

import sqlalchemy
from sqlalchemy import bindparam, select

from longroll.hosts.common.codec import DecodeError, decode
from longroll.hosts.common.rows import HISTORY_COLUMNS, read_match, read_summary
from longroll.hosts.server.store.failures import failure
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.matches import (
    analyses,
    checkpoints,
    estimates,
    headers,
    history,
    match_players,
    states,
)
from longroll.service.stored import Estimate, StoredAnalysis, StoredMatch, Summary

T = TypeVar("T")
logger = logging.getLogger(__name__)
UNREADABLE: Final = (DecodeError, ValueError, TypeError)
"""What is raised when a row does not hold what it should."""

STATE: Final = (states.c.version, states.c.updated, states.c.seats, states.c.agreement)
FIND: Final = select(headers, *STATE).join_from(headers, states).where(headers.c.id == bindparam("at"))
FIND_HISTORY: Final = (
    select(*(history.c[name] for name in HISTORY_COLUMNS.split(", ")))
    .where(history.c.match == bindparam("at"))
    .order_by(history.c.number)
)
FIND_CHECKPOINTS: Final = (
    select(checkpoints.c.number, checkpoints.c.position)
    .where(checkpoints.c.match == bindparam("at"))
    .order_by(checkpoints.c.number)
)
FIND_ESTIMATES: Final = (
    select(estimates.c.number, estimates.c.seat, estimates.c.bot, estimates.c.chance)
    .where(estimates.c.match == bindparam("at"))
    .order_by(estimates.c.number)
)
FIND_ANALYSIS: Final = select(analyses.c.number, analyses.c.result).where(analyses.c.match == bindparam("at"))
SHOWN: Final = select(headers, states.c.updated, states.c.seats, states.c.summary).join_from(states, headers)
NEWEST: Final = (states.c.updated.desc(), states.c.match)
LISTED: Final = SHOWN.where(headers.c.lesson == "").order_by(*NEWEST).limit(bindparam("most"))
NEWEST_OF_PLAYER: Final = (
    select(states.c.match)
    .join_from(match_players, states, match_players.c.match == states.c.match)
    .where(match_players.c.player == bindparam("player"))
    .order_by(*NEWEST)
    .limit(bindparam("most"))
)
LISTED_OF_PLAYER: Final = SHOWN.where(states.c.match.in_(NEWEST_OF_PLAYER)).order_by(*NEWEST)


class MatchReader:
    def __init__(self, records: Records) -> None:
        self.records = records

    async def load(self, match: str) -> StoredMatch | None:
        return await self._read(lambda connection: find(connection, match))

    async def list_matches(self, limit: int, player: str) -> list[Summary]:
        return await self._read(lambda connection: newest(connection, limit, player))

    async def estimates(self, match: str) -> list[Estimate]:
        return await self._read(
            lambda connection: [Estimate(*row) for row in connection.execute(FIND_ESTIMATES, {"at": match})]
        )

    async def analysis(self, match: str) -> StoredAnalysis | None:
        return await self._read(lambda connection: find_analysis(connection, match))

    async def _read(self, function: Callable[[sqlalchemy.Connection], T]) -> T:
        try:
            return await self.records.read(function)
        except UNREADABLE as error:
            raise failure("corrupt") from error


def find(connection: sqlalchemy.Connection, match: str) -> StoredMatch | None:
    """A match with all its rows."""
    at = {"at": match}
    row = connection.execute(FIND, at).one_or_none()
    if row is None:
        return None
    kept = [(number, text) for number, text in connection.execute(FIND_CHECKPOINTS, at)]
    return read_match(row._asdict(), connection.execute(FIND_HISTORY, at), kept)


def find_analysis(connection: sqlalchemy.Connection, match: str) -> StoredAnalysis | None:
    """One that cannot be read is as good as none: it can be made again."""
    row = connection.execute(FIND_ANALYSIS, {"at": match}).one_or_none()
    if row is None:
        return None
    try:
        decode(row.result)
    except UNREADABLE as error:
        logger.error("the analysis of match %s cannot be read: %s", match, error)
        return None
    return StoredAnalysis(*row)


def newest(connection: sqlalchemy.Connection, limit: int, player: str) -> list[Summary]:
    """One damaged row does not hide the others."""
    given = {"most": limit, "player": player} if player else {"most": limit}
    found = []
    for row in connection.execute(LISTED_OF_PLAYER if player else LISTED, given):
        try:
            found.append(read_summary(row._asdict()))
        except UNREADABLE as error:
            logger.error("match %s cannot be listed: %s", row.id, error)
    return found
