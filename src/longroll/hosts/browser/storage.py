"""The storage of the browser: rows as the server's database has them, in a store that JavaScript offers (IndexedDB, or
memory where that is denied). All of a batch is written in one transaction."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from longroll.hosts.common.codec import decode
from longroll.hosts.common.rows import HEADER_COLUMNS, read_match, read_summary, write_entry, write_header, write_json
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
from longroll.service.errors import ServiceError
from longroll.service.stored import Estimate, StoredAnalysis, StoredMatch, Summary

Row = dict[str, Any]
COLUMNS: Final = HEADER_COLUMNS.split(", ")
FULL: Final = "QuotaExceededError"


class RowStore(Protocol):
    """Texts are JSON. A write says for each of its changes whether it was applied."""

    async def write(self, changes: str) -> str: ...

    async def read(self, match: str) -> str | None: ...

    async def version(self, match: str) -> int | None: ...

    async def newest(self, limit: int) -> str: ...

    async def estimates(self, match: str) -> str: ...

    async def analysis(self, match: str) -> str | None: ...


class RowStorage:
    def __init__(self, store: RowStore) -> None:
        self.store = store

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        try:
            applied: list[bool] = decode(await self.store.write(write_json([describe(change) for change in batch])))
        except Exception as error:  # JavaScript's errors have no class of their own here
            raise explain(error) from error
        return applied

    async def load(self, match: str) -> StoredMatch | None:
        found = await self.store.read(match)
        if found is None:
            return None
        rows = decode(found)
        history = [row[2:] for row in rows["history"]]
        return read_match(join(rows["header"], rows["state"]), history, map(tuple, rows["checkpoints"]))

    async def version(self, match: str) -> int | None:
        return await self.store.version(match)

    async def list_matches(self, limit: int, player: str) -> list[Summary]:  # noqa: ARG002 (there is one player here)
        return [read_summary(join(row["header"], row["state"])) for row in decode(await self.store.newest(limit))]

    async def estimates(self, match: str) -> list[Estimate]:
        return [Estimate(*row) for row in decode(await self.store.estimates(match))]

    async def analysis(self, match: str) -> StoredAnalysis | None:
        found = await self.store.analysis(match)
        return None if found is None else StoredAnalysis(*decode(found))

    async def lease(self, match: str, holder: str, seconds: float) -> bool:
        """Which tab lets them think is settled by a lock of the browser."""
        del match, holder, seconds
        return True


def join(header: Sequence[object], state: Row) -> Row:
    """What was stored by an older version has neither shares of the seed nor an agreement."""
    return {"shares": "", "agreement": "", **dict(zip(COLUMNS, header, strict=False)), **state}


def describe(change: Change) -> Row:
    """A change as the store carries it out: it expects a version, cuts rows off, and puts others in."""
    match change:
        case Create():
            return create(change)
        case Append():
            rows = {"history": entries(change.match, change.kept, change.entries), "checkpoints": change.checkpoints}
            return {**move_on(change), **rows, "estimate": change.estimate}
        case Truncate():
            return {**move_on(change), "kept": change.kept}
        case SetAgreement():
            return move_on(change)
        case SetSeats():
            moved = move_on(change)
            return {**moved, "state": {**moved["state"], "seats": write_json(change.seats)}}
        case Upgrade():
            return upgrade(change)
        case KeepAnalysis():
            return {"match": change.match, "analysis": change.analysis}
        case Delete():
            return {"match": change.match, "delete": True}


def create(change: Create) -> Row:
    stored = change.stored
    return {
        "match": change.match,
        "header": write_header(stored),
        "state": {
            "version": stored.version,
            "updated": stored.updated,
            "seats": write_json(stored.seats),
            "summary": write_json(change.summary),
            "agreement": stored.agreement,
        },
        "history": entries(change.match, 0, stored.history),
        "checkpoints": stored.checkpoints,
    }


def move_on(change: Append | Truncate | SetSeats | SetAgreement) -> Row:
    state = {
        "version": change.version,
        "updated": change.updated,
        "summary": write_json(change.summary),
        "agreement": change.agreement,
    }
    return {"match": change.match, "expected": change.expected_version, "state": state}


def upgrade(change: Upgrade) -> Row:
    return {
        "match": change.match,
        "expected": change.expected_version,
        "rules": change.rules,
        "state": {"summary": write_json(change.summary)},
        "replace": True,
        "history": entries(change.match, 0, change.history),
        "checkpoints": change.checkpoints,
    }


def entries(match: str, count: int, history: Iterable[HistoryEntry]) -> list[tuple[object, ...]]:
    return [write_entry(match, number, entry) for number, entry in enumerate(history, count + 1)]


def explain(error: Exception) -> ServiceError:
    code = "disk-full" if FULL in f"{getattr(error, 'name', '')} {error}" else "storage"
    return ServiceError(code, f"service-{code}")
