"""The named readings of Bull Run alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

RUN_DUTY: Final = SHARED

WAIVED: Final = 0
CROSSINGS_BIND: Final = 1
NO_ATTACK: Final = 2

OPTIONS: Final = [Option("run-duty", "A5A-RUL-19", ("waived", "crossings-bind", "no-attack"))]
