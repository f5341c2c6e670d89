"""A game of one action, small enough to count out everything that can fall."""

from typing import Any

from longroll.kernel.dice import Dice

SIDES = (6, 4, 3)


class ToyPosition:
    def __init__(self, rolls: tuple[int, ...] = ()) -> None:
        self.rolls = rolls

    def copy(self) -> "ToyPosition":
        return ToyPosition(self.rolls)

    def pack(self) -> bytes:
        return bytes(self.rolls)


class ToyGame:
    """A die of six; after 4 or more a die of four; after a 1 of that a marker of three is drawn."""

    def advance(self, position: ToyPosition, action: int, dice: Dice, events: Any) -> None:
        position.rolls = (dice.roll(SIDES[0]),)
        if position.rolls[0] >= 4:
            position.rolls += (dice.roll(SIDES[1]),)
            if position.rolls[1] == 1:
                position.rolls += (dice.draw(SIDES[2]),)


def toy_value(position: ToyPosition) -> float:
    """Any function will do, and it need not be a sensible one."""
    return sum(roll * roll * (number + 0.7) for number, roll in enumerate(position.rolls)) % 1.0


def all_falls() -> list[tuple[tuple[int, ...], float]]:
    """Everything that can fall, with its probability."""
    found: list[tuple[tuple[int, ...], float]] = [((first,), 1 / 6) for first in (1, 2, 3)]
    for first in (4, 5, 6):
        found += [((first, second), 1 / 24) for second in (2, 3, 4)]
        found += [((first, 1, third), 1 / 72) for third in (1, 2, 3)]
    return found
