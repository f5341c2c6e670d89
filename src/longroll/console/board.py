"""How a game is put before a player in catalogue. One board per system; this module finds the right one."""

from collections.abc import Hashable
from importlib import import_module
from typing import Any, Final, Protocol

from longroll.console.paper import Paper
from longroll.games.catalogues import game_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.contract import Game
from longroll.kernel.event import Event
from longroll.kernel.verdict import Refusal
from longroll.match import Choice, Match

BOARDS: Final = {
    "house-divided": "longroll.console.house_divided",
    "five-aprils": "longroll.console.five_aprils",
    "american-civil-war": "longroll.console.american_civil_war",
}


class Board(Protocol):
    catalogue: Catalogue

    def scene(self, match: Match) -> Hashable:
        """Changes whenever the player should be shown where things stand."""
        ...

    def show(self, match: Match, paper: Paper, whole: bool) -> None:
        """Where things stand: what matters now, or the whole."""
        ...

    def side(self, side: str) -> str: ...

    def ask(self, match: Match) -> str: ...

    def label(self, match: Match, choice: Choice) -> str: ...

    def tell(self, event: Event) -> str: ...

    def explain(self, match: Match, refusal: Refusal) -> str: ...

    def place(self, match: Match, name: str, paper: Paper) -> None:
        """A place, named by a player, and what is around it."""
        ...

    def units(self, match: Match, side: str, paper: Paper) -> None: ...


def find_board(game: Game[Any]) -> Board:
    board: Board = import_module(BOARDS[game.system]).make_board(game_catalogue(game))
    return board
