"""What is shown of a computer player that thinks."""

from typing import NamedTuple


class Thinking(NamedTuple):
    seat: str
    bot: str
    since: float
    spent: float
    seconds: float | None
