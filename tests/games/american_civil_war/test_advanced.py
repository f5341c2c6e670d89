"""The advanced rules that concern the map: each switch alone."""

from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.games.american_civil_war.pack import printed_components
from longroll.kernel.dice import SeededDice
from tests.games.american_civil_war.aftermath import decided
from tests.games.american_civil_war.board import kinds, pairs, play, refused_by, standard, texts, word

COMPONENTS = printed_components()

SEVEN = ["richmond", "norfolk", "wilmington", "charleston", "savannah", "atlanta", "mobile"]


# --- election


def october(cities: list[str], words: str = "", option: str = "election=on") -> Match:
    match = standard(f"{option} {words} maine:1ui " + " ".join(f"{city}:1ui" for city in cities), turn=37)
    assert match.view()["date"] == "1864-10"
    play(match, "end")
    return match


@pytest.mark.rule("ACW-A-elec-01", "ACW-A-elec-02", "ACW-A-elec-03")
def test_the_election_is_lost_unless_both_conditions_are_met() -> None:
    lost = october(SEVEN).outcome
    assert lost is not None
    assert (lost.winner, lost.rule) == ("confederate", "ACW-A-elec-01")
    assert october(SEVEN[:6], "autumn-victory=1 louisville:1ui").outcome is not None
    assert october(SEVEN, "autumn-victory=1").outcome is None
    assert october(SEVEN, option="").outcome is None


@pytest.mark.rule("ACW-A-elec-03")
@pytest.mark.parametrize(
    ("turn", "size", "counts"), [(33, 2, ""), (34, 2, "1"), (37, 2, "1"), (38, 2, ""), (35, 1, "")]
)
def test_a_major_battle_won_from_july_to_october(turn: int, size: int, counts: str) -> None:
    words = "election=on washington:9ui+9ci"
    match, _ = decided(words, "washington", loser="defender", origins=["maryland"], size=size, turn=turn)
    assert word(match, "autumn-victory") == counts


@pytest.mark.rule("ACW-A-elec-04")
@pytest.mark.parametrize(("size", "counts"), [(2, "1"), (1, "")])
def test_a_major_battle_against_rioters_counts_for_the_election(size: int, counts: str) -> None:
    words = "election=on new-york:9ui+6ri"
    match, _ = decided(words, "new-york", loser="defender", defender="neutral", size=size, turn=36)
    assert word(match, "autumn-victory") == counts
    assert word(match, "rating") == "8"


@pytest.mark.rule("ACW-A-elec-01")
@pytest.mark.parametrize("turn", [1, 25, 36, 38])
def test_no_other_month_has_an_election(turn: int) -> None:
    match = standard("election=on maine:1ui", turn=turn)
    play(match, "end")
    assert match.outcome is None


@pytest.mark.rule("ACW-A-elec-03", "ACW-A-elec-04")
@pytest.mark.parametrize(("loser", "counts"), [("defender", "1"), ("attacker", "")])
def test_a_major_battle_that_the_union_lost_does_not_count(loser: str, counts: str) -> None:
    words = "election=on northern-virginia:9ui+9ci"
    match, _ = decided(words, "northern-virginia", loser=loser, origins=["maryland"], size=2, turn=35)
    if match.prompt.kind == "retreat":
        play(match, texts(match)[0])
    assert word(match, "autumn-victory") == counts


# --- experience


@pytest.mark.rule("ACW-A-exp-01", "ACW-A-exp-02")
def test_a_major_battle_may_make_leaders() -> None:
    words = "experience=on northern-virginia:9ui+9ci"
    match, told = decided(words, "northern-virginia", loser="attacker", origins=["maryland"], size=2, dice=pairs(7, 9))
    assert kinds(told).count("new-leader") == 2
    assert (word(match, "northern-virginia"), word(match, "maryland")) == ("9ci+1cl", "9ui+1ul")
    match, told = decided(words, "northern-virginia", loser="attacker", origins=["maryland"], size=2, dice=pairs(6, 8))
    assert "new-leader" not in kinds(told)
    _, told = decided(words, "northern-virginia", loser="attacker", origins=["maryland"], size=1)
    assert "new-leader" not in kinds(told)


