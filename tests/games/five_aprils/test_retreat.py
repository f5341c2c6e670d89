"""A5A 6.5, retreats."""

from collections.abc import Mapping
from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, play, refused_by, texts, where
from tests.games.five_aprils.fight import (
    FIELDS,
    NOTHING,
    ONE,
    ONE_R,
    facts,
    fighting,
    hexes,
    odds,
    offered,
    phase,
    plain,
    resolve,
    retire,
    strength,
)

# Around 3808: what a Union unit there may do depends on the hexes 3807, 3809, 3708, 3709, 3908, 3909.
AROUND = ["3807", "3809", "3708", "3709", "3908", "3909"]


def retreating(units: str, *dice: int, unit: str = "u-coler", on: Any = FIELDS, more: str = "") -> Match:
    """A Union unit must go back one hex after a check, in a Confederate Combat Phase."""
    fields = (
        f"phasing=confederate kind=regular stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 {more}"
    )
    fields += f" targets=3808 queue={unit} hit={unit}"
    return phase(units, *dice, seat="union", step="retreat", fields=fields, on=on)


def reasons(match: Match, unit: str = "u-coler") -> Mapping[str, str]:
    """The rule against each hex around 3808; empty where the unit may go."""
    return {place: refused_by(match, f"retreat {unit} {place}") for place in AROUND}


# --- what a retreat is


@pytest.mark.rule("A5A-6.5-a")
def test_only_who_must_or_may_goes_back() -> None:
    match = retreating("u-coler:3808 u-dodge:3909 c-hebert:3708")
    assert (code(match, "retreat u-dodge 4009"), refused_by(match, "retreat u-dodge 4009")) == (
        "nothing-to-retreat",
        "A5A-6.5-a",
    )
    assert code(match, "retreat u-coler 4008") == "retreat-not-beside"


@pytest.mark.rule("A5A-6.5-c")
def test_a_retreat_costs_no_points() -> None:
    """Infantry that could not pay for the hex, or has moved, goes there all the same."""
    match = retreating("u-coler:3808:moved c-hebert:3708", on=plain(terrain={"wooded-hill": ["3908", "3909"]}))
    assert offered(match, "retreat") == {"u-coler 3908", "u-coler 3909"}
    match.play("retreat u-coler 3908")
    assert facts(match.log, "retreats", "unit", "points") == [("u-coler", "0")]


@pytest.mark.rule("A5A-6.5-d")
def test_units_of_a_stack_go_one_by_one_and_may_part() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 c-mcnair:3708", ONE_R, NOTHING, 6, 6)
    resolve(match, "3708", "u-coler")
    match.play("lose c-hebert")
    assert offered(match, "retreat") == {
        f"{unit} {place}" for unit in ("c-hebert", "c-mcnair") for place in ("3607", "3608")
    }
    match.play("retreat c-mcnair 3607")
    match.play("retreat c-hebert 3608")
    assert hexes(match, "c-hebert", "c-mcnair") == ["3608", "3607"]


@pytest.mark.rule("A5A-6.5-e")
def test_what_is_left_open_the_owner_chooses() -> None:
    match = retreating("u-coler:3808 c-hebert:3708")
    assert match.to_move == "union"
    assert offered(match, "retreat") == {"u-coler 3908", "u-coler 3909"}


@pytest.mark.rule("A5A-6.5-f")
def test_who_falls_back_into_a_hex_attacked_later_suffers_there_but_does_not_help() -> None:
    units = "u-coler:3808 u-pattison:3606 u-dodge:3609 c-hebert:3708 c-slack:3607"
    match = fighting(units, ONE_R, NOTHING, 6, 6)
    resolve(match, "3708", "u-coler")
    match.play("hold")
    assert hexes(match, "c-hebert") == ["3607"]
    match.play("attack 3607")
    assert offered(match, "with") == {"u-pattison"}
    match.play("with u-pattison")
    assert odds(match)[1] == 2
    combat: Any = match.view()["combat"]
    assert set(combat["defenders"]) == {"c-hebert", "c-slack"}


# --- the prohibitions


@pytest.mark.rule("A5A-6.5-g", "A5A-6.5-h")
def test_never_into_the_enemy_nor_into_his_zone() -> None:
    match = retreating("u-coler:3808 c-hebert:3708")
    assert reasons(match) == {
        "3708": "A5A-6.5-g",
        "3807": "A5A-6.5-h",
        "3709": "A5A-6.5-h",
        "3809": "A5A-6.5-o",
        "3908": "",
        "3909": "",
    }


@pytest.mark.rule("A5A-6.5-h", "A5A-6.5-n")
def test_into_a_zone_only_where_a_friend_is_and_only_if_there_is_nothing_else() -> None:
    match = retreating("u-coler:3808 u-dodge:3709 c-hebert:3708")
    assert (code(match, "retreat u-coler 3709"), reasons(match)["3709"]) == ("retreat-zone-first", "A5A-6.5-n")
    shut = retreating("u-coler:3808 u-dodge:3709 c-hebert:3708 c-greer:3907 c-mcnair:3910", 6)
    assert texts(shut) == ["retreat u-coler 3709"]


