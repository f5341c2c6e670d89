"""Choosing the ways of notices, as many at once as a job names: each way is a job of its own."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from longroll.service.ids import new_id
from longroll.service.jobs import Job
from longroll.service.notices.kinds import BROWSER, MAIL, OFFER, OVER, PUSH, SOUND, TURN, WEBHOOK
from longroll.service.notices.notice import LAPSED, SEEN, SENT, WAITING, Notice, NoticeId
from longroll.service.notices.ports import DIGEST, Contact
from longroll.service.notices.sender import Target
from longroll.service.notices.settings import DAILY, NOW, Reader
from longroll.service.people.person import Person
from longroll.service.seats import PERSON

if TYPE_CHECKING:
    from longroll.service.notices.notices import Notices

DELIVER: Final = "notice"
SEND: Final = "notice-send"
BATCH: Final = 200  # notices of one job


class Dispatcher:
    def __init__(self, notices: "Notices") -> None:
        self.notices = notices
        self.clock = notices.clock
        self.storage = notices.storage

    async def plan(self, notices: Sequence[Notice]) -> None:
        """What follows from a look at a match is sent at once; the rest may be answered before."""
        at_once = [one for one in notices if one.match and one.event in (TURN, OFFER, OVER)]
        later = [one for one in notices if one not in at_once]
        now = self.clock.now()
        await self.plan_at(at_once, now)
        await self.plan_at(later, now + self.notices.observer.delay)

    async def plan_at(self, notices: Sequence[Notice], due: float) -> None:
        for first in range(0, len(notices), BATCH):
            ids = [one.id for one in notices[first : first + BATCH]]
            await self.notices.jobs.add(Job(DELIVER, new_id(), json.dumps(ids), due))

    async def dispatch(self, _key: str, data: str) -> None:
        """Those that cannot be dealt with are tried again, without the others."""
        ids = [NoticeId(player, key) for player, key in json.loads(data)]
        waiting = [one for one in await self.storage.notices(ids) if one.status == WAITING]
        statuses = {one.id: SEEN for one in waiting if one.player in self.notices.looking}
        unseen = [one for one in waiting if one.id not in statuses]
        people = await self._people(unseen)
        current = await self.notices.still_so.select(unseen, people)
        statuses |= {one.id: LAPSED for one in unseen if one not in current}
        failure = await self._send_all(current, people, statuses)
        await self.storage.settle(statuses)
        if failure is not None:
            raise failure

    async def _people(self, notices: Sequence[Notice]) -> dict[str, Person]:
        ids = list(dict.fromkeys(one.player.removeprefix(PERSON) for one in notices))
        return {person.id: person for person in await self.notices.people.people(ids)} if ids else {}

    async def _send_all(
        self, notices: Sequence[Notice], people: Mapping[str, Person], statuses: dict[NoticeId, str]
    ) -> Exception | None:
        contacts = await self.storage.contacts({one.player for one in notices}) if notices else {}
        failure: Exception | None = None
        for notice in notices:
            contact = contacts[notice.player]
            try:
                if await self._put_off(notice, contact.reader):
                    continue
                await self._tell_page(notice, contact.reader)
                await self._choose_ways(notice, contact, people[notice.player.removeprefix(PERSON)])
            except Exception as error:
                failure = error
            else:
                statuses[notice.id] = SENT
        return failure

    async def _put_off(self, notice: Notice, reader: Reader) -> bool:
        """Until the quiet hours of its reader end."""
        later = reader.settings.quiet_end(self.clock.now())
        if later is not None:
            await self.plan_at([notice], later)
        return later is not None

    async def _tell_page(self, notice: Notice, reader: Reader) -> None:
        """A page that is open in the background."""
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

    async def _choose_ways(self, notice: Notice, contact: Contact, person: Person) -> None:
        settings, sender = contact.reader.settings, self.notices.sender
        for channel in (PUSH, WEBHOOK, MAIL):
            if not settings.wants(notice.event, channel):
                continue
            if channel == MAIL and settings.mail == DAILY:
                if await self.storage.claim(notice.player, notice.key, DIGEST, 0.0):
                    await self.notices.plan_digest(notice.player, contact.reader)
            elif channel != MAIL or settings.mail == NOW:
                for target in sender.targets_of(contact, person, notice.player, channel):
                    await self._add_send(notice, target)

    async def _add_send(self, notice: Notice, target: Target) -> None:
        key = f"{notice.player} {target.id} {notice.key}"
        await self.notices.jobs.add(Job(SEND, key, "", self.clock.now()))