@pytest.mark.rule("ACW-A-exp-03")
def test_an_army_that_is_gone_gets_no_leader() -> None:
    words = "experience=on washington:9ui+9ci"
    match, told = decided(words, "washington", loser="defender", origins=["maryland"], size=2, dice=pairs(12))
    assert kinds(told).count("new-leader") == 1
    assert word(match, "washington") == "9ui+1ul"


# --- railways


@pytest.mark.rule("ACW-A-rail-01")
@pytest.mark.parametrize(
    ("option", "city", "origin", "left"),
    [
        ("raildest=on", "richmond", "eastern-virginia", "3"),
        ("raildest=on", "norfolk", "eastern-virginia", "4"),
        ("raildest=on", "louisville", "western-kentucky", "4"),
        ("", "richmond", "eastern-virginia", "4"),
    ],
)
def test_a_captured_city_costs_a_rail_action(option: str, city: str, origin: str, left: str) -> None:
    match = standard(f"{option} {origin}:1ui boston:1ui")
    play(match, f"from {origin}", f"to {city}", "all", "end")
    assert word(match, "confederate-rail") == left


@pytest.mark.rule("ACW-A-rail-01")
def test_rail_actions_never_fall_below_zero() -> None:
    match = standard("raildest=on confederate-rail=0 eastern-virginia:1ui")
    play(match, "from eastern-virginia", "to richmond", "all", "end")
    assert word(match, "confederate-rail") == ""


@pytest.mark.rule("ACW-A-rail-01")
def test_a_northern_city_costs_the_union_a_rail_action() -> None:
    match = standard("raildest=on massachusetts:1ci maine:1ui", side="confederate")
    play(match, "from massachusetts", "to boston", "all", "end")
    assert (word(match, "union-rail"), word(match, "confederate-rail")) == ("6", "4")


# --- blockade


def blockade(words: str, *dice: int) -> Match:
    match = standard(f"blockade=on {words}", side="union", step="politics", turn=3, dice=dice)
    play(match, "abstain")
    return match


@pytest.mark.rule("ACW-A-block-01")
def test_the_union_may_declare_a_blockade_when_europe_pays() -> None:
    match = blockade("support=1")
    assert (match.to_move, match.prompt.kind) == ("union", "blockade")
    play(match, "lift")
    assert word(match, "confederate-points") == "95"
    assert blockade("").prompt.kind == "buy"


@pytest.mark.rule("ACW-A-block-02")
@pytest.mark.parametrize(("dice", "points"), [((2, 3), "80"), ((3, 3), "115")])
def test_the_blockade_holds_on_the_lead_in_naval_rating(dice: tuple[int, int], points: str) -> None:
    match = blockade("support=1 war=1 france=1 union-naval=7 confederate-naval=2", *dice)
    play(match, "blockade")
    assert word(match, "confederate-points") == points
    assert (word(match, "french-points"), word(match, "blockaded")) == ("20", "")


# --- avoiding naval battle


@pytest.mark.rule("ACW-A-avoid-01")
@pytest.mark.parametrize(("dice", "fought"), [((4, 3), False), ((4, 4), True)])
def test_a_naval_battle_may_be_avoided(dice: tuple[int, int], fought: bool) -> None:
    ports = "norfolk:1ci wilmington:1ui charleston:1ui savannah:1ui"
    rolls = [*dice, 3, 3, 3, 3]
    match = standard(f"avoid=on {ports}", side="union", step="naval", turn=3, dice=rolls)
    play(match, "challenge")
    assert (match.to_move, match.prompt.kind) == ("confederate", "avoid")
    told = play(match, "evade")
    assert ("naval-battle" in kinds(told)) == fought
    assert match.prompt.kind == "politics"


