import pytest

from tests.games.american_civil_war.fuzz import fuzz

GAMES = 3


@pytest.mark.parametrize("title", ["civil-war-basic", "civil-war-standard", "civil-war-teams"])
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_every_promise(title: str, number: int) -> None:
    """Random scenarios with random subsets of the switches."""
    assert fuzz(title, f"test-{number}") > 0
