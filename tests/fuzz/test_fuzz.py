import pytest

import longroll
from tests.fuzz import american_civil_war, five_aprils, house_divided
from tests.fuzz.promises import check_game, skim_game

BATCH = 10
INSTALLED = "site-packages" in longroll.__file__
# Thousands are played by `make fuzz`; the plain source is four times as slow, and the same source.
GAMES = 100 if INSTALLED else 10
FEW = 10 if INSTALLED else 2
CLOSE = 2 if INSTALLED else 1  # wars of ten thousand steps that are checked at every one; the others are skimmed

# Gettysburg takes longer than the four others together.
BATTLES = [(title, n) for title in five_aprils.TITLES for n in range(FEW // 2 if title == "gettysburg" else FEW)]


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
