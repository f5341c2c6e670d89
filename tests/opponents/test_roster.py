"""The names of the computer players: levels, commanders, and what is neither."""

import json

import pytest
from typer.testing import CliRunner

from longroll import LongrollError
from longroll.cli.app import make_app
from longroll.games import SYSTEMS, load
from longroll.kernel.dice import SeededDice
from longroll.opponents import find_bot
from longroll.opponents.commanders import STYLES, commanders, style_factors
from longroll.opponents.evaluator import find_evaluator
from longroll.opponents.plan_search import PlanSearch
from longroll.opponents.roster import bot_facts, entries, full_budget, level_of, offers, timed_budget

TITLES = ("house-divided", "pea-ridge", "civil-war-standard")


def test_four_commanders_of_different_style_on_each_side() -> None:
    for side in ("union", "confederate"):
        assert sorted(one.style for one in commanders().values() if one.side == side) == sorted(STYLES)


def test_the_list_of_bots_has_this_shape() -> None:
    rows = json.loads(CliRunner().invoke(make_app(), ["bots", "--json"]).stdout)
    assert all(set(row) == {"name", "level", "style", "seconds"} for row in rows)
    found = {row["name"]: row for row in rows}
    assert found["crack:lee"] == {"name": "crack:lee", "level": "crack", "style": "bold", "seconds": 5.0}
    assert found["militia"] == {"name": "militia", "level": "militia", "style": "", "seconds": None}
    assert "crack-1" in found


@pytest.mark.parametrize("title", TITLES)
def test_every_listed_bot_can_be_made(title: str) -> None:
    game = load(title)
    for entry in entries():
        assert level_of(entry.name) == entry.level
        find_bot(entry.name, game)
        assert timed_budget(entry.name).seconds == (entry.seconds or float("inf"))


def test_a_commander_has_the_budget_of_his_level() -> None:
    game = load("pea-ridge")
    assert full_budget("crack:lee", game) == full_budget("crack", game)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_only_parameters_that_exist(title: str, style: str) -> None:
    game = load(title)
    evaluator = find_evaluator(game)
    position = game.set_up(game.scenarios[0], {}, SeededDice("1"))
    row = evaluator.parameters(position, 0)
    assert set(style_factors(game.system, style)) <= set(row)


@pytest.mark.parametrize("title", TITLES)
def test_every_style_prefers_other_choices(title: str) -> None:
    """In the first choices of a game of two Militias."""
    game = load(title)
    evaluator, dice = find_evaluator(game), SeededDice("styles")
    position = game.set_up(game.scenarios[0], {}, dice)
    liked: dict[str, list[int]] = {style: [] for style in ("", *STYLES)}
    for _ in range(250):
        choices = game.choices(position)
        for style, actions in liked.items():
            row = evaluator.parameters(position, game.seat(position))
            factors = style_factors(game.system, style) if style else {}
            changed = evaluator.style({name: value * factors.get(name, 1.0) for name, value in row.items()})
            ranks = evaluator.rank(position, choices, changed)
            actions.append(choices[ranks.index(max(ranks))])
        game.advance(position, liked[""][-1], dice, None)
    assert len({tuple(actions) for actions in liked.values()}) == len(liked)


def test_the_commander_reaches_the_search() -> None:
    bot = find_bot("crack:lee", load("house-divided"))
    assert isinstance(bot, PlanSearch)
    assert bot.factors == style_factors("house-divided", "bold")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("crack:burnside", "crack can be commanded by one of mcclellan, grant, .*, not by 'burnside'"),
        ("militia:lee", "militia can be commanded by nobody, not by 'lee'"),
        ("general", "'general' is not a computer player: random, militia, veteran, crack, crack-1, or module:Class"),
    ],
)
def test_an_unknown_player_gets_one_clear_sentence(name: str, sentence: str) -> None:
    with pytest.raises(LongrollError, match=sentence):
        find_bot(name, load("house-divided"))


def test_people_choose_among_levels_and_commanders_who_differ_from_them() -> None:
    names = [offer.name for offer in offers("house-divided")]
    assert names[:4] == ["random", "militia", "veteran", "crack"]
    assert "crack-1" not in names
    (lee,) = [offer for offer in offers("house-divided") if offer.name == "crack:lee"]
    assert (lee.level, lee.style, lee.commander, lee.side) == ("crack", "bold", "lee", "confederate")
    assert all(style_factors(system, offer.style) for system in SYSTEMS for offer in offers(system) if offer.commander)


def test_a_computer_player_is_named_by_level_and_commander() -> None:
    assert bot_facts("crack:lee") == {"bot": "crack", "commander": "Lee"}
    assert bot_facts("crack") == {"bot": "crack", "commander": "none"}
    assert bot_facts("mine:Bot") == {"bot": "mine:Bot", "commander": "none"}
