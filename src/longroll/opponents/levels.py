"""Veteran and Crack: the same search, thinking less or more. How much pays was found by matches, system by system."""

from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.opponents.search import Level, Search

LEVELS: Final = {
    "veteran": {
        "house-divided": Level(playouts=120, part=0.1, candidates=6, reach=15, trust=3),
        "five-aprils": Level(playouts=400, part=0.2, candidates=4, reach=15, trust=3),
        "american-civil-war": Level(playouts=80, part=0.2, candidates=4, reach=5, trust=6),
    },
    "crack": {
        "house-divided": Level(playouts=600, part=0.1, candidates=12, reach=25, trust=3),
        "five-aprils": Level(playouts=2000, part=0.2, candidates=8, reach=25, trust=3),
        "american-civil-war": Level(playouts=500, part=0.2, candidates=8, reach=8, trust=6),
    },
}
SECONDS: Final = {"veteran": 1.0, "crack": 5.0}  # for an own turn, while a person waits


class Veteran(Search):
    """Plans its own turn."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, LEVELS["veteran"][game.system])


class Crack(Search):
    """Plans it with more care: more choices, more tries."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, LEVELS["crack"][game.system])
