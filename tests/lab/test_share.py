from math import inf

import pytest

from longroll.kernel.dice import SeededDice
from longroll.lab.elo import ratings, share_for
from longroll.lab.sequential import LIMIT, decision, evidence
from longroll.lab.share import share_of, share_of_pairs

EVEN_PAIRS = [0.0, 0.5, 0.5, 1.0]  # what two even games that have nothing to do with each other come to


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (95, 100, 0.8882, 0.9785)],
)
def test_wilsons_interval(points: float, games: int, low: float, high: float) -> None:
    share = share_of(points, games)
    assert share.value == points / games
    assert share.low == pytest.approx(low, abs=2e-4)
    assert share.high == pytest.approx(high, abs=2e-4)


def test_pairs_of_independent_games_are_worth_what_the_games_are() -> None:
    pairs, games = share_of_pairs(EVEN_PAIRS * 100), share_of(400, 800)
    assert pairs.low == pytest.approx(games.low, abs=1e-3)
    assert pairs.high == pytest.approx(games.high, abs=1e-3)


def test_pairs_that_the_side_decides_say_more_than_as_many_games() -> None:
    share = share_of_pairs([0.5] * 50)
    assert 0.46 < share.low < 0.5 < share.high < 0.54


@pytest.mark.parametrize("pairs", [1, 5, 50])
def test_a_few_pairs_that_went_one_way_are_no_certainty(pairs: int) -> None:
    share = share_of_pairs([1.0] * pairs)
    assert share.value == share.high == 1.0
    assert share.low < share_of(2 * pairs, 2 * pairs).low


def test_no_games_say_nothing() -> None:
    assert share_of(0, 0) == share_of_pairs([]) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0.0), (0.75, 190.85), (0.6, 70.44), (0.95, 511.5)])
def test_share_that_a_difference_in_elo_promises(share: float, elo: float) -> None:
    assert share_for(elo) == pytest.approx(share, abs=1e-3)


def test_four_hundred_paired_games_give_34_elo_either_way() -> None:
    first, second = ratings(2, {(0, 1): EVEN_PAIRS * 50})
    assert (first.low, first.high) == (0, 0)
    assert second.value == pytest.approx(0, abs=1e-6)
    assert second.high == pytest.approx(34, abs=0.7)
    assert second.low == -second.high


def test_ratings_of_three_players_are_found_again() -> None:
    true = [0.0, 120.0, -60.0]
    scores = {(a, b): [share_for(true[a] - true[b])] * 3000 for a, b in [(0, 1), (0, 2), (1, 2)]}
    assert [rating.value for rating in ratings(3, scores)] == pytest.approx(true, abs=0.5)


def test_a_player_who_never_lost_has_a_rating() -> None:
    rating = ratings(2, {(0, 1): [0.0] * 100})[1]
    assert 400 < rating.low < rating.value < rating.high < inf


def test_ratings_of_one_who_beat_both_who_never_met() -> None:
    values = [rating.value for rating in ratings(3, {(0, 1): [0.25] * 200, (0, 2): [0.75] * 200})]
    assert values == pytest.approx([0, 190.85, -190.85], abs=2.5)


# --- stopping early


def play_on(share: float, low: float, high: float, seed: str) -> tuple[str, int]:
    """Pairs of independent games with that chance, until the test is decided."""
    dice = SeededDice(seed)
    scores: list[float] = []
    while not (verdict := decision(scores, low, high)):
        scores.append(sum(dice.roll(1000) <= 1000 * share for _ in (1, 2)) / 2)
    return verdict, len(scores)


def test_no_game_decides_nothing() -> None:
    assert evidence([], 0, 20) == 0
    assert not decision([1.0] * 4, 0, 20)


def test_evidence_is_the_log_of_the_likelihood_ratio() -> None:
    scores = EVEN_PAIRS * 1000
    s1 = share_for(20)
    assert evidence(scores, 0, 20) == pytest.approx(-4000 * (s1 - 0.5) ** 2 / (2 * 0.125), rel=1e-3)
    assert pytest.approx(2.944, abs=1e-3) == LIMIT


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "not better"), (share_for(60), "better"), (0.75, "better")])
def test_the_test_decides_rightly_nineteen_times_of_twenty(share: float, verdict: str) -> None:
    found = [play_on(share, 0, 60, f"{share}/{number}")[0] for number in range(60)]
    assert found.count(verdict) >= 55


def test_a_clear_difference_is_decided_sooner() -> None:
    assert play_on(0.95, 0, 60, "clear")[1] < play_on(0.5, 0, 60, "even")[1]
