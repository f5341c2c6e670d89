"""The matches of a person, as a part of his data."""

from typing import Final

from longroll.service.seats import PERSON
from longroll.service.service import Service
from longroll.service.stored import Summary

MOST: Final = 10_000


class PlayedMatches:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def export(self, player: str) -> dict[str, object]:
        return {"matches": await self.service.list_matches(MOST, player)}

    async def forget(self, player: str) -> None:
        """Delete the matches that belong to the player alone. In the others the seat stays, without a name."""
        for match in await self.service.list_matches(MOST, player):
            if is_alone(match, player):
                await self.service.delete(match["id"])


def is_alone(match: Summary, player: str) -> bool:
    """Is it true that no other person plays, and that no rating and no standings follow from the result?"""
    agreement = match["agreement"]
    if agreement is not None and (agreement["rated"] or agreement.get("tournament") is not None):
        return False
    return {one for one in match["seats"].values() if one.startswith(PERSON)} == {player}
