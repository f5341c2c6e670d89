import pytest

from tests.games.american_civil_war.fuzz import fuzz

GAMES = 6


@pytest.mark.parametrize("number", range(GAMES))
def test_random_basic_games_keep_every_promise(number: int) -> None:
    assert fuzz("civil-war-basic", f"test-{number}") > 0
