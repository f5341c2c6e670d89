"""The named readings: what each option changes, and what it leaves as it is."""

import pytest

from longroll import Match
from longroll.games import load
from longroll.games.house_divided.options import ALWAYS_PACKED, OPTIONS
from longroll.kernel.contract import Option
from tests.games.house_divided.board import board, field, holder, kinds, play, refused_by, states, texts, where

HERE = "u1:im:manassas-junction c1:im:manassas-junction"
CAVALRY_HERE = "c1:cm:manassas-junction"
GAME = load("house-divided")


def standing(units: str, firing: str = "confederate", round: int = 2, fields: str = "", options: str = "") -> Match:
    """The battle of Manassas Junction, attacked from Washington: a side is about to fire."""
    battle = f"box=manassas-junction round={round} firing={firing} from-union=washington {fields}"
    return board(units, step="stand", fields=battle, options=options, dice=[6] * 12)


def half_turn(match: Match) -> None:
    """Pass through the rest of a half-turn."""
    play(match, "end", "muster", "rest")


# --- 9.0 the time of a capture


@pytest.mark.rule("AHD-9.0-a", "AHD-R04")
@pytest.mark.parametrize(
    ("options", "first", "second"),
    [
        ("", "union", "union"),
        ("capture-time=enemy-half-turn", "confederate", "union"),
        ("capture-time=full-turn", "confederate", "union"),
    ],
)
def test_a_union_capture_by_the_end_of_which_half_turn(options: str, first: str, second: str) -> None:
    match = board("u1:im:manassas-junction c1:im:richmond", options=options, dice=[2] * 6)
    half_turn(match)
    assert holder(match, "manassas-junction") == first
    half_turn(match)
    assert holder(match, "manassas-junction") == second


@pytest.mark.rule("AHD-9.0-a", "AHD-R04")
@pytest.mark.parametrize(
    ("options", "first", "second"),
    [
        ("", "confederate", "confederate"),
        ("capture-time=enemy-half-turn", "union", "confederate"),
        ("capture-time=full-turn", "confederate", "confederate"),
    ],
)
def test_a_confederate_capture_by_the_end_of_which_half_turn(options: str, first: str, second: str) -> None:
    match = board("u1:im:washington c1:im:harpers-ferry", side="confederate", options=options, dice=[2] * 6)
    half_turn(match)
    assert holder(match, "harpers-ferry") == first
    half_turn(match)
    assert holder(match, "harpers-ferry") == second


def captured_by_cavalry(options: str) -> Match:
    """Union cavalry has just captured Manassas Junction; the Confederates attack it there and it may withdraw."""
    match = board(
        "u1:cm:manassas-junction c1:im:gordonsville c2:im:richmond", step="recruit", options=options, dice=[2] * 8
    )
    play(match, "rest")
    assert holder(match, "manassas-junction") == "union"
    play(match, "march gordonsville", "take c1", "go gordonsville=manassas-junction", "end")
    play(match, "withdraw", "ride washington")
    return match


@pytest.mark.rule("AHD-9.0-g")
def test_cavalry_that_withdraws_in_the_turn_of_the_capture_gives_the_box_back() -> None:
    assert holder(captured_by_cavalry(""), "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-9.0-g")
def test_cavalry_that_dies_in_the_box_gives_it_back() -> None:
    match = board(
        "u1:cm:manassas-junction:reduced c1:im:manassas-junction:stopped+from-gordonsville",
        control="manassas-junction:union:lightly",
        side="confederate",
        step="fire",
        fields="box=manassas-junction round=1 firing=confederate from-confederate=gordonsville targets=u1",
        dice=[1],
    )
    assert "let-go" in kinds(play(match, "fire"))
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-R06")
def test_option_cavalry_control_keeps_a_box_left_in_the_turn_of_its_capture() -> None:
    match = captured_by_cavalry("cavalry-control=later-turn")
    assert holder(match, "manassas-junction") == "union"
    assert "manassas-junction:union:lightly:new" in match.position_text()


@pytest.mark.rule("AHD-R06")
def test_option_cavalry_control_gives_a_box_back_that_is_left_in_a_later_turn() -> None:
    match = board(
        "u1:cm:manassas-junction c1:im:richmond",
        step="recruit",
        options="cavalry-control=later-turn",
        dice=[2] * 8,
    )
    play(match, "rest")
    assert "manassas-junction:union:lightly:new" in match.position_text()
    half_turn(match)
    assert "manassas-junction:union:lightly " in match.position_text()
    play(match, "march manassas-junction", "take u1", "go manassas-junction=washington")
    assert holder(match, "manassas-junction") == "confederate"


