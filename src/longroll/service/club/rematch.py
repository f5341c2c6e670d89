"""A rematch: a challenge to the same people on the same terms, with swapped sides."""

from longroll.service.agreement import Agreement
from longroll.service.agreements import Agreements
from longroll.service.caller import Caller
from longroll.service.club.begin import swap_sides
from longroll.service.club.challenge import ACTIVE, BEGUN, Challenge
from longroll.service.club.challenges import Challenges, no_challenge
from longroll.service.club.terms import ME, Terms
from longroll.service.consent import people
from longroll.service.errors import ServiceError, missing, no_offer
from longroll.service.published import Published


class Rematches:
    def __init__(self, challenges: Challenges, agreements: Agreements) -> None:
        self.challenges = challenges
        self.agreements = agreements

    async def offer(self, published: Published, caller: Caller, commitment: str) -> Challenge:
        if not published.over:
            raise ServiceError("not-over", "service-not-over")
        agreement = agreed(published)
        if not all(agreement.names.get(player) for player in people(published.seats)):
            raise no_offer("club-nobody-to-ask")
        former = agreement.rematch
        found = await self.challenges.storage.challenge(former) if former else None
        if found is not None and found.status in (*ACTIVE, BEGUN):
            raise no_offer("club-offered-already")
        challenge, _ = await self.challenges.make(terms_of(published, agreement, caller.player, commitment), caller)
        try:
            await self.agreements.set_rematch(published.id, former, challenge.id)
        except ServiceError:  # somebody else was faster
            await self.challenges.withdraw(challenge.id, caller.player)
            raise
        return challenge

    async def find(self, published: Published) -> str:
        """The challenge that was offered."""
        rematch = agreed(published).rematch
        if not rematch:
            raise no_challenge()
        return rematch


def agreed(published: Published) -> Agreement:
    if published.agreement is None:
        raise missing("club-no-agreement")
    return published.agreement


def terms_of(published: Published, agreement: Agreement, player: str, commitment: str) -> Terms:
    header = published.snapshot.header
    seats = {seat: ME if one == player else one for seat, one in swap_sides(published.seats).items()}
    return Terms(
        title=header.title,
        scenario=header.scenario,
        options=header.options,
        seats=seats,
        pace=agreement.pace,
        commitment=commitment,
        rated=agreement.rated,
        access=agreement.access,
        name=published.info.name,
        pack=header.pack if header.custom_pack else "",
        paired=agreement.pair is not None,
        names=agreement.names,
        rematch_of=published.id,
    )
