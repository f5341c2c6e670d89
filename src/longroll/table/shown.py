"""What is shown of a match: what has been committed, frozen, so that any thread may read it while the match goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game, Prompt
from longroll.kernel.event import Event
from longroll.kernel.outcome import Outcome
from longroll.table.record import Record

VEIL: Final = 256  # more changes than anybody makes while he lays something out in secret


class Moment(NamedTuple):
    """Where the game stands after an action, for a scrubber."""

    turn: int
    phase: str
    step: str
    seat: str
    round: int
    box: str


class Told(NamedTuple):
    """An action and what came of it."""

    action: str
    check: str
    seat: str
    dice: tuple[int, ...]
    events: tuple[Event, ...]
    moment: Moment
    secret: bool


class Mark(NamedTuple):
    """A position on the way, so that any moment is a few steps from one."""

    number: int
    position: Any


@dataclass(frozen=True)
class Shown:
    """`told` and `marks` may grow while this is read: only the first `count` actions belong to it."""

    record: Record
    game: Game[Any]
    version: int
    position: Any
    count: int
    told: list[Told]
    marks: list[Mark]
    start: Moment
    first_rolls: tuple[int, ...]  # those of the set-up
    recent: tuple[tuple[int, int], ...]  # of the last changes: the version they made, how many actions they kept
    undo_stops: str
    keeper: str  # the seat that lays something out in secret now; empty if nobody does
    sealed: int  # how many actions anybody may know: those of a secret that is still kept come after them
    past: bool = False  # a moment that is looked back at
    encoded: dict[object, bytes] = field(default_factory=dict)

    @cached_property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    @cached_property
    def to_move(self) -> str:
        return "" if self.outcome else self.game.seats[self.game.seat(self.position)]

    @cached_property
    def prompt(self) -> Prompt:
        return self.game.prompt(self.position)

    def told_in_full(self, kept: int) -> int:
        """Of so many actions those that nobody was kept from when the last of them was made: what was secret then is
        told again."""
        return open_actions(self.told, kept)

    def numbers(self, eyes: str) -> Sequence[int]:
        """The actions that a seat may know, counted from 0. A seat counts only these: how many steps another takes in
        secret is a part of the secret."""
        if self.sealed >= self.count:
            return range(self.count)
        return [n for n in range(self.count) if n < self.sealed or same_side(self.game, self.told[n].seat, eyes)]

    def version_for(self, eyes: str) -> int:
        return veil(self.game, self.keeper, self.version, eyes)

    def is_open_to(self, eyes: str) -> bool:
        """Does a seat see all that is being chosen now?"""
        return not self.keeper or same_side(self.game, self.keeper, eyes)

    def actions(self) -> Sequence[Told]:
        return self.told[: self.count]

    def kept_for(self, eyes: str, version: int) -> int:
        """How many actions a seat need not be told again that knew the match at that version, as it may know it."""
        return self.told_in_full(self.kept_since(version)) if version <= self.version_for(eyes) else 0

    def kept_since(self, version: int) -> int:
        """How many of the actions that stood at that version still stand; 0 if that cannot be told any more."""
        if version == self.version:
            return self.count
        if not self.recent or not self.recent[0][0] - 1 <= version < self.version:
            return 0
        return min(kept for made, kept in self.recent if made > version)

    def rolls(self, count: int) -> tuple[int, ...]:
        """Every roll up to and with action number `count`."""
        return self.first_rolls + tuple(roll for told in self.told[:count] for roll in told.dice)


def same_side(game: Game[Any], seat: str, eyes: str) -> bool:
    """Are they partners, or the same? An onlooker is nobody's."""
    return eyes in game.seats and (game.seats.index(seat) - game.seats.index(eyes)) % 2 == 0


def veil(game: Game[Any], keeper: str, version: int, eyes: str) -> int:
    """The version as a seat may know it. What is laid out in secret begins with a version that `VEIL` divides, and the
    other side sees no further one until the choice passes on."""
    return version if not keeper or same_side(game, keeper, eyes) else version - version % VEIL


def open_actions(told: Sequence[Told], count: int) -> int:
    """How many of the first actions come before those that were made in secret last."""
    while count and told[count - 1].secret:
        count -= 1
    return count


def moment_of(game: Game[Any], position: Any) -> Moment:
    kind, _, facts = game.prompt(position)
    return Moment(
        turn=int(facts.get("turn", 0)),
        phase=str(facts.get("phase", "")),
        step=kind,
        seat="" if game.outcome(position) else game.seats[game.seat(position)],
        round=int(facts.get("round", 0)),
        box=str(facts.get("box", "")),
    )