@pytest.mark.rule("ACW-A-avoid-01")
def test_an_avoided_interception_lets_the_landing_go_on() -> None:
    match = standard("avoid=on boston:1ui richmond:1ci", dice=[1, 1])
    play(match, "from boston", "sail norfolk", "all", "intercept")
    assert match.to_move == "union"
    play(match, "evade")
    assert word(match, "norfolk") == "1ui"
    match = standard("avoid=on boston:1ui richmond:1ci", dice=[6, 6, 1, 1])
    play(match, "from boston", "sail norfolk", "all", "intercept", "accept")
    assert word(match, "norfolk") == "1ui"


# --- states' rights


@pytest.mark.rule("ACW-A-states-01")
def test_the_last_unit_does_not_leave_its_state() -> None:
    match = standard("states=on florida:1ci+1cl", side="confederate")
    play(match, "from florida", "to south-georgia")
    assert refused_by(match, "take confederate-infantry") == "ACW-A-states-01"
    assert refused_by(match, "take confederate-leader") == ""
    match = standard("states=on florida:1ci", side="confederate")
    assert refused_by(match, "from florida") == "ACW-A-states-01"
    match = standard("states=on florida:2ci", side="confederate")
    play(match, "from florida", "to south-georgia", "all")
    assert word(match, "florida") == "1ci"
    match = standard("states=on richmond:1ci", side="confederate")
    play(match, "from richmond", "to eastern-virginia", "all")
    assert word(match, "eastern-virginia") == "1ci"


@pytest.mark.rule("ACW-A-states-02")
def test_two_units_where_the_union_stands_in_the_state() -> None:
    match = standard("states=on atlanta:2ci savannah:1ui", side="confederate")
    play(match, "from atlanta")
    assert refused_by(match, "rail chattanooga") == "ACW-A-states-02"
    assert refused_by(match, "to north-georgia") == ""


@pytest.mark.rule("ACW-A-states-01")
def test_ships_do_not_carry_the_last_unit_away() -> None:
    match = standard("states=on confederate-naval=5 charleston:2ci", side="confederate")
    play(match, "from charleston", "sail florida", "take confederate-infantry")
    assert match.prompt.kind == "intercept"


@pytest.mark.rule("ACW-A-states-03")
def test_new_units_go_first_to_a_state_that_lacks_its_garrison() -> None:
    others = [
        "norfolk",
        "wilmington",
        "charleston",
        "atlanta",
        "mobile",
        "vicksburg",
        "new-orleans",
        "memphis",
        "little-rock",
        "east-texas",
    ]
    words = "states=on confederate-points=100 " + " ".join(f"{space}:1ci" for space in others)
    match = standard(words, side="confederate", step="buy", turn=3)
    bought = {text for text in texts(match) if text.startswith("buy ")}
    assert {text.split()[2] for text in bought} == {"florida"}
    assert refused_by(match, "buy confederate-infantry richmond") == "ACW-A-states-03"
    assert refused_by(match, "buy confederate-leader florida") == "ACW-A-states-03"
    play(match, "buy confederate-infantry florida")
    assert refused_by(match, "buy confederate-leader richmond") == ""


# --- reinforcements


def converging(*dice: int, words: str = "") -> Match:
    match = standard(f"reinf=on maryland:2ui west-virginia:1ui+1ul shenandoah-valley:1ci {words}", dice=dice)
    play(match, "from maryland", "to shenandoah-valley", "all")
    play(match, "from west-virginia", "to shenandoah-valley", "all", "end")
    return match


@pytest.mark.rule("ACW-A-reinf-01")
def test_the_attacker_names_his_main_army() -> None:
    match = converging()
    assert (match.to_move, match.prompt.kind) == ("union", "main")
    assert set(texts(match)) == {"main maryland", "main west-virginia"}
    assert refused_by(match, "main washington") == "ACW-A-reinf-01"
    assert refused_by(match, "main-landing maryland") == "ACW-A-reinf-01"
    alone = standard("reinf=on maryland:2ui shenandoah-valley:1ci boston:1ui", dice=[3] * 40)
    play(alone, "from maryland", "to shenandoah-valley", "all", "end")
    assert alone.prompt.kind != "main"


