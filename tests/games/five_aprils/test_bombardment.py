"""A5A 7.0, artillery."""

import pytest

from tests.games.five_aprils.field import code, kinds, play, refused_by, texts
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE,
    THREE_R,
    declare,
    duties,
    facts,
    fighting,
    forecast,
    hexes,
    odds,
    offered,
    phase,
    plain,
    resolve,
    shifts,
    strength,
)

# --- 7.1, who bombards what


@pytest.mark.rule("A5A-7.1-a")
def test_guns_beside_the_enemy_attack_like_any_unit() -> None:
    match = fighting("u-carrart:3808 c-slack:3708", NOTHING, NOTHING)
    declare(match, "3708", "u-carrart")
    assert odds(match)[:2] == (2, 2)
    assert facts(match.play("resolve"), "rolls", "side") == [("union",), ("confederate",)]


@pytest.mark.rule("A5A-7.1-a")
def test_and_defend_like_any_unit() -> None:
    match = fighting("u-coler:3808 c-pricea:3708")
    declare(match, "3708", "u-coler")
    assert odds(match)[:2] == (3, 8)


@pytest.mark.rule("A5A-7.1-b")
@pytest.mark.parametrize(("place", "reason"), [("3806", ""), ("3812", ""), ("3813", "out-of-range")])
def test_they_reach_four_hexes(place: str, reason: str) -> None:
    match = fighting("u-carrart:3808 u-davisart:3808 u-dodge:3712 c-slack:" + place + " c-greer:3711")
    action = f"attack {place}"
    if reason:
        assert code(match, action) == "no-attacker"
    else:
        match.play(action)
        assert refused_by(match, "with u-carrart") == ""


@pytest.mark.rule("A5A-7.1-b")
def test_too_far_is_too_far_for_a_combined_attack_too() -> None:
    match = fighting("u-carrart:3803 u-coler:3808 c-slack:3708")
    match.play("attack 3708")
    assert (code(match, "with u-carrart"), refused_by(match, "with u-carrart")) == ("out-of-range", "A5A-7.1-b")


@pytest.mark.rule("A5A-7.1-c")
def test_only_they_attack_over_a_river() -> None:
    river = plain(water={"river": ["3708|3808", "3708|3807"]})
    match = phase("u-carrart:3808 u-coler:3808 u-dodge:3807 c-slack:3708", NOTHING, step="attack", on=river)
    match.play("attack 3708")
    assert offered(match, "with") == {"u-carrart"}
    assert refused_by(match, "with u-coler") == "A5A-7.1-c"


@pytest.mark.rule("A5A-7.1-d")
def test_guns_that_fell_back_in_this_phase_do_not() -> None:
    match = fighting("u-carrart:4008:fell-back u-coler:3808 c-slack:3708")
    match.play("attack 3708")
    assert code(match, "with u-carrart") == "has-fallen-back"


@pytest.mark.rule("A5A-7.1-e")
def test_guns_in_an_enemy_zone_do_not() -> None:
    match = fighting("u-carrart:3808 u-coler:3710 c-hebert:3709 c-slack:3707 u-dodge:3706")
    match.play("attack 3707")
    assert (code(match, "with u-carrart"), refused_by(match, "with u-carrart")) == ("guns-in-zone", "A5A-7.1-e")


@pytest.mark.rule("A5A-7.1-f")
def test_beyond_one_hex_their_sum_is_halved() -> None:
    """3 + 2 come to 2, not to 1 + 1 nor to 2 + 1."""
    match = phase("c-mccart:3808 c-priceb:3808:reduced u-joliat:4008", seat="confederate", step="attack")
    declare(match, "4008", "c-mccart")
    assert forecast(match)["attack"] == 1
    match.play("with c-priceb")
    assert forecast(match)["attack"] == 2


@pytest.mark.rule("A5A-7.1-f")
def test_at_one_hex_it_is_not_and_in_a_mixed_group_only_what_is_far() -> None:
    river = plain(water={"river": ["3708|3808"]})
    match = phase("u-carrart:3808 u-davisart:4008 c-slack:3708", step="attack", on=river)
    declare(match, "3708", "u-carrart")
    assert forecast(match)["attack"] == 2
    match.play("with u-davisart")
    assert forecast(match)["attack"] == 3


@pytest.mark.rule("A5A-7.1-f", "A5A-7.2-h")
@pytest.mark.parametrize("order", ["3708 3809", "3809 3708"])
def test_of_several_hexes_the_farthest_counts(order: str) -> None:
    """The guns are one hex from 3708, over a river, and two from 3809: halved, whichever is named first."""
    river = plain(water={"river": ["3707|3708"]})
    match = fighting("u-carrart:3707 u-coler:3808 c-slack:3708 c-greer:3809", on=river)
    declare(match, order, "u-coler u-carrart")
    assert forecast(match)["attack"] == 3 + 1


