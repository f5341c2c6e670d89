"""Veteran and Crack: the same search with more or less effort. How much pays was found by matches, system by system."""

import json
from importlib.resources import files
from typing import Any, Final

from longroll.games import folder_name
from longroll.kernel.contract import Game
from longroll.opponents.search import Level, Search

SECONDS: Final = {"veteran": 1.0, "crack": 5.0}
"""What a level may spend on one own turn while a person waits."""


def level_of(name: str, game: Game[Any]) -> Level:
    """The level's row for the title, or else for the system."""
    file = files("longroll.opponents").joinpath(folder_name(game.system), "levels.json")
    table: dict[str, dict[str, dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return Level(**table.get(game.title, table["everywhere"])[name])


class Veteran(Search):
    """Plans its own turn."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, level_of("veteran", game))


class Crack(Search):
    """Plans its own turn with more choices and more playouts."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, level_of("crack", game))
