"""A general who fights a battle by clicking what is lit: he leaves most things to chance, but marches at the enemy."""

from random import Random
from typing import Final

from longroll.kernel.hexes import distance, read_number
from tests.browser.house import House, Json
from tests.browser.player import Player, Sight, Thing

# How keen he is on the primary button where something else could be done first.
KEEN: Final = {"move": 0.6, "yield": 0.9, "attack": 0.4, "declare": 0.5, "stand": 0.7, "advance": 0.3, "build": 0.7}
MOST_CLICKS: Final = 600


class General:
    def __init__(self, me: Player, house: House, match: str, seed: int) -> None:
        self.me = me
        self.house = house
        self.match = match
        self.fate = Random(seed)
        self.kinds: set[str] = set()

    def fight(self, last_turn: int) -> Json:
        """Fight until the battle, or this turn of it, is over."""
        sight = self.me.look()
        while not sight.over and self.view()["turn"] <= last_turn:
            assert self.me.clicks < MOST_CLICKS, f"not over after {self.me.clicks} clicks: {sight}"
            self.kinds.add(sight.kind)
            self.click(sight)
            sight = self.me.look()
            assert not sight.refused, f"something lit was refused: {sight}"
        return self.house.state(self.match)

    def view(self) -> Json:
        view: Json = self.house.state(self.match)["view"]
        return view

    def click(self, sight: Sight) -> None:
        me, fate = self.me, self.fate
        if sight.chooser:
            me.choose(fate.choice(sight.chooser))
        elif sight.primary and (not sight.lit or fate.random() < self.keenness(sight)):
            me.push("primary")
        elif sight.asides:
            me.push("aside", fate.choice(sight.asides))
        else:
            me.pick(*self.liked(sight))

    def keenness(self, sight: Sight) -> float:
        view = self.view()
        if sight.kind == "move" and view["unit"]:
            return 0 if view["reach"] else 1
        return KEEN[sight.kind]

    def liked(self, sight: Sight) -> Thing:
        """The hex nearest to the enemy, if a unit is on its way; else anything."""
        view = self.view()
        reach = {row["hex"] for row in view["reach"]}
        hexes = [thing for thing in sight.lit if thing[0] == "hex" and thing[1] in reach]
        if sight.kind != "move" or not hexes:
            return self.fate.choice(sight.attacks or sight.lit)
        side = view["unit"][:2]
        enemies = [unit["hex"] for unit in view["units"] if not unit["unit"].startswith(side)]
        return min(hexes, key=lambda thing: (min((between(thing[1], enemy) for enemy in enemies), default=0), thing[1]))


def between(a: str, b: str) -> int:
    first, second = read_number(a), read_number(b)
    assert first is not None
    assert second is not None
    return distance(first, second)
