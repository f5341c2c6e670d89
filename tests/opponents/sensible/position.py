"""A position in which a good player knows what to do, or what not to do, and the own turn that a bot played from it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class PlayedTurn:
    """All that a seat did in its turn, in words, and the positions before and after."""

    actions: tuple[str, ...]
    before: Any
    after: Any

    def count(self, pattern: str) -> int:
        """How many actions match a pattern as a whole."""
        return sum(re.fullmatch(pattern, action) is not None for action in self.actions)


@dataclass(frozen=True)
class SensiblePosition:
    """Acceptable is a turn in which every required pattern was played, no forbidden one was, and the check agrees."""

    title: str  # in one sentence: what a good player does
    position: str
    seat: str  # whose turn it is
    reason: str  # the fault that was found
    required: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    acceptable: Callable[[PlayedTurn], bool] | None = None
    game: str = ""  # the title, where a system has several

    def accepts(self, turn: PlayedTurn) -> bool:
        return (
            all(turn.count(pattern) for pattern in self.required)
            and not any(turn.count(pattern) for pattern in self.forbidden)
            and (self.acceptable is None or self.acceptable(turn))
        )
