"""Players with changed numbers."""

import pytest

from longroll import LongrollError
from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.opponents import find_bot
from longroll.opponents.bot import Budget
from longroll.opponents.changes import Changes, read_changes
from longroll.opponents.evaluator import find_evaluator
from longroll.opponents.militia import Militia
from longroll.opponents.plan_search import PlanSearch
from longroll.opponents.roster import level_of

GAME = load("house-divided")
PULL = Changes({"campaign/union": {"goal_pull": 2.5}}, {})


def test_changes_are_written_in_one_line_and_read_again() -> None:
    both = Changes({"campaign/union": {"goal_pull": 2.5}}, {"house-divided/short": {"power": -1.0}})
    for changes in (PULL, both):
        assert read_changes(changes.write()) == changes
        assert "\n" not in changes.write()


def test_what_a_file_says_beside_its_numbers_is_left_out() -> None:
    assert read_changes('{"parameters": {"campaign/union": {"goal_pull": 2.5}}, "share": "0.6"}') == PULL


def test_changed_parameters_are_those_of_one_row() -> None:
    position = GAME.set_up("campaign", {}, SeededDice("1"))
    usual, changed = find_evaluator(GAME), find_evaluator(GAME, changes=PULL)
    assert changed.parameters(position, 0) == {**usual.parameters(position, 0), "goal_pull": 2.5}
    assert changed.parameters(position, 1) == usual.parameters(position, 1)


def test_changed_weights_change_the_chance() -> None:
    position = GAME.set_up("campaign", {}, SeededDice("1"))
    changes = Changes({}, {"house-divided/campaign": {"power": 5.0}})
    assert find_evaluator(GAME, changes=changes).chance(position) != find_evaluator(GAME).chance(position)


def test_weights_of_a_title_that_has_none_change_those_it_uses() -> None:
    game = load("civil-war-teams")
    position = game.set_up("historical", {}, SeededDice("1"))
    usual = find_evaluator(game).terms(position)
    feature = find_evaluator(game).features[0]
    changed = find_evaluator(game, changes=Changes({}, {"civil-war-teams": {feature: 9.0}})).terms(position)
    assert changed[1:] == usual[1:]
    assert changed[0] != usual[0]


@pytest.mark.parametrize("name", ["militia", "veteran", "crack:lee"])
def test_changes_reach_the_player(name: str) -> None:
    bot = find_bot(f"{name}+{PULL.write()}", GAME)
    assert isinstance(bot, Militia | PlanSearch)
    assert bot.evaluator.parameters(GAME.set_up("campaign", {}, SeededDice("1")), 0)["goal_pull"] == 2.5


@pytest.mark.parametrize(
    ("title", "row"),
    [("house-divided", "campaign/union"), ("pea-ridge", "pea-ridge/union"), ("civil-war-standard", "historical/union")],
)
def test_a_player_whose_parameters_are_all_zero_still_plays(title: str, row: str) -> None:
    game, dice = load(title), SeededDice("1")
    position = game.set_up(game.scenarios[0], {}, dice)
    names = find_evaluator(game).parameters(position, 0)
    bot = find_bot(f"militia+{Changes({row: dict.fromkeys(names, 0.0)}, {}).write()}", game)
    for _ in range(300):
        if game.outcome(position) is not None:
            break
        game.advance(position, bot.choose(position, dice, Budget()).action, dice, None)


def test_a_changed_player_is_not_a_name_that_a_client_may_give() -> None:
    assert not level_of(f"militia+{PULL.write()}")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("militia+nonsense", "nonsense does not contain the changed numbers"),
        ("militia+[1]", "not a table"),
        ("militia+{}", "neither parameters nor weights"),
        ("militia+" + "[" * 100_000, "does not contain"),
        ('militia+{"parameters": {"campaign/union": 3}}', "parameters are not rows"),
        ('militia+{"parameters": {"campaign/union": {"goal_pull": "far"}}}', "goal_pull is not a number"),
        ('militia+{"parameters": {"campaign/union": {"goal_pull": NaN}}}', "goal_pull is not a number"),
        ('militia+{"parameters": {"campaign/union": {"goal_pull": 1e308}}}', "goal_pull is not a number of at most"),
        ('militia+{"parameters": {"campaign/union": {"goal_pull": ' + "9" * 400 + "}}}", "goal_pull is not a number"),
        ('militia+{"parameters": {"campaign/union": {"goal": 1}}}', "'goal' is not a parameter here: goal_pull, "),
        ('militia+{"parameters": {"campaign/unoin": {"goal_pull": 1}}}', "there is no row 'campaign/unoin' here, but"),
        ('militia+{"weights": {"house-divided/short": {"luck": 1}}}', "'luck' is not a feature here"),
        (f"random+{PULL.write()}", "random has no numbers that can be changed"),
        (f"somebody+{PULL.write()}", "only militia, veteran and crack can have changed numbers, not 'somebody'"),
    ],
)
def test_what_cannot_be_changed_gets_one_clear_sentence(name: str, sentence: str) -> None:
    with pytest.raises(LongrollError, match=sentence):
        find_bot(name, GAME)
