"""A5A 6.2.6 and 6.3, applying results."""

import pytest

from tests.games.five_aprils.field import code, kinds, play, refused_by, where
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE,
    ONE_R,
    THREE_R,
    TWO,
    TWO_R,
    facts,
    fighting,
    hexes,
    offered,
    phase,
    resolve,
    retire,
    strength,
)

DUEL = "u-coler:3808 c-hebert:3708"


@pytest.mark.rule("A5A-6.2.6-e", "A5A-6.3.3-a")
def test_a_number_costs_steps_and_then_everybody_checks() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3708", ONE, NOTHING, 4, 3)
    resolve(match, "3708", "u-coler")
    match.play("lose c-hebert")
    assert facts(match.log, "check-passed", "unit", "number") == [("c-hebert", 4)]
    assert facts(match.log, "check-failed", "unit", "number") == [("c-mcnair", 3)]  # though it lost nothing
    retire(match)
    assert hexes(match, "c-hebert") == ["3708"]
    assert hexes(match, "c-mcnair")[0] in ("3607", "3608")


@pytest.mark.rule("A5A-6.2.6-f", "A5A-6.3.2-a", "A5A-6.3.3-b")
def test_an_r_drives_all_survivors_back_and_then_they_check() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3708", ONE_R, NOTHING, 6, 3)
    resolve(match, "3708", "u-coler")
    match.play("lose c-hebert")
    retire(match, "c-hebert 3607", "c-mcnair 3608", "c-mcnair 3508")
    told = facts(match.log, "retreats", "unit", "from", "hex")
    assert [row[:2] for row in told[:2]] == [("c-hebert", "3708"), ("c-mcnair", "3708")]
    assert [row[0] for row in told[2:]] == ["c-mcnair"]  # who failed, one hex more
    kinds_told = [event.kind for event in match.log if event.kind in ("retreats", "check-passed", "check-failed")]
    assert kinds_told == ["retreats", "retreats", "check-passed", "check-failed", "retreats"]


@pytest.mark.rule("A5A-6.2.6-f", "A5A-6.3.2-a")
def test_an_r_drives_the_attackers_back_too() -> None:
    match = fighting("u-coler:3808 u-pattison:3709 c-hebert:3708", NOTHING, ONE_R, 6, 6)
    resolve(match, "3708", "u-coler u-pattison")
    match.play("stand")
    match.play("lose u-coler")
    retire(match)
    assert hexes(match, "u-coler", "u-pattison") != ["3808", "3709"]
    assert len(facts(match.log, "retreats", "unit")) == 2


@pytest.mark.rule("A5A-6.2.6-g", "A5A-6.3.1-d", "A5A-7.2-i")
def test_bombarding_guns_suffer_nothing() -> None:
    match = fighting("u-coler:3808 u-pattison:3808 u-carrart:4008 c-hebert:3708", NOTHING, TWO_R, 6, 6)
    resolve(match, "3708", "u-coler u-pattison u-carrart")
    match.play("stand")
    assert (code(match, "lose u-carrart"), refused_by(match, "lose u-carrart")) == ("guns-unhurt", "A5A-6.2.6-g")
    play(match, "lose u-coler", "lose u-pattison")
    retire(match)
    assert hexes(match, "u-carrart") == ["4008"]
    assert "u-carrart" not in {row[0] for row in facts(match.log, "check-passed", "unit")}


@pytest.mark.rule("A5A-7.2-i")
def test_guns_beside_the_enemy_suffer_like_others() -> None:
    match = fighting("u-carrart:3808 c-hebert:3708", NOTHING, ONE, 6)
    resolve(match, "3708", "u-carrart")
    match.play("stand")
    assert strength(match, "u-carrart") == "reduced"
    assert facts(match.log, "check-passed", "unit") == [("u-carrart",)]


# --- the order of things


@pytest.mark.rule("A5A-6.3-a")
def test_both_rolls_come_before_any_loss() -> None:
    match = fighting("u-coler:3808 c-slack:3708", THREE_R, 6)
    told = resolve(match, "3708", "u-coler")
    assert [kind for kind in kinds(told) if kind in ("rolls", "eliminated", "reduced")][:2] == ["rolls", "rolls"]
    assert "c-slack" not in where(match)  # and yet it has hit
    assert facts(match.log, "rolls", "side", "result")[1] == ("confederate", "2R")
    assert strength(match, "u-coler") == "gone"


@pytest.mark.rule("A5A-6.3-b")
def test_the_defender_is_done_with_before_the_attacker() -> None:
    match = fighting("u-coler:3808 u-dodge:3707 c-hebert:3708", ONE, ONE, 4, 6, 6)
    resolve(match, "3708", "u-coler u-dodge")
    match.play("morale 0")
    assert match.view()["step"] == "stand"
    assert strength(match, "u-coler") == "full"
    match.play("retreat c-hebert 3608")
    assert strength(match, "u-coler") == "reduced"
    order = [event.facts["unit"] for event in match.log if event.kind in ("reduced", "check-passed", "retreats")]
    assert order == ["c-hebert", "c-hebert", "c-hebert", "u-coler", "u-coler", "u-dodge"]


# --- losses


