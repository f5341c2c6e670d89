"""Finished matches that nobody played, in some storage."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from longroll.service.agreement import PUBLIC, Agreement
from longroll.service.archive.ports import ArchiveStorage
from longroll.service.changes import Append, Create
from longroll.service.club.ports import ClubStorage
from longroll.service.finished import FinishedMatch, FinishedSeat
from longroll.service.live_match import LiveMatch
from longroll.service.match_request import MatchRequest
from longroll.service.moderation.ports import ModerationStorage
from longroll.service.origins import new_match

T = TypeVar("T")
ANN, BOB = "@ann", "@bob"


class Shelf:
    def __init__(self, storage: Any, archive: ArchiveStorage, moderation: ModerationStorage, club: ClubStorage) -> None:
        self.storage = storage
        self.archive = archive
        self.moderation = moderation
        self.club = club

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        async def carry_out() -> T:
            try:
                return await work
            finally:
                if hasattr(self.storage, "writing"):  # a connection belongs to its event loop
                    await self.storage.stop()

        return asyncio.run(carry_out())

    async def add(self, at: float, first: str = ANN, second: str = BOB, score: float | None = 1.0, **more: Any) -> str:
        """A match that the first player won, or as `score` says."""
        players = {"union": first, "confederate": second}
        live = new_match(MatchRequest(title="house-divided", scenario="short", seats=players), at)
        live.agreement = Agreement(access=PUBLIC)
        await self.storage.commit([Create(live.id, live.stored(), live.noted()[0])])
        other = None if score is None else 1 - score
        seats = (
            FinishedSeat("union", first, "Ann", "union", score),
            FinishedSeat("confederate", second, "Bob", "confederate", other),
        )
        await self.storage.commit([finish(live, at, seats, more)])
        return live.id


def finish(live: LiveMatch, at: float, seats: tuple[FinishedSeat, ...], more: dict[str, Any]) -> Append:
    winner = next((seat.side for seat in seats if seat.score == 1.0), "")
    found = FinishedMatch(
        **{
            "match": live.id,
            "at": at,
            "title": "house-divided",
            "system": "house-divided",
            "scenario": "short",
            "options": {},
            "pack": "",
            "pace": "none",
            "rated": False,
            "access": PUBLIC,
            "winner": winner,
            "level": "",
            "reason": "aborted" if seats[0].score is None else "game",
            "actions": 100,
            "seats": seats,
            **more,
        }
    )
    version = live.version
    return Append(live.id, version, version + 1, at, 0, (), (), None, live.noted()[0], live.noted()[1], found)
