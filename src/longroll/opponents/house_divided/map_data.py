"""What the computer players work out of the components, once for each pack."""

from typing import Final

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.terms import CAVALRY, CONFEDERATE, INFANTRY, UNION
from longroll.opponents.house_divided.distances import crossings, paces_from, reachable

TWO_MARCHES: Final = 2.25  # by two friendly railways and one line more
NEAR: Final = 0.6
PULL_PER_MARCH: Final = 0.75  # how much of a goal's attraction remains for every march of distance


class MapData:
    """Lists go by side, then by box. `strikes` and `river_crossings` go by side, arm and box; `beyond` is what can be
    attacked with two marches, but not with one; `closeness` has how near the boxes (last) are to a goal."""

    def __init__(self, components: Components) -> None:
        boxes = range(components.boxes)
        sides = (UNION, CONFEDERATE)
        arms = (INFANTRY, CAVALRY)
        self.components = components
        self.combat_value = [float(value) for value in components.value]
        self.nothing = [0.0] * components.boxes
        self.prizes = len(components.victory_boxes)
        self.prize = [box in components.victory_boxes for box in boxes]
        self.numbered = [box for box in boxes if components.city[box] or box == components.capital]
        self.paces = [[paces_from(components, side, box) for box in boxes] for side in sides]
        self.strikes = [[[reachable(components, side, arm, box) for box in boxes] for arm in arms] for side in sides]
        self.river_crossings = [
            [[crossings(components, arm, box, self.strikes[side][arm][box]) for box in boxes] for arm in arms]
            for side in sides
        ]
        self.beyond = [
            [two_marches_away(self.paces[side][box], self.strikes[side][INFANTRY][box]) for box in boxes]
            for side in sides
        ]
        self.pull_at: list[list[list[float]]] = [
            [[PULL_PER_MARCH**pace for pace in paces] for paces in table] for table in self.paces
        ]
        self.closeness: list[list[list[float]]] = [
            [[NEAR ** table[box][goal] for box in boxes] for goal in boxes] for table in self.paces
        ]


def two_marches_away(paces: list[float], strikes: list[int]) -> list[int]:
    return [end for end, pace in enumerate(paces) if 0 < pace <= TWO_MARCHES and end not in strikes]


LAST: Final[list[MapData]] = []


def map_data_of(components: Components) -> MapData:
    """Made anew only for other components than those last asked about."""
    if not LAST or LAST[0].components is not components:
        LAST[:] = [MapData(components)]
    return LAST[0]
