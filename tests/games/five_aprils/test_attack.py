"""A5A 6.2.1, declaring a combat."""

import pytest

from tests.games.five_aprils.field import code, refused_by, texts
from tests.games.five_aprils.fight import (
    NOTHING,
    declare,
    facts,
    fighting,
    forecast,
    odds,
    offered,
    phase,
    plain,
    resolve,
)

PAIR = "u-coler:3808 u-pattison:3709 c-hebert:3708 c-mcnair:3809"


@pytest.mark.rule("A5A-6.2.1-a")
def test_the_enemy_and_the_attackers_are_named() -> None:
    match = fighting("u-coler:3808 c-hebert:3708", NOTHING, NOTHING)
    assert (code(match, "attack 3601"), refused_by(match, "attack 3601")) == ("no-enemy-there", "A5A-6.2.1-a")
    assert code(match, "attack 3808") == "no-enemy-there"
    match.play("attack 3708")
    assert (code(match, "resolve"), refused_by(match, "resolve")) == ("nobody-attacks", "A5A-6.2.1-a")
    match.play("with u-coler")
    assert code(match, "with u-coler") == "declared-already"
    told = match.play("resolve")
    assert facts(told, "attacks", "side", "hex", "number") == [("union", "3708", 1)]


@pytest.mark.rule("A5A-6.2.1-a", "A5A-6.1-i")
def test_a_hex_that_nobody_can_attack_is_not_named() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3610")
    assert (code(match, "attack 3610"), refused_by(match, "attack 3610")) == ("no-attacker", "A5A-6.2.1-f")


@pytest.mark.rule("A5A-6.2.1-b", "A5A-6.2.1-c")
def test_units_of_different_hexes_add_up_against_one() -> None:
    match = fighting("u-coler:3808 u-pattison:3709 u-dodge:3707 c-hebert:3708")
    declare(match, "3708", "u-coler u-pattison u-dodge")
    assert odds(match)[:2] == (10, 6)


@pytest.mark.rule("A5A-6.2.1-d")
def test_units_of_one_stack_may_attack_different_hexes() -> None:
    match = fighting("u-coler:3808 u-pattison:3808 c-hebert:3708 c-mcnair:3809", *[NOTHING] * 4)
    resolve(match, "3708", "u-coler")
    match.play("stand")
    resolve(match, "3809", "u-pattison")
    assert facts(match.log, "attacks", "hex", "number") == [("3708", 1), ("3809", 1)]


@pytest.mark.rule("A5A-6.2.1-e")
def test_a_stack_is_attacked_as_one() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-greer:3708", NOTHING, NOTHING)
    declare(match, "3708", "u-coler")
    combat = match.view()["combat"]
    assert isinstance(combat, dict)
    assert set(combat["defenders"]) == {"c-hebert", "c-greer"}
    assert odds(match)[1] == 9
    assert refused_by(match, "spare c-greer") == "A5A-6.2.1-e"


@pytest.mark.rule("A5A-6.2.1-f")
def test_several_hexes_if_every_attacker_is_beside_each() -> None:
    match = fighting("u-coler:3808 u-pattison:3709 u-dodge:3707 c-hebert:3708 c-mcnair:3809 c-greer:3606")
    match.play("attack 3708")
    match.play("also 3809")
    assert offered(match, "with") == {"u-coler", "u-pattison"}
    assert refused_by(match, "with u-dodge") == "A5A-6.2.1-f"
    assert code(match, "also 3809") == "declared-already"
    assert (code(match, "also 3606"), refused_by(match, "also 3606")) == ("no-attacker", "A5A-6.2.1-f")


@pytest.mark.rule("A5A-6.2.1-f")
def test_a_hex_that_one_of_the_attackers_cannot_reach_is_not_added() -> None:
    match = fighting("u-coler:3808 u-pattison:3709 u-dodge:3707 c-hebert:3708 c-mcnair:3809")
    declare(match, "3708", "u-dodge")
    assert (code(match, "also 3809"), refused_by(match, "also 3809")) == ("not-all-reach", "A5A-6.2.1-f")


@pytest.mark.rule("A5A-6.2.1-f", "A5A-6.2.1-g")
def test_strengths_of_several_hexes_add_up_and_are_not_split() -> None:
    match = fighting(PAIR, NOTHING, NOTHING)
    declare(match, "3708 3809", "u-coler u-pattison")
    assert odds(match) == (6, 11, "1-2", "1-2")
    match.play("resolve")
    match.play("stand")
    assert match.view()["marker"] == "mcculloch"  # both have attacked both


@pytest.mark.rule("A5A-6.2.1-g", "A5A-6.1-e")
def test_a_unit_goes_into_one_combat_with_all_it_has() -> None:
    match = fighting(PAIR, NOTHING, NOTHING)
    declare(match, "3708", "u-coler")
    assert forecast(match)["attack"] == 3
    match.play("resolve")
    match.play("stand")
    match.play("attack 3809")
    assert offered(match, "with") == {"u-pattison"}


@pytest.mark.rule("A5A-6.2.1-f")
def test_an_enemy_beside_nobody_is_reached_by_guns_only() -> None:
    match = fighting("u-coler:3808 u-carrart:3806 c-hebert:3708 c-slack:3607", NOTHING)
    match.play("attack 3607")
    assert offered(match, "with") == {"u-carrart"}
    assert (code(match, "with u-coler"), refused_by(match, "with u-coler")) == ("not-adjacent", "A5A-6.2.1-f")


@pytest.mark.rule("A5A-6.2.1-a", "A5A-6.1-f")
def test_a_declaration_that_leads_nowhere_is_dropped_and_nobody_has_attacked() -> None:
    units = "u-24mo:3608:attacked u-coler:3808 c-hebert:3708 c-slack:3809"
    fields = "fighting=1 engaged=3708+3809 bound=u-24mo+u-coler targets=3708 attackers=u-24mo"
    match = phase(units, step="declare", fields=fields)
    assert (code(match, "resolve"), refused_by(match, "resolve")) == ("no-strength", "A5A-6.2.2-d")
    assert texts(match) == ["cancel"]
    match.play("cancel")
    assert set(texts(match)) == {"attack 3708", "attack 3809"}
    match.play("attack 3708")
    assert code(match, "with u-24mo") == "duty-elsewhere"  # nobody with strength could lead it without leaving 3809


@pytest.mark.rule("A5A-7.1-c", "A5A-6.1-i")
def test_who_is_beside_the_enemy_over_a_river_does_not_join() -> None:
    river = plain(water={"river": ["3708|3808"]})
    match = fighting("u-coler:3808 u-pattison:3709 c-hebert:3708", on=river)
    match.play("attack 3708")
    assert (code(match, "with u-coler"), refused_by(match, "with u-coler")) == ("river-between", "A5A-7.1-c")
