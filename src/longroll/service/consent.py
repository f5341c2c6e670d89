"""How an agreement changes: offers and their answers, and what playing does to offers and clocks.

An offer is made to everybody else who plays, and carried out when all of them have agreed. Who is asked and acts
instead has declined.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from longroll.service.agreement import DRAW, PAUSE, RESIGN, TAKEBACK, Agreement, Offer
from longroll.service.clocks import Away
from longroll.service.errors import ServiceError, no_offer, rated
from longroll.service.seats import is_person

ALONE: Final = (PAUSE, RESIGN)
"""What somebody may do without asking if nobody else plays."""


class Answered(NamedTuple):
    """The agreement, and the offer on which everybody has agreed, if there is one. It is no longer in the agreement."""

    agreement: Agreement
    settled: Offer | None = None


def people(seats: Mapping[str, str]) -> list[str]:
    """The persons who play, each once."""
    return list(dict.fromkeys(player for seat, player in seats.items() if is_person(seats, seat)))


def check_running(agreement: Agreement | None) -> None:
    if agreement is not None and agreement.paused:
        raise ServiceError("paused", "club-paused")


# --- offers


def make_offer(
    agreement: Agreement, asked: Mapping[str, str], seat: str, kind: str, count: int, to: int = 0
) -> Answered:
    """`asked` are the seats whose players must agree, with the one that offers. `count` is the number of public
    actions: what was declined is not offered again before another one."""
    if kind == TAKEBACK and agreement.strict:
        raise rated()
    if agreement.declined.get(key_of(kind, seat)) == count:
        raise no_offer("club-offered-before")
    if agreement.offer(kind, seat):
        raise no_offer("club-offered-already")
    player = asked[seat]
    others = [one for one in people(asked) if one != player]
    if not others and kind not in ALONE:
        raise no_offer("club-nobody-to-ask")
    offer = Offer(seat, kind, (player,), to)
    return settle(agreement.change(offers=(*agreement.offers, offer)), asked, offer)


def accept_offer(
    agreement: Agreement, asked: Mapping[str, str], seat: str, kind: str, to: int | None = None
) -> Answered:
    offer = offer_to(agreement, asked, seat, kind, to)
    agreed = offer._replace(agreed=(*dict.fromkeys((*offer.agreed, asked[seat])),))
    return settle(agreement.change(offers=exchange(agreement, offer, agreed)), asked, agreed)


def decline_offer(agreement: Agreement, asked: Mapping[str, str], seat: str, kind: str, count: int) -> Agreement:
    return drop_offer(agreement, offer_to(agreement, asked, seat, kind), count)


def withdraw_offer(agreement: Agreement, seat: str, kind: str, count: int) -> Agreement:
    offer = agreement.offer(kind, seat)
    if offer is None:
        raise no_offer("club-no-offer")
    return drop_offer(agreement, offer, count)


def settle(agreement: Agreement, asked: Mapping[str, str], offer: Offer) -> Answered:
    if not set(people(asked)) <= set(offer.agreed):
        return Answered(agreement)
    return Answered(agreement.change(offers=exchange(agreement, offer)), offer)


def offer_to(agreement: Agreement, asked: Mapping[str, str], seat: str, kind: str, to: int | None = None) -> Offer:
    """The offer that this seat is asked about; of several takebacks, the one that keeps `to` actions."""
    player = asked[seat]
    found = (one for one in agreement.offers if one.kind == kind and one.seat in asked and asked[one.seat] != player)
    offer = next((one for one in found if to in (None, one.to)), None)
    if offer is None:
        raise no_offer("club-no-offer")
    return offer


def drop_offer(agreement: Agreement, offer: Offer, count: int) -> Agreement:
    declined = {**agreement.declined, key_of(offer.kind, offer.seat): count}
    return agreement.change(offers=exchange(agreement, offer), declined=declined)


def exchange(agreement: Agreement, old: Offer, *new: Offer) -> tuple[Offer, ...]:
    return (*(one for one in agreement.offers if (one.kind, one.seat) != (old.kind, old.seat)), *new)


def key_of(kind: str, seat: str) -> str:
    return f"{kind} {seat}"


# --- playing


def follow(agreement: Agreement, seats: Mapping[str, str], to_move: str, now: float, acted: str) -> Agreement:
    """After a change: the clock of the person who must choose runs, and of nobody else; offers lapse that were declined
    by playing on."""
    runs = to_move if is_person(seats, to_move) and not agreement.paused and not agreement.result else ""
    clocks, away = agreement.clocks, away_of(agreement, seats, agreement.clocks.running)
    clocks = clocks.hand_over(runs, agreement.pace, now, away) if acted else clocks.run(runs, now, away)
    offers = agreement.offers
    if acted or agreement.result:
        player = seats[acted] if is_person(seats, acted) else ""
        offers = tuple(one for one in offers if stands(one, player, agreement.result is not None))
    if clocks is agreement.clocks and offers == agreement.offers:
        return agreement
    return agreement.change(clocks=clocks, offers=offers)


def stands(offer: Offer, player: str, over: bool) -> bool:
    """Does an offer stand after this person (empty: a computer player) has played?"""
    if over or offer.kind == TAKEBACK:
        return False
    return offer.kind not in (DRAW, PAUSE) or not player or player in offer.agreed


def away_of(agreement: Agreement, seats: Mapping[str, str], seat: str) -> Away | None:
    return agreement.away.get(seats.get(seat, ""))
