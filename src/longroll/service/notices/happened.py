"""What happened in a match since a player's last own action, as that player may know it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from longroll.games import load
from longroll.games.catalogues import game_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.match import HistoryEntry
from longroll.service.published import Published

MOST: Final = 3
"""Sentences that a notice tells."""


def turn_number(published: Published, seat: str) -> int:
    """How many actions there were when the turn of this player began, as the seat counts them. It stays the same
    while the player acts."""
    return after_last(published, seat, own=False)


def last_own(published: Published, seat: str) -> int:
    """How many actions there were after the last one that the player chose himself."""
    return after_last(published, seat, own=True)


def after_last(published: Published, seat: str, *, own: bool) -> int:
    entries, player = published.visibility(seat).entries(), published.seats[seat]
    for number in range(len(entries), 0, -1):
        if is_own(entries[number - 1], published.seats, player) == own:
            return number
    return 0


def is_own(entry: HistoryEntry, seats: Mapping[str, str], player: str) -> bool:
    return seats.get(entry.seat) == player and not entry.ordered


def tell(published: Published, seat: str, since: int, language: str) -> list[str]:
    """The losses, or if there are none the last events: a few sentences."""
    game, header = published.game, published.snapshot.header
    catalogue = words_of(header.title, header.pack, language)
    events = [event for entry in published.visibility(seat).entries(since) for event in entry.events]
    costly = sentences(catalogue, [event for event in events if game.losses(event)])
    return costly or sentences(catalogue, events)


def sentences(catalogue: Catalogue, events: Sequence[Event]) -> list[str]:
    """Those of the last events. One that needs more facts than it has is for the page, which knows the board."""
    found: list[str] = []
    for event in reversed(events):
        try:
            found.append(catalogue.format(f"event-{event.kind}", **event.facts))
        except LongrollError:
            continue
        if len(found) == MOST:
            break
    return found[::-1]


@lru_cache(maxsize=16)
def words_of(title: str, pack: str, language: str) -> Catalogue:
    return game_catalogue(load(title, pack), language)
