"""AHD 3.0: the sequence of play."""

from typing import Any

import pytest

from longroll import Match, Refused
from longroll.games.house_divided.pack import printed_components
from tests.games.house_divided.board import board, field, play, refused_by, texts

TURNS: list[dict[str, Any]] = printed_components().turn_rows
MANASSAS = "u1:ic:washington c1:im:manassas-junction"


def now(match: Match) -> tuple[object, object, object]:
    view = match.view()
    return view["turn"], view["side"], view["phase"]


def phases(match: Match, *actions: str) -> list[str]:
    """Side and phase before the first action and after each, without repetitions."""
    seen = [now(match)]
    for action in actions:
        play(match, action)
        if now(match) != seen[-1]:
            seen.append(now(match))
    return [f"{side}:{phase}" for _, side, phase in seen]


@pytest.mark.rule("AHD-3.0-a", "AHD-3.0-b", "AHD-3.0-e")
def test_a_turn_is_a_union_half_turn_then_a_confederate_one() -> None:
    match = board("u1:im:washington c1:im:richmond", dice=[3, 3, 3, 3])
    half = ["end", "muster", "rest"]
    assert phases(match, *half, *half) == [
        "union:movement",
        "union:promotion",
        "union:recruitment",
        "confederate:movement",
        "confederate:promotion",
        "confederate:recruitment",
        "union:movement",
    ]
    assert now(match) == (3, "union", "movement")


@pytest.mark.rule("AHD-3.0-b")
def test_the_phases_are_movement_combat_promotion_recruitment() -> None:
    match = board(MANASSAS, dice=[6, 1, 6, 1, 3])
    marched = ["march washington", "take u1", "go washington=manassas-junction", "end"]
    fought = ["at u1", "fire", "at c1", "fire", "stand", "at u1", "fire", "stand", "at c1", "fire"]
    assert phases(match, *marched, *fought, "muster") == [
        "union:movement",
        "union:combat",
        "union:promotion",
        "union:recruitment",
    ]


@pytest.mark.rule("AHD-3.0-c")
def test_no_unit_marches_once_the_first_battle_has_begun() -> None:
    match = board(MANASSAS + " u2:im:baltimore")
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    assert refused_by(match, "march baltimore") == ""
    play(match, "end")
    assert match.view()["phase"] == "combat"
    assert refused_by(match, "march baltimore") == "AHD-3.0-c"
    with pytest.raises(Refused):
        match.play("march baltimore")


@pytest.mark.rule("AHD-3.0-c")
def test_no_battle_is_fought_before_the_movement_has_ended() -> None:
    match = board(MANASSAS)
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    assert refused_by(match, "battle manassas-junction") == "AHD-3.0-c"


@pytest.mark.rule("AHD-3.0-c")
@pytest.mark.parametrize(
    ("step", "action"),
    [
        ("march", "promote u1"),
        ("march", "muster"),
        ("march", "recruit cavalry washington"),
        ("march", "rest"),
        ("promote", "march washington"),
        ("promote", "end"),
        ("promote", "rest"),
        ("recruit", "march washington"),
        ("recruit", "promote u1"),
        ("recruit", "fire"),
    ],
)
def test_what_belongs_to_another_phase_is_refused(step: str, action: str) -> None:
    match = board("u1:im:washington", step=step, fields="pool=0/1/0/1")
    assert refused_by(match, action) == "AHD-3.0-c"


@pytest.mark.rule("AHD-3.0-c")
def test_a_march_that_has_begun_is_finished_before_the_movement_ends() -> None:
    match = board("u1:im:washington u2:im:washington")
    play(match, "march washington", "take u1", "go washington=baltimore")
    assert "end" not in texts(match)
    assert refused_by(match, "end") != ""
    play(match, "done")
    assert refused_by(match, "end") == ""


@pytest.mark.rule("AHD-3.0-d", "AHD-R33")
def test_a_turn_is_one_month_or_two_in_winter() -> None:
    assert len(TURNS) == 40
    winter = [5, 6, 15, 16, 25, 26, 35, 36]
    for row in TURNS:
        assert len(row["months"]) == (2 if row["turn"] in winter else 1)
    assert {tuple(TURNS[turn - 1]["months"]) for turn in winter} == {(11, 12), (1, 2)}


@pytest.mark.rule("AHD-3.0-d", "AHD-2.0-a", "AHD-R33")
def test_the_months_follow_one_another_from_july_1861_to_june_1865() -> None:
    months = [(row["year"], month) for row in TURNS for month in row["months"]]
    assert months == [(1861 + (6 + n) // 12, (6 + n) % 12 + 1) for n in range(48)]


@pytest.mark.rule("AHD-3.0-e")
@pytest.mark.parametrize(("side", "after"), [("union", 7), ("confederate", 8)])
def test_the_turn_marker_advances_only_when_the_confederate_half_turn_ends(side: str, after: int) -> None:
    match = board("u1:im:washington c1:im:richmond", side=side, step="recruit", turn=7, dice=[4])
    play(match, "rest")
    assert field(match, "turn") == str(after)
    assert now(match)[1:] == ("confederate" if side == "union" else "union", "movement")
