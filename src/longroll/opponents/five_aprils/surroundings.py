"""The hexes that lie around a hex."""

from typing import Final

from longroll.games.five_aprils.battle import Battle

RADIUS: Final = 4


class Surroundings:
    """Computed when they are first needed."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self._rings: list[list[list[int]]] = [[] for _ in range(battle.hexes)]

    def rings(self, place: int) -> list[list[int]]:
        """The hexes one away, those two away, and so on up to four."""
        if not self._rings[place]:
            self._draw(place)
        return self._rings[place]

    def _draw(self, place: int) -> None:
        seen = {place}
        edge = [place]
        for _ in range(RADIUS):
            following: list[int] = []
            for here in edge:
                for side in range(6 * here, 6 * here + 6):
                    near = self.battle.neighbour[side]
                    if near >= 0 and near not in seen:
                        seen.add(near)
                        following.append(near)
            self._rings[place].append(following)
            edge = following
