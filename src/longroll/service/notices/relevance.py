"""Decides whether a notice is still relevant. It is not if its reader has moved, answered or left, if the match was
deleted or cannot be played, or if the reader has blocked the person whom it is about."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longroll.service.club.challenge import ACCEPTED as ALL_ACCEPTED
from longroll.service.club.challenge import ACTIVE, Challenge
from longroll.service.club.ports import ClubStorage
from longroll.service.errors import NEVER_SHOWN, ServiceError
from longroll.service.match_cache import MatchCache
from longroll.service.notices.happened import turn_number
from longroll.service.notices.kinds import ACCEPTED, CHALLENGE, CHAT, CLOCK, OFFER, TURN
from longroll.service.notices.notice import Notice
from longroll.service.people.person import Person
from longroll.service.people.ports import PeopleStorage
from longroll.service.published import Published
from longroll.service.seats import PERSON


class Context(NamedTuple):
    """What is looked up for many notices at once: their players and their challenges, by id."""

    people: Mapping[str, Person]
    challenges: Mapping[str, Challenge]

    def person(self, notice: Notice) -> Person | None:
        return self.people.get(notice.player.removeprefix(PERSON))


class Relevance:
    def __init__(self, club: ClubStorage, people: PeopleStorage, cache: MatchCache) -> None:
        self.club = club
        self.people = people
        self.cache = cache

    async def select(self, notices: Sequence[Notice]) -> list[Notice]:
        """Select the notices that are relevant."""
        context = await self.look_up(notices)
        return [notice for notice in notices if await self.is_relevant(notice, context)]

    async def look_up(self, notices: Sequence[Notice]) -> Context:
        ids = list({one.player.removeprefix(PERSON) for one in notices})
        people = await self.people.people(ids) if ids else []
        asked = {str(one.facts["challenge"]) for one in notices if one.event in (CHALLENGE, ACCEPTED)}
        challenges = await self.club.find_challenges(asked) if asked else []
        return Context({one.id: one for one in people}, {one.id: one for one in challenges})

    async def is_relevant(self, notice: Notice, context: Context) -> bool:
        if not is_there(context.person(notice)):
            return False
        if await self._is_blocked(notice, context):
            return False
        if notice.event in (CHALLENGE, ACCEPTED):
            found = context.challenges.get(str(notice.facts["challenge"]))
            return found is not None and waits_for(found, notice)
        if not notice.match:
            return True
        published = await self.open(notice.match)
        if published is None:
            return False
        return notice.event not in (TURN, CLOCK, OFFER) or still_asked(published, notice)

    async def _is_blocked(self, notice: Notice, context: Context) -> bool:
        """The person who has written or who challenges."""
        if notice.event == CHAT:
            author = str(notice.facts.get("player", ""))
        elif notice.event == CHALLENGE:
            found = context.challenges.get(str(notice.facts["challenge"]))
            author = found.creator if found is not None else ""
        else:
            return False
        return author in await self.club.blocks(notice.player)

    async def open(self, match: str) -> Published | None:
        try:
            return (await self.cache.open_newest(match)).published
        except ServiceError as error:
            if error.code in NEVER_SHOWN:
                return None
            raise


def is_there(person: Person | None) -> bool:
    return person is not None and not person.deleted and not person.suspended


def waits_for(challenge: Challenge, notice: Notice) -> bool:
    """Must the player answer a challenge, or begin the match?"""
    if notice.event == ACCEPTED:
        return challenge.status == ALL_ACCEPTED
    return challenge.status in ACTIVE and notice.player not in challenge.seated


def still_asked(published: Published, notice: Notice) -> bool:
    """Is it still the turn that the notice is about, or is its offer still open?"""
    seat = str(notice.facts["seat"])
    if published.over or published.seats.get(seat) != notice.player:
        return False
    if notice.event == OFFER:
        agreement = published.agreement
        offer = agreement.offer(str(notice.facts["kind"]), str(notice.facts["by"])) if agreement else None
        return offer is not None and notice.player not in offer.agreed
    number = int(notice.key.rsplit(" ", 1)[1])
    return not published.halted and published.to_move == seat and turn_number(published, seat) == number
