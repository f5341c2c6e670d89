"""The catalogue of a system: the common messages and its own, in one language."""

from typing import Any

from longroll.games import system_folder
from longroll.kernel.catalogue import COMMON, ENGLISH, Catalogue
from longroll.kernel.contract import Game


def system_catalogue(system: str, language: str = ENGLISH) -> Catalogue:
    """Without the names of places, which belong to a game."""
    return Catalogue(COMMON, system_folder(system) / "text", language=language)


def game_catalogue(game: Game[Any], language: str = ENGLISH) -> Catalogue:
    return Catalogue(COMMON, system_folder(game.system) / "text", language=language, names=game.names)
