"""Phases, actions and steps on the field; how a battle ends."""

import pytest

from tests.games.american_civil_war.board import pairs, play, refused_by, texts, word
from tests.games.american_civil_war.field import FULL, PHASES, fight

MIXED = "a1:1ui+1uc a2:1ui+1ua a3:1ui+1ul d1:1ci+1cc d2:1ci+1ca d3:1ci+1cl"


@pytest.mark.rule("ACW-S-phase-01")
def test_the_order_of_phases_and_parts() -> None:
    match = fight(MIXED, phase="cavalry")
    seen = []
    while word(match, "battle-turn") == "1":
        seen.append((PHASES.index(word(match, "phase") or "cavalry"), match.to_move))
        play(match, "pass")
    assert seen == [(phase, side) for phase in range(4) for side in ("union", "confederate")]


@pytest.mark.rule("ACW-S-phase-02")
def test_all_some_or_none_of_the_pieces() -> None:
    match = fight(FULL)
    assert "pass" in texts(match)
    play(match, "act union-infantry line-1 fresh", "shift middle-1", "pass")
    assert match.to_move == "confederate"
    assert refused_by(match, "act union-infantry line-1 fresh") == "ACW-S-phase-01"
    assert refused_by(match, "act confederate-cavalry line-1 fresh") == "ACW-S-phase-01"


@pytest.mark.rule("ACW-S-phase-03", "ACW-S-phase-08")
def test_cavalry_has_two_actions_of_any_mix() -> None:
    match = fight("a1:2uc a2:1ui a3:1ui d1:2ci d2:1ci d3:1ci", phase="cavalry", dice=pairs(2, 7, 7))
    play(match, "act union-cavalry line-1 fresh", "shift middle-1", "act union-cavalry middle-1 used")
    assert {"fire confederate-infantry", "charge confederate-infantry", "shift line-1"} <= set(texts(match))
    play(match, "fire confederate-infantry")
    assert not [text for text in texts(match) if text.startswith("act union-cavalry middle-1")]


@pytest.mark.rule("ACW-S-phase-04")
@pytest.mark.parametrize(("sign", "sort", "again"), [("uc", "cavalry", "ACW-S-phase-04"), ("ue", "elite", "")])
def test_only_elite_cavalry_fires_twice(sign: str, sort: str, again: str) -> None:
    words = f"a1:1ui am1:1{sign} a2:1ui a3:1ui d1:2ci d2:1ci d3:1ci"
    match = fight(words, phase="cavalry", dice=pairs(2, 2))
    play(match, f"act union-{sort} middle-1 fresh", "fire confederate-infantry", f"act union-{sort} middle-1 fired")
    assert refused_by(match, "fire confederate-infantry") == again
    assert refused_by(match, "charge confederate-infantry") == ""


SURPRISE = [
    ("artillery", "ua", "artillery", "ACW-S-phase-11", ""),
    ("infantry", "ui", "infantry", "ACW-S-phase-11", ""),
    ("cavalry", "uc", "cavalry", "ACW-S-phase-04", "ACW-S-phase-04"),
    ("cavalry", "ue", "elite", "", ""),
]


@pytest.mark.rule("ACW-A-init-04", "ACW-S-phase-11")
@pytest.mark.parametrize(("phase", "sign", "sort", "again", "by_option"), SURPRISE)
def test_the_extra_action_is_no_second_shot_except_by_option(
    phase: str, sign: str, sort: str, again: str, by_option: str
) -> None:
    for option, rule in (("", again), ("second-shot=any-unit", by_option)):
        words = f"{option} extra=3 a1:2ui am1:1{sign} a2:1ui a3:1ui d1:3ci d2:1ci d3:1ci"
        match = fight(words, phase=phase, dice=pairs(2, 2))
        play(match, f"act union-{sort} middle-1 fresh", "fire confederate-infantry")
        play(match, f"act union-{sort} middle-1 fired")
        assert refused_by(match, "fire confederate-infantry") == rule
        assert refused_by(match, "shift line-1") == ""


