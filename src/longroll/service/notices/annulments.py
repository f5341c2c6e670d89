"""Notifies players once that a result of theirs was annulled, also if the server ends right after the annulment."""

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
    """Used on one event loop. `notified` are the matches of the last day whose players have been notified here."""

    def __init__(self, notices: Notices, storage: ModerationStorage) -> None:
        self.notices = notices
        self.storage = storage
        self.notified: set[str] = set()

    async def notify(self, match: str) -> None:
        """Notify the players. A failure does not undo the annulment: `catch_up` tries again."""
        try:
            await self._notify(match)
            self.notified.add(match)
        except ServiceError as error:
            logger.warning("nobody could be told that match %s was annulled: %s", match, error)

    async def catch_up(self) -> None:
        """Notify the players of what was annulled in the last day by the operator, or by a server that ended. Players
        who already have the notice get no second one."""
        found = await self.storage.annulled_since(self.notices.clock.now() - DAY)
        self.notified.intersection_update(found)
        for match in found:
            if match not in self.notified:
                await self.notify(match)

    async def _notify(self, match: str) -> None:
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
        """Notify the open pages of the player, which would not show the annulment by themselves."""
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
