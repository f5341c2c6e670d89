"""A sitting: a match in memory. The scribe plays on it; everybody else reads what it has shown."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from longroll.kernel.fingerprint import CHECK_DIGITS
from longroll.kernel.journal import Entry
from longroll.table.record import Record, begin, change_dice, rolls_between
from longroll.table.shown import VEIL, Mark, Moment, Shown, Told, moment_of, open_actions, same_side, veil
from longroll.table.troubles import Trouble

STRIDE: Final = 32  # actions from one mark to the next
RECENT: Final = 64


class Sitting:
    def __init__(self, record: Record, entries: Iterable[Entry] = ()) -> None:
        self.record = record
        self.match = begin(record)
        self.game = self.match.game
        self.version = record.version
        self.lost = False  # a commit failed, or another program wrote: to be read anew
        self.told: list[Told] = []
        self.marks = [Mark(0, self.match.position.copy())]
        self.recent: tuple[tuple[int, int], ...] = ()
        self.start: Moment = moment_of(self.game, self.match.position)
        self.first_rolls = rolls_between(self.match.dice, 0, self.match.dice.count)
        for number, entry in enumerate(entries, 1):
            self._follow(number, entry)
        self.keeper = self._find_keeper()
        self.shown = self._show()

    @property
    def last_seat(self) -> str:
        """The seat that made the last action."""
        return self.told[-1].seat if self.told else ""

    @property
    def sealed(self) -> int:
        """How many actions anybody may know."""
        return open_actions(self.told, len(self.told)) if self.keeper else len(self.told)

    def is_open_to(self, eyes: str) -> bool:
        return not self.keeper or same_side(self.game, self.keeper, eyes)

    def version_for(self, eyes: str) -> int:
        return veil(self.game, self.keeper, self.version, eyes)

    def play(self, action: str) -> None:
        """Play one action; raises what `Match.play` raises, and has then changed nothing."""
        count = len(self.told)
        self._advance(action)
        self._move_on(count)

    def undo(self) -> None:
        self.match.undo()
        self.told = self.told[:-1]  # a new list: the old one is being shown
        if self.marks[-1].number > len(self.told):
            self.marks = self.marks[:-1]
        self._move_on(len(self.told))

    def reseat(self, seats: Mapping[str, str]) -> None:
        self.record = replace(self.record, seats=seats)
        self._move_on(len(self.told))

    def publish(self) -> Shown:
        """Show what has been stored."""
        self.shown = self._show()
        return self.shown

    def _advance(self, action: str) -> None:
        match = self.match
        change_dice(match, self.record)
        seat, rolled, secret = match.to_move, match.dice.count, self.game.secret(match.position)
        events = match.play(action)
        dice = rolls_between(match.dice, rolled, match.dice.count) if match.dice.count != rolled else ()
        moment = moment_of(self.game, match.position)
        self.told.append(Told(action, match.hash[:CHECK_DIGITS], seat, dice, tuple(events), moment, secret))
        if len(self.told) % STRIDE == 0:
            self.marks.append(Mark(len(self.told), match.position.copy()))

    def _move_on(self, kept: int) -> None:
        """To a version that says nothing of how many there were before it, when a secret begins or changes hands."""
        before, self.keeper = self.keeper, self._find_keeper()
        handed = self.keeper and not (before and same_side(self.game, before, self.keeper))
        self.version += VEIL - self.version % VEIL if handed else 1
        self.recent = (*self.recent[1 - RECENT :], (self.version, kept))

    def _follow(self, number: int, entry: Entry) -> None:
        self._advance(entry.action)
        if self.told[-1].check != entry.check:
            raise Trouble(409, "differs", "table-differs", {"number": str(number), "action": entry.action})

    def _find_keeper(self) -> str:
        match = self.match
        return match.to_move if self.game.secret(match.position) else ""

    def _show(self) -> Shown:
        return Shown(
            record=self.record,
            game=self.game,
            version=self.version,
            position=self.match.position.copy(),
            count=len(self.told),
            told=self.told,
            marks=self.marks,
            start=self.start,
            first_rolls=self.first_rolls,
            recent=self.recent,
            undo_stops=self.match.undo_stops,
            keeper=self.keeper,
            sealed=self.sealed,
        )
