"""Refusals: why an action is not allowed."""

from collections.abc import Mapping
from typing import NamedTuple

from longroll.kernel.error import LongrollError

Fact = str | int


class Refusal(NamedTuple):
    """Why an action is not allowed: the rule that forbids it, a short code, and the facts of the case."""

    rule: str
    code: str
    facts: Mapping[str, Fact]


class Refused(LongrollError):
    """Raised when a refused action is played all the same."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is refused by {refusal.rule}: {refusal.code}")
        self.action = action
        self.refusal = refusal


class UnknownPlace(LongrollError):
    """An action names a place, a unit or a kind of piece that this game does not have."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} names something that is not in this game ({refusal.rule})")
        self.action = action
        self.refusal = refusal
