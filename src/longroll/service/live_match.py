"""A match in memory. Only the commit queue changes it; everybody else reads what it has published."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Refused
from longroll.match import HistoryEntry, Match
from longroll.match.visibility import next_version, public_version
from longroll.service.agreement import Agreement, write_agreement
from longroll.service.consent import follow
from longroll.service.errors import RefusedAction, ServiceError, fault, no_action
from longroll.service.exercise_play import check_unplayed
from longroll.service.lesson_play import guide_of, play_lesson
from longroll.service.published import MatchInfo, Published, RecentChange
from longroll.service.stored import StoredCheckpoint, StoredEvents, StoredMatch, Summary
from longroll.service.summary import summarize

RECENT: Final = 64
BASE_SIZE: Final = 40_000  # bytes, estimated: the positions and the lists
ENTRY_SIZE: Final = 700
EVENT_SIZE: Final = 500
CHECKPOINT_SIZE: Final = 6_000
PACK_FACTOR: Final = 30  # a game made from a pack takes so many times the bytes of its text


class LiveMatch:
    """`lost`: a commit failed, or another program wrote; the match must be loaded again. `pending`: how many edits wait
    to be committed."""

    def __init__(
        self,
        info: MatchInfo,
        match: Match,
        seats: Mapping[str, str],
        version: int,
        updated: float,
        agreement: Agreement | None = None,
    ) -> None:
        self.info = info
        self.match = match
        self.game = match.game
        self.seats = seats
        self.version = version
        self.updated = updated
        self.agreement = agreement
        self.lost = False
        self.pending = 0
        self.recent: tuple[RecentChange, ...] = ()
        self.hidden_by = self._find_hidden_by()
        self.size = BASE_SIZE + PACK_FACTOR * len(match.header.pack) + sum(map(entry_size, match.history))
        self.size += CHECKPOINT_SIZE * len(match.checkpoints)
        self.published = self._publish()

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def settled(self) -> bool:
        """Have the players settled its result?"""
        return self.agreement is not None and self.agreement.result is not None

    @property
    def over(self) -> bool:
        return self.settled or self.match.outcome is not None

    @property
    def to_move(self) -> str:
        return "" if self.over else self.match.to_move

    @property
    def public_version(self) -> int:
        return public_version(self.version, self.hidden_by)

    def play(self, actions: Sequence[str], optional: Sequence[Sequence[str]], forced: bool) -> int:
        """Play the actions, all or none; then each optional group, whole or not at all; then forced choices. Nothing is
        played after a die, a reveal or a change of seat. Returns how many of the actions asked for were played. In a
        lesson the lesson has its say, and no choice is made for the learner."""
        match = self.match
        guide = guide_of(self.info.lesson, match.history)
        if guide is not None:
            return play_lesson(match, guide, actions, optional)
        check_unplayed(self.info.lesson, match.history)
        seat, before = match.to_move, len(match.history)
        self._play_group(actions)
        for group in optional:
            if match.history[-1].barrier:
                break
            try:
                self._play_group(group)
            except ServiceError:
                continue
        played = len(match.history) - before
        if forced and match.to_move == seat:
            match.play([], forced=True)
        return played

    def mark_ordered(self, count: int) -> None:
        """All after the first `count` actions were made by orders."""
        self.match.history[count:] = [entry.by_order() for entry in self.match.history[count:]]

    def _play_group(self, actions: Sequence[str]) -> None:
        try:
            self.match.play(actions, until_barrier=True)
        except Refused as refused:
            raise RefusedAction(refused) from None
        except LongrollError:
            raise self._explain_unreadable(actions) from None

    def _explain_unreadable(self, actions: Sequence[str]) -> ServiceError:
        for action in actions:
            try:
                self.game.read_action(action)
            except LongrollError:
                return no_action(action)
        return fault()

    def move_on(self, kept: int, now: float, *, public: bool = False, acted: str = "") -> None:
        """To the next version, of which the first `kept` actions are as they were. What is done in secret leaves the
        time of the last change as it was, and the agreement with its clocks: when somebody acts is a part of the
        secret. `public`: what changes is no action, and everybody sees it. `acted`: the seat that played."""
        before, shown, hidden_before = self.version, self.public_version, self.hidden_by
        self.hidden_by = self._find_hidden_by()
        self.version = next_version(self.game, before, hidden_before, self.hidden_by, public=public)
        secret = self.public_version == shown
        if not secret:
            self.updated = now
            self._keep_time(now, acted)
        self._remember(RecentChange(before, self.version, kept, secret))
        self.size += sum(map(entry_size, self.match.history[kept:]))

    def _keep_time(self, now: float, acted: str) -> None:
        if self.agreement is not None:
            began = bool(self.match.history) and self.match.damage is None
            self.agreement = follow(self.agreement, self.seats, self.to_move if began else "", now, acted)

    def _remember(self, change: RecentChange) -> None:
        last = self.recent[-1] if self.recent else None
        if last is not None and last.secret and change.secret:
            merged = RecentChange(last.before, change.after, min(last.kept, change.kept), True)
            self.recent = (*self.recent[:-1], merged)
        else:
            self.recent = (*self.recent[1 - RECENT :], change)

    def follow(self, before: Published) -> None:
        """Take the place of what was shown until another server wrote: who knows that is sent only what is new."""
        known, history = before.snapshot.entries(), self.match.history
        self.recent = before.recent
        if self.version > before.version:
            same = sum(1 for _ in takewhile(is_same, zip(known, history, strict=False)))
            secret = self.public_version == public_version(before.version, before.snapshot.hidden_by)
            self._remember(RecentChange(before.version, self.version, same, secret))
        self.published = self._publish()

    def publish(self) -> Published:
        """Show what has been committed."""
        self.published = self._publish()
        return self.published

    def summary(self) -> Summary:
        return summarize(self.match, self.version, self.hidden_by, self.agreement)

    def noted(self) -> tuple[Summary, str]:
        """What is written with every change."""
        return self.summary(), write_agreement(self.agreement)

    def checkpoints_after(self, count: int) -> list[StoredCheckpoint]:
        """The checkpoints made after so many actions, as text. That of the start is not stored: the header gives it."""
        checkpoints = self.match.checkpoints
        first = len(checkpoints)
        while checkpoints[first - 1].number > count:
            first -= 1
        return [StoredCheckpoint(one.number, one.text(self.game)) for one in checkpoints[first:]]

    def stored(self) -> StoredMatch:
        return StoredMatch(
            **self.info._asdict(),
            header=self.match.header,
            seats=self.seats,
            updated=self.updated,
            version=self.version,
            history=self.match.history,
            checkpoints=self.checkpoints_after(0),
            agreement=write_agreement(self.agreement),
        )

    def _find_hidden_by(self) -> str:
        match = self.match
        return match.to_move if self.game.secret(match.position) else ""

    def _publish(self) -> Published:
        snapshot = self.match.snapshot()
        return Published(self.info, self.seats, self.version, snapshot, self.recent, self.match.damage, self.agreement)


def is_same(both: tuple[HistoryEntry, HistoryEntry]) -> bool:
    return both[0].journal_entry == both[1].journal_entry


def entry_size(entry: HistoryEntry) -> int:
    """Bytes that an action takes in memory, estimated."""
    events = entry.events
    return ENTRY_SIZE + (len(events.text) if type(events) is StoredEvents else EVENT_SIZE * len(events))