@pytest.mark.rule("AHD-R06")
def test_option_cavalry_control_settles_a_box_that_was_left_when_the_turn_ends() -> None:
    match = board(
        "u1:im:washington c1:im:richmond",
        control="manassas-junction:union:lightly:new",
        side="confederate",
        step="recruit",
        options="cavalry-control=later-turn",
        dice=[2] * 8,
    )
    play(match, "rest")
    assert "manassas-junction:union u1" in match.position_text()


# --- 4.2.5 entrenching in two phases


@pytest.mark.rule("AHD-R11")
@pytest.mark.parametrize(("options", "dug"), [("", False), ("entrench-phases=any-phase", True)])
def test_half_an_entrenchment_is_kept_for_the_next_phase_only_by_option(options: str, dug: bool) -> None:
    match = board("u1:im:manassas-junction c1:im:richmond", marches=2, options=options, dice=[2] * 8)
    play(match, "march manassas-junction", "take u1", "dig", "end", "muster", "rest")
    half_turn(match)
    play(match, "march manassas-junction", "take u1", "dig")
    assert ("dug" in states(match, "u1")) is dug


@pytest.mark.rule("AHD-R11")
def test_option_entrench_phases_allows_a_first_march_with_the_last_one() -> None:
    units = "u1:im:manassas-junction c1:im:richmond"
    for options, rule in (("", "AHD-4.2.5-c"), ("entrench-phases=any-phase", "")):
        match = board(units, marches=1, options=options)
        play(match, "march manassas-junction", "take u1")
        assert refused_by(match, "dig") == rule


# --- 5.2.4 to 5.2.6


@pytest.mark.rule("AHD-R20")
@pytest.mark.parametrize(
    ("options", "control", "rule"),
    [
        ("", "", ""),
        ("reinforce-from=own-box", "", "AHD-5.2.4-b"),
        ("reinforce-from=own-box", "harpers-ferry:confederate", ""),
        ("reinforce-from=own-box", "harpers-ferry:nobody", "AHD-5.2.4-b"),
    ],
)
def test_reinforcements_from_a_box_that_is_not_controlled(options: str, control: str, rule: str) -> None:
    match = standing(f"{HERE} c2:im:harpers-ferry {control}", options=options)
    assert refused_by(match, "reinforce c2") == rule


@pytest.mark.rule("AHD-R21")
@pytest.mark.parametrize(("options", "rule"), [("", ""), ("retreat-rounds=second-only", "AHD-5.2.5-a")])
def test_a_retreat_in_the_third_round(options: str, rule: str) -> None:
    assert refused_by(standing(HERE, options=options), "retreat gordonsville") == ""
    assert refused_by(standing(HERE, round=3, options=options), "retreat gordonsville") == rule


@pytest.mark.rule("AHD-R21")
def test_a_reinforced_side_fires() -> None:
    match = standing(f"{HERE} c2:im:gordonsville c3:im:front-royal")
    play(match, "reinforce c2")
    assert refused_by(match, "retreat gordonsville") == "AHD-5.2.5-a"
    play(match, "reinforce c3")
    assert field(match, "step") == "target"


@pytest.mark.rule("AHD-R21")
def test_option_retreat_after_reinforcing() -> None:
    match = standing(f"{HERE} c2:im:gordonsville", options="retreat-after-reinforcing=yes")
    play(match, "reinforce c2")
    assert field(match, "step") == "stand"
    play(match, "retreat gordonsville")
    assert where(match) == {"u1": "manassas-junction", "c1": "gordonsville", "c2": "gordonsville"}


@pytest.mark.rule("AHD-R23")
@pytest.mark.parametrize(("options", "rule"), [("", "AHD-5.2.5-e"), ("enemy-came-from=without-reinforcements", "")])
def test_a_retreat_to_where_reinforcements_came_from(options: str, rule: str) -> None:
    match = standing(f"{HERE} u2:im:fredericksburg fredericksburg:nobody", firing="union", options=options)
    play(match, "reinforce u2", "at c1", "at c1", "fire")
    assert match.to_move == "confederate"
    refusal = match.why_not("retreat fredericksburg")
    assert (refusal.rule if refusal and refusal.code == "retreat-to-enemy-origin" else "") == rule


@pytest.mark.rule("AHD-R24")
@pytest.mark.parametrize(("options", "rule"), [("", ""), ("withdrawal-rounds=first-round", "AHD-5.2.6-a")])
def test_a_withdrawal_in_the_second_round(options: str, rule: str) -> None:
    units = f"u1:im:manassas-junction {CAVALRY_HERE}"
    assert refused_by(standing(units, round=1, options=options), "withdraw") == ""
    assert refused_by(standing(units, round=2, options=options), "withdraw") == rule