@pytest.mark.rule("ACW-A-reinf-02")
@pytest.mark.parametrize(("die", "turn"), [(1, 3), (2, 2), (3, 1), (4, 0), (6, 0)])
def test_when_the_other_groups_arrive(die: int, turn: int) -> None:
    from longroll.games.american_civil_war.advanced.reinforcement import name_main
    from longroll.kernel.dice import ScriptedDice

    match = converging()
    name_main(match.position, COMPONENTS.space_numbers["maryland"], ScriptedDice([die]), None)
    late = match.position.late
    assert late[::4] == ([turn] * 2 if turn else [])


@pytest.mark.rule("ACW-A-reinf-03")
def test_late_groups_come_to_the_reserve_or_go_home() -> None:
    from longroll.games.american_civil_war.position import ATTACKER, RESERVE, on_field
    from longroll.games.american_civil_war.standard.arrivals import recall_late, reinforce

    position = standard("boston:1ui").position
    position.late = [1, 0, 0, 2, 2, 1, 0, 3]
    position.battle_turn = 1
    reinforce(position, None)
    assert on_field(position, ATTACKER, RESERVE, 0) == 2
    assert position.late == [2, 1, 0, 3]
    again = position.copy()
    recall_late(position, False, 5, None)
    assert position.army[1 * 23] == 3
    recall_late(again, True, 5, None)
    assert again.army[5 * 23] == 3


@pytest.mark.rule("ACW-A-reinf-03", "ACW-S-retreat-03")
@pytest.mark.parametrize(("held", "home"), [("", 1), ("maryland", 0), ("maryland west-virginia", -1)])
def test_a_late_group_does_not_go_back_to_the_enemy(held: str, home: int) -> None:
    """Ruling L18."""
    from longroll.games.american_civil_war.position import ATTACKER
    from longroll.games.american_civil_war.standard.arrivals import recall_late

    match = standard(" ".join(["boston:1ui", *(f"{space}:1ci" for space in held.split())]))
    position = match.position
    here, own, other = [COMPONENTS.space_numbers[name] for name in ("shenandoah-valley", "maryland", "west-virginia")]
    position.arrivals = [here, own, 0, 3, here, other, 0, 1]
    position.late = [2, own, 0, 3]
    told: list[Any] = []
    recall_late(position, False, here, told)
    found = [word(match, name).count("3ui") for name in ("west-virginia", "maryland")]
    assert found == [int(home == 0), int(home == 1)]
    assert kinds(told) == (["eliminated"] if home < 0 else [])
    assert position.fallen[ATTACKER] == (3 if home < 0 else 0)


@pytest.mark.rule("ACW-A-reinf-03", "ACW-S-amph-04", "ACW-S-amph-05")
def test_a_landing_counts_from_when_it_is_on_the_field() -> None:
    from longroll.games.american_civil_war.standard.arrivals import reinforce

    for die, landed in ((1, 0), (6, 1)):
        match = standard("reinf=on boston:2ui south-georgia:6ui savannah:4ci memphis:1ci", dice=[die])
        play(match, "from boston", "sail savannah", "all", "let-pass")
        play(match, "from south-georgia", "to savannah", "all", "end", "main south-georgia")
        assert match.position.landed == landed
        match.position.battle_turn = 3
        reinforce(match.position, None)
        assert match.position.landed == 1


# --- four players


@pytest.mark.rule("ACW-A-layer-02")
def test_an_advanced_rule_that_is_on_wins_over_the_standard_rule() -> None:
    for option, kind in (("avoid=off", "politics"), ("avoid=on", "avoid")):
        match = standard(option if option.endswith("on") else "", side="union", step="naval", turn=3, dice=[3, 3, 3, 3])
        play(match, "challenge")
        assert match.prompt.kind == kind


