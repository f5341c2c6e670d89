"""The edits of matches, as the commit queue carries them out: judged in memory, written as a change, then shown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from longroll.lessons import Lesson
from longroll.match import Visibility
from longroll.service.agreement import write_agreement
from longroll.service.caller import HOME, Caller
from longroll.service.changes import Append, Change, Create, Delete, KeepAnalysis, SetSeats, Truncate, Upgrade
from longroll.service.consent import check_running
from longroll.service.errors import ServiceError, cannot_undo, damaged, foreign_seat, hidden, missing, no_match, stale
from longroll.service.finished import describe_finished
from longroll.service.lesson_play import guide_of, undo_target
from longroll.service.live_match import LiveMatch
from longroll.service.ports import Clock
from longroll.service.seats import check_person, check_seat, check_turn, fill_seats
from longroll.service.stored import Estimate, StoredAnalysis

UNKNOWN: Final = -1


class Edit:
    """An edit of one match. `prepare` carries it out in memory and returns what must be written, if anything; whatever
    it raises fails this edit alone. Then `done`: it is stored; or `fail`: it is not, and memory is void."""

    match: str

    def prepare(self) -> Change | None:
        raise NotImplementedError

    def done(self) -> None:
        pass

    def fail(self) -> None:
        pass

    def conflict(self) -> ServiceError:
        """Why storage did not apply the change."""
        return no_match()


class LiveEdit(Edit):
    """An edit of a match in memory: the version is checked there, and again in storage. `announce` is called when it
    has been published, before anything else can change; `before` is what was shown until then. `client` sent the edit
    for `caller`; `viewer` is shown the answer, where no seat acts."""

    def __init__(self, live: LiveMatch, version: int, seat: str, clock: Clock) -> None:
        self.live = live
        self.match = live.id
        self.version = version
        self.seat = seat
        self.clock = clock
        self.expected = UNKNOWN
        self.published = self.before = live.published
        self.client = ""
        self.caller: Caller = HOME
        self.viewer: str | None = None
        self.announce: Callable[[LiveEdit], None] = keep_quiet

    def check_player(self) -> None:
        """Before the version: an error about that would reveal how often the seat has chosen, even in secret."""
        check_seat(self.live.game, self.seat)
        check_person(self.live.seats, self.seat)
        self.caller.check_owner(self.live.seats, self.seat)

    def check_version(self) -> None:
        live = self.live
        known = live.published.version_for(self.seat)
        if live.lost or self.version != known:
            raise stale(known)
        if live.match.damage is not None:
            raise damaged(live.match.damage.number)
        self.expected = live.version

    def done(self) -> None:
        self.before, self.published = self.live.published, self.live.publish()
        self.announce(self)

    def fail(self) -> None:
        self.live.lost = True

    def conflict(self) -> ServiceError:
        return stale(self.live.published.version_for(self.seat))


def keep_quiet(_edit: LiveEdit) -> None:
    pass


class Play(LiveEdit):
    """Actions of a player. `bot`: they are a computer player's, which may estimate its chance to win. `ordered`: an
    order makes them for the player."""

    def __init__(
        self,
        live: LiveMatch,
        version: int,
        seat: str,
        clock: Clock,
        actions: Sequence[str],
        optional: Sequence[Sequence[str]] = (),
        *,
        forced: bool = False,
        bot: bool = False,
        chance: float | None = None,
        ordered: bool = False,
    ) -> None:
        super().__init__(live, version, seat, clock)
        self.actions = actions
        self.optional = optional
        self.forced = forced
        self.bot = bot
        self.chance = chance
        self.ordered = ordered
        self.played = 0

    def prepare(self) -> Change:
        if not self.bot and not self.ordered:
            self.check_player()
        self.check_version()
        live = self.live
        check_turn(live.to_move, self.seat)
        check_running(live.agreement)
        count = len(live.match.history)
        self.played = live.play(self.actions, self.optional, self.forced)
        if self.ordered:
            live.mark_ordered(count)
        live.move_on(count, self.clock.now(), acted=self.seat)
        return Append(
            match=self.match,
            expected_version=self.expected,
            version=live.version,
            updated=live.updated,
            kept=count,
            entries=live.match.history[count:],
            checkpoints=live.checkpoints_after(count),
            estimate=self._estimate(count + 1),
            summary=live.summary(),
            agreement=write_agreement(live.agreement),
            finished=describe_finished(live),
        )

    def _estimate(self, number: int) -> Estimate | None:
        return None if self.chance is None else Estimate(number, self.seat, self.live.seats[self.seat], self.chance)


class Undo(LiveEdit):
    """`to`: how many actions to keep, as the seat counts them; None: all but the last, and forced ones after it."""

    def __init__(self, live: LiveMatch, version: int, seat: str, clock: Clock, to: int | None) -> None:
        super().__init__(live, version, seat, clock)
        self.to = to

    def prepare(self) -> Change:
        self.check_player()
        self.check_version()
        live = self.live
        if live.settled:
            raise cannot_undo("end", live.published.version_for(self.seat))
        check_running(live.agreement)
        guide = guide_of(live.info.lesson, live.match.history)
        keep = self._undo() if guide is None else self._undo_in_lesson(guide.lesson)
        live.move_on(keep, self.clock.now())
        return Truncate(self.match, self.expected, live.version, live.updated, keep, *live.noted())

    def _undo(self) -> int:
        keep = self._find_target()
        if self.seat != self.live.match.history[-1].seat:
            raise foreign_seat("service-not-your-action", seat=self.seat)
        self.live.match.undo(keep)
        return keep

    def _undo_in_lesson(self, lesson: Lesson) -> int:
        """Its dice are scripted and its replies too: a learner may always go back."""
        match = self.live.match
        count = len(match.history)
        if count <= len(lesson.start.actions):
            raise cannot_undo("start", self.live.published.version_for(self.seat))
        keep = undo_target(lesson, match.history, min(self._asked(), count - 1))
        match.drop_after(keep)
        return keep

    def _asked(self) -> int:
        visibility = self.live.published.visibility(self.seat)
        return visibility.snapshot.count if self.to is None else number_of(visibility, self.to)

    def _find_target(self) -> int:
        match = self.live.match
        visibility = self.live.published.visibility(self.seat)
        if self.to is not None and self.to >= visibility.count > 0:
            raise missing("service-no-moment", number=str(self.to + 1), last=str(visibility.count))
        keep = match.undo_target if self.to is None else number_of(visibility, self.to)
        stops = match.barrier_after(keep) if visibility.sees_present else "seat"
        if stops:
            raise cannot_undo(stops, self.live.published.version_for(self.seat))
        return keep


def number_of(visibility: Visibility, count: int) -> int:
    """The number of actions of which the viewer knows so many."""
    if count >= visibility.count:
        return visibility.snapshot.count
    return visibility.numbers[count - 1] + 1 if count else 0


class Reseat(LiveEdit):
    """Other players for some seats. `free`: even what one of them has hidden may change hands. Where nothing changes
    nothing is written, and the version stays."""

    def __init__(self, live: LiveMatch, clock: Clock, asked: Mapping[str, str], free: bool) -> None:
        super().__init__(live, UNKNOWN, "", clock)
        self.asked = asked
        self.free = free
        self.same = False

    def prepare(self) -> Change | None:
        live = self.live
        self.version = live.published.version_for(self.seat)
        self.check_version()
        seats = fill_seats(live.game, self.asked, live.seats)
        self.same = seats == live.seats
        if self.same:
            return None
        if live.game.secret(live.match.position) and not self.free:
            raise hidden()
        live.seats = seats
        live.move_on(len(live.match.history), self.clock.now())
        return SetSeats(self.match, self.expected, live.version, live.updated, seats, *live.noted())


class Add(Edit):
    """A match that is new, forked or imported."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.match = live.id

    def prepare(self) -> Change:
        return Create(self.match, self.live.stored(), self.live.summary())


class StoreUpgrade(Edit):
    """A match that was replayed under other rules: what it became is stored, so that it is not replayed again."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self.match = live.id

    def prepare(self) -> Change | None:
        live, match = self.live, self.live.match
        if live.lost:
            return None
        return Upgrade(
            self.match, live.version, match.header.rules, match.history, live.checkpoints_after(0), live.summary()
        )


class StoreAnalysis(Edit):
    def __init__(self, match: str, analysis: StoredAnalysis) -> None:
        self.match = match
        self.analysis = analysis

    def prepare(self) -> Change:
        return KeepAnalysis(self.match, self.analysis)


class Remove(Edit):
    def __init__(self, match: str) -> None:
        self.match = match

    def prepare(self) -> Change:
        return Delete(self.match)
