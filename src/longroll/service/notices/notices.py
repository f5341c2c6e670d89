"""Notices: stored once under their key, then sent by the ways that their reader has chosen.

A way is claimed before something is sent, so that nobody is told twice; if the server ends between the two, this way is
left out. Nothing is sent to somebody who has a page in front of him, nor what is not so any more.
"""

from contextlib import suppress
from typing import Final, NamedTuple

from longroll.service.club.challenge import ACCEPTED as ALL_ACCEPTED
from longroll.service.club.challenge import ACTIVE, Challenge
from longroll.service.club.club import Club
from longroll.service.errors import ServiceError
from longroll.service.jobs import Job, Jobs
from longroll.service.notices.happened import tell, turn_number
from longroll.service.notices.kinds import (
    ACCEPTED,
    BROWSER,
    CHALLENGE,
    CLOCK,
    MAIL,
    OFFER,
    OVER,
    PUSH,
    SOUND,
    TURN,
    WEBHOOK,
)
from longroll.service.notices.links import Links
from longroll.service.notices.looking import Looking
from longroll.service.notices.notice import LAPSED, SEEN, SENT, WAITING, Notice, NoticeText
from longroll.service.notices.observer import Observer
from longroll.service.notices.ports import DIGEST, Channel, NoticeStorage
from longroll.service.notices.sender import Sender, Target
from longroll.service.notices.settings import DAILY, NOW, OFF, Reader
from longroll.service.notices.words import write_digest, write_mail, write_notice
from longroll.service.people.ports import PeopleStorage
from longroll.service.published import Published
from longroll.service.seats import PERSON

DELIVER: Final = "notice"
SEND: Final = "notice-send"
DAY_MAIL: Final = "notice-digest"
LOOK_AT_CLOCK: Final = "notice-clock"
DAY: Final = 86_400.0
KEPT: Final = 60 * DAY
MOST: Final = 1000