@pytest.mark.rule("A5A-6.5-i")
def test_never_over_terrain_that_is_closed_to_the_unit() -> None:
    ground = plain(terrain={"marsh": ["3908"]}, talus=["3808|3909"], water={"river": ["3808|3809"]})
    guns = retreating("u-carrart:3808 c-hebert:3607", unit="u-carrart", on=ground)
    assert {place: code(guns, f"retreat u-carrart {place}") for place in ("3908", "3909", "3809")} == dict.fromkeys(
        ("3908", "3909", "3809"), "retreat-over-terrain"
    )
    foot = retreating("u-coler:3808 c-hebert:3708", on=ground)
    assert offered(foot, "retreat") == {"u-coler 3908", "u-coler 3909"}
    assert reasons(foot)["3809"] == "A5A-6.5-i"


@pytest.mark.rule("A5A-6.5-i")
def test_a_road_opens_a_marsh_to_guns() -> None:
    ground = plain(terrain={"marsh": ["3908"]}, talus=["3808|3909"], roads={"road": ["3808 3908"]})
    match = retreating("u-carrart:3808 c-hebert:3708", unit="u-carrart", on=ground)
    assert texts(match) == ["retreat u-carrart 3908"]
    kept = retreating("u-carrart:3808 c-hebert:3708", unit="u-carrart", on=ground, more="road-bans=kept")
    assert code(kept, "retreat u-carrart 3908") == "retreat-over-terrain"


# --- checks, and who cannot go


@pytest.mark.rule("A5A-6.5-j", "A5A-6.5-k")
@pytest.mark.parametrize(("die", "left"), [(4, "full"), (3, "reduced")])
def test_who_enters_a_zone_checks_at_once(die: int, left: str) -> None:
    match = retreating("u-coler:3808 u-dodge:3709 c-hebert:3708 c-greer:3907 c-mcnair:3910", die)
    match.play("retreat u-coler 3709")
    assert len(facts(match.log, "check-passed", "unit") + facts(match.log, "check-failed", "unit")) == 1
    assert hexes(match, "u-coler") == ["3709"]
    assert strength(match, "u-coler") == left


@pytest.mark.rule("A5A-6.5-k", "A5A-6.5-r")
def test_and_once_for_each_such_hex() -> None:
    """3808 to 3909, to 4008, both in zones with friends, then out."""
    ring = "c-hebert:3708 c-greer:3907 c-mcnair:3910 c-little:4108"
    match = phase(f"u-coler:3808 u-dodge:3909 u-joliat:4008 {ring}", 3, 4)
    play(match, "yield 3708", "withdraw")
    assert facts(match.log, "check-failed", "unit", "hex") == [("u-coler", "3909")]
    assert facts(match.log, "check-passed", "unit", "hex") == [("u-coler", "4008")]
    assert strength(match, "u-coler") == "reduced"


@pytest.mark.rule("A5A-6.5-l")
def test_who_cannot_go_loses_a_step_instead() -> None:
    ring = "u-coler:3808 u-dodge:3706 u-pattison:3609 u-greusel:3507"
    match = fighting(f"{ring} c-hebert:3708", ONE, NOTHING, 3)
    resolve(match, "3708", "u-coler")
    assert facts(match.log, "reduced", "unit") == [("c-hebert",)]
    assert [event.rule for event in match.log if event.kind == "eliminated"] == ["A5A-6.5-l"]


@pytest.mark.rule("A5A-6.5-l", "A5A-6.5-m")
@pytest.mark.parametrize(("die", "left"), [(4, "reduced"), (3, "gone")])
def test_two_full_brigades_shut_in_under_1r(die: int, left: str) -> None:
    """One takes the result, both lose a step for the retreat; the survivor still checks, and failing is destroyed."""
    ring = "u-coler:3808 u-dodge:3706 u-pattison:3609 u-greusel:3507"
    match = fighting(f"{ring} c-hebert:3708 c-mcnair:3708", ONE_R, NOTHING, die)
    resolve(match, "3708", "u-coler")
    match.play("lose c-hebert")
    assert strength(match, "c-hebert") == "gone"
    assert strength(match, "c-mcnair") == left


@pytest.mark.rule("A5A-4.4-b", "A5A-6.5-l")
def test_at_the_edge_a_unit_that_cannot_stay_on_the_map_is_eliminated() -> None:
    match = fighting("c-hebert:4511 c-mcnair:4411 c-greer:4413 u-coler:4512", ONE, NOTHING, 3, seat="confederate")
    resolve(match, "4512", "c-hebert c-mcnair")
    assert [event.rule for event in match.log if event.kind == "eliminated"] == ["A5A-4.4-b"]


# --- the priorities


@pytest.mark.rule("A5A-6.5-n")
def test_first_a_hex_in_no_zone_even_against_the_compass() -> None:
    match = retreating("u-coler:3808 u-dodge:3908 c-hebert:3708 c-greer:3907 c-mcnair:4009")
    assert texts(match) == ["retreat u-coler 3809"]
    assert reasons(match)["3908"] == "A5A-6.5-n"


