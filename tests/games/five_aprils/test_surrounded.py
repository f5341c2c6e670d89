"""A5A 6.2.4-g to 6.2.4-i, attackers and defenders that are surrounded."""

import pytest

from tests.games.five_aprils.fight import NOTHING, declare, fighting, forecast, odds, plain, shifts

RING = "c-hebert:3708 c-greer:3907 c-mcnair:3910"  # every hex around 3808


@pytest.mark.rule("A5A-6.2.4-g")
def test_surrounded_attackers_shift_to_the_left() -> None:
    match = fighting(f"u-dodge:3808 {RING}")
    declare(match, "3708", "u-dodge")
    assert shifts(match) == {"attackers-surrounded": -1}
    free = fighting(f"u-dodge:3808 {RING.replace('3910', '3911')}")
    declare(free, "3708", "u-dodge")
    assert shifts(free) == {}


@pytest.mark.rule("A5A-6.2.4-g")
def test_only_if_all_of_them_are() -> None:
    match = fighting(f"u-dodge:3808 u-coler:3707 {RING}")
    declare(match, "3708", "u-dodge u-coler")
    assert shifts(match) == {}


@pytest.mark.rule("A5A-6.2.4-g")
def test_a_friend_beside_them_does_not_break_the_ring() -> None:
    match = fighting(f"u-dodge:3808 u-coler:3909 {RING}")
    declare(match, "3708", "u-dodge")
    assert shifts(match) == {"attackers-surrounded": -1}


@pytest.mark.rule("A5A-6.2.4-h")
def test_surrounded_defenders_shift_to_the_right() -> None:
    match = fighting("u-coler:3708 u-dodge:3907 u-pattison:3910 c-slack:3808")
    declare(match, "3808", "u-coler")
    assert shifts(match) == {"defenders-surrounded": 1}
    assert odds(match)[2:] == ("1-1", "2-1")
    free = fighting("u-coler:3708 u-dodge:3907 u-pattison:3911 c-slack:3808")
    declare(free, "3808", "u-coler")
    assert shifts(free) == {}


@pytest.mark.rule("A5A-6.2.4-h")
def test_the_edge_of_the_map_is_no_way_out() -> None:
    match = fighting("u-coler:4511 u-dodge:4413 c-slack:4512")
    declare(match, "4512", "u-coler")
    assert shifts(match) == {"defenders-surrounded": 1}
    named = fighting("u-coler:4511 u-dodge:4413 c-slack:4512", fields="map-edge=open")
    declare(named, "4512", "u-coler")
    assert shifts(named) == {}


@pytest.mark.rule("A5A-6.2.4-i")
def test_both_may_be_and_cancel_out() -> None:
    units = "u-dodge:3808 c-hebert:3707 c-greer:3907 c-mcnair:3910 c-slack:3709 u-coler:3610 u-pattison:3608"
    match = fighting(units)
    declare(match, "3709", "u-dodge")
    found = shifts(match)
    assert found == {"attackers-surrounded": -1, "defenders-surrounded": 1}
    assert odds(match)[2] == odds(match)[3]


@pytest.mark.rule("A5A-6.2.4-k", "A5A-6.2.6-c")
def test_below_the_first_column_by_a_ring_alone_nothing_is_lost() -> None:
    match = fighting(f"u-joliat:3808 {RING}", NOTHING, NOTHING)
    declare(match, "3708", "u-joliat")
    assert (forecast(match)["final"], forecast(match)["below"]) == ("1-4", False)


@pytest.mark.rule("A5A-6.2.4-g")
def test_bombarding_guns_are_not_asked_whether_they_are() -> None:
    match = fighting(f"u-dodge:3808 u-carrart:4107 {RING}")
    declare(match, "3708", "u-dodge")
    alone = shifts(match)
    match.play("with u-carrart")
    assert shifts(match) == alone == {"attackers-surrounded": -1}


@pytest.mark.rule("A5A-6.2.4-h", "A5A-5.0-b")
def test_a_zone_stopped_by_a_river_closes_nothing() -> None:
    """3909 is shut only by the unit in 3910, and a river runs between them."""
    units = "u-coler:3708 u-dodge:3907 u-pattison:3910 u-greusel:3710 c-slack:3808"
    shut = fighting(units)
    declare(shut, "3808", "u-coler")
    assert shifts(shut) == {"defenders-surrounded": 1}
    river = fighting(units, on=plain(water={"river": ["3909|3910"]}))
    declare(river, "3808", "u-coler")
    assert shifts(river) == {}
