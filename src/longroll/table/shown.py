"""What is shown of a match: what has been committed, frozen, so that any thread may read it while the match goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from longroll.kernel.contract import Game, Prompt
from longroll.kernel.event import Event
from longroll.kernel.outcome import Outcome
from longroll.table.record import Record


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
    encoded: dict[tuple[str, str], bytes] = field(default_factory=dict)

    @cached_property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    @cached_property
    def to_move(self) -> str:
        return "" if self.outcome else self.game.seats[self.game.seat(self.position)]

    @cached_property
    def prompt(self) -> Prompt:
        return self.game.prompt(self.position)

    @cached_property
    def sealed(self) -> int:
        """How many actions anybody may know: those of a secret that is still kept come after them."""
        return self.told_in_full(self.count) if self.game.secret(self.position) else self.count

    def told_in_full(self, kept: int) -> int:
        """Of so many actions those that nobody was kept from when the last of them was made: what was secret then is
        told again."""
        while kept and self.told[kept - 1].secret:
            kept -= 1
        return kept

    def knows(self, eyes: str, number: int) -> bool:
        """May a seat know the action of that number, counted from 0?"""
        return number < self.sealed or self.told[number].seat == eyes

    def actions(self) -> Sequence[Told]:
        return self.told[: self.count]

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
