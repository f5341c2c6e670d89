"""The matches of a person, as a part of his data."""

from typing import Final

from longroll.service.seats import PERSON
from longroll.service.service import Service

MOST: Final = 10_000


class PlayedMatches:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def export(self, player: str) -> dict[str, object]:
        return {"matches": await self.service.list_matches(MOST, player)}

    async def forget(self, player: str) -> None:
        """Those in which no other person plays are deleted. In the others the seat stays, without a name."""
        for match in await self.service.list_matches(MOST, player):
            people = {one for one in match["seats"].values() if one.startswith(PERSON)}
            if people == {player}:
                await self.service.delete(match["id"])
