"""The gate of ratings: who may look at them, and who may decide about them.

Everybody who is signed in sees ratings. Everybody who may look at a match sees what it did to ratings. Organisers and
administrators see engine agreement, of private matches too: it shows only how well a match was played.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from longroll.opponents.roster import level_of
from longroll.service.caller import Caller
from longroll.service.errors import ServiceError, malformed, missing
from longroll.service.gate import Gate
from longroll.service.published import Published
from longroll.service.ratings.classes import find_class
from longroll.service.ratings.engine_agreement import EngineAgreement, engine_agreement
from longroll.service.ratings.ports import Names
from longroll.service.ratings.ratings import Board, MatchRatings, Ratings, Standing
from longroll.service.ratings.steps import Step
from longroll.service.seats import PERSON

MOST: Final = 100  # players in one request, and leaders in one answer


class Leaders(NamedTuple):
    board: Board
    names: dict[str, str]


class Rated(NamedTuple):
    """What a match did to ratings, if it is rated and over."""

    found: MatchRatings
    published: Published


class RatingGate:
    """The ratings as one caller may use them."""

    def __init__(self, gate: Gate, ratings: Ratings, names: Names) -> None:
        self.gate = gate
        self.ratings = ratings
        self.names = names

    @property
    def caller(self) -> Caller:
        return self.gate.caller

    # --- everybody

    async def leaders(self, system: str, pace: str, offset: int, limit: int) -> Leaders:
        self.caller.check_signed_in()
        board = await self.ratings.leaders(find_class(system, pace), offset, min(limit, MOST))
        return Leaders(board, await self._names([step.player for _, step in board.leaders]))

    async def of_players(self, players: Sequence[str]) -> list[Step]:
        """The ratings of these players. Unknown players have none."""
        self.caller.check_signed_in()
        if len(players) > MOST:
            raise malformed("ratings-many-players", most=str(MOST))
        return await self.ratings.of_players(players)

    async def of_player(self, player: str) -> list[Standing]:
        await self._check_player(player)
        return await self.ratings.of_player(player)

    async def history(self, player: str, system: str, pace: str) -> list[Step]:
        rating_class = find_class(system, pace)
        await self._check_player(player)
        return await self.ratings.history(player, rating_class)

    async def of_match(self, match: str) -> Rated:
        published = await self.gate.look(match)
        return Rated(await self.ratings.of_match(match), published)

    async def _check_player(self, player: str) -> None:
        self.caller.check_signed_in()
        known = bool((await self._names([player])).get(player)) if player.startswith(PERSON) else level_of(player)
        if not known:
            raise missing("ratings-no-player", name=player[:40])

    async def _names(self, players: Sequence[str]) -> dict[str, str]:
        ids = [player.removeprefix(PERSON) for player in players if player.startswith(PERSON)]
        return {PERSON + one: name for one, name in (await self.names.names(ids)).items()}

    # --- organisers

    async def engine_agreement(self, match: str, *, request: bool = False) -> EngineAgreement:
        """With `request`, have the match analysed if it has not been yet."""
        self.caller.as_organiser()
        published = await self.gate.service.look(match)
        if published.agreement is None or not published.agreement.rated:
            raise missing("ratings-not-counted")
        if not published.over:
            raise ServiceError("not-over", "service-analysis-not-over")
        analyses = self.gate.service.analyses
        stand = await (analyses.request(published) if request else analyses.look(published))
        return engine_agreement(published, stand)
