"""What tournaments need from their host."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from longroll.service.tournaments.shape import Summary
from longroll.service.tournaments.tournament import Tournament


class GameResult(NamedTuple):
    """The result of a finished match. `winner`: 0 the first side, 1 the second, none: a draw."""

    match: str
    winner: int | None
    reason: str
    at: float


class TournamentStorage(Protocol):
    """An operation that fails raises `ServiceError` and stores nothing."""

    async def add(self, tournament: Tournament) -> None: ...

    async def find(self, tournament: str) -> Tournament | None: ...

    async def replace(self, tournament: Tournament) -> bool:
        """Replace a tournament, and note which matches belong to it. False if the stored one is not the version
        before."""
        ...

    async def list_summaries(self, limit: int) -> list[Summary]:
        """Summaries: open tournaments first, then the newest."""
        ...

    async def of_season(self, season: str, limit: int) -> list[Tournament]:
        """The tournaments of a season, in the same order."""
        ...

    async def count_open(self, organiser: str) -> int: ...

    async def find_due(self, now: float, limit: int) -> list[str]:
        """The tournaments with something to do: because of the clock, or because a match is over and not counted, or
        annulled and still counted."""
        ...

    async def results(self, matches: Collection[str]) -> list[GameResult]:
        """The results of those matches that are finished."""
        ...

    async def annulled(self, tournament: str) -> set[str]:
        """Matches whose result was annulled although their games do not say so yet."""
        ...

    async def waiting_bots(self, now: float, limit: int) -> list[str]:
        """Matches of tournaments in which a computer player must choose, and no other server lets it think."""
        ...

    async def of_player(self, player: str) -> list[str]:
        """The tournaments in which somebody is or was entered."""
        ...


class Matcher(Protocol):
    def match(self, weights: Mapping[tuple[int, int], int]) -> Sequence[tuple[int, int]]:
        """Choose pairs that share no number: as many as possible, and of these the ones with the greatest sum of
        weights. A pair without a weight is not allowed."""
        ...
