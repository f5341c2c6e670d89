"""A5A 6.1-j, whether the duties that are left can still be met together.

A unit with strength beside an enemy hex can attack it alone, and can attack several hexes beside it at once. So all
units with strength that must attack, and all hexes with such a unit beside them, can be served at the same time: every
unit and every hex needs only one partner (an edge cover). What can run short are guns: a hex that nobody with strength
is beside needs guns that reach the odds, or any guns that join a unit without strength, and each fires once.
"""

from typing import Final

from longroll.games.five_aprils.bombardment import fire_strength
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import ATTACKED, FELL_BACK, Position, attack_of
from longroll.games.five_aprils.stack import side_at, top_units
from longroll.games.five_aprils.target import (
    LEAST_ODDS,
    fires_at,
    is_target,
    judge_aim,
    judge_free,
    least_defence,
)
from longroll.games.five_aprils.terms import GUNBOAT

BY_SIZE: Final[list[list[int]]] = []  # what `smaller_first` has found


def is_free(position: Position, unit: int) -> bool:
    """May it attack in this phase? Units already declared for the present combat count as free."""
    return unit in position.attackers or not judge_free(position, unit)


def could_strike(position: Position, rules: Exclusive, unit: int, place: int) -> bool:
    """Whether a unit could attack from beside the hex, not as guns that bombard."""
    boats = position.battle.arm[position.top[place]] == GUNBOAT
    return not boats and not fires_at(position, rules, unit, place) and not judge_aim(position, rules, unit, place)


def could_fire(position: Position, rules: Exclusive, unit: int, place: int) -> bool:
    battle = position.battle
    if not battle.sees(position.where[unit], place):
        return False
    boats = battle.arm[position.top[place]] == GUNBOAT
    return (boats or fires_at(position, rules, unit, place)) and not judge_aim(position, rules, unit, place)


def free_beside(position: Position, rules: Exclusive, place: int) -> list[int]:
    """The free units that could attack a hex from beside it."""
    found: list[int] = []
    for side in range(6 * place, 6 * place + 6):
        near = position.battle.neighbour[side]
        if near < 0 or side_at(position, near) != position.phasing:
            continue
        for unit in top_units(position, near):
            if is_free(position, unit) and could_strike(position, rules, unit, place):
                found.append(unit)
    return found


def contains(whole: list[int], part: list[int]) -> bool:
    for one in part:
        if one not in whole:
            return False
    return True


