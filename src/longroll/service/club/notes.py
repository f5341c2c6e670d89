"""Private notes: one for each person and match."""

from typing import Final

from longroll.service.club.ports import ClubStorage
from longroll.service.errors import malformed
from longroll.service.ports import Clock

LONGEST: Final = 20_000


class Notes:
    def __init__(self, storage: ClubStorage, clock: Clock) -> None:
        self.storage = storage
        self.clock = clock

    async def read(self, match: str, player: str) -> str:
        return await self.storage.note(match, player)

    async def write(self, match: str, player: str, text: str) -> None:
        if len(text) > LONGEST:
            raise malformed("club-text", limit=str(LONGEST))
        await self.storage.set_note(match, player, text, self.clock.now())
