"""The text boards of the console: one for each system, found by the name of its folder."""

from collections.abc import Hashable
from importlib import import_module
from typing import Any, Protocol

from longroll.console.terminal import Terminal
from longroll.games import folder_name
from longroll.games.catalogues import game_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.contract import Game
from longroll.kernel.event import Event
from longroll.kernel.verdict import Refusal
from longroll.match import Choice, Match


class Board(Protocol):
    catalogue: Catalogue

    def state_key(self, match: Match) -> Hashable:
        """Changes whenever the position should be shown to the player again."""
        ...

    def show(self, match: Match, terminal: Terminal, whole: bool) -> None:
        """The position: what matters now, or all of it."""
        ...

    def side_name(self, side: str) -> str: ...

    def prompt_text(self, match: Match) -> str: ...

    def choice_text(self, match: Match, choice: Choice) -> str: ...

    def event_text(self, event: Event) -> str: ...

    def refusal_text(self, match: Match, refusal: Refusal) -> str: ...

    def show_place(self, match: Match, name: str, terminal: Terminal) -> None:
        """A place, as the player names it, and its neighbours."""
        ...

    def show_units(self, match: Match, side: str, terminal: Terminal) -> None: ...


def find_board(game: Game[Any]) -> Board:
    module = import_module(f"longroll.console.boards.{folder_name(game.system)}")
    board: Board = module.make_board(game_catalogue(game), game)
    return board
