"""The games, each in a folder of its own that knows nothing of the others."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError

FOLDERS: Final = {"house-divided": "house_divided"}
SYSTEMS: Final = {"house-divided": "house_divided"}


def system_folder(system: str) -> Path:
    """Where the law and the words of a system are."""
    return Path(__file__).parent / SYSTEMS[system]


def load(title: str) -> Game[Any]:
    """The game of that title; its tables are read only now."""
    folder = FOLDERS.get(title)
    if folder is None:
        raise LongrollError(f"{title[:40]!r} is not a title; the titles are {', '.join(FOLDERS)}")
    game: Game[Any] = import_module(f"longroll.games.{folder}.game").GAME
    return game
