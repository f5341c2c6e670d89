"""A5A 4.3, stacking, and 4.2-f, roads into full hexes."""

from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, field, goals, ground, play, points, refused_by, texts, where, word

PLAIN = ground()
FULL = "u-coler:3706 u-greusel:3706"
ROAD: Any = {"terrain": {"woods": ["3706"]}, "roads": {"road": ["3707 3706 3705"]}}


def forecast(match: Match) -> Any:
    combat: Any = match.view()["combat"]
    return combat["forecast"]


def stack(match: Match, place: str) -> list[str]:
    """The units of a hex, top first."""
    words = [text.split(":") for text in match.position_text().split() if "=" not in text and ":" in text]
    return [parts[0] for parts in words if parts[1] == place]


# --- passing and stopping


@pytest.mark.rule("A5A-4.3-a")
def test_any_number_of_units_pass_through_a_hex() -> None:
    units = f"{FULL} u-hussars:3806 u-dodge:3707 u-vandever:3707"
    match = field(units, marker="carr", turn=1, ground=ground(water={"river": barrier()}))
    play(match, "take u-dodge")
    assert points(match)["3705"] == "2"
    play(match, "go 3705", "take u-vandever", "go 3705")
    assert where(match)["u-dodge"] == where(match)["u-vandever"] == "3705"


def barrier() -> list[str]:
    """A river around 3707 that leaves only the side toward 3706."""
    return [f"3707|{number}" for number in ("3606", "3607", "3708", "3806", "3807")]


