"""What A House Divided offers beyond rules: candidates, forced choices, moments, losses, typed views."""

import msgspec
import pytest

from longroll import Match
from longroll.games import load
from longroll.games.house_divided.pack import printed_components
from longroll.games.house_divided.position import Position
from longroll.games.house_divided.steps import STEPS
from longroll.games.house_divided.view_types import Board, View
from longroll.kernel.contract import Thing
from longroll.kernel.dice import ScriptedDice, SeededDice
from longroll.kernel.event import Event
from tests.games.house_divided.board import board, play
from tests.games.house_divided.refusal_cases import CASES

GAME = load("house-divided")
PARTS = printed_components()
THINGS = [Thing("box", name) for name in PARTS.box_names] + [Thing("unit", name) for name in PARTS.unit_names]
THINGS += [Thing("box", "atlantis"), Thing("unit", "u99"), Thing("hex", "0101")]


def sample_positions() -> list[Position]:
    """One position of every step from the table of refusals, and some of a random game."""
    found = {GAME.prompt(position).kind: position for position in (GAME.read_position(case.position) for case in CASES)}
    assert set(found) == {step.name for step in STEPS.values()}
    dice = SeededDice("contract")
    position = GAME.set_up("short", {}, dice)
    positions = list(found.values())
    for number in range(400):
        choices = GAME.choices(position)
        if not choices:
            break
        if number % 40 == 0:
            positions.append(position.copy())
        GAME.advance(position, choices[dice.roll(len(choices)) - 1], dice, None)
    return positions


POSITIONS = sample_positions()


# --- candidates


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: STEPS[position.step].name)
def test_pointing_at_anything_gives_actions_that_can_be_judged_and_written(position: Position) -> None:
    for thing in THINGS:
        found = GAME.candidates(position, thing)
        assert len(set(found)) == len(found)
        for action in found:
            GAME.judge(position, action)
            assert GAME.read_action(GAME.write_action(action)) == action


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: STEPS[position.step].name)
def test_every_choice_about_a_thing_is_among_its_candidates(position: Position) -> None:
    for action in GAME.choices(position):
        facts = GAME.describe(action)
        unit, box = facts.get("unit"), facts.get("box")
        if isinstance(unit, str):
            assert action in GAME.candidates(position, Thing("unit", unit))
        elif isinstance(box, str):
            assert action in GAME.candidates(position, Thing("box", box))


@pytest.mark.parametrize(
    ("match", "thing", "code"),
    [
        (board("u1:im:washington c1:im:richmond"), Thing("box", "richmond"), "no-unit-there"),
        (board("u1:im:washington c1:im:richmond", marches=0), Thing("unit", "u1"), "no-march-left"),
        (
            board("u1:im:washington u2:im:chicago", step="unit", fields="box=washington"),
            Thing("box", "chicago"),
            "march-not-ended",
        ),
        (
            board("u1:im:washington u2:im:chicago", step="unit", fields="box=washington"),
            Thing("unit", "u2"),
            "elsewhere",
        ),
        (
            board("u1:im:washington", step="where", fields="box=washington unit=u1"),
            Thing("box", "gordonsville"),
            "rail-not-friendly",
        ),
        (
            board("u1:im:chicago", step="where", fields="box=chicago unit=u1"),
            Thing("box", "richmond"),
            "too-far",
        ),
        (board("u1:ic:washington", step="promote"), Thing("box", "washington"), "crack-already"),
        (board("u1:im:washington", step="recruit"), Thing("box", "washington"), "die-spent"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_first_candidate_gives_the_refusal_that_a_player_expects(match: Match, thing: Thing, code: str) -> None:
    refusal = GAME.judge(match.position, GAME.candidates(match.position, thing)[0])
    assert refusal is not None
    assert refusal.code == code


def test_what_is_allowed_comes_first() -> None:
    match = board("u1:cm:washington c1:im:richmond", step="where", fields="box=washington unit=u1")
    found = GAME.candidates(match.position, Thing("box", "gordonsville"))
    refused = [GAME.judge(match.position, action) is not None for action in found]
    assert refused == sorted(refused)


# --- forced choices


def test_a_sole_choice_is_forced_unless_it_ends_something() -> None:
    battle = "box=manassas-junction round=1 firing=union"
    aiming = board("u1:im:manassas-junction c1:im:manassas-junction", step="target", fields=battle)
    assert GAME.forced(aiming.position) == GAME.read_action("at c1")
    play(aiming, "at c1")
    assert [choice.text for choice in aiming.choices()] == ["fire"]
    assert GAME.forced(aiming.position) is None


@pytest.mark.parametrize(("step", "action"), [("march", "end"), ("promote", "muster"), ("recruit", "rest")])
def test_the_player_ends_a_phase(step: str, action: str) -> None:
    match = board("u1:ic:washington c1:im:richmond", step=step, marches=0)
    assert [choice.text for choice in match.choices()] == [action]
    assert GAME.forced(match.position) is None


def test_of_several_choices_none_is_forced() -> None:
    assert GAME.forced(board("u1:im:washington u2:im:chicago").position) is None


# --- moments, losses, events of the set-up


def test_a_moment_is_turn_phase_step_and_battle() -> None:
    battle = "box=manassas-junction round=3 firing=union"
    match = board("u1:im:manassas-junction c1:im:manassas-junction", step="target", fields=battle, turn=7)
    assert GAME.moment(match.position) == (7, "combat", "target", "manassas-junction", 3)
    assert GAME.moment(board("u1:im:washington").position) == (2, "movement", "march", "", 0)


def test_the_box_of_a_march_is_no_battle() -> None:
    match = board("u1:im:washington", step="unit", fields="box=washington")
    assert GAME.moment(match.position).battle == ""


def test_an_eliminated_unit_is_a_loss() -> None:
    assert GAME.losses(Event("eliminated", "AHD-5.1-h", {"side": "union", "unit": "u1"})) == {"union": 1}
    assert GAME.losses(Event("reduced", "AHD-5.1-h", {"side": "union", "unit": "u1"})) == {}


def test_the_set_up_tells_its_events() -> None:
    events: list[Event] = []
    GAME.set_up("campaign", {}, ScriptedDice([]), events)
    assert [event.kind for event in events] == ["turn", "half-turn", "first-marches"]


# --- views


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: STEPS[position.step].name)
def test_a_view_has_its_type(position: Position) -> None:
    view = GAME.view(position, None)
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), View, strict=True) == view
    assert set(view) == set(View.__annotations__)


def test_the_board_has_its_type() -> None:
    shown = GAME.board()
    assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(shown)), Board, strict=True) == shown


# --- the question


@pytest.mark.parametrize(
    ("units", "step", "fields", "expected"),
    [
        ("u1:im:washington", "promote", "", "yes"),
        ("u1:ic:washington", "promote", "", "no"),
        ("u1:im:washington", "promote", "chosen=1", "no"),
        ("u1:im:washington", "recruit", "recruits=2 pool=1/0/0/0", "yes"),
        ("u1:im:washington", "recruit", "recruits=2 pool=0/0/1/0", "no"),
        ("u1:im:washington", "recruit", "pool=1/0/0/0", "no"),
        ("u1:im:washington", "march", "", "yes"),
    ],
)
def test_the_question_says_whether_there_is_anything_but_ending(
    units: str, step: str, fields: str, expected: str
) -> None:
    assert GAME.prompt(board(units, step=step, fields=fields).position).facts["open"] == expected
