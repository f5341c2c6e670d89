"""AHD 5.2.7, recovery."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, play, states, where


def reduced(match: Match) -> set[str]:
    return {unit for unit in where(match) if "reduced" in states(match, unit)}


def two_battles(*dice: int, options: str = "") -> Match:
    """u1, reduced, attacks Manassas Junction, and u2 Front Royal, which is joined to it."""
    units = "u1:im:washington:reduced u2:im:harpers-ferry c1:im:manassas-junction c2:im:front-royal"
    match = board(units, dice=dice, options=options)
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    play(match, "march harpers-ferry", "take u2", "go harpers-ferry/front-royal", "end")
    return match


@pytest.mark.rule("AHD-5.2.7-a")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_both_sides_recover_when_the_combat_phase_of_a_half_turn_ends(side: str) -> None:
    units = "u1:im:washington:reduced u2:cv:chicago:reduced c1:ic:atlanta:reduced c2:im:richmond"
    match = board(units, side=side)
    assert reduced(match) == {"u1", "u2", "c1"}
    play(match, "end")
    assert match.view()["phase"] == "promotion"
    assert reduced(match) == set()


@pytest.mark.rule("AHD-5.2.7-a")
def test_winners_and_losers_recover_when_the_last_battle_is_over() -> None:
    match = board("u1:im:washington c1:im:manassas-junction c2:im:manassas-junction", dice=[1, 6, 1])
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    play(match, "at u1", "at u1", "fire", "at c1", "fire", "retreat gordonsville")
    assert reduced(match) == {"u1", "c1"}
    play(match, "pass")
    assert reduced(match) == set()
    assert set(where(match)) == {"u1", "c1", "c2"}


@pytest.mark.rule("AHD-5.2.7-a")
def test_recovery_brings_nobody_back() -> None:
    fields = "box=manassas-junction round=1 firing=confederate"
    units = "u1:im:manassas-junction:reduced c1:im:manassas-junction:reduced"
    match = board(units, step="target", fields=fields, dice=[1])
    play(match, "at u1", "fire", "pass")
    assert set(where(match)) == {"c1"}
    assert reduced(match) == set()


@pytest.mark.rule("AHD-5.2.7-b")
def test_a_reduced_unit_stays_reduced_from_round_to_round() -> None:
    match = board("u1:im:washington c1:im:manassas-junction", dice=[1, 6])
    play(match, "march washington", "take u1", "go washington=manassas-junction", "end")
    play(match, "at u1", "fire", "at c1", "fire", "stand")
    assert reduced(match) == {"u1"}


@pytest.mark.rule("AHD-5.2.7-b")
def test_movement_and_the_end_of_one_battle_bring_no_recovery() -> None:
    match = two_battles(6, 1, 2)
    assert reduced(match) == {"u1"}
    play(match, "battle manassas-junction", "at u1", "fire", "at c1", "fire", "stand", "at u1", "fire", "pass")
    assert match.view()["phase"] == "combat"
    assert reduced(match) == {"c1"}


@pytest.mark.rule("AHD-5.2.7-b")
def test_a_unit_reduced_in_one_battle_is_eliminated_by_one_hit_in_the_next() -> None:
    match = two_battles(6, 1, 1, 6, 6, 6, 6, 2, 6)
    play(match, "battle manassas-junction", "at u1", "fire", "at c1", "fire", "stand", "at u1", "fire", "pass")
    play(match, "at u2", "fire", "at c2", "fire", "reinforce c1", "at u2", "at u2", "fire")
    play(match, "stand", "at c1", "fire")
    assert "c1" not in where(match)


@pytest.mark.rule("AHD-5.2.7-b")
@pytest.mark.parametrize(("options", "still"), [("", True), ("promoted-hits=healed", False)])
def test_promotion_after_a_battle_heals_only_with_the_option(options: str, still: bool) -> None:
    match = two_battles(6, 1, 1, 6, 6, 6, 6, 2, options=options)
    play(match, "battle manassas-junction", "at u1", "fire", "at c1", "fire", "stand", "at u1", "fire")
    play(match, "promote c1")
    assert ("c1" in reduced(match)) is still
    play(match, "at u2", "fire", "at c2", "fire", "reinforce c1", "at u2", "at u2", "fire")
    play(match, "stand", "at c1", "fire")
    assert ("c1" not in where(match)) is still
