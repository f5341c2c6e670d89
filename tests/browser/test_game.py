"""The end of a game, both sides by clicks; `tests.browser.whole_games` plays games from the lobby on."""

from tests.browser.player import Player
from tests.browser.random_clicker import RandomClicker
from tests.browser.server import Server

TURNS = 10


def test_the_last_turns_of_a_short_game_are_played_by_clicking_what_is_lit(me: Player, server: Server) -> None:
    match = server.begin_late("house-divided/short-veterans", TURNS - 1)
    me.open(match)
    clicker = RandomClicker(me, server, match, 1)
    state = clicker.play(TURNS)
    assert state["view"]["turn"] == TURNS
    assert me.part("outcome").get_attribute("data-winner") == state["outcome"]["winner"]
    assert me.part("outcome").get_attribute("data-rule") == state["outcome"]["rule"]
    assert {"march", "unit", "where", "fire", "promote", "recruit"} <= clicker.kinds