@pytest.mark.rule("ACW-S-phase-11")
@pytest.mark.parametrize(("orders", "third"), [(["fire", "fire"], "ACW-S-phase-11"), (["fire", "charge"], "")])
def test_elite_cavalry_never_fires_a_third_time(orders: list[str], third: str) -> None:
    words = "extra=3 a1:2ui am1:1ue a2:1ui a3:1ui d1:3ci d2:1ci d3:1ci"
    match = fight(words, phase="cavalry", dice=pairs(2, 2) if third else pairs(2, 12, 2))
    for order, wear in zip(orders, ["fresh", "fired"], strict=True):
        play(match, f"act union-elite middle-1 {wear}", f"{order} confederate-infantry")
    wear = "two-shots" if third else "fired-twice"
    play(match, f"act union-elite middle-1 {wear}")
    assert refused_by(match, "fire confederate-infantry") == third
    assert refused_by(match, "charge confederate-infantry") == ""


@pytest.mark.rule("ACW-S-phase-12")
def test_the_two_actions_of_a_piece_need_not_follow_each_other() -> None:
    match = fight("a1:2uc a2:1ui+1uc a3:1ui d1:2ci d2:1ci d3:1ci", phase="cavalry", dice=pairs(2, 2))
    play(match, "act union-cavalry line-1 fresh", "shift middle-1", "act union-cavalry line-2 fresh", "shift middle-2")
    play(match, "act union-cavalry middle-1 used", "fire confederate-infantry")
    assert refused_by(match, "act union-cavalry middle-2 used") == ""


@pytest.mark.rule("ACW-S-phase-02")
def test_a_piece_without_actions_is_not_chosen() -> None:
    match = fight(FULL, dice=pairs(2))
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert refused_by(match, "act union-infantry middle-1 spent") == "ACW-S-phase-02"


@pytest.mark.rule("ACW-S-tend-05")
@pytest.mark.parametrize(
    ("sign", "phase"), [("ca", "artillery"), ("cc", "cavalry"), ("ce", "cavalry"), ("cl", "leaders")]
)
def test_a_side_without_pieces_of_the_phase_may_leave_before_the_enemy_acts(sign: str, phase: str) -> None:
    """The attacker has nobody of the kind, so his own part is passed over."""
    extra = "dr:1cl" if sign == "cl" else f"d2:2ci+1{sign}"
    match = fight(f"a2:2ui {extra} {'d2:2ci' if sign == 'cl' else ''}", phase="infantry", round_=1, size=1)
    while word(match, "battle-turn") == "1":
        play(match, "pass")
    while (word(match, "phase") or "cavalry") != phase:
        play(match, "stand" if match.prompt.kind == "stand" else "pass")
    assert (match.prompt.kind, match.to_move) == ("stand", "union")
    assert "withdraw" in texts(match)
    play(match, "stand")
    assert (match.prompt.kind, match.to_move) == ("act", "confederate")


@pytest.mark.rule("ACW-S-tend-05")
def test_a_side_that_has_passed_in_its_part_is_not_asked_again_before_the_enemy_acts() -> None:
    match = fight(FULL, round_=2, dice=pairs(2))
    assert match.prompt.kind == "act"
    play(match, "pass")
    assert (match.prompt.kind, match.to_move) == ("act", "confederate")


@pytest.mark.rule("ACW-S-phase-05", "ACW-S-phase-06")
def test_artillery_and_infantry_have_one_action() -> None:
    match = fight("a1:1ui+1ua a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci", phase="artillery", dice=pairs(2))
    play(match, "act union-artillery line-1 fresh", "fire confederate-infantry")
    assert (match.to_move, word(match, "phase")) == ("union", "infantry")
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert "act union-infantry middle-1 used" not in texts(match)


