"""The kinds of caller of the matrix, and the match that they ask about: the four-player war, in which Anna and Bert are
partners against Carl and Dora."""

from collections.abc import Sequence
from typing import Final

from longroll.service.caller import ADMIN, GUEST_ROLE, MEMBER, NOBODY, ORGANISER, Caller
from longroll.service.seats import PERSON

TITLE: Final = "civil-war-teams"
OWNER: Final = "owner"
PARTNER: Final = "partner"
OPPONENT: Final = "opponent"
PLAYERS: Final = (OWNER, PARTNER, OPPONENT)
CALLERS: Final = {
    "nobody": NOBODY,
    "guest": Caller("guest-abroad", "Gus", GUEST_ROLE),
    "stranger": Caller("stranger-id", "Sam", MEMBER),
    OPPONENT: Caller("carl-the-foe", "Carl", MEMBER),
    PARTNER: Caller("bert-partner", "Bert", MEMBER),
    OWNER: Caller("anna-the-own", "Anna", MEMBER),
    "organiser": Caller("organiser-id", "Olga", ORGANISER),
    "admin": Caller("admin-person", "Ada", ADMIN),
}
"""By kind. The owner has the seat that must choose."""


def seats_for(names: Sequence[str], first: str) -> dict[str, str]:
    """The owner has the seat `first`. Seat n plays for side n % 2."""
    own, foe, partner = (CALLERS[kind].player for kind in (OWNER, OPPONENT, PARTNER))
    at = names.index(first)
    players = (own, foe, partner, PERSON + "dora-the-foe")
    return {name: players[(number - at) % len(players)] for number, name in enumerate(names)}
