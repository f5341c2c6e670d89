"""The games, each system in a folder of its own that knows nothing of the others. A folder with a manifest is found."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.kernel.header import is_edition
from longroll.kernel.manifest import Manifest, Title

FOLDER: Final = Path(__file__).parent


def find_systems() -> dict[str, Manifest]:
    folders = {file.parent.name for file in FOLDER.glob("*/manifest.*")}  # source, bytecode or compiled
    found: list[Manifest] = [import_module(f"longroll.games.{folder}.manifest").MANIFEST for folder in folders]
    return {manifest.system: manifest for manifest in sorted(found, key=lambda manifest: manifest.order)}


SYSTEMS: Final = find_systems()
"""The manifest of every system, in the order in which systems are listed."""
TITLES: Final = {title: system for system, manifest in SYSTEMS.items() for title in manifest.titles}
"""The system of every title."""


def read_title(title: str) -> Title:
    """Seats, scenarios and options of a title, without its rules and its map."""
    return SYSTEMS[TITLES[title]].titles[title]


def folder_name(system: str) -> str:
    """The name of a system's folder here, under `opponents` and wherever else a system has one."""
    return system.replace("-", "_")


def system_folder(system: str) -> Path:
    """Where the rules and the catalogues of a system are."""
    return FOLDER / folder_name(system)


def load(title: str, pack: str | None = None) -> Game[Any]:
    """The game of that title with its newest components, or with the pack of a header (empty: the first edition); its
    tables are read only now."""
    if title not in TITLES:
        raise LongrollError(f"{title[:40]!r} is not a title; the titles are {', '.join(TITLES)}")
    return printed_game(title, pack) if pack is None or is_edition(pack) else read_game(title, pack)


@cache
def printed_game(title: str, edition: str | None) -> Game[Any]:
    return read_game(title, edition)


def read_game(title: str, pack: str | None) -> Game[Any]:
    module = import_module(f"longroll.games.{folder_name(TITLES[title])}.game")
    game: Game[Any] = module.load_game(title, pack)
    return game


def read_reference(game: Game[Any]) -> dict[str, object]:
    """The tables that a reference card needs, as the rules use them with the pack of the game."""
    module = import_module(f"longroll.games.{folder_name(game.system)}.reference")
    tables: dict[str, object] = module.reference(game)
    return tables
