"""The named readings of Pea Ridge alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

ENTRY: Final = SHARED
BOTH_AT_B: Final = SHARED + 1
INDIAN_RETREAT: Final = SHARED + 2
INDIAN_ADVANCE: Final = SHARED + 3

OPTIONS: Final = [
    Option("entry", "A5A-13.4-b", ("printed", "swap", "unified")),
    Option("both-at-b", "A5A-13.4-c", ("every-unit", "any-unit")),
    Option("indian-retreat", "A5A-13.1-f", ("at-start", "any-time")),
    Option("indian-advance", "A5A-13.1-a", ("barred", "allowed")),
]
