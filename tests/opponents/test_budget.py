"""What may be spent on a turn, and that no more is."""

from time import process_time

import pytest

from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget
from longroll.opponents.levels import SECONDS

TITLE = "house-divided"


def test_an_allowance_is_a_part_of_what_is_left() -> None:
    budget = Budget(playouts=100)
    budget.begin(1)
    allowance = budget.allow(0.1)
    taken = 0
    while allowance.take():
        taken += 1
    allowance.close()
    assert taken == budget.spent_playouts == 10
    assert 0 < budget.spent_seconds < 1
    assert budget.allow(0.1).playouts == 9


def test_a_new_turn_is_paid_for_from_the_full_budget() -> None:
    budget = Budget(seconds=1.0, playouts=100, turn=3, spent_seconds=0.9, spent_playouts=90)
    budget.begin(3)
    assert (budget.spent_seconds, budget.spent_playouts) == (0.9, 90)
    budget.begin(4)
    assert (budget.turn, budget.spent_seconds, budget.spent_playouts) == (4, 0.0, 0)


def test_an_allowance_ends_with_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("longroll.opponents.bot.perf_counter", lambda: now)
    budget = Budget(seconds=2.0, playouts=1000)
    allowance = budget.allow(0.5)
    assert allowance.take()
    now = 100.99
    assert allowance.take()
    now = 101.0
    assert not allowance.take()
    allowance.close()
    assert (budget.spent_seconds, budget.spent_playouts) == (1.0, 2)


def test_a_hurry_ends_an_allowance() -> None:
    told: list[str] = []
    budget = Budget(playouts=10, hurry=lambda: bool(told))
    allowance = budget.allow(1.0)
    assert allowance.take()
    told.append("move")
    assert not allowance.take()
    assert budget.spent_playouts == 1


def test_nothing_is_left_of_what_was_overspent() -> None:
    budget = Budget(seconds=1.0, playouts=10, spent_seconds=1.1, spent_playouts=10)
    assert not budget.allow(0.5).take()


def spend_turn(name: str, seconds: float) -> float:
    """How long all choices of one turn took."""
    game = load(TITLE)
    bot, budget = find_bot(name, game), Budget(seconds=seconds, playouts=1_000_000)
    dice, own = SeededDice("1"), SeededDice("2")
    position = game.set_up("campaign", {}, dice)
    took, turn = 0.0, None
    for _ in range(200):
        began = process_time()
        thought = ask(bot, game, position, own, budget)
        lasted = process_time() - began
        turn = budget.turn if turn is None else turn
        if budget.turn != turn:
            break
        took += lasted
        game.advance(position, thought.action, dice, None)
    return took


@pytest.mark.parametrize("name", SECONDS)
def test_a_turn_takes_no_more_than_a_fifth_beyond_its_seconds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor's time, and the best of a few: what others do on this machine is not the player's fault."""
    monkeypatch.setattr("longroll.opponents.bot.perf_counter", process_time)
    spend_turn(name, 0.01)  # what is read once
    assert any(spend_turn(name, SECONDS[name]) <= 1.2 * SECONDS[name] for _ in range(3))
