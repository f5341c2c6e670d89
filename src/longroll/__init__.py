"""Longroll: the American Civil War on the board, every rule enforced and explained.

from longroll import Match

match = Match.new("house-divided", scenario="campaign", seed=1861)
match.play(match.choices()[0])
match.why_not("march richmond").sentence()

`TITLES` names every title with its system. Every error that bad input can cause is a `LongrollError`.
"""

from longroll.games import TITLES
from longroll.kernel.contract import Thing
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.outcome import Outcome
from longroll.kernel.verdict import Refusal, Refused
from longroll.match import Choice, Explanation, Match

__version__ = "0.1.0"
__all__ = [
    "TITLES",
    "Choice",
    "Event",
    "Explanation",
    "LongrollError",
    "Match",
    "Outcome",
    "Refusal",
    "Refused",
    "Thing",
]
