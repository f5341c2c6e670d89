"""The history of a match: what was played, what came of it, and positions on the way."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

from longroll.kernel.contract import Game, Moment
from longroll.kernel.dice import ScriptedDice
from longroll.kernel.event import Event
from longroll.kernel.journal import JournalEntry

STRIDE: Final = 64  # actions from one checkpoint to the next

BARRIERS: Final = {
    "start": "nothing has been played",
    "die": "a die has been rolled since",
    "reveal": "something hidden has been revealed since",
    "seat": "the turn has passed to another seat since",
    "end": "the game is over",
}
"""Why undo can go no further back."""


class HistoryEntry(NamedTuple):
    """An action and what came of it. `hidden`: it was chosen in secret. `barrier`: why it cannot be undone, or empty.
    `forced`: it was the only choice and was made for the player. `ordered`: it was made by an order that the player
    had left."""

    action: str
    check: str
    seat: str
    dice: tuple[int, ...]
    events: Sequence[Event]
    hidden: bool
    barrier: str
    moment: Moment
    forced: bool = False
    ordered: bool = False

    def by_order(self) -> Self:
        """What an order did cannot be undone."""
        return self._replace(ordered=True, barrier=self.barrier or "seat")

    @property
    def journal_entry(self) -> JournalEntry:
        return JournalEntry(self.action, self.check)


class Checkpoint:
    """The position after so many actions, from which later ones can be reached. It is read when it is first needed."""

    def __init__(self, number: int, position: Any = None, text: str = "") -> None:
        self.number = number
        self._position = position
        self._text = text

    def position(self, game: Game[Any]) -> Any:
        """A copy."""
        if self._position is None:
            self._position = game.read_position(self._text)
        return self._position.copy()

    def text(self, game: Game[Any]) -> str:
        return self._text or game.write_position(self._position)


def position_at(game: Game[Any], checkpoints: list[Checkpoint], history: Sequence[HistoryEntry], number: int) -> Any:
    """The position after the first `number` actions."""
    checkpoint = max((one for one in checkpoints if one.number <= number), key=lambda one: one.number)
    position = checkpoint.position(game)
    between = history[checkpoint.number : number]
    dice = ScriptedDice([roll for entry in between for roll in entry.dice])
    for entry in between:
        game.advance(position, game.read_action(entry.action), dice, None)
    return position
