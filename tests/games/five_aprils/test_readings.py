"""Readings that the audit of the rulebook found: each with its option, ours first; and what a pack may add."""

import json
from typing import Any

import pytest

from longroll import Event, Match
from longroll.games import load
from longroll.games.five_aprils.gettysburg.reserve import condition_met
from longroll.games.five_aprils.gettysburg.scoring import northern_level, southern_level
from longroll.games.five_aprils.options import FIRST_OWN, SHARED, packed_options
from longroll.games.five_aprils.shiloh.rules import even_points
from longroll.games.five_aprils.terms import CONFEDERATE, RESERVE, UNION
from longroll.kernel.dice import SeededDice
from longroll.match.explanation import LANGUAGES
from tests.games.five_aprils.field import code, field, goals, kinds, play, printed, refused_by, texts, word, zones
from tests.games.five_aprils.fight import (
    FIELDS,
    NOTHING,
    ONE,
    ONE_R,
    THREE_R,
    declare,
    facts,
    fighting,
    forecast,
    hexes,
    offered,
    phase,
    plain,
    resolve,
    retire,
    shifts,
    strength,
)
from tests.games.five_aprils.test_control import controls

BATTLES = ("bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville")
RIVER = plain(water={"river": ["3708|3808"]})


# --- options and the hash of older matches


@pytest.mark.parametrize("title", BATTLES)
def test_later_options_change_no_packed_position_while_they_are_at_their_default(title: str) -> None:
    options = load(title).options
    old = [option.name for option in options[:3]] + [
        option.name for option in options[SHARED : SHARED + FIRST_OWN[title]]
    ]
    assert packed_options(title, [0] * len(options)) == [0] * len(old)
    for number, option in enumerate(options):
        values = [0] * len(options)
        values[number] = 1
        packed = packed_options(title, values)
        assert len(packed) == len(old) + (0 if option.name in old else 2)


# --- 6.2.2-f: guns that cover


@pytest.mark.rule("A5A-RUL-68", "A5A-6.2.2-f")
@pytest.mark.parametrize(("option", "rule"), [("", "A5A-6.2.2-f"), ("cover-beside=allowed", "")])
def test_guns_beside_the_enemy_do_not_cover_a_retreat(option: str, rule: str) -> None:
    match = phase("u-carrart:3808 u-coler:3709 c-slack:3708", on=RIVER, fields=option)
    play(match, "yield 3708")
    assert refused_by(match, "with u-carrart") == rule


# --- 6.2.2, 6.5-l, 6.6: units that cannot retreat

HEDGED = "u-24mo:3808 c-hebert:3708 c-greer:3909 c-mcnair:3907"


def attacked_by_two_in_a_ring(*checks: int) -> Match:
    """Both sides lose a step: Hebert dies, Coler is reduced; then Coler and Greusel check, and nobody can go back."""
    ring = "c-greer:3907 c-mcnair:3910 c-little:3607 c-slack:3609"
    match = fighting(f"u-coler:3808 u-greusel:3808 c-hebert:3708:reduced {ring}", ONE, ONE, *checks)
    resolve(match, "3708", "u-coler u-greusel")
    play(match, "morale 0")
    assert facts(match.log, "rolls", "side", "result") == [("union", "1"), ("confederate", "1")]
    assert (strength(match, "c-hebert"), "retreats" in kinds(match.log)) == ("gone", False)
    return match


@pytest.mark.rule("A5A-6.6-b", "A5A-RUL-16")
def test_an_attacker_that_had_to_retreat_and_could_not_does_not_advance() -> None:
    match = attacked_by_two_in_a_ring(6, 1)
    assert facts(match.log, "check-failed", "unit") == [("u-greusel",)]
    assert facts(match.log, "reduced", "unit") == [("u-coler",), ("u-greusel",)]
    assert hexes(match, "u-greusel") == ["3808"]
    assert offered(match, "advance") == {"u-coler 3708"}
    assert (code(match, "advance u-greusel 3708"), refused_by(match, "advance u-greusel 3708")) == (
        "attackers-driven",
        "A5A-6.6-b",
    )
    play(match, "advance u-coler 3708")
    assert hexes(match, "u-coler", "u-greusel") == ["3708", "3808"]


@pytest.mark.rule("A5A-6.6-b", "A5A-RUL-16")
def test_an_attacker_that_passed_its_check_advances_out_of_the_ring() -> None:
    match = attacked_by_two_in_a_ring(6, 6)
    assert offered(match, "advance") == {"u-coler 3708", "u-greusel 3708"}


