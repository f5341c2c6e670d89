"""The hexes that lie around a hex."""

from typing import Final

from longroll.games.five_aprils.battle import Battle

RADIUS: Final = 4


class Surroundings:
    """Computed when they are first needed."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self._around: list[list[int]] = [[] for _ in range(battle.hexes)]
        self._rings: list[list[int]] = [[] for _ in range(battle.hexes)]

    def around(self, place: int) -> list[int]:
        """The hexes one to four away, the nearest first."""
        if not self._around[place]:
            self._draw(place)
        return self._around[place]

    def rings(self, place: int) -> list[int]:
        """How far away each of those hexes is."""
        if not self._around[place]:
            self._draw(place)
        return self._rings[place]

    def _draw(self, place: int) -> None:
        seen = {place}
        edge = [place]
        for ring in range(1, RADIUS + 1):
            following: list[int] = []
            for here in edge:
                for side in range(6 * here, 6 * here + 6):
                    near = self.battle.neighbour[side]
                    if near >= 0 and near not in seen:
                        seen.add(near)
                        following.append(near)
            self._around[place] += following
            self._rings[place] += [ring] * len(following)
            edge = following
