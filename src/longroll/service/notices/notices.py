"""Notices are stored once under their key, then sent by the channels that their reader has chosen.

A channel is claimed before anything is sent, so that nobody gets a notice twice. If the server ends between the claim
and the sending, that channel is left out. Nothing is sent to people who are looking at the page, and nothing that is no
longer true.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from longroll.service.batcher import Batcher
from longroll.service.club.club import Club
from longroll.service.errors import ServiceError
from longroll.service.jobs import Job, Jobs
from longroll.service.notices.dispatcher import DELIVER, SEND, Dispatcher
from longroll.service.notices.happened import describe, turn_number
from longroll.service.notices.kinds import MAIL, OVER, TURN
from longroll.service.notices.links import Links
from longroll.service.notices.notice import SEEN, WAITING, Notice, NoticeId, NoticeText
from longroll.service.notices.observer import Observer
from longroll.service.notices.ports import Channel, NoticeStorage
from longroll.service.notices.relevance import Relevance
from longroll.service.notices.sender import Sender, Target
from longroll.service.notices.settings import OFF, Reader
from longroll.service.notices.words import write_digest, write_mail, write_notice
from longroll.service.people.ports import PeopleStorage
from longroll.service.published import Published

DAY_MAIL: Final = "notice-digest"
LOOK_AT_CLOCK: Final = "notice-clock"
DAY: Final = 86_400.0
KEPT: Final = 60 * DAY
MOST: Final = 1000
logger = logging.getLogger(__name__)


class Outside(NamedTuple):
    """The channels out of the server, by name; the address of the club; the key by which browsers know the sender of a
    push."""

    channels: dict[str, Channel]
    origin: str
    push_key: str = ""


class Notices:
    """Used on one event loop."""

    def __init__(
        self, club: Club, storage: NoticeStorage, people: PeopleStorage, jobs: Jobs, outside: Outside, links: Links
    ) -> None:
        self.club = club
        self.service = club.service
        self.clock = club.service.clock
        self.storage = storage
        self.people = people
        self.outside = outside
        self.links = links
        self.looking = club.service.presence.looking
        self.sender = Sender(storage, people, outside.channels, self.clock)
        self.relevance = Relevance(club.storage, people, self.service.cache)
        self.observer = Observer(self.service, self.add, self._add_clock)
        self.dispatcher = Dispatcher(self)
        self.storing = Batcher(self._store)
        self.unplanned: list[Notice] = []  # they are stored, but the queue has not taken them yet
        self.use(jobs)

    def use(self, jobs: Jobs) -> None:
        """Use these jobs for later work."""
        self.jobs = jobs
        jobs.handle(DELIVER, self.dispatcher.dispatch)
        jobs.handle(SEND, self._send)
        jobs.handle(DAY_MAIL, self._send_digest)
        jobs.handle(LOOK_AT_CLOCK, self._look_at_clock)

    async def resume(self) -> None:
        """Called after a restart. Jobs only say that there may be work."""
        await self.observer.resume()
        await self.plan_waiting()
        for player in await self.storage.digest_players():
            await self.plan_digest(player, await self.reader(player))

    async def plan_waiting(self) -> None:
        """Plan the oldest waiting notices, which a server may have stored right before it ended."""
        waiting = await self.storage.waiting(MOST)
        if waiting:
            await self.dispatcher.plan_at(waiting, waiting[-1].at + self.observer.delay)

    async def clean_up(self) -> None:
        await self.storage.clean_up(self.clock.now() - KEPT)

    async def reader(self, player: str) -> Reader:
        return await self.storage.reader(player) or Reader()

    async def add(self, notices: Sequence[Notice]) -> list[bool]:
        """Store notices together with what others add meanwhile. They are stored when this returns. False: there was
        one with this key already."""
        return await self.storing.ask_all(notices)

    async def _store(self, notices: Sequence[Notice]) -> list[bool]:
        """Notify readers who are looking at the page."""
        stored = [one._replace(status=SEEN) if one.player in self.looking else one for one in notices]
        added = await self.storage.add_notices(stored)
        self.unplanned += [one for one, is_new in zip(stored, added, strict=True) if is_new and one.status == WAITING]
        await self.plan_stored()
        return added

    async def plan_stored(self) -> None:
        """Have stored notices sent. Called repeatedly: what the queue does not take now, it takes later."""
        planned, self.unplanned = self.unplanned, []
        try:
            await self.dispatcher.plan(planned)
        except ServiceError as error:
            logger.warning("notices are not sent yet: %s", error)
            self.unplanned += planned

    def change(self, player: str, before: bool, after: bool) -> None:
        """A player has begun or ceased to look at a page."""
        self.looking.change(player, before, after)

    async def looks(self, player: str) -> None:
        """The player looks at the page: nothing that waits has to be sent."""
        with suppress(ServiceError):
            await self.storage.mark_seen(player)

    # --- sending

    async def _send(self, key: str, _data: str) -> None:
        """Send a notice to one target. The queue tries again what cannot be sent now."""
        player, target_id, rest = key.split(" ", 2)
        found = await self.storage.notices([NoticeId(player, rest)])
        notices = await self.relevance.select([one for one in found if one.status != SEEN])
        target = await self.sender.find(player, target_id)
        if not notices or target is None:
            return
        reader = await self.reader(player)
        if not await self.dispatcher.may_send(notices[0], target, reader):
            return
        if not await self.storage.claim(player, rest, target_id, self.clock.now()):
            return
        try:
            text = await self.write(notices[0], reader)
            await self.sender.send(target, self._for_channel(target, text))
        except Exception:
            await self.storage.release(player, rest, target_id)
            raise

    def _for_channel(self, target: Target, text: NoticeText) -> NoticeText:
        if target.channel != MAIL:
            return text
        return write_mail(text, self.outside.origin, self.links.stop(target.player))

    async def plan_digest(self, player: str, reader: Reader) -> None:
        await self.jobs.add(Job(DAY_MAIL, player, "", reader.settings.next_digest(self.clock.now())))

    async def _send_digest(self, player: str, _data: str) -> None:
        taken_at = self.clock.now()
        taken = await self.storage.take_digest(player, taken_at)
        try:
            reader = await self.reader(player)
            news = await self.relevance.select([one for one in taken if one.status != SEEN])
            targets = await self.sender.targets(player, MAIL) if news and reader.settings.mail != OFF else []
            for target in targets:
                texts = [await self.write(one, reader) for one in news]
                text = write_digest(texts, reader.settings.language, self.outside.origin)
                await self.sender.send(target, self._for_channel(target, text))
        except Exception:
            await self.storage.put_back_digest(player, taken_at)
            raise

    async def write(self, notice: Notice, reader: Reader) -> NoticeText:
        language = reader.settings.language
        happened: list[str] = []
        if notice.event in (TURN, OVER):
            published = await self.relevance.open(notice.match)
            seat = str(notice.facts["seat"])
            if published is not None and published.seats.get(seat) == notice.player:
                happened = describe(published, seat, notice.since, language)
        return write_notice(notice, happened, language, self.outside.origin)

    # --- clocks

    async def _add_clock(self, published: Published, seat: str, due: float) -> None:
        key = f"{published.id} {turn_number(published, seat)} {seat}"
        await self.jobs.add(Job(LOOK_AT_CLOCK, key, "", due))

    async def _look_at_clock(self, key: str, _data: str) -> None:
        match, number, seat = key.split(" ", 2)
        if await self.relevance.open(match) is not None:
            await self.observer.look_at_clock(match, seat, int(number))

    # --- my data

    async def export(self, player: str) -> dict[str, object]:
        return await self.storage.export(player)

    async def forget(self, player: str) -> None:
        await self.storage.forget(player)
