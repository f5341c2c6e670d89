"""A snapshot: a match as it stands, frozen, so that any thread may read it while the match goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from longroll.kernel.contract import Game, Moment, Prompt
from longroll.kernel.event import Event
from longroll.kernel.fingerprint import fingerprint
from longroll.kernel.header import Header
from longroll.kernel.journal import Journal
from longroll.kernel.outcome import Outcome
from longroll.match.history import Checkpoint, HistoryEntry, position_at


@dataclass(frozen=True)
class Snapshot:
    """`history` and `checkpoints` may grow while this is read: only the first `count` actions belong to it."""

    header: Header
    game: Game[Any]
    position: Any
    count: int
    history: list[HistoryEntry]
    checkpoints: list[Checkpoint]
    opening: tuple[Event, ...]
    opening_dice: tuple[int, ...]
    opening_moment: Moment
    undo_stops: str
    past: bool = False

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
    def hidden_by(self) -> str:
        """The seat that is choosing in secret; empty if nobody is."""
        return self.to_move if self.game.secret(self.position) else ""

    def entries(self) -> Sequence[HistoryEntry]:
        return self.history[: self.count]

    def at(self, number: int) -> Self:
        """The match after its first `number` actions, to look at."""
        if number == self.count:
            return self
        position = position_at(self.game, self.checkpoints, self.history, number)
        return replace(self, position=position, count=number, undo_stops="seat", past=True)

    def rolls(self, count: int) -> tuple[int, ...]:
        """Every roll and draw up to and with action number `count`."""
        return self.opening_dice + tuple(roll for entry in self.history[:count] for roll in entry.dice)

    def journal(self, *, sealed: bool) -> Journal:
        """Sealed: with the rolls in place of the seed. A match whose dice did not all come from its seed is always
        sealed, because the seed alone would not replay it."""
        mixed = self.header.seed and self.header.rolls is not None
        header = self.header.sealed(self.rolls(self.count)) if sealed or mixed else self.header
        entries = tuple(entry.journal_entry for entry in self.entries())
        return Journal(header, entries, fingerprint(self.position))
