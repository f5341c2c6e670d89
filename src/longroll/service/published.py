"""A match as it was last committed. This is all that readers see."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, NamedTuple, Self

from longroll.kernel.contract import Game
from longroll.match import Damage, Snapshot, Visibility
from longroll.match.visibility import public_count
from longroll.service.agreement import Agreement
from longroll.service.errors import hidden, missing, rated

FIRST_TURN: Final = 500  # actions, more than any side has in one


class MatchInfo(NamedTuple):
    """What is settled when a match is stored for the first time, beside its header. `lesson`: the id of the lesson or
    of the exercise that is played, or empty."""

    id: str
    name: str
    origin: str
    parent: str
    parent_action: int
    created: float
    lesson: str = ""


class RecentChange(NamedTuple):
    """One of the last changes: the versions before and after it, and how many actions it kept. Changes that were made
    in secret one after the other count as one."""

    before: int
    after: int
    kept: int
    secret: bool


class Past(NamedTuple):
    """A moment of the past: how many actions there were as the viewer counts, and the version of the present."""

    number: int
    version: int


@dataclass(frozen=True)
class Published:
    """Frozen, so that any thread may read it while the match goes on. `encoded` is for hosts, which encode a state once
    and send it to many."""

    info: MatchInfo
    seats: Mapping[str, str]
    version: int
    snapshot: Snapshot
    recent: tuple[RecentChange, ...]
    damage: Damage | None
    agreement: Agreement | None = None
    past: Past | None = None
    encoded: dict[Any, bytes] = field(default_factory=dict, compare=False)
    visibilities: dict[str, Visibility] = field(default_factory=dict, compare=False)

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def game(self) -> Game[Any]:
        return self.snapshot.game

    @property
    def over(self) -> bool:
        """The game is, or its result is settled."""
        return self.snapshot.outcome is not None or self.settled

    @property
    def to_move(self) -> str:
        return "" if self.settled else self.snapshot.to_move

    @property
    def settled(self) -> bool:
        """Have the players settled its result?"""
        return self.past is None and self.agreement is not None and self.agreement.result is not None

    @property
    def halted(self) -> bool:
        """Nobody may act: it is over, or paused."""
        return self.over or (self.agreement is not None and self.agreement.paused > 0)

    @cached_property
    def may_abort(self) -> bool:
        """Is it the first turn: not both sides have played, and no die has fallen?"""
        snapshot = self.snapshot
        count = public_count(snapshot)
        if count > FIRST_TURN:
            return False
        public = snapshot.history[:count]
        return len({self.game.seats.index(one.seat) % 2 for one in public}) < 2 and not any(one.dice for one in public)

    def check_free(self) -> None:
        """While a rated match or one of a tournament runs, nobody gets help and nothing is tried out."""
        if self.agreement is not None and self.agreement.strict and not self.over:
            raise rated()

    def visibility(self, viewer: str) -> Visibility:
        found = self.visibilities.get(viewer)
        if found is None:
            found = self.visibilities[viewer] = Visibility(self.snapshot, viewer)
        return found

    def version_for(self, viewer: str) -> int:
        return self.past.version if self.past else self.visibility(viewer).version(self.version)

    def count_for(self, viewer: str) -> int:
        return self.past.number if self.past else self.visibility(viewer).count

    def kept_for(self, viewer: str, version: int) -> int:
        """How many of the actions that a viewer knew at that version still stand and need not be sent again. What was
        hidden then is sent again."""
        visibility = self.visibility(viewer)
        known = visibility.version(self.version)
        if version == known:
            return visibility.count
        if version > known or not self.recent or version < self.recent[0].before:
            return 0
        last = self.recent[-1]
        if version == last.before:  # the usual case: one change was missed
            kept = last.kept
        else:
            kept = min(change.kept for change in self.recent if change.after > version)
        return min(visibility.before_hidden(kept), visibility.count)

    def check_open(self) -> None:
        """Nothing is exported or forked from a moment at which somebody hides something."""
        if self.snapshot.hidden_by:
            raise hidden()

    def at(self, number: int, viewer: str) -> Self:
        """The match after so many of the actions that the viewer may know. The version is that of the present."""
        visibility = self.visibility(viewer)
        if not 0 <= number <= visibility.count:
            raise missing("service-no-moment", number=str(number), last=str(visibility.count))
        if number == visibility.count:
            return self
        past = Past(number, visibility.version(self.version))
        return replace(self, snapshot=visibility.at(number), past=past, encoded={}, visibilities={})
