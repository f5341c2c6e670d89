"""A5A 4.4, leaving the map."""

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, field, goals, ground, play, refused_by, texts, where, word

PLAIN = ground()


@pytest.mark.rule("A5A-4.4-a")
def test_no_unit_leaves_the_map_of_its_own_will() -> None:
    match = field("u-dodge:3101", marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-dodge")
    numbers = {f"{column}{row:02}" for column in range(31, 46) for row in range(1, 27)}
    assert goals(match) <= numbers
    for beyond in ("3001", "3100", "off", "x"):
        assert (code(match, f"go {beyond}"), refused_by(match, f"go {beyond}")) == ("unknown-place", "A5A-4.4-a")


def ringed(place: str, hexes: str, dice: list[int]) -> Match:
    """Slack and Little are attacked from all sides with a result of 1R; Slack pays."""
    guards = zip(
        ("u-dodge", "u-greusel", "u-coler", "u-pattison", "u-white", "u-vandever"), hexes.split(), strict=False
    )
    units = f"c-slack:{place} c-little:{place} " + " ".join(f"{unit}:{number}" for unit, number in guards)
    match = field(units, step="yield", turn=1, fields="cup=price", dice=dice, ground=PLAIN)
    play(match, "fight", f"attack {place}")
    play(match, *[f"with {name}" for name in where(match) if name.startswith("u-")], "resolve")
    if "morale 1" in texts(match):
        play(match, "morale 1")
    return match


@pytest.mark.rule("A5A-4.4-b", "A5A-RUL-09")
def test_a_unit_forced_off_the_map_is_eliminated() -> None:
    match = ringed("3101", "3201 3201 3102 3102", [1, 1, 1])
    events = play(match, "lose c-slack")
    gone = [(event.facts["unit"], event.rule) for event in events if event.kind == "eliminated"]
    assert sorted(gone) == [("c-little", "A5A-4.4-b"), ("c-slack", "A5A-4.4-b")]
    assert match.view()["eliminated"] == ["c-slack", "c-little"]


@pytest.mark.rule("A5A-RUL-09")
def test_inside_the_map_the_same_retreat_costs_a_step() -> None:
    match = ringed("3707", "3706 3806 3807 3708 3607 3606", [1, 1, 6, 1])
    events = play(match, "lose c-slack")
    assert "A5A-4.4-b" not in [event.rule for event in events]
    assert word(match, "c-little") == "3707:reduced"


@pytest.mark.rule("A5A-RUL-09")
def test_on_the_edge_a_hex_of_the_map_comes_first_even_against_friendly_lines() -> None:
    match = ringed("3105", "3104 3104", [3, 1, 6, 6, 1])
    play(match, "lose c-slack", "retreat c-slack 3106", "retreat c-little 3205")
    assert where(match)["c-slack"] == "3106"
    assert where(match)["c-little"] == "3205"
