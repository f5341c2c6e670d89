"""What the game offers to pages and tools: candidates, forced choices, moments, losses, typed views."""

from functools import cache
from typing import Any, Final

import msgspec
import pytest

from longroll.games import TITLES, load
from longroll.games.five_aprils.steps import STEPS
from longroll.games.five_aprils.view_types import Board, Sight, View
from longroll.kernel.contract import Thing
from longroll.kernel.dice import SeededDice
from longroll.kernel.event import Event
from tests.games.five_aprils.field import field
from tests.games.five_aprils.fight import THREE_R, fighting, phase, resolve

BATTLES: Final = [title for title, system in TITLES.items() if system == "five-aprils"]
ACTIONS: Final = 1200
EVERY: Final = 40


@cache
def positions(title: str) -> list[Any]:
    """Positions of a game at random, and the first of every step that it comes to."""
    game: Any = load(title)
    dice, chance = SeededDice(f"surface/{title}"), SeededDice(f"surface/{title}/choices")
    position = game.set_up("battle", {}, dice)
    found: list[Any] = []
    steps: set[int] = set()
    for number in range(ACTIONS):
        if number % EVERY == 0 or position.step not in steps:
            found.append(position.copy())
            steps.add(position.step)
        choices = game.choices(position)
        if not choices:
            break
        game.advance(position, choices[chance.roll(len(choices)) - 1], dice, None)
    return found


def things(game: Any, position: Any) -> list[Thing]:
    hexes = game.battle.hex_names[:: max(1, game.battle.hexes // 40)]
    held = [game.battle.hex_names[place] for place in position.where if place >= 0]
    return [
        *(Thing("hex", name) for name in {*hexes, *held}),
        *(Thing("unit", name) for name in game.battle.unit_names),
    ]


@pytest.mark.parametrize("title", BATTLES)
def test_every_candidate_is_an_action_that_is_allowed_or_refused(title: str) -> None:
    game: Any = load(title)
    for position in positions(title)[:12]:
        allowed = set(game.choices(position))
        for thing in things(game, position):
            for action in game.candidates(position, thing):
                assert game.read_action(game.write_action(action)) == action
                assert (game.judge(position, action) is None) == (action in allowed)


@pytest.mark.parametrize("title", BATTLES)
def test_a_thing_of_another_game_means_nothing(title: str) -> None:
    game: Any = load(title)
    for position in positions(title)[:12]:
        for thing in (Thing("hex", "9999"), Thing("unit", "u-nobody"), Thing("box", "washington")):
            assert game.candidates(position, thing) == []


def texts(match: Any, kind: str, name: str) -> list[str]:
    return [match.game.write_action(one) for one in match.game.candidates(match.position, Thing(kind, name))]


def test_a_hex_is_the_unit_on_top_of_it_until_a_unit_is_on_the_move() -> None:
    match = field("u-dodge:3707 u-vandever:3709 c-price:3705", marker="carr")
    assert texts(match, "hex", "3707") == ["take u-dodge"]
    assert texts(match, "hex", "3705") == ["take c-price"]
    assert texts(match, "hex", "3810") == ["go 3810"]
    match.play("take u-dodge")
    assert texts(match, "hex", "3709") == ["go 3709"]
    assert texts(match, "unit", "u-vandever") == ["take u-vandever"]
    assert texts(match, "unit", "c-price") == ["go 3705"]


def test_in_a_combat_phase_enemies_are_targets_and_friends_attack() -> None:
    match = phase("u-coler:3808 c-hebert:3708")
    assert texts(match, "unit", "c-hebert") == ["yield 3708"]
    assert texts(match, "hex", "3808") == ["with u-coler"]
    match.play("fight")
    assert texts(match, "hex", "3708") == ["attack 3708"]
    match.play("attack 3708")
    assert texts(match, "unit", "u-coler") == ["with u-coler"]
    assert texts(match, "hex", "3708") == ["also 3708", "spare c-hebert"]


def test_after_a_combat_a_hex_is_where_the_only_unit_goes() -> None:
    match = fighting("u-coler:3808 c-hebert:3708", THREE_R, 1)
    resolve(match, "3708", "u-coler")
    while match.view()["step"] != "advance":
        match.play(match.choices()[0])
    assert texts(match, "hex", "3708") == ["advance u-coler 3708"]
    assert texts(match, "hex", "3709") == ["advance u-coler 3709"]


@pytest.mark.parametrize("title", BATTLES)
def test_a_forced_choice_is_the_only_one_and_closes_nothing(title: str) -> None:
    game: Any = load(title)
    for position in positions(title):
        choices, forced = game.choices(position), game.forced(position)
        if forced is None:
            only = [game.write_action(action) for action in choices]
            assert len(only) != 1 or only[0] in ("resolve", "withdraw", "fight", "end")
        else:
            assert choices == [forced]


def test_a_moment_says_turn_phase_step_and_battle() -> None:
    match = fighting("u-coler:3808 c-hebert:3708", THREE_R, 1)
    assert match.game.moment(match.position) == (2, "combat", "attack", "", 0)
    match.play("attack 3708")
    assert match.game.moment(match.position) == (2, "combat", "declare", "3708", 1)
    moving = field("u-dodge:3707", marker="carr")
    assert moving.game.moment(moving.position) == (2, "move", "move", "", 0)


def test_a_unit_eliminated_is_a_loss_of_its_side() -> None:
    game = load("pea-ridge")
    gone = Event("eliminated", "A5A-6.3.1-c", {"side": "union", "unit": "u-dodge", "hex": "3708", "number": 0})
    assert game.losses(gone) == {"union": 1}
    assert game.losses(gone._replace(kind="reduced")) == {}


@pytest.mark.parametrize("title", BATTLES)
def test_views_and_boards_are_of_their_types(title: str) -> None:
    game: Any = load(title)
    msgspec.convert(game.board(), Board, strict=True)
    msgspec.convert(game.sight(game.battle.hex_names[40]), Sight, strict=True)
    for position in positions(title):
        msgspec.convert(game.view(position, None), View, strict=True)


def test_the_battles_come_to_most_steps() -> None:
    """Otherwise the tests above would be about little."""
    steps = {position.step for title in BATTLES for position in positions(title)}
    assert len(steps) >= len(STEPS) - 3
