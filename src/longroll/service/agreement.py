"""What people settle about a match beside its rules: who may watch, whether it is rated, its pace and clocks, what is
offered, and a result that the game itself does not know of. It is frozen; functions make another one of it.

Whatever changes here may be seen by everybody at once, so nothing that is done in secret changes it.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Final, NamedTuple, Self

from longroll.service.clocks import UNTIMED, Away, Clocks, Pace

PUBLIC: Final = "public"
PRIVATE: Final = "private"
ACCESSES: Final = (PUBLIC, PRIVATE)

RESIGNED: Final = "resigned"
DRAWN: Final = "draw"
TIME: Final = "time"
ABORTED: Final = "aborted"
ADJUDICATED: Final = "adjudicated"
REASONS: Final = (RESIGNED, DRAWN, TIME, ABORTED, ADJUDICATED)

DRAW: Final = "draw"
TAKEBACK: Final = "takeback"
PAUSE: Final = "pause"
RESIGN: Final = "resign"
"""Kinds of offers. The last one is made to partners only: a side resigns when all its people have."""


class Result(NamedTuple):
    """`winner` is a side, or empty: a draw, or aborted. `seat` is the one that resigned, ran out of time or aborted, or
    that was late when a game of a tournament was adjudicated."""

    winner: str
    reason: str
    seat: str = ""


class Offer(NamedTuple):
    """Made by a seat to everybody else who plays. `to`: how many actions a takeback keeps. `agreed`: the people who
    have agreed so far, the one who offers among them."""

    seat: str
    kind: str
    agreed: tuple[str, ...]
    to: int = 0


class Pair(NamedTuple):
    """Two matches with swapped sides that have one result; `number` is 1 or 2."""

    id: str
    number: int
    other: str


class TournamentRound(NamedTuple):
    """The tournament of a match, its name and the round; 0: a game of a ladder, which has none."""

    id: str
    name: str
    round: int


@dataclass(frozen=True)
class Agreement:
    """`names` by player. `paused` is the time since when, or 0. `declined`: by kind and seat, after how many public
    actions an offer was last refused or taken back. `rematch` is the challenge that follows. `wanted`: the access
    that each person wants when the match is over, once one of them has said so."""

    access: str = PRIVATE
    rated: bool = False
    pace: Pace = UNTIMED
    names: Mapping[str, str] = field(default_factory=dict)
    clocks: Clocks = field(default_factory=Clocks)
    away: Mapping[str, Away] = field(default_factory=dict)
    paused: float = 0.0
    offers: tuple[Offer, ...] = ()
    declined: Mapping[str, int] = field(default_factory=dict)
    takebacks: int = 0
    result: Result | None = None
    pair: Pair | None = None
    rematch: str = ""
    tournament: TournamentRound | None = None
    wanted: Mapping[str, str] = field(default_factory=dict)

    def change(self, **values: object) -> Self:
        return replace(self, **values)  # type: ignore[arg-type]

    @property
    def strict(self) -> bool:
        """While it runs nobody gets help and nothing is tried out or taken back."""
        return self.rated or self.tournament is not None

    @cached_property
    def text(self) -> str:
        """The agreement as it is stored: JSON, without what is as usual."""
        values = {name: getattr(self, name) for name in NAMES}
        shown = {name: value for name, value in values.items() if value != getattr(USUAL, name)}
        shown["clocks"] = [self.clocks.left, self.clocks.running, self.clocks.since]
        return json.dumps(shown, separators=(",", ":"))

    def offer(self, kind: str, seat: str = "") -> Offer | None:
        return next((one for one in self.offers if one.kind == kind and seat in ("", one.seat)), None)


NAMES: Final = tuple(one.name for one in fields(Agreement))
USUAL: Final = Agreement()


def write_agreement(agreement: Agreement | None) -> str:
    """A match at home has none, and the empty text."""
    return "" if agreement is None else agreement.text


def read_agreement(text: str) -> Agreement | None:
    if not text:
        return None
    values: dict[str, Any] = json.loads(text)
    readers = {name: read for name, read in READERS.items() if values.get(name) is not None}
    return Agreement(**{**values, **{name: read(values[name]) for name, read in readers.items()}})


READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "pace": lambda row: Pace(*row),
    "clocks": lambda row: Clocks(*row),
    "away": lambda rows: {player: Away(*row) for player, row in rows.items()},
    "offers": lambda rows: tuple(Offer(seat, kind, tuple(agreed), to) for seat, kind, agreed, to in rows),
    "result": lambda row: Result(*row),
    "pair": lambda row: Pair(*row),
    "tournament": lambda row: TournamentRound(*row),
}