@pytest.mark.rule("A5A-4.3-b")
@pytest.mark.parametrize("pair", ["u-coler u-greusel", "u-hussars u-ostart", "u-ostart u-coler", "u-indart u-bussey"])
def test_two_units_of_any_types_stop_in_a_hex_and_no_third(pair: str) -> None:
    one, two = pair.split()
    match = field(f"{one}:3706 u-dodge:3707", marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-dodge")
    assert refused_by(match, "go 3706") == ""
    match = field(f"{one}:3706 {two}:3706 u-dodge:3707", marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-dodge")
    assert refused_by(match, "go 3706") == "A5A-4.3-b"


@pytest.mark.rule("A5A-4.3-b")
def test_a_hex_that_a_unit_has_left_has_room_again() -> None:
    match = field("u-dodge:3706 u-coler:3706 u-vandever:3707", marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-dodge", "go 3705", "take u-vandever", "go 3706")
    assert stack(match, "3706") == ["u-vandever", "u-coler"]


@pytest.mark.rule("A5A-4.3-b")
def test_two_gunboats_and_no_third_share_a_hex_of_the_river() -> None:
    match = field("u-lexington:1823 u-tyler:1724", title="shiloh", marker="gunboats")
    play(match, "take u-lexington", "go 1724")
    assert stack(match, "1724") == ["u-lexington", "u-tyler"]


# --- roads into full hexes


@pytest.mark.rule("A5A-4.2-f")
def test_a_road_into_a_full_hex_gives_nothing() -> None:
    units = "u-coler:3706 u-dodge:3707"
    match = field(units, marker="carr", turn=1, ground=ground(**ROAD))
    play(match, "take u-dodge")
    assert points(match)["3705"] == "1"
    match = field(f"{FULL} u-dodge:3707", marker="carr", turn=1, ground=ground(**ROAD, water={"river": barrier()}))
    play(match, "take u-dodge")
    assert points(match)["3705"] == "2½"


@pytest.mark.rule("A5A-RUL-04")
def test_friends_who_will_move_on_fill_the_hex_until_they_do() -> None:
    units = "u-vandever:3706 u-coler:3706 u-dodge:3707"
    match = field(units, marker="carr", turn=1, ground=ground(**ROAD, water={"river": barrier()}))
    play(match, "take u-dodge")
    assert points(match)["3705"] == "2½"
    play(match, "take u-vandever", "go 3805", "take u-dodge")
    assert points(match)["3705"] == "1"


@pytest.mark.rule("A5A-RUL-04")
def test_a_full_hex_is_left_at_road_rate() -> None:
    match = field("u-dodge:3706 u-coler:3706", marker="carr", turn=1, ground=ground(**ROAD))
    play(match, "take u-dodge")
    assert points(match)["3705"] == "½"


@pytest.mark.rule("A5A-4.2-f", "A5A-RUL-06")
def test_a_ban_is_not_lifted_by_a_road_that_may_not_be_used() -> None:
    made = ground(terrain={"marsh": ["3706"]}, roads={"road": ["3707 3706 3705"]})
    match = field(f"{FULL} u-carrart:3707", marker="carr", turn=2, ground=made)
    play(match, "take u-carrart")
    assert refused_by(match, "go 3706") == "A5A-4.2-f"
    assert points(match)["3705"] == "3"


# --- overstacked


THREE = "u-coler:3706 u-greusel:3706 u-dodge:3706"


def driven(dice: list[int]) -> Match:
    """Dodge is driven out of 3707 with a single way back, to two friends in 3706 who stand in an enemy zone too."""
    river = [f"3706|{number}" for number in ("3605", "3606", "3705", "3805", "3806")]
    river += [f"3707|{number}" for number in ("3606", "3607", "3806", "3807")]
    units = "u-dodge:3707 u-coler:3706 u-greusel:3706 c-price:3708 c-hebert:3708"
    made = ground(water={"river": river})
    match = field(units, step="yield", seat="confederate", turn=1, fields="cup=mcculloch", dice=dice, ground=made)
    play(match, "fight", "attack 3707", "with c-price", "with c-hebert", "resolve", "morale 0")
    return match


@pytest.mark.rule("A5A-4.3-c", "A5A-4.3-d")
def test_a_forced_retreat_that_cannot_go_on_overstacks_at_the_bottom() -> None:
    match = driven([4, 1, 6, 1])
    assert where(match)["u-dodge"] == "3706"
    assert stack(match, "3706") == ["u-coler", "u-greusel", "u-dodge"]


@pytest.mark.rule("A5A-4.3-c")
def test_a_forced_retreat_goes_on_through_a_full_hex_if_it_can() -> None:
    units = "u-dodge:3707 u-coler:3706 u-greusel:3706 c-price:3708 c-hebert:3708"
    river = [f"3707|{number}" for number in ("3606", "3607", "3806", "3807")]
    fields = "cup=mcculloch"
    made = ground(water={"river": river})
    match = field(units, step="yield", seat="confederate", turn=1, fields=fields, dice=[4, 1, 6, 1], ground=made)
    play(match, "fight", "attack 3707", "with c-price", "with c-hebert", "resolve", "morale 0")
    assert stack(match, "3706") == ["u-coler", "u-greusel"]
    assert where(match)["u-dodge"] not in ("3706", "3707")


@pytest.mark.rule("A5A-4.3-d", "A5A-4.3-e")
def test_only_the_two_on_top_attack() -> None:
    match = field(f"{THREE} c-price:3705", step="yield", turn=1, ground=PLAIN)
    play(match, "fight", "attack 3705")
    assert refused_by(match, "with u-dodge") == "A5A-4.3-e"
    play(match, "with u-coler", "with u-greusel")
    assert forecast(match)["attack"] == 6


@pytest.mark.rule("A5A-4.3-d", "A5A-4.3-e")
def test_only_the_two_on_top_defend() -> None:
    match = field(f"{THREE} c-price:3705", step="yield", seat="confederate", turn=1, ground=PLAIN)
    play(match, "fight", "attack 3706", "with c-price")
    assert forecast(match)["defence"] == 8


@pytest.mark.rule("A5A-4.3-d")
def test_when_one_of_the_two_leaves_the_next_counts() -> None:
    match = field(f"{THREE} u-ostart:3710", marker="osterhaus", turn=1, ground=PLAIN)
    play(match, "take u-coler", "go 3606")
    assert stack(match, "3706") == ["u-greusel", "u-dodge"]


@pytest.mark.rule("A5A-4.3-f")
def test_the_overstacked_suffer_losses_retreats_and_checks() -> None:
    units = "u-coler:3706 u-pattison:3706 u-schaefer:3706 c-price:3705 c-hebert:3705 c-mcnair:3605"
    fields = "cup=mcculloch"
    match = field(units, step="yield", seat="confederate", turn=1, fields=fields, dice=[4, 1, 6, 6, 6, 1], ground=PLAIN)
    play(match, "fight", "attack 3706", "with c-price", "with c-hebert", "with c-mcnair", "resolve", "morale 0")
    assert refused_by(match, "lose u-schaefer") == ""
    events = play(match, "lose u-schaefer")
    while word(match, "step") == "retreat":
        events += play(match, texts(match)[0])
    assert {event.facts["unit"] for event in events if event.kind == "retreats"} >= {"u-schaefer"}
    assert "u-schaefer" in {event.facts["unit"] for event in events if event.kind == "check-passed"}


@pytest.mark.rule("A5A-4.3-g", "A5A-RUL-08")
def test_who_is_too_many_must_leave_and_the_owner_says_who() -> None:
    match = field("u-coler:3706 u-dodge:3706 u-vandever:3706", marker="carr", turn=1, ground=PLAIN)
    assert refused_by(match, "end") == "A5A-4.3-g"
    for unit in ("u-dodge", "u-vandever"):
        match = field("u-coler:3706 u-dodge:3706 u-vandever:3706", marker="carr", turn=1, ground=PLAIN)
        play(match, f"take {unit}", "go 3705")
        assert refused_by(match, "end") == ""


@pytest.mark.rule("A5A-RUL-08")
def test_only_the_formation_of_an_overstacked_unit_has_to_move() -> None:
    match = field("u-coler:3706 u-greusel:3706 u-dodge:3706 u-ostart:4010", marker="osterhaus", turn=1, ground=PLAIN)
    assert refused_by(match, "end") == ""
    match = field("u-coler:3706 u-greusel:3706 u-dodge:3706 u-ostart:4010", marker="carr", turn=1, ground=PLAIN)
    assert refused_by(match, "end") == "A5A-4.3-g"


@pytest.mark.rule("A5A-RUL-08")
def test_as_many_leave_as_are_too_many() -> None:
    units = "u-coler:3706 u-greusel:3706 u-dodge:3706 u-vandever:3706"
    match = field(units, marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-dodge", "go 3705")
    assert code(match, "end") == "must-unstack"
    play(match, "take u-vandever", "go 3705")
    assert refused_by(match, "end") == ""


@pytest.mark.rule("A5A-RUL-08")
def test_if_none_can_leave_they_stay() -> None:
    ring = "c-price:3705 c-slack:3606 c-little:3806"
    match = field(f"{THREE} {ring} u-vandever:4010", marker="carr", turn=1, ground=PLAIN)
    assert refused_by(match, "take u-dodge") == "A5A-5.0-h"
    assert refused_by(match, "end") == ""


@pytest.mark.rule("A5A-RUL-08", "A5A-4.3-b")
def test_who_leaves_does_not_overstack_another_hex() -> None:
    units = f"{THREE} u-pattison:3705 u-white:3705"
    match = field(units, marker="carr", turn=1, ground=PLAIN)
    play(match, "take u-dodge")
    assert "3705" not in goals(match)
    assert refused_by(match, "go 3705") == "A5A-4.3-b"
