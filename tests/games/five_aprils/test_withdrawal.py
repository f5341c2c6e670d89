"""A5A 6.2.2, Automatic Retreat."""

import json
from typing import Any

import pytest

from longroll.games.five_aprils.pack import printed_pack
from tests.games.five_aprils.field import code, kinds, play, refused_by, where
from tests.games.five_aprils.fight import (
    FIELDS,
    NOTHING,
    ONE,
    THREE_R,
    duties,
    facts,
    fighting,
    hexes,
    offered,
    phase,
    plain,
    resolve,
    retire,
    strength,
)


@pytest.mark.rule("A5A-6.2.2-a")
def test_instead_of_fighting_a_side_goes_back_and_loses_nothing() -> None:
    match = phase("u-coler:3808 c-hebert:3708")
    told = play(match, "yield 3708", "withdraw", "retreat u-coler 3908")
    assert hexes(match, "u-coler", "c-hebert") == ["3908", "3708"]
    assert "rolls" not in kinds(told)
    assert strength(match, "u-coler") == "full"


@pytest.mark.rule("A5A-6.2.2-a", "A5A-6.2.2-e")
def test_only_from_an_enemy_in_whose_zone_somebody_stands() -> None:
    match = phase("u-coler:3808 c-hebert:3708 c-mcnair:3610")
    assert (code(match, "yield 3610"), refused_by(match, "yield 3610")) == ("nobody-in-zone", "A5A-6.2.2-e")
    assert code(match, "yield 3701") == "no-enemy-there"


@pytest.mark.rule("A5A-6.2.2-b", "A5A-6.6-c", "A5A-6.6-d")
def test_the_defender_may_advance_one_unit_into_each_hex_left() -> None:
    match = phase("u-coler:3808 u-pattison:3709 c-hebert:3708 c-greer:3708 c-mcnair:3607")
    play(match, "yield 3708", "withdraw")
    retire(match, "u-coler 3908", "u-pattison 3809")
    assert match.to_move == "confederate"
    assert offered(match, "advance") == {
        f"{unit} {place}" for unit in ("c-hebert", "c-greer") for place in ("3808", "3709")
    }
    match.play("advance c-hebert 3808")
    assert offered(match, "advance") == {"c-greer 3709"}
    assert code(match, "advance c-greer 3808") == "not-vacated"
    match.play("advance c-greer 3709")
    assert hexes(match, "c-hebert", "c-greer") == ["3808", "3709"]


# --- until it is out of every zone


RING = "c-hebert:3708 c-greer:3907 c-mcnair:3910"  # around 3808, and around 3909 but for 4008


@pytest.mark.rule("A5A-6.2.2-c", "A5A-6.5-b", "A5A-6.5-r")
def test_it_goes_on_until_it_is_out_of_every_zone() -> None:
    """The only way out of the ring is through a friend in an enemy zone."""
    match = phase(f"u-coler:3808 u-dodge:3909 {RING}", 6)
    play(match, "yield 3708", "withdraw")
    way = [("u-coler", "3808", "3909"), ("u-coler", "3909", "4008")]
    assert facts(match.log, "retreats", "unit", "from", "hex") == way
    assert facts(match.log, "check-passed", "unit", "hex") == [("u-coler", "3909")]
    assert strength(match, "u-coler") == "full"


@pytest.mark.rule("A5A-6.2.2-c")
def test_if_it_cannot_get_clear_nothing_more_happens() -> None:
    match = phase(f"u-coler:3808 u-dodge:3909 {RING} c-little:4108", 6)
    play(match, "yield 3708", "withdraw")
    assert hexes(match, "u-coler") == ["3909"]
    assert strength(match, "u-coler") == "full"


@pytest.mark.rule("A5A-6.2.2-c", "A5A-6.5-l")
def test_but_who_cannot_take_the_first_step_loses_one() -> None:
    match = phase(f"u-coler:3808 {RING}")
    play(match, "yield 3708", "withdraw")
    assert hexes(match, "u-coler") == ["3808"]
    assert strength(match, "u-coler") == "reduced"


@pytest.mark.rule("A5A-6.2.2-i", "A5A-6.2.2-c")
def test_who_could_not_go_has_done_its_duty_too() -> None:
    """It stands beside another enemy, in whose zone there is another friend: it neither attacks nor yields again."""
    match = phase("u-coler:3808 u-dodge:3810 c-hebert:3708 c-mcnair:3809 c-greer:3907")
    play(match, "yield 3708", "withdraw", "fight")
    assert strength(match, "u-coler") == "reduced"
    assert duties(match) == ({"3809"}, {"u-dodge"})
    match.play("attack 3809")
    assert (code(match, "with u-coler"), refused_by(match, "with u-coler")) == ("has-fallen-back", "A5A-6.2.2-i")


