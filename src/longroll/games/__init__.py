"""The games, each system in a folder of its own that knows nothing of the others."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longroll.kernel.contract import Cover, Game
from longroll.kernel.error import LongrollError

SYSTEMS: Final = {
    "house-divided": "house_divided",
    "five-aprils": "five_aprils",
    "american-civil-war": "american_civil_war",
}
TITLES: Final = {
    "house-divided": "house-divided",
    "bull-run": "five-aprils",
    "pea-ridge": "five-aprils",
    "shiloh": "five-aprils",
    "gettysburg": "five-aprils",
    "bentonville": "five-aprils",
    "civil-war-basic": "american-civil-war",
    "civil-war-standard": "american-civil-war",
    "civil-war-teams": "american-civil-war",
}


def system_folder(system: str) -> Path:
    """Where the law and the words of a system are."""
    return Path(__file__).parent / SYSTEMS[system]


def read_cover(title: str) -> Cover:
    """What a list of the titles needs to know of one, without its rules and its map."""
    cover: Cover = import_module(f"longroll.games.{SYSTEMS[TITLES[title]]}.cover").cover(title)
    return cover


def load(title: str, pack: str = "") -> Game[Any]:
    """The game of that title, or of a pack for it; its tables are read only now."""
    if title not in TITLES:
        raise LongrollError(f"{title[:40]!r} is not a title; the titles are {', '.join(TITLES)}")
    return read_game(title, pack) if pack else printed_game(title)


@cache
def printed_game(title: str) -> Game[Any]:
    return read_game(title, "")


def read_game(title: str, pack: str) -> Game[Any]:
    game: Game[Any] = import_module(f"longroll.games.{SYSTEMS[TITLES[title]]}.game").load_game(title, pack)
    return game
