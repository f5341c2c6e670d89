"""Dice. Roll number n is a function of the seed and of n alone, so it never depends on who asked, or for what.

The seed is any short text. Its SHA-256 is the commitment that can be published before the first roll; with
the seed, published later, every roll of the match can be checked.
"""

import struct
from hashlib import blake2b, sha256
from typing import Final

from longroll.kernel.error import LongrollError

WORDS: Final = 16
BLOCK: Final = struct.Struct("<16I")


class Dice:
    """A stream of rolls. `count` is the number of rolls made."""

    def __init__(self) -> None:
        self.count = 0

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`."""
        raise NotImplementedError

    def draw(self, markers: int) -> int:
        """Which of so many markers is drawn from a cup, counted from 1. It is a roll unless a script says otherwise."""
        return self.roll(markers)

    def fork(self, label: str) -> "Dice":
        """Dice that say nothing about this stream's future, for trying things out."""
        raise NotImplementedError


class SeededDice(Dice):
    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self.key = blake2b(seed.encode(), digest_size=32).digest()
        self.block = -1
        self.words: list[int] = []

    def roll(self, sides: int) -> int:
        number = self.count
        if number // WORDS != self.block:
            self.block = number // WORDS
            counter = self.block.to_bytes(8, "little")
            self.words = list(BLOCK.unpack(blake2b(counter, key=self.key).digest()))
        self.count = number + 1
        return (self.words[number % WORDS] * sides >> 32) + 1

    def fork(self, label: str) -> Dice:
        return SeededDice(blake2b(label.encode(), key=self.key).hexdigest())


class CommittedDice(SeededDice):
    """Seeded dice that remember what they made, so that a match can be shown while its seed is secret. A script of
    earlier rolls (of a fork, of an imported journal) comes first."""

    def __init__(self, seed: str, script: list[int] | None = None) -> None:
        super().__init__(seed)
        self.script: list[int] = script or []
        self.made: list[int] = []

    def roll(self, sides: int) -> int:
        number = len(self.made)
        result = self.script[number] if number < len(self.script) else super().roll(sides)
        check_roll(result, number, sides)
        self.made.append(result)
        return result

    def rewind(self, made: list[int]) -> None:
        self.made = made
        self.count = max(0, len(made) - len(self.script))


class RollNeeded(LongrollError):
    """The script has come to its end, and a die of so many sides is to be rolled, or one of so many markers drawn."""

    def __init__(self, held: int, sides: int, drawn: bool = False) -> None:
        super().__init__(f"the scripted dice hold {held} rolls and roll {held + 1} was asked for")
        self.sides = sides
        self.drawn = drawn


class ScriptedDice(Dice):
    """The rolls of a worked example, in order; a roll too many is an error. Draws from a cup come from a script of
    their own if one is given, and from the rolls otherwise."""

    def __init__(self, rolls: list[int], draws: list[int] | None = None) -> None:
        super().__init__()
        self.rolls = rolls
        self.draws = draws
        self.drawn = 0
        self.made: list[int] = []

    def roll(self, sides: int) -> int:
        number = self.count
        if number >= len(self.rolls):
            raise RollNeeded(len(self.rolls), sides)
        result = self.rolls[number]
        check_roll(result, number, sides)
        self.count = number + 1
        self.made.append(result)
        return result

    def draw(self, markers: int) -> int:
        if self.draws is None:
            if self.count >= len(self.rolls):
                raise RollNeeded(len(self.rolls), markers, drawn=True)
            return self.roll(markers)
        if self.drawn >= len(self.draws):
            raise LongrollError(f"the scripted draws hold {len(self.draws)} markers and one more was asked for")
        result = self.draws[self.drawn]
        if not 1 <= result <= markers:
            raise LongrollError(f"scripted draw {self.drawn + 1} is {result}, and the cup holds {markers} markers")
        self.drawn += 1
        self.made.append(result)
        return result

    def rewind(self, made: list[int], count: int, drawn: int) -> None:
        self.made = made
        self.count = count
        self.drawn = drawn

    def fork(self, label: str) -> Dice:
        return SeededDice(f"scripted/{label}")


def check_roll(result: int, number: int, sides: int) -> None:
    if not 1 <= result <= sides:
        raise LongrollError(f"scripted roll {number + 1} is {result}, which no die of {sides} sides shows")


def commitment(seed: str) -> str:
    """What may be published at the start of a match without giving the dice away."""
    return sha256(seed.encode()).hexdigest()
