"""Veteran and Crack: the same search, thinking less or more. How much pays was found by matches, system by system."""

from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.opponents.search import Level, Search

VETERANS: Final = {
    "house-divided": Level(playouts=160, part=0.1, candidates=6, reach=15, trust=3, ahead=1),
    "five-aprils": Level(playouts=200, part=0.2, candidates=4, reach=15, trust=3, ahead=0),
    "gettysburg": Level(playouts=60, part=0.2, candidates=4, reach=15, trust=3, ahead=0),
    "american-civil-war": Level(playouts=80, part=0.2, candidates=4, reach=5, trust=6, ahead=2),
}
CRACKS: Final = {
    "house-divided": Level(playouts=600, part=0.1, candidates=12, reach=25, trust=3, ahead=1),
    "five-aprils": Level(playouts=1000, part=0.2, candidates=8, reach=25, trust=3, ahead=0),
    "gettysburg": Level(playouts=300, part=0.2, candidates=8, reach=25, trust=3, ahead=0),
    "american-civil-war": Level(playouts=320, part=0.2, candidates=6, reach=6, trust=10, ahead=2),
}
LEVELS: Final = {"veteran": VETERANS, "crack": CRACKS}
SECONDS: Final = {"veteran": 1.0, "crack": 5.0}  # for an own turn, while a person waits


def level_of(name: str, game: Game[Any]) -> Level:
    """A title's own, or its system's."""
    levels = LEVELS[name]
    return levels.get(game.title) or levels[game.system]


class Veteran(Search):
    """Plans its own turn."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, level_of("veteran", game))


class Crack(Search):
    """Plans it with more care: more choices, more tries."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, level_of("crack", game))
