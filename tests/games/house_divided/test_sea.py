"""AHD 4.2.3 Union sea moves, 4.2.4 naval invasions."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, field, holder, kinds, play, refused_by, states, texts, where

UNION_PORTS = {"atlantic-city", "baltimore", "fort-monroe", "new-york-city", "pensacola", "washington"}
CONFEDERATE_PORTS = {
    "brunswick",
    "charleston-sc",
    "jacksonville-fl",
    "mobile",
    "new-bern",
    "new-orleans",
    "norfolk",
    "port-royal",
    "savannah",
    "wilmington",
    "yorktown",
}
FAR_AWAY = " c1:im:shreveport"


def order(match: Match, unit: str, action: str) -> None:
    play(match, f"march {where(match)[unit]}", f"take {unit}", action)
    if "done" in texts(match):
        play(match, "done")


def taken(units: str, unit: str = "u1", fields: str = "", control: str = "", marches: int = 4) -> Match:
    side = "union" if unit.startswith("u") else "confederate"
    match = board(units, control=control, fields=fields, side=side, marches=marches)
    play(match, f"march {where(match)[unit]}", f"take {unit}")
    return match


def harbours(match: Match) -> set[str]:
    """Where the chosen unit may sail."""
    return {text.removeprefix("sail ") for text in texts(match) if text.startswith("sail ")}


# --- sea moves


@pytest.mark.rule("AHD-4.2.3-a")
def test_the_confederates_never_go_by_sea() -> None:
    match = taken("c1:im:norfolk u1:im:chicago", "c1", control="wilmington:confederate")
    assert refused_by(match, "sail wilmington") == "AHD-4.2.3-a"
    assert refused_by(match, "sail washington") == "AHD-4.2.3-a"
    assert harbours(match) == set()


@pytest.mark.rule("AHD-4.2.3-a")
@pytest.mark.parametrize("kind", ["im", "ic", "cm", "cc"])
def test_union_units_of_every_kind_go_by_sea(kind: str) -> None:
    match = taken(f"u1:{kind}:new-york-city")
    play(match, "sail pensacola")
    assert where(match) == {"u1": "pensacola"}


@pytest.mark.rule("AHD-4.2.3-b")
def test_each_unit_at_sea_uses_a_whole_march() -> None:
    match = board("u1:im:new-york-city u2:im:new-york-city u3:im:new-york-city", marches=4)
    for unit in ("u1", "u2", "u3"):
        play(match, "march new-york-city", f"take {unit}", "sail fort-monroe")
        assert field(match, "step") == "march"
    assert match.view()["marches"] == 1
    assert set(where(match).values()) == {"fort-monroe"}


@pytest.mark.rule("AHD-4.2.3-b")
def test_a_march_that_moved_one_unit_by_land_takes_no_other_by_sea() -> None:
    match = board("u1:im:new-york-city u2:im:new-york-city")
    play(match, "march new-york-city", "take u1", "go new-york-city=philadelphia", "take u2")
    assert refused_by(match, "sail fort-monroe") == "AHD-4.2.3-b"
    assert harbours(match) == set()


@pytest.mark.rule("AHD-4.2.3-c")
def test_a_unit_outside_a_port_does_not_go_by_sea() -> None:
    match = taken("u1:im:philadelphia")
    assert refused_by(match, "sail fort-monroe") == "AHD-4.2.3-c"


@pytest.mark.rule("AHD-4.2.3-c")
def test_a_unit_that_marched_into_a_port_did_not_begin_the_turn_there() -> None:
    match = board("u1:im:philadelphia", marches=3)
    order(match, "u1", "go philadelphia=atlantic-city")
    play(match, "march atlantic-city", "take u1")
    assert refused_by(match, "sail fort-monroe") in ("AHD-4.2.3-c", "AHD-4.2.3-e")
    assert harbours(match) == set()


@pytest.mark.rule("AHD-4.2.3-c")
def test_a_unit_that_marched_into_a_port_may_sail_in_the_next_turn() -> None:
    match = board("u1:im:philadelphia" + FAR_AWAY, dice=[3, 3, 3, 3])
    order(match, "u1", "go philadelphia=atlantic-city")
    play(match, "end", "muster", "rest", "end", "muster", "rest")
    play(match, "march atlantic-city", "take u1")
    assert refused_by(match, "sail fort-monroe") == ""


@pytest.mark.rule("AHD-4.2.3-d")
def test_the_way_leads_to_every_other_union_port_and_nowhere_else() -> None:
    match = taken("u1:im:new-york-city")
    assert harbours(match) == UNION_PORTS - {"new-york-city"}


@pytest.mark.rule("AHD-4.2.3-d", "AHD-1.2-b")
def test_a_captured_port_is_open_to_the_union() -> None:
    match = taken("u1:im:baltimore", control=" ".join(f"{port}:union" for port in CONFEDERATE_PORTS - {"mobile"}))
    assert harbours(match) == (UNION_PORTS | CONFEDERATE_PORTS) - {"baltimore", "mobile"}


@pytest.mark.rule("AHD-4.2.3-d")
@pytest.mark.parametrize("box", ["philadelphia", "richmond", "new-york-city"])
def test_no_sea_move_to_an_inland_box_or_to_the_same_port(box: str) -> None:
    match = taken("u1:im:new-york-city", fields="six=1")
    assert refused_by(match, f"sail {box}") == "AHD-4.2.3-d"


@pytest.mark.rule("AHD-4.2.3-d")
def test_no_sea_move_to_a_port_that_nobody_controls() -> None:
    match = taken("u1:im:washington", fields="six=1", control="norfolk:nobody")
    assert refused_by(match, "sail norfolk") == "AHD-4.2.3-d"


@pytest.mark.rule("AHD-4.2.3-d", "AHD-R05")
@pytest.mark.parametrize("options", ["", "capture=at-once"])
def test_a_port_entered_in_this_phase_is_not_yet_a_union_port(options: str) -> None:
    match = board("u1:im:richmond u2:im:new-york-city", options=options)
    order(match, "u1", "go richmond=yorktown")
    play(match, "march new-york-city", "take u2")
    assert "yorktown" not in harbours(match)


@pytest.mark.rule("AHD-4.2.3-d")
def test_a_port_held_by_cavalry_alone_is_a_union_port_only_while_it_stays() -> None:
    match = board("u1:cm:norfolk u2:im:new-york-city", control="norfolk:union:lightly", marches=3)
    play(match, "march new-york-city", "take u2")
    assert refused_by(match, "sail norfolk") == ""
    match = board("u1:cm:norfolk u2:im:new-york-city", control="norfolk:union:lightly", marches=3)
    order(match, "u1", "sail fort-monroe")
    play(match, "march new-york-city", "take u2")
    assert "norfolk" not in harbours(match)


@pytest.mark.rule("AHD-4.2.3-e", "AHD-R10")
def test_a_unit_that_has_sailed_takes_part_in_no_other_march() -> None:
    match = board("u1:im:new-york-city u2:im:baltimore", marches=4)
    order(match, "u1", "sail baltimore")
    play(match, "march baltimore")
    assert refused_by(match, "take u1") == "AHD-4.2.3-e"
    assert refused_by(match, "take u2") == ""


@pytest.mark.rule("AHD-4.2.3-e", "AHD-R10")
def test_a_box_that_holds_only_units_that_sailed_cannot_be_activated() -> None:
    match = board("u1:im:new-york-city", marches=4)
    order(match, "u1", "sail baltimore")
    assert refused_by(match, "march baltimore") == "AHD-4.2.3-e"


@pytest.mark.rule("AHD-4.2.3-e", "AHD-R10")
def test_a_unit_that_marched_from_port_to_port_does_not_sail() -> None:
    match = board("u1:im:washington", marches=4)
    order(match, "u1", "go washington=baltimore")
    play(match, "march baltimore", "take u1")
    assert refused_by(match, "sail fort-monroe") == "AHD-4.2.3-e"


@pytest.mark.rule("AHD-4.2.3-e", "AHD-R10")
def test_a_unit_that_marched_out_of_its_port_is_refused_for_its_march() -> None:
    """It did begin the turn in a port, so nothing but its march stands in the way."""
    match = board("u1:im:baltimore", marches=4)
    order(match, "u1", "go baltimore=philadelphia")
    play(match, "march philadelphia", "take u1")
    assert refused_by(match, "sail fort-monroe") == "AHD-4.2.3-e"


@pytest.mark.rule("AHD-4.2.3-e", "AHD-R10")
def test_a_unit_that_entrenched_does_not_sail_and_the_other_way_round() -> None:
    match = board("u1:im:baltimore u2:im:new-york-city", marches=4)
    order(match, "u1", "dig")
    order(match, "u2", "sail baltimore")
    play(match, "march baltimore")
    assert refused_by(match, "take u2") == "AHD-4.2.3-e"
    play(match, "take u1")
    assert refused_by(match, "sail fort-monroe") == "AHD-4.2.3-e"


# --- naval invasions


@pytest.mark.rule("AHD-4.2.4-a")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_only_a_6_brings_naval_invasions(die: int) -> None:
    match = board("u1:im:washington" + FAR_AWAY, side="confederate", step="recruit", dice=[die])
    play(match, "rest", "march washington", "take u1")
    assert refused_by(match, "sail norfolk") == ("" if die == 6 else "AHD-4.2.4-a")
    assert match.view()["invasion"] is (die == 6)


@pytest.mark.rule("AHD-4.2.4-a")
def test_a_confederate_6_brings_nothing() -> None:
    match = board("u1:im:washington c1:im:norfolk", step="recruit", dice=[6, 3, 5])
    play(match, "rest")
    assert match.view()["invasion"] is False
    play(match, "march norfolk", "take c1")
    assert refused_by(match, "sail fort-monroe") == "AHD-4.2.3-a"


@pytest.mark.rule("AHD-4.2.4-b", "AHD-R09")
def test_an_invasion_goes_from_washington_to_any_confederate_port() -> None:
    match = taken("u1:im:washington", fields="six=1")
    assert harbours(match) == (UNION_PORTS | CONFEDERATE_PORTS) - {"washington"}


@pytest.mark.rule("AHD-4.2.4-b")
@pytest.mark.parametrize("port", ["baltimore", "fort-monroe", "new-york-city"])
def test_no_invasion_from_another_port(port: str) -> None:
    match = taken(f"u1:im:{port}", fields="six=1")
    assert refused_by(match, "sail norfolk") == "AHD-4.2.4-b"
    assert harbours(match) == UNION_PORTS - {port}


@pytest.mark.rule("AHD-4.2.4-b")
def test_no_invasion_by_a_unit_that_came_to_washington_in_this_turn() -> None:
    match = board("u1:im:baltimore", fields="six=1", marches=6)
    order(match, "u1", "go baltimore=washington")
    play(match, "march washington", "take u1")
    assert refused_by(match, "sail norfolk") in ("AHD-4.2.4-b", "AHD-4.2.3-c", "AHD-4.2.3-e")
    assert harbours(match) == set()


@pytest.mark.rule("AHD-4.2.4-b", "AHD-R09")
def test_a_union_port_that_the_confederates_took_can_be_invaded() -> None:
    match = taken("u1:im:washington c1:im:pensacola", fields="six=1", control="pensacola:confederate")
    assert "invaded" in kinds(play(match, "sail pensacola"))


@pytest.mark.rule("AHD-4.2.4-b", "AHD-R09")
def test_a_confederate_port_in_union_hands_needs_no_6() -> None:
    match = taken("u1:im:new-york-city", control="norfolk:union")
    assert "sailed" in kinds(play(match, "sail norfolk"))


@pytest.mark.rule("AHD-4.2.4-c")
def test_each_invading_unit_uses_one_march() -> None:
    match = board("u1:im:washington u2:im:washington", fields="six=1", marches=6)
    order(match, "u1", "sail norfolk")
    assert match.view()["marches"] == 5
    order(match, "u2", "sail norfolk")
    assert match.view()["marches"] == 4
    assert where(match) == {"u1": "norfolk", "u2": "norfolk"}


@pytest.mark.rule("AHD-4.2.4-c", "AHD-4.2.3-e")
def test_an_invader_makes_no_other_march_even_where_units_may_leave_a_battle() -> None:
    units = "u1:im:washington u2:im:petersburg c1:im:norfolk"
    options = "leave-battle=to-friendly"
    match = board(units, fields="six=1", control="petersburg:union", options=options, marches=6)
    order(match, "u1", "sail norfolk")
    order(match, "u2", "go petersburg=norfolk")
    play(match, "march norfolk")
    assert refused_by(match, "take u1") == "AHD-4.2.3-e"
    assert refused_by(match, "take u2") == ""


@pytest.mark.rule("AHD-R09")
def test_each_invading_unit_chooses_its_own_port() -> None:
    match = board("u1:im:washington u2:im:washington", fields="six=1", marches=6)
    order(match, "u1", "sail norfolk")
    order(match, "u2", "sail mobile")
    assert where(match) == {"u1": "norfolk", "u2": "mobile"}


@pytest.mark.rule("AHD-R09")
def test_with_invasion_one_port_all_invaders_go_to_the_same_port() -> None:
    units = "u1:im:washington u2:im:washington"
    match = board(units, fields="six=1", options="invasion=one-port", marches=6)
    order(match, "u1", "sail norfolk")
    play(match, "march washington", "take u2")
    assert refused_by(match, "sail mobile") == "AHD-4.2.4-b"
    assert harbours(match) == UNION_PORTS - {"washington"} | {"norfolk"}


@pytest.mark.rule("AHD-R09")
def test_with_invasion_one_port_a_plain_sea_move_does_not_choose_the_port() -> None:
    units = "u1:im:washington u2:im:washington u3:im:washington"
    match = board(units, fields="six=1", options="invasion=one-port", marches=6)
    order(match, "u1", "sail fort-monroe")
    order(match, "u2", "sail mobile")
    play(match, "march washington", "take u3")
    assert refused_by(match, "sail baltimore") == ""
    assert refused_by(match, "sail norfolk") == "AHD-4.2.4-b"


@pytest.mark.rule("AHD-R09")
def test_with_invasion_one_port_the_next_6_may_go_elsewhere() -> None:
    match = board(
        "u1:im:washington u2:im:washington" + FAR_AWAY,
        fields="six=1",
        options="invasion=one-port",
        dice=[3, 3, 3, 6],
    )
    order(match, "u1", "sail norfolk")
    play(match, "end", "muster", "rest", "end", "muster", "rest", "march washington", "take u2")
    assert refused_by(match, "sail mobile") == ""


@pytest.mark.rule("AHD-4.2.4-d")
def test_invaders_take_an_empty_port_when_the_half_turn_ends() -> None:
    match = board("u1:im:washington" + FAR_AWAY, fields="six=1", dice=[3, 3])
    order(match, "u1", "sail norfolk")
    play(match, "end")
    assert match.view()["phase"] == "promotion"
    assert holder(match, "norfolk") == "confederate"
    play(match, "muster", "rest")
    assert holder(match, "norfolk") == "union"


@pytest.mark.rule("AHD-4.2.4-e")
def test_invaders_of_a_held_port_fight_a_battle() -> None:
    match = board("u1:im:washington c1:im:norfolk", fields="six=1")
    order(match, "u1", "sail norfolk")
    assert "stopped" in states(match, "u1")
    assert "battle" in kinds(play(match, "end"))
    battle = match.view()["battle"]
    assert isinstance(battle, dict)
    assert (battle["box"], battle["attacker"]) == ("norfolk", "union")


@pytest.mark.rule("AHD-4.2.4-f")
def test_invading_is_optional_and_the_right_does_not_keep() -> None:
    match = board("u1:im:washington" + FAR_AWAY, fields="six=1", marches=6, dice=[6, 3, 3, 5])
    play(match, "end")
    assert match.view()["invasion"] is False
    play(match, "muster", "rest", "end", "muster", "rest", "march washington", "take u1")
    assert refused_by(match, "sail norfolk") == "AHD-4.2.4-a"
