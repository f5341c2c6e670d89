"""The named readings of Gettysburg alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

START: Final = SHARED

OPTIONS: Final = [Option("objectives-start", "A5A-RUL-65", ("nobody", "union"))]
