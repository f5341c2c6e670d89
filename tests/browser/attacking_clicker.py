"""Plays a battle of Across Five Aprils by clicking what is highlighted: units go towards the enemy."""

from typing import ClassVar, Final

from longroll.kernel.hexes import distance, read_number
from tests.browser.player import Sight, Thing
from tests.browser.random_clicker import RandomClicker

# How often the primary button is pushed where something else could be done first, by the kind of question.
USUAL_RATE: Final = 0.5
PRIMARY_RATES: Final = {"move": 0.6, "yield": 0.9, "attack": 0.4, "stand": 0.7, "advance": 0.3, "build": 0.7}


class AttackingClicker(RandomClicker):
    secondary_rate: ClassVar[float] = 1
    most_clicks: ClassVar[int] = 600

    def primary_rate(self, sight: Sight) -> float:
        view = self.view()
        if sight.kind == "move" and view["unit"]:
            return 0 if view["reach"] else 1
        return PRIMARY_RATES.get(sight.kind, USUAL_RATE)

    def preferred(self, sight: Sight) -> Thing:
        """The hex nearest to the enemy, if a unit is on its way; else anything."""
        view = self.view()
        reach = {row["hex"] for row in view["reach"]}
        hexes = [thing for thing in sight.highlighted if thing[0] == "hex" and thing[1] in reach]
        if sight.kind != "move" or not hexes:
            return super().preferred(sight)
        side = view["unit"][:2]
        enemies = [unit["hex"] for unit in view["units"] if not unit["unit"].startswith(side)]
        return min(hexes, key=lambda thing: (min((between(thing[1], enemy) for enemy in enemies), default=0), thing[1]))


def between(a: str, b: str) -> int:
    first, second = read_number(a), read_number(b)
    assert first is not None
    assert second is not None
    return distance(first, second)
