"""The reference player: sequential halving on values that are known, and how far a try looks."""

from typing import Any

import pytest

from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.opponents.bot import Allowance, Budget
from longroll.opponents.evaluator import find_evaluator
from longroll.opponents.former_search import Candidate, Level, Search, Trial, halve
from longroll.opponents.levels import FormerCrack
from tests.opponents.recording_evaluator import RecordingEvaluator


class Known:
    """Every action is worth what it is said to be, give or take a little that depends on the number of the try."""

    def __init__(self, worth: list[float], noise: float = 0.0) -> None:
        self.worth = worth
        self.noise = noise
        self.tries: list[tuple[int, int]] = []

    def play(self, action: int, number: int) -> float:
        self.tries.append((action, number))
        return self.worth[action] + self.noise * ((number * 7919) % 11 - 5) / 5


def halved(worth: list[float], playouts: int, priors: list[float] | None = None, **more: Any) -> tuple[int, Known]:
    known: Any = Known(worth, more.get("noise", 0.0))
    given = priors or [0.0] * len(worth)
    candidates = [Candidate(action, prior) for action, prior in enumerate(given)]
    best = halve(candidates, known, allowance_of(playouts), more.get("prior_tries", 3))
    return best.action, known


def allowance_of(playouts: int) -> Allowance:
    return Budget(playouts=playouts).allow(1.0)


@pytest.mark.parametrize("best", range(8))
def test_the_best_is_found_wherever_it_stands(best: int) -> None:
    worth = [0.3 + 0.02 * action for action in range(8)]
    worth[best] = 0.6
    found, known = halved(worth, 96, noise=0.05)
    assert found == best
    assert len(known.tries) <= 96


def test_the_better_a_choice_the_more_often_it_is_tried() -> None:
    _, known = halved([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8], 96)
    tries = [sum(action == tried for tried, _ in known.tries) for action in range(8)]
    assert tries == sorted(tries)
    assert tries[0] >= 1
    assert tries[-1] > tries[0]


def test_all_choices_are_tried_on_the_same_dice() -> None:
    _, known = halved([0.5, 0.4, 0.3, 0.2], 32)
    numbers = [{number for action, number in known.tries if action == one} for one in range(4)]
    assert numbers[3] <= numbers[2] <= numbers[0]
    assert numbers[1] <= numbers[0]


def test_without_a_try_the_first_look_decides() -> None:
    found, known = halved([0.0, 1.0, 0.5], 0, priors=[-0.1, -0.2, 0.0])
    assert found == 2
    assert known.tries == []


def test_a_prior_counts_as_so_many_tries() -> None:
    worth, priors = [0.5, 0.52], [0.0, -0.2]
    assert halved(worth, 8, priors, prior_tries=50)[0] == 0
    assert halved(worth, 400, priors, prior_tries=1)[0] == 1


def test_a_search_that_is_cut_short_answers_with_the_best_so_far() -> None:
    found, known = halved([0.1, 0.2, 0.9, 0.3], 4)
    assert found == 2
    assert len(known.tries) <= 4


@pytest.mark.parametrize("ahead", [0, 1, 3])
def test_a_try_is_judged_as_many_turns_later_as_the_level_looks_ahead(ahead: int) -> None:
    game = load("house-divided")
    search = Search(game, Level(160, 0.1, 6, 15, 3, turns_ahead=ahead, noise=2.0))
    evaluator = RecordingEvaluator(search.evaluator)
    search.evaluator = evaluator
    position = game.set_up("campaign", {}, SeededDice("1"))
    Trial(search, position, SeededDice("2")).play(game.choices(position)[0], 0)
    assert [evaluator.turn(one) for one in evaluator.positions] == [evaluator.turn(position) + 1 + ahead]


@pytest.mark.parametrize("title", ["house-divided", "pea-ridge", "civil-war-standard"])
def test_the_reference_player_keeps_the_parameters_of_its_time(title: str) -> None:
    game = load(title)
    position = game.set_up(game.scenarios[0], {}, SeededDice("1"))
    search = FormerCrack(game)
    former = find_evaluator(game, "1")
    for seat in range(2):
        assert search.evaluator.parameters(position, seat) == former.parameters(position, seat)
    assert search.evaluator.terms(position) == former.terms(position)
