"""Fire, charges and leaders on the field."""

import pytest

from longroll import Match
from tests.games.american_civil_war.board import kinds, pairs, play, refused_by, texts, word
from tests.games.american_civil_war.field import fight

NAMES = {"i": "infantry", "c": "cavalry", "e": "elite", "a": "artillery", "l": "leader"}
PHASE = {"i": "infantry", "c": "cavalry", "e": "cavalry", "a": "artillery"}
REST = "a2:1ui a3:1ui d2:1ci d3:1ci"


def duel(firer: str, target: str, dice: list[int], words: str = "", line: bool = False) -> Match:
    """A unit in the first middle area (or its line) before a target in the enemy's first line area."""
    place = f"a1:1u{firer}" if line else f"a1:1ui am1:1u{firer}"
    match = fight(f"{place} {REST} d1:1c{target} dr:1ci {words}", phase=PHASE[firer], dice=dice)
    play(match, f"act union-{NAMES[firer]} {'line-1' if line else 'middle-1'} fresh")
    return match


TABLE = [
    ("i", "i", 8),
    ("i", "c", 9),
    ("i", "e", 9),
    ("i", "a", 10),
    ("c", "i", 9),
    ("c", "c", 9),
    ("c", "a", 10),
    ("e", "i", 9),
    ("e", "a", 10),
    ("a", "i", 6),
    ("a", "c", 7),
    ("a", "e", 7),
    ("a", "a", 7),
]


@pytest.mark.rule("ACW-S-fire-04", "ACW-S-fire-02")
@pytest.mark.parametrize(("firer", "target", "need"), TABLE)
def test_the_fire_table(firer: str, target: str, need: int) -> None:
    match = duel(firer, target, [*pairs(need), 6])
    told = play(match, f"fire confederate-{NAMES[target]}")
    assert (told[0].facts["need"], told[0].facts["result"]) == (need, "routed")
    match = duel(firer, target, pairs(need - 1))
    told = play(match, f"fire confederate-{NAMES[target]}")
    assert told[0].facts["result"] == "miss"


@pytest.mark.rule("ACW-S-fire-03", "ACW-S-fire-04")
@pytest.mark.parametrize(("target", "need"), [("i", 8), ("c", 9), ("a", 9)])
def test_artillery_at_range_two(target: str, need: int) -> None:
    match = duel("a", target, pairs(2), line=True)
    told = play(match, f"fire confederate-{NAMES[target]}")
    assert told[0].facts["need"] == need


@pytest.mark.rule("ACW-S-fire-03")
def test_any_unit_between_blocks_the_fire_at_range_two() -> None:
    match = duel("a", "i", [], "am1:1ui", line=True)
    assert refused_by(match, "fire confederate-infantry") == "ACW-S-fire-03"
    match = duel("a", "a", pairs(2), "dm1:1ci", line=True)
    assert refused_by(match, "fire confederate-artillery") == "ACW-S-fire-03"
    told = play(match, "fire confederate-infantry")
    assert told[0].facts["need"] == 6
    match = duel("a", "i", [], "am1:1ul", line=True)
    assert refused_by(match, "fire confederate-infantry") == ""


@pytest.mark.rule("ACW-S-fire-01", "ACW-S-fire-02")
def test_fire_and_charge_go_straight_ahead_only() -> None:
    match = fight(f"a1:1ui {REST} d1:1ci dm2:1cc")
    play(match, "act union-infantry line-1 fresh")
    assert refused_by(match, "fire confederate-cavalry") == "ACW-S-fire-01"
    assert refused_by(match, "charge confederate-cavalry") == "ACW-S-fire-01"
    assert refused_by(match, "fire confederate-infantry") == "ACW-S-fire-01"
    assert refused_by(match, "fire union-infantry") == "ACW-S-fire-01"


@pytest.mark.rule("ACW-S-fire-05")
@pytest.mark.parametrize(
    ("target", "die", "result"),
    [
        ("i", 3, "destroyed"),
        ("i", 4, "routed"),
        ("a", 3, "destroyed"),
        ("a", 4, "routed"),
        ("c", 2, "destroyed"),
        ("c", 3, "routed"),
        ("e", 2, "destroyed"),
        ("e", 3, "routed"),
    ],
)
def test_a_hit_destroys_or_routs(target: str, die: int, result: str) -> None:
    match = duel("i", target, [*pairs(12), die])
    told = play(match, f"fire confederate-{NAMES[target]}")
    assert told[0].facts["result"] == result


