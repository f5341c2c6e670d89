"""A5A 6.6, advance after combat."""

import pytest

from tests.games.five_aprils.field import code, kinds, play, refused_by, texts
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE,
    ONE_R,
    THREE_R,
    TWO,
    facts,
    fighting,
    hexes,
    offered,
    phase,
    plain,
    resolve,
    retire,
)

DUEL = "u-coler:3808 c-slack:3708"


@pytest.mark.rule("A5A-6.6-a")
def test_an_attacker_may_enter_the_hex_of_the_dead() -> None:
    match = fighting(DUEL, THREE_R, NOTHING)
    resolve(match, "3708", "u-coler")
    assert set(texts(match)) == {"advance u-coler 3708", "hold"}
    match.play("advance u-coler 3708")
    assert hexes(match, "u-coler") == ["3708"]


@pytest.mark.rule("A5A-6.6-a")
@pytest.mark.parametrize("die", [ONE_R, NOTHING])
def test_and_of_those_who_went_back_be_it_of_their_own_will(die: int) -> None:
    match = fighting("u-coler:3808 c-hebert:3708", die, NOTHING, 6)
    resolve(match, "3708", "u-coler")
    match.play("retreat c-hebert 3607")
    assert offered(match, "advance") == {"u-coler 3708"}


@pytest.mark.rule("A5A-6.6-a")
def test_not_while_anybody_is_left_in_it() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3708", ONE, NOTHING, 6, 3)
    resolve(match, "3708", "u-coler")
    match.play("lose c-hebert")
    retire(match)
    match.play("stand")
    assert match.view()["marker"] == "mcculloch"
    assert "advances" not in kinds(match.log)


@pytest.mark.rule("A5A-6.6-a")
def test_only_attackers_of_this_combat_that_are_beside_it() -> None:
    match = fighting("u-coler:3808 u-dodge:3709 u-joliat:3909 c-slack:3708", THREE_R, NOTHING)
    resolve(match, "3708", "u-coler u-dodge")
    match.play("morale 0")
    assert offered(match, "advance") == {"u-coler 3708", "u-dodge 3708"}
    assert code(match, "advance u-joliat 3708") == "not-in-combat"
    assert code(match, "advance u-coler 3709") == "not-vacated"


@pytest.mark.rule("A5A-6.6-a", "A5A-4.2-i")
def test_not_over_terrain_that_is_closed_to_the_unit() -> None:
    match = fighting("u-bussey:3808 u-coler:3709 c-slack:3708", THREE_R, NOTHING, on=plain(talus=["3708|3808"]))
    resolve(match, "3708", "u-bussey u-coler")
    assert offered(match, "advance") == {"u-coler 3708"}
    assert (code(match, "advance u-bussey 3708"), refused_by(match, "advance u-bussey 3708")) == (
        "advance-barred",
        "A5A-6.6-a",
    )


@pytest.mark.rule("A5A-6.6-b")
def test_not_after_an_r_against_the_attackers() -> None:
    match = fighting("u-coler:3808 c-hebert:3708:reduced", THREE_R, ONE_R, 6)
    resolve(match, "3708", "u-coler")
    retire(match)
    assert "eliminated" in kinds(match.log)
    assert match.view()["marker"] == "mcculloch"


@pytest.mark.rule("A5A-6.6-b")
def test_not_even_by_one_that_could_not_go_back() -> None:
    ring = "c-greer:3907 c-mcnair:3910 c-little:3608"
    match = fighting(f"u-coler:3808 u-pattison:3808 c-slack:3708 {ring}", THREE_R, 4, 6)
    resolve(match, "3708", "u-coler u-pattison")
    match.play("lose u-coler")
    assert facts(match.log, "rolls", "side", "result")[1] == ("confederate", "1R")
    assert hexes(match, "u-coler", "u-pattison", "c-slack") == ["", "3808", ""]
    assert match.view()["step"] != "advance"


@pytest.mark.rule("A5A-6.6-b")
def test_after_a_plain_loss_those_who_pass_their_checks_may() -> None:
    match = fighting("u-coler:3808 u-pattison:3808 c-hebert:3708:reduced", THREE_R, ONE, 6, 3)
    resolve(match, "3708", "u-coler u-pattison")
    match.play("lose u-coler")
    retire(match)
    assert offered(match, "advance") == {"u-coler 3708"}
    assert (code(match, "advance u-pattison 3708"), refused_by(match, "advance u-pattison 3708")) == (
        "attackers-driven",
        "A5A-6.6-b",
    )


@pytest.mark.rule("A5A-6.6-c")
def test_a_defender_never_advances_after_a_fought_combat() -> None:
    match = fighting("u-coler:3808:reduced c-hebert:3708", NOTHING, TWO)
    resolve(match, "3708", "u-coler")
    match.play("stand")
    assert hexes(match, "u-coler") == [""]
    assert match.view()["marker"] == "mcculloch"
    assert "advances" not in kinds(match.log)