@pytest.mark.rule("A5A-6.6-b", "A5A-RUL-16")
def test_nobody_advances_if_every_attacker_had_to_retreat() -> None:
    """Coler dies of it, Greusel stays where he is."""
    match = attacked_by_two_in_a_ring(1, 1)
    assert hexes(match, "u-coler", "u-greusel") == ["", "3808"]
    assert not offered(match, "advance")
    assert word(match, "marker") == "mcculloch"


@pytest.mark.rule("A5A-6.6-i", "A5A-6.6-c", "A5A-6.5-l")
def test_after_an_automatic_retreat_the_hex_of_a_unit_that_could_not_go_is_vacated() -> None:
    match = phase(HEDGED)
    play(match, "yield 3708", "withdraw")
    assert strength(match, "u-24mo") == "gone"
    assert "c-hebert 3808" in offered(match, "advance")


@pytest.mark.rule("A5A-RUL-12")
def test_without_loss_it_stays_where_it_is() -> None:
    match = phase(HEDGED, fields="stuck-withdrawal=nothing")
    play(match, "yield 3708", "withdraw")
    assert hexes(match, "u-24mo") == ["3808"]
    assert not offered(match, "advance")


# --- 6.2.4: hills and the surrounded


@pytest.mark.rule("A5A-6.2.4-m", "A5A-6.2.4-c", "A5A-6.2.4-d")
@pytest.mark.parametrize(("kind", "left"), [("hill", 0), ("wooded-hill", -1)])
@pytest.mark.parametrize("unit", ["u-coler", "u-carrart"])
def test_guns_behind_works_on_the_same_hill_cancel_it_as_infantry_does(kind: str, left: int, unit: str) -> None:
    made = plain(terrain={kind: ["3708", "3808"]}, hills=[["3708", "3808"]])
    match = phase(f"{unit}:3808 c-slack:3708", step="attack", on=made, fields="works=3808:breastwork:UL")
    declare(match, "3708", unit)
    assert shifts(match).get("terrain", 0) == left


@pytest.mark.rule("A5A-6.2.4-m", "A5A-RUL-51")
def test_guns_from_afar_never_cancel_a_hill() -> None:
    made = plain(terrain={"hill": ["3708", "3808", "3908"]}, hills=[["3708", "3808", "3908"]])
    match = fighting("u-carrart:3908 u-coler:3709 c-slack:3708", on=made)
    declare(match, "3708", "u-coler u-carrart")
    assert shifts(match)["terrain"] == -1


@pytest.mark.rule("A5A-6.2.4-c")
def test_two_hexes_of_a_hill_with_a_cut_side_are_not_connected() -> None:
    for cuts, left in (([], 0), (["3708|3808"], -1)):
        made = plain(terrain={"hill": ["3708", "3808"]}, hills=[["3708", "3808"]])
        pack = json.loads(made.pack)
        pack["map"]["hill_cuts"] = cuts
        match = fighting("u-coler:3808 c-slack:3708", on=load("pea-ridge", json.dumps(pack)))
        declare(match, "3708", "u-coler")
        assert shifts(match).get("terrain", 0) == left


@pytest.mark.rule("A5A-6.2.4-n")
@pytest.mark.parametrize("title", BATTLES)
def test_a_type_of_terrain_shifts_right(title: str) -> None:
    chart = printed(title)["tables"]["hexes"]
    assert max(row["shift"] for row in chart.values()) > 0 > min(row["shift"] for row in chart.values())


@pytest.mark.rule("A5A-RUL-52", "A5A-6.2.4-g")
@pytest.mark.parametrize(("option", "left"), [("", -1), ("surrounded-guns=counted", 0)])
def test_guns_that_bombard_are_asked_whether_they_are_surrounded_or_not(option: str, left: int) -> None:
    units = "u-coler:3808 u-carrart:3410 c-hebert:3708 c-greer:3909 c-mcnair:3907 c-slack:3807 c-little:3809"
    match = phase(units, step="attack", fields=f"fighting=1 engaged=3708 {option}")
    declare(match, "3708", "u-coler")
    assert shifts(match)["attackers-surrounded"] == -1
    play(match, "with u-carrart")
    assert shifts(match).get("attackers-surrounded", 0) == left


# --- 7: guns beside an enemy whose zone does not reach them

