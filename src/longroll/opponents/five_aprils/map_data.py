"""What a computer player knows of a map: how far it is to the objectives; and in what order it moves its units."""

from math import exp
from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import Position, empty_position
from longroll.games.five_aprils.terms import ARTILLERY, FORBIDDEN, INFANTRY, NOBODY
from longroll.opponents.five_aprils.parameters import Parameters, load_parameters
from longroll.opponents.five_aprils.situation import Situation
from longroll.opponents.tables import Tables

UNREACHED: Final = 400  # half movement points
FADE: Final = 26.0  # half movement points over which the pull of an objective falls to a third
SLOPE: Final = 0.004  # what is left of it far away
MANY: Final = 5  # Shiloh's objectives, of which four win


class MapData:
    """Made once for a battle. Only the situation depends on the position, and what a unit has looked at last."""

    def __init__(self, battle: Battle, rules: Exclusive, options: int, tables: Tables) -> None:
        self.battle = battle
        self.rules = rules
        self.objectives = len(battle.objectives)
        self.parameters: list[Parameters] = load_parameters(battle.title, tables)
        self.worth: list[float] = [objective_worth(battle, number) for number in range(self.objectives)]
        blank = empty_position(battle, [0] * options)
        self.walk: list[list[int]] = [
            walk_from(blank, rules, side, place) for side in (0, 1) for place in battle.objectives
        ]
        pull = [exp(-far / FADE) - SLOPE * far for far in range(UNREACHED + 1)]
        self.pull: list[list[float]] = [[pull[far] for far in row] for row in self.walk]
        self.closeness: list[list[float]] = [self._closeness(side) for side in (0, 1)]
        self.order: list[int] = turn_order(battle)
        self.rank_in_order: list[int] = [0] * battle.units
        for number, unit in enumerate(self.order):
            self.rank_in_order[unit] = number
        self.members: list[list[int]] = [
            [unit for unit in self.order if battle.formation[unit] == formation]
            for formation in range(battle.formations)
        ]
        self.objective_at: list[int] = [-1] * battle.hexes
        for number in range(self.objectives):
            self.objective_at[battle.objectives[number]] = number
        self.situation = Situation(battle, rules)
        self.looks = 0  # how many units have looked at the map
        self.friends_seen: list[int] = [0] * battle.hexes  # the look in which the friends beside a hex were counted
        self.friend_strength: list[int] = [0] * battle.hexes
        self.friend_help: list[float] = [0.0] * battle.hexes

    def _closeness(self, side: int) -> list[float]:
        """How near each hex is to the objectives, for a side."""
        near = [0.0] * self.battle.hexes
        for number in range(self.objectives):
            pull = self.pull[side * self.objectives + number]
            for place in range(self.battle.hexes):
                near[place] += self.worth[number] * pull[place]
        return near


def objective_worth(battle: Battle, number: int) -> float:
    """Fully if both sides score it, unless nearly all are needed; less if only one side scores it."""
    if battle.objective_side[number] == NOBODY:
        return 1.0 if len(battle.objectives) != MANY else 0.7
    return 0.35 if battle.objective_side[number] else 0.2


def turn_order(battle: Battle) -> list[int]:
    """The order in which the units of a formation are moved: the strongest first, the guns last."""

    def key(unit: int) -> tuple[bool, int, int]:
        return (battle.arm[unit] >= ARTILLERY, -battle.attack[unit], unit)

    return sorted(range(battle.units), key=key)


def walk_from(blank: Position, rules: Exclusive, side: int, goal: int) -> list[int]:
    """What it costs infantry of a side to come to a hex from every other, in half movement points."""
    battle = blank.battle
    walker = plain_infantry(battle, side)
    far = [UNREACHED] * battle.hexes
    far[goal] = 0
    buckets: list[list[int]] = [[] for _ in range(UNREACHED + 1)]
    buckets[0].append(goal)
    for cost in range(UNREACHED):
        for place in buckets[cost]:
            if far[place] != cost:
                continue
            for out in range(6 * place, 6 * place + 6):
                near = battle.neighbour[out]
                if near < 0:
                    continue
                back = 6 * near + (out + 3) % 6
                price = battle.line[back] or battle.cost[INFANTRY][back]
                if price >= FORBIDDEN or rules.bar_step(blank, walker, back, place):
                    continue
                total = cost + price
                if total < far[near]:
                    far[near] = total
                    buckets[total].append(near)
    return far


def plain_infantry(battle: Battle, side: int) -> int:
    """An infantry unit of a side that no special rule holds."""
    for unit in range(battle.units):
        if battle.unit_side[unit] == side and battle.arm[unit] == INFANTRY and not battle.tags[unit]:
            return unit
    return 0
