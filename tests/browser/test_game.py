"""Whole games through the page."""

from random import Random

from tests.browser.conftest import Sit
from tests.browser.house import House
from tests.browser.player import Player, Sight

MOST_CLICKS = 1500


def click_something(me: Player, sight: Sight, fate: Random) -> None:
    """One click on something that is lit or offered; a bit keener on getting on than on the rest."""
    if sight.chooser:
        me.choose(fate.choice(sight.chooser))
    elif sight.primary and (not sight.lit or fate.random() < 0.65):
        me.push("primary")
    elif sight.asides and fate.random() < 0.2:
        me.push("aside", fate.choice(sight.asides))
    else:
        me.pick(*fate.choice(sight.attacks or sight.lit))


def test_a_short_game_of_ten_turns_is_played_by_clicking_what_is_lit(sit: Sit, house: House) -> None:
    me, fate = sit(), Random(1861)
    match = house.begin(seed="whole-game")
    me.open(match)
    kinds = set()
    sight = me.look()
    while not sight.over:
        assert me.clicks < MOST_CLICKS, f"not over after {me.clicks} clicks: {sight}"
        kinds.add(sight.kind)
        click_something(me, sight, fate)
        sight = me.look()
        assert not sight.refused, f"something lit was refused: {sight}"
    state = house.state(match)
    assert state["view"]["turn"] == 10
    assert me.part("outcome").get_attribute("data-winner") == state["outcome"]["winner"]
    assert me.part("outcome").get_attribute("data-rule") == state["outcome"]["rule"]
    assert {"march", "unit", "where", "fire", "promote", "recruit"} <= kinds
