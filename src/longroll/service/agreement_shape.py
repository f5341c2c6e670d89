"""What a page is sent of an agreement. Times are those of public changes: a clock is read at `at` and, where it runs,
goes on from there."""

from collections.abc import Sequence

from longroll.match.visibility import same_side
from longroll.service.agreement import RESIGN, Agreement, Offer
from longroll.service.published import Published
from longroll.service.state_types import AgreementShape, ClockShape, OfferShape
from longroll.service.summary import terms_shape


def agreement_shape(published: Published, viewer: str, online: Sequence[str]) -> AgreementShape | None:
    agreement, seats = published.agreement, published.seats
    if agreement is None:
        return None
    pair = agreement.pair
    return {
        **terms_shape(agreement),
        "clocks": clocks_shape(agreement),
        "at": agreement.clocks.since,
        "away": {player: away.until for player, away in agreement.away.items()},
        "paused": agreement.paused > 0,
        "offers": [offer_shape(offer) for offer in agreement.offers if concerns(published, offer, viewer)],
        "takebacks": agreement.takebacks,
        "online": list(online),
        "pair": None if pair is None else pair._asdict(),
        "rematch": agreement.rematch,
        "may_abort": agreement.tournament is None and not published.over and published.may_abort,
        "wanted": agreement.wanted.get(seats[viewer], agreement.access) if viewer else agreement.access,
        "own": [seat for seat in seats if viewer and seats[seat] == seats[viewer]],
    }


def clocks_shape(agreement: Agreement) -> dict[str, ClockShape]:
    clocks = agreement.clocks
    return {seat: {"left": left, "running": seat == clocks.running} for seat, left in clocks.left.items()}


def offer_shape(offer: Offer) -> OfferShape:
    return {"seat": offer.seat, "kind": offer.kind, "to": offer.to, "agreed": list(offer.agreed)}


def concerns(published: Published, offer: Offer, viewer: str) -> bool:
    """Whether to resign is a matter between partners."""
    return offer.kind != RESIGN or same_side(published.game, offer.seat, viewer)
