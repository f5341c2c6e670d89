"""The ratings of the club: they are counted when a match ends, and looked at."""

import asyncio
import logging
import math
from collections.abc import Collection
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from longroll.service.edits import LiveEdit
from longroll.service.errors import ServiceError
from longroll.service.moderation.ports import Annulment
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.counting import BATCH, count_matches, strike_annulled
from longroll.service.ratings.ports import RatingBook, RatingStorage
from longroll.service.ratings.rated_match import RatedMatch
from longroll.service.ratings.steps import Step

if TYPE_CHECKING:
    from longroll.service.service import Service

OVERLAP: Final = 60.0
"""Seconds before the last known match: another server may have stored later a match that ended there."""
LONG_OVERLAP: Final = 86_400.0
"""The same for repeated counting: the clock of another server may be wrong."""
APART: Final = 1.0  # seconds from one count to the next
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds
PLOTTED: Final = 500
logger = logging.getLogger(__name__)


class Board(NamedTuple):
    """A part of the leaders of a class: with the rank of each, and how many there are in all."""

    leaders: list[tuple[int, Step]]
    total: int


class Standing(NamedTuple):
    """The last step of a player in a class. `rank` is 0 while the rating is provisional."""

    step: Step
    rank: int


class MatchRatings(NamedTuple):
    """What a match did to ratings. Without a match it was not rated, or is not counted yet."""

    match: RatedMatch | None
    steps: list[Step]
    annulment: Annulment | None


class Ratings:
    """Used on one event loop."""

    def __init__(self, service: "Service", storage: RatingStorage) -> None:
        self.service = service
        self.storage = storage
        self.counting: asyncio.Task[None] | None = None
        self.again = False
        self.counted = -APART  # time of the last count, by the clock of the process
        self.hurried = asyncio.Event()
        service.followers.append(self.hear)

    # --- counting

    def hear(self, edit: LiveEdit) -> None:
        """Wake the counting if a rated match has ended."""
        agreement = edit.published.agreement
        if agreement is not None and agreement.rated and edit.published.over and not edit.before.over:
            self.wake()

    def wake(self, *, everything: bool = False) -> None:
        """Start counting: there may be something to count."""
        if self.counting is not None and not self.counting.done():
            self.again = True
            return
        self.counting = asyncio.create_task(self._count_until_done(math.inf if everything else OVERLAP))

    async def _count_until_done(self, overlap: float) -> None:
        """Count until nothing is left. After a failure try again with growing pauses."""
        pause = FIRST_PAUSE
        self.again = True
        while self.again:
            await self._keep_apart()
            self.again = False
            try:
                await self.count(overlap)
                self.counted = monotonic()
                overlap = OVERLAP
            except ServiceError as error:
                logger.warning("ratings could not be counted: %s", error)
                self.again = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _keep_apart(self) -> None:
        """Wait a while, so that matches that end together are counted together."""
        left = self.counted + APART - monotonic()
        if left > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.hurried.wait()

    async def count(self, overlap: float = LONG_OVERLAP) -> int:
        """Count new matches and return their number. `overlap`: also look at those that ended so many seconds before
        the last known one, or at all if it is infinite."""
        total = 0
        while True:
            found = await self.storage.write(lambda book: count_matches(book, max(0.0, book.newest() - overlap)))
            total += len(found)
            if len(found) < BATCH:
                return total

    async def strike_annulled(self) -> None:
        """Take matches that were annulled (`Moderation.annul`) out of the count."""
        await self.storage.write(strike_annulled)

    async def settle(self) -> None:
        """Count what is to be counted at once, and wait for it."""
        self.hurried.set()
        if self.counting is not None:
            await asyncio.gather(self.counting, return_exceptions=True)
        self.hurried.clear()

    async def stop(self) -> None:
        """Stop counting. What is left is counted after the next start."""
        if self.counting is not None:
            self.counting.cancel()
        await self.settle()

    # --- looking

    async def leaders(self, rating_class: RatingClass, offset: int, limit: int) -> Board:
        now = self.service.clock.now()

        def read(book: RatingBook) -> Board:
            found = book.leaders(rating_class, now, offset, limit)
            above = book.count_leaders(rating_class, now, found[0].points) if found else 0
            return Board(ranked(found, offset, above), book.count_leaders(rating_class, now))

        return await self.storage.read(read)

    async def of_players(self, players: Collection[str]) -> list[Step]:
        return await self.storage.read(lambda book: book.standings(players))

    async def of_player(self, player: str) -> list[Standing]:
        now = self.service.clock.now()

        def read(book: RatingBook) -> list[Standing]:
            return [Standing(step, rank_of(book, step, now)) for step in book.standings([player])]

        return await self.storage.read(read)

    async def history(self, player: str, rating_class: RatingClass) -> list[Step]:
        return await self.storage.read(lambda book: book.history(rating_class, player, PLOTTED))

    async def of_match(self, match: str) -> MatchRatings:
        return await self.storage.read(
            lambda book: MatchRatings(book.match(match), book.steps_of(match), book.annulment(match))
        )

    # --- my data

    async def export(self, player: str) -> dict[str, object]:
        def read(book: RatingBook) -> list[Step]:
            classes = [RatingClass(one.system, one.pace) for one in book.standings([player])]
            return [step for one in classes for step in book.history(one, player, PLOTTED * PLOTTED)]

        return {"ratings": [step._asdict() for step in await self.storage.read(read)]}

    async def forget(self, player: str) -> None:
        """Delete the player's data. The steps stay, under a number that names nobody, because the ratings of opponents
        follow from them."""
        await self.count()  # the games that the player has lost by leaving
        await self.storage.write(lambda book: book.hide(player))


def ranked(found: list[Step], offset: int, above: int) -> list[tuple[int, Step]]:
    """The rank of each. Equal points have equal ranks."""
    ranks: list[tuple[int, Step]] = []
    for place, step in enumerate(found, offset + 1):
        same = bool(ranks) and ranks[-1][1].points == step.points
        rank = ranks[-1][0] if same else above + 1 if not ranks else place
        ranks.append((rank, step))
    return ranks


def rank_of(book: RatingBook, step: Step, now: float) -> int:
    if step.settled_until <= now:
        return 0
    return 1 + book.count_leaders(RatingClass(step.system, step.pace), now, step.points)
