"""Games against each level of the computer: set up in the lobby, and fought from a late turn to the result.
`tests.browser.whole_games` plays them whole."""

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.server import Server
from tests.browser.whole_games import OPPONENTS, PACE, Opponent, begin, play


@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda opponent: opponent.level)
def test_a_game_is_played_against_the_computer(new_player: NewPlayer, server: Server, opponent: Opponent) -> None:
    me = new_player(settings={"pace": PACE})
    begun = server.state(begin(me, opponent))
    assert (begun["title"], begun["scenario"]) == (opponent.title, opponent.scenario)
    assert begun["seats"] == {"union": "me", "confederate": opponent.level}
    match = server.begin_late(*opponent.late, **begun["seats"])
    me.open(match)
    play(me, server, match, opponent)