@pytest.mark.rule("A5A-6.3.1-a")
def test_the_first_step_comes_from_a_unit_with_the_value_used() -> None:
    match = fighting("u-dodge:3808 u-coler:3808 u-pattison:3709 c-hebert:3708", NOTHING, ONE, 6, 6, 6)
    resolve(match, "3708", "u-dodge u-coler u-pattison")
    match.play("morale 0")
    match.play("stand")
    assert offered(match, "lose") == {"u-coler", "u-pattison"}
    assert (code(match, "lose u-dodge"), refused_by(match, "lose u-dodge")) == ("first-loss", "A5A-6.3.1-a")


@pytest.mark.rule("A5A-6.3.1-b")
def test_the_others_come_from_whom_the_owner_likes_but_in_the_combat() -> None:
    match = fighting("u-dodge:3808 u-coler:3808 u-joliat:3909 c-hebert:3708", NOTHING, TWO, 6, 6, 6)
    resolve(match, "3708", "u-dodge u-coler")
    play(match, "morale 0", "stand")
    assert strength(match, "u-coler") == "reduced"  # the only one with the value used
    assert offered(match, "lose") == {"u-dodge", "u-coler"}
    assert (code(match, "lose u-joliat"), refused_by(match, "lose u-joliat")) == ("not-in-combat", "A5A-6.3.1-b")


@pytest.mark.rule("A5A-6.3.1-c")
@pytest.mark.parametrize(
    ("unit", "die", "left"),
    [
        ("c-hebert:3708", ONE, "reduced"),
        ("c-hebert:3708:reduced", ONE, "gone"),
        ("c-hebert:3708", TWO, "gone"),
        ("c-hebert:3708", THREE_R, "gone"),
    ],
)
def test_a_step_flips_or_eliminates_and_more_than_there_are_is_forgiven(unit: str, die: int, left: str) -> None:
    match = fighting(f"u-coler:3808 {unit}", die, NOTHING, 6)
    resolve(match, "3708", "u-coler")
    assert strength(match, "c-hebert") == left


@pytest.mark.rule("A5A-6.3.1-c", "A5A-2.2-c")
def test_a_unit_of_one_step_is_eliminated_at_once() -> None:
    match = fighting("u-bowen:3808 c-hebert:3708", seat="confederate", *[ONE, NOTHING])  # noqa: B026
    resolve(match, "3808", "c-hebert")
    assert strength(match, "u-bowen") == "gone"


@pytest.mark.rule("A5A-6.3.1-b", "A5A-4.3-f")
def test_overstacked_defenders_suffer_and_check_like_others() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3708 c-greer:3708", ONE_R, NOTHING, 6, 6, 6)
    resolve(match, "3708", "u-coler")
    assert offered(match, "lose") == {"c-hebert", "c-mcnair", "c-greer"}
    match.play("lose c-greer")
    retire(match)
    assert {row[0] for row in facts(match.log, "retreats", "unit")} == {"c-hebert", "c-mcnair", "c-greer"}
    assert len(facts(match.log, "check-passed", "unit")) == 3


# --- voluntary retreat


@pytest.mark.rule("A5A-6.3.4-a")
def test_defenders_that_did_not_go_back_may() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3708", ONE, NOTHING, 6, 3)
    resolve(match, "3708", "u-coler")
    match.play("lose c-hebert")
    retire(match)  # c-mcnair failed
    assert match.to_move == "confederate"
    assert {text.partition(" ")[0] for text in offered(match, "retreat")} == {"c-hebert"}
    assert refused_by(match, "retreat c-mcnair 3507") == "A5A-6.3.4-a"
    match.play("stand")
    assert hexes(match, "c-hebert") == ["3708"]


@pytest.mark.rule("A5A-6.3.4-a")
@pytest.mark.parametrize("going", [1, 2])
def test_any_or_all_of_them_one_hex_each(going: int) -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3708", NOTHING, NOTHING)
    resolve(match, "3708", "u-coler")
    match.play("retreat c-hebert 3607")
    assert {text.partition(" ")[0] for text in offered(match, "retreat")} == {"c-mcnair"}
    if going == 2:
        match.play("retreat c-mcnair 3607")
        assert offered(match, "advance") == {"u-coler 3708"}
    else:
        match.play("stand")
        assert match.view()["marker"] == "mcculloch"


@pytest.mark.rule("A5A-6.3.4-a")
def test_the_attacker_may_not() -> None:
    match = fighting(DUEL, NOTHING, NOTHING)
    resolve(match, "3708", "u-coler")
    assert refused_by(match, "retreat u-coler 3908") == "A5A-6.3.4-a"


@pytest.mark.rule("A5A-6.3.4-a")
def test_without_a_legal_hex_nobody_goes() -> None:
    ring = "u-coler:3808 u-dodge:3706 u-pattison:3609 u-greusel:3507"
    match = fighting(f"{ring} c-hebert:3708", NOTHING, NOTHING)
    resolve(match, "3708", "u-coler")
    assert "retreats" not in kinds(match.log)
    assert match.view()["step"] != "stand"


@pytest.mark.rule("A5A-6.3.4-a", "A5A-7.2-c")
def test_the_target_of_a_bombardment_may_too() -> None:
    match = phase("u-carrart:4008 c-slack:3708", NOTHING, step="attack")
    resolve(match, "3708", "u-carrart")
    assert match.view()["step"] == "stand"


@pytest.mark.rule("A5A-11.1-e")
def test_who_is_killed_holds_no_objective_any_more() -> None:
    match = fighting("u-coler:3604 u-dodge:3704 c-slack:3605", THREE_R, NOTHING, seat="union")
    told = resolve(match, "3605", "u-coler")
    assert facts(told, "control", "hex", "side") == [("3605", "union")]
