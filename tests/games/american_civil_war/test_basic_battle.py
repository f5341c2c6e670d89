"""Battles of the basic game."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from longroll import Match
from tests.games.american_civil_war.board import basic, battle, kinds, pairs, play, refused_by, texts, word


@pytest.mark.rule("ACW-B-battle-02", "ACW-B-battle-03")
def test_both_divide_their_pieces_between_line_and_reserve() -> None:
    match = basic("maryland:2ui+1ul northern-virginia:1ci+1cl")
    play(match, "from maryland", "to northern-virginia", "all", "end")
    assert match.to_move == "confederate"
    assert refused_by(match, "ready") == "ACW-B-battle-03"
    play(match, "line confederate-leader")
    assert refused_by(match, "ready") == "ACW-B-battle-03"
    assert refused_by(match, "line union-infantry") == "ACW-B-battle-02"
    assert refused_by(match, "line confederate-artillery") == "ACW-B-battle-02"
    play(match, "line confederate-infantry", "ready")
    assert match.to_move == "union"
    play(match, "line union-infantry", "ready")
    assert word(match, "attacker-reserve") == "1ui+1ul"
    assert (match.prompt.kind, match.to_move) == ("fire", "confederate")


@pytest.mark.rule("ACW-B-battle-04")
def test_fire_rally_reserve_the_defender_first() -> None:
    match = battle("2ui", "2ci", attacker_reserve="1ul", defender_reserve="1cl", shots=2, dice=pairs(8, 2, 8, 2, 2, 2))
    steps = []
    for action in (
        "shoot confederate-infantry",
        "at union-infantry",
        "shoot confederate-infantry",
        "at union-infantry",
        "shoot union-infantry",
        "at confederate-infantry",
        "recall confederate-infantry",
        "recall union-infantry",
        "ready",
        "ready",
    ):
        steps.append((match.prompt.kind, match.to_move))
        play(match, action)
    assert steps == [
        ("fire", "confederate"),
        ("target", "confederate"),
        ("fire", "confederate"),
        ("target", "confederate"),
        ("fire", "union"),
        ("target", "union"),
        ("rally", "confederate"),
        ("rally", "union"),
        ("reserve", "confederate"),
        ("reserve", "union"),
    ]
    assert (match.prompt.kind, match.to_move, word(match, "battle-turn")) == ("fire", "confederate", "2")


@pytest.mark.rule("ACW-B-battle-05")
@pytest.mark.parametrize(
    ("mover", "there", "left"), [("2ul", "1ci", "1ci"), ("1ui", "2cl", "1ui"), ("1ul", "1cl", "1cl")]
)
def test_leaders_alone_lose_at_once(mover: str, there: str, left: str) -> None:
    match = basic(f"maryland:{mover} northern-virginia:{there}")
    told = play(match, "from maryland", "to northern-virginia", "all", "end")
    assert "battle-won" in kinds(told)
    assert word(match, "northern-virginia") == left


@pytest.mark.rule("ACW-B-fire-01")
def test_reserves_do_not_fire() -> None:
    match = battle("1ui", "1ci", defender_reserve="1ca")
    assert texts(match) == ["shoot confederate-infantry"]
    assert refused_by(match, "shoot confederate-artillery") == "ACW-B-fire-01"


@pytest.mark.rule("ACW-B-fire-02")
def test_each_piece_fires_once() -> None:
    match = battle("3ui", "1ci+1ca", shots=2, dice=pairs(2))
    play(match, "shoot confederate-artillery", "at union-infantry")
    assert refused_by(match, "shoot confederate-artillery") == "ACW-B-fire-02"
    assert texts(match) == ["shoot confederate-infantry"]


@pytest.mark.rule("ACW-B-fire-03", "ACW-B-fire-04")
@pytest.mark.parametrize(("line", "shots"), [("9ci+2cl", 7), ("4ci", 4), ("9ci", 5), ("2ci+3cl", 2)])
def test_five_shots_and_one_for_each_leader(line: str, shots: int) -> None:
    match = battle("1ui", line, step="reserve", part=0, shots=0)
    play(match, "ready")
    assert match.prompt.facts["number"] == shots


@pytest.mark.rule("ACW-B-fire-04")
def test_firing_is_compulsory() -> None:
    match = battle("9ui", "2ci", shots=2, dice=pairs(2))
    play(match, "shoot confederate-infantry", "at union-infantry")
    assert texts(match) == ["shoot confederate-infantry"]
    assert refused_by(match, "forgo")


@pytest.mark.rule("ACW-B-fire-05", "ACW-B-fire-06")
@pytest.mark.parametrize(
    ("sort", "sign", "value"), [("infantry", "ci", 8), ("cavalry", "cc", 9), ("artillery", "ca", 7)]
)
def test_the_fire_values(sort: str, sign: str, value: int) -> None:
    for roll, left in ((value - 1, "2ui"), (value, "1ui")):
        match = battle("2ui", f"1{sign}", dice=pairs(roll))
        play(match, f"shoot confederate-{sort}", "at union-infantry")
        assert word(match, "attacker-line-1") == left


@pytest.mark.rule("ACW-B-fire-06")
def test_leaders_do_not_fire() -> None:
    match = battle("2ui", "1ci+1cl")
    assert refused_by(match, "shoot confederate-leader") == "ACW-B-fire-06"


@pytest.mark.rule("ACW-B-fire-07", "ACW-B-fire-10")
def test_targets_are_units_of_the_enemys_line() -> None:
    match = battle("1ui+1ul", "1ci", attacker_reserve="1uc+1ul", dice=pairs(12))
    play(match, "shoot confederate-infantry")
    assert texts(match) == ["at union-infantry"]
    assert refused_by(match, "at union-cavalry") == "ACW-B-fire-07"
    assert refused_by(match, "at union-leader") == "ACW-B-fire-10"
    assert refused_by(match, "at confederate-infantry") == "ACW-B-fire-07"


@pytest.mark.rule("ACW-B-fire-08", "ACW-B-fire-09")
def test_a_unit_killed_by_the_defender_does_not_shoot_back() -> None:
    match = battle("2ui", "1ci", dice=pairs(9))
    play(match, "shoot confederate-infantry", "at union-infantry")
    assert word(match, "attacker-routed") == "1ui"
    assert (match.to_move, match.prompt.facts["number"]) == ("union", 1)


@pytest.mark.rule("ACW-B-fire-11")
@pytest.mark.parametrize(("roll", "left"), [(10, "1ui+2ul"), (11, "1ui+1ul"), (12, "1ui+1ul")])
def test_eleven_and_twelve_kill_one_leader_of_the_line(roll: int, left: str) -> None:
    match = battle("2ui+2ul", "1ci", attacker_reserve="1ul", dice=pairs(roll))
    told = play(match, "shoot confederate-infantry", "at union-infantry")
    assert word(match, "attacker-line-1") == left
    assert word(match, "attacker-reserve") == "1ul"
    assert ("leader-killed" in kinds(told)) == (roll > 10)


@pytest.mark.rule("ACW-B-fire-11")
def test_the_bonus_does_not_kill_a_leader() -> None:
    match = battle("2ui+1ul", "1ci+1cc+1ca+1cl", dice=pairs(10))
    play(match, "shoot confederate-infantry", "at union-infantry")
    assert word(match, "attacker-line-1") == "1ui+1ul"


@pytest.mark.rule("ACW-B-bonus-01", "ACW-B-bonus-03")
@pytest.mark.parametrize(
    ("line", "left"),
    [("1ci+1cc+1ca+1cl", "1ui"), ("1ci+1cc+1ca", "2ui"), ("1ci+1cc+1cl", "2ui"), ("1ci+1ca+1cl", "2ui")],
)
def test_combined_arms(line: str, left: str) -> None:
    match = battle("2ui", line, defender_reserve="1cl", dice=pairs(7))
    play(match, "shoot confederate-infantry", "at union-infantry")
    assert word(match, "attacker-line-1") == left


@pytest.mark.rule("ACW-B-bonus-02")
def test_the_bonus_goes_with_the_set_and_comes_back_with_it() -> None:
    match = battle("1ui+1uc+1ua+1ul", "4ci", part=0, shots=3, attacker_reserve="1ua", dice=pairs(7, 7, 7))
    told = play(match, "shoot union-infantry", "at confederate-infantry")
    assert told[0].facts["bonus"] == 1
    match = battle("1ui+1uc+1ul", "4ci", part=0, shots=2, dice=pairs(7))
    told = play(match, "shoot union-infantry", "at confederate-infantry")
    assert told[0].facts["bonus"] == 0
    match = battle(
        "1ui+1uc+1ul", "4ci", part=0, step="reserve", shots=0, attacker_reserve="1ua", dice=pairs(2, 2, 2, 2, 7)
    )
    play(match, "line union-artillery", "ready")
    for _ in range(4):
        play(match, "shoot confederate-infantry", "at union-infantry")
    told = play(match, "shoot union-infantry", "at confederate-infantry")
    assert told[0].facts["bonus"] == 1


@pytest.mark.rule("ACW-B-rally-01", "ACW-B-rally-02")
@pytest.mark.parametrize(("roll", "reserve"), [(8, "1cl"), (9, "1ci+1cl")])
def test_a_leader_in_reserve_brings_a_unit_back_on_nine(roll: int, reserve: str) -> None:
    match = battle("1ui", "1ci", defender_reserve="1cl", defender_lost="2ci", step="rally", dice=pairs(roll))
    play(match, "recall confederate-infantry")
    assert word(match, "defender-reserve") == reserve
    assert match.prompt.kind == "reserve"


@pytest.mark.rule("ACW-B-rally-03", "ACW-B-rally-05")
def test_any_unit_lost_in_this_battle_can_be_rallied_but_no_leader() -> None:
    match = battle("1ui", "1ci", defender_reserve="1cl", defender_lost="1ci+1cc+1ca", step="rally")
    assert texts(match) == [
        "recall confederate-infantry",
        "recall confederate-cavalry",
        "recall confederate-artillery",
        "forgo",
    ]
    assert refused_by(match, "recall confederate-leader") == "ACW-B-rally-03"
    assert refused_by(match, "recall confederate-elite") == "ACW-B-rally-05"
    assert refused_by(match, "recall union-infantry") == "ACW-B-rally-01"


@pytest.mark.rule("ACW-B-rally-04")
def test_leaders_in_the_line_do_not_rally() -> None:
    match = battle("1ui", "1ci+1cl", defender_lost="1ci", part=0, dice=pairs(2))
    play(match, "shoot union-infantry", "at confederate-infantry")
    assert (match.prompt.kind, match.to_move) == ("reserve", "confederate")


@pytest.mark.rule("ACW-B-reserve-01")
def test_pieces_shift_both_ways() -> None:
    match = battle("1ui", "2ci+1cl", defender_reserve="1ca", step="reserve", shots=0)
    assert texts(match) == [
        "line confederate-artillery",
        "back confederate-infantry",
        "back confederate-leader",
        "ready",
    ]
    play(match, "line confederate-artillery", "back confederate-leader")
    assert refused_by(match, "back confederate-artillery") == "ACW-B-reserve-01"
    assert refused_by(match, "back confederate-cavalry") == "ACW-B-reserve-01"
    play(match, "ready")
    assert word(match, "defender-line-1") == "2ci+1ca"
    assert word(match, "defender-reserve") == "1cl"


@pytest.mark.rule("ACW-B-reserve-02", "ACW-B-end-01")
def test_a_line_without_a_unit_is_lost() -> None:
    match = battle("1ui", "1ci+1cl", step="reserve", shots=0, words="boston:1ui")
    told = play(match, "back confederate-infantry", "ready")
    assert "battle-won" in kinds(told)
    assert word(match, "western-kentucky") == "1ui"


@pytest.mark.rule("ACW-B-end-02", "ACW-B-end-03", "ACW-B-end-04")
def test_the_battle_stops_at_once_and_the_loser_is_gone() -> None:
    match = battle("1ui+1ul", "3ci", shots=3, attacker_reserve="5ui+1ul", defender_reserve="1cl", dice=pairs(8))
    play(match, "shoot confederate-infantry", "at union-infantry")
    assert word(match, "western-kentucky") == "3ci+1cl"
    assert match.prompt.kind == "march"


@pytest.mark.rule("ACW-B-fire-12")
def test_a_leader_in_reserve_is_never_killed_by_fire() -> None:
    match = battle("2ui", "1ci", attacker_reserve="1ul", dice=pairs(12))
    told = play(match, "shoot confederate-infantry", "at union-infantry")
    assert "leader-killed" not in kinds(told)
    assert (word(match, "attacker-line-1"), word(match, "attacker-reserve")) == ("1ui", "1ul")


@pytest.mark.rule("ACW-B-fire-09")
def test_units_lost_in_a_battle_are_gone_when_it_ends() -> None:
    match = battle("1ui", "2ci", defender_lost="3ci", attacker_lost="2ui", shots=2, dice=pairs(8))
    play(match, "shoot confederate-infantry", "at union-infantry")
    assert match.prompt.kind == "march"
    assert word(match, "western-kentucky") == "2ci"
    assert "routed" not in match.position_text()


@pytest.mark.rule("ACW-B-bonus-02")
def test_the_bonus_is_lost_with_a_piece_lost_in_the_same_cycle() -> None:
    """The attacker's line is complete until the defender's shot takes its only gun."""
    for target, bonus in (("union-artillery", 0), ("union-infantry", 1)):
        match = battle("2ui+1uc+1ua+1ul", "1ci", defender_reserve="1ci", dice=pairs(8, 2))
        play(match, "shoot confederate-infantry", f"at {target}")
        told = play(match, "shoot union-infantry", "at confederate-infantry")
        assert told[0].facts["bonus"] == bonus


@pytest.mark.rule("ACW-B-rally-01")
def test_each_leader_in_reserve_tries_once() -> None:
    match = battle("2ui", "2ci", defender_reserve="2cl", defender_lost="3ci", part=0, dice=pairs(2, 9, 9))
    play(match, "shoot union-infantry", "at confederate-infantry", "recall confederate-infantry")
    assert (match.prompt.kind, match.to_move) == ("rally", "confederate")
    play(match, "recall confederate-infantry")
    assert match.prompt.kind == "reserve"
    assert (word(match, "defender-reserve"), word(match, "defender-routed")) == ("2ci+2cl", "1ci")


@pytest.mark.rule("ACW-B-rally-06")
def test_the_unit_is_named_before_the_dice_and_no_other_comes_back() -> None:
    for roll, reserve, lost in ((9, "1cc+1cl", "1ci+1ca"), (8, "1cl", "1ci+1cc+1ca")):
        match = battle(
            "1ui", "1ci", defender_reserve="1cl", defender_lost="1ci+1cc+1ca", step="rally", dice=pairs(roll)
        )
        play(match, "recall confederate-cavalry")
        assert (word(match, "defender-reserve"), word(match, "defender-routed")) == (reserve, lost)
        assert match.prompt.kind == "reserve"


@pytest.mark.rule("ACW-B-rally-04")
def test_leaders_in_reserve_do_not_raise_the_fire_limit() -> None:
    match = battle("1ui", "9ci", defender_reserve="3cl", step="reserve", part=0, shots=0)
    play(match, "ready")
    assert match.prompt.facts["number"] == 5


# --- the worked example

KINDS = {"I": "infantry", "C": "cavalry", "A": "artillery", "L": "leader"}
NATIONS = {"S": "confederate", "N": "union"}


def example() -> dict[str, Any]:
    return dict(json.loads((Path(__file__).parent / "worked.json").read_text(encoding="utf-8"))["W1"])


def sign(nation: str, pieces: dict[str, int]) -> str:
    order = [kind for kind in "ICAL" if pieces.get(kind)]
    return "+".join(f"{pieces[kind]}{nation[0]}{kind.lower()}" for kind in order)


@pytest.mark.rule("ACW-B-battle-04", "ACW-B-fire-08", "ACW-B-end-02")
def test_the_worked_battle() -> None:
    told = example()
    dice = [
        roll
        for step in told["steps"]
        for row in [*step.get("shots", []), *step.get("rolls", [])]
        for roll in pairs(row[1])
    ]
    start = told["start"]
    match = battle(
        sign("union", start["N"]["line"]),
        sign("confederate", start["S"]["line"]),
        attacker_reserve=sign("union", start["N"]["reserve"]),
        defender_reserve=sign("confederate", start["S"]["reserve"]),
        shots=7,
        dice=dice,
    )
    for step in told["steps"]:
        follow(match, step)
    assert word(match, "western-kentucky") == sign("confederate", told["final"]["survivors"])


def follow(match: Match, step: dict[str, Any]) -> None:
    nation = NATIONS[step["side"]]
    other = NATIONS["N" if step["side"] == "S" else "S"]
    if step["step"] == "fire":
        assert match.prompt.facts["number"] == min(step["limit"], match_units(match, step["side"]))
        for firer, _, target in step["shots"]:
            play(match, f"shoot {nation}-{KINDS[firer]}", f"at {other}-{KINDS[target]}")
    elif step["step"] == "rally":
        for kind, _, _ in step["rolls"]:
            play(match, f"recall {nation}-{KINDS[kind]}")
    else:
        for way, verb in (("to_line", "line"), ("to_reserve", "back")):
            for kind, count in step[way].items() if way in step else []:
                play(match, *[f"{verb} {nation}-{KINDS[kind]}"] * count)
        play(match, "ready")
    for side, areas in step.get("after", {}).items() if "ends" not in step else []:
        role = "defender" if side == "S" else "attacker"
        assert word(match, f"{role}-line-1") == sign(NATIONS[side], areas["line"])
        assert word(match, f"{role}-reserve") == sign(NATIONS[side], areas["reserve"])


def match_units(match: Match, side: str) -> int:
    line = word(match, f"{'defender' if side == 'S' else 'attacker'}-line-1")
    return sum(int(number) for number, kind in re.findall(r"(\d+).([a-z])", line) if kind != "l")
