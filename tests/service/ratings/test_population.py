"""A short run of `python -m tests.service.ratings.population`."""

from tests.service.ratings.population import simulate


def test_hidden_strengths_are_found_and_the_mean_stays() -> None:
    found = simulate(players=100, matches=2000, seed=1)
    assert found.correlation >= 0.95
    assert found.drift < 15
    assert found.same