@pytest.mark.rule("ACW-S-phase-07", "ACW-S-leader-02")
def test_a_leader_may_rally_twice_or_move_and_rally() -> None:
    words = "a1:1ui+1ul a2:1ui a3:1ui ar:1ul ax:2ui d1:1ci d2:1ci d3:1ci"
    match = fight(words, phase="leaders", dice=pairs(6, 7, 7))
    play(match, "act union-leader reserve fresh", "rally union-infantry")
    assert word(match, "attacker-routed") == "2ui"
    play(match, "act union-leader reserve used", "rally union-infantry")
    assert (word(match, "attacker-routed"), word(match, "attacker-reserve")) == ("1ui", "1ui+1ul")
    play(
        match, "act union-leader line-1 fresh", "shift reserve", "act union-leader reserve used", "rally union-infantry"
    )
    assert word(match, "attacker-routed") == ""


@pytest.mark.rule("ACW-S-leader-02", "ACW-S-leader-04")
def test_only_leaders_in_the_reserve_rally_and_only_routed_units() -> None:
    match = fight("a1:1ui+1ul a2:1ui a3:1ui ax:1ui d1:1ci d2:1ci d3:1ci dx:1ci", phase="leaders")
    play(match, "act union-leader line-1 fresh")
    assert refused_by(match, "rally union-infantry") == "ACW-S-leader-02"
    match = fight("a1:1ui a2:1ui a3:1ui ar:1ul ax:1ui d1:1ci d2:1ci d3:1ci dx:1cc", phase="leaders")
    play(match, "act union-leader reserve fresh")
    assert refused_by(match, "rally union-cavalry") == "ACW-S-leader-04"
    assert refused_by(match, "rally confederate-cavalry") == "ACW-S-leader-04"
    assert refused_by(match, "fire confederate-infantry") == "ACW-S-phase-07"
    match = fight("a1:1ui a2:1ui a3:1ui ax:1ui d1:1ci d2:1ci d3:1ci")
    play(match, "act union-infantry line-1 fresh")
    assert refused_by(match, "rally union-infantry") == "ACW-S-leader-02"


@pytest.mark.rule("ACW-S-leader-03")
def test_a_rallied_unit_acts_in_its_next_phase() -> None:
    match = fight("a1:1ui a2:1ui a3:1ui ar:1ul ax:1ui d1:1ci d2:1ci d3:1ci", phase="leaders", dice=pairs(12))
    play(match, "act union-leader reserve fresh", "rally union-infantry", "pass")
    assert word(match, "battle-turn") == "2"
    play(match, "stand")
    assert match.to_move == "union"
    assert "act union-infantry reserve fresh" in texts(match)


@pytest.mark.rule("ACW-S-phase-10")
def test_turn_follows_turn() -> None:
    match = fight(FULL)
    play(match, "act union-infantry line-1 fresh", "shift middle-1", "pass", "pass")
    assert word(match, "battle-turn") == "2"


# --- steps


@pytest.mark.rule("ACW-S-tmove-01", "ACW-S-field-04")
@pytest.mark.parametrize(
    ("words", "begin", "to"),
    [
        (FULL, "line-1", {"line-2", "middle-1", "reserve"}),
        (FULL, "line-2", {"line-1", "line-3", "middle-2", "reserve"}),
        ("a1:1ui a2:1ui a3:1ui ar:1ui d1:1ci d2:1ci d3:1ci", "reserve", {"line-1", "line-2", "line-3"}),
        ("a1:1ui am1:1ui a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci", "middle-1", {"line-1"}),
    ],
)
def test_which_areas_touch(words: str, begin: str, to: set[str]) -> None:
    match = fight(words)
    play(match, f"act union-infantry {begin} fresh")
    assert {text.split()[1] for text in texts(match) if text.startswith("shift")} == to
    assert refused_by(match, "shift routed") == "ACW-S-field-04"
    assert refused_by(match, "shift middle-3") == "ACW-S-field-04"


