"""Packs that no parameters were made for: the players use those of the title, and what the pack itself says."""

import json
from typing import Any, NamedTuple

import pytest

from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget
from tests.games.american_civil_war.packs import changed_pack as changed_war
from tests.games.five_aprils.packs import PACKS
from tests.games.house_divided.packs import changed_pack as changed_house
from tests.games.packs import change


class Case(NamedTuple):
    title: str
    scenario: str
    pack: dict[str, Any]


CASES = (
    Case(
        "pea-ridge",  # other goals, another army
        "battle",
        change(
            PACKS["pea-ridge"],
            {"map.objectives[0].hex": "3407", "map.objectives[2].hex": "3911", "units[u-24mo].full": [3, 4, 4, 0]},
        ),
    ),
    Case(
        "house-divided",  # other prizes, a recruiting city in the woods
        "short",
        changed_house({"victory.union_boxes[0]": "natchez", "map.boxes[albany].recruit.confederate": 3}),
    ),
    Case(
        "civil-war-basic",  # another capital, fewer cities to win
        "basic",
        changed_war({"title": "civil-war-basic", "capitals.south": "atlanta", "tables.victory.basic_cities": 6}),
    ),
)


@pytest.mark.parametrize("level", ["militia", "veteran", "crack"])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_a_pack_without_parameters_of_its_own_is_won_against_random_play(case: Case, side: int, level: str) -> None:
    game = load(case.title, json.dumps(case.pack))
    bots = [find_bot("random", game), find_bot("random", game)]
    bots[side] = find_bot(level, game)
    dice, own, budgets = SeededDice("pack"), SeededDice("own"), [Budget(playouts=8), Budget(playouts=8)]
    position = game.set_up(case.scenario, {}, dice)
    while (outcome := game.outcome(position)) is None:
        seat = game.seat(position)
        game.advance(position, ask(bots[seat], game, position, own, budgets[seat]).action, dice, None)
    assert outcome.winner == game.seats[side]