@pytest.mark.rule("ACW-S-fire-06")
def test_the_firer_is_never_hurt() -> None:
    match = duel("i", "i", pairs(2))
    play(match, "fire confederate-infantry")
    assert word(match, "attacker-middle-1") == "1ui"


@pytest.mark.rule("ACW-S-fire-07", "ACW-S-amph-04")
def test_modifiers_change_the_total_but_kill_no_leader() -> None:
    match = duel("i", "i", pairs(8), "landed=1")
    told = play(match, "fire confederate-infantry")
    assert (told[0].facts["bonus"], told[0].facts["result"]) == (-1, "miss")
    match = fight(f"landed=1 a1:1ui am1:1ui {REST} d1:2ci+1cl", dice=[*pairs(11), 6])
    told = play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert "leader-killed" in kinds(told)


# --- charges


def charge(charger: str, target: str, rolls: tuple[int, int], words: str = "", hold: bool = False) -> str:
    match = duel(charger, target, pairs(*rolls), words)
    told = play(match, f"charge confederate-{NAMES[target]}", *(["hold"] if hold else []))
    return str(next(event for event in told if event.kind == "charged").facts["result"])


@pytest.mark.rule("ACW-S-charge-02", "ACW-S-charge-03", "ACW-S-charge-04", "ACW-S-charge-12")
@pytest.mark.parametrize(
    ("rolls", "result"),
    [
        ((7, 7), "nothing"),
        ((8, 7), "target-routed"),
        ((9, 7), "target-routed"),
        ((10, 7), "target-destroyed"),
        ((7, 8), "charger-routed"),
        ((7, 9), "charger-routed"),
        ((7, 10), "charger-destroyed"),
    ],
)
def test_the_margin_decides(rolls: tuple[int, int], result: str) -> None:
    assert charge("i", "i", rolls) == result
    assert charge("c", "c", rolls) == result


@pytest.mark.rule("ACW-S-charge-05")
@pytest.mark.parametrize(
    ("charger", "target", "modifier"),
    [("i", "i", 0), ("i", "c", 2), ("i", "a", 3), ("c", "i", -2), ("c", "c", 0), ("c", "a", 3)],
)
def test_the_modifiers_of_the_matchup(charger: str, target: str, modifier: int) -> None:
    hold = charger == "i" and target == "c"
    assert charge(charger, target, (7 - modifier, 7), hold=hold) == "nothing"


@pytest.mark.rule("ACW-S-charge-06")
def test_a_leader_beside_a_unit_is_worth_one() -> None:
    match = fight(f"a1:1ui am1:1ui+2ul {REST} d1:1ci dr:1ci", dice=pairs(6, 7))
    told = play(match, "act union-infantry middle-1 fresh", "charge confederate-infantry")
    assert (told[0].facts["bonus"], told[0].facts["result"]) == (1, "nothing")
    for option, bonus in (("", 1), ("leader-bonus=attacker", 0)):
        match = fight(f"{option} a1:1ui am1:1ui {REST} d1:1ci+2cl dr:1ci", dice=pairs(7, 7))
        told = play(match, "act union-infantry middle-1 fresh", "charge confederate-infantry")
        assert told[0].facts["other_bonus"] == bonus


@pytest.mark.rule("ACW-S-leader-01")
def test_a_leader_helps_a_charge_and_not_a_shot() -> None:
    for order, bonus in (("charge", 1), ("fire", 0)):
        match = fight(f"a1:1ui am1:1ui+1ul {REST} d1:2ci+1cl", dice=pairs(7, 7))
        told = play(match, "act union-infantry middle-1 fresh", f"{order} confederate-infantry")
        assert told[0].facts["bonus"] == bonus


@pytest.mark.rule("ACW-S-charge-07")
def test_elite_cavalry_is_worth_one_more() -> None:
    assert charge("e", "c", (6, 7)) == "nothing"
    assert charge("e", "i", (8, 7)) == "nothing"
    assert charge("c", "e", (8, 7)) == "nothing"


