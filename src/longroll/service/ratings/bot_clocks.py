"""Claims wins on time for computer players. A clock that has run out is the opponent's to claim, and a computer player
claims nothing. So in a rated match against one a job claims, at the time when the clock would run out."""

import asyncio
from typing import TYPE_CHECKING, Final

from longroll.match.visibility import same_side
from longroll.opponents.roster import level_of
from longroll.service.consent import away_of
from longroll.service.edits import LiveEdit
from longroll.service.errors import NEVER_SHOWN, ServiceError
from longroll.service.jobs import Job, Jobs
from longroll.service.published import Published
from longroll.service.ratings.ports import RatingStorage
from longroll.service.seats import is_person

if TYPE_CHECKING:
    from longroll.service.service import Service

KIND: Final = "bot-clock"
LEAST: Final = 1.0  # seconds


class BotClocks:
    def __init__(self, service: "Service", storage: RatingStorage, jobs: Jobs) -> None:
        self.service = service
        self.storage = storage
        self.jobs = jobs
        self.tasks: set[asyncio.Task[None]] = set()
        jobs.handle(KIND, self.look)

    def hear(self, edit: LiveEdit) -> None:
        """If a clock has begun to run, add a job that waits for its end."""
        before, after = edit.before.agreement, edit.published.agreement
        if before is None or after is None or before.clocks.running == after.clocks.running:
            return
        if winner_on_time(edit.published):
            task = asyncio.create_task(self._wait(edit.published))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def look_at_all(self) -> None:
        """Add the jobs that are missing because a server ended right after a change, or because everything comes from a
        backup."""
        running = await self.storage.read(lambda book: book.running())
        for match, seats in running.items():
            if any(map(level_of, seats.values())):
                await self.jobs.add(Job(KIND, match, "", self.service.clock.now()))

    async def look(self, match: str, _data: str) -> None:
        """Look at a match whose clock has run out, or has got time back."""
        try:
            published = (await self.service.cache.open_newest(match)).published
        except ServiceError as error:
            if error.code not in NEVER_SHOWN:
                raise
            return
        winner = winner_on_time(published)
        if winner and self._left(published) > 0:
            await self._wait(published)
        elif winner:
            await self.service.agreements.run_out(match, winner)

    async def stop(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _wait(self, published: Published) -> None:
        due = self.service.clock.now() + max(LEAST, self._left(published))
        await self.jobs.add(Job(KIND, published.id, "", due))

    def _left(self, published: Published) -> float:
        agreement = published.agreement
        assert agreement is not None
        seat = agreement.clocks.running
        return agreement.clocks.left_at(seat, self.service.clock.now(), away_of(agreement, published.seats, seat))


def winner_on_time(published: Published) -> str:
    """The seat of a computer player that would win a rated match if the running clock ran out; empty: none."""
    agreement = published.agreement
    if agreement is None or not agreement.rated or published.over or not agreement.clocks.running:
        return ""
    late = agreement.clocks.running
    others = [seat for seat in published.seats if not same_side(published.game, seat, late)]
    return "" if any(is_person(published.seats, seat) for seat in others) else others[0]
