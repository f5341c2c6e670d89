"""Players are told when a result of theirs was annulled: once, also if the server ended right after it."""

import logging
from typing import Final

from longroll.kernel.verdict import Fact
from longroll.service.consent import people
from longroll.service.errors import ServiceError
from longroll.service.moderation.ports import ModerationStorage
from longroll.service.notices.kinds import ANNULLED
from longroll.service.notices.notice import Notice
from longroll.service.notices.notices import Notices
from longroll.service.notices.observer import facts_of, seat_of
from longroll.service.published import Published

DAY: Final = 86_400.0
logger = logging.getLogger(__name__)


class AnnulmentNotices:
    """Used on one event loop. `told` are the matches of the last day that were dealt with here."""

    def __init__(self, notices: Notices, storage: ModerationStorage) -> None:
        self.notices = notices
        self.storage = storage
        self.told: set[str] = set()

    async def tell(self, match: str) -> None:
        """A result is annulled, also if nobody can be told now; `catch_up` tries again."""
        try:
            await self._tell(match)
            self.told.add(match)
        except ServiceError as error:
            logger.warning("nobody could be told that match %s was annulled: %s", match, error)

    async def catch_up(self) -> None:
        """What was annulled in the last day: by the operator, or by a server that ended. Who knows it is not told
        again."""
        found = await self.storage.annulled_since(self.notices.clock.now() - DAY)
        self.told.intersection_update(found)
        for match in found:
            if match not in self.told:
                await self.tell(match)

    async def _tell(self, match: str) -> None:
        annulment = await self.storage.annulment(match)
        published = await self.notices.relevance.open(match)
        if annulment is None or published is None:
            return
        now = self.notices.clock.now()
        notices = [
            Notice(
                player,
                f"annulled {match}",
                ANNULLED,
                match,
                now,
                0,
                facts_of_annulment(published, player, annulment.reason),
            )
            for player in people(published.seats)
        ]
        for notice, is_new in zip(notices, await self.notices.add(notices), strict=True):
            if is_new:
                await self._show(notice)

    async def _show(self, notice: Notice) -> None:
        """On the pages of the player: nothing else there would say so at once."""
        if self.notices.service.presence.is_online(notice.player):
            text = await self.notices.write(notice, await self.notices.reader(notice.player))
            news: dict[str, object] = {"kind": "annulled", "match": notice.match, "title": text.title}
            self.notices.club.messenger.tell([notice.player], news)


def facts_of_annulment(published: Published, player: str, reason: str) -> dict[str, Fact]:
    rated = published.agreement is not None and published.agreement.rated
    return {
        **facts_of(published, seat_of(published, player)),
        "reason": reason,
        "rated": "yes" if rated else "no",
    }