@pytest.mark.rule("ACW-A-four-01")
def test_two_seats_a_side() -> None:
    match = Match.new("civil-war-teams", seed=1)
    assert match.game.seats == ("union", "confederate", "union-second", "confederate-second")
    assert word(match, "four") == "theatre"
    assert Match.new("civil-war-standard", seed=1).game.seats == ("union", "confederate")
    four = next(option for option in match.game.options if option.name == "four")
    assert four.values == ("theatre", "field")
    with pytest.raises(LongrollError):
        Match.new("civil-war-standard", seed=1, options={"four": "theatre"})


@pytest.mark.rule("ACW-A-four-01")
@pytest.mark.parametrize("mode", ["theatre", "field"])
def test_both_players_of_each_side_have_something_to_decide(mode: str) -> None:
    """A game by the first choices and by dice: all four seats are asked, each side by two of them."""
    match = Match.new("civil-war-teams", seed=7, options={"four": mode})
    seen: set[str] = set()
    chance = SeededDice("seats")
    for _ in range(4000):
        seen.add(match.to_move)
        if len(seen) == 4:
            break
        moves = texts(match)
        orders = [text for text in moves if text in ("ordered", "ready", "rest")]
        match.play(orders[0] if orders else moves[chance.roll(len(moves)) - 1])
    assert seen == {"union", "confederate", "union-second", "confederate-second"}


@pytest.mark.rule("ACW-A-four-02")
def test_each_commander_moves_what_is_in_his_theatre() -> None:
    match = standard("four=theatre boston:1ui chicago:1ui theatre=1 east=" + eastern(), step="command")
    assert match.to_move == "union"
    play(match, "ordered")
    assert texts(match) == ["from boston", "end"]
    assert refused_by(match, "from chicago") == "ACW-A-four-02"
    play(match, "end")
    assert match.to_move == "union-second"
    assert texts(match) == ["from chicago", "end"]
    play(match, "end")
    assert match.to_move == "confederate"


def eastern() -> str:

    return ".".join(
        str(number)
        for side in (0, 128)
        for number in [side + space for space, east in enumerate(COMPONENTS.eastern) if east]
    )


@pytest.mark.rule("ACW-A-four-03", "ACW-A-four-04")
def test_the_overall_commander_gives_and_takes_commands() -> None:
    match = standard("four=theatre boston:1ui chicago:1ui theatre=1 east=" + eastern(), step="command")
    play(match, "assign boston west", "assign chicago east")
    assert refused_by(match, "assign boston east") == "ACW-A-four-03"
    assert refused_by(match, "assign new-york east") == "ACW-A-four-03"
    play(match, "ordered")
    assert texts(match) == ["from chicago", "end"]


@pytest.mark.rule("ACW-A-four-06")
def test_single_pieces_are_given_to_the_other_commander() -> None:
    """Two commands in one space: the East moves the piece it was given, the West the others."""
    words = "four=theatre boston:1ui chicago:3ui+1uc theatre=1 east=" + eastern()
    match = standard(words, step="command")
    assert refused_by(match, "transfer union-infantry chicago west") == "ACW-A-four-03"
    assert refused_by(match, "transfer union-artillery chicago east") == "ACW-A-four-06"
    assert refused_by(match, "transfer confederate-infantry chicago east") == "ACW-B-move-01"
    play(match, "transfer union-infantry chicago east", "transfer union-cavalry chicago east")
    assert match.view()["transferred"] == {"chicago": {"union-infantry": 1, "union-cavalry": 1}}
    assert refused_by(match, "transfer union-cavalry chicago east") == "ACW-A-four-06"
    play(match, "ordered")
    assert texts(match) == ["from boston", "from chicago", "end"]
    play(match, "from chicago", "to northern-illinois", "all")
    assert (word(match, "chicago"), word(match, "northern-illinois")) == ("2ui", "1ui+1uc")
    assert set(texts(match)) == {"from boston", "from northern-illinois", "end"}
    play(match, "from northern-illinois", "to chicago", "all", "end")
    assert match.to_move == "union-second"
    assert texts(match) == ["from chicago", "end"]
    play(match, "from chicago", "to northern-illinois", "all")
    assert (word(match, "chicago"), word(match, "northern-illinois")) == ("1uc", "3ui")
    read = Match.from_position("civil-war-teams", match.position_text())
    assert read.position.pack() == match.position.pack()
    play(match, "end")
    assert word(match, "detached") == ""


