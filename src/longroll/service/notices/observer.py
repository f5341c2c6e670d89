"""Finds out what to notify people of, from the changes of matches, challenges and chat.

The observer looks at a match again when nothing has changed for a while, so that live play neither sends nor stores
notices. The notice and its key then follow from the state of the match. So it does no harm to look at the same match
twice, or again after a restart.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from longroll.kernel.verdict import Fact
from longroll.match.visibility import public_count, same_side
from longroll.opponents.roster import level_of
from longroll.service.agreement import ABORTED, RESIGN, Offer
from longroll.service.clocks import CORRESPONDENCE
from longroll.service.club.challenge import ACCEPTED as ALL_ACCEPTED
from longroll.service.club.challenge import Challenge
from longroll.service.club.ports import Message
from longroll.service.consent import away_of, people
from longroll.service.errors import NEVER_SHOWN, ServiceError
from longroll.service.finished import result_of
from longroll.service.notices.happened import last_own, turn_number
from longroll.service.notices.kinds import ACCEPTED, CHALLENGE, CHAT, CLOCK, OFFER, OVER, TOURNAMENT, TURN
from longroll.service.notices.notice import SEEN, WAITING, Notice
from longroll.service.published import Published
from longroll.service.seats import PERSON
from longroll.service.service import Service

DELAY: Final = 20.0  # seconds; somebody who plays live has answered by then
CHAT_APART: Final = 600.0  # seconds; one notice is enough for the lines of a conversation
DAY: Final = 86_400.0
LOW: Final = 0.25  # part of the bank
MOST_LOW: Final = DAY / 2
RECENT: Final = 500  # matches that are looked at again after a restart
logger = logging.getLogger(__name__)
AddNotices = Callable[[Sequence[Notice]], Awaitable[object]]
AddClock = Callable[[Published, str, float], Awaitable[None]]


class Change(NamedTuple):
    """`due`: when to look at the match again. `actor`: who made the last change and so needs no notice. `offers`:
    whether to look at offers too."""

    due: float
    actor: str
    offers: bool


class Observer:
    """Used on one event loop. `add_notices` stores notices and has them sent. `add_clock` arranges a later look at the
    clock of a seat."""

    def __init__(self, service: Service, add_notices: AddNotices, add_clock: AddClock) -> None:
        self.service = service
        self.add_notices = add_notices
        self.add_clock = add_clock
        self.changes: dict[str, Change] = {}
        self.delay = DELAY
        self.turn = asyncio.Lock()

    # --- what is seen

    def match_changed(self, before: Published, after: Published, actor: str) -> None:
        """Called when a match changes. It counts if somebody else is to move, something is offered, or the match is
        over."""
        offers = after.agreement is not None and after.agreement.offers
        offered = bool(offers) and (before.agreement is None or offers != before.agreement.offers)
        if after.over != before.over or after.to_move != before.to_move or offered:
            former = self.changes.get(after.id)
            again = offered or (former is not None and former.offers)
            self.changes[after.id] = Change(self.service.clock.now() + self.delay, actor, again)

    def match_begun(self, match: str) -> None:
        self.changes[match] = Change(self.service.clock.now() + self.delay, "", offers=False)

    async def challenged(self, challenge: Challenge) -> None:
        asked = [player for player in dict.fromkeys(challenge.invited.values()) if player != challenge.creator]
        key = f"challenge {challenge.id}"
        await self._try([self._of_challenge(one, key, CHALLENGE, challenge, challenge.creator) for one in asked])

    async def accepted(self, challenge: Challenge, player: str) -> None:
        """Notify the creator when the last seat is taken. The match begins when the creator comes."""
        if challenge.status != ALL_ACCEPTED:
            return
        key = f"accepted {challenge.id} {challenge.version}"
        await self._try([self._of_challenge(challenge.creator, key, ACCEPTED, challenge, player)])

    async def said(self, message: Message, others: Iterable[str]) -> None:
        published = (await self.service.cache.open(message.match)).published
        key = f"chat {message.match} {int(message.at // CHAT_APART)}"
        title = published.snapshot.header.title
        facts = {"game": title, "opponent": message.name, "text": message.text, "player": message.player}
        now, readers = self.service.clock.now(), [player for player in others if player.startswith(PERSON)]
        await self._try([Notice(player, key, CHAT, message.match, now, 0, facts) for player in readers])

    async def round_begun(
        self, tournament: str, name: str, number: int, players: Iterable[str], *, ladder: bool = False
    ) -> None:
        """Called when a round of a tournament begins, or a challenge of a ladder, whose games are its rounds."""
        facts: dict[str, Fact] = {"name": name, "number": 0 if ladder else number, "tournament": tournament}
        key, now = f"tournament {tournament} {number}", self.service.clock.now()
        await self._try([Notice(player, key, TOURNAMENT, "", now, 0, facts) for player in players])

    # --- how matches stand

    async def resume(self) -> None:
        """Called after a restart: the matches that were waiting for another look were only in memory."""
        now = self.service.clock.now()
        for summary in await self.service.list_matches(RECENT):
            if summary.get("agreement") and summary["updated"] > now - DAY:
                self.changes.setdefault(summary["id"], Change(now + self.delay, "", offers=False))

    async def look_at_changes(self) -> None:
        """Look at the matches that have not changed for a while. All notices about them are stored together."""
        async with self.turn:
            now = self.service.clock.now()
            due = {match: change for match, change in self.changes.items() if change.due <= now}
            for match in due:
                del self.changes[match]
            found = [notice for match, change in due.items() for notice in await self._look_at(match, change)]
            try:
                await self.add_notices(found)
            except ServiceError as error:
                self._look_again(due, error)

    async def _look_at(self, match: str, change: Change) -> list[Notice]:
        try:
            published = (await self.service.cache.open_newest(match)).published
            return await self._notices_of(published, change) if published.agreement is not None else []
        except ServiceError as error:
            if error.code not in NEVER_SHOWN:
                self._look_again({match: change}, error)
        except Exception:  # a fault of one match is not a fault of the others
            logger.exception("nobody can be told about match %s", match)
        return []

    def _look_again(self, changes: Mapping[str, Change], error: ServiceError) -> None:
        logger.warning("nobody could be told about matches %s: %s", " ".join(changes), error)
        for match, change in changes.items():
            self.changes.setdefault(match, change._replace(due=self.service.clock.now() + self.delay))

    async def _notices_of(self, published: Published, change: Change) -> list[Notice]:
        if published.over:
            seated = people(published.seats)
            return [self._result(published, player, known=player == change.actor) for player in seated]
        found = []
        seat = published.to_move
        if not published.halted and published.seats.get(seat, "").startswith(PERSON):
            found.append(self._turn(published, seat))
            await self._watch_clock(published, seat)
        if change.offers and published.agreement is not None:
            for offer in published.agreement.offers:
                found += self._offered(published, offer)
        return found

    def _turn(self, published: Published, seat: str) -> Notice:
        since = last_own(published, seat)
        facts = {**facts_of(published, seat), "actions": published.count_for(seat) - since}
        return self._notice(published, seat, f"turn {published.id} {turn_number(published, seat)}", TURN, since, facts)

    def _result(self, published: Published, player: str, *, known: bool) -> Notice:
        seat = seat_of(published, player)
        agreement = published.agreement
        winner, reason = result_of(published.snapshot.outcome, agreement.result if agreement else None)
        result = "drawn" if not winner else "won" if same_side(published.game, winner, seat) else "lost"
        facts = {**facts_of(published, seat), "result": "aborted" if reason == ABORTED else result}
        status = SEEN if known else WAITING
        return self._notice(published, seat, f"over {published.id}", OVER, last_own(published, seat), facts, status)

    def _offered(self, published: Published, offer: Offer) -> list[Notice]:
        key = f"offer {published.id} {offer.kind} {offer.seat} {public_count(published.snapshot)}"
        found = []
        for seat, player in published.seats.items():
            asked = offer.kind != RESIGN or same_side(published.game, seat, offer.seat)
            if asked and player not in offer.agreed and player.startswith(PERSON):
                name = name_of(published, published.seats[offer.seat])
                facts = {**facts_of(published, seat), "kind": offer.kind, "by": offer.seat, "opponent": name}
                found.append(self._notice(published, seat, key, OFFER, 0, facts))
        return found

    async def _watch_clock(self, published: Published, seat: str) -> None:
        left = time_left(published, seat, self.service.clock.now())
        if left is not None and left > low_time(published):
            await self.add_clock(published, seat, self.service.clock.now() + left - low_time(published))

    async def look_at_clock(self, match: str, seat: str, number: int) -> None:
        """Notify the seat that its time is running out, if that is still so. The match may have been paused
        meanwhile."""
        published = (await self.service.cache.open_newest(match)).published
        left = time_left(published, seat, self.service.clock.now())
        if published.halted or left is None or turn_number(published, seat) != number:
            return
        if left > low_time(published) + 1:
            await self._watch_clock(published, seat)
            return
        facts = {**facts_of(published, seat), "hours": max(0, int(left // 3600))}
        key = f"clock {match} {number}"
        await self.add_notices([self._notice(published, seat, key, CLOCK, last_own(published, seat), facts)])

    # --- what they share

    def _notice(
        self,
        published: Published,
        seat: str,
        key: str,
        event: str,
        since: int,
        facts: dict[str, Fact],
        status: str = WAITING,
    ) -> Notice:
        player, now = published.seats[seat], self.service.clock.now()
        return Notice(player, key, event, published.id, now, since, facts, status)

    def _of_challenge(self, player: str, key: str, event: str, challenge: Challenge, other: str) -> Notice:
        facts: dict[str, Fact] = {
            "game": challenge.title,
            "opponent": challenge.names.get(other, ""),
            "challenge": challenge.id,
        }
        return Notice(player, key, event, "", self.service.clock.now(), 0, facts)

    async def _try(self, notices: Sequence[Notice]) -> None:
        """Store notices. A failure does not undo the action that caused them."""
        try:
            await self.add_notices(notices)
        except ServiceError as error:
            logger.warning("notices could not be stored: %s", error)


def facts_of(published: Published, seat: str) -> dict[str, Fact]:
    player = published.seats[seat]
    others = [name_of(published, one) for one in dict.fromkeys(published.seats.values()) if one != player]
    return {"game": published.snapshot.header.title, "opponent": ", ".join(others), "seat": seat}


def name_of(published: Published, player: str) -> str:
    names = published.agreement.names if published.agreement is not None else {}
    return names.get(player) or level_of(player).capitalize() or "–"


def seat_of(published: Published, player: str) -> str:
    return next(seat for seat, one in published.seats.items() if one == player)


def time_left(published: Published, seat: str, now: float) -> float | None:
    """The time left on a correspondence clock that runs."""
    agreement = published.agreement
    if agreement is None or agreement.pace.kind != CORRESPONDENCE or agreement.clocks.running != seat:
        return None
    return agreement.clocks.left_at(seat, now, away_of(agreement, published.seats, seat))


def low_time(published: Published) -> float:
    return min(published.agreement.pace.bank * LOW, MOST_LOW) if published.agreement is not None else 0.0