@pytest.mark.rule("ACW-S-charge-08", "ACW-S-charge-09")
def test_cavalry_may_dodge_infantry_but_not_cavalry() -> None:
    match = fight(f"a1:1ui am1:1ui {REST} d1:1ci+1cc")
    play(match, "act union-infantry middle-1 fresh", "charge confederate-cavalry")
    assert (match.to_move, texts(match)) == ("confederate", ["dodge", "hold"])
    told = play(match, "dodge")
    assert "charged" not in kinds(told)
    assert (word(match, "defender-reserve"), word(match, "attacker-middle-1")) == ("1cc", "1ui")
    assert "act union-infantry middle-1 fresh" not in texts(match)
    match = fight(f"a1:1ui am1:1uc {REST} d1:1ci+1cc", phase="cavalry", dice=pairs(7, 7))
    told = play(match, "act union-cavalry middle-1 fresh", "charge confederate-cavalry")
    assert "charged" in kinds(told)


@pytest.mark.rule("ACW-S-charge-08")
def test_a_dodge_that_empties_the_column_loses_the_battle() -> None:
    match = fight(f"a1:1ui am1:1ui {REST} d1:1cc")
    play(match, "act union-infantry middle-1 fresh", "charge confederate-cavalry", "dodge")
    assert word(match, "loser") == "defender"


@pytest.mark.rule("ACW-S-charge-01", "ACW-S-charge-10")
def test_artillery_never_charges_and_is_safe_behind_a_screen() -> None:
    match = duel("a", "i", [])
    assert refused_by(match, "charge confederate-infantry") == "ACW-S-charge-01"
    match = duel("i", "a", [])
    assert refused_by(match, "charge confederate-artillery") == ""
    match = fight(f"a1:1ui am1:1ui {REST} d1:1ci+1ca")
    play(match, "act union-infantry middle-1 fresh")
    assert refused_by(match, "charge confederate-artillery") == "ACW-S-charge-10"
    assert refused_by(match, "fire confederate-artillery") == ""


@pytest.mark.rule("ACW-S-charge-11")
def test_the_charger_stays_where_it_is() -> None:
    match = fight(f"a1:1ui am1:1ui {REST} d1:2ci", dice=pairs(12, 2))
    play(match, "act union-infantry middle-1 fresh", "charge confederate-infantry")
    assert word(match, "attacker-middle-1") == "1ui"


@pytest.mark.rule("ACW-S-charge-03", "ACW-S-charge-04", "ACW-S-charge-12", "ACW-S-field-06")
@pytest.mark.parametrize(
    ("rolls", "charger", "charged", "lost"),
    [
        ((7, 7), "1u", "2c", ("", "")),
        ((9, 7), "1u", "1c", ("", "1c")),
        ((10, 7), "1u", "1c", ("", "")),
        ((7, 9), "", "2c", ("1u", "")),
        ((7, 10), "", "2c", ("", "")),
    ],
)
@pytest.mark.parametrize("kind", ["i", "c"])
def test_where_the_units_are_after_a_charge(
    kind: str, rolls: tuple[int, int], charger: str, charged: str, lost: tuple[str, str]
) -> None:
    """In the retreat area after a loss by one or two, gone after a loss by three."""
    words = f"a1:1ui am1:1u{kind} {REST} d1:2c{kind}"
    match = fight(words, phase=PHASE[kind], dice=pairs(*rolls))
    play(match, f"act union-{NAMES[kind]} middle-1 fresh", f"charge confederate-{NAMES[kind]}")
    found = [word(match, area).removesuffix(kind) for area in ("attacker-middle-1", "defender-line-1")]
    assert found == [charger, charged]
    routed = tuple(word(match, f"{side}-routed").removesuffix(kind) for side in ("attacker", "defender"))
    assert routed == lost


@pytest.mark.rule("ACW-S-fire-05", "ACW-S-field-06")
@pytest.mark.parametrize(("die", "routed"), [(3, ""), (4, "1ci")])
def test_where_a_unit_that_was_hit_is(die: int, routed: str) -> None:
    match = fight(f"a1:1ui am1:1ui {REST} d1:2ci", dice=[*pairs(12), die])
    play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert (word(match, "defender-line-1"), word(match, "defender-routed")) == ("1ci", routed)


# --- leaders


