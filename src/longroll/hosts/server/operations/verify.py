"""Replays every journal of a database. Each action is judged again, each check digit and each die is compared, and the
shares of the dice are compared with their commitments."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

import sqlalchemy
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from longroll.games import TITLES
from longroll.hosts.server.operations.console import open_records
from longroll.hosts.server.store.engine import READ_ONLY, make_engine
from longroll.hosts.server.store.reader import find
from longroll.hosts.server.store.tables.matches import headers
from longroll.kernel.error import LongrollError
from longroll.kernel.shared_seed import verify as verify_shares
from longroll.service.agreement import read_agreement
from longroll.service.restore import replay, rules_of
from longroll.service.stored import StoredMatch

AT_ONCE: Final = 200  # matches in one piece of work
AHEAD: Final = 4  # pieces that wait for each process


class Verified(NamedTuple):
    """The result. `flaws` by match: an error in a sentence. `outdated`: matches that were played by earlier rules and
    lead to other positions by those of today; they stay readable."""

    matches: int
    actions: int
    flaws: list[tuple[str, str]]
    outdated: list[str]


def verify(database: str, jobs: int | None = None) -> Verified:
    """Verify a database, also while the server runs: each match is read at one moment."""
    with open_records(database) as records, records.reading.connect() as connection:
        ids = list(connection.execute(select(headers.c.id).order_by(headers.c.id)).scalars())
    pieces = [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]
    count = min(jobs or os.cpu_count() or 1, len(pieces))
    if count <= 1:
        return add_up(verify_piece(database, piece) for piece in pieces)
    with ProcessPoolExecutor(count) as pool:
        return add_up(in_turn(pool, database, pieces, count * AHEAD))


def in_turn(pool: ProcessPoolExecutor, database: str, pieces: list[list[str]], most: int) -> Iterator[Verified]:
    """Give the processes few pieces at a time, because a database may have many."""
    left = iter(pieces)
    waiting: list[Future[Verified]] = [pool.submit(verify_piece, database, piece) for piece in islice(left, most)]
    while waiting:
        yield waiting.pop(0).result()
        waiting += [pool.submit(verify_piece, database, piece) for piece in islice(left, 1)]


def add_up(parts: Iterable[Verified]) -> Verified:
    total = Verified(0, 0, [], [])
    for part in parts:
        matches, actions = total.matches + part.matches, total.actions + part.actions
        total = Verified(matches, actions, total.flaws + part.flaws, total.outdated + part.outdated)
    return total


@cache
def engine_of(database: str) -> sqlalchemy.Engine:
    return make_engine(database).execution_options(**{READ_ONLY: True})


def verify_piece(database: str, matches: list[str]) -> Verified:
    total, flaws, outdated = 0, list[tuple[str, str]](), list[str]()
    for match in matches:
        try:
            stored = read_stored(database, match)
        except LongrollError as error:
            flaws.append((match, str(error)))
            continue
        if stored is None:
            continue  # it was deleted meanwhile
        total += len(stored.history)
        flaw = find_flaw(stored)
        if flaw and is_outdated(stored):
            outdated.append(match)
        elif flaw:
            flaws.append((match, flaw))
    return Verified(len(matches), total, flaws, outdated)


def read_stored(database: str, match: str) -> StoredMatch | None:
    """Read a match. Rows that no version of the program has written may cause any error."""
    try:
        with engine_of(database).connect() as connection, connection.begin():
            return find(connection, match)
    except DBAPIError:
        raise
    except Exception as error:
        raise unreadable(error) from None


def unreadable(error: Exception) -> LongrollError:
    return LongrollError(f"cannot be read: {type(error).__name__}: {str(error)[:200]}")


def is_outdated(stored: StoredMatch) -> bool:
    return stored.header.title in TITLES and stored.header.rules != rules_of(stored)


def find_flaw(stored: StoredMatch) -> str:
    """The flaw of a match; empty: none. The actions are not trusted, so a forged one may cause any error."""
    try:
        read_agreement(stored.agreement)
        match = replay(stored)
        if stored.header.shares and stored.header.seed:
            verify_shares(stored.header.shares, stored.header.seed)
    except LongrollError as error:
        return str(error)
    except Exception as error:
        return str(unreadable(error))
    if match.damage is not None:
        return f"action {match.damage.number} ({match.damage.action}): {match.damage.reason}"
    pairs = enumerate(zip(match.history, stored.history, strict=True), 1) if stored.complete else ()
    other = next((number for number, (made, kept) in pairs if made.dice != kept.dice), 0)
    return f"action {other}: other dice than its seed gives" if other else ""
