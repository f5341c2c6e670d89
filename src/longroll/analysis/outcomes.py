"""What could have come of an action: it is carried out again, from the position before it, with other dice.

The mean over the dice is exact where few combinations are possible. Where there are many, the first dice
are counted out and the others are rolled anew; the dice that fell are never among these samples.
"""

from collections.abc import Callable
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.kernel.dice import CommittedDice, RollNeeded, ScriptedDice
from longroll.kernel.error import LongrollError

ROOM: Final = 36  # combinations of later dice that are counted out


class Outcomes:
    def __init__(
        self, game: Game[Any], before: Any, action: int, value: Callable[[Any], float], seed: str, room: int = ROOM
    ) -> None:
        self.game = game
        self.before = before
        self.action = action
        self.value = value
        self.seed = seed
        self.room = room

    def means(self, fell: tuple[int, ...]) -> list[float]:
        """The mean of the value before the first die was known, before the second, and so on; the last is the value of
        what came of it. The differences are the luck of each die."""
        found = [self.mean(list(fell), 1)]
        for number in reversed(range(len(fell))):
            known = list(fell[:number])
            sides = self.next_die(known).sides
            others = [self.mean([*known, face], self.room) for face in range(1, sides + 1) if face != fell[number]]
            found.insert(0, (found[0] + sum(others)) / sides)
        return found

    def mean(self, known: list[int], room: int) -> float:
        """The mean of the value over the dice that follow the known ones."""
        position = self.before.copy()
        try:
            self.game.advance(position, self.action, ScriptedDice(known), None)
        except RollNeeded as needed:
            if needed.sides > room:
                return self.sample(known)
            faces = range(1, needed.sides + 1)
            return sum(self.mean([*known, face], room // needed.sides) for face in faces) / needed.sides
        return self.value(position)

    def sample(self, known: list[int]) -> float:
        """The value after the known dice and others that are rolled now."""
        position = self.before.copy()
        self.game.advance(position, self.action, CommittedDice(f"{self.seed}/{known}", known), None)
        return self.value(position)

    def next_die(self, known: list[int]) -> RollNeeded:
        """The die that is asked for after the known ones."""
        try:
            self.game.advance(self.before.copy(), self.action, ScriptedDice(known), None)
        except RollNeeded as needed:
            return needed
        raise LongrollError("the action asks for fewer dice than fell")
