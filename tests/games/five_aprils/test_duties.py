"""A5A 6.0 and 6.1, combat duties: who must be attacked, who must attack."""

from random import Random
from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, refused_by, texts, word
from tests.games.five_aprils.fight import FIELDS, NOTHING, THREE_R, declare, duties, fighting, phase, plain, resolve

# Two enemies, each beside both of two friends.
TWO_AND_TWO = "u-coler:3808 u-pattison:3709 c-hebert:3708 c-mcnair:3809"
# One friend beside two enemies, another beside one of them only.
STAR = "u-coler:3808 u-pattison:3608 c-hebert:3708 c-mcnair:3809"


@pytest.mark.rule("A5A-6.0-a")
def test_a_combat_phase_is_of_one_side_with_all_its_formations() -> None:
    match = fighting("u-coler:3808 u-pattison:3709 u-dodge:3707 c-hebert:3708 c-mcnair:3610")
    match.play("attack 3708")
    assert refused_by(match, "with c-mcnair") == "A5A-6.0-a"
    assert {"with u-coler", "with u-pattison", "with u-dodge"} <= set(texts(match))


@pytest.mark.rule("A5A-6.1-a")
def test_every_enemy_whose_zone_holds_a_friend_must_be_attacked() -> None:
    match = fighting(TWO_AND_TWO, NOTHING, NOTHING)
    assert duties(match) == ({"3708", "3809"}, {"u-coler", "u-pattison"})
    assert code(match, "end") == "must-be-attacked"
    resolve(match, "3708", "u-coler")
    match.play("stand")
    assert duties(match) == ({"3809"}, {"u-pattison"})
    assert refused_by(match, "end") == "A5A-6.1-a"


@pytest.mark.rule("A5A-6.1-a")
def test_an_enemy_far_from_everybody_need_not_be_attacked() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3508", NOTHING, NOTHING)
    assert duties(match)[0] == {"3708"}


@pytest.mark.rule("A5A-6.1-b")
def test_guns_from_afar_do_the_duty_of_the_unit_in_the_zone() -> None:
    match = fighting("u-coler:3808 u-carrart:4010 c-hebert:3708 c-slack:3809", NOTHING, NOTHING, NOTHING)
    resolve(match, "3809", "u-carrart")
    match.play("stand")
    assert duties(match) == ({"3708"}, {"u-coler"})
    resolve(match, "3708", "u-coler")
    match.play("stand")
    assert match.view()["marker"] == "mcculloch"


@pytest.mark.rule("A5A-6.1-b")
def test_guns_that_reach_the_odds_only_together_must_do_it_too() -> None:
    units = "u-coler:3808:attacked u-carrart:4010 u-davisart:4011 c-mcnair:3809"
    match = phase(units, NOTHING, step="attack", fields="fighting=1 engaged=3809")
    assert refused_by(match, "end") == "A5A-6.1-a"
    match.play("attack 3809")
    match.play("with u-carrart")
    assert code(match, "resolve") == "guns-too-weak"
    match.play("with u-davisart")
    assert refused_by(match, "resolve") == ""


@pytest.mark.rule("A5A-6.1-c")
def test_every_friend_in_an_enemy_zone_must_attack() -> None:
    match = fighting("u-coler:3808 u-pattison:3709 c-hebert:3708")
    declare(match, "3708", "u-coler")
    assert (code(match, "resolve"), refused_by(match, "resolve")) == ("must-join", "A5A-6.1-c")
    match.play("with u-pattison")
    assert refused_by(match, "resolve") == ""


@pytest.mark.rule("A5A-6.1-c", "A5A-6.1-a")
def test_a_unit_whose_enemy_was_bombarded_by_others_must_join_them() -> None:
    match = fighting("u-coler:3808 u-carrart:4008 c-slack:3708")
    declare(match, "3708", "u-carrart")
    assert refused_by(match, "resolve") == "A5A-6.1-c"


@pytest.mark.rule("A5A-6.1-d")
@pytest.mark.parametrize(("first", "second"), [("u-coler", "u-pattison"), ("u-pattison", "u-coler")])
def test_a_unit_beside_several_enemies_chooses(first: str, second: str) -> None:
    match = fighting(TWO_AND_TWO, *[NOTHING] * 4)
    resolve(match, "3708", first)
    match.play("stand")
    resolve(match, "3809", second)


@pytest.mark.rule("A5A-6.1-d", "A5A-6.1-j")
def test_but_not_so_that_another_enemy_is_left_without_an_attacker() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3809")
    match.play("attack 3708")
    assert (code(match, "with u-coler"), refused_by(match, "with u-coler")) == ("duty-elsewhere", "A5A-6.1-j")
    match.play("also 3809")
    match.play("with u-coler")
    assert refused_by(match, "resolve") == ""


