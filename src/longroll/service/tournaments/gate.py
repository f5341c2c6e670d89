"""The gate of the tournaments. Everybody may look. Members join and leave for themselves. Organisers and administrators
announce tournaments; the one who announced it and administrators run it. An organiser who plays in his own tournament
decides nothing about his own games."""

from collections.abc import Iterable

from longroll.service.caller import ADMIN, Caller
from longroll.service.errors import forbidden
from longroll.service.tournaments.season import SeasonRow, season_table
from longroll.service.tournaments.shape import Summary
from longroll.service.tournaments.terms import TournamentTerms
from longroll.service.tournaments.tournament import Game, Score, Tournament
from longroll.service.tournaments.tournaments import Tournaments


class TournamentGate:
    """Tournaments as one caller may use them."""

    def __init__(self, caller: Caller, tournaments: Tournaments) -> None:
        self.caller = caller
        self.tournaments = tournaments

    # --- everybody

    async def list_summaries(self) -> list[Summary]:
        return await self.tournaments.list_summaries()

    async def look(self, tournament: str) -> Tournament:
        return await self.tournaments.look(tournament)

    async def season(self, name: str) -> tuple[list[SeasonRow], list[Tournament]]:
        found = await self.tournaments.of_season(name)
        return season_table(found), found

    # --- members

    async def join(self, tournament: str, entropy: str) -> Tournament:
        return await self.tournaments.join(tournament, self.caller.as_member(), entropy)

    async def leave(self, tournament: str) -> Tournament:
        return await self.tournaments.leave(tournament, self.caller.as_member().player)

    async def challenge(self, tournament: str, other: str) -> Tournament:
        return await self.tournaments.challenge(tournament, self.caller.as_member().player, other)

    # --- organisers

    async def make(self, terms: TournamentTerms) -> Tournament:
        return await self.tournaments.make(terms, self.caller.as_organiser().player)

    async def add_bot(self, tournament: str, bot: str) -> Tournament:
        await self._check_runs(tournament)
        return await self.tournaments.add_bot(tournament, bot)

    async def withdraw(self, tournament: str, key: str) -> Tournament:
        found = await self._check_runs(tournament)
        if key != self.caller.player:  # a player who is removed loses the game that is being played
            self._check_not_own(game for game in found.open_games if key in (game.first, game.second))
        return await self.tournaments.leave(tournament, key)

    async def start(self, tournament: str) -> Tournament:
        await self._check_runs(tournament)
        return await self.tournaments.start(tournament)

    async def cancel(self, tournament: str) -> Tournament:
        found = await self._check_runs(tournament)
        self._check_not_own(found.open_games)
        return await self.tournaments.cancel(tournament)

    async def close(self, tournament: str) -> Tournament:
        await self._check_runs(tournament)
        return await self.tournaments.close(tournament)

    async def decide(self, tournament: str, match: str, verdict: Score) -> Tournament:
        found = await self._check_runs(tournament)
        self._check_not_own(game for game in found.games if game.match == match)
        return await self.tournaments.decide(tournament, match, verdict)

    async def extend(self, tournament: str, deadline: float) -> Tournament:
        """Extend deadlines. The deadline of an organiser's own game stays, because he may be the late one."""
        found = await self._check_runs(tournament)
        if all(map(self._is_own, found.open_games)):
            self._check_not_own(found.open_games)
        return await self.tournaments.extend(tournament, deadline, but=self.caller.player)

    # --- who asks

    async def _check_runs(self, tournament: str) -> Tournament:
        caller = self.caller.as_organiser()
        found = await self.tournaments.look(tournament)
        if caller.role != ADMIN and found.organiser != caller.player:
            raise forbidden("tournament-not-yours")
        return found

    def _check_not_own(self, games: Iterable[Game]) -> None:
        """Check that nobody decides about his own result."""
        if any(map(self._is_own, games)):
            raise forbidden("moderation-own")

    def _is_own(self, game: Game) -> bool:
        return self.caller.player in (game.first, game.second)
