"""The archive: the finished matches of the club, and statistics of them."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from longroll.service.archive.ports import Archived, ArchiveStorage, Page, RecordLine
from longroll.service.archive.query import Cursor, Query, check_query
from longroll.service.archive.shape import match_shape
from longroll.service.archive.statistics import Line, make_lines

if TYPE_CHECKING:
    from longroll.service.service import Service

FRESH: Final = 60.0  # seconds for which statistics are shown again
EXPORTED: Final = 500  # matches that an export finds at once


class Archive:
    """Used on one event loop."""

    def __init__(self, service: "Service", storage: ArchiveStorage) -> None:
        self.service = service
        self.storage = storage
        self.lines: list[Line] = []
        self.counted = -FRESH

    async def search(self, query: Query) -> Page:
        """Search. It asks for one match more than it shows, to know whether there are others."""
        check_query(query)
        found = await self.storage.search(query._replace(limit=query.limit + 1))
        shown = found[: query.limit]
        more = len(found) > query.limit
        annulled = await self.storage.annulled([one.match for one in shown])
        matches = [Archived(one, one.match in annulled) for one in shown]
        return Page(matches, Cursor(shown[-1].at, shown[-1].match) if more else None)

    async def record(self, player: str) -> list[RecordLine]:
        return await self.storage.record(player)

    async def statistics(self) -> list[Line]:
        """Statistics, counted at most once a minute because they cover every match ever played."""
        now = self.service.clock.now()
        if not 0 <= now - self.counted < FRESH:
            self.lines = make_lines(await self.storage.totals())
            self.counted = now
        return self.lines

    async def find_all(self, query: Query) -> AsyncIterator[Archived]:
        """Find all matches, page after page."""
        while True:
            page = await self.search(query._replace(limit=EXPORTED))
            for match in page.matches:
                yield match
            if page.next is None:
                return
            query = query._replace(before=page.next)

    # --- as a holder of data about people

    async def export(self, player: str) -> dict[str, object]:
        found = self.find_all(Query(player=player, own=True))
        return {"finished": [match_shape(match) async for match in found]}

    async def forget(self, player: str) -> None:
        """Remove the name; the matches stay."""
        await self.storage.rename(player, "")
