"""What the places of the units mean: the strength near each objective, the threat over each hex, and who would win now.

It is kept from choice to choice. Only what the units that moved or lost a step have changed is counted anew."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import ELIMINATED, REDUCED, Position
from longroll.opponents.five_aprils.projection import next_check, projected_result
from longroll.opponents.five_aprils.surroundings import Surroundings

REACH: Final[list[int]] = [20, 9, 6, 3]  # how much of an enemy's strength counts one hex away, two hexes away, ...
WHOLE: Final = 20.0
AWAY: Final = -1  # a unit that is not on the map
LOST: Final = -2
NEAR: Final = 7  # hexes within which a unit counts as near an objective


class Situation:
    """What is known of the position that it was last updated with."""

    def __init__(self, battle: Battle, rules: Exclusive) -> None:
        self.battle = battle
        self.rules = rules
        self.surroundings = Surroundings(battle)
        self.near: list[list[int]] = [[] for _ in range(battle.hexes)]
        self.nearness: list[list[int]] = [[] for _ in range(battle.hexes)]
        self._set_near()
        self.seen: list[int] = [AWAY] * battle.units  # twice the hex, and 1 if the unit is reduced
        self.influence: list[int] = [0] * (2 * len(battle.objectives))
        self.threat: list[list[int]] = [[0] * battle.hexes, [0] * battle.hexes]
        self.losses = 0  # grows whenever the losses are not what they were
        self.judged_losses = -1
        self.judged_turn = 0
        self.judged_control: list[int] = []
        self.judged_extra: list[int] = []
        self.judged_options: list[int] = []
        self.judged_standing = 0.0

    def _set_near(self) -> None:
        """The objectives near each hex, and how near: from 1 at the edge to NEAR in the objective itself."""
        battle = self.battle
        for place in range(battle.hexes):
            for number, objective in enumerate(battle.objectives):
                hops = battle.distance(place, objective)
                if hops < NEAR:
                    self.near[place].append(number)
                    self.nearness[place].append(NEAR - hops)

    def update(self, position: Position) -> None:
        """Count anew what has changed since the last position."""
        where = position.where
        state = position.state
        seen = self.seen
        for unit in range(self.battle.units):
            place = where[unit]
            now = 2 * place + (state[unit] & REDUCED) if place >= 0 else LOST if place == ELIMINATED else AWAY
            if now != seen[unit]:
                self.change(unit, seen[unit], now)

    def change(self, unit: int, old: int, now: int) -> None:
        self.seen[unit] = now
        if old >= 0:
            self.add(unit, old, -1)
        if now >= 0:
            self.add(unit, now, 1)
        if old < 0 or now < 0 or (old ^ now) & 1:
            self.losses += 1

    def add(self, unit: int, look: int, sign: int) -> None:
        battle = self.battle
        place = look // 2
        face = unit + battle.units if look & 1 else unit
        side = battle.unit_side[unit]
        strength = sign * (battle.attack[face] + battle.defence[face])
        near = self.near[place]
        nearness = self.nearness[place]
        for spot in range(len(near)):
            self.influence[2 * near[spot] + side] += strength * nearness[spot]
        self.spread(self.threat[1 - side], place, sign * battle.attack[face])

    def spread(self, threat: list[int], place: int, attack: int) -> None:
        """The strength that a unit could bring against the hexes around it, in twentieths."""
        rings = self.surroundings.rings(place)
        for number in range(len(rings)):
            strength = attack * REACH[number]
            for near in rings[number]:
                threat[near] += strength

    def influence_without(self, unit: int) -> list[int]:
        """The strength of each side near each objective, times NEAR, but for one unit: 2 * objective + side."""
        found = self.influence[:]
        look = self.seen[unit]
        if look >= 0:
            battle = self.battle
            face = unit + battle.units if look & 1 else unit
            strength = battle.attack[face] + battle.defence[face]
            near = self.near[look // 2]
            nearness = self.nearness[look // 2]
            for spot in range(len(near)):
                found[2 * near[spot] + battle.unit_side[unit]] -= strength * nearness[spot]
        return found

    def standing(self, position: Position) -> float:
        """Who would win if things stayed as they are until victory is next determined: above zero the Union."""
        self.update(position)
        if (
            position.turn != self.judged_turn
            or self.losses != self.judged_losses
            or position.control != self.judged_control
            or position.extra != self.judged_extra
            or position.options != self.judged_options
        ):
            self.judged_turn = position.turn
            self.judged_losses = self.losses
            self.judged_control = position.control[:]
            self.judged_extra = position.extra[:]
            self.judged_options = position.options[:]
            self.judged_standing = projected_result(position, self.rules, next_check(position))
        return self.judged_standing
