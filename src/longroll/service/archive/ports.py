"""What the archive needs from its host."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from longroll.service.archive.query import Cursor, Query
from longroll.service.finished import FinishedMatch


class Archived(NamedTuple):
    """A finished match. `annulled`: the result counts no more."""

    match: FinishedMatch
    annulled: bool


class Page(NamedTuple):
    """A part of the matches found. `next` is where the next page begins; none: this is the last."""

    matches: list[Archived]
    next: Cursor | None


class RecordLine(NamedTuple):
    """How often a player has won with a seat of a title."""

    title: str
    seat: str
    won: int
    lost: int
    drawn: int


class Total(NamedTuple):
    """How many matches of a scenario ended in the same way. `actions`: the number in all of them together."""

    title: str
    scenario: str
    winner: str
    reason: str
    games: int
    actions: int


class ArchiveStorage(Protocol):
    """Annulled results count in no record and in no total. An operation that fails raises `ServiceError`."""

    async def search(self, query: Query) -> list[FinishedMatch]:
        """The matches found, the newest first."""
        ...

    async def annulled(self, matches: Collection[str]) -> set[str]:
        """Which of these matches have an annulled result."""
        ...

    async def record(self, player: str) -> list[RecordLine]:
        """The record by title and seat. Matches against oneself do not count."""
        ...

    async def totals(self) -> list[Total]:
        """The totals of all matches that were not aborted, also private ones, because nobody is named."""
        ...

    async def rename(self, player: str, name: str) -> None: ...
