"""Plays by clicking what is highlighted, and leaves most things to chance."""

from random import Random
from typing import ClassVar

from tests.browser.player import Player, Sight, Thing
from tests.browser.server import Json, Server


class RandomClicker:
    """`secondary_rate`: how often a lesser button of the panel is pushed where something is highlighted."""

    secondary_rate: ClassVar[float] = 0.2
    most_clicks: ClassVar[int] = 1500

    def __init__(self, me: Player, server: Server, match: str, seed: int) -> None:
        self.me = me
        self.server = server
        self.match = match
        self.random = Random(seed)
        self.kinds: set[str] = set()

    def play(self, last_turn: int) -> Json:
        """Play both sides until the game, or this turn of it, is over."""
        while not self.me.look().over and self.view()["turn"] <= last_turn:
            self.act()
        return self.server.state(self.match)

    def act(self) -> None:
        """One click on something that is highlighted or offered."""
        sight = self.me.look()
        assert self.me.clicks < self.most_clicks, f"not over after {self.me.clicks} clicks: {sight}"
        self.kinds.add(sight.kind)
        self.click(sight)
        sight = self.me.look()
        assert not sight.refused, f"something highlighted was refused: {sight}"

    def view(self) -> Json:
        view: Json = self.server.state(self.match)["view"]
        return view

    def click(self, sight: Sight) -> None:
        me, random = self.me, self.random
        if sight.chooser:
            me.choose(random.choice(sight.chooser))
        elif sight.primary and (not sight.highlighted or random.random() < self.primary_rate(sight)):
            me.push("primary")
        elif sight.secondary and (not sight.highlighted or random.random() < self.secondary_rate):
            me.push("secondary", random.choice(sight.secondary))
        else:
            me.pick(*self.preferred(sight))

    def primary_rate(self, sight: Sight) -> float:
        """How often the coloured button is pushed where something is highlighted: often enough to get on."""
        del sight
        return 0.65

    def preferred(self, sight: Sight) -> Thing:
        return self.random.choice(sorted(sight.attacks or sight.highlighted))