WORKS = "works=3808:breastwork:UL"


@pytest.mark.rule("A5A-RUL-59", "A5A-7.1-a")
@pytest.mark.parametrize(("option", "rolls"), [("", False), ("guns-beside=attack", True)])
def test_guns_behind_works_bombard_or_attack_like_others(option: str, rolls: bool) -> None:
    match = phase("u-carrart:3808 c-slack:3708", step="attack", fields=f"{WORKS} {option}")
    declare(match, "3708", "u-carrart")
    assert bool(forecast(match)["on_attacker"]) == rolls


@pytest.mark.rule("A5A-RUL-59")
def test_over_a_river_they_bombard_all_the_same() -> None:
    match = phase("u-carrart:3808 c-slack:3708", step="attack", on=RIVER, fields="guns-beside=attack")
    declare(match, "3708", "u-carrart")
    assert forecast(match)["on_attacker"] == []


@pytest.mark.rule("A5A-7.2-k", "A5A-7.2-g")
@pytest.mark.parametrize(("option", "rule"), [("", ""), ("combined-attack=in-zone", "A5A-7.2-k")])
def test_guns_join_infantry_that_attacks_out_of_works(option: str, rule: str) -> None:
    match = phase("u-coler:3808 u-carrart:4008 c-slack:3708", step="attack", fields=f"{WORKS} {option}")
    declare(match, "3708", "u-coler u-carrart")
    assert refused_by(match, "resolve") == rule


# --- 8.2: letters with several hexes


@pytest.mark.rule("A5A-8.2-g", "A5A-8.2-e", "A5A-RUL-17")
@pytest.mark.parametrize(("option", "ways"), [("", {"3103", "3105"}), ("blocked-entry=whole-letter", {"3105"})])
def test_one_of_two_entry_hexes_held_by_the_enemy(option: str, ways: set[str]) -> None:
    match = field("c-price:off u-dodge:3104", marker="price", turn=1, fields=option, others="x")
    play(match, "take c-price")
    assert goals(match) & {"3103", "3104", "3105"} == ways


@pytest.mark.rule("A5A-8.2-g")
def test_units_of_one_letter_may_use_either_hex() -> None:
    match = field("c-price:off c-little:off", marker="price", turn=1, others="x")
    play(match, "take c-price")
    assert {"3104", "3105"} <= goals(match)


@pytest.mark.rule("A5A-RUL-17")
def test_with_all_its_hexes_held_a_letter_is_blocked_in_either_reading() -> None:
    units = "c-price:off u-dodge:3104 u-coler:3105"
    match = field(units, marker="price", turn=1, fields="blocked-entry=whole-letter", others="x")
    play(match, "take c-price")
    assert goals(match) & {"3103", "3106"} == {"3103", "3106"}


# --- 11.1: who moved there last


@pytest.mark.rule("A5A-11.1-j", "A5A-11.1-d")
def test_an_advance_or_a_retreat_into_an_objective_counts_as_moving_there() -> None:
    match = fighting("c-hebert:3604 u-bowen:3605 u-dodge:4509", THREE_R, NOTHING, *[1] * 6, seat="confederate")
    resolve(match, "3605", "c-hebert")
    assert "c-hebert 3605" in offered(match, "advance")
    play(match, "advance c-hebert 3605")
    assert left_behind(match, "c-hebert") == "confederate"
    match = fighting("c-hebert:3705 u-coler:3805 u-pattison:3805 u-dodge:4509", ONE_R, NOTHING, *[6] * 6)
    resolve(match, "3705", "u-coler u-pattison")
    retire(match, "c-hebert 3605")
    assert left_behind(match, "c-hebert") == "confederate"


def left_behind(match: Match, unit: str) -> str:
    """Who controls Elkhorn Tavern once the unit in it has gone where no zone of control reaches it."""
    assert hexes(match, unit) == ["3605"]
    units = f"{unit}:3101 u-dodge:4509"
    fields = f"control={word(match, 'control')}"
    return controls(field(units, marker="carr", ground=FIELDS, fields=fields, others="x"))["3605"]


# --- Pea Ridge


