"""What the tests of tournaments share."""

import asyncio
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, TypeVar

from longroll.hosts.memory.club import MemoryClubStorage, MemoryMessenger
from longroll.hosts.memory.moderation import MemoryModeration
from longroll.hosts.memory.tournaments import MemoryTournaments, SimpleMatcher
from longroll.service.caller import MEMBER, Caller
from longroll.service.moderation.moderation import Moderation
from longroll.service.published import Published
from longroll.service.tournaments.shape import tournament_shape
from longroll.service.tournaments.terms import TournamentTerms
from longroll.service.tournaments.tournament import SWISS, Game, Tournament
from longroll.service.tournaments.tournaments import Tournaments
from tests.service.helpers import Bench

T = TypeVar("T")
HOUR = 3600.0


def member(number: int) -> Caller:
    return Caller(f"p{number}", f"Player {number}", MEMBER)


def entropy(number: int) -> str:
    return sha256(str(number).encode()).hexdigest()


def terms(**more: Any) -> TournamentTerms:
    asked = {"name": "Cup", "kind": SWISS, "title": "house-divided", "round_time": HOUR}
    return TournamentTerms(**{**asked, **more})


class TournamentBench(Bench):
    """Players are people who end their games by resigning."""

    def __init__(self, former: "TournamentBench | None" = None) -> None:
        super().__init__(storage=former.storage if former else None)
        self.rows: MemoryTournaments = former.rows if former else MemoryTournaments(self.storage)
        self.messenger = MemoryMessenger()
        self.tournaments = Tournaments(self.service, self.rows, self.messenger, SimpleMatcher())
        self.moderation = Moderation(MemoryModeration(MemoryClubStorage(), self.storage), self.clock)
        self.moderation.annulled.append(self.tournaments.tend_annulled)

    async def announce(self, players: int, **more: Any) -> Tournament:
        made = await self.tournaments.make(terms(**more), "@olga")
        for number in range(players):
            made = await self.join(made, number)
        return made

    async def join(self, tournament: Tournament, number: int) -> Tournament:
        return await self.tournaments.join(tournament.id, member(number), entropy(number))

    async def begin(self, players: int, **more: Any) -> Tournament:
        return await self.tournaments.start((await self.announce(players, **more)).id)

    async def look(self, tournament: Tournament) -> Tournament:
        return await self.tournaments.look(tournament.id)

    async def shown(self, tournament: Tournament) -> dict[str, Any]:
        return tournament_shape(await self.look(tournament))

    async def lose(self, game: Game, key: str) -> Published:
        """A player resigns."""
        caller = Caller(key.removeprefix("@"), "", MEMBER)
        published = await self.service.look(game.match)
        (seat,) = caller.own_seats(published.seats)
        return await self.service.agreements.resign(game.match, seat, caller=caller)

    async def annul(self, tournament: Tournament, game: Game) -> Tournament:
        """A moderator annuls the result of a game."""
        await self.moderation.annul("@mona", game.match, "they agreed on it")
        return await self.look(tournament)

    async def play_round(self, tournament: Tournament, loser: Callable[[Game], str]) -> Tournament:
        for game in (await self.look(tournament)).open_games:
            if chosen := loser(game):
                await self.lose(game, chosen)
        await self.tournaments.tend(tournament.id)
        return await self.look(tournament)

    async def play_out(self, tournament: Tournament, loser: Callable[[Game], str]) -> Tournament:
        while tournament.status == "running":
            tournament = await self.play_round(tournament, loser)
        return tournament


def weaker(game: Game) -> str:
    """The player with the higher number loses."""
    return max((game.first, game.second), key=lambda key: int(key.removeprefix("@p")))


def second(game: Game) -> str:
    return game.second


def run_tournaments(scenario: Callable[[TournamentBench], Coroutine[Any, Any, T]]) -> T:
    async def main() -> T:
        bench = TournamentBench()
        try:
            return await scenario(bench)
        finally:
            await bench.service.stop()

    return asyncio.run(main())