class Duties:
    """The open duties of a Combat Phase, as they were before the present combat was declared."""

    def __init__(self, position: Position, rules: Exclusive) -> None:
        self.position = position
        self.rules = rules
        self.hexes = [place for place in position.engaged if is_target(position, place)]
        self.strong: list[list[int]] = []
        self.weak: list[list[int]] = []
        for place in self.hexes:
            beside = free_beside(position, rules, place)
            self.strong.append([unit for unit in beside if attack_of(position, unit)])
            self.weak.append([unit for unit in beside if not attack_of(position, unit)])
        self.units: list[int] = []
        self.enemies: list[list[int]] = []
        for unit in position.bound:
            if self.still_owes(unit):
                self.units.append(unit)
                self.enemies.append(self.struck_by(unit))
        self.guns: list[int] = []
        self.guns_known = False
        self.whole = self.met([], [], False)

    def still_owes(self, unit: int) -> bool:
        """A5A-6.1-c, for units with strength."""
        position = self.position
        if position.where[unit] < 0 or position.state[unit] & FELL_BACK or not attack_of(position, unit):
            return False
        return not position.state[unit] & ATTACKED or unit in position.attackers

    def struck_by(self, unit: int) -> list[int]:
        """The enemy hexes beside a unit that it could attack."""
        position = self.position
        here = position.where[unit]
        found: list[int] = []
        for side in range(6 * here, 6 * here + 6):
            near = position.battle.neighbour[side]
            if near >= 0 and is_target(position, near) and could_strike(position, self.rules, unit, near):
                found.append(near)
        return found

    # --- how many duties can be met

    def met(self, used: list[int], targets: list[int], final: bool) -> int:
        """The most duties that can be met if those units attack those hexes; unless it is final, others may join."""
        count = len(targets) - self.unowed(targets)
        needy: list[int] = []
        for number, place in enumerate(self.hexes):
            if place in targets:
                continue
            if contains(used, self.strong[number]):
                needy.append(place)
            else:
                count += 1
        for number, unit in enumerate(self.units):
            count += unit in used or self.keeps_enemy(number, targets, final)
        return count + (self.fired_at(needy, used) if needy else 0)

    def unowed(self, targets: list[int]) -> int:
        """How many of the hexes nobody has to attack."""
        count = 0
        for place in targets:
            count += place not in self.hexes
        return count

    def keeps_enemy(self, number: int, targets: list[int], final: bool) -> bool:
        """Does a unit still have an enemy to attack: another, or these if it can join?"""
        enemies = self.enemies[number]
        if not contains(targets, enemies):
            return True
        return not final and len(enemies) > 0 and contains(enemies, targets)

    def best(self, used: list[int], targets: list[int]) -> int:
        """The most duties that can be met if at least those units attack just those hexes."""
        if self.has_strength(used, targets):
            return self.met(used, targets, False)
        most = -1
        for unit in free_beside(self.position, self.rules, targets[0]):
            if unit not in used and attack_of(self.position, unit) and self.strikes_all(unit, targets):
                most = max(most, self.met([*used, unit], targets, False))
                if most >= self.whole:
                    return most
        for group in self.batteries(used, targets):
            most = max(most, self.met(used + group, targets, False))
        return most

    def has_strength(self, used: list[int], targets: list[int]) -> bool:
        """Is a unit with strength among those that attack from beside?"""
        for unit in used:
            if attack_of(self.position, unit) and could_strike(self.position, self.rules, unit, targets[0]):
                return True
        return False

    def strikes_all(self, unit: int, targets: list[int]) -> bool:
        for place in targets:
            if not could_strike(self.position, self.rules, unit, place):
                return False
        return True

    def best_with_more(self, used: list[int], targets: list[int]) -> int:
        """The same, if further hexes may be attacked too."""
        most = self.best(used, targets)
        extra = [place for place in self.hexes if place not in targets and self.fits(used, targets, place)]
        for choice in range(1, 1 << len(extra)):
            if most >= self.whole:
                break
            added = [place for number, place in enumerate(extra) if choice >> number & 1]
            most = max(most, self.best(used, targets + added))
        return most

    def fits(self, used: list[int], targets: list[int], place: int) -> bool:
        """Could a hex be attacked together with the others?"""
        for unit in used:
            if judge_aim(self.position, self.rules, unit, place):
                return False
        for unit in free_beside(self.position, self.rules, place):
            if self.strikes_all(unit, targets):
                return True
        return False

    # --- guns

    def free_guns(self) -> list[int]:
        if not self.guns_known:
            self.guns_known = True
            position = self.position
            for unit in position.battle.guns[position.phasing]:
                if position.where[unit] >= 0 and is_free(position, unit) and attack_of(position, unit):
                    self.guns.append(unit)
        return self.guns

    def batteries(self, used: list[int], targets: list[int]) -> list[list[int]]:
        """The smallest groups that, with the units already there, can attack those hexes without strength beside."""
        position = self.position
        firing = [unit for unit in used if could_fire(position, self.rules, unit, targets[0])]
        pool = [unit for unit in self.free_guns() if unit not in used and self.fires_all(unit, targets)]
        weak = len(firing) < len(used)
        found = smallest(position, firing, pool, targets, weak)
        if weak:
            return found
        for unit in free_beside(position, self.rules, targets[0]):
            if unit not in used and not attack_of(position, unit) and self.strikes_all(unit, targets):
                found += [[unit, *group] for group in smallest(position, firing, pool, targets, True)]
        return found

    def fires_all(self, unit: int, targets: list[int]) -> bool:
        for place in targets:
            if not could_fire(self.position, self.rules, unit, place):
                return False
        return True

    def fired_at(self, needy: list[int], used: list[int]) -> int:
        """A5A-7.2-b: of the hexes that need guns, the most that can be attacked with the guns that are left."""
        if not needy:
            return 0
        place, rest = needy[0], needy[1:]
        most = 0
        for targets in subsets_with(place, self.beside_weak(place, rest, used)):
            others = [one for one in rest if one not in targets]
            for group in self.groups(targets, used):
                most = max(most, len(targets) + self.fired_at(others, used + group))
                if most == len(needy):
                    return most
        return max(most, self.fired_at(rest, used))

    def beside_weak(self, place: int, rest: list[int], used: list[int]) -> list[int]:
        """The other hexes that a free unit without strength is beside as well."""
        found: list[int] = []
        for unit in self.weak[self.hexes.index(place)]:
            if unit not in used:
                found += [one for one in rest if one not in found and unit in self.weak[self.hexes.index(one)]]
        return found

    def groups(self, targets: list[int], used: list[int]) -> list[list[int]]:
        """The smallest groups of free guns, with a unit without strength or alone, that can attack those hexes."""
        position = self.position
        pool = [unit for unit in self.free_guns() if unit not in used and self.fires_all(unit, targets)]
        found = smallest(position, [], pool, targets, False)
        for unit in self.weak[self.hexes.index(targets[0])]:
            if unit not in used and self.strikes_all(unit, targets):
                found += [[unit, *group] for group in smallest(position, [], pool, targets, True)]
        return found

    # --- what would be lost

    def lost_hex(self, used: list[int], targets: list[int]) -> int:
        """A hex that could no longer be attacked; -1 if none."""
        needy = [
            place
            for number, place in enumerate(self.hexes)
            if place not in targets and contains(used, self.strong[number])
        ]
        for place in needy:
            if self.depends(place, used):
                return place
        return needy[0] if needy and self.fired_at(needy, used) < len(needy) else -1

    def depends(self, place: int, used: list[int]) -> bool:
        """Can a hex that must be attacked no longer be, even if no other must, when those units attack elsewhere?"""
        if place not in self.hexes:
            return False
        return contains(used, self.strong[self.hexes.index(place)]) and not self.fired_at([place], used)

    def lost_unit(self, used: list[int], targets: list[int], final: bool) -> int:
        """A unit that could no longer attack; -1 if none."""
        for number, unit in enumerate(self.units):
            if unit not in used and self.enemies[number] and not self.keeps_enemy(number, targets, final):
                return unit
        return -1


