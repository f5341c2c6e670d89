"""The named readings of Pea Ridge alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.games.five_aprils.options import SHARED
from longroll.kernel.contract import Option

ENTRY: Final = SHARED

OPTIONS: Final = [Option("entry", "A5A-13.4-b", ("printed", "swap", "unified"))]
