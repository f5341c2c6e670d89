"""What a computer player is."""

from typing import Any, Protocol

from longroll.kernel.dice import Dice


class Bot(Protocol):
    def choose(self, position: Any, dice: Dice) -> int:
        """One of the legal actions. The dice are the player's own and say nothing of the match's."""
        ...
