"""A5A 4.2 and 5.0: why a unit cannot get to a hex. Asked only when it is known that it cannot."""

from itertools import pairwise
from typing import Final

from longroll.games.five_aprils.entry import entry_price, judge_entry, open_entries
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.movement import judge_step, step_price
from longroll.games.five_aprils.position import WAITING, Position, allowance_of
from longroll.games.five_aprils.reach import FAR, NOT_FROM
from longroll.games.five_aprils.refusals import BOATS_KEEP_RIVER, TOO_FAR, ZONE_ON_WAY
from longroll.games.five_aprils.terms import FORBIDDEN, GUNBOAT
from longroll.games.five_aprils.zone import in_zone_of
from longroll.kernel.reason import refuse

NO_GOAL: Final = -1


class Ways:
    """The cheapest ways of a unit, whatever its allowance. `strict`: no step that is not allowed; `stops`: an enemy
    zone of control ends the way. The search ends at the hex `goal` or at the cost `limit`."""

    def __init__(
        self,
        position: Position,
        rules: Exclusive,
        unit: int,
        *,
        strict: bool,
        stops: bool,
        goal: int = NO_GOAL,
        limit: int = FAR,
    ) -> None:
        self.position = position
        self.rules = rules
        self.unit = unit
        self.strict = strict
        self.stops = stops
        self.cost = [FAR] * position.battle.hexes
        self.came = [NOT_FROM] * position.battle.hexes
        self.by_cost: list[list[int]] = [[] for _ in range(limit + 1)]
        self._start()
        for cost in range(limit + 1):
            for place in self.by_cost[cost]:
                if place == goal:
                    return
                if cost == self.cost[place] and not (stops and place != position.where[unit] and self.zoned(place)):
                    self._spread(cost, place)

    def _start(self) -> None:
        position, rules, unit = self.position, self.rules, self.unit
        if position.where[unit] != WAITING:
            self._enter(position.spent, position.where[unit], NOT_FROM)
            return
        for place in open_entries(position, rules, unit):
            if not self.strict or not judge_entry(position, rules, unit, place):
                self._enter(min(FORBIDDEN, entry_price(position, rules, unit, place)), place, NOT_FROM)

    def _enter(self, cost: int, place: int, came: int) -> None:
        if cost < self.cost[place]:
            self.cost[place] = cost
            self.came[place] = came
            if cost < len(self.by_cost):
                self.by_cost[cost].append(place)

    def _spread(self, cost: int, place: int) -> None:
        position, unit = self.position, self.unit
        battle = position.battle
        costs = battle.cost[battle.arm[unit]]
        for side in range(6 * place, 6 * place + 6):
            near = battle.neighbour[side]
            if near < 0:
                continue
            price = cost + step_price(position, costs, side, near)
            if price >= self.cost[near] or (self.strict and judge_step(position, self.rules, unit, side, near)):
                continue
            self._enter(price, near, place)

    def zoned(self, place: int) -> bool:
        """Does an enemy zone of control stop the unit in a hex?"""
        battle = self.position.battle
        return battle.arm[self.unit] != GUNBOAT and in_zone_of(self.position, 1 - battle.unit_side[self.unit], place)

    def way(self, place: int) -> list[int]:
        found = [place]
        while self.came[found[0]] != NOT_FROM:
            found.insert(0, self.came[found[0]])
        return found


def judge_unreachable(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-4.2-g, A5A-5.0-e: a closed step where the points would do, a zone of control, or the points."""
    battle = position.battle
    if battle.arm[unit] == GUNBOAT and battle.hex_cost[GUNBOAT][place] == FORBIDDEN:
        return refuse(BOATS_KEEP_RIVER, place)
    allowance = allowance_of(position, unit)
    legal = Ways(position, rules, unit, strict=True, stops=True, limit=allowance)
    last = last_step(legal, place, allowance)
    if last:
        return last
    through = Ways(position, rules, unit, strict=True, stops=False, goal=place)
    if through.cost[place] <= allowance:
        stop = next(one for one in through.way(place) if one != position.where[unit] and through.zoned(one))
        return refuse(ZONE_ON_WAY, stop)
    straight = Ways(position, rules, unit, strict=False, stops=False, goal=place)
    if straight.cost[place] > allowance and through.cost[place] < FORBIDDEN:
        return refuse(TOO_FAR, place)
    return first_bar(straight, place) or refuse(TOO_FAR, place)


def last_step(ways: Ways, place: int, allowance: int) -> int:
    """The hex beside it can be reached, and the points would do, but the last step is closed: why?"""
    position, rules, unit = ways.position, ways.rules, ways.unit
    if position.where[unit] == WAITING and place in open_entries(position, rules, unit):
        verdict = judge_entry(position, rules, unit, place)
        if verdict:
            return verdict
    verdict = 0
    costs = position.battle.cost[position.battle.arm[unit]]
    for side in range(6 * place, 6 * place + 6):
        near = position.battle.neighbour[side]
        if near < 0 or ways.cost[near] >= allowance or (near != position.where[unit] and ways.zoned(near)):
            continue
        inward = 6 * near + (side + 3) % 6
        price = step_price(position, costs, inward, place)
        if (price >= FORBIDDEN or ways.cost[near] + price <= allowance) and not (verdict and is_bare(ways, inward)):
            verdict = judge_step(position, rules, unit, inward, place)
    return verdict


def is_bare(ways: Ways, side: int) -> bool:
    """No road leads over the side: what bars a road is named first."""
    return not ways.position.battle.line[side]


def first_bar(ways: Ways, place: int) -> int:
    """The first step of a way that is closed."""
    position, rules, unit = ways.position, ways.rules, ways.unit
    if ways.cost[place] == FAR:
        return 0
    way = ways.way(place)
    if position.where[unit] == WAITING:
        verdict = judge_entry(position, rules, unit, way[0])
        if verdict:
            return verdict
    for one, other in pairwise(way):
        for side in range(6 * one, 6 * one + 6):
            if position.battle.neighbour[side] == other:
                verdict = judge_step(position, rules, unit, side, other)
                if verdict:
                    return verdict
    return 0


def points_needed(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """Half points: by the cheapest way that is allowed, or else by the cheapest there is."""
    for strict, stops in ((True, True), (True, False), (False, False)):
        cost = Ways(position, rules, unit, strict=strict, stops=stops, goal=place).cost[place]
        if cost < FORBIDDEN:
            return cost - position.spent
    return FORBIDDEN
