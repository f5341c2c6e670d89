"""A5A 7.1, lines of sight as they lie on any map: what a line meets, as seen from its first hex.

Places are (columns, half rows) away from that hex, so that one ray serves everywhere.
"""

from typing import Final, TypeAlias

from longroll.games.five_aprils.terms import RANGE
from longroll.kernel.hexes import Hex, at_depth, depth, direction_to, distance, trace

Offset: TypeAlias = tuple[int, int]
ORIGIN: Final = (0, 0)


class Ray:
    """The line to the hex `across` columns and `down` half rows away, without its two ends.

    `hexes` are crossed; `along`: pairs whose side it runs along; `sides`: (hex, direction) of the sides it crosses;
    `corners`: (hex, direction, direction) of the two sides between which it enters or leaves a hex.
    """

    def __init__(self, across: int, down: int) -> None:
        target = at_depth(across, depth(0, 0) + down)
        line = trace(ORIGIN, target)
        ends = (ORIGIN, target)
        self.across = across
        self.down = down
        self.hexes = [offset(hex) for hex in line.hexes]
        self.along = [(offset(one), offset(other)) for one, other in line.along]
        self.sides = [
            (offset(one), direction_to(one, other))
            for one, other in line.sides
            if one not in ends and other not in ends
        ]
        self.corners = [
            (offset(hex), direction_to(hex, one), direction_to(hex, other))
            for hex, one, other in line.corners
            if hex not in ends
        ]
        self.arrival = [direction_to(target, hex) for hex in last_before(line.sides, line.corners, target)]


def offset(hex: Hex) -> Offset:
    return hex[0], depth(hex[0], hex[1]) - depth(0, 0)


def last_before(sides: list[tuple[Hex, Hex]], corners: list[tuple[Hex, Hex, Hex]], target: Hex) -> list[Hex]:
    """The neighbours of the target over whose sides the line comes in: one, or the two of a corner."""
    for hex, one, other in corners:
        if hex == target:
            return [one, other]
    return [one for one, other in sides if other == target]


def make_rays() -> list[Ray]:
    """Every line of one to four hexes (A5A-7.1-b)."""
    rays: list[Ray] = []
    for across in range(-RANGE, RANGE + 1):
        for down in range(-2 * RANGE, 2 * RANGE + 1):
            fits = (across + down) % 2 == 0 and (across, down) != ORIGIN
            if fits and distance(ORIGIN, at_depth(across, depth(0, 0) + down)) <= RANGE:
                rays.append(Ray(across, down))
    return rays


RAYS: Final[list[Ray]] = make_rays()
RAY_TO: Final[dict[Offset, Ray]] = {(ray.across, ray.down): ray for ray in RAYS}
