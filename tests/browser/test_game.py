"""Whole games through the page."""

from tests.browser.conftest import NewPlayer
from tests.browser.officer import Officer
from tests.browser.server import Server

TURNS = 10


def test_a_short_game_of_ten_turns_is_played_by_clicking_what_is_lit(new_player: NewPlayer, server: Server) -> None:
    me = new_player()
    match = server.begin(seed="whole-game")
    me.open(match)
    officer = Officer(me, server, match, 1861)
    state = officer.fight(TURNS)
    assert state["view"]["turn"] == TURNS
    assert me.part("outcome").get_attribute("data-winner") == state["outcome"]["winner"]
    assert me.part("outcome").get_attribute("data-rule") == state["outcome"]["rule"]
    assert {"march", "unit", "where", "fire", "promote", "recruit"} <= officer.kinds