@pytest.mark.rule("A5A-4.4-b", "A5A-6.2.2-c")
def test_at_the_edge_of_the_map_it_is_forced_off() -> None:
    match = phase("u-coler:4512 c-hebert:4511 c-mcnair:4411 c-greer:4413")
    told = play(match, "yield 4511", "withdraw")
    assert [(event.facts["unit"], event.rule) for event in told if event.kind == "eliminated"] == [
        ("u-coler", "A5A-4.4-b")
    ]


# --- who has no strength


@pytest.mark.rule("A5A-6.2.2-d")
def test_a_unit_without_strength_must() -> None:
    match = phase("u-24mo:3808 c-hebert:3708 u-coler:3812 c-mcnair:3811")
    assert (code(match, "fight"), refused_by(match, "fight")) == ("must-yield", "A5A-6.2.2-d")
    play(match, "yield 3708", "withdraw")
    retire(match)
    match.play("hold")
    assert refused_by(match, "fight") == ""


@pytest.mark.rule("A5A-6.2.2-d", "A5A-6.2.2-i", "A5A-4.3-e")
@pytest.mark.parametrize("units", ["u-24mo:3808:fell-back", "u-coler:3808 u-dodge:3808 u-24mo:3808"])
def test_but_neither_twice_nor_while_it_is_overstacked(units: str) -> None:
    assert code(phase(f"{units} u-joliat:3812 c-hebert:3708 c-mcnair:3811"), "fight") == ""


@pytest.mark.rule("A5A-6.2.2-d")
@pytest.mark.parametrize("friend", ["u-coler:3709", "u-carrart:4008"])
def test_unless_somebody_with_strength_can_attack_with_it(friend: str) -> None:
    match = phase(f"u-24mo:3808 {friend} c-slack:3708", NOTHING, NOTHING)
    match.play("fight")
    resolve(match, "3708", f"u-24mo {friend.partition(':')[0]}")


@pytest.mark.rule("A5A-6.2.2-d", "A5A-7.1-g")
def test_guns_whose_fire_comes_to_nothing_are_no_help() -> None:
    assert code(phase("u-24mo:3808 u-indart:4008 c-slack:3708"), "fight") == "must-yield"
    assert code(phase("u-24mo:3808 u-carrart:4008 c-slack:3708"), "fight") == ""


@pytest.mark.rule("A5A-6.2.2-d")
def test_weak_guns_that_join_it_need_no_odds_of_their_own() -> None:
    """Alone the guns would be below 1-4; with a unit beside the enemy it is a Combined Attack."""
    match = fighting("u-24mo:3808 u-carrart:4008 c-hebert:3708", NOTHING, NOTHING)
    resolve(match, "3708", "u-24mo u-carrart")
    assert facts(match.log, "odds", "attack", "defence", "final") == [(1, 6, "1-4")]


@pytest.mark.rule("A5A-6.2.2-d")
def test_several_units_without_strength_must_as_one() -> None:
    units: Any = json.loads(printed_pack("pea-ridge"))["units"]
    for row in units:
        row["full"][0] = 0 if row["id"] == "u-bowen" else row["full"][0]
    weak = plain(units=units)
    assert code(phase("u-24mo:3808 u-bowen:3808 c-hebert:3708", on=weak), "fight") == "must-yield"
    assert code(phase("u-24mo:3808 u-bowen:3808 c-hebert:3708", on=FIELDS), "fight") == ""


# --- all or none


@pytest.mark.rule("A5A-6.2.2-e")
def test_all_friends_in_the_zone_go_or_none() -> None:
    match = phase("u-coler:3808 u-dodge:3709 u-greusel:3808 u-pattison:3808 c-hebert:3708", 1, 1, 1)
    match.play("yield 3708")
    assert (code(match, "spare u-dodge"), refused_by(match, "spare u-dodge")) == ("all-or-none", "A5A-6.2.2-e")
    match.play("withdraw")
    retire(match)
    assert not {"3808", "3709"} & set(hexes(match, "u-coler", "u-dodge", "u-greusel", "u-pattison"))


@pytest.mark.rule("A5A-6.2.2-e")
def test_the_chain_does_not_spread_to_the_friends_beside_another_enemy() -> None:
    match = phase("u-coler:3808 u-pattison:3810 c-hebert:3708 c-mcnair:3809")
    play(match, "yield 3708", "withdraw", "hold", "fight")
    assert hexes(match, "u-coler", "u-pattison") == ["3908", "3810"]
    assert duties(match) == ({"3809"}, {"u-pattison"})


@pytest.mark.rule("A5A-6.2.2-i", "A5A-6.1-e")
def test_enemies_from_whom_a_side_went_back_count_as_attacked() -> None:
    match = phase("u-coler:3808 u-carrart:4010 u-dodge:3910 c-slack:3708 c-greer:3811")
    play(match, "yield 3708", "withdraw")
    retire(match)
    match.play("hold")  # nobody is in a zone any more
    assert refused_by(match, "attack 3708") == "A5A-6.1-e"
    assert refused_by(match, "attack 3811") == ""  # nobody went back from these


