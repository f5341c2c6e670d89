"""The clocks of a match: how much time each seat has left, and whose time runs. Pure arithmetic.

A seat has a bank of seconds and gets an increment back whenever it hands the choice over, up to its bank. Only the
clock of the seat that must choose runs. Time is charged when something changes, so nothing ticks: `left` is what the
seats had at `since`. It may fall below zero: then the clock has run out, and the other side may claim the match.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Self

NONE: Final = "none"
CLOCK: Final = "clock"
CORRESPONDENCE: Final = "correspondence"
KINDS: Final = (NONE, CLOCK, CORRESPONDENCE)
STOPPED: Final = ""


class Pace(NamedTuple):
    """`kind`: none, clock (live) or correspondence, which vacations stop. Seconds."""

    kind: str = NONE
    bank: float = 0
    increment: float = 0

    @property
    def timed(self) -> bool:
        return self.kind != NONE


UNTIMED: Final = Pace()


class Away(NamedTuple):
    """A vacation: from when until when."""

    start: float
    until: float

    def covers(self, start: float, end: float) -> float:
        """How many of those seconds lie in it."""
        return max(0.0, min(end, self.until) - max(start, self.start))


@dataclass(frozen=True)
class Clocks:
    """`running` is the seat whose time runs, or empty."""

    left: Mapping[str, float] = field(default_factory=dict)
    running: str = STOPPED
    since: float = 0.0

    @classmethod
    def new(cls, pace: Pace, seats: Iterable[str], now: float) -> Self:
        """Full banks; nothing runs yet. Without a pace there are no clocks."""
        return cls(dict.fromkeys(seats, pace.bank) if pace.timed else {}, STOPPED, now)

    def charge(self, now: float, away: Away | None = None) -> Self:
        """The same clocks, read at another time. A machine whose time goes back charges nothing."""
        if not self.running:
            return replace(self, since=max(now, self.since))
        if now <= self.since:
            return self
        spent = now - self.since - (away.covers(self.since, now) if away else 0.0)
        return replace(self, left={**self.left, self.running: self.left[self.running] - spent}, since=now)

    def run(self, seat: str, now: float, away: Away | None = None) -> Self:
        """From now on the time of that seat runs; of none, if it is empty or has no clock. `away` is the vacation of
        the seat whose time ran before."""
        seat = seat if seat in self.left else STOPPED
        return self if seat == self.running else replace(self.charge(now, away), running=seat)

    def hand_over(self, seat: str, pace: Pace, now: float, away: Away | None = None) -> Self:
        """The seat whose time ran has made its choice, and gets its increment back."""
        before = self.running
        after = self.run(seat, now, away)
        if not before or before == after.running:
            return after
        left = after.left[before]
        return replace(after, left={**after.left, before: max(left, min(pace.bank, left + pace.increment))})

    def left_at(self, seat: str, now: float, away: Away | None = None) -> float:
        return self.charge(now, away).left[seat]