@pytest.mark.rule("A5A-6.5-o")
@pytest.mark.parametrize(
    ("unit", "enemy", "toward"), [("u-coler", "c-greer", {"3908", "3909"}), ("c-greer", "u-coler", {"3708", "3709"})]
)
def test_then_toward_friendly_lines(unit: str, enemy: str, toward: set[str]) -> None:
    """The Union's lie toward higher columns, the Confederates' toward lower ones."""
    seat, other = ("union", "confederate") if unit[0] == "u" else ("confederate", "union")
    fields = f"phasing={other} kind=regular stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1"
    fields += f" targets=3808 queue={unit} hit={unit}"
    match = phase(f"{unit}:3808 {enemy}:4201", seat=seat, step="retreat", fields=fields)
    assert {text.split()[1] for text in offered(match, "retreat")} == toward
    assert (code(match, f"retreat {unit} 3807"), refused_by(match, f"retreat {unit} 3807")) == (
        "retreat-sideways",
        "A5A-6.5-o",
    )


@pytest.mark.rule("A5A-6.5-p")
def test_then_where_there_is_room() -> None:
    match = retreating("u-coler:3808 u-dodge:3908 u-greusel:3908 c-hebert:3708")
    assert texts(match) == ["retreat u-coler 3909"]
    assert (code(match, "retreat u-coler 3908"), reasons(match)["3908"]) == ("retreat-crowded", "A5A-6.5-p")


@pytest.mark.rule("A5A-6.5-p", "A5A-6.5-o")
def test_room_comes_after_direction() -> None:
    match = retreating("u-coler:3808 u-dodge:3908 u-greusel:3908 u-white:3909 u-joliat:3909 c-hebert:3708")
    assert {text.split()[1] for text in offered(match, "retreat")} == {"3908", "3909"}
    assert reasons(match)["3809"] == "A5A-6.5-o"


@pytest.mark.rule("A5A-6.5-q")
def test_then_farthest_from_most_enemies_in_sight() -> None:
    """3908 is farther from the two in 3811, 3909 from the one in 3806."""
    units = "u-coler:3808 c-greer:3806 c-hebert:3811 c-mcnair:3811"
    match = retreating(units)
    assert texts(match) == ["retreat u-coler 3908"]
    assert (code(match, "retreat u-coler 3909"), reasons(match)["3909"]) == ("retreat-nearer", "A5A-6.5-q")
    even = retreating(units.replace("c-mcnair:3811", ""))
    assert len(offered(even, "retreat")) == 2


@pytest.mark.rule("A5A-6.5-q")
def test_enemies_out_of_sight_or_range_are_not_counted() -> None:
    units = "u-coler:3808 c-hebert:3811"
    assert texts(retreating(units)) == ["retreat u-coler 3908"]
    friends = "u-dodge:3806 u-greusel:3806"
    assert texts(retreating(f"{units} {friends}")) == ["retreat u-coler 3908"]
    hidden = retreating(units, on=plain(terrain={"woods": ["3810"]}))
    assert len(offered(hidden, "retreat")) == 2
    far = retreating(units.replace("3811", "3813"))
    assert len(offered(far, "retreat")) == 2


# --- extended retreats and overstacking


FULL = "u-dodge:3908 u-greusel:3908 u-white:3909 u-joliat:3909"


@pytest.mark.rule("A5A-6.5-s")
def test_who_is_one_too_many_goes_on() -> None:
    match = retreating(f"u-coler:3808 {FULL} c-hebert:3708")
    match.play("retreat u-coler 3909")
    assert match.view()["unit"] == "u-coler"
    retire(match, "u-coler 4009")
    assert hexes(match, "u-coler") == ["4009"]


@pytest.mark.rule("A5A-6.5-s", "A5A-6.5-r")
def test_it_does_not_turn_back_on_its_way() -> None:
    """Both hexes are full and shut in: it may not go to and fro between them."""
    ring = "c-hebert:3708 c-greer:3906 c-mcnair:4007 c-mcintosh:4109 c-little:3911 c-slack:3810"
    match = retreating(f"u-coler:3808 {FULL} {ring}", *[6] * 8)
    retire(match)
    way = [row[0] for row in facts(match.log, "retreats", "hex")]
    assert len(way) == len(set(way))
    assert "3808" not in way


@pytest.mark.rule("A5A-6.5-t", "A5A-4.3-d")
def test_if_it_cannot_it_stays_at_the_bottom() -> None:
    ring = "c-hebert:3708 c-greer:3907 c-mcnair:3910 c-little:4108"
    match = retreating(f"u-coler:3808 u-dodge:3909 u-greusel:3909 {ring}", 6)
    match.play("retreat u-coler 3909")
    words = [text for text in match.position_text().split() if ":3909" in text]
    assert [text.partition(":")[0] for text in words] == ["u-dodge", "u-greusel", "u-coler"]
    assert where(match)["u-coler"] == "3909"
