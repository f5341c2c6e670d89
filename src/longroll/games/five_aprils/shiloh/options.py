"""The named readings of Shiloh alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

RIDERS: Final = SHARED
WALLACE: Final = SHARED + 1
EVEN_POINTS: Final = SHARED + 2
BOATS: Final = SHARED + 3

OPTIONS: Final = [
    Option("cavalry", "A5A-14.6-a", ("off", "on")),
    Option("lew-wallace", "A5A-14.6-c", ("off", "on")),
    Option("even-points", "A5A-RUL-26", ("union-marginal", "confederate-marginal", "draw")),
    Option("gunboat-retreat", "A5A-RUL-63", ("river", "never")),
]
