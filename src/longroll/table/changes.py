"""The changes that can be made to the matches, as the scribe carries them out."""

from collections.abc import Callable, Mapping
from sqlite3 import Connection

from longroll.kernel.error import LongrollError
from longroll.kernel.journal import Entry
from longroll.kernel.verdict import Refused
from longroll.table import store
from longroll.table.seats import check_person, check_seat, check_turn, fill_seats
from longroll.table.shown import Shown
from longroll.table.sitting import Sitting
from longroll.table.states import encode_standing
from longroll.table.store import Expectation, Step
from longroll.table.troubles import Trouble, foreign, kept_secret, no_action, no_match, refused, stale

Ring = Callable[[str], None]


class SittingChange:
    """A change of a match that is being played: the version is checked in memory, and again in the database."""

    def __init__(self, sitting: Sitting, version: int, seat: str, ring: Ring) -> None:
        self.sitting = sitting
        self.version = version
        self.seat = seat
        self.ring = ring
        self.seen = sitting.version

    def check_version(self) -> None:
        known = self.sitting.version_for(self.seat)
        if self.sitting.lost or self.version != known:
            raise stale(known)
        self.seen = self.sitting.version

    def step(self) -> Step:
        sitting = self.sitting
        return Step(sitting.record.id, self.seen, sitting.version, len(sitting.told), encode_standing(sitting))

    def done(self) -> Shown:
        shown = self.sitting.publish()
        self.ring(shown.record.id)
        return shown

    def spoil(self) -> None:
        self.sitting.lost = True


class Act(SittingChange):
    """An action of a player; `bot` says that it is a computer player's, which may expect something of it."""

    def __init__(
        self,
        sitting: Sitting,
        version: int,
        seat: str,
        ring: Ring,
        action: str,
        bot: bool = False,
        chance: float | None = None,
    ) -> None:
        super().__init__(sitting, version, seat, ring)
        self.action = action
        self.bot = bot
        self.chance = chance

    def prepare(self) -> None:
        self.check_version()
        sitting = self.sitting
        check_seat(sitting.game, self.seat)
        if not self.bot:
            check_person(sitting.record.seats, self.seat)
        check_turn(sitting.match.to_move, self.seat)
        try:
            sitting.game.read_action(self.action)
        except LongrollError:
            raise no_action(self.action) from None
        try:
            sitting.play(self.action)
        except Refused as cause:
            raise refused(cause) from None

    def write(self, connection: Connection) -> None:
        told = self.sitting.told[-1]
        if not store.append(connection, self.step(), Entry(told.action, told.check)):
            raise stale(self.version + 1)
        if self.chance is not None:
            store.expect(connection, self.sitting.record.id, self.expectation(self.chance))

    def expectation(self, chance: float) -> Expectation:
        return Expectation(len(self.sitting.told), self.seat, self.sitting.record.seats[self.seat], chance)


class Undo(SittingChange):
    def prepare(self) -> None:
        self.check_version()
        sitting = self.sitting
        check_seat(sitting.game, self.seat)
        stops = sitting.match.undo_stops if sitting.is_open_to(self.seat) else "seat"
        if stops:
            raise cannot_undo(stops, sitting.version_for(self.seat))
        check_person(sitting.record.seats, self.seat)
        if self.seat != sitting.last_seat:
            raise foreign("table-not-your-action", seat=self.seat)
        sitting.undo()

    def write(self, connection: Connection) -> None:
        if not store.take_back(connection, self.step()):
            raise stale(self.version + 1)


class Reseat(SittingChange):
    """Other players for some seats. `free` says that even what one of them has laid out in secret may change hands.
    Where the same ones go on playing nothing is written, and the version stands."""

    def __init__(self, sitting: Sitting, ring: Ring, asked: Mapping[str, str], free: bool) -> None:
        super().__init__(sitting, sitting.version, "", ring)
        self.asked = asked
        self.free = free
        self.same = False

    def prepare(self) -> None:
        sitting = self.sitting
        self.version = sitting.version_for(self.seat)
        self.check_version()
        seats = fill_seats(sitting.game, self.asked, sitting.record.seats)
        self.same = seats == sitting.record.seats
        if self.same:
            return
        if not self.free and sitting.game.secret(sitting.match.position):
            raise kept_secret()
        sitting.reseat(seats)

    def write(self, connection: Connection) -> None:
        if not self.same and not store.reseat(connection, self.step(), self.sitting.record.seats):
            raise stale(self.version + 1)

    def done(self) -> Shown:
        return self.sitting.shown if self.same else super().done()


class Create:
    """A match that is new, forked or brought."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def prepare(self) -> None:
        pass

    def write(self, connection: Connection) -> None:
        entries = (Entry(told.action, told.check) for told in self.sitting.told)
        store.add(connection, self.sitting.record, entries, encode_standing(self.sitting))

    def done(self) -> Sitting:
        return self.sitting

    def spoil(self) -> None:
        self.sitting.lost = True


class Delete:
    def __init__(self, match: str) -> None:
        self.match = match

    def prepare(self) -> None:
        pass

    def write(self, connection: Connection) -> None:
        if not store.remove(connection, self.match):
            raise no_match()

    def done(self) -> None:
        pass

    def spoil(self) -> None:
        pass


def cannot_undo(stops: str, version: int) -> Trouble:
    return Trouble(409, "undo-stops", "console-no-undo", {"why": stops}, version=version, stops=stops)