@pytest.mark.rule("A5A-13.1-a")
@pytest.mark.parametrize(("option", "goes"), [("", False), ("indian-advance=allowed", True)])
def test_pike_advances_next_to_union_guns_or_does_not(option: str, goes: bool) -> None:
    units = "c-pike:3808 c-hebert:3808 u-bowen:3708 u-carrart:3607"
    match = fighting(units, THREE_R, NOTHING, *[6] * 8, seat="confederate", fields=option)
    resolve(match, "3708", "c-pike c-hebert")
    while word(match, "step") in ("morale", "loss", "retreat"):
        play(match, texts(match)[0])
    assert ("c-pike 3708" in offered(match, "advance")) == goes


@pytest.mark.rule("A5A-13.4-c")
@pytest.mark.parametrize(("option", "rule"), [("", "A5A-13.3-c"), ("both-at-b=any-unit", "A5A-13.4-c")])
def test_one_unit_that_came_in_at_a_lifts_the_penalty_or_does_not(option: str, rule: str) -> None:
    fields = f"entry=unified {option} extra0=2 extra1=1 {'extra2=6' if option else ''} cup="
    assert ending_rule(fields.replace(" cup=", "")) == rule


def ending_rule(fields: str) -> str:
    """The rule that ends Pea Ridge on turn 15 with those fields."""
    match = field("c-price:3605 u-dodge:4009", marker="price", turn=15, fields=fields, others="x", dice=[1] * 20)
    play(match, "end")
    outcome = match.outcome
    return "" if outcome is None else outcome.rule


@pytest.mark.rule("A5A-13.4-d", "A5A-RUL-69")
def test_the_example_of_both_divisions_at_b() -> None:
    base = "entry=unified extra0=2"
    for units, control, verdict in (
        ("c-price:3605 c-hebert:4009 u-dodge:4117", "", ("confederate", "marginal")),
        ("c-price:3605 u-dodge:4009 u-coler:4117", "", ("union", "substantial")),
        ("c-price:3605 u-dodge:4009 u-coler:4116 c-hebert:4118", "", ("", "draw")),
    ):
        match = field(units, marker="price", turn=15, fields=f"{base} {control}", others="x", dice=[1] * 20)
        play(match, "end")
        assert match.outcome is not None
        assert (match.outcome.winner, match.outcome.level, match.outcome.rule) == (*verdict, "A5A-13.4-c")


# --- Shiloh, Gettysburg, Bentonville


@pytest.mark.rule("A5A-14.3-b")
def test_gunboats_enter_hexes_of_land_and_water_that_a_pack_names() -> None:
    pack = json.loads(plain("shiloh").pack)
    land = "1724"
    pack["map"]["terrain"]["river"].remove(land)
    for shore in ([], [land]):
        pack["map"]["shore"] = shore
        made = load("shiloh", json.dumps(pack))
        units = "u-tyler:1723 c-wood:0303 u-hare:2812"
        match = field(units, title="shiloh", marker="gunboats", turn=7, ground=made, others="x")
        play(match, "take u-tyler")
        assert (land in goals(match)) == (shore != [])


@pytest.mark.rule("A5A-16.2-a")
@pytest.mark.parametrize("span", [[1, 3], [4, 6], [2, 2]])
def test_a_range_of_arrivals_may_begin_anywhere(span: list[int]) -> None:
    pack = printed("bentonville")
    for turn in pack["turns"][1:]:
        turn["arrivals"] = span
    events = random_game(load("bentonville", json.dumps(pack)))
    rolled = [event for event in events if event.kind in ("arrives", "is-late")]
    assert {event.kind for event in rolled} == {"arrives", "is-late"}
    for event in rolled:
        assert (span[0] <= int(str(event.facts["number"])) <= span[1]) == (event.kind == "arrives")


def random_game(game: Any) -> list[Event]:
    dice, chooser = SeededDice("reading"), SeededDice("chooser")
    events: list[Event] = []
    position = game.set_up(game.scenarios[0], {}, dice)
    while choices := game.choices(position):
        game.advance(position, choices[chooser.roll(len(choices)) - 1], dice, events)
    return events


@pytest.mark.rule("A5A-16.2-c")
def test_within_a_class_the_union_chooses_for_whom_to_roll() -> None:
    match = Match.new("bentonville", seed=3, options={"roll-order": "chosen"})
    chooser = SeededDice("rolls")
    while word(match, "step") != "roll":
        match.play(texts(match)[chooser.roll(len(texts(match))) - 1])
    rows: Any = match.game.board()["units"]
    corps = {row["id"]: row["formation"] for row in rows}
    first = [text.split()[1] for text in texts(match)]
    assert {corps[unit] for unit in first} == {"xiv-corps"}
    (later, *_) = [unit for unit, name in corps.items() if name == "xx-corps"]
    assert (code(match, f"take {later}"), refused_by(match, f"take {later}")) == ("not-to-roll-for", "A5A-16.2-c")
    events = match.play(f"take {first[-1]}")
    assert events[0].facts["unit"] == first[-1]
    assert f"take {first[-1]}" not in texts(match)


