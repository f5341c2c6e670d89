"""The changes that storage can write: plain records. A change of an existing match says which version it expects."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longroll.match import HistoryEntry
from longroll.service.stored import Estimate, StoredAnalysis, StoredCheckpoint, StoredMatch, Summary


class Create(NamedTuple):
    """A match that is new, forked or imported."""

    match: str
    stored: StoredMatch
    summary: Summary


class Append(NamedTuple):
    """Further actions: `entries` follow the first `kept` actions."""

    match: str
    expected_version: int
    version: int
    updated: float
    kept: int
    entries: Sequence[HistoryEntry]
    checkpoints: Sequence[StoredCheckpoint]
    estimate: Estimate | None
    summary: Summary


class Truncate(NamedTuple):
    """Only the first `kept` actions remain."""

    match: str
    expected_version: int
    version: int
    updated: float
    kept: int
    summary: Summary


class SetSeats(NamedTuple):
    match: str
    expected_version: int
    version: int
    updated: float
    seats: Mapping[str, str]
    summary: Summary


class Upgrade(NamedTuple):
    """The match was replayed under other rules, or was stored without its events, and every check digit agrees."""

    match: str
    expected_version: int
    rules: str
    history: Sequence[HistoryEntry]
    checkpoints: Sequence[StoredCheckpoint]
    summary: Summary


class KeepAnalysis(NamedTuple):
    """The analysis of a match, in place of an earlier one. It says itself which actions it is about, so it is stored
    whatever the version is."""

    match: str
    analysis: StoredAnalysis


class Delete(NamedTuple):
    match: str


Change = Create | Append | Truncate | SetSeats | Upgrade | KeepAnalysis | Delete