@pytest.mark.rule("A5A-7.1-g")
def test_a_single_gun_of_strength_1_cannot_bombard_alone() -> None:
    match = fighting("u-indart:4008 u-carrart:4007 u-dodge:3712 c-slack:3708:reduced c-greer:3711", NOTHING)
    match.play("attack 3708")
    match.play("with u-indart")
    assert (code(match, "resolve"), refused_by(match, "resolve")) == ("guns-too-weak", "A5A-7.2-b")
    match.play("with u-carrart")
    assert refused_by(match, "resolve") == ""
    alone = fighting("u-indart:4008 u-dodge:3712 c-slack:3708:reduced c-greer:3711")
    assert code(alone, "attack 3708") == "guns-too-weak"


# --- line of sight; the geometry itself is in test_sight


@pytest.mark.rule("A5A-7.1-h", "A5A-7.1-i", "A5A-7.1-j")
@pytest.mark.parametrize("kind", ["woods", "hill", "wooded-hill", "town"])
def test_blocking_terrain_between_stops_them(kind: str) -> None:
    hills = [["3806"]] if "hill" in kind else []
    match = fighting("u-carrart:3808 u-coler:3803 c-slack:3804", on=plain(terrain={kind: ["3806"]}, hills=hills))
    match.play("attack 3804")
    assert (code(match, "with u-carrart"), refused_by(match, "with u-carrart")) == ("not-in-sight", "A5A-7.1-j")


@pytest.mark.rule("A5A-7.1-i")
@pytest.mark.parametrize("kind", ["clear", "marsh"])
def test_other_terrain_does_not(kind: str) -> None:
    match = fighting("u-carrart:3808 u-coler:3803 c-slack:3804", on=plain(terrain={kind: ["3806"]}))
    match.play("attack 3804")
    assert refused_by(match, "with u-carrart") == ""


@pytest.mark.rule("A5A-7.1-i", "A5A-7.1-j")
def test_a_talus_side_between_stops_them() -> None:
    match = fighting("u-carrart:3808 u-coler:3803 c-slack:3804", on=plain(talus=["3806|3807"]))
    match.play("attack 3804")
    assert refused_by(match, "with u-carrart") == "A5A-7.1-j"


@pytest.mark.rule("A5A-7.1-k")
@pytest.mark.parametrize(("woods", "rule"), [(["3807"], ""), (["3808"], ""), (["3807", "3808"], "A5A-7.1-j")])
def test_along_a_side_one_of_the_two_may_block(woods: list[str], rule: str) -> None:
    """From 3908 to 3708 the line runs between 3807 and 3808."""
    match = fighting("u-carrart:3908 u-coler:3608 c-slack:3708", on=plain(terrain={"woods": woods}))
    match.play("attack 3708")
    assert refused_by(match, "with u-carrart") == rule


@pytest.mark.rule("A5A-7.1-l")
def test_terrain_of_the_two_ends_does_not_matter() -> None:
    ends = plain(terrain={"woods": ["3808", "3804"]}, talus=["3807|3808", "3804|3805"])
    match = fighting("u-carrart:3808 u-coler:3803 c-slack:3804", on=ends)
    match.play("attack 3804")
    assert refused_by(match, "with u-carrart") == ""


@pytest.mark.rule("A5A-7.1-m")
def test_units_never_block() -> None:
    match = fighting("u-carrart:3809 u-coler:3803 u-joliat:3808 u-white:3807 c-slack:3805 c-greer:3806")
    match.play("attack 3805")
    assert refused_by(match, "with u-carrart") == ""


# --- 7.2, guns alone


@pytest.mark.rule("A5A-7.2-a")
def test_guns_alone_bombard_one_hex() -> None:
    units = "u-carrart:4008 u-davisart:4008 u-coler:3808 c-slack:3708 c-greer:3809"
    match = fighting(units)
    declare(match, "3708", "u-carrart u-davisart")
    match.play("also 3809")
    assert (code(match, "resolve"), refused_by(match, "resolve")) == ("bombard-one-hex", "A5A-7.2-a")
    match.play("with u-coler")
    assert refused_by(match, "resolve") == ""


@pytest.mark.rule("A5A-7.2-b")
@pytest.mark.parametrize(("target", "rule"), [("c-little", ""), ("c-mcnair", "A5A-7.2-b")])
def test_true_odds_of_1_4_are_needed(target: str, rule: str) -> None:
    """2 halved is 1: against 4 it is 1-4, against 5 it is not."""
    match = fighting(f"u-carrart:4008 u-dodge:3712 {target}:3708 c-greer:3711")
    assert refused_by(match, "attack 3708") == rule


@pytest.mark.rule("A5A-7.2-c")
def test_the_defender_does_not_roll_and_suffers_as_usual() -> None:
    match = phase("u-carrart:4008 c-slack:3708", ONE, 6, step="attack")
    told = resolve(match, "3708", "u-carrart")
    assert facts(told, "rolls", "side", "result") == [("union", "1")]
    assert strength(match, "c-slack") == "reduced"
    assert facts(told, "check-passed", "unit") == [("c-slack",)]
    assert strength(match, "u-carrart") == "full"


