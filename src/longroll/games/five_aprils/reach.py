"""What a unit can reach: the cost of every hex in half points, and the hex before it."""

from typing import Final

FAR: Final = 999
NOT_FROM: Final = -1
NO_UNIT: Final = -1


class Reach:
    """Lists over all hexes that are filled once and reused: `places` names the hexes reached."""

    def __init__(self, hexes: int) -> None:
        self.unit = NO_UNIT
        self.places: list[int] = []
        self.cost = [FAR] * hexes
        self.price = [FAR] * hexes  # the same, but for a first hex that is dearer than the whole allowance
        self.came = [NOT_FROM] * hexes

    def begin(self, unit: int) -> None:
        """Forget what was known, for another unit."""
        for place in self.places:
            self.cost[place] = FAR
            self.price[place] = FAR
            self.came[place] = NOT_FROM
        self.places = []
        self.unit = unit

    def enter(self, place: int, cost: int, price: int, came: int) -> None:
        """The cheapest way to a hex so far."""
        if self.cost[place] == FAR:
            self.places.append(place)
        self.cost[place] = cost
        self.price[place] = price
        self.came[place] = came
