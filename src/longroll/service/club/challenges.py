"""Challenges: made, accepted, declined, withdrawn and expired, and the matches that they become."""

from asyncio import Lock
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakValueDictionary

from longroll.service.caller import GUEST_ROLE, Caller
from longroll.service.club.begin import begin
from longroll.service.club.challenge import ACTIVE, BEGUN, Challenge, hash_token
from longroll.service.club.ports import ClubObserver, ClubStorage, Messenger, NoObserver
from longroll.service.club.rates import Rates
from longroll.service.club.relations import Relations, check_welcome
from longroll.service.club.terms import Terms, make_challenge
from longroll.service.errors import ServiceError, forbidden, missing
from longroll.service.ids import new_id
from longroll.service.published import Published

if TYPE_CHECKING:
    from longroll.service.service import Service

MOST: Final = 20  # active challenges of one person
ASKED_EVERY: Final = 120.0  # seconds between challenges of one person by name; each of them is a notice
ASKED_AT_ONCE: Final = 10
LISTED: Final = 200
NEWS: Final[dict[str, object]] = {"kind": "challenges"}


class Listed(NamedTuple):
    open: list[Challenge]
    mine: list[Challenge]
    for_me: list[Challenge]


class Challenges:
    def __init__(self, service: "Service", storage: ClubStorage, messenger: Messenger, relations: Relations) -> None:
        self.service = service
        self.storage = storage
        self.messenger = messenger
        self.relations = relations
        self.beginning: WeakValueDictionary[str, Lock] = WeakValueDictionary()  # one at a time on this server
        self.asking = Rates(service.clock, 1 / ASKED_EVERY, ASKED_AT_ONCE)
        self.observer: ClubObserver = NoObserver()

    # --- looking

    async def find_all(self, player: str) -> Listed:
        """The challenges that the player may see, without those of people who have blocked the player or are
        blocked."""
        apart = await self.relations.apart(player)
        now = self.service.clock.now()
        found = await self.storage.challenges(player, LISTED)
        seen = [one for one in found if one.expires > now and (one.creator == player or not apart & set(one.people))]
        mine = [one for one in seen if one.creator == player]
        for_me = [one for one in seen if one.creator != player and player in one.people]
        return Listed([one for one in seen if one.listed and player not in one.people], mine, for_me)

    async def look(self, challenge: str, player: str) -> Challenge:
        """A challenge that anybody may accept, or in which the player has a part."""
        found = await self._find(challenge)
        if not found.listed and player not in found.people:
            raise no_challenge()
        return found

    async def look_at_invitation(self, token: str) -> Challenge:
        found = await self.storage.challenge(await self.storage.find_invitation(hash_token(token)))
        if found is None or hash_token(token) not in found.invitations or found.expires <= self.service.clock.now():
            raise missing("club-no-invitation")
        return found

    # --- making

    async def make(self, terms: Terms, creator: Caller) -> tuple[Challenge, Sequence[str]]:
        """Make a challenge. Returns it with the tokens of its links."""
        player = creator.player
        terms = terms._replace(names={**terms.names, player: creator.name})
        challenge, tokens = await self.service.background.run(make_challenge, terms, player, self.service.clock.now())
        await self.relations.check_welcome(player, challenge.people)
        self._check_patience(player, challenge)
        if not await self.storage.add_challenge(challenge, MOST):
            raise ServiceError("too-many", "club-too-many-challenges", {"limit": str(MOST)})
        self._notify(challenge)
        await self.observer.challenged(challenge)
        return challenge, tokens

    async def accept(self, challenge: str, caller: Caller, share: str, seat: str = "") -> Challenge:
        return await self._accept(challenge, caller, share, seat, "")

    async def accept_invitation(self, token: str, caller: Caller, share: str, seat: str = "") -> Challenge:
        found = await self.look_at_invitation(token)
        return await self._accept(found.id, caller, share, seat, hash_token(token))

    async def _accept(self, challenge: str, caller: Caller, share: str, seat: str, link: str) -> Challenge:
        player, now = caller.player, self.service.clock.now()
        blocked_by = await self.relations.blocked_by(player)

        def take(found: Challenge) -> Challenge:
            if found.rated and caller.role == GUEST_ROLE:
                raise forbidden("club-members-only")
            check_welcome(blocked_by, found.people)
            return found.accept(player, caller.name, seat, share, now, link)

        accepted = await self._change(challenge, take)
        await self.observer.accepted(accepted, player)
        return accepted

    async def decline(self, challenge: str, player: str) -> Challenge:
        return await self._change(challenge, lambda one: one.decline(player, self.service.clock.now()))

    async def withdraw(self, challenge: str, player: str) -> Challenge:
        return await self._change(challenge, lambda one: one.withdraw(player, self.service.clock.now()))

    async def forget(self, player: str) -> None:
        """Withdraw what the player has posted, and give up the seats that he has taken or is asked to take."""
        for one in await self.storage.challenges(player, LISTED):
            if one.status in ACTIVE and player in one.people:
                with suppress(ServiceError):  # it is over in the meantime
                    await (self.withdraw if one.creator == player else self.decline)(one.id, player)

    async def reveal(self, challenge: str, player: str, share: str) -> Challenge:
        """Reveal a share and begin the match. If this is called again, also at the same time by two pages of the
        creator, the match does not begin twice."""
        now = self.service.clock.now()

        def make_known(found: Challenge) -> Challenge:
            if found.status == BEGUN and player == found.creator:
                return found
            return found.reveal(player, share, now, tuple(new_id() for _ in found.server_shares))

        async with self.beginning.setdefault(challenge, Lock()):
            found = await self._change(challenge, make_known)
            await self.begin(found)
        return found

    async def begin(self, challenge: Challenge) -> list[Published]:
        """Make the matches of a challenge that do not exist yet."""
        now = self.service.clock.now()
        made = [
            await self.service.add_once(match, partial(begin, challenge, number, now))
            for number, match in enumerate(challenge.matches)
        ]
        new = [published for published in made if published is not None]
        for published in new:
            self.messenger.tell(challenge.seated, {"kind": "match", "match": published.id})
            self.observer.match_begun(published.id)
        return new

    async def expire(self) -> int:
        """Expire the challenges that nobody accepted in time. Returns their number."""
        expired = await self.storage.expired_challenges(self.service.clock.now(), LISTED)
        for challenge in expired:
            await self._change(challenge.id, expiring(challenge))
        return len(expired)

    # --- changing

    async def _find(self, challenge: str) -> Challenge:
        found = await self.storage.challenge(challenge)
        if found is None:
            raise no_challenge()
        return found

    async def _change(self, challenge: str, change: Callable[[Challenge], Challenge]) -> Challenge:
        """Change a challenge. People who look at challenges are notified if something has changed."""
        before: list[Challenge] = []

        def remember(found: Challenge) -> Challenge:
            before[:] = [found]
            return change(found)

        after = await self.storage.change_challenge(challenge, remember)
        if after is None:
            raise no_challenge()
        if before != [after]:
            self._notify(after)
        return after

    def _check_patience(self, player: str, challenge: Challenge) -> None:
        """Check the rate of challenges, so that nobody is notified again and again of challenges that are withdrawn."""
        for other in dict.fromkeys(challenge.invited.values()):
            if not self.asking.allows(f"{player} {other}"):
                raise ServiceError("too-many", "club-asked-often")

    def _notify(self, challenge: Challenge) -> None:
        self.messenger.tell(challenge.people, NEWS)
        if not challenge.by_link and challenge.status in (*ACTIVE, BEGUN):
            self.messenger.tell_all(NEWS)


def no_challenge() -> ServiceError:
    return missing("club-no-challenge")


def expiring(late: Challenge) -> Callable[[Challenge], Challenge]:
    """Expire the challenge, unless somebody has done something with it meanwhile."""
    return lambda found: found.expire() if found.version == late.version else found
