"""The named readings of Bentonville alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

LATE: Final = SHARED
ENTRY_LIMIT: Final = SHARED + 1
ROLL_ORDER: Final = SHARED + 2

OPTIONS: Final = [
    Option("late-arrivals", "A5A-RUL-67", ("kept", "rolled-again")),
    Option("entry-limit", "A5A-16.2-b", ("new-units", "all-units")),
    Option("roll-order", "A5A-16.2-c", ("listed", "chosen")),
]
