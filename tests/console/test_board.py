"""A House Divided in words: labels, questions, events, refusals and the board, over whole games."""

import io
import re

import pytest

from longroll import Match
from longroll.console.boards import find_board
from longroll.console.boards.house_divided import route_facts
from longroll.console.terminal import Terminal
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from tests.games.house_divided.board import board as position

GAME_BOARD = find_board(Match.new("house-divided", seed=1).game)
UNFILLED = re.compile(r"\{|\}|\bnone\b|  ")


def terminal() -> tuple[Terminal, io.StringIO]:
    stream = io.StringIO()
    return Terminal(stream), stream


def labels(match: Match) -> dict[str, str]:
    return {choice.text: GAME_BOARD.choice_text(match, choice) for choice in match.choices()}


@pytest.mark.parametrize("seed", [1, 2])
def test_everything_in_a_whole_random_game_can_be_said(seed: int) -> None:
    match = Match.new("house-divided", seed=seed, scenario="short")
    chooser = SeededDice(f"words/{seed}")
    said = []
    while choices := match.choices():
        said += [GAME_BOARD.prompt_text(match), *labels(match).values()]
        events = match.play(choices[chooser.roll(len(choices)) - 1])
        said += [GAME_BOARD.event_text(event) for event in events]
    said.append(GAME_BOARD.prompt_text(match))
    assert [text for text in said if UNFILLED.search(text)] == []


def test_a_route_is_told_by_its_lines() -> None:
    way = {"legs": "mixed", "via": "monroe", "to": "vicksburg", "line": "road", "second": "rail"}
    assert route_facts({"route": "shreveport/monroe=vicksburg"}) == way
    assert route_facts({"box": "monroe"}) == {}


def test_orders_say_whom_they_attack_and_across_what() -> None:
    match = position("u1:im:washington u2:im:washington c1:iv:fredericksburg")
    match.play("march washington")
    match.play("take u1")
    shown = labels(match)
    assert shown["go washington~fredericksburg"] == (
        "Fredericksburg by river: attack 1 veteran infantry, across a river"
    )
    assert shown["go washington=baltimore=gettysburg"] == "Gettysburg by railroad through Baltimore"
    assert shown["sail fort-monroe"] == "by sea to Fort Monroe"


def test_targets_show_what_hits_them() -> None:
    match = position("u1:im:corinth u2:ic:corinth c1:im:corinth c2:cm:corinth", marches=0)
    match.play("end")
    assert labels(match) == {
        "at u1": "u1 militia infantry: hit on 1–2",
        "at u2": "u2 crack infantry: hit on a 1",
    }
    match.play("at u1")
    assert labels(match) == {"at u2": "u2 crack infantry: cannot be hit"}


def test_units_in_refusals_and_questions_are_described() -> None:
    match = position("u1:cv:washington c1:im:richmond")
    match.play("march washington")
    refusal = match.why_not("take c1")
    assert refusal is not None
    assert GAME_BOARD.refusal_text(match, refusal) == "c1 (militia infantry) is an enemy unit."
    match.play("take u1")
    assert GAME_BOARD.prompt_text(match) == "Union: where does u1 (veteran cavalry) go from Washington?"


def test_a_place_shows_its_holder_units_and_lines() -> None:
    out, stream = terminal()
    GAME_BOARD.show_place(position("u1:im:washington c1:im:richmond"), "washington", out)
    shown = " ".join(stream.getvalue().split())
    assert "Washington (DC; printed blue): controlled by the Union" in shown
    assert "permanent entrenchment" in shown
    assert "u1 militia infantry, entrenched" in shown
    assert "river to Fredericksburg: controlled by the Confederacy" in shown
    assert "closed to Confederate units" in shown


@pytest.mark.parametrize(
    ("name", "found"),
    [("Harper's Ferry", "Harper's Ferry"), ("manassas", "Manassas Junction"), ("charleston-wv", "Charleston, W. Va.")],
)
def test_a_place_is_found_by_id_name_or_beginning(name: str, found: str) -> None:
    out, stream = terminal()
    GAME_BOARD.show_place(position("u1:im:washington"), name, out)
    assert stream.getvalue().startswith(found)


@pytest.mark.parametrize(("name", "hint"), [("charleston", "Charleston, S.C., Charleston, W. Va."), ("zzz", "“zzz”$")])
def test_an_unclear_place_is_asked_about(name: str, hint: str) -> None:
    with pytest.raises(LongrollError, match=hint):
        GAME_BOARD.show_place(position("u1:im:washington"), name, terminal()[0])


def test_units_of_one_side_or_both() -> None:
    match = position("u1:im:washington u2:cc:washington c1:im:richmond:reduced", marches=0)
    out, stream = terminal()
    GAME_BOARD.show_units(match, "", out)
    assert "u1 militia infantry, entrenched; u2 crack cavalry, entrenched" in stream.getvalue()
    assert "c1 militia infantry, entrenched, reduced" in stream.getvalue()
    out, stream = terminal()
    GAME_BOARD.show_units(match, "union", out)
    assert "c1" not in stream.getvalue()
    with pytest.raises(LongrollError, match="the sides are union, confederate"):
        GAME_BOARD.show_units(match, "kansas", out)


def test_winter_turns_have_two_months() -> None:
    out, stream = terminal()
    GAME_BOARD.show(position("u1:im:washington c1:im:richmond", turn=5), out, whole=True)
    assert "November–December 1861 (turn 5). Union half-turn, movement phase." in stream.getvalue()
