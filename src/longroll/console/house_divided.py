"""A House Divided before a player, in catalogue."""

from collections.abc import Hashable, Mapping
from typing import Any, Final

from longroll.console.paper import Paper
from longroll.console.picture import Picture, view_of
from longroll.games.house_divided.components import (
    LINE_KINDS,
    LINE_SIGNS,
    ROUTE_CROSSES,
    ROUTE_NUMBERS,
    read_data,
)
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.verdict import Fact, Refusal
from longroll.match import Choice, Match

SIDES: Final = ("union", "confederate")


def make_board(catalogue: Catalogue) -> "HouseDividedBoard":
    return HouseDividedBoard(catalogue)


class HouseDividedBoard:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.calendar: list[dict[str, Any]] = read_data("calendar")["turns"]

    # --- where things stand

    def scene(self, match: Match) -> Hashable:
        view = view_of(match)
        battle = view["battle"]
        fight = (battle["box"], battle["round"], battle["firing"]) if battle else ()
        return view["turn"], view["side"], view["phase"], fight

    def show(self, match: Match, paper: Paper, whole: bool) -> None:
        picture = Picture(match, self.catalogue)
        if picture.view["battle"] and not whole:
            if picture.view["step"] != "spoils":
                self.show_battle(picture, paper)
            return
        self.show_header(picture, paper)
        if whole or picture.view["phase"] == "movement":
            self.show_forces(picture, paper)
        if picture.view["battle"]:
            self.show_battle(picture, paper)

    def show_header(self, picture: Picture, paper: Paper) -> None:
        view = picture.view
        paper.line()
        paper.rule()
        key = "header-over" if view["step"] == "over" else "header"
        facts = {"turn": view["turn"], "side": view["side"], "phase": view["phase"]}
        paper.text(self.catalogue.format(key, date=self.date(view["turn"]), **facts), "strong")
        for side in SIDES:
            text = self.catalogue.format(
                "army", strength=view["strength"][side], maximum=view["maximum"][side], **view["pool"][side]
            )
            if side == "union" and view["reserve"]:
                text += "; " + self.catalogue.format("army-waiting", reserve=view["reserve"])
            paper.text(f"{self.side(side):<12} {text}", side, hang=" " * 13)
        if view["invasion"]:
            paper.text(self.catalogue.format("invasion-possible"))

    def show_forces(self, picture: Picture, paper: Paper) -> None:
        left, right = ([self.forces(picture, side, box) for box in picture.boxes(side)] for side in SIDES)
        paper.line()
        paper.columns(left, right, SIDES)

    def forces(self, picture: Picture, side: str, box: str) -> str:
        return f"{self.catalogue.names[box]}: {picture.force(box, side)}"

    def show_battle(self, picture: Picture, paper: Paper) -> None:
        battle = picture.view["battle"]
        paper.line()
        paper.rule()
        facts = {"box": battle["box"], "round": battle["round"], "side": battle["attacker"]}
        paper.text(self.catalogue.format("battle-header", **facts), "strong")
        for side in SIDES:
            units = picture.list_in_full(picture.in_box(battle["box"], side))
            paper.text(f"{self.side(side):<12} {units}", side, hang=" " * 13)
        for shot in battle["declared"]:
            paper.text(self.catalogue.format("battle-shot", **shot), indent=" " * 13)

    # --- sentences

    def side(self, side: str) -> str:
        return self.catalogue.format("side", side=side)

    def date(self, turn: int) -> str:
        row = self.calendar[turn - 1]
        months = [self.catalogue.format("month", month=month) for month in row["months"]]
        last = months[1] if len(months) > 1 else "none"
        return self.catalogue.format("turn-label", first=months[0], last=last, year=str(row["year"]))

    def ask(self, match: Match) -> str:
        prompt = match.prompt
        facts = self.facts(Picture(match, self.catalogue), prompt.facts)
        return self.catalogue.format(f"ask-{prompt.kind}", **facts)

    def tell(self, event: Event) -> str:
        facts = {**event.facts, **route_facts(event.facts)}
        if event.kind in ("turn", "half-turn"):
            facts["date"] = self.date(int(event.facts["number"]))
        return self.catalogue.format(f"event-{event.kind}", **facts)

    def explain(self, match: Match, refusal: Refusal) -> str:
        facts = self.facts(Picture(match, self.catalogue), refusal.facts)
        return self.catalogue.format(f"refusal-{refusal.code}", **facts)

    def facts(self, picture: Picture, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """The facts, with units described as they are now."""
        told = dict(facts)
        for name in ("unit", "at_unit"):
            if name in told:
                told[name] = picture.short(str(told[name]))
        return told

    # --- choices

    def label(self, match: Match, choice: Choice) -> str:
        told = match.game.describe(choice.action)
        facts = self.choice_facts(Picture(match, self.catalogue), {name: str(fact) for name, fact in told.items()})
        return self.catalogue.format(f"choice-{told['action']}", **facts)

    def choice_facts(self, picture: Picture, told: dict[str, str]) -> dict[str, Fact]:
        """All that a label may want to know about what an action is done to."""
        facts: dict[str, Fact] = {**told, **route_facts(told)}
        if "box" in told:
            facts |= self.box_facts(picture, told["box"])
        if "route" in told:
            facts["crossing"] = "yes" if ROUTE_CROSSES[ROUTE_NUMBERS[told["route"]]] else "no"
        if unit := told.get("unit", ""):
            facts |= {"plain": picture.plain(unit), "unit": picture.in_full(unit), "value": picture.value(unit)}
            facts["box"] = picture.units[unit]["box"]
        return facts

    def box_facts(self, picture: Picture, box: str) -> dict[str, Fact]:
        return {
            "box": box,
            "holder": picture.view["control"][box],
            "force": picture.force(box, picture.mover),
            "enemy": picture.force(box, picture.enemy_of(picture.mover)),
        }

    # --- looking around

    def place(self, match: Match, name: str, paper: Paper) -> None:
        from longroll.console.surroundings import show_place

        show_place(Picture(match, self.catalogue), name, paper)

    def units(self, match: Match, side: str, paper: Paper) -> None:
        if side and side not in SIDES:
            raise LongrollError(self.catalogue.format("console-no-side", name=side, sides=", ".join(SIDES)))
        picture = Picture(match, self.catalogue)
        for one in [side] if side else SIDES:
            paper.text(self.catalogue.format("side-name", side=one), "strong")
            for box in picture.boxes(one):
                units = picture.list_in_full(picture.in_box(box, one))
                paper.text(f"{self.catalogue.names[box]:<26}{units}", indent="  ", hang=" " * 28)


def route_facts(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """`evansville~paducah~cairo` taken apart: where it goes, through where, by what lines."""
    if "route" not in facts:
        return {}
    text = str(facts["route"])
    kinds = [LINE_KINDS[LINE_SIGNS.index(sign)] for sign in text if sign in LINE_SIGNS]
    for sign in LINE_SIGNS:
        text = text.replace(sign, " ")
    boxes = text.split()
    legs = "one" if len(kinds) == 1 else "two" if kinds[0] == kinds[-1] else "mixed"
    return {"legs": legs, "via": boxes[1], "to": boxes[-1], "line": kinds[0], "second": kinds[-1]}