@pytest.mark.rule("A5A-6.2.2-i", "A5A-7.1-d")
def test_guns_that_went_back_do_not_bombard() -> None:
    match = phase("u-carrart:3808 u-dodge:3812 c-slack:3708 c-greer:3811")
    play(match, "yield 3708", "withdraw")
    retire(match)
    play(match, "hold", "fight", "attack 3811")
    assert refused_by(match, "with u-carrart") == "A5A-6.2.2-i"


# --- guns that cover a retreat


COVERED = "u-coler:3808 u-carrart:4007 u-davisart:4008 c-slack:3708 c-greer:3607"


@pytest.mark.rule("A5A-6.2.2-f")
def test_guns_from_afar_may_be_told_off_to_cover() -> None:
    match = phase("u-coler:3808 u-ostart:3709 u-carrart:4008 c-slack:3708")
    match.play("yield 3708")
    assert refused_by(match, "with u-carrart") == ""
    assert code(match, "with u-ostart") == "cannot-cover"
    assert refused_by(match, "with u-coler") == "A5A-6.2.2-f"
    match.play("with u-carrart")
    assert code(match, "with u-carrart") == "declared-already"
    assert (code(match, "spare u-carrart"), refused_by(match, "spare u-carrart")) == ("not-leaving", "A5A-6.2.2-h")


@pytest.mark.rule("A5A-6.2.2-g")
def test_they_bombard_after_the_retreat_and_before_the_advance() -> None:
    match = phase(COVERED, NOTHING)
    play(match, "yield 3708", "with u-carrart", "withdraw", "retreat u-coler 3908")
    order = [kind for kind in kinds(match.log) if kind in ("retreats", "bombards", "rolls")]
    assert order == ["retreats", "bombards", "rolls"]
    match.play("stand")
    assert offered(match, "advance") == {"c-slack 3808"}


@pytest.mark.rule("A5A-6.2.2-g", "A5A-6.6-c")
def test_who_is_driven_off_or_killed_does_not_advance() -> None:
    match = phase(COVERED, THREE_R)
    play(match, "yield 3708", "with u-carrart", "withdraw", "retreat u-coler 3908")
    assert where(match).get("c-slack") is None
    assert "advances" not in kinds(match.log)
    assert match.view()["step"] != "advance"


@pytest.mark.rule("A5A-6.6-c", "A5A-6.2.2-b")
def test_only_what_the_automatic_retreat_left_may_be_entered() -> None:
    """The hex that the bombardment empties is not a hex left by the Automatic Retreat."""
    match = phase("u-coler:3808 u-carrart:4007 c-slack:3708 c-greer:3709", THREE_R)
    play(match, "yield 3708", "with u-carrart", "withdraw")
    retire(match)
    assert "c-slack" not in where(match)
    assert offered(match, "advance") == {"c-greer 3808"}


@pytest.mark.rule("A5A-6.2.2-g", "A5A-7.2-b")
def test_below_true_odds_of_1_4_they_do_not_fire() -> None:
    match = phase("u-coler:3808 u-carrart:4008 c-hebert:3708")
    told = play(match, "yield 3708", "with u-carrart", "withdraw", "retreat u-coler 3908")
    assert "bombards" not in kinds(told)
    assert offered(match, "advance") == {"c-hebert 3808"}


@pytest.mark.rule("A5A-6.2.2-h")
def test_with_such_a_bombardment_a_unit_may_stay_and_fight_another() -> None:
    match = phase("u-coler:3808 u-dodge:3709 u-carrart:4008 c-slack:3708 c-mcnair:3710", ONE, 6, NOTHING, NOTHING)
    match.play("yield 3708")
    assert refused_by(match, "spare u-dodge") == "A5A-6.2.2-e"
    match.play("with u-carrart")
    assert (code(match, "spare u-coler"), refused_by(match, "spare u-coler")) == ("not-freed", "A5A-6.2.2-h")
    play(match, "spare u-dodge", "withdraw")
    assert hexes(match, "u-dodge") == ["3709"]
    retire(match)
    play(match, "stand", "hold", "fight")
    assert duties(match) == ({"3710"}, {"u-dodge"})


@pytest.mark.rule("A5A-6.2.2-h", "A5A-6.2.2-e")
def test_somebody_goes_back_all_the_same() -> None:
    match = phase("u-dodge:3709 u-carrart:4008 c-slack:3708 c-mcnair:3710")
    play(match, "yield 3708", "with u-carrart")
    assert refused_by(match, "spare u-dodge") == "A5A-6.2.2-h"
