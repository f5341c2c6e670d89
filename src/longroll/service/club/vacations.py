"""Vacations stop the clocks of a person in all correspondence matches, for a limited number of days a year."""

from typing import Final

from longroll.service.agreements import Agreements
from longroll.service.clocks import Away
from longroll.service.club.ports import ClubStorage
from longroll.service.club.rates import Rates
from longroll.service.errors import ServiceError, malformed
from longroll.service.ports import Clock

DAY: Final = 86_400.0
YEAR: Final = 365 * DAY
MOST: Final = 30 * DAY  # in any year
EVERY: Final = 60.0  # seconds from one change to the next
AT_ONCE: Final = 10


class Vacations:
    def __init__(self, storage: ClubStorage, clock: Clock, agreements: Agreements) -> None:
        self.storage = storage
        self.clock = clock
        self.agreements = agreements
        self.rates = Rates(clock, 1 / EVERY, AT_ONCE)

    async def until(self, player: str) -> float:
        """When the vacation of a player ends; 0 if there is none."""
        now = self.clock.now()
        return next((away.until for away in await self.storage.vacations(player) if away.until > now), 0.0)

    async def set(self, player: str, until: float) -> None:
        """Begin a vacation that lasts until then; a time that has passed ends it."""
        now = self.clock.now()
        if not self.rates.allows(player):
            raise ServiceError("too-many", "notices-too-fast")
        former = [away for away in await self.storage.vacations(player) if away.until > now - YEAR]
        ended = [away._replace(until=min(away.until, now)) for away in former]
        away = Away(now, until) if until > now else None
        used = sum(one.covers(now - YEAR, now) for one in ended)
        if away is not None and (until > now + MOST or used + until - now > MOST):
            raise malformed("club-vacation", days=str(int(max(0.0, MOST - used) // DAY)))
        await self.storage.set_vacations(player, ended if away is None else [*ended, away])
        await self.agreements.set_away(player, away)

    async def resume(self) -> None:
        """Called after a restart: the agreement of a match may not have a vacation yet."""
        for player, away in (await self.storage.players_away(self.clock.now())).items():
            await self.agreements.set_away(player, away)
