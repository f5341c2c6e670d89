"""A5A 12.3 and 12.4, Bull Run: the markers of turn 1, and victory."""

from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import where
from tests.games.five_aprils.test_control import controls, ending
from tests.games.five_aprils.test_cup import next_turn

GOALS = ["3912", "3413", "3315"]


# --- 12.3 the markers


@pytest.mark.rule("A5A-12.3-a", "A5A-12.3-b", "A5A-RUL-21")
def test_no_combat_and_no_army_of_the_potomac_on_turn_1() -> None:
    match = Match.new("bull-run", seed=1)
    cup: Any = match.view()["cup"]
    first = {match.view()["marker"], *cup}
    assert first == {"1st-division", "2nd-division", "shenandoah"}
    assert {"c-evans", "c-cocke", "c-radford"} <= set(where(match)), "though it stands on the map"
    drawn = next_turn(
        "u-sherman:4111 c-evans:3812", title="bull-run", turn=2, marker="1st-division", dice=[1], others="x"
    )
    assert sorted(drawn) == ["1st-division", "confederate-combat", "potomac", "union-combat"]


# --- 12.4 victory


def verdict(turn: int, union: int, nobody: int = 0) -> tuple[str, str, str] | None:
    """After a turn on which the Union controls so many objectives, and nobody so many of the rest."""
    taken = [f"{number}:union" for number in GOALS[:union]]
    taken += [f"{number}:nobody" for number in GOALS[union : union + nobody]]
    control = f"control={'+'.join(taken)}" if taken else ""
    units = "u-sherman:2020 c-evans:4020"
    return ending(units, title="bull-run", turn=turn, marker="1st-division", fields=control)


@pytest.mark.rule("A5A-12.4-a")
def test_the_three_objectives_are_confederate_at_first() -> None:
    assert controls(Match.new("bull-run", seed=1)) == dict.fromkeys(GOALS, "confederate")


@pytest.mark.rule("A5A-12.4-b", "A5A-3.3-b")
def test_after_turn_9() -> None:
    assert verdict(9, 0) == ("confederate", "decisive", "A5A-12.4-b")
    assert verdict(9, 2) == verdict(9, 2, nobody=1) == ("union", "substantial", "A5A-12.4-b")
    assert verdict(9, 3) == ("union", "decisive", "A5A-12.4-b")
    for union, nobody in ((1, 0), (1, 2), (0, 1), (0, 2), (0, 3)):
        assert verdict(9, union, nobody) is None


@pytest.mark.rule("A5A-12.4-c", "A5A-RUL-22")
def test_after_turn_10() -> None:
    assert verdict(10, 0) == ("confederate", "decisive", "A5A-12.4-c")
    assert verdict(10, 3) == ("union", "decisive", "A5A-12.4-c")
    assert verdict(10, 2) == verdict(10, 2, nobody=1) == ("union", "substantial", "A5A-12.4-c")
    assert verdict(10, 1) == verdict(10, 1, nobody=2) == ("union", "marginal", "A5A-12.4-c")
    for nobody in (1, 2, 3):
        assert verdict(10, 0, nobody) == ("", "draw", "A5A-12.4-c")


@pytest.mark.rule("A5A-12.4-b")
@pytest.mark.parametrize("turn", range(1, 9))
def test_no_other_turn_is_looked_at(turn: int) -> None:
    assert verdict(turn, 3) is None


@pytest.mark.rule("A5A-12.4-a", "A5A-11.1-b")
def test_zones_count_at_the_end() -> None:
    """A Union brigade beside the Henry House, which no Confederate is near, takes it."""
    match = ending("u-sherman:3316 c-evans:2020", title="bull-run", turn=10, marker="1st-division")
    assert match == ("union", "marginal", "A5A-12.4-c")