@pytest.mark.rule("ACW-S-tmove-02")
def test_the_zone_of_the_enemy() -> None:
    words = "a1:1ui a2:2ui a3:1ui d1:1ci d2:1ci d3:1ci dm1:1ci dm2:1ci"
    match = fight(words)
    play(match, "act union-infantry line-2 fresh")
    assert refused_by(match, "shift line-1") == "ACW-S-tmove-02"
    assert refused_by(match, "shift line-3") == ""
    assert refused_by(match, "shift reserve") == ""
    match = fight("a1:1ui am1:1ui a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci")
    play(match, "act union-infantry middle-1 fresh")
    assert refused_by(match, "shift middle-2") == "ACW-S-tmove-02"


@pytest.mark.rule("ACW-S-tmove-02")
def test_no_diagonals_but_sideways_neighbours_in_the_middle() -> None:
    words = "a1:1ui am1:1ui am3:1ui a2:1ui a3:1ui d1:1ci d2:1cc d3:1ci"
    match = fight(words, phase="cavalry", part="defender")
    play(match, "act confederate-cavalry line-2 fresh")
    assert refused_by(match, "shift middle-2") == ""


@pytest.mark.rule("ACW-S-tmove-04")
def test_not_into_an_area_with_enemies() -> None:
    match = fight("a1:1ui a2:2ui a3:1ui d1:1ci d2:1ci d3:1ci dm2:1ci")
    play(match, "act union-infantry line-2 fresh")
    assert refused_by(match, "shift middle-2") == "ACW-S-tmove-04"


@pytest.mark.rule("ACW-S-tmove-04")
def test_lone_leaders_give_way() -> None:
    match = fight("a1:2ui a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci dm1:1cl")
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert word(match, "defender-reserve") == "1cl"


@pytest.mark.rule("ACW-S-tmove-05", "ACW-S-tend-01")
def test_leaving_a_column_empty_loses_at_once() -> None:
    match = fight("a1:1ui+1ul a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci")
    play(match, "act union-infantry line-1 fresh", "shift line-2")
    assert word(match, "loser") == "attacker"
    match = fight("a1:1ui a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci")
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert word(match, "loser") == ""


@pytest.mark.rule("ACW-S-tend-01")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_unit_in_the_middle_of_its_column_keeps_the_line(column: int) -> None:
    match = fight("a1:1ui a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci")
    play(match, f"act union-infantry line-{column} fresh", f"shift middle-{column}")
    assert (word(match, "loser"), match.prompt.kind) == ("", "act")


# --- endings


@pytest.mark.rule("ACW-S-tend-01", "ACW-S-tend-02")
def test_a_broken_column_loses_the_battle_in_the_middle_of_a_phase() -> None:
    words = "a1:2ui am1:2ui a2:1ui a3:1ui d1:1ci d2:1ca d3:1ci dr:5ci"
    match = fight(words, dice=[*pairs(8), 1])
    play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert (match.prompt.kind, word(match, "loser")) == ("pursue", "defender")


@pytest.mark.rule("ACW-S-tend-03")
def test_all_the_losers_pieces_join_the_routed() -> None:
    words = "a1:1ui am1:1ui a2:1ui a3:1ui d1:1ci d2:1ca d3:1ci+1cl dr:5ci dx:2ci"
    match = fight(words, dice=[*pairs(8), 1])
    play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert word(match, "defender-routed") == "8ci+1ca+1cl"


@pytest.mark.rule("ACW-S-tend-04")
def test_two_quiet_turns_are_a_win_for_the_defender() -> None:
    match = fight(FULL)
    play(match, "pass", "pass")
    assert (word(match, "battle-turn"), word(match, "quiet")) == ("2", "1")
    play(match, "stand", "act union-infantry line-1 fresh", "shift line-2", "stand", "pass", "pass")
    assert (word(match, "loser"), match.to_move) == ("attacker", "confederate")


