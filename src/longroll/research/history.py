"""The choices and rolls so far, and who may know them."""

from typing import Final, NamedTuple, Self

EVERYBODY: Final = -1


class Move(NamedTuple):
    """A choice or a roll. `hidden_by` is the side that keeps it secret until the next reveal, or `EVERYBODY`."""

    player: int
    action: int
    hidden_by: int


class History:
    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.revealed = 0
        """How many of the moves everybody may know."""

    def copy(self) -> Self:
        twin = type(self)()
        twin.moves = self.moves.copy()
        twin.revealed = self.revealed
        return twin

    def reveal(self) -> None:
        self.revealed = len(self.moves)

    def known(self, player: int) -> list[Move]:
        """The moves that a player may know."""
        side = player % 2
        late = [move for move in self.moves[self.revealed :] if move.hidden_by in (EVERYBODY, side)]
        return self.moves[: self.revealed] + late
