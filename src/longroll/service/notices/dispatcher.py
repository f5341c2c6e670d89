"""Chooses the channels of notices, for as many notices at once as a job names. Each channel is a job of its own."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from longroll.service.ids import new_id
from longroll.service.jobs import Job
from longroll.service.notices.kinds import BROWSER, MAIL, OFFER, OVER, PUSH, SOUND, TURN, WEBHOOK
from longroll.service.notices.notice import LAPSED, SEEN, SENT, WAITING, Notice, NoticeId
from longroll.service.notices.ports import DIGEST, Contact
from longroll.service.notices.relevance import Context
from longroll.service.notices.sender import Target
from longroll.service.notices.settings import Reader
from longroll.service.people.person import Person

if TYPE_CHECKING:
    from longroll.service.notices.notices import Notices

DELIVER: Final = "notice"
SEND: Final = "notice-send"
BATCH: Final = 200  # notices in one job


class Dispatcher:
    def __init__(self, notices: "Notices") -> None:
        self.notices = notices
        self.clock = notices.clock
        self.storage = notices.storage

    async def plan(self, notices: Sequence[Notice]) -> None:
        """Send at once what follows from a look at a match, and the rest after a while, because the player may answer
        before."""
        at_once = [one for one in notices if one.match and one.event in (TURN, OFFER, OVER)]
        later = [one for one in notices if one not in at_once]
        now = self.clock.now()
        await self.plan_at(at_once, now)
        await self.plan_at(later, now + self.notices.observer.delay)

    async def plan_at(self, notices: Sequence[Notice], due: float) -> None:
        for first in range(0, len(notices), BATCH):
            await self._add_job(new_id(), notices[first : first + BATCH], due)

    async def _add_job(self, key: str, notices: Sequence[Notice], due: float) -> None:
        await self.notices.jobs.add(Job(DELIVER, key, json.dumps([one.id for one in notices]), due))

    async def dispatch(self, _key: str, data: str) -> None:
        """Deal with the notices of a job. Those that fail are tried again without the others."""
        ids = [NoticeId(player, key) for player, key in json.loads(data)]
        waiting = [one for one in await self.storage.notices(ids) if one.status == WAITING]
        statuses = {one.id: SEEN for one in waiting if one.player in self.notices.looking}
        failure = await self._deal_with_all([one for one in waiting if one.id not in statuses], statuses)
        await self.storage.settle(statuses)
        if failure is not None:
            raise failure

    async def _deal_with_all(self, notices: Sequence[Notice], statuses: dict[NoticeId, str]) -> Exception | None:
        """Deal with each notice, whatever happens to the others. `statuses` gets the notices that wait no longer."""
        if not notices:
            return None
        context = await self.notices.relevance.look_up(notices)
        contacts = await self.storage.contacts({one.player for one in notices})
        failure: Exception | None = None
        for notice in notices:
            try:
                status = await self._deal_with(notice, contacts[notice.player], context)
            except Exception as error:
                failure = error
            else:
                if status != WAITING:
                    statuses[notice.id] = status
        return failure

    async def _deal_with(self, notice: Notice, contact: Contact, context: Context) -> str:
        """Deal with a notice. Returns its new status."""
        if not await self.notices.relevance.is_relevant(notice, context):
            return LAPSED
        if await self._put_off(notice, contact.reader):
            return WAITING
        await self._notify_page(notice, contact.reader)
        await self._choose_ways(notice, contact, context.person(notice))
        return SENT

    async def _put_off(self, notice: Notice, reader: Reader) -> bool:
        """Put a notice off until the quiet hours of its reader end. One job does it, also if this is called again."""
        later = reader.settings.quiet_end(self.clock.now())
        if later is not None:
            await self._add_job(f"quiet {notice.player} {notice.key}", [notice], later)
        return later is not None

    async def _notify_page(self, notice: Notice, reader: Reader) -> None:
        """Notify a page that is open in the background."""
        ways = [way for way in (SOUND, BROWSER) if reader.settings.wants(notice.event, way)]
        if ways and self.notices.service.presence.is_online(notice.player):
            text = await self.notices.write(notice, reader)
            news: dict[str, object] = {
                "kind": "notice",
                "ways": ways,
                "tag": text.tag,
                "title": text.title,
                "body": text.body,
                "url": text.url,
            }
            self.notices.club.messenger.tell([notice.player], news)

    async def _choose_ways(self, notice: Notice, contact: Contact, person: Person | None) -> None:
        settings, sender = contact.reader.settings, self.notices.sender
        for channel in (PUSH, WEBHOOK, MAIL):
            if settings.collects(notice.event, channel):
                await self._collect(notice, contact.reader)
            elif settings.sends(notice.event, channel):
                for target in sender.targets_of(contact, person, notice.player, channel):
                    await self._add_send(notice, target, self.clock.now())

    async def _collect(self, notice: Notice, reader: Reader) -> None:
        await self.storage.claim(notice.player, notice.key, DIGEST, 0.0)
        await self.notices.plan_digest(notice.player, reader)

    async def _add_send(self, notice: Notice, target: Target, due: float) -> None:
        await self.notices.jobs.add(Job(SEND, f"{notice.player} {target.id} {notice.key}", "", due))

    async def may_send(self, notice: Notice, target: Target, reader: Reader) -> bool:
        """Choose channels by what the reader wants now, because the notice may have waited for hours. What is wanted
        later is sent later."""
        settings = reader.settings
        if settings.collects(notice.event, target.channel):
            await self._collect(notice, reader)
        if notice.player in self.notices.looking or not settings.sends(notice.event, target.channel):
            return False
        later = settings.quiet_end(self.clock.now())
        if later is not None:
            await self._add_send(notice, target, later)
        return later is None