@pytest.mark.rule("AHD-R24")
@pytest.mark.parametrize(("options", "rule"), [("", ""), ("withdrawal-barred=any-cavalry", "AHD-5.2.6-c")])
def test_a_withdrawal_from_a_mixed_attack(options: str, rule: str) -> None:
    units = f"u1:im:manassas-junction u2:cm:manassas-junction {CAVALRY_HERE}"
    assert refused_by(standing(units, options=options), "withdraw") == rule
    alone = f"u1:im:manassas-junction {CAVALRY_HERE}"
    assert refused_by(standing(alone, options=options), "withdraw") == ""


def infantry_dies(options: str) -> Match:
    """Infantry and cavalry attack cavalry, and the infantry dies in the first volley."""
    match = board(
        f"u1:im:washington:reduced u2:cm:washington {CAVALRY_HERE} c2:cm:manassas-junction",
        options=options,
        dice=[1, 6, 6],
    )
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    play(match, "take u2", "go washington=manassas-junction", "end")
    play(match, "stand", "at u1", "at u2", "fire", "at c1", "fire")
    return match


@pytest.mark.rule("AHD-5.2.6-e")
def test_infantry_that_has_died_is_no_attacker_any_more() -> None:
    assert refused_by(infantry_dies(""), "withdraw") == "AHD-5.2.6-c"


@pytest.mark.rule("AHD-5.2.6-e")
def test_infantry_that_reinforces_the_attack_opens_the_withdrawal() -> None:
    match = standing(f"u1:cm:manassas-junction u2:im:washington {CAVALRY_HERE}", firing="union")
    play(match, "reinforce u2", "at c1", "at c1", "fire")
    assert refused_by(match, "withdraw") == ""


@pytest.mark.rule("AHD-R47")
def test_option_withdrawal_attackers_remembers_the_infantry() -> None:
    match = infantry_dies("withdrawal-attackers=ever")
    assert field(match, "infantry") == "1"
    assert refused_by(match, "withdraw") == ""
    play(match, "withdraw", "ride gordonsville", "ride gordonsville")
    assert field(match, "infantry") == ""


@pytest.mark.rule("AHD-5.2.4-i")
def test_who_defended_in_the_enemys_half_turn_does_not_reinforce_an_attack_in_his_own() -> None:
    assert refused_by(fought_before(""), "reinforce c2") == "AHD-5.2.4-e"


@pytest.mark.rule("AHD-R45")
def test_option_fought_ends_with_the_half_turn() -> None:
    assert refused_by(fought_before("fought=half-turn"), "reinforce c2") == ""


def fought_before(options: str) -> Match:
    """c2 has fought in the Union half-turn; in its own, c1 attacks Harper's Ferry next to it."""
    match = board(
        "u1:im:harpers-ferry c1:im:front-royal c2:im:manassas-junction:fought",
        step="recruit",
        options=options,
        dice=[6, 2] + [6] * 8,
    )
    play(match, "rest", "march front-royal", "take c1", "go front-royal/harpers-ferry", "end")
    play(match, "at c1", "fire", "at u1", "fire")
    play(match, *(["stand"] if "stand" in texts(match) else []), "at c1", "fire")
    return match


@pytest.mark.rule("AHD-5.2.4-j")
@pytest.mark.parametrize(("options", "rule"), [("", "AHD-5.2.4-c"), ("fought=half-turn", "")])
def test_a_retreat_in_the_own_half_turn_bars_from_defending_in_the_enemys(options: str, rule: str) -> None:
    match = board(
        "u1:im:harpers-ferry u2:im:washington:retreated c1:im:manassas-junction",
        step="recruit",
        options=options,
        dice=[6, 2] + [6] * 8,
    )
    play(match, "rest", "march manassas-junction", "take c1", "go manassas-junction/harpers-ferry", "end")
    play(match, "at c1", "fire", "at u1", "fire")
    assert match.to_move == "union"
    refusal = match.why_not("reinforce u2")
    assert (refusal.rule if refusal else "") == rule


@pytest.mark.rule("AHD-4.2.3-f")
@pytest.mark.parametrize(("options", "rule"), [("", ""), ("sailed-reinforce=barred", "AHD-4.2.3-f")])
def test_a_unit_that_moved_by_sea_reinforces_in_the_same_half_turn(options: str, rule: str) -> None:
    match = board("u1:im:fort-monroe u2:im:washington c1:im:yorktown", marches=4, options=options, dice=[6] * 6)
    play(match, "march washington", "take u2", "sail fort-monroe")
    play(match, "march fort-monroe", "take u1")
    play(match, next(text for text in texts(match) if text.startswith("go ") and text.endswith("yorktown")))
    play(match, *(["done"] if "done" in texts(match) else []), "end", "at u1", "fire", "at c1", "fire")
    play(match, *(["stand"] if "stand" in texts(match) else []), "at u1", "fire")
    assert match.to_move == "union"
    assert refused_by(match, "reinforce u2") == rule


