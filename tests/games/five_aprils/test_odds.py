"""A5A 6.2.3 and 6.2.4, the odds."""

import pytest

from longroll.games.five_aprils.odds import initial_column, odds_text
from longroll.games.five_aprils.terms import COLUMN_NAMES
from tests.games.five_aprils.fight import (
    NOTHING,
    declare,
    facts,
    fighting,
    odds,
    phase,
    plain,
    resolve,
    shifts,
)


@pytest.mark.rule("A5A-6.2.3-a", "A5A-6.2.3-b", "A5A-6.2.3-c")
@pytest.mark.parametrize(
    ("attack", "defence", "said", "column"),
    [
        (22, 8, "2-1", "2-1"),
        (3, 16, "1-6", "1-4"),
        (2, 4, "1-2", "1-2"),
        (5, 1, "5-1", "5-1"),
        (8, 4, "2-1", "2-1"),
        (7, 4, "1-1", "1-1"),
        (4, 4, "1-1", "1-1"),
        (4, 5, "1-2", "1-2"),
        (4, 9, "1-3", "1-3"),
        (4, 16, "1-4", "1-4"),
        (4, 17, "1-5", "1-4"),
        (14, 2, "7-1", "6-1"),
        (12, 2, "6-1", "6-1"),
    ],
)
def test_fractions_go_to_the_defender(attack: int, defence: int, said: str, column: str) -> None:
    assert odds_text(attack, defence) == said
    assert COLUMN_NAMES[initial_column(attack, defence)] == column


@pytest.mark.rule("A5A-6.2.3-a", "A5A-6.2.3-c")
@pytest.mark.parametrize(
    ("units", "attackers", "expected"),
    [
        ("u-dodge:3808 c-hebert:3708", "u-dodge", (4, 6, "1-2", "1-2")),
        ("u-joliat:3808 c-price:3708", "u-joliat", (1, 8, "1-4", "1-4")),
        ("u-dodge:3808 u-coler:3709 c-slack:3708", "u-dodge u-coler", (7, 2, "3-1", "3-1")),
        ("u-dodge:3808 u-coler:3808 c-slack:3708:reduced", "u-dodge u-coler", (7, 1, "6-1", "6-1")),
    ],
)
def test_a_combat_begins_at_its_ratio(units: str, attackers: str, expected: tuple[int, int, str, str]) -> None:
    match = fighting(units)
    declare(match, "3708", attackers)
    assert odds(match) == expected