@pytest.mark.rule("A5A-7.2-d")
@pytest.mark.parametrize(("talus", "shift"), [(["3708|3808"], {"talus": -1}), ([], {})])
def test_of_the_sides_water_does_not_count_the_rest_does(talus: list[str], shift: dict[str, int]) -> None:
    """From 4010 the line comes in over 3708|3808."""
    ground = plain(talus=talus, water={"creek": ["3708|3808"]})
    match = phase("u-carrart:4010 c-slack:3708", step="attack", on=ground)
    declare(match, "3708", "u-carrart")
    assert shifts(match) == shift


@pytest.mark.rule("A5A-7.2-d", "A5A-10.0-i")
def test_works_count_if_every_shot_comes_in_through_them() -> None:
    match = phase("u-carrart:4010 u-davisart:3706 c-slack:3708", step="attack", fields="works=3708:breastwork:DR")
    declare(match, "3708", "u-carrart")
    assert shifts(match) == {"works": -1}
    match.play("with u-davisart")
    assert shifts(match) == {}


@pytest.mark.rule("A5A-7.2-d", "A5A-7.2-e")
def test_2_1_against_woods_behind_water_is_1_1() -> None:
    ground = plain(terrain={"woods": ["3708"]}, water={"stream": ["3708|3808"]})
    match = phase("c-pricea:4010 u-bussey:3708:reduced", seat="confederate", step="attack", on=ground)
    declare(match, "3708", "c-pricea")
    assert odds(match) == (2, 1, "2-1", "1-1")


@pytest.mark.rule("A5A-7.2-f")
def test_a_bombardment_frees_the_others_for_another_enemy() -> None:
    match = fighting("u-coler:3808 u-carrart:4008 c-slack:3708 c-mcnair:3809", NOTHING, NOTHING, NOTHING)
    resolve(match, "3708", "u-carrart")
    match.play("stand")
    assert duties(match) == ({"3809"}, {"u-coler"})
    assert refused_by(match, "end") == "A5A-6.1-a"
    resolve(match, "3809", "u-coler")


# --- 7.2, with others


@pytest.mark.rule("A5A-7.2-g")
def test_guns_join_those_beside_the_enemy() -> None:
    match = fighting("u-coler:3808 u-carrart:4008 c-hebert:3708", NOTHING, NOTHING)
    declare(match, "3708", "u-coler u-carrart")
    assert odds(match)[:2] == (4, 6)
    told = match.play("resolve")
    assert facts(told, "rolls", "side") == [("union",), ("confederate",)]


@pytest.mark.rule("A5A-7.2-h")
def test_of_several_hexes_they_must_see_all() -> None:
    ground = plain(terrain={"woods": ["3810"]})
    match = fighting("u-coler:3808 u-carrart:3811 c-slack:3708 c-greer:3809", on=ground)
    match.play("attack 3708")
    match.play("also 3809")
    assert refused_by(match, "with u-carrart") == "A5A-7.1-j"


@pytest.mark.rule("A5A-7.2-i")
def test_bombarding_guns_stay_when_the_others_are_driven_back() -> None:
    match = fighting("u-coler:3808 u-carrart:4008 c-hebert:3708", NOTHING, THREE_R)
    resolve(match, "3708", "u-coler u-carrart")
    match.play("stand")
    assert hexes(match, "u-coler", "u-carrart") == ["", "4008"]


@pytest.mark.rule("A5A-7.2-j")
def test_the_morale_is_of_a_unit_beside_the_enemy() -> None:
    match = fighting("u-coler:3808 u-dodge:3808 u-carrart:4008 c-hebert:3708")
    resolve(match, "3708", "u-coler u-dodge u-carrart")
    assert offered(match, "morale") == {"0", "1"}
    brave = fighting("u-dodge:3808 u-carrart:4008 c-hebert:3708")
    declare(brave, "3708", "u-dodge u-carrart")
    assert [row["morale"] for row in forecast(brave)["on_defender"]] == [1]


@pytest.mark.rule("A5A-7.1-b", "A5A-6.1-a")
def test_nobody_has_to_bombard() -> None:
    match = phase("u-carrart:4008 c-slack:3708", step="attack", fields="fighting=1")
    assert set(texts(match)) == {"attack 3708", "end"}
    assert "draws" in kinds(play(match, "end"))


@pytest.mark.rule("A5A-7.2-a", "A5A-7.2-h")
def test_guns_alone_are_not_aimed_at_a_second_hex_that_nobody_beside_can_attack() -> None:
    match = fighting("u-carrart:3808 c-slack:3806 c-little:3810")
    play(match, "attack 3806", "with u-carrart")
    assert code(match, "also 3810") == "no-attacker"
    assert "also 3810" not in texts(match)