class Outside(NamedTuple):
    """The ways out of the server that there are, by name; the address of the club; the key by which browsers know who
    pushes."""

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
        self.looking = Looking()
        self.sender = Sender(storage, people, outside.channels, self.clock)
        self.observer = Observer(self.service, self.add, self._add_clock)
        self.use(jobs)

    def use(self, jobs: Jobs) -> None:
        """Do later work by these jobs."""
        self.jobs = jobs
        jobs.handle(DELIVER, self._deliver)
        jobs.handle(SEND, self._send)
        jobs.handle(DAY_MAIL, self._send_digest)
        jobs.handle(LOOK_AT_CLOCK, self._look_at_clock)

    async def resume(self) -> None:
        """After a restart: jobs only say that there may be work."""
        await self.observer.resume()
        for notice in await self.storage.waiting(MOST):
            await self.jobs.add(Job(DELIVER, notice.id, "", notice.at + self.observer.delay))
        for player in await self.storage.digest_players():
            await self._plan_digest(player, await self.reader(player))

    async def clean_up(self) -> None:
        await self.storage.clean_up(self.clock.now() - KEPT)

    async def reader(self, player: str) -> Reader:
        return await self.storage.reader(player) or Reader()

    async def add(self, notice: Notice) -> bool:
        """Who looks at the page is told there. False: there is one with this key."""
        if notice.status == WAITING and notice.player in self.looking:
            notice = notice._replace(status=SEEN)
        added = await self.storage.add_notice(notice)
        if added and notice.status == WAITING:
            waits = 0.0 if notice.match and notice.event in (TURN, OFFER, OVER) else self.observer.delay
            await self.jobs.add(Job(DELIVER, notice.id, "", self.clock.now() + waits))
        return added

    def change(self, player: str, before: bool, after: bool) -> None:
        """A page of the player is looked at, or is not any more."""
        self.looking.change(player, before, after)

    async def looks(self, player: str) -> None:
        """Nothing that waits has to be sent."""
        with suppress(ServiceError):
            await self.storage.mark_seen(player)

    # --- sending

    async def _deliver(self, key: str, _data: str) -> None:
        """Choose the ways, each of which is a job of its own."""
        notice = await self._find(key)
        if notice is None or notice.status != WAITING:
            return
        if notice.player in self.looking:
            await self.storage.set_status(notice.player, notice.key, SEEN)
            return
        if not await self.is_so(notice):
            await self.storage.set_status(notice.player, notice.key, LAPSED)
            return
        reader = await self.reader(notice.player)
        later = reader.settings.quiet_end(self.clock.now())
        if later is not None:
            await self.jobs.add(Job(DELIVER, key, "", later))
            return
        await self._tell_page(notice, reader)
        await self._plan(notice, reader)
        await self.storage.set_status(notice.player, notice.key, SENT)

    async def _tell_page(self, notice: Notice, reader: Reader) -> None:
        """A page that is open in the background."""
        ways = [way for way in (SOUND, BROWSER) if reader.settings.wants(notice.event, way)]
        if ways and self.service.presence.is_online(notice.player):
            text = await self.write(notice, reader)
            news: dict[str, object] = {
                "kind": "notice",
                "ways": ways,
                "tag": text.tag,
                "title": text.title,
                "body": text.body,
                "url": text.url,
            }
            self.club.messenger.tell([notice.player], news)

    async def _plan(self, notice: Notice, reader: Reader) -> None:
        settings, player = reader.settings, notice.player
        for channel in (PUSH, WEBHOOK):
            if settings.wants(notice.event, channel):
                for target in await self.sender.targets(player, channel):
                    await self._add_send(notice, target)
        if not settings.wants(notice.event, MAIL):
            return
        if settings.mail == NOW:
            for target in await self.sender.targets(player, MAIL):
                await self._add_send(notice, target)
        elif settings.mail == DAILY and await self.storage.claim(player, notice.key, DIGEST, 0.0):
            await self._plan_digest(player, reader)

    async def _add_send(self, notice: Notice, target: Target) -> None:
        key = f"{notice.player} {target.id} {notice.key}"
        await self.jobs.add(Job(SEND, key, "", self.clock.now()))

    async def _send(self, key: str, _data: str) -> None:
        """To one target. What cannot be sent now is tried again by the queue."""
        player, target_id, rest = key.split(" ", 2)
        notice = await self.storage.notice(player, rest)
        target = await self.sender.find(player, target_id)
        if notice is None or target is None or not await self.is_so(notice):
            return
        if not await self.storage.claim(player, rest, target_id, self.clock.now()):
            return
        try:
            text = await self.write(notice, await self.reader(player))
            await self.sender.send(target, self._for_channel(target, text))
        except Exception:
            await self.storage.release(player, rest, target_id)
            raise

    def _for_channel(self, target: Target, text: NoticeText) -> NoticeText:
        if target.channel != MAIL:
            return text
        return write_mail(text, self.outside.origin, self.links.stop(target.player))

    async def _plan_digest(self, player: str, reader: Reader) -> None:
        await self.jobs.add(Job(DAY_MAIL, player, "", reader.settings.next_digest(self.clock.now())))

    async def _send_digest(self, player: str, _data: str) -> None:
        taken_at = self.clock.now()
        taken = await self.storage.take_digest(player, taken_at)
        try:
            reader = await self.reader(player)
            news = [one for one in taken if one.status != SEEN and await self.is_so(one)]
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
            published = await self.open_match(notice.match)
            seat = str(notice.facts["seat"])
            if published is not None and published.seats.get(seat) == notice.player:
                happened = tell(published, seat, notice.since, language)
        return write_notice(notice, happened, language, self.outside.origin)

    # --- is it still so?

    async def is_so(self, notice: Notice) -> bool:
        """Somebody who has moved, answered or left is not told, and nobody of a match that was deleted."""
        person = await self.people.person(notice.player.removeprefix(PERSON))
        if person is None or person.deleted or person.suspended:
            return False
        if notice.event in (CHALLENGE, ACCEPTED):
            found = await self.club.storage.challenge(str(notice.facts["challenge"]))
            return found is not None and waits_for(found, notice)
        if not notice.match:
            return True
        published = await self.open_match(notice.match)
        if published is None:
            return False
        return notice.event not in (TURN, CLOCK, OFFER) or still_asked(published, notice)

    async def open_match(self, match: str) -> Published | None:
        try:
            return (await self.service.cache.open_newest(match)).published
        except ServiceError as error:
            if error.code == "missing":
                return None
            raise

    async def _find(self, key: str) -> Notice | None:
        player, _, rest = key.partition(" ")
        return await self.storage.notice(player, rest)

    # --- clocks

    async def _add_clock(self, published: Published, seat: str, due: float) -> None:
        key = f"{published.id} {turn_number(published, seat)} {seat}"
        await self.jobs.add(Job(LOOK_AT_CLOCK, key, "", due))

    async def _look_at_clock(self, key: str, _data: str) -> None:
        match, number, seat = key.split(" ", 2)
        if await self.open_match(match) is not None:
            await self.observer.look_at_clock(match, seat, int(number))

    # --- my data

    async def export(self, player: str) -> dict[str, object]:
        return await self.storage.export(player)

    async def forget(self, player: str) -> None:
        await self.storage.forget(player)


def waits_for(challenge: Challenge, notice: Notice) -> bool:
    """Has the player to answer a challenge, or to begin the match?"""
    if notice.event == ACCEPTED:
        return challenge.status == ALL_ACCEPTED
    return challenge.status in ACTIVE and notice.player not in challenge.seated


def still_asked(published: Published, notice: Notice) -> bool:
    """Is it still the turn of which the notice tells, or is its offer still open?"""
    seat = str(notice.facts["seat"])
    if published.over or published.seats.get(seat) != notice.player:
        return False
    if notice.event == OFFER:
        agreement = published.agreement
        offer = agreement.offer(str(notice.facts["kind"]), str(notice.facts["by"])) if agreement else None
        return offer is not None and notice.player not in offer.agreed
    number = int(notice.key.rsplit(" ", 1)[1])
    return not published.halted and published.to_move == seat and turn_number(published, seat) == number
