"""A battle of Across Five Aprils on the console."""

from collections.abc import Hashable
from typing import Any, Final

from longroll.console.boards.base import BaseBoard
from longroll.console.boards.house_divided_view import view_of
from longroll.console.terminal import Terminal
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.error import LongrollError
from longroll.match import Match

SIDES: Final = ("union", "confederate")
SIGNS: Final = {"union": "u-", "confederate": "c-"}


def make_board(catalogue: Catalogue, game: object) -> "FiveAprilsBoard":
    del game
    return FiveAprilsBoard(catalogue)


class FiveAprilsBoard(BaseBoard):
    # --- the position

    def state_key(self, match: Match) -> Hashable:
        view = view_of(match)
        return view["turn"], view["marker"], view["draws"]

    def show(self, match: Match, terminal: Terminal, whole: bool) -> None:
        view = view_of(match)
        terminal.line()
        terminal.separator()
        facts = {name: view[name] for name in ("turn", "last_turn", "time")}
        terminal.text(self.catalogue.format("header", night="yes" if view["night"] else "no", **facts), "strong")
        for row in view["control"]:
            terminal.text(self.catalogue.format("header-objective", hex=row["hex"], side=row["side"]), indent="  ")
        if whole or view["step"] == "move":
            left, right = ([self.stack(place, units) for place, units in stacks(view, side)] for side in SIDES)
            terminal.line()
            terminal.columns(left, right, SIDES)

    def stack(self, place: str, units: list[dict[str, Any]]) -> str:
        return f"{place}: {', '.join(self.figures(unit) for unit in units)}"

    def figures(self, unit: dict[str, Any]) -> str:
        """`Dodge 4-4-4 +1`; a star for the reduced face."""
        label = self.catalogue.names[unit["unit"]]
        star = "*" if unit["reduced"] else ""
        return f"{label}{star} {unit['attack']}-{unit['defence']}-{unit['movement']} {unit['morale']:+d}"

    # --- sentences

    def side_name(self, side: str) -> str:
        return self.catalogue.format("side", side=side)

    # --- places and units

    def show_place(self, match: Match, name: str, terminal: Terminal) -> None:
        wanted = name.casefold()
        hexes = [
            place for place, shown in self.catalogue.names.items() if wanted in shown.casefold() and place.isdigit()
        ]
        number = name if name.isdigit() and len(name) == 4 else hexes[0] if hexes else ""
        if not number:
            raise LongrollError(self.catalogue.format("console-no-place", name=name, near="none"))
        units = [unit for unit in view_of(match)["units"] if unit["hex"] == number]
        terminal.text(self.stack(self.catalogue.names.get(number, number), units))

    def show_units(self, match: Match, side: str, terminal: Terminal) -> None:
        if side and side not in SIDES:
            raise LongrollError(self.catalogue.format("console-no-side", name=side, sides=", ".join(SIDES)))
        view = view_of(match)
        for one in [side] if side else SIDES:
            terminal.text(self.catalogue.format("side-name", side=one), "strong")
            for place, units in stacks(view, one):
                terminal.text(self.stack(self.catalogue.names.get(place, place), units), indent="  ", hang="      ")


def stacks(view: dict[str, Any], side: str) -> list[tuple[str, list[dict[str, Any]]]]:
    """The stacks of a side, in the order of the map."""
    found: dict[str, list[dict[str, Any]]] = {}
    for unit in view["units"]:
        if unit["unit"].startswith(SIGNS[side]):
            found.setdefault(unit["hex"], []).insert(0, unit)
    return list(found.items())
