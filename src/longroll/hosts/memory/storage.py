"""Matches in dictionaries."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

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
from longroll.service.moderation.ports import Annulment
from longroll.service.stored import Estimate, StoredAnalysis, StoredMatch, Summary


@dataclass
class Row:
    stored: StoredMatch
    summary: Summary
    estimates: list[Estimate] = field(default_factory=list)
    analysis: StoredAnalysis | None = None


class MemoryStorage:
    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.commits = 0
        self.finished: dict[str, FinishedMatch] = {}
        self.annulments: dict[str, Annulment] = {}

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        self.commits += 1
        return [self._apply(change) for change in batch]

    async def load(self, match: str) -> StoredMatch | None:
        row = self.rows.get(match)
        return None if row is None else row.stored

    async def version(self, match: str) -> int | None:
        row = self.rows.get(match)
        return None if row is None else row.stored.version

    async def list_matches(self, limit: int, player: str) -> list[Summary]:
        shown = [row for row in self.rows.values() if not row.stored.lesson]
        shown = [row for row in shown if not player or player in row.stored.seats.values()]
        newest = sorted(shown, key=lambda row: (-row.stored.updated, row.stored.id))
        return [make_summary(row) for row in newest[:limit]]

    async def estimates(self, match: str) -> list[Estimate]:
        return list(self.rows[match].estimates) if match in self.rows else []

    async def analysis(self, match: str) -> StoredAnalysis | None:
        return self.rows[match].analysis if match in self.rows else None

    async def lease(self, match: str, holder: str, seconds: float) -> bool:
        del match, holder, seconds
        return True

    def _apply(self, change: Change) -> bool:
        if isinstance(change, Create):
            if change.match in self.rows:
                return False
            self.rows[change.match] = Row(copy_of(change.stored), change.summary)
            return True
        row = self.rows.get(change.match)
        if row is None:
            return False
        if isinstance(change, Delete):
            del self.rows[change.match]
            self.finished.pop(change.match, None)
        elif isinstance(change, KeepAnalysis):
            row.analysis = change.analysis
        elif row.stored.version != change.expected_version:
            return False
        else:
            row.stored = apply(row.stored, change)
            row.summary = change.summary
            keep_what_stands(row, change)
            self._finish(change)
        return True

    def _finish(self, change: Change) -> None:
        if isinstance(change, Append | SetAgreement) and change.finished is not None:
            self.finished[change.match] = change.finished
        if isinstance(change, SetAgreement) and change.access and change.match in self.finished:
            self.finished[change.match] = self.finished[change.match]._replace(access=change.access)


def apply(stored: StoredMatch, change: Append | Truncate | SetSeats | SetAgreement | Upgrade) -> StoredMatch:
    if isinstance(change, Upgrade):
        header = replace(stored.header, rules=change.rules)
        return copy_of(
            replace(stored, header=header, history=change.history, checkpoints=change.checkpoints, complete=True)
        )
    stored = replace(stored, version=change.version, updated=change.updated, agreement=change.agreement)
    if isinstance(change, Append):
        history = [*stored.history[: change.kept], *change.entries]
        return replace(stored, history=history, checkpoints=[*stored.checkpoints, *change.checkpoints])
    if isinstance(change, Truncate):
        checkpoints = [one for one in stored.checkpoints if one.number <= change.kept]
        return replace(stored, history=stored.history[: change.kept], checkpoints=checkpoints)
    return replace(stored, seats=change.seats) if isinstance(change, SetSeats) else stored


def keep_what_stands(row: Row, change: Append | Truncate | SetSeats | SetAgreement | Upgrade) -> None:
    """Keep the estimates and the analysis of actions that still stand."""
    if isinstance(change, Truncate):
        row.estimates = [one for one in row.estimates if one.number <= change.kept]
        if row.analysis is not None and row.analysis.number > change.kept:
            row.analysis = None
    if isinstance(change, Append) and change.estimate is not None:
        row.estimates.append(change.estimate)


def copy_of(stored: StoredMatch) -> StoredMatch:
    """Without the lists of the live match, which go on growing."""
    return replace(stored, history=list(stored.history), checkpoints=list(stored.checkpoints))


def make_summary(row: Row) -> Summary:
    stored, header = row.stored, row.stored.header
    return {
        "id": stored.id,
        "name": stored.name,
        "title": header.title,
        "rules": header.rules,
        "scenario": header.scenario,
        "options": dict(header.options),
        "seats": dict(stored.seats),
        "parent": stored.parent,
        "parent_action": stored.parent_action,
        "origin": stored.origin,
        "seed_chosen": header.seed_chosen,
        "created": stored.created,
        "updated": stored.updated,
        "agreement": None,
        **row.summary,
    }