def subsets_with(place: int, others: list[int]) -> list[list[int]]:
    """A hex with every choice of others, the larger choices first."""
    found: list[list[int]] = []
    for choice in range((1 << len(others)) - 1, -1, -1):
        found.append([place] + [one for number, one in enumerate(others) if choice >> number & 1])
    return found


def smallest(position: Position, firing: list[int], pool: list[int], targets: list[int], weak: bool) -> list[list[int]]:
    """The groups of a pool, none containing another, that suffice: any fire with a unit beside, else odds of 1-4."""
    enough: list[int] = []
    for choice in smaller_first(len(pool)):
        if not covers_any(choice, enough):
            group = firing + [unit for number, unit in enumerate(pool) if choice >> number & 1]
            if suffices(position, group, targets, weak):
                enough.append(choice)
    return [[unit for number, unit in enumerate(pool) if choice >> number & 1] for choice in enough]


def smaller_first(members: int) -> list[int]:
    """All groups of so many members, as bits, the smaller groups first."""
    while len(BY_SIZE) <= members:
        BY_SIZE.append(sorted(range(1 << len(BY_SIZE)), key=bits))
    return BY_SIZE[members]


def bits(choice: int) -> int:
    count = 0
    while choice:
        count += choice & 1
        choice >>= 1
    return count


def covers_any(choice: int, enough: list[int]) -> bool:
    for one in enough:
        if one & choice == one:
            return True
    return False


def suffices(position: Position, guns: list[int], targets: list[int], weak: bool) -> bool:
    """A5A-7.2-a, A5A-7.2-b: guns alone fire at one hex, at true odds of 1-4 or better."""
    if not guns:
        return False
    fire = fire_strength(position, guns, targets)
    if weak:
        return fire > 0
    return len(targets) == 1 and fire > 0 and fire * LEAST_ODDS >= least_defence(position, targets[0])
