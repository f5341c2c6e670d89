"""What a unit can reach: the cost of every hex in half points, the hex before it, why the others are refused."""

from typing import Final

FAR: Final = 999
NOT_FROM: Final = -1


class Reach:
    def __init__(self, hexes: int) -> None:
        self.cost = [FAR] * hexes
        self.price = [FAR] * hexes  # the same, but for a first hex that is dearer than the whole allowance
        self.came = [NOT_FROM] * hexes
        self.why = [0] * hexes
