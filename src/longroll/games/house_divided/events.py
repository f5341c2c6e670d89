"""Writing down what happens. Nothing is built when nobody listens, which is what makes thousands of games cheap."""

from longroll.games.house_divided.position import Position
from longroll.games.house_divided.terms import (
    ARM_NAMES,
    KIND_ARM,
    KIND_RANK,
    LINE_SIGNS,
    NOWHERE,
    RANK_NAMES,
    SIDE_NAMES,
)
from longroll.kernel.event import Event
from longroll.kernel.verdict import Fact

Events = list[Event] | None


def emit_side(events: Events, kind: str, rule: str, side: int, number: int = 0) -> None:
    """An event of a whole side: a die, a phase, a victory."""
    if events is not None:
        events.append(Event(kind, rule, {"side": SIDE_NAMES[side], "number": number}))


def emit_box(
    events: Events, position: Position, kind: str, rule: str, side: int, box: int, start: int = NOWHERE
) -> None:
    """An event of a side in a box, or on its way there from another."""
    if events is not None:
        facts: dict[str, Fact] = {"side": SIDE_NAMES[side], "box": position.components.box_names[box]}
        events.append(Event(kind, rule, on_the_way(position, facts, start, box)))


def emit_unit(
    events: Events, position: Position, kind: str, rule: str, unit: int, box: int, start: int = NOWHERE
) -> None:
    """An event of a unit in, from or to a box."""
    if events is not None:
        events.append(Event(kind, rule, on_the_way(position, unit_facts(position, unit, box), start, box)))


def on_the_way(position: Position, facts: dict[str, Fact], start: int, end: int) -> dict[str, Fact]:
    """Names the line between two boxes that are joined, of two lines the first: both are allowed."""
    if start != NOWHERE:
        components = position.components
        line = next(one for one in components.lines if {one.a, one.b} == {start, end})
        facts["route"] = f"{components.box_names[start]}{LINE_SIGNS[line.kind]}{components.box_names[end]}"
    return facts


def unit_facts(position: Position, unit: int, box: int) -> dict[str, Fact]:
    components = position.components
    kind = position.kind[unit]
    return {
        "side": SIDE_NAMES[components.unit_side[unit]],
        "unit": components.unit_names[unit],
        "arm": ARM_NAMES[KIND_ARM[kind]],
        "rank": RANK_NAMES[KIND_RANK[kind]],
        "box": components.box_names[box],
    }