@pytest.mark.rule("AHD-4.2.3-f")
@pytest.mark.parametrize("options", ["", "sailed-reinforce=barred"])
def test_a_unit_that_moved_by_sea_retreats_in_the_same_half_turn(options: str) -> None:
    match = board(
        "u1:im:norfolk:march1+sailed+stopped c1:im:norfolk",
        control="petersburg:union",
        step="stand",
        fields="box=norfolk round=2 firing=union",
        options=options,
    )
    play(match, "retreat petersburg")
    assert where(match)["u1"] == "petersburg"


# --- 4.2.4 an empty port


def invaded(options: str = "", port: str = "wilmington", control: str = "") -> Match:
    """u1 has landed at an empty port, and u2 waits in New York."""
    match = board(
        "u1:im:washington u2:im:new-york-city c1:im:richmond",
        fields="six=1",
        marches=4,
        options=options,
        control=control,
    )
    play(match, "march washington", "take u1", f"sail {port}")
    if not match.outcome:
        play(match, "march new-york-city", "take u2")
    return match


@pytest.mark.rule("AHD-4.2.4-g")
def test_an_invaded_empty_port_stays_confederate_until_the_half_turn_ends() -> None:
    match = invaded()
    assert holder(match, "wilmington") == "confederate"
    assert refused_by(match, "sail wilmington") == "AHD-4.2.4-g"


@pytest.mark.rule("AHD-R44")
def test_option_invaded_port_takes_it_at_once() -> None:
    match = invaded("invaded-port=at-once")
    assert holder(match, "wilmington") == "union"
    assert refused_by(match, "sail wilmington") == ""


@pytest.mark.rule("AHD-R44")
def test_option_invaded_port_can_win_the_game() -> None:
    others = "new-orleans mobile atlanta memphis charleston-sc richmond"
    match = board(
        "u1:im:washington c1:im:raleigh",
        fields="six=1",
        options="invaded-port=at-once",
        control=" ".join(f"{box}:union" for box in others.split()),
    )
    play(match, "march washington", "take u1", "sail wilmington")
    assert match.outcome is not None
    assert match.outcome.rule == "AHD-11.0-a"


@pytest.mark.rule("AHD-R44")
def test_option_invaded_port_leaves_a_defended_port_to_its_battle() -> None:
    match = board("u1:im:washington c1:im:wilmington", fields="six=1", options="invaded-port=at-once")
    play(match, "march washington", "take u1", "sail wilmington")
    assert holder(match, "wilmington") == "confederate"


# --- 6.0 promotion


def second_victory(options: str) -> Match:
    """c1, promoted already in this half-turn, has won again."""
    return board(
        "u1:im:washington c1:iv:manassas-junction:promoted c2:im:manassas-junction",
        step="spoils",
        fields="box=manassas-junction round=2 firing=confederate",
        options=options,
        dice=[2] * 4,
    )


@pytest.mark.rule("AHD-6.0-g")
@pytest.mark.parametrize(("options", "rule"), [("", "AHD-6.0-e"), ("promote-twice=yes", "")])
def test_a_unit_that_wins_two_battles_in_a_half_turn(options: str, rule: str) -> None:
    match = second_victory(options)
    assert refused_by(match, "promote c1") == rule
    assert refused_by(match, "promote c2") == ""


@pytest.mark.rule("AHD-6.0-g")
def test_option_promote_twice_is_for_battles_only() -> None:
    match = board("u1:iv:washington:promoted c1:im:richmond", step="promote", options="promote-twice=yes", dice=[2])
    assert refused_by(match, "promote u1") == "AHD-6.0-e"


# --- how options are stored


@pytest.mark.parametrize("option", OPTIONS[ALWAYS_PACKED:], ids=lambda option: option.name)
def test_a_later_option_at_its_default_changes_neither_text_nor_hash(option: Option) -> None:
    name, values = option.name, option.values
    plain = Match.new("house-divided", seed=1)
    default = Match.new("house-divided", seed=1, options={name: values[0]})
    assert default.position.pack() == plain.position.pack()
    assert default.position_text() == plain.position_text()
    packed = {plain.position.pack()}
    for value in values[1:]:
        other = Match.new("house-divided", seed=1, options={name: value})
        assert f"{name}={value}" in other.position_text().split()
        packed.add(other.position.pack())
        assert GAME.read_position(other.position_text()).pack() == other.position.pack()
    assert len(packed) == len(values)