@pytest.mark.rule("A5A-16.2-b")
@pytest.mark.parametrize(("option", "rule"), [("", ""), ("entry-limit=all-units extra0=3", "A5A-16.2-b")])
def test_three_units_a_turn_count_those_held_back_or_do_not(option: str, rule: str) -> None:
    rows: Any = load("bentonville").board()["units"]
    (unit, *_) = [row["id"] for row in rows if row["formation"] == "xx-corps" and "arrival" in row]
    match = field(f"{unit}:off:due", title="bentonville", marker="xx-corps", turn=3, fields=option)
    assert refused_by(match, f"take {unit}") == rule


@pytest.mark.rule("A5A-16.2-b")
@pytest.mark.parametrize(("option", "rule"), [("", ""), ("entry-limit=all-units", "A5A-16.2-b")])
def test_those_that_enter_are_counted(option: str, rule: str) -> None:
    units = ["u-y21", "u-y11", "u-y33", "u-y13"]
    words = " ".join(f"{unit}:off:due" for unit in units)
    match = field(f"{words} c-jrres:1601", title="bentonville", marker="xx-corps", turn=3, fields=option, others="x")
    for unit in units[:3]:
        play(match, f"take {unit}")
        play(match, f"go {max(goals(match))}")
    assert refused_by(match, f"take {units[3]}") == rule


@pytest.mark.rule("A5A-15.3-f", "A5A-RUL-28")
@pytest.mark.parametrize(("option", "free"), [("", False), ("reserve-release=any-objective", True)])
def test_a_union_objective_in_confederate_hands_frees_the_reserve_or_does_not(option: str, free: bool) -> None:
    game: Any = load("gettysburg")
    battle = game.battle
    sides = zip(battle.objectives, battle.objective_side, strict=True)
    (place, *_) = [place for place, side in sides if side == UNION]
    unit = battle.unit_names[battle.side_units[CONFEDERATE][0]]
    formation = battle.formation_names[battle.formation[battle.side_units[CONFEDERATE][0]]]
    words = f"battle {option} turn=16 seat=confederate marker={formation} drawn={formation}"
    position = game.read_position(" ".join(f"{words} {unit}:{battle.hex_names[place]}".split()))
    assert condition_met(position) == free


@pytest.mark.rule("A5A-15.6-g", "A5A-RUL-31")
@pytest.mark.parametrize(("own", "other", "literal", "ratio"), [(20, 15, 0, 1), (27, 19, 0, 1), (40, 29, 1, 1)])
def test_a_lead_of_eleven_points_or_a_ratio_above_one(own: int, other: int, literal: int, ratio: int) -> None:
    game: Any = load("gettysburg")
    for option, level in (({}, ratio), ({"marginal-lead": "points"}, literal)):
        position = game.set_up("battle", option, SeededDice("lead"))
        assert southern_level(position, 1, own, other) == level
        assert northern_level(position, 0, other + 1, other) == 1


@pytest.mark.rule("A5A-15.3-d")
@pytest.mark.parametrize(("option", "rule"), [("", ""), ("reserve-entry=at-once", "A5A-15.3-d")])
def test_the_reserve_may_be_held_off_the_map_or_may_not(option: str, rule: str) -> None:
    game: Any = load("gettysburg")
    battle = game.battle
    (unit, *_) = [number for number in range(battle.units) if battle.tags[number] & RESERVE]
    formation = battle.formation_names[battle.formation[unit]]
    words = f"battle {option} turn=15 step=move seat=union marker={formation} drawn={formation} u-gamble:1509"
    position = game.read_position(" ".join(words.split()))
    refusal = game.judge(position, game.read_action("end"))
    assert ("" if refusal is None else refusal.rule) == rule


@pytest.mark.rule("A5A-14.5-d", "A5A-RUL-26")
def test_even_points_at_shiloh_may_be_a_draw() -> None:
    game: Any = load("shiloh")
    for value, winner, level in (("union-marginal", 0, 1), ("confederate-marginal", 1, 1), ("draw", 2, 0)):
        position = game.set_up("battle", {"even-points": value}, SeededDice("even"))
        even_points(position, None)
        assert (position.winner, position.level) == (winner, level)


