import pytest

import longroll
from longroll.games import TITLES
from tests.fuzz import american_civil_war, five_aprils, house_divided
from tests.fuzz.long_run import errand
from tests.fuzz.promises import check_game, skim_game
from tests.fuzz.seeds import covering_seeds

BATCH = 10
INSTALLED = "site-packages" in longroll.__file__
# Thousands are played by `make fuzz`; the plain source is four times as slow, and the same source.
GAMES = 40 if INSTALLED else 10
FEW = 3 if INSTALLED else 1
CLOSE = 1 if INSTALLED else 0  # wars of ten thousand steps that are checked at every one; the others are skimmed
SHORT = ("house-divided", "bentonville", "civil-war-basic")

# Gettysburg takes longer than the four others together.
BATTLES = [(title, n) for title in five_aprils.TITLES for n in range(1 if title == "gettysburg" else FEW)]


@pytest.mark.parametrize("title", TITLES if INSTALLED else SHORT)
def test_random_games_with_every_scenario_and_option_keep_every_promise(title: str) -> None:
    play = errand(title, skim=title in american_civil_war.TITLES)
    for seed in covering_seeds(title):
        assert play(seed) > 0


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_random_games_keep_every_promise(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        assert house_divided.fuzz("house-divided", f"test-{number}") > 0


@pytest.mark.parametrize(("title", "number"), BATTLES)
def test_random_battles_keep_every_promise(title: str, number: int) -> None:
    assert five_aprils.fuzz(title, f"test-{number}") > 0


@pytest.mark.parametrize("number", range(FEW))
@pytest.mark.parametrize("title", american_civil_war.TITLES)
def test_random_wars_keep_every_promise(title: str, number: int) -> None:
    check = check_game if number < CLOSE else skim_game
    assert american_civil_war.fuzz(title, f"test-{number}", check) > 0
