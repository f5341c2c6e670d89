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
"""The most sentences in a notice."""


def turn_number(published: Published, seat: str) -> int:
    """The number of actions, as the seat counts them, when the turn of this player began. It stays the same while the
    player acts."""
    return after_last(published, seat, own=False)


def last_own(published: Published, seat: str) -> int:
    """The number of actions after the last one that the player chose himself."""
    return after_last(published, seat, own=True)


def after_last(published: Published, seat: str, *, own: bool) -> int:
    entries, player = published.visibility(seat).entries(), published.seats[seat]
    for number in range(len(entries), 0, -1):
        if is_own(entries[number - 1], published.seats, player) == own:
            return number
    return 0


def is_own(entry: HistoryEntry, seats: Mapping[str, str], player: str) -> bool:
    return seats.get(entry.seat) == player and not entry.ordered


def describe(published: Published, seat: str, since: int, language: str) -> list[str]:
    """Describe what happened in a few sentences: the losses or, if there were none, the last events."""
    game, header = published.game, published.snapshot.header
    catalogue = words_of(header.title, header.pack, language)
    events = [event for entry in published.visibility(seat).entries(since) for event in entry.events]
    costly = sentences(catalogue, [event for event in events if game.losses(event)])
    return costly or sentences(catalogue, events)


def sentences(catalogue: Catalogue, events: Sequence[Event]) -> list[str]:
    """The sentences of the last events. Events that need more facts are left to the page, which knows the board."""
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