@pytest.mark.rule("A5A-13.1-f")
@pytest.mark.parametrize(("option", "goes"), [("", False), ("indian-retreat=any-time", True)])
def test_guns_driven_next_to_pike_in_the_phase_move_him_or_do_not(option: str, goes: bool) -> None:
    game: Any = load("pea-ridge")
    words = f"battle {option} turn=3 step=attack seat=confederate fighting=1 marker=confederate-combat cup=price"
    position = game.read_position(" ".join(f"{words} c-pike:3808 u-carrart:3708 c-hebert:4012 u-dodge:4013".split()))
    game.rules.between_combats(position, None)
    assert (position.queue != []) == goes


# --- facts about counters, markers and tables


@pytest.mark.rule("A5A-2.2-l", "A5A-2.2-j")
def test_some_reinforcements_have_two_letters() -> None:
    letters = {"/".join(row["arrival"]["entries"]) for row in units_of_all() if "arrival" in row}
    assert "C/D" in letters


@pytest.mark.rule("A5A-2.2-m")
def test_some_counters_bear_a_regiment_or_a_corps() -> None:
    labels = {row["label"] for row in units_of_all()}
    assert {"24 Mo", "V Corps"} <= labels


def units_of_all() -> list[dict[str, Any]]:
    return [row for title in BATTLES for row in printed(title)["units"]]


@pytest.mark.rule("A5A-2.3-b")
@pytest.mark.parametrize("title", BATTLES)
@pytest.mark.parametrize("table", ["attacker", "defender"])
def test_large_results_are_rare(title: str, table: str) -> None:
    """In the middle columns, on an unmodified die."""
    tables = printed(title)["tables"]
    first = tables["rows"][0]
    columns = ("1-2", "1-1", "2-1", "3-1")
    cells = [tables[table][name][row - first] for name in columns for row in range(1, 7)]
    usual = [cell for cell in cells if cell.rstrip("R") in ("1", "2")]
    large = [cell for cell in cells if cell.rstrip("R") not in ("-", "1", "2")]
    assert len(usual) > len(cells) / 2
    assert len(large) < len(cells) / 8


@pytest.mark.rule("A5A-2.3-c")
@pytest.mark.parametrize("title", BATTLES)
def test_at_one_to_two_the_defenders_die_costs_the_attacker_a_step(title: str) -> None:
    tables = printed(title)["tables"]
    first = tables["rows"][0]
    column = tables["defender"]["1-2"]
    assert sum(column[row - first] == "-" for row in range(2, 8)) <= 1


@pytest.mark.rule("A5A-3.1-f")
def test_outside_gettysburg_too_a_formation_has_two_markers() -> None:
    others = [row for title in BATTLES if title != "gettysburg" for row in printed(title)["formations"]]
    assert max(row["markers"] for row in others) == 2


@pytest.mark.rule("A5A-14.1-e")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_confederate_reaches_a_union_zone_on_turn_1_of_shiloh(seed: int) -> None:
    """Every unit of every marker drawn, the optional cavalry too, from where it stands or comes in."""
    match = Match.new("shiloh", seed=seed, options={"cavalry": "on"})
    tried = 0
    while match.view()["turn"] == 1:
        for action in [text for text in texts(match) if text.startswith("take c-")]:
            twin = Match.from_position("shiloh", match.position_text(), dice=[])
            play(twin, action)
            assert goals(twin)
            assert not goals(twin) & zones(twin, "union")
            tried += 1
        play(match, "fight" if "fight" in texts(match) else "end")
    assert tried >= 10


@pytest.mark.rule("A5A-6.2.1-f", "A5A-RUL-59")
def test_guns_do_not_strike_one_hex_of_a_combat_and_bombard_another() -> None:
    """Carr's guns stand behind a breastwork, in no zone of control: beside 3708, two hexes from 3607."""
    units = "u-coler:3707 u-carrart:3808 c-hebert:3708 c-greer:3607"
    match = field(units, ground=FIELDS, step="yield", fields="guns-beside=attack works=3808:breastwork:UL")
    match.play(["fight", "attack 3708", "also 3607"])
    refusal = match.why_not("with u-carrart")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.facts["beyond"]) == ("not-all-reach", "A5A-6.2.1-f", "3607")
    assert all(refusal.sentence(language) for language in LANGUAGES)
