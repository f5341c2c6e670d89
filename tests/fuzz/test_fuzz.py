import pytest

from tests.fuzz.house_divided import fuzz

GAMES = 300
BATCH = 10


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_random_games_keep_every_promise(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        assert fuzz(f"test-{number}") > 0
