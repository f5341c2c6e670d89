"""What a viewer may know of a match. Every outgoing message about a match passes through here.

While a seat chooses in secret (a deployment behind a screen), the other side must not learn what it chose, nor how
often, nor when. The hidden actions at the end of the history are left out of every count, and the version stands
still.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.match.history import HistoryEntry
from longroll.match.snapshot import Snapshot

SPECTATOR: Final = ""
VERSION_STEP: Final = 65_536
"""A secret begins with a version that this number divides; it is more changes than anybody makes during one."""


class Visibility:
    """`viewer` is a seat, or empty for a spectator."""

    def __init__(self, snapshot: Snapshot, viewer: str) -> None:
        self.snapshot = snapshot
        self.viewer = viewer

    @cached_property
    def sees_present(self) -> bool:
        """Does the viewer see everything that is being chosen now?"""
        hidden_by = self.snapshot.hidden_by
        return not hidden_by or same_side(self.snapshot.game, hidden_by, self.viewer)

    @cached_property
    def numbers(self) -> Sequence[int]:
        """The actions that the viewer knows of, counted from 0: public ones, and those that its own side made in
        secret."""
        snapshot = self.snapshot
        public = public_count(snapshot)
        if public == snapshot.count:
            return range(public)
        hidden = range(public, snapshot.count)
        own = [n for n in hidden if same_side(snapshot.game, snapshot.history[n].seat, self.viewer)]
        return [*range(public), *own]

    @property
    def count(self) -> int:
        """How many actions the viewer knows of."""
        return len(self.numbers)

    def entries(self, known: int = 0) -> list[HistoryEntry]:
        """What the viewer may know, after the first `known` actions as the viewer counts them."""
        history = self.snapshot.history
        return [history[number] for number in self.numbers[known:]]

    def at(self, number: int) -> Snapshot:
        """The match after so many actions as the viewer counts them."""
        return self.snapshot.at(self.numbers[number - 1] + 1 if number else 0)

    @property
    def undo_stops(self) -> str:
        """Why the viewer can undo nothing; empty if something can be undone."""
        return self.snapshot.undo_stops if self.sees_present else "seat"

    def version(self, version: int) -> int:
        return version if self.sees_present else public_version(version, self.snapshot.hidden_by)

    def before_hidden(self, count: int) -> int:
        """How many of the first `count` actions come before the hidden ones at their end."""
        return before_hidden(self.snapshot.history, count)


def public_version(version: int, hidden_by: str) -> int:
    """The version that everybody may know while a seat chooses in secret."""
    return version - version % VERSION_STEP if hidden_by else version


def public_count(snapshot: Snapshot) -> int:
    """How many actions anybody may know: those before a secret that is still kept."""
    count = snapshot.count
    return before_hidden(snapshot.history, count) if snapshot.hidden_by else count


def before_hidden(history: Sequence[HistoryEntry], count: int) -> int:
    """How many of the first `count` actions come before the hidden ones at their end."""
    while count and history[count - 1].hidden:
        count -= 1
    return count


def next_version(game: Game[Any], version: int, before: str, after: str, *, public: bool = False) -> int:
    """The version after a change; `before` and `after` are the seats that chose in secret then and choose so now. When
    a secret begins or passes to the other side, the new version does not reveal how many changes came before it. Nor
    does it when something `public` changes meanwhile that is no action."""
    begins = after and (public or not (before and same_side(game, before, after)))
    return version + VERSION_STEP - version % VERSION_STEP if begins else version + 1


def same_side(game: Game[Any], seat: str, viewer: str) -> bool:
    """Are they partners, or the same? A spectator is nobody's partner."""
    return viewer in game.seats and (game.seats.index(seat) - game.seats.index(viewer)) % 2 == 0
