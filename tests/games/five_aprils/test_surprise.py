"""A5A 14.2, surprise at Shiloh."""

import pytest

from tests.games.five_aprils.field import play, word
from tests.games.five_aprils.fight import NOTHING, declare, forecast, plain, resolve, shifts
from tests.games.five_aprils.test_shiloh import fought


def surprise(turn: int, *, seat: str = "confederate", first: str = "") -> int:
    """What an attack of that side on that turn shifts, Union units having first been attacked on turn `first`."""
    match = fought(turn, "c-hindman:1509 u-whittlesey:1510", seat=seat, extra=f"first-attack={first}" if first else "")
    play(match, "fight")
    south = seat == "confederate"
    declare(match, "1510" if south else "1509", "c-hindman" if south else "u-whittlesey")
    return shifts(match).get("surprise", 0)


@pytest.mark.rule("A5A-14.2-b", "A5A-14.2-c")
def test_two_columns_on_the_first_turn_of_attacks_then_one_to_turn_6() -> None:
    assert [surprise(turn) for turn in range(1, 7)] == [2] * 6
    assert [surprise(turn, first="1") for turn in range(1, 9)] == [2, 1, 1, 1, 1, 1, 0, 0]
    assert [surprise(turn, first="4") for turn in range(4, 9)] == [2, 1, 1, 0, 0]


@pytest.mark.rule("A5A-14.2-e")
def test_after_turn_6_nobody_is_surprised_even_by_the_first_attack_of_the_game() -> None:
    assert [surprise(turn) for turn in (6, 7, 8, 9, 11, 12)] == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("A5A-14.2-b")
def test_every_attack_of_the_first_turn_has_two() -> None:
    units = "c-gladden:1509 u-whittlesey:1510 c-cleburne:1203 u-thayer:1204"
    match = fought(3, units, NOTHING, NOTHING)
    play(match, "fight")
    resolve(match, "1510", "c-gladden")
    play(match, "stand")
    declare(match, "1204", "c-cleburne")
    assert shifts(match)["surprise"] == 2
    assert word(match, "first-attack") == "3"


@pytest.mark.rule("A5A-14.2-b", "A5A-RUL-25")
def test_a_bombardment_is_an_attack_and_is_helped() -> None:
    match = fought(3, "c-polkart:1508 u-terrill:1510", NOTHING)
    play(match, "fight")
    declare(match, "1510", "c-polkart")
    assert shifts(match) == {"surprise": 2}
    play(match, "resolve")
    assert word(match, "first-attack") == "3"


@pytest.mark.rule("A5A-14.2-b")
def test_a_union_attack_or_an_automatic_retreat_begins_nothing() -> None:
    match = fought(7, "c-hindman:1509 u-whittlesey:1510", NOTHING, NOTHING, seat="union")
    play(match, "fight")
    resolve(match, "1509", "u-whittlesey")
    assert word(match, "first-attack") == ""
    match = fought(3, "c-hindman:1509 u-whittlesey:1510")
    play(match, "yield 1510", "withdraw")
    assert word(match, "first-attack") == ""


@pytest.mark.rule("A5A-14.2-d", "A5A-RUL-64", "A5A-14.2-a")
def test_the_union_has_one_column_on_turns_11_to_14() -> None:
    days = [turn for turn in range(6, 18) if turn != 10]
    assert [turn for turn in days if surprise(turn, seat="union")] == [11, 12, 13, 14]
    assert surprise(12, seat="union") == 1
    assert surprise(12, first="2") == 0, "and none in defence"


@pytest.mark.rule("A5A-14.2-a", "A5A-RUL-25")
def test_surprise_comes_on_top_of_the_three_columns() -> None:
    """Wooded hill two and a creek two are cut to three; then two to the right."""
    made = plain("shiloh", terrain={"wooded-hill": ["1510"]}, hills=[["1510"]], water={"creek": ["1509|1510"]})
    match = fought(2, "c-hindman:1509 c-cleburne:1509 u-terrill:1510", on=made)
    play(match, "fight")
    declare(match, "1510", "c-hindman c-cleburne")
    assert shifts(match) == {"terrain": -2, "water": -2, "surprise": 2}
    assert (forecast(match)["initial"], forecast(match)["final"]) == ("5-1", "4-1")


@pytest.mark.rule("A5A-14.2-a", "A5A-RUL-25", "A5A-6.2.6-c")
@pytest.mark.parametrize(("first", "below"), [("", False), ("first-attack=1", True)])
def test_whether_the_column_falls_below_is_asked_after_surprise(first: str, below: bool) -> None:
    """1-4 in woods: two columns save it, and so does one; behind a stream one does not."""
    made = plain("shiloh", terrain={"woods": ["1510"]}, water={"stream": ["1509|1510"]})
    match = fought(2, "c-forrest:1509:reduced u-whittlesey:1510 u-kirk:1510", extra=first, on=made)
    play(match, "fight")
    declare(match, "1510", "c-forrest")
    assert (forecast(match)["initial"], forecast(match)["final"], forecast(match)["below"]) == ("1-4", "1-4", below)
