"""A match: a game being played. The public library of Longroll."""

from longroll.match.explanation import Explanation
from longroll.match.history import BARRIERS, Checkpoint, HistoryEntry
from longroll.match.match import Choice, Match
from longroll.match.replay import Damage, Differs
from longroll.match.snapshot import Snapshot
from longroll.match.visibility import Visibility

__all__ = [
    "BARRIERS",
    "Checkpoint",
    "Choice",
    "Damage",
    "Differs",
    "Explanation",
    "HistoryEntry",
    "Match",
    "Snapshot",
    "Visibility",
]
