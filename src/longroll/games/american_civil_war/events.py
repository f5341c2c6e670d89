"""Writing down what happens. Nothing is built when nobody listens, which is what makes thousands of games cheap."""

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.terms import PARTY_NAMES, SIDE_NAMES, SORT_NAMES
from longroll.kernel.event import Event

Events = list[Event] | None


def report_side(events: Events, kind: str, rule: str, side: int, number: int = 0) -> None:
    """An event of a whole side: a phase, a number, a victory."""
    if events is not None:
        events.append(Event(kind, rule, {"side": SIDE_NAMES[side], "number": number}))


def report_space(
    components: Components, events: Events, kind: str, rule: str, party: int, space: int, number: int = 0
) -> None:
    """An event of a party in a space."""
    if events is not None:
        facts: dict[str, str | int] = {
            "side": PARTY_NAMES[party],
            "space": components.space_names[space],
            "number": number,
        }
        events.append(Event(kind, rule, facts))


def report_pieces(
    components: Components, events: Events, kind: str, rule: str, sort: int, count: int, space: int
) -> None:
    """An event of pieces of one sort in, from or to a space."""
    if events is not None:
        facts: dict[str, str | int] = {"sort": SORT_NAMES[sort], "count": count, "space": components.space_names[space]}
        events.append(Event(kind, rule, facts))


def report_move(
    components: Components, events: Events, kind: str, rule: str, sort: int, count: int, origin: int, space: int
) -> None:
    """An event of pieces that go from one space to another."""
    if events is not None:
        facts: dict[str, str | int] = {"sort": SORT_NAMES[sort], "count": count}
        facts["from"] = components.space_names[origin]
        facts["space"] = components.space_names[space]
        events.append(Event(kind, rule, facts))