@pytest.mark.rule("A5A-6.1-e")
def test_nobody_attacks_twice_and_nobody_is_attacked_twice() -> None:
    match = fighting(TWO_AND_TWO, NOTHING, NOTHING)
    resolve(match, "3708", "u-coler")
    match.play("stand")
    assert (code(match, "attack 3708"), refused_by(match, "attack 3708")) == ("already-attacked", "A5A-6.1-e")
    match.play("attack 3809")
    assert (code(match, "with u-coler"), refused_by(match, "with u-coler")) == ("has-attacked", "A5A-6.1-e")


@pytest.mark.rule("A5A-6.1-e")
def test_guns_that_have_bombarded_do_not_bombard_again() -> None:
    match = fighting("u-coler:3808 u-carrart:4010 c-hebert:3708 c-slack:3809", NOTHING)
    resolve(match, "3809", "u-carrart")
    match.play("stand")
    match.play("attack 3708")
    assert refused_by(match, "with u-carrart") == "A5A-6.1-e"


@pytest.mark.rule("A5A-6.1-f")
def test_one_combat_at_a_time() -> None:
    match = fighting(TWO_AND_TWO, THREE_R, NOTHING, 6, 6)
    declare(match, "3708", "u-coler")
    assert (code(match, "attack 3809"), refused_by(match, "attack 3809")) == ("combat-unfinished", "A5A-6.1-f")
    assert (code(match, "cancel"), refused_by(match, "cancel")) == ("not-stuck", "A5A-6.1-f")
    match.play("resolve")
    assert match.view()["step"] == "advance"  # the first combat is not over yet
    assert (code(match, "attack 3809"), refused_by(match, "attack 3809")) == ("combat-unfinished", "A5A-6.1-f")
    match.play("hold")
    assert refused_by(match, "attack 3809") == ""


@pytest.mark.rule("A5A-6.1-g")
def test_automatic_retreats_come_before_every_combat() -> None:
    match = phase(TWO_AND_TWO)
    assert set(texts(match)) == {"yield 3708", "yield 3809", "fight"}
    match.play("fight")
    assert (code(match, "yield 3708"), refused_by(match, "yield 3708")) == ("retreats-over", "A5A-6.1-g")
    assert "attack 3708" in texts(match)


# --- zones that work one way, or not at all


@pytest.mark.rule("A5A-6.1-h", "A5A-6.1-i", "A5A-10.0-g")
def test_behind_a_fortification_there_is_no_duty_but_there_is_leave() -> None:
    match = phase("u-coler:3808 c-hebert:3708", fields="works=3808:breastwork:UL", step="attack")
    assert duties(match) == (set(), set())
    assert set(texts(match)) == {"attack 3708", "end"}


@pytest.mark.rule("A5A-6.1-h", "A5A-10.0-g")
def test_before_a_fortification_there_is_a_duty() -> None:
    match = fighting("u-coler:3808 c-hebert:3708", seat="confederate", fields="works=3808:breastwork:UL")
    assert duties(match) == ({"3808"}, {"c-hebert"})


@pytest.mark.rule("A5A-6.1-h", "A5A-6.1-i")
@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_no_duty_and_no_attack_over_a_river(seat: str) -> None:
    river = plain(water={"river": ["3708|3808"]})
    units = "u-coler:3808 c-hebert:3708 u-dodge:3812 c-mcnair:3813"
    match = fighting(units, seat=seat, on=river)
    enemy = "3708" if seat == "union" else "3808"
    assert enemy not in duties(match)[0]
    assert refused_by(match, f"attack {enemy}") == "A5A-7.1-c"


@pytest.mark.rule("A5A-6.1-h")
@pytest.mark.parametrize("crossing", ["bridge", "ford"])
def test_over_a_crossing_there_is_both(crossing: str) -> None:
    river = plain(water={"river": ["3708|3808"]}, crossings={crossing: ["3708|3808"]})
    match = fighting("u-coler:3808 c-hebert:3708", on=river)
    assert duties(match) == ({"3708"}, {"u-coler"})


# --- duties can always be met


@pytest.mark.rule("A5A-6.1-j")
def test_a_second_hex_may_not_leave_a_unit_without_an_enemy() -> None:
    match = fighting(STAR, *[NOTHING] * 4)
    match.play("attack 3708")
    assert (code(match, "also 3809"), refused_by(match, "also 3809")) == ("splits-duty", "A5A-6.1-j")
    assert code(match, "with u-coler") == "duty-elsewhere"
    match.play("with u-pattison")
    match.play("resolve")
    match.play("stand")
    resolve(match, "3809", "u-coler")


