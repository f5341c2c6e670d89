"""Veteran and Crack: the same search, thinking less or more."""

from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.opponents.search import Level, Search

VETERAN: Final = Level(seconds=1.0, playouts=120, part=0.1, candidates=6, reach=15, trust=3)
CRACK: Final = Level(seconds=5.0, playouts=1200, part=0.1, candidates=12, reach=25, trust=3)


class Veteran(Search):
    """Plans its own turn."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, VETERAN)


class Crack(Search):
    """Plans it with more care: twice the choices, ten times the tries."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, CRACK)