@pytest.mark.rule("A5A-6.2.3-d")
def test_the_columns_are_one_shift_apart() -> None:
    assert COLUMN_NAMES == ["1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]


@pytest.mark.rule("A5A-6.2.3-e", "A5A-4.3-e")
def test_overstacked_units_add_nothing_to_the_defence() -> None:
    match = fighting("u-dodge:3808 c-hebert:3708 c-slack:3708 c-mcnair:3708")
    declare(match, "3708", "u-dodge")
    assert odds(match)[1] == 8


@pytest.mark.rule("A5A-6.2.3-e", "A5A-6.5-f")
def test_who_fell_back_into_the_hex_in_this_phase_adds_nothing() -> None:
    match = fighting("u-dodge:3808 c-hebert:3708:target+fell-back c-slack:3708")
    declare(match, "3708", "u-dodge")
    assert odds(match)[1] == 2


# --- the hex


@pytest.mark.rule("A5A-6.2.4-a")
@pytest.mark.parametrize(("kind", "shift"), [("woods", -1), ("hill", -1), ("wooded-hill", -2), ("clear", 0)])
def test_the_terrain_of_the_defender_shifts(kind: str, shift: int) -> None:
    hills = [["3708"]] if "hill" in kind else []
    match = fighting("u-dodge:3808 u-coler:3808 c-hebert:3708", on=plain(terrain={kind: ["3708"]}, hills=hills))
    declare(match, "3708", "u-dodge u-coler")
    assert shifts(match) == ({"terrain": shift} if shift else {})
    assert odds(match)[2:] == ("1-1", COLUMN_NAMES[3 + shift])


@pytest.mark.rule("A5A-6.2.4-a")
def test_the_terrain_of_the_attacker_does_not() -> None:
    match = fighting("u-dodge:3808 c-slack:3708", on=plain(terrain={"woods": ["3808"]}))
    declare(match, "3708", "u-dodge")
    assert shifts(match) == {}


@pytest.mark.rule("A5A-6.2.4-b")
@pytest.mark.parametrize("order", ["3708 3809", "3809 3708"])
def test_of_several_hexes_the_one_that_shifts_most(order: str) -> None:
    rough = plain(terrain={"woods": ["3708"], "wooded-hill": ["3809"]}, hills=[["3809"]])
    match = fighting("u-dodge:3808 c-slack:3708 c-greer:3809", on=rough)
    declare(match, order, "u-dodge")
    assert shifts(match) == {"terrain": -2}


@pytest.mark.rule("A5A-6.2.4-c", "A5A-6.2.4-d")
@pytest.mark.parametrize(("kind", "beside", "apart"), [("hill", {}, -1), ("wooded-hill", {"terrain": -1}, -2)])
def test_a_hill_does_not_help_against_who_is_on_it(kind: str, beside: dict[str, int], apart: int) -> None:
    units = "u-dodge:3808 u-coler:3709 c-hebert:3708"
    same = fighting(units, on=plain(terrain={kind: ["3708", "3808"]}, hills=[["3708", "3808"]]))
    declare(same, "3708", "u-dodge u-coler")
    assert shifts(same) == beside
    other = fighting(units, on=plain(terrain={kind: ["3708", "3808"]}, hills=[["3708"], ["3808"]]))
    declare(other, "3708", "u-dodge u-coler")
    assert shifts(other) == {"terrain": apart}


@pytest.mark.rule("A5A-6.2.4-c")
def test_guns_on_the_same_hill_from_afar_do_not_cancel_it() -> None:
    hill = ["3708", "3808", "3908"]
    match = fighting("u-carrart:3908 u-coler:3709 c-hebert:3708", on=plain(terrain={"hill": hill}, hills=[hill]))
    match.play("attack 3708")
    match.play("with u-coler")
    assert shifts(match) == {"terrain": -1}
    near = fighting(
        "u-carrart:3908 u-coler:3708 c-slack:3709",
        on=plain(terrain={"hill": ["3709", "3908"]}, hills=[["3709", "3908"]]),
    )
    declare(near, "3709", "u-coler u-carrart")
    assert shifts(near) == {"terrain": -1}


@pytest.mark.rule("A5A-6.2.4-b", "A5A-6.2.4-c")
def test_each_of_several_hills_is_judged_by_its_own_attackers() -> None:
    """The attacker is on the hill of 3708, which does not help there, but not on that of 3809, which does."""
    units = "u-dodge:3808 c-slack:3708 c-greer:3809"
    kinds = {"hill": ["3708", "3808", "3809"]}
    one = fighting(units, on=plain(terrain=kinds, hills=[["3708", "3808"], ["3809"]]))
    declare(one, "3708 3809", "u-dodge")
    assert shifts(one) == {"terrain": -1}
    same = fighting(units, on=plain(terrain=kinds, hills=[["3708", "3808", "3809"]]))
    declare(same, "3708 3809", "u-dodge")
    assert shifts(same) == {}


# --- the sides


@pytest.mark.rule("A5A-6.2.4-e")
@pytest.mark.parametrize(("kind", "shift"), [("stream", -1), ("creek", -2)])
def test_water_helps_only_if_every_attacker_crosses_it(kind: str, shift: int) -> None:
    units = "u-dodge:3808 u-coler:3709 c-hebert:3708"
    match = fighting(units, on=plain(water={kind: ["3708|3808", "3708|3709"]}))
    declare(match, "3708", "u-dodge u-coler")
    assert shifts(match) == {"water": shift}
    half = fighting(units, on=plain(water={kind: ["3708|3808"]}))
    declare(half, "3708", "u-dodge u-coler")
    assert shifts(half) == {}


@pytest.mark.rule("A5A-6.2.4-e")
def test_of_different_sides_the_least_helps() -> None:
    match = fighting(
        "u-dodge:3808 u-coler:3709 c-hebert:3708", on=plain(water={"creek": ["3708|3808"], "stream": ["3708|3709"]})
    )
    declare(match, "3708", "u-dodge u-coler")
    assert shifts(match) == {"water": -1}


@pytest.mark.rule("A5A-6.2.4-e")
def test_of_several_hexes_every_side_between_must_help() -> None:
    units = "u-dodge:3808 c-slack:3708 c-greer:3809"
    one = fighting(units, on=plain(water={"stream": ["3708|3808"]}))
    declare(one, "3708 3809", "u-dodge")
    assert shifts(one) == {}
    both = fighting(units, on=plain(water={"stream": ["3708|3808", "3808|3809"]}))
    declare(both, "3708 3809", "u-dodge")
    assert shifts(both) == {"water": -1}


@pytest.mark.rule("A5A-6.2.4-e", "A5A-7.2-g")
def test_guns_from_afar_are_not_asked_about_the_sides() -> None:
    match = fighting("u-dodge:3808 u-carrart:3706 c-hebert:3708", on=plain(water={"stream": ["3708|3808"]}))
    declare(match, "3708", "u-dodge u-carrart")
    assert shifts(match) == {"water": -1}


@pytest.mark.rule("A5A-6.2.4-e", "A5A-10.0-i", "A5A-10.0-k", "A5A-10.0-l")
@pytest.mark.parametrize(("kind", "shift"), [("breastwork", -1), ("entrenchment", -2)])
def test_fortifications_help_only_through_their_sides(kind: str, shift: int) -> None:
    units = "u-dodge:3808 u-coler:3707 c-hebert:3708"
    match = fighting(units, fields=f"works=3708:{kind}:DR")
    declare(match, "3708", "u-dodge")
    assert shifts(match) == {"works": shift}
    match.play("with u-coler")
    assert shifts(match) == {}


@pytest.mark.rule("A5A-6.2.4-f")
def test_hex_and_side_add_up() -> None:
    ground = plain(terrain={"woods": ["3708"]}, water={"stream": ["3708|3808"]})
    match = fighting("u-dodge:3808 u-coler:3808 c-slack:3708", on=ground)
    declare(match, "3708", "u-dodge u-coler")
    assert odds(match) == (7, 2, "3-1", "1-1")


# --- limits


@pytest.mark.rule("A5A-6.2.4-j")
def test_no_more_than_three_columns_in_all() -> None:
    ground = plain(terrain={"wooded-hill": ["3708"]}, hills=[["3708"]], water={"creek": ["3708|3808"]})
    match = fighting("u-dodge:3808 u-coler:3808 c-slack:3708:reduced", on=ground)
    declare(match, "3708", "u-dodge u-coler")
    assert shifts(match) == {"terrain": -2, "water": -2}
    assert odds(match)[2:] == ("6-1", "3-1")


@pytest.mark.rule("A5A-6.2.4-j")
def test_the_limit_is_on_the_sum() -> None:
    ground = plain(terrain={"wooded-hill": ["3808"]}, hills=[["3808"]], water={"creek": ["3708|3808"]})
    match = fighting("u-dodge:3708 u-coler:3708 u-greusel:3907 u-pattison:3910 c-slack:3808", on=ground)
    declare(match, "3808", "u-dodge u-coler")
    assert shifts(match) == {"terrain": -2, "water": -2, "defenders-surrounded": 1}
    assert odds(match)[2:] == ("3-1", "1-2")


@pytest.mark.rule("A5A-6.2.4-k")
def test_beyond_the_last_column_shifts_are_lost() -> None:
    match = fighting("u-coler:3708 u-dodge:3708 u-greusel:3907 u-pattison:3910 c-slack:3808:reduced")
    declare(match, "3808", "u-coler u-dodge")
    assert shifts(match) == {"defenders-surrounded": 1}
    assert odds(match)[2:] == ("6-1", "6-1")


@pytest.mark.rule("A5A-6.2.4-l", "A5A-7.2-d", "A5A-7.2-e")
def test_water_does_not_hinder_a_bombardment() -> None:
    ground = plain(terrain={"woods": ["3708"]}, water={"stream": ["3708|3807", "3708|3808"]})
    match = phase("u-carrart:3909 u-ostart:3909 c-slack:3708", step="attack", on=ground)
    declare(match, "3708", "u-carrart u-ostart")
    assert odds(match) == (2, 2, "1-1", "1-2")
    assert shifts(match) == {"terrain": -1}


@pytest.mark.rule("A5A-6.2.4-j")
def test_the_odds_told_are_the_odds_forecast() -> None:
    match = fighting("u-dodge:3808 c-hebert:3708", NOTHING, NOTHING, on=plain(terrain={"woods": ["3708"]}))
    told = resolve(match, "3708", "u-dodge")
    names = ("side", "attack", "defence", "odds", "initial", "shift", "final")
    assert facts(told, "odds", *names) == [("union", 4, 6, "1-2", "1-2", -1, "1-3")]