@pytest.mark.rule("A5A-6.1-j")
def test_a_unit_without_strength_does_not_stand_in_the_way_of_a_duty() -> None:
    match = fighting(STAR.replace("u-pattison", "u-24mo"), NOTHING, NOTHING)
    resolve(match, "3708 3809", "u-coler")
    match.play("stand")
    assert match.view()["marker"] == "mcculloch"  # nothing is left for it to do


@pytest.mark.rule("A5A-6.1-j", "A5A-6.1-c")
def test_a_duty_that_has_become_impossible_lapses() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3809 u-carrart:4008", *[NOTHING] * 3)
    resolve(match, "3809 3708", "u-coler u-carrart")
    match.play("stand")
    assert match.view()["marker"] == "mcculloch"


@pytest.mark.rule("A5A-6.1-j")
def test_guns_that_are_the_last_for_two_hexes_may_bombard_either() -> None:
    units = "u-coler:3808:attacked u-carrart:4008 c-slack:3708 c-greer:3809"
    match = phase(units, step="attack", fields="fighting=1 engaged=3708+3809")
    for place in ("3708", "3809"):
        trial = phase(units, NOTHING, step="attack", fields="fighting=1 engaged=3708+3809")
        resolve(trial, place, "u-carrart")
    assert refused_by(match, "end") == "A5A-6.1-a"


@pytest.mark.rule("A5A-6.1-j")
def test_guns_that_are_the_last_for_one_hex_are_not_spent_on_another() -> None:
    units = "u-coler:3808:attacked u-carrart:4008 u-dodge:3707 c-slack:3708 c-greer:3809"
    match = phase(units, step="attack", fields="fighting=1 engaged=3708+3809 bound=u-dodge")
    declare(match, "3708", "u-dodge")
    assert (code(match, "with u-carrart"), refused_by(match, "with u-carrart")) == ("duty-elsewhere", "A5A-6.1-j")


@pytest.mark.rule("A5A-6.1-a", "A5A-6.1-j")
def test_overstacked_units_have_no_duty() -> None:
    match = fighting("u-coler:3808 u-pattison:3808 u-greusel:3808 c-hebert:3708", NOTHING, NOTHING)
    assert duties(match)[1] == {"u-coler", "u-pattison"}
    match.play("attack 3708")
    assert refused_by(match, "with u-greusel") == "A5A-4.3-e"


@pytest.mark.rule("A5A-6.1-a", "A5A-6.2.2-b")
def test_after_the_automatic_retreats_the_duties_are_read_anew() -> None:
    """The Confederate that advances binds a unit that was free; what nobody is in the zone of any more is free."""
    match = phase("u-coler:3808 u-dodge:4008 u-joliat:3906 c-hebert:3708 c-greer:3807 c-mcnair:3905", *[NOTHING] * 4)
    match.play("yield 3708")
    match.play("withdraw")
    assert duties(match) == (set(), set())
    match.play("advance c-greer 3808")
    match.play("fight")
    assert duties(match) == ({"3905"}, {"u-joliat"})  # u-dodge is beside c-greer, who counts as attacked


@pytest.mark.rule("A5A-6.1-c", "A5A-6.6-e")
def test_an_advance_after_a_combat_makes_no_new_duty() -> None:
    match = fighting("u-coler:3808 c-slack:3708 c-hebert:3607", THREE_R, NOTHING)
    resolve(match, "3708", "u-coler")
    match.play("advance u-coler 3708")
    assert match.view()["marker"] == "mcculloch"


@pytest.mark.rule("A5A-6.1-j")
@pytest.mark.parametrize("seed", range(25))
def test_every_combat_phase_comes_to_its_end(seed: int) -> None:
    random = Random(seed)
    match = crowd(random)
    for _ in range(300):
        offered = [text for text in texts(match) if text != "cancel"] or ["cancel"]
        match.play(random.choice(offered))
        if word(match, "marker") != "union-combat":
            return
    pytest.fail("the Combat Phase does not end")


def crowd(random: Random) -> Match:
    """Units of both sides in a few hexes, some of them too many."""
    places = [f"{column}{row:02d}" for column in (37, 38, 39) for row in range(6, 10)]
    random.shuffle(places)
    sides = {"u": places[:5], "c": places[5:9]}
    rows: Any = FIELDS.board()["units"]
    units = [row["id"] for row in rows if row["id"] != "c-pike"]
    random.shuffle(units)
    words: list[str] = []
    for unit in units[:14]:
        place = random.choice(sides[unit[0]])
        if sum(place in text for text in words) < 3:
            words.append(f"{unit}:{place}")
    text = "battle turn=2 step=yield seat=union marker=union-combat cup=mcculloch"
    return Match.from_position("pea-ridge", f"{text} {' '.join(words)}", seed=random.randint(1, 9999))
