"""The named readings of Gettysburg alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

START: Final = SHARED
RESERVE_ENTRY: Final = SHARED + 1
RESERVE_RELEASE: Final = SHARED + 2
MARGIN: Final = SHARED + 3

OPTIONS: Final = [
    Option("objectives-start", "A5A-RUL-65", ("nobody", "union")),
    Option("reserve-entry", "A5A-15.3-d", ("free", "at-once")),
    Option("reserve-release", "A5A-RUL-28", ("confederate-objectives", "any-objective")),
    Option("marginal-lead", "A5A-RUL-31", ("ratio", "points")),
]
