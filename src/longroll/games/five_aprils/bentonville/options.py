"""The named readings of Bentonville alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

LATE: Final = SHARED

OPTIONS: Final = [Option("late-arrivals", "A5A-RUL-67", ("kept", "rolled-again"))]
