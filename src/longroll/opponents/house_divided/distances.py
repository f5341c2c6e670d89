"""Distances between boxes, and what can be attacked in one march."""

from typing import Final

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.movement import off_the_potomac
from longroll.games.house_divided.terms import CONFEDERATE, INFANTRY, RAIL, UNION

FAR: Final = 99.0
PACE: Final = [1.0, 0.6, 0.5]  # marches a road, a railway and a river take
VOYAGE: Final = 1.2


def paces_from(components: Components, side: int, start: int) -> list[float]:
    """How many marches it is from a box to every other, more or less."""
    found = [FAR] * components.boxes
    found[start] = 0.0
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        for near, cost in steps_from(components, side, here):
            if found[here] + cost < found[near] - 1e-9:
                found[near] = found[here] + cost
                waiting.append(near)
    return found


def steps_from(components: Components, side: int, here: int) -> list[tuple[int, float]]:
    home, ports = components.home, components.ports
    steps: list[tuple[int, float]] = []
    for line in components.meeting[here]:
        if side == CONFEDERATE and components.line_closed[line]:
            continue
        near = components.lines[line].a + components.lines[line].b - here
        friendly = home[here] == side and home[near] == side
        kind = components.line_kind[line]
        steps.append((near, 1.0 if kind == RAIL and not friendly else PACE[kind]))
    if side == UNION and here in ports:
        steps += [(port, VOYAGE) for port in ports if home[port] == UNION and port != here]
    return steps


def reachable(components: Components, side: int, arm: int, box: int) -> list[int]:
    """The enemy boxes that a unit may enter in one march, if no unit is in the way."""
    found: list[int] = []
    for route in components.routes_for[arm][box]:
        if side == CONFEDERATE and off_the_potomac(components, route):
            continue
        by_rail = components.line_kind[components.route_first[route]] == RAIL
        if arm == INFANTRY and by_rail and components.route_via[route] >= 0:
            continue
        if components.route_end[route] not in found:
            found.append(components.route_end[route])
    return found


def crossings(components: Components, arm: int, box: int, ends: list[int]) -> list[bool]:
    """For each of the boxes struck at: is every way into it across a river?"""
    dry = [False] * components.boxes
    for route in components.routes_for[arm][box]:
        if not components.route_crosses[route]:
            dry[components.route_end[route]] = True
    return [not dry[end] for end in ends]
