"""The enemy strength that could be brought against each hex. The last look at either side is remembered: while one side
moves, the other stands."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.position import REDUCED, Position, attack_of
from longroll.opponents.five_aprils.surroundings import Surroundings

REACH: Final[list[int]] = [0, 20, 9, 6, 3]  # how much of an enemy's strength counts so many hexes away
WHOLE: Final = 20.0


class Threats:
    def __init__(self, battle: Battle, surroundings: Surroundings) -> None:
        self.surroundings = surroundings
        self.enemies: list[list[int]] = [
            [unit for unit in range(battle.units) if battle.unit_side[unit] != side] for side in (0, 1)
        ]
        self.seen: list[list[int]] = [[], []]
        self.found: list[list[int]] = [[], []]

    def against(self, position: Position, side: int) -> list[int]:
        """For each hex, in twentieths; the caller must not change the list."""
        where, state = position.where, position.state
        look = [2 * where[unit] + (state[unit] & REDUCED) // REDUCED for unit in self.enemies[side]]
        if look != self.seen[side]:
            self.seen[side] = look
            self.found[side] = self.spread(position, side)
        return self.found[side]

    def spread(self, position: Position, side: int) -> list[int]:
        threat = [0] * position.battle.hexes
        for enemy in self.enemies[side]:
            place = position.where[enemy]
            if place < 0:
                continue
            strength = attack_of(position, enemy)
            around = self.surroundings.around(place)
            rings = self.surroundings.rings(place)
            for number in range(len(around)):
                threat[around[number]] += strength * REACH[rings[number]]
        return threat