@pytest.mark.rule("ACW-S-tend-04")
@pytest.mark.parametrize("order", ["fire confederate-infantry", "charge confederate-infantry"])
def test_fire_and_charges_break_the_quiet(order: str) -> None:
    words = "quiet=1 a1:1ui am1:1ui a2:1ui a3:1ui d1:2ci d2:1ci d3:1ci"
    match = fight(words, dice=pairs(2, 2))
    play(match, "act union-infantry middle-1 fresh", order, "pass", "pass")
    assert (word(match, "quiet"), word(match, "loser")) == ("", "")
    words = "quiet=1 a1:2ui a2:1ui a3:1ui d1:2ci d2:1ci d3:1ci"
    match = fight(words)
    play(match, "act union-infantry line-1 fresh", "shift middle-1", "pass", "pass")
    assert word(match, "quiet") == ""


@pytest.mark.rule("ACW-S-tend-05")
def test_voluntary_retreat_after_the_first_turn_before_one_has_acted() -> None:
    match = fight(FULL)
    assert refused_by(match, "withdraw") == "ACW-S-tend-05"
    match = fight(FULL, round_=2)
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert (match.to_move, match.prompt.kind) == ("confederate", "stand")
    assert texts(match) == ["withdraw", "stand"]
    play(match, "stand")
    assert refused_by(match, "withdraw") == "ACW-S-tend-05"
    match = fight(FULL, round_=2)
    play(match, "withdraw")
    assert (word(match, "loser"), match.to_move) == ("attacker", "confederate")


@pytest.mark.rule("ACW-S-retreat-05")
def test_the_winner_stays_in_the_space_however_the_battle_was_lost() -> None:
    match = fight(FULL, round_=2)
    told = play(match, "withdraw", "halt")
    causes = [(event.kind, event.rule) for event in told if event.kind in ("line-lost", "battle-won")]
    assert causes == [("line-lost", "ACW-S-tend-05"), ("battle-won", "ACW-S-retreat-05")]


@pytest.mark.rule("ACW-S-tend-05")
def test_the_narrow_reading_asks_only_in_ones_own_part() -> None:
    match = fight(f"withdrawal=own-part {FULL}", round_=2)
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert match.to_move == "union"
    play(match, "pass", "withdraw")
    assert word(match, "loser") == "defender"


@pytest.mark.rule("ACW-S-tend-05")
def test_the_second_side_may_retreat_before_the_first_one_acts() -> None:
    match = fight("a1:2ui+1uc a2:2ui a3:2ui d1:2ci d2:2ci d3:2ci", phase="infantry", round_=1)
    play(match, "act union-infantry line-1 fresh", "shift middle-1", "pass", "pass")
    assert (word(match, "battle-turn"), match.to_move, match.prompt.kind) == ("2", "confederate", "stand")
    assert set(texts(match)) == {"withdraw", "stand"}
    play(match, "stand")
    assert (match.to_move, match.prompt.kind) == ("union", "act")
    play(match, "pass")
    assert (match.to_move, match.prompt.kind) == ("confederate", "stand")
    assert "line-lost" in [event.kind for event in play(match, "withdraw")]


MIXES = [("shift", "shift"), ("charge", "fire"), ("charge", "charge"), ("fire", "charge"), ("fire", "shift")]


@pytest.mark.rule("ACW-S-phase-08")
@pytest.mark.parametrize(("one", "other"), MIXES)
def test_every_mix_of_two_actions(one: str, other: str) -> None:
    """Charges that tie and shots that miss, so that the unit is still there."""
    match = fight("a1:1ui am1:1uc a2:1ui a3:1ui d1:2cc d2:1ci d3:1ci", phase="cavalry", dice=pairs(7, 7, 7, 7))
    orders = {"shift": "shift line-1", "charge": "charge confederate-cavalry", "fire": "fire confederate-cavalry"}
    play(match, "act union-cavalry middle-1 fresh", orders[one])
    second = "shift middle-1" if one == "shift" else orders[other]
    place = "line-1" if one == "shift" else "middle-1"
    play(match, f"act union-cavalry {place} {'fired' if one == 'fire' else 'used'}", second)
    assert not [text for text in texts(match) if text.startswith("act union-cavalry")]
