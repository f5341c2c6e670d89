"""The gate of the archive. Everybody finds public matches; only its players find a private one, when they look for
their own. An export has what its caller can find. Organisers export the public matches of the whole club."""

from collections.abc import AsyncIterator

from longroll.opponents.roster import level_of
from longroll.service.agreement import ACCESSES
from longroll.service.archive.archive import Archive
from longroll.service.archive.bundle import bundle
from longroll.service.archive.ports import Page
from longroll.service.archive.query import Query
from longroll.service.archive.statistics import Line
from longroll.service.caller import NO_ROLE
from longroll.service.club.gate import ClubGate
from longroll.service.errors import ServiceError, forbidden, malformed


class ArchiveGate:
    """`player` and `opponent` of a query are names here."""

    def __init__(self, club: ClubGate, archive: Archive) -> None:
        self.club = club
        self.archive = archive

    async def search(self, query: Query) -> Page:
        """Find matches. Only people of the club learn whether a name exists: for others an unknown name has played
        nothing."""
        try:
            player, opponent = await self._player(query.player), await self._player(query.opponent)
        except ServiceError:
            if self.club.caller.role != NO_ROLE:
                raise
            return Page([], None)
        own = bool(player) and self.club.caller.owns(player)
        return await self.archive.search(query._replace(player=player, opponent=opponent, own=own))

    async def _player(self, name: str) -> str:
        if not name or level_of(name):
            return name
        return await self.club.club.player_named(name)

    async def statistics(self) -> list[Line]:
        return await self.archive.statistics()

    async def set_access(self, match: str, access: str) -> None:
        caller = self.club.caller
        caller.check_signed_in()
        published = await self.club.gate.look(match)
        if not caller.own_seats(published.seats):
            raise forbidden("service-not-a-player")
        if access not in ACCESSES:
            raise malformed("club-access")
        await self.club.club.agreements.set_access(match, caller.player, access)

    def export_own(self) -> AsyncIterator[bytes]:
        """Export every finished match of the caller."""
        return self._bundle(Query(player=self.club.player(), own=True))

    def export_club(self) -> AsyncIterator[bytes]:
        self.club.caller.as_organiser()
        return self._bundle(Query())

    def _bundle(self, query: Query) -> AsyncIterator[bytes]:
        return bundle(self.archive.service, self.archive.find_all(query))
