"""Plan search: plans until a die falls, common dice, halving, variants, and following the plan."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from longroll import Match
from longroll.games import folder_name, load
from longroll.kernel.catalogue import COMMON, Catalogue
from longroll.kernel.dice import SeededDice
from longroll.opponents import find_bot
from longroll.opponents.bot import Budget
from longroll.opponents.evaluator import find_evaluator
from longroll.opponents.noise import Noise
from longroll.opponents.plan import NO_ACTION, Plan
from longroll.opponents.plan_search import Level, PlanSearch, TurnSearch, lead
from longroll.opponents.reasons import compare
from longroll.opponents.style import vary_style
from longroll.opponents.topics import read_topics, seen_from
from longroll.opponents.trial import Horizon, Trial, TrialDice, flatten, unflatten
from longroll.opponents.weights import logistic
from tests.games.american_civil_war.test_tactical_deployment import attack
from tests.opponents.recording_evaluator import RecordingEvaluator

LEVEL = Level(playouts=60, plans=8, turns_ahead=1, whole_period=False, flatness=1.5)


def turn_search(match: Match, playouts: int = 60, level: Level = LEVEL) -> TurnSearch:
    search = PlanSearch(match.game, level)
    return TurnSearch(search, match.position, SeededDice("search"), Budget(playouts=playouts).allow(1.0))


# --- plans


@pytest.mark.parametrize("title", ["house-divided", "pea-ridge", "civil-war-standard"])
def test_a_plan_is_all_that_a_seat_does_until_a_die_falls_or_its_turn_is_over(title: str) -> None:
    match = Match.new(title, seed=7)
    search = turn_search(match)
    plan = search.make(None, 0.0, [])
    turn, seat = search.evaluator.turn(match.position), match.to_move
    for made in plan.made:
        assert (search.evaluator.turn(match.position), match.to_move) == (turn, seat)
        match.play(match.game.write_action(made.action))
        assert not match.history[-1].dice or made is plan.made[-1]
    if plan.roll == NO_ACTION:
        assert match.position.pack() == plan.position.pack()
    else:
        assert match.history[-1].dice


def test_a_script_is_followed_where_it_is_legal() -> None:
    match = Match.new("house-divided", seed=1861)
    search = turn_search(match)
    wanted = [match.game.read_action(text) for text in ("march washington", "take u1", "go washington=baltimore")]
    plan = search.make(None, 0.0, wanted)
    assert [made.action for made in plan.made][:3] == wanted


def test_no_two_plans_come_to_the_same() -> None:
    plans = turn_search(Match.new("house-divided", seed=3), 400).make_plans()
    assert len(plans) > 3
    assert len({(plan.position.pack(), plan.roll) for plan in plans}) == len(plans)


def test_a_variant_differs_from_the_plan_that_it_varies() -> None:
    search = turn_search(Match.new("pea-ridge", seed=3), 400)
    plan = search.make(None, 0.0, [])
    variants = [search.variant(plan) for _ in range(12)]
    assert sum(variant.key != plan.key for variant in variants) >= 6


# --- tries


def test_dice_of_a_turn_do_not_depend_on_what_was_rolled_before() -> None:
    one, other = TrialDice("s"), TrialDice("s")
    one.begin(4)
    other.begin(4)
    assert [one.roll(6) for _ in range(3)] == [other.roll(6) for _ in range(3)]
    one.roll(6)
    one.begin(5)
    other.begin(5)
    assert [one.roll(6) for _ in range(20)] == [other.roll(6) for _ in range(20)]


def test_draws_from_a_cup_do_not_depend_on_rolls() -> None:
    one, other = TrialDice("s"), TrialDice("s")
    one.begin(1)
    other.begin(1)
    one.roll(6)
    assert [one.draw(9) for _ in range(20)] == [other.draw(9) for _ in range(20)]


@pytest.mark.parametrize("ahead", [0, 1, 3])
def test_a_try_goes_on_for_so_many_turns(ahead: int) -> None:
    match = Match.new("house-divided", seed=1)
    evaluator = RecordingEvaluator(find_evaluator(match.game))
    trial = Trial(match.game, evaluator, match.position, Horizon(ahead, whole_period=False), 1.0)
    trial.play(Plan(match.position, NO_ACTION, []), 0)
    assert [evaluator.turn(position) for position in evaluator.positions] == [trial.turn + 1 + ahead]


def test_a_try_goes_on_to_the_end_of_the_period() -> None:
    match = Match.new("pea-ridge", seed=1)
    evaluator = RecordingEvaluator(find_evaluator(match.game))
    trial = Trial(match.game, evaluator, match.position, Horizon(0, whole_period=True), 1.0)
    trial.play(Plan(match.position, NO_ACTION, []), 0)
    assert [position.turn for position in evaluator.positions] == [match.position.turn + 1]


def test_a_try_can_be_repeated() -> None:
    match = Match.new("house-divided", seed=1)
    trial = Trial(match.game, find_evaluator(match.game), match.position, Horizon(1, whole_period=False), 1.0)
    one, other = Plan(match.position, NO_ACTION, []), Plan(match.position, NO_ACTION, [])
    for number in range(3):
        trial.play(one, number)
        trial.play(other, number)
    assert one.values == other.values
    assert len(set(one.values)) > 1


@pytest.mark.parametrize("chance", [0.01, 0.3, 0.5, 0.98])
def test_a_flat_value_keeps_the_order_and_can_be_read_back(chance: float) -> None:
    assert abs(flatten(chance, 3.0) - 0.5) <= abs(chance - 0.5)
    assert unflatten(flatten(chance, 3.0), 3.0) == pytest.approx(chance)


# --- comparing


class KnownTrial:
    """Every plan is worth its number, give or take what all meet alike in a try."""

    def __init__(self, worth: dict[int, float]) -> None:
        self.worth = worth
        self.tries: list[tuple[int, int]] = []

    def play(self, plan: Plan, number: int) -> None:
        self.tries.append((plan.roll, number))
        plan.values.append(self.worth[plan.roll] + ((number * 7919) % 11 - 5) / 40 + (plan.roll * number % 5) / 100)


def known_plans(search: TurnSearch, worth: list[float]) -> list[Plan]:
    search.trial = KnownTrial(dict(enumerate(worth)))  # type: ignore[assignment]
    return [Plan(search.position, number, []) for number in range(len(worth))]


@pytest.mark.parametrize("best", range(6))
def test_halving_finds_the_best_plan_wherever_it_stands(best: int) -> None:
    search = turn_search(Match.new("house-divided", seed=1), 200)
    worth = [0.3 + 0.01 * number for number in range(6)]
    worth[best] = 0.6
    assert search.halve(known_plans(search, worth)).roll == best


def test_plans_are_compared_on_the_same_dice() -> None:
    search = turn_search(Match.new("house-divided", seed=1), 200)
    search.halve(known_plans(search, [0.5, 0.4, 0.3, 0.2]))
    tries = search.trial.tries  # type: ignore[attr-defined]
    numbers = [{number for plan, number in tries if plan == one} for one in range(4)]
    assert numbers[3] <= numbers[1] <= numbers[0]


def test_a_variant_that_looks_no_better_is_dropped_early() -> None:
    search = turn_search(Match.new("house-divided", seed=1), 500)
    best, worse, better = known_plans(search, [0.5, 0.4, 0.7])
    for number in range(24):
        search.trial.play(best, number)
    assert not search.is_better(worse, best)
    assert len(worse.values) == 3
    assert search.is_better(better, best)
    assert len(better.values) == 24


def test_the_lead_is_measured_in_standard_errors() -> None:
    one, other = (Plan(Match.new("house-divided", seed=1).position, NO_ACTION, []) for _ in range(2))
    one.values, other.values = [0.6, 0.5, 0.7, 0.6], [0.5, 0.4, 0.6, 0.5]
    assert lead(one, other) == pytest.approx(0.1 / (0.01 / 2))


def test_the_gain_of_a_plan_is_over_the_one_that_looked_best() -> None:
    search = turn_search(Match.new("house-divided", seed=1))
    first, best = (Plan(search.position, number, []) for number in range(2))
    assert search.gain_of(first) == 0.0  # there was nothing else to try
    search.tried = [first, best]
    first.values, best.values = [0.5, 0.3], [0.6, 0.6, 0.1]
    assert search.gain_of(best) == pytest.approx(0.2)
    assert search.gain_of(first) == 0.0


# --- choosing


def test_the_budget_keeps_the_gain_of_the_plan_that_is_followed() -> None:
    match = Match.new("house-divided", seed=5)
    bot, budget = PlanSearch(match.game, LEVEL), Budget(playouts=300)
    match.play(match.game.write_action(bot.choose(match.position.copy(), SeededDice("a"), budget).action))
    gain, plan = budget.gain, budget.plan
    while len(match.choices()) == 1:
        match.play(match.choices()[0])
    bot.choose(match.position.copy(), SeededDice("b"), budget)
    assert budget.plan == plan[1:]
    assert budget.gain == gain > 0


def test_the_plan_is_followed_without_another_search() -> None:
    match = Match.new("house-divided", seed=5)
    bot, budget = PlanSearch(match.game, LEVEL), Budget(playouts=60)
    first = bot.choose(match.position.copy(), SeededDice("a"), budget)
    spent, plan = budget.spent_playouts, budget.plan
    assert first.chance is not None
    assert plan
    match.play(match.game.write_action(first.action))
    while len(match.choices()) == 1:
        match.play(match.choices()[0])
    second = bot.choose(match.position.copy(), SeededDice("b"), budget)
    assert (second.action, budget.spent_playouts) == (plan[0].action, spent)


def test_a_plan_is_forgotten_when_things_stand_otherwise() -> None:
    match = Match.new("house-divided", seed=5)
    bot, budget = PlanSearch(match.game, LEVEL), Budget(playouts=60)
    bot.choose(match.position.copy(), SeededDice("a"), budget)
    spent = budget.spent_playouts
    match.play(match.choices()[-1])
    while len(match.choices()) == 1:
        match.play(match.choices()[0])
    choices = [choice.action for choice in match.choices()]
    assert bot.choose(match.position.copy(), SeededDice("b"), budget).action in choices
    assert budget.spent_playouts > spent


def test_without_playouts_the_plan_that_looks_best_is_played() -> None:
    match = Match.new("house-divided", seed=5)
    search, militia = PlanSearch(match.game, LEVEL), find_bot("militia", match.game)
    thought = search.choose(match.position.copy(), SeededDice("a"), Budget())
    assert thought.action == militia.choose(match.position.copy(), SeededDice("a"), Budget()).action
    assert thought.chance is None


def test_a_search_in_a_hurry_answers_with_what_it_has() -> None:
    match = Match.new("pea-ridge", seed=5)
    asked: list[int] = []

    def hurry() -> bool:
        asked.append(1)
        return len(asked) > 5

    budget = replace(Budget(playouts=10_000), hurry=hurry)
    thought = PlanSearch(match.game, LEVEL).choose(match.position.copy(), SeededDice("a"), budget)
    assert thought.action in [choice.action for choice in match.choices()]
    assert budget.spent_playouts <= 6


def test_the_same_dice_give_the_same_choice() -> None:
    match = Match.new("pea-ridge", seed=9)
    choices = {
        PlanSearch(match.game, LEVEL).choose(match.position.copy(), SeededDice("a"), Budget(playouts=60))
        for _ in range(2)
    }
    assert len(choices) == 1


# --- noise and style


def test_noise_is_even_and_repeatable() -> None:
    noise = Noise(5)
    numbers = [noise.random() for _ in range(4000)]
    assert numbers == [again.random() for again in [Noise(5)] for _ in range(4000)]
    assert sum(numbers) / 4000 == pytest.approx(0.5, abs=0.02)
    assert all(0 <= number < 1 for number in numbers)
    assert {noise.below(6) for _ in range(200)} == {0, 1, 2, 3, 4, 5}


def test_noise_is_a_xorshift_of_63_bits() -> None:
    mask = (1 << 63) - 1
    for seed in (0, 1, 5, (1 << 30) - 3):
        noise, state = Noise(seed), (seed * 0x9E3779B97F4A7C15 + 0x2545F491) & mask or 1
        for number in range(200):
            state ^= (state << 13) & mask
            state ^= state >> 7
            state ^= (state << 17) & mask
            assert number < 4 or noise.random() == (state >> 31) / (1 << 32)


def test_different_seeds_give_different_noise() -> None:
    assert len({Noise(seed).random() for seed in range(500)}) == 500


def test_gauss_has_mean_zero_and_deviation_one() -> None:
    noise = Noise(5)
    numbers = [noise.gauss() for _ in range(4000)]
    assert sum(numbers) / 4000 == pytest.approx(0, abs=0.06)
    assert sum(number * number for number in numbers) / 4000 == pytest.approx(1, abs=0.08)


def test_another_style_changes_some_parameters_and_no_sign() -> None:
    row = {"bold": 2.0, "careful": -1.0, "nothing": 0.0}
    varied = [vary_style(row, Noise(seed)) for seed in range(50)]
    assert all(style["bold"] > 0 > style["careful"] and style["nothing"] == 0 for style in varied)
    assert 5 < sum(style["bold"] == 2.0 for style in varied) < 45


def test_a_style_changes_the_ranks_only_of_the_call_that_names_it() -> None:
    game = load("pea-ridge")
    evaluator = find_evaluator(game)
    position = game.set_up(game.scenarios[0], {}, SeededDice("1"))
    choices = game.choices(position)
    game.advance(position, choices[0], SeededDice("1"), None)
    choices = game.choices(position)
    usual = evaluator.rank(position, choices)
    row = {name: 5 * value for name, value in evaluator.parameters(position, game.seat(position)).items()}
    assert evaluator.rank(position, choices, evaluator.style(row)) != usual
    assert evaluator.rank(position, choices) == usual


# --- reasons


SYSTEMS = ["house-divided", "pea-ridge", "civil-war-standard"]


@pytest.mark.parametrize("title", SYSTEMS)
def test_advice_is_a_few_plans_with_their_reasons(title: str) -> None:
    match = Match.new(title, seed=5)
    search = PlanSearch(match.game, LEVEL)
    best, *others = search.advise(match.position.copy(), SeededDice("a"), Budget(playouts=120))
    known = {seen_from(topic, 0) for topic in read_topics(folder_name(match.game.system)).values()} - {""}
    assert 1 <= len(others) <= 2
    for plan in (best, *others):
        assert plan.chance is not None
        assert len(plan.reasons) <= 3
        assert {reason.topic for reason in plan.reasons} <= known
        sizes = [abs(reason.gain) for reason in plan.reasons]
        assert sizes == sorted(sizes, reverse=True)
        played = Match.from_position(title, match.position_text(), seed=1)
        played.play([match.game.write_action(action) for action in plan.actions])
    assert len({plan.actions for plan in (best, *others)}) == len(others) + 1


def test_the_only_plan_has_a_chance_too() -> None:
    match = Match.new("house-divided", seed=5)
    advice = PlanSearch(match.game, LEVEL).advise(match.position.copy(), SeededDice("a"), Budget(playouts=0))
    assert [plan.chance is not None for plan in advice] == [True]


@pytest.mark.parametrize("title", SYSTEMS)
def test_every_feature_has_a_topic(title: str) -> None:
    game = load(title)
    assert set(read_topics(folder_name(game.system))) == set(find_evaluator(game).features)


def test_every_topic_has_its_words() -> None:
    topics = {topic for title in SYSTEMS for topic in read_topics(folder_name(load(title).system)).values() if topic}
    keys = {f"reason-{seen_from(topic, seat)}" for topic in topics for seat in (0, 1)}
    assert {key for key in Catalogue(COMMON).keys if key.startswith("reason-")} == keys


def test_danger_is_seen_from_both_sides() -> None:
    assert [seen_from("places.union", seat) for seat in range(4)] == ["own-places", "enemy-places"] * 2
    assert seen_from("strength", 1) == "strength"


def test_a_reason_is_on_the_side_of_the_seat() -> None:
    """The same difference between two plans is a gain to one side and a loss to the other."""
    game = load("house-divided")
    position = game.set_up("campaign", {}, SeededDice("1"))
    trial = Trial(game, find_evaluator(game), position, Horizon(1, False), 1.0)
    plans = [Plan(end, NO_ACTION, []) for end in (position.copy(), position.copy())]
    plans[0].position.maximum[0] += 4
    for plan in plans:
        plan.values.append(0.5)
    gains = {}
    for trial.seat in (0, 1):
        gains[trial.seat] = {reason.topic: reason.gain for reason in compare(trial, plans[0], plans[1])}
    assert gains[0]["recruits"] > 0 > gains[1]["recruits"]


def test_the_terms_of_an_evaluation_make_its_chance() -> None:
    for title in ("house-divided", "pea-ridge", "civil-war-standard"):
        game = load(title)
        evaluator = find_evaluator(game)
        position = game.set_up(game.scenarios[0], {}, SeededDice("1"))
        assert logistic(sum(evaluator.terms(position))) == pytest.approx(evaluator.chance(position))


# --- positions as a seat knows them

KEY = (
    "from longroll.opponents.plan import position_key; from longroll.games import load; "
    "game = load('civil-war-standard'); print(position_key(game, game.read_position({text!r})))"
)


def test_the_key_of_a_secret_position_is_the_same_in_every_process() -> None:
    """A plan travels from one thinking process to the next."""
    match = attack("6ui", "6ci")
    assert match.game.secret(match.position)
    command = [sys.executable, "-c", KEY.format(text=match.game.write_position(match.position))]
    keys = {
        subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout
        for seed in ("1", "2")
    }
    assert len(keys) == 1
