"""Every way to fight a Combat Phase, by brute force, for small positions on open fields.

It knows the rules of 6.1, 6.2.1 and 7 anew and shares nothing with the judge: a plan gives every unit the set of
hexes that it attacks, or none. Units with the same set fight together; no hex is in two sets.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from longroll.kernel.hexes import distance, read_number
from tests.games.five_aprils.fight import FIELDS

ROWS: Any = FIELDS.board()["units"]
VALUES: dict[str, Any] = {row["id"]: row for row in ROWS}
Targets = frozenset[str]
NOTHING: Targets = frozenset()


class Combat(NamedTuple):
    attackers: frozenset[str]
    targets: Targets


class Field:
    """Units of both sides by their hexes, one enemy to a hex."""

    def __init__(self, friends: Mapping[str, str], enemies: Mapping[str, str]) -> None:
        self.friends = dict(friends)
        self.defence = {place: int(VALUES[unit]["full"][1]) for unit, place in enemies.items()}
        self.owed = {place for place in self.defence if any(self.beside(one, place) for one in self.friends)}
        self.binding = {one for one in self.friends if self.attack(one) and self.zoned(one)}

    def attack(self, unit: str) -> int:
        return int(VALUES[unit]["full"][0])

    def range_to(self, unit: str, place: str) -> int:
        here, there = read_number(self.friends[unit]), read_number(place)
        assert here is not None
        assert there is not None
        return distance(here, there)

    def beside(self, unit: str, place: str) -> bool:
        return self.range_to(unit, place) == 1

    def zoned(self, unit: str) -> bool:
        return any(self.beside(unit, place) for place in self.defence)

    def bombards(self, unit: str) -> bool:
        return VALUES[unit]["arm"] == "artillery" and not self.zoned(unit)

    def reaches(self, unit: str, place: str) -> bool:
        return self.range_to(unit, place) <= 4 if self.bombards(unit) else self.beside(unit, place)

    def aims(self, unit: str) -> list[Targets]:
        """Every set of hexes that a unit could attack, and nothing."""
        near = sorted(place for place in self.defence if self.reaches(unit, place))
        return [frozenset(group) for size in range(len(near) + 1) for group in combinations(near, size)]

    def fire(self, guns: Sequence[str], targets: Targets) -> int:
        far = [unit for unit in guns if max(self.range_to(unit, place) for place in targets) > 1]
        near = [unit for unit in guns if unit not in far]
        return sum(map(self.attack, near)) + sum(map(self.attack, far)) // 2

    def is_legal(self, combat: Combat) -> bool:
        guns = [unit for unit in combat.attackers if self.bombards(unit)]
        fire = self.fire(guns, combat.targets) if guns else 0
        if len(guns) == len(combat.attackers):
            defence = sum(self.defence[place] for place in combat.targets)
            return len(combat.targets) == 1 and fire > 0 and 4 * fire >= defence
        return fire + sum(self.attack(unit) for unit in combat.attackers if unit not in guns) > 0

    def plans(self) -> Iterator[list[Combat]]:
        """Every legal plan."""
        for chosen in self.spread(sorted(self.friends), {}):
            sets = set(chosen.values()) - {NOTHING}
            if sum(map(len, sets)) != len(frozenset().union(*sets)):
                continue
            combats = [Combat(frozenset(unit for unit in chosen if chosen[unit] == one), one) for one in sets]
            if all(map(self.is_legal, combats)):
                yield combats

    def spread(self, units: Sequence[str], chosen: dict[str, Targets]) -> Iterator[dict[str, Targets]]:
        if not units:
            yield dict(chosen)
            return
        for targets in self.aims(units[0]):
            yield from self.spread(units[1:], {**chosen, units[0]: targets})

    def duties_met(self, plan: Sequence[Combat]) -> int:
        """How many hexes that must be attacked are, and how many units with strength that must attack do."""
        targets = {place for combat in plan for place in combat.targets}
        attackers = {unit for combat in plan for unit in combat.attackers}
        return len(targets & self.owed) + len(attackers & self.binding)

    def leaves_out(self, combat: Combat) -> bool:
        """Does a unit without strength stand aside that could join, and has no other enemy?"""
        return any(
            not self.attack(unit)
            and self.zoned(unit)
            and not self.bombards(unit)
            and {place for place in self.defence if self.beside(unit, place)} == combat.targets
            for unit in self.friends
            if unit not in combat.attackers
        )

    def good_combats(self) -> tuple[set[Combat], set[Combat]]:
        """All legal combats; and those that belong to a plan which meets as many duties as can be met."""
        plans = list(self.plans())
        most = max(map(self.duties_met, plans))
        legal = {combat for plan in plans for combat in plan}
        good = {combat for plan in plans if self.duties_met(plan) == most for combat in plan}
        return legal, {combat for combat in good if not self.leaves_out(combat)}
