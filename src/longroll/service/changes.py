"""The changes that storage can write: plain records. A change of an existing match says which version it expects, and
has its agreement as text (empty: it has none), so that an action and its clock are never apart. What ends a match
of the club says how it ended."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longroll.match import HistoryEntry
from longroll.service.finished import FinishedMatch
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
    agreement: str = ""
    finished: FinishedMatch | None = None


class Truncate(NamedTuple):
    """Only the first `kept` actions remain."""

    match: str
    expected_version: int
    version: int
    updated: float
    kept: int
    summary: Summary
    agreement: str = ""


class SetSeats(NamedTuple):
    match: str
    expected_version: int
    version: int
    updated: float
    seats: Mapping[str, str]
    summary: Summary
    agreement: str = ""


class SetAgreement(NamedTuple):
    """Nothing is played, and what the players have settled changes. `access`: that of a finished match changes, too."""

    match: str
    expected_version: int
    version: int
    updated: float
    summary: Summary
    agreement: str
    finished: FinishedMatch | None = None
    access: str = ""


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


Change = Create | Append | Truncate | SetSeats | SetAgreement | Upgrade | KeepAnalysis | Delete