@pytest.mark.rule("A5A-6.6-c")
def test_a_defender_enters_only_a_hex_left_beside_it() -> None:
    match = phase("u-coler:3808 u-dodge:3707 c-hebert:3708 c-greer:3609")
    play(match, "yield 3708", "withdraw")
    retire(match)
    assert offered(match, "advance") == {"c-hebert 3808", "c-hebert 3707"}
    assert code(match, "advance c-greer 3808") == "not-in-combat"


@pytest.mark.rule("A5A-6.6-d")
def test_one_unit_into_each_hex() -> None:
    match = fighting("u-coler:3808 u-pattison:3808 c-slack:3708:reduced c-greer:3809:reduced", THREE_R, NOTHING)
    resolve(match, "3708 3809", "u-coler u-pattison")
    match.play("morale 0")
    match.play("advance u-coler 3708")
    assert offered(match, "advance") == {"u-pattison 3809"}
    assert code(match, "advance u-pattison 3708") == "not-vacated"
    match.play("advance u-pattison 3809")
    assert hexes(match, "u-coler", "u-pattison") == ["3708", "3809"]


@pytest.mark.rule("A5A-6.6-d")
def test_nobody_advances_twice() -> None:
    match = fighting("u-coler:3808 c-slack:3708:reduced c-greer:3809:reduced", THREE_R, NOTHING)
    resolve(match, "3708 3809", "u-coler")
    match.play("morale 0")
    match.play("advance u-coler 3708")
    assert hexes(match, "u-coler") == ["3708"]
    assert match.view()["marker"] == "mcculloch"


@pytest.mark.rule("A5A-6.6-e", "A5A-5.0-i")
def test_zones_and_points_do_not_matter() -> None:
    ground = plain(terrain={"wooded-hill": ["3708"]}, hills=[["3708"]])
    match = fighting("u-coler:3808:moved c-slack:3708:reduced c-hebert:3607 c-mcnair:3608", 6, NOTHING, on=ground)
    resolve(match, "3708", "u-coler")
    match.play("advance u-coler 3708")
    assert facts(match.log, "advances", "unit", "from", "hex", "points") == [("u-coler", "3808", "3708", "0")]


@pytest.mark.rule("A5A-6.6-f")
def test_guns_never_advance() -> None:
    match = fighting("u-carrart:3808 u-coler:3808 c-slack:3708:reduced", THREE_R, NOTHING)
    resolve(match, "3708", "u-carrart u-coler")
    assert offered(match, "advance") == {"u-coler 3708"}
    assert (code(match, "advance u-carrart 3708"), refused_by(match, "advance u-carrart 3708")) == (
        "guns-never-advance",
        "A5A-6.6-f",
    )


@pytest.mark.rule("A5A-6.6-f", "A5A-6.6-a")
def test_nobody_follows_a_bombardment() -> None:
    match = phase("u-carrart:4008 c-slack:3708:reduced u-dodge:3609", THREE_R, step="attack", fields="fighting=1")
    resolve(match, "3708", "u-carrart")
    assert match.view()["step"] != "advance"


@pytest.mark.rule("A5A-6.6-g")
def test_only_the_first_hex_left_may_be_entered() -> None:
    match = fighting("u-coler:3808 u-dodge:3707 c-hebert:3708", ONE_R, NOTHING, 3)
    resolve(match, "3708", "u-coler u-dodge")
    match.play("morale 0")
    retire(match)
    assert len(facts(match.log, "retreats", "hex")) == 2
    assert {text.split()[1] for text in offered(match, "advance")} == {"3708"}


@pytest.mark.rule("A5A-6.6-g", "A5A-6.2.2-b")
def test_nor_the_hexes_on_the_way_of_an_extended_retreat() -> None:
    """From 3808 through 3909, which its friend leaves empty, to 4008; c-mcnair stands beside 3909."""
    ring = "c-hebert:3708 c-greer:3907 c-mcnair:3910"
    units = f"u-coler:3808 {ring}"
    fields = "kind=withdrawal targets=3708 against=3708+3910 unit=u-coler trail=3808 vacated=3808"
    match = phase(units.replace("3808 ", "3909:fell-back ", 1), seat="union", step="retreat", fields=fields)
    match.play("retreat u-coler 4008")
    assert offered(match, "advance") == {"c-hebert 3808"}


@pytest.mark.rule("A5A-6.6-h")
def test_an_advance_is_made_at_once_or_never() -> None:
    match = fighting(f"{DUEL} u-dodge:3709 c-greer:3710", THREE_R, NOTHING)
    resolve(match, "3708", "u-coler")
    assert code(match, "attack 3710") == "combat-unfinished"
    match.play("hold")
    assert code(match, "advance u-coler 3708") == "no-advance-now"
    match.play("attack 3710")
    assert code(match, "advance u-coler 3708") == "no-advance-now"