@pytest.mark.rule("ACW-S-leader-05", "ACW-S-piece-04")
def test_leaders_are_no_targets_and_do_not_fight() -> None:
    match = fight(f"a1:1ui am1:1ui {REST} d1:1ci+1cl")
    play(match, "act union-infantry middle-1 fresh")
    assert refused_by(match, "fire confederate-leader") == "ACW-S-leader-05"
    assert refused_by(match, "charge confederate-leader") == "ACW-S-leader-05"
    match = fight(f"a1:1ui+1ul {REST} d1:1ci dm1:1ci", phase="leaders")
    play(match, "act union-leader line-1 fresh")
    assert refused_by(match, "fire confederate-infantry") == "ACW-S-phase-07"


@pytest.mark.rule("ACW-S-leader-06")
@pytest.mark.parametrize(("roll", "falls"), [(10, False), (11, True), (12, True)])
def test_eleven_and_twelve_kill_a_leader_in_the_area(roll: int, falls: bool) -> None:
    match = fight(f"a1:1ui am1:1ui {REST} d1:2ci+2cl dr:1cl", dice=[*pairs(roll), 6])
    told = play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert ("leader-killed" in kinds(told)) == falls
    assert word(match, "defender-line-1") == f"1ci+{1 if falls else 2}cl"
    match = fight(f"a1:1ui am1:1ui+1ul {REST} d1:2ci+1cl", dice=pairs(roll, 12))
    told = play(match, "act union-infantry middle-1 fresh", "charge confederate-infantry")
    assert kinds(told).count("leader-killed") == int(falls)
    assert word(match, "attacker-middle-1").endswith("1ul")


# --- captured artillery


@pytest.mark.rule("ACW-A-capt-01", "ACW-A-capt-02", "ACW-A-capt-03")
def test_guns_lost_to_a_charge_are_captured_not_those_lost_to_fire() -> None:
    words = f"capture=on a1:1ui am1:1ui {REST} d1:2ca"
    match = fight(words, dice=pairs(12, 2))
    play(match, "act union-infantry middle-1 fresh", "charge confederate-artillery")
    assert (word(match, "attacker-reserve"), word(match, "defender-fell")) == ("1ua", "1")
    match = fight(words, dice=[*pairs(12), 1])
    play(match, "act union-infantry middle-1 fresh", "fire confederate-artillery")
    assert word(match, "attacker-reserve") == ""
    match = fight(words.replace("capture=on", ""), dice=pairs(12, 2))
    play(match, "act union-infantry middle-1 fresh", "charge confederate-artillery")
    assert word(match, "attacker-reserve") == ""


@pytest.mark.rule("ACW-A-capt-01")
def test_only_guns_are_captured() -> None:
    match = fight(f"capture=on a1:1ui am1:1ui {REST} d1:2ci", dice=pairs(12, 2))
    play(match, "act union-infantry middle-1 fresh", "charge confederate-infantry")
    assert (word(match, "attacker-reserve"), word(match, "defender-line-1")) == ("", "1ci")


# --- terrain


@pytest.mark.rule("ACW-A-terr-02")
@pytest.mark.parametrize(("terrain", "fire", "charge_"), [(1, 0, 0), (2, 0, -1), (3, -1, -1), (4, -1, 0), (5, 0, -1)])
def test_what_terrain_does_to_attacks_into_it(terrain: int, fire: int, charge_: int) -> None:
    words = f"terrain=on ground=0.0.0.{terrain}.0.0 a1:1ui am1:2ui {REST} d1:3ci"
    match = fight(words, dice=pairs(2, 7, 7))
    told = play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert told[0].facts["bonus"] == fire
    told = play(match, "act union-infantry middle-1 fresh", "charge confederate-infantry")
    assert told[0].facts["bonus"] == charge_


@pytest.mark.rule("ACW-A-terr-02")
def test_guns_on_a_hill_and_rivers() -> None:
    words = f"terrain=on ground=5.0.0.0.0.0 a1:1ui+1ua {REST} d1:3ci"
    match = fight(words, phase="artillery", dice=pairs(2))
    told = play(match, "act union-artillery line-1 fresh", "fire confederate-infantry")
    assert told[0].facts["bonus"] == 1
    for ground, refusal in (("0.0.0.0.0.6", "ACW-A-terr-02"), ("6.0.0.0.0.0", "")):
        match = fight(f"terrain=on ground={ground} a1:1ui am1:1ui {REST} d1:3ci")
        play(match, "act union-infantry middle-1 fresh")
        assert refused_by(match, "charge confederate-infantry") == refusal
