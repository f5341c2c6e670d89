"""A House Divided on the console."""

from collections.abc import Hashable, Mapping
from typing import Final

from longroll.console.boards.house_divided_view import HouseDividedView, view_of
from longroll.console.terminal import Terminal
from longroll.games.house_divided.components import Components
from longroll.games.house_divided.game import HouseDivided
from longroll.games.house_divided.terms import LINE_KINDS, LINE_SIGNS
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.verdict import Fact, Refusal
from longroll.match import Choice, Match

SIDES: Final = ("union", "confederate")


def make_board(catalogue: Catalogue, game: HouseDivided) -> "HouseDividedBoard":
    return HouseDividedBoard(catalogue, game.components)


class HouseDividedBoard:
    def __init__(self, catalogue: Catalogue, components: Components) -> None:
        self.catalogue = catalogue
        self.components = components

    # --- the position

    def state_key(self, match: Match) -> Hashable:
        view = view_of(match)
        battle = view["battle"]
        fight = (battle["box"], battle["round"], battle["firing"]) if battle else ()
        return view["turn"], view["side"], view["phase"], fight

    def show(self, match: Match, terminal: Terminal, whole: bool) -> None:
        shown = HouseDividedView(match, self.catalogue)
        if shown.view["battle"] and not whole:
            if shown.view["step"] != "spoils":
                self.show_battle(shown, terminal)
            return
        self.show_header(shown, terminal)
        if whole or shown.view["phase"] == "movement":
            self.show_forces(shown, terminal)
        if shown.view["battle"]:
            self.show_battle(shown, terminal)

    def show_header(self, shown: HouseDividedView, terminal: Terminal) -> None:
        view = shown.view
        terminal.line()
        terminal.separator()
        key = "header-over" if view["step"] == "over" else "header"
        facts = {"turn": view["turn"], "side": view["side"], "phase": view["phase"]}
        terminal.text(self.catalogue.format(key, date=self.date(view["turn"]), **facts), "strong")
        for side in SIDES:
            text = self.catalogue.format(
                "army", strength=view["strength"][side], maximum=view["maximum"][side], **view["pool"][side]
            )
            if side == "union" and view["reserve"]:
                text += "; " + self.catalogue.format("army-waiting", reserve=view["reserve"])
            terminal.text(f"{self.side_name(side):<12} {text}", side, hang=" " * 13)
        if view["invasion"]:
            terminal.text(
                self.catalogue.format("invasion-possible", base=self.components.box_names[self.components.base])
            )

    def show_forces(self, shown: HouseDividedView, terminal: Terminal) -> None:
        left, right = ([self.forces(shown, side, box) for box in shown.boxes(side)] for side in SIDES)
        terminal.line()
        terminal.columns(left, right, SIDES)

    def forces(self, shown: HouseDividedView, side: str, box: str) -> str:
        return f"{self.catalogue.names[box]}: {shown.force(box, side)}"

    def show_battle(self, shown: HouseDividedView, terminal: Terminal) -> None:
        battle = shown.view["battle"]
        terminal.line()
        terminal.separator()
        facts = {"box": battle["box"], "round": battle["round"], "side": battle["attacker"]}
        terminal.text(self.catalogue.format("battle-header", **facts), "strong")
        for side in SIDES:
            units = shown.list_in_full(shown.in_box(battle["box"], side))
            terminal.text(f"{self.side_name(side):<12} {units}", side, hang=" " * 13)
        for shot in battle["declared"]:
            terminal.text(self.catalogue.format("battle-shot", **shot), indent=" " * 13)

    # --- sentences

    def side_name(self, side: str) -> str:
        return self.catalogue.format("side", side=side)

    def date(self, turn: int) -> str:
        row = self.components.turn_rows[turn - 1]
        months = [self.catalogue.format("month", month=month) for month in row["months"]]
        last = months[1] if len(months) > 1 else "none"
        return self.catalogue.format("turn-label", first=months[0], last=last, year=str(row["year"]))

    def prompt_text(self, match: Match) -> str:
        prompt = match.prompt
        facts = self.facts(HouseDividedView(match, self.catalogue), prompt.facts)
        return self.catalogue.format(f"ask-{prompt.kind}", **facts)

    def event_text(self, event: Event) -> str:
        facts = {**event.facts, **route_facts(event.facts)}
        if event.kind in ("turn", "half-turn"):
            facts["date"] = self.date(int(event.facts["number"]))
        return self.catalogue.format(f"event-{event.kind}", **facts)

    def refusal_text(self, match: Match, refusal: Refusal) -> str:
        facts = self.facts(HouseDividedView(match, self.catalogue), refusal.facts)
        return self.catalogue.format(f"refusal-{refusal.code}", **facts)

    def facts(self, shown: HouseDividedView, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        """The facts, with units described as they are now."""
        described = dict(facts)
        for name in ("unit", "at_unit"):
            if name in described:
                described[name] = shown.short(str(described[name]))
        return described

    # --- choices

    def choice_text(self, match: Match, choice: Choice) -> str:
        described = match.game.describe(choice.action)
        facts = self.choice_facts(
            HouseDividedView(match, self.catalogue), {name: str(fact) for name, fact in described.items()}
        )
        return self.catalogue.format(f"choice-{described['action']}", **facts)

    def choice_facts(self, shown: HouseDividedView, described: dict[str, str]) -> dict[str, Fact]:
        """All that a label may want to know about what an action is done to."""
        facts: dict[str, Fact] = {**described, **route_facts(described)}
        if "box" in described:
            facts |= self.box_facts(shown, described["box"])
        if "route" in described:
            route = self.components.route_numbers[described["route"]]
            facts["crossing"] = "yes" if self.components.route_crosses[route] else "no"
        if unit := described.get("unit", ""):
            facts |= {"plain": shown.plain(unit), "unit": shown.in_full(unit), "value": shown.value(unit)}
            facts["box"] = shown.units[unit]["box"]
        return facts

    def box_facts(self, shown: HouseDividedView, box: str) -> dict[str, Fact]:
        return {
            "box": box,
            "holder": shown.view["control"][box],
            "force": shown.force(box, shown.mover),
            "enemy": shown.force(box, shown.enemy_of(shown.mover)),
        }

    # --- places and units

    def show_place(self, match: Match, name: str, terminal: Terminal) -> None:
        from longroll.console.boards.house_divided_places import show_place

        show_place(self.components, HouseDividedView(match, self.catalogue), name, terminal)

    def show_units(self, match: Match, side: str, terminal: Terminal) -> None:
        if side and side not in SIDES:
            raise LongrollError(self.catalogue.format("console-no-side", name=side, sides=", ".join(SIDES)))
        shown = HouseDividedView(match, self.catalogue)
        for one in [side] if side else SIDES:
            terminal.text(self.catalogue.format("side-name", side=one), "strong")
            for box in shown.boxes(one):
                units = shown.list_in_full(shown.in_box(box, one))
                terminal.text(f"{self.catalogue.names[box]:<26}{units}", indent="  ", hang=" " * 28)


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