@pytest.mark.rule("ACW-S-move-01", "ACW-A-four-02")
@pytest.mark.parametrize(
    ("origin", "over", "beyond", "east_first"),
    [
        ("northern-ohio", "western-pennsylvania", "pittsburgh", False),
        ("western-pennsylvania", "northern-ohio", "southern-ohio", True),
    ],
)
def test_cavalry_that_crosses_the_line_has_its_second_space(
    origin: str, over: str, beyond: str, east_first: bool
) -> None:
    """Its own commander moves it on, and not the other."""
    match = standard(f"four=theatre {origin}:1uc boston:1ui chicago:1ui theatre=1 east={eastern()}", step="command")
    play(match, "ordered", *([] if east_first else ["end"]))
    play(match, f"from {origin}", f"to {over}", "all")
    assert refused_by(match, f"from {over}") == ""
    read = Match.from_position("civil-war-teams", match.position_text())
    assert read.position.pack() == match.position.pack()
    stopped = Match.from_position("civil-war-teams", match.position_text())
    play(match, f"from {over}", f"to {beyond}", "all")
    assert word(match, beyond) == "1uc"
    play(stopped, "end")
    assert f"from {over}" not in texts(stopped)


@pytest.mark.rule("ACW-A-four-06")
def test_a_piece_taken_from_the_west_goes_by_rail_and_a_space_goes_with_all_its_troops() -> None:
    words = "four=theatre chicago:3ui theatre=1 east=" + eastern()
    match = standard(words, step="command")
    play(match, "transfer union-infantry chicago east", "ordered", "from chicago", "rail washington")
    assert refused_by(match, "take union-infantry") == ""
    play(match, "all")
    assert (word(match, "chicago"), word(match, "washington")) == ("2ui", "1ui")
    match = standard(words, step="command")
    play(match, "transfer union-infantry chicago east", "assign chicago east", "ordered")
    assert (word(match, "detached"), texts(match)) == ("", ["from chicago", "end"])


@pytest.mark.rule("ACW-A-four-05")
def test_in_field_mode_the_second_seat_runs_the_battles() -> None:
    from longroll.games.american_civil_war.seats import seat
    from longroll.games.american_civil_war.steps import ACT, MARCH, RETREATING

    position = standard("four=field boston:1ui").position
    seats = []
    for step in (MARCH, RETREATING, ACT):
        position.step = step
        position.loser = 1
        seats.append(seat(position))
    assert seats == [0, 0, 2]


def test_the_switches_are_off_by_default() -> None:
    options: Any = Match.new("civil-war-standard", seed=1).game.options
    assert [option.values[0] for option in options[:11]] == ["off"] * 11


@pytest.mark.rule("ACW-A-four-05")
@pytest.mark.parametrize(("step", "seat_name"), [("politics", "union"), ("buy", "union"), ("march", "union")])
def test_in_field_mode_the_first_seat_has_the_map_politics_and_production(step: str, seat_name: str) -> None:
    match = standard("four=field boston:1ui union-points=50", step=step, turn=3)
    assert match.to_move == seat_name
    fought = standard("four=field maryland:6ui northern-virginia:6ci")
    play(fought, "from maryland", "to northern-virginia", "all", "end")
    assert (fought.prompt.kind, fought.to_move) == ("deploy", "union-second")


@pytest.mark.rule("ACW-A-init-02")
def test_insurgents_who_win_the_initiative_are_named() -> None:
    match = standard("boston:6ri massachusetts:7ui initiative=on", dice=[1, 1, 2, 2])
    play(match, "from massachusetts", "to boston", "all")
    (told,) = [event for event in play(match, "end") if event.kind == "initiative"]
    assert (told.facts["side"], told.facts["attacker"], told.facts["defender"]) == ("neutral", 2, 4)
