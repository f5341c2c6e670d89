"""Writing down what happens. Nothing is built when nobody listens, which is what makes thousands of games cheap."""

from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.terms import SIDE_NAMES
from longroll.kernel.event import Event
from longroll.kernel.verdict import Fact

Events = list[Event] | None


def emit_side(events: Events, kind: str, rule: str, side: int, number: int = 0) -> None:
    """An event of a whole side."""
    if events is not None:
        events.append(Event(kind, rule, {"side": SIDE_NAMES[side], "number": number}))


def emit_marker(events: Events, position: Position, kind: str, rule: str, marker: int, side: int) -> None:
    """An event of a Phase marker, by the side that drew it."""
    if events is not None:
        facts: dict[str, Fact] = {"marker": marker_name(position, marker), "side": SIDE_NAMES[side]}
        events.append(Event(kind, rule, facts))


def emit_hex(events: Events, position: Position, kind: str, rule: str, side: int, place: int, number: int = 0) -> None:
    """An event of a side in a hex."""
    if events is not None:
        facts: dict[str, Fact] = {
            "side": SIDE_NAMES[side],
            "hex": position.battle.hex_names[place],
            "number": number,
        }
        events.append(Event(kind, rule, facts))


def emit_unit(events: Events, position: Position, kind: str, rule: str, unit: int, place: int, number: int = 0) -> None:
    """An event of a unit in, from or to a hex."""
    if events is not None:
        battle = position.battle
        facts: dict[str, Fact] = {
            "side": SIDE_NAMES[battle.unit_side[unit]],
            "unit": battle.unit_names[unit],
            "hex": battle.hex_names[place] if place >= 0 else "none",
            "number": number,
        }
        events.append(Event(kind, rule, facts))


def emit_way(events: Events, position: Position, kind: str, rule: str, unit: int, way: list[int], cost: int) -> None:
    """An event of a unit that went somewhere; the cost is in half movement points."""
    if events is not None:
        battle = position.battle
        facts: dict[str, Fact] = {
            "side": SIDE_NAMES[battle.unit_side[unit]],
            "unit": battle.unit_names[unit],
            "from": battle.hex_names[way[0]] if way[0] >= 0 else "none",
            "hex": battle.hex_names[way[-1]],
            "way": " ".join([battle.hex_names[place] for place in way if place >= 0]),
            "points": half_text(cost),
        }
        events.append(Event(kind, rule, facts))


def emit_facts(events: Events, kind: str, rule: str, facts: dict[str, Fact]) -> None:
    if events is not None:
        events.append(Event(kind, rule, facts))


def half_text(halves: int) -> str:
    """Movement points as they are said: 1½."""
    whole = str(halves // 2) if halves >= 2 or halves == 0 else ""
    return whole + ("½" if halves % 2 else "")


def marker_name(position: Position, marker: int) -> str:
    formations = position.battle.formations
    if marker < formations:
        return position.battle.formation_names[marker]
    return f"{SIDE_NAMES[marker - formations]}-combat"
