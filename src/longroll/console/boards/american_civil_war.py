"""The American Civil War on the console."""

from collections.abc import Hashable, Mapping
from typing import Any, Final

from longroll.console.boards.base import BaseBoard
from longroll.console.places import find_place
from longroll.console.terminal import Terminal
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.game import CivilWar
from longroll.games.american_civil_war.terms import PARTIES, PARTY_NAMES, SORT_NAMES, SORT_PARTY
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.error import LongrollError
from longroll.match import Match

SIDES: Final = ("union", "confederate")
SECOND: Final = "-second"
PARTY_OF: Final = {name: PARTY_NAMES[SORT_PARTY[sort]] for sort, name in enumerate(SORT_NAMES)}
BATTLE_SIDES: Final = ("attacker", "defender")

Army = Mapping[str, int]


def make_board(catalogue: Catalogue, game: CivilWar) -> "CivilWarBoard":
    return CivilWarBoard(catalogue, game.components)


class CivilWarBoard(BaseBoard):
    def __init__(self, catalogue: Catalogue, components: Components) -> None:
        super().__init__(catalogue)
        self.components = components

    def view(self, match: Match) -> dict[str, Any]:
        """The view of the side that must choose."""
        return dict(match.view(match.to_move or None))

    # --- the position

    def state_key(self, match: Match) -> Hashable:
        view = self.view(match)
        battle = view["battle"]
        fight = (battle["space"], battle["round"], battle["part"], battle.get("phase")) if battle else ()
        return view["turn"], view["asked"], not battle and view["step"] in ("buy", "politics", "over"), fight

    def show(self, match: Match, terminal: Terminal, whole: bool) -> None:
        view = self.view(match)
        if whole or not view["battle"]:
            self.show_war(view, terminal)
        if whole:
            self.show_cities(view, terminal)
        if view["battle"]:
            self.show_battle(view["battle"], terminal)

    def show_war(self, view: dict[str, Any], terminal: Terminal) -> None:
        terminal.line()
        terminal.separator()
        key = "header-over" if view["step"] == "over" else "header"
        terminal.text(self.catalogue.format(key, date=self.date(view), turn=view["turn"], side=view["side"]), "strong")
        for side in SIDES:
            terminal.text(f"{self.side_name(side):<12} {self.resources(view, side)}", side, hang=" " * 13)
        terminal.line()
        left, right = ([self.force(place, army) for place, army in armies(view, side)] for side in SIDES)
        terminal.columns(left, right, SIDES)
        for place, army in armies(view, "neutral"):
            terminal.text(self.force(place, army))

    def show_cities(self, view: dict[str, Any], terminal: Terminal) -> None:
        for side in SIDES:
            names = [self.catalogue.names[city] for city in self.cities(view, side)]
            terminal.text(self.catalogue.format("cities", side=side, names=", ".join(names) or "-"), side, hang="    ")

    def cities(self, view: dict[str, Any], side: str) -> list[str]:
        names = [self.components.space_names[space] for space in self.components.cities]
        return [city for city in names if view["owners"][city] == side]

    def resources(self, view: dict[str, Any], side: str) -> str:
        """What a side has to spend, and how near it is to victory."""
        needed = view["needed"]
        facts = {name: view[name][side] for name in ("points", "income", "score")}
        facts |= {
            "needed": needed[side] if isinstance(needed, dict) else needed,
            "cities": len(self.cities(view, side)),
        }
        texts = [self.catalogue.format("means", **facts)]
        if "rail" in view:
            texts.append(self.catalogue.format("transport", rail=view["rail"][side], naval=view["naval"][side]))
        return "; ".join(texts)

    def date(self, view: dict[str, Any]) -> str:
        """The month, where the game has one."""
        year, _, month = str(view.get("date", "")).partition("-")
        return self.catalogue.format("date", month=int(month), year=year) if month else "none"

    def force(self, place: str, army: Army) -> str:
        return f"{self.catalogue.names[place]}: {self.pieces(army)}"

    def pieces(self, army: Army) -> str:
        """`3 infantry, 1 leader`; pieces of others than the two sides with their nation."""
        return ", ".join(self.alike(sort, count) for sort, count in army.items())

    def in_full(self, army: Army) -> str:
        """`3 Union infantry, 1 Union leader`."""
        return ", ".join(self.catalogue.format("pieces", count=count, sort=sort) for sort, count in army.items())

    def alike(self, sort: str, count: int) -> str:
        nation, _, kind = sort.partition("-")
        if nation in SIDES:
            return self.catalogue.format("pieces-alike", count=count, kind=kind)
        return self.catalogue.format("pieces", count=count, sort=sort)

    def show_battle(self, battle: dict[str, Any], terminal: Terminal) -> None:
        terminal.line()
        terminal.separator()
        facts = {"space": battle["space"], "round": battle["round"], "side": battle["attacker"]}
        terminal.text(self.catalogue.format("battle-header", **facts), "strong")
        for part in BATTLE_SIDES:
            party = battle[part]
            terminal.line(self.catalogue.format("side-name", side=party), party)
            if part in battle.get("hidden", []):
                terminal.text(self.catalogue.format("battle-hidden"), indent="  ")
            for area, army in battle["areas"][part].items():
                terminal.text(
                    self.catalogue.format("battle-area", area=area, pieces=self.pieces(army)), party, "  ", "      "
                )

    # --- sentences

    def side_name(self, side: str) -> str:
        """The name of a side, or of one of its seats."""
        named = self.catalogue.format("side", side=side.removesuffix(SECOND))
        return self.catalogue.format("second-seat", name=named) if side.endswith(SECOND) else named

    # --- places and units

    def show_place(self, match: Match, name: str, terminal: Terminal) -> None:
        view = self.view(match)
        names = self.components.space_names
        place = find_place(self.catalogue, name, names)
        number = self.components.space_numbers[place]
        terminal.text(self.catalogue.format("place-held", space=place, side=view["owners"][place]), "strong")
        for party in PARTY_NAMES[:PARTIES]:
            for where, army in armies(view, party):
                if where == place:
                    terminal.text(self.pieces(army), party, indent="  ")
        near = [self.beside(view, names[other]) for other in self.components.neighbours[number]]
        terminal.text(self.catalogue.format("place-next", names="; ".join(near)), indent="  ", hang="      ")
        rails = [self.catalogue.names[names[other]] for other in self.components.rails[number]]
        if rails:
            terminal.text(self.catalogue.format("place-rail", names=", ".join(rails)), indent="  ", hang="      ")

    def beside(self, view: dict[str, Any], place: str) -> str:
        army = view["armies"].get(place)
        named = self.catalogue.names[place]
        return f"{named} ({self.in_full(army)})" if army else named

    def show_units(self, match: Match, side: str, terminal: Terminal) -> None:
        if side and side not in SIDES:
            raise LongrollError(self.catalogue.format("console-no-side", name=side, sides=", ".join(SIDES)))
        view = self.view(match)
        for one in [side] if side else SIDES:
            terminal.text(self.catalogue.format("side-name", side=one), "strong")
            for place, army in armies(view, one):
                terminal.text(self.force(place, army), indent="  ", hang="      ")


def armies(view: dict[str, Any], party: str) -> list[tuple[str, Army]]:
    """The pieces of a party by space, in the order of the map."""
    found: list[tuple[str, Army]] = []
    for place, army in view["armies"].items():
        own = {sort: count for sort, count in army.items() if PARTY_OF[sort] == party}
        if own:
            found.append((place, own))
    return found
