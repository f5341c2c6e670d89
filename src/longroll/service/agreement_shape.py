"""What a page is sent of an agreement. Times are those of public changes: a clock is read at `at` and, where it runs,
goes on from there."""

from collections.abc import Sequence

from longroll.match.visibility import same_side
from longroll.service.agreement import RESIGN, Agreement, Offer
from longroll.service.published import Published


def agreement_shape(published: Published, viewer: str, online: Sequence[str]) -> dict[str, object] | None:
    agreement, seats = published.agreement, published.seats
    if agreement is None:
        return None
    result, pair, tournament = agreement.result, agreement.pair, agreement.tournament
    return {
        "access": agreement.access,
        "rated": agreement.rated,
        "pace": agreement.pace._asdict(),
        "clocks": clocks_shape(agreement),
        "at": agreement.clocks.since,
        "away": {player: away.until for player, away in agreement.away.items()},
        "paused": agreement.paused > 0,
        "offers": [offer_shape(offer) for offer in agreement.offers if concerns(published, offer, viewer)],
        "takebacks": agreement.takebacks,
        "result": None if result is None else result._asdict(),
        "names": agreement.names,
        "online": list(online),
        "pair": None if pair is None else pair._asdict(),
        "rematch": agreement.rematch,
        "tournament": None if tournament is None else tournament._asdict(),
        "may_abort": tournament is None and not published.over and published.may_abort,
        "wanted": agreement.wanted.get(seats[viewer], agreement.access) if viewer else agreement.access,
        "own": [seat for seat in seats if viewer and seats[seat] == seats[viewer]],
    }


def clocks_shape(agreement: Agreement) -> dict[str, dict[str, object]]:
    clocks = agreement.clocks
    return {seat: {"left": left, "running": seat == clocks.running} for seat, left in clocks.left.items()}


def offer_shape(offer: Offer) -> dict[str, object]:
    return {"seat": offer.seat, "kind": offer.kind, "to": offer.to, "agreed": list(offer.agreed)}


def concerns(published: Published, offer: Offer, viewer: str) -> bool:
    """Whether to resign is a matter between partners."""
    return offer.kind != RESIGN or same_side(published.game, offer.seat, viewer)
