"""AHD 6.0, promotion."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, field, kinds, play, refused_by, states, texts, unit_words, where


def kind(match: Match, unit: str) -> str:
    """The arm and rank of a unit, in the words of the notation."""
    return {word.split(":")[0]: word.split(":")[1] for word in unit_words(match)}[unit]


def won_at_manassas(units: str = "", options: str = "", rest: str = "") -> Match:
    """u1 and u2 have attacked at Manassas Junction and c1, the last defender, falls to u1's shot."""
    return board(
        f"u1:{units or 'im'}:manassas-junction:stopped+from-washington"
        f" u2:im:manassas-junction:stopped+from-washington c1:im:manassas-junction:reduced {rest}",
        step="fire",
        fields="box=manassas-junction round=1 firing=union from-union=washington targets=c1+c1",
        options=options,
        dice=[1, 6, 6, 6, 6],
    )


@pytest.mark.rule("AHD-6.0-a")
@pytest.mark.parametrize(("before", "after"), [("im", "iv"), ("iv", "ic"), ("cm", "cv"), ("cv", "cc")])
def test_a_promotion_is_one_rank_up_in_the_same_arm(before: str, after: str) -> None:
    match = board(f"u1:{before}:washington c1:im:richmond", step="promote")
    play(match, "promote u1")
    assert kind(match, "u1") == after


@pytest.mark.rule("AHD-6.0-a")
@pytest.mark.parametrize("crack", ["ic", "cc"])
def test_crack_units_cannot_be_promoted(crack: str) -> None:
    match = board(f"u1:{crack}:washington c1:im:richmond", step="promote")
    assert refused_by(match, "promote u1") == "AHD-6.0-a"


@pytest.mark.rule("AHD-6.0-a")
def test_crack_units_cannot_be_promoted_after_a_battle_either() -> None:
    match = won_at_manassas("ic")
    play(match, "fire")
    assert refused_by(match, "promote u1") == "AHD-6.0-a"
    assert refused_by(match, "promote u2") == ""


@pytest.mark.rule("AHD-6.0-b")
def test_the_promoted_counter_takes_its_place_in_the_same_box() -> None:
    match = board("u1:im:washington u2:im:harpers-ferry c1:im:richmond", step="promote")
    play(match, "promote u2")
    assert where(match) == {"u1": "washington", "u2": "harpers-ferry", "c1": "richmond"}
    assert (kind(match, "u1"), kind(match, "u2")) == ("im", "iv")


@pytest.mark.rule("AHD-R13")
def test_promotion_in_place_keeps_the_entrenchment() -> None:
    match = board("u1:im:harpers-ferry:dug c1:im:richmond", step="promote")
    play(match, "promote u1")
    assert "dug" in states(match, "u1")


@pytest.mark.rule("AHD-6.0-c")
def test_the_attacker_who_wins_may_promote_one_unit_of_the_battle_right_after_it() -> None:
    match = won_at_manassas(rest="u3:im:washington")
    play(match, "fire")
    assert (field(match, "step"), match.to_move) == ("spoils", "union")
    assert sorted(texts(match)) == ["pass", "promote u1", "promote u2"]
    assert refused_by(match, "promote u3") == "AHD-6.0-c"
    play(match, "promote u1")
    assert (kind(match, "u1"), kind(match, "u2")) == ("iv", "im")
    assert field(match, "step") == "promote"


@pytest.mark.rule("AHD-6.0-c")
def test_the_defender_who_wins_may_promote_in_the_enemy_half_turn() -> None:
    match = board(
        "u1:im:manassas-junction:reduced+stopped+from-washington u2:im:washington"
        " c1:im:manassas-junction c2:im:richmond",
        step="fire",
        fields="box=manassas-junction round=1 firing=confederate from-union=washington targets=u1",
        dice=[2],
    )
    play(match, "fire")
    assert match.to_move == "confederate"
    assert refused_by(match, "promote c1") == ""
    assert refused_by(match, "promote c2") == "AHD-6.0-c"
    play(match, "promote c1")
    assert kind(match, "c1") == "iv"
    assert match.to_move == "union"


@pytest.mark.rule("AHD-6.0-c")
def test_a_retreat_gives_the_other_side_the_promotion() -> None:
    match = board(
        "u1:im:manassas-junction:stopped+from-washington c1:im:manassas-junction",
        step="stand",
        fields="box=manassas-junction round=2 firing=confederate from-union=washington",
    )
    play(match, "retreat gordonsville")
    assert match.to_move == "union"
    assert sorted(texts(match)) == ["pass", "promote u1"]


@pytest.mark.rule("AHD-6.0-c")
def test_the_loser_of_a_battle_promotes_nobody() -> None:
    match = board(
        "u1:im:manassas-junction:stopped+from-washington c1:im:manassas-junction",
        step="stand",
        fields="box=manassas-junction round=2 firing=confederate from-union=washington",
    )
    play(match, "retreat gordonsville")
    assert refused_by(match, "promote c1") == "AHD-6.0-c"


@pytest.mark.rule("AHD-6.0-c")
def test_nobody_is_promoted_while_the_battle_lasts() -> None:
    assert refused_by(won_at_manassas(), "promote u1") == "AHD-6.0-c"


@pytest.mark.rule("AHD-6.0-c")
def test_a_unit_that_came_as_a_reinforcement_took_part_in_the_battle() -> None:
    match = board(
        "u1:im:manassas-junction:stopped+from-washington u2:im:washington c1:im:manassas-junction:reduced",
        step="stand",
        fields="box=manassas-junction round=2 firing=union from-union=washington",
        dice=[1],
    )
    play(match, "reinforce u2", "at c1", "at c1", "fire", "promote u2")
    assert kind(match, "u2") == "iv"


@pytest.mark.rule("AHD-6.0-c")
def test_the_winner_need_not_promote() -> None:
    match = won_at_manassas()
    play(match, "fire", "pass")
    assert (kind(match, "u1"), kind(match, "u2")) == ("im", "im")
    assert refused_by(match, "promote u1") == ""


@pytest.mark.rule("AHD-6.0-d")
def test_one_unit_that_did_not_fight_may_be_promoted_in_the_promotion_phase() -> None:
    match = board("u1:im:washington u2:im:chicago c1:im:richmond", step="promote")
    play(match, "promote u2")
    assert kind(match, "u2") == "iv"
    assert refused_by(match, "promote u1") == "AHD-6.0-d"
    assert texts(match) == ["muster"]


@pytest.mark.rule("AHD-6.0-d")
def test_the_promotion_phase_comes_on_top_of_the_promotion_after_a_battle() -> None:
    match = won_at_manassas(rest="u3:cm:chicago")
    play(match, "fire", "promote u1", "promote u3")
    assert (kind(match, "u1"), kind(match, "u3")) == ("iv", "cv")


@pytest.mark.rule("AHD-6.0-d")
def test_a_unit_that_fought_but_was_not_promoted_may_be_the_other_one() -> None:
    match = won_at_manassas()
    play(match, "fire", "promote u1", "promote u2")
    assert (kind(match, "u1"), kind(match, "u2")) == ("iv", "iv")


@pytest.mark.rule("AHD-6.0-d")
def test_the_promotion_phase_promotes_no_enemy_and_no_unit_off_the_map() -> None:
    match = board("u1:im:washington c1:im:richmond", step="promote")
    assert refused_by(match, "promote c1") == "AHD-6.0-d"
    assert refused_by(match, "promote u2") == "AHD-6.0-d"


@pytest.mark.rule("AHD-6.0-d")
def test_the_promotion_may_be_left_undone() -> None:
    match = board("u1:im:washington c1:im:richmond", step="promote", dice=[1])
    play(match, "muster")
    assert kind(match, "u1") == "im"
    assert refused_by(match, "promote u1") == "AHD-3.0-c"


@pytest.mark.rule("AHD-6.0-d")
def test_each_side_has_its_promotion_in_its_own_half_turn() -> None:
    match = board("u1:im:washington c1:im:richmond", side="confederate", step="promote")
    play(match, "promote c1")
    assert (kind(match, "c1"), kind(match, "u1")) == ("iv", "im")


@pytest.mark.rule("AHD-6.0-e", "AHD-R27")
def test_a_unit_promoted_after_a_battle_is_not_promoted_again_in_the_promotion_phase() -> None:
    match = won_at_manassas()
    play(match, "fire", "promote u1")
    assert refused_by(match, "promote u1") == "AHD-6.0-e"
    assert refused_by(match, "promote u2") == ""


@pytest.mark.rule("AHD-6.0-e")
def test_a_unit_that_wins_two_battles_of_a_half_turn_is_promoted_once() -> None:
    match = board(
        "u1:im:manassas-junction:reduced+stopped+from-washington"
        " c1:iv:manassas-junction:promoted c2:im:manassas-junction",
        step="fire",
        fields="box=manassas-junction round=2 firing=confederate from-union=washington targets=u1+u1",
        dice=[1],
    )
    play(match, "fire")
    assert refused_by(match, "promote c1") == "AHD-6.0-e"
    assert refused_by(match, "promote c2") == ""


@pytest.mark.rule("AHD-6.0-e")
def test_a_unit_may_be_promoted_again_in_the_next_half_turn() -> None:
    match = board("u1:iv:washington:promoted c1:im:richmond", side="confederate", step="recruit", dice=[2])
    play(match, "rest", "end", "promote u1")
    assert kind(match, "u1") == "ic"


@pytest.mark.rule("AHD-6.0-e")
def test_a_defender_promoted_in_the_enemy_half_turn_may_be_promoted_in_its_own() -> None:
    match = board("c1:iv:richmond:promoted u1:im:washington", step="recruit", dice=[2])
    play(match, "rest", "end", "promote c1")
    assert kind(match, "c1") == "ic"


@pytest.mark.rule("AHD-6.0-f")
@pytest.mark.parametrize(
    ("side", "unit", "pool"),
    [
        ("union", "u1:im:washington", "1/0/0/0"),
        ("union", "u1:cm:washington", "0/1/0/0"),
        ("confederate", "c1:im:richmond", "0/0/1/0"),
        ("confederate", "c1:cm:richmond", "0/0/0/1"),
    ],
)
def test_the_militia_counter_of_a_promoted_unit_returns_to_its_own_pool(side: str, unit: str, pool: str) -> None:
    match = board(unit, side=side, step="promote")
    play(match, f"promote {unit[:2]}")
    assert field(match, "pool") == pool


@pytest.mark.rule("AHD-6.0-f")
def test_the_counter_returns_also_after_a_battle_and_can_be_recruited_at_once() -> None:
    match = won_at_manassas()
    play(match, "fire", "promote u1")
    assert field(match, "pool") == "1/0/1/0"  # c1, eliminated, is in the other pool
    play(match, "muster", "recruit infantry chicago")
    assert field(match, "pool") == "0/0/1/0"


@pytest.mark.rule("AHD-6.0-f")
def test_a_veteran_counter_does_not_go_to_the_recruitment_pool() -> None:
    match = board("u1:iv:washington c1:im:richmond", step="promote")
    play(match, "promote u1")
    assert field(match, "pool") == "0/0/0/0"


@pytest.mark.rule("AHD-6.0-b")
def test_a_promotion_is_told_once_with_the_rule_that_gave_it() -> None:
    match = won_at_manassas(rest="u3:im:chicago")
    events = play(match, "fire", "promote u1", "promote u3")
    assert kinds(events).count("promoted") == 2
    assert [event.rule for event in events if event.kind == "promoted"] == ["AHD-6.0-c", "AHD-6.0-d"]


# --- the readings


@pytest.mark.rule("AHD-R27")
@pytest.mark.parametrize(("option", "reduced"), [("", True), ("promoted-hits=healed", False)])
def test_a_unit_promoted_after_a_battle_keeps_its_hit_until_recovery(option: str, reduced: bool) -> None:
    match = board(
        "u1:im:manassas-junction:reduced+stopped+from-washington c1:im:manassas-junction:reduced"
        " u2:im:harpers-ferry:stopped+from-washington c2:im:harpers-ferry",
        step="fire",
        fields="box=manassas-junction round=1 firing=union from-union=washington targets=c1",
        options=option,
        dice=[1],
    )
    play(match, "fire", "promote u1")
    assert field(match, "box") == "harpers-ferry"  # the other battle is still to be fought: no recovery yet
    assert ("reduced" in states(match, "u1")) is reduced


def veterans(side: str, number: int, rank: str = "iv") -> str:
    return " ".join(f"{side}{unit}:{rank}:{'chicago' if side == 'u' else 'atlanta'}" for unit in range(2, number + 2))


@pytest.mark.rule("AHD-R28")
def test_the_number_of_veteran_counters_is_not_limited() -> None:
    match = board(f"u1:im:washington {veterans('u', 30)} c1:im:richmond", step="promote")
    assert refused_by(match, "promote u1") == ""


@pytest.mark.rule("AHD-R28")
@pytest.mark.parametrize("limit", [16, 12, 8])
def test_a_counter_limit_stops_promotion_when_the_counters_of_that_rank_are_out(limit: int) -> None:
    options = f"counter-limit={limit}"
    match = board(f"u1:im:washington {veterans('u', limit)} c1:im:richmond", step="promote", options=options)
    assert refused_by(match, "promote u1") == "AHD-6.0-b"
    match = board(f"u1:im:washington {veterans('u', limit - 1)} c1:im:richmond", step="promote", options=options)
    assert refused_by(match, "promote u1") == ""


@pytest.mark.rule("AHD-R28")
def test_a_counter_limit_counts_each_side_arm_and_rank_by_itself() -> None:
    units = f"u1:im:washington u10:cm:washington {veterans('u', 8)} c1:im:richmond {veterans('c', 8, 'ic')}"
    match = board(units, step="promote", options="counter-limit=8")
    assert refused_by(match, "promote u1") == "AHD-6.0-b"
    assert refused_by(match, "promote u10") == ""
    assert refused_by(match, "promote u2") == ""
    match = board(units, side="confederate", step="promote", options="counter-limit=8")
    assert refused_by(match, "promote c1") == ""


@pytest.mark.rule("AHD-R28")
@pytest.mark.parametrize(
    ("below", "above", "limit"), [("im", "iv", 22), ("iv", "ic", 10), ("cm", "cv", 9), ("cv", "cc", 7)]
)
def test_the_fourth_edition_has_a_limit_for_each_arm_and_rank(below: str, above: str, limit: int) -> None:
    for used, rule in ((limit, "AHD-6.0-b"), (limit - 1, "")):
        units = f"u1:{below}:washington {veterans('u', used, above)} c1:im:richmond {veterans('c', limit, above)}"
        match = board(units, step="promote", options="counter-limit=fourth-edition")
        assert refused_by(match, "promote u1") == rule
    refusal = board(
        f"u1:{below}:washington {veterans('u', limit, above)}", step="promote", options="counter-limit=fourth-edition"
    ).why_not("promote u1")
    assert refusal is not None
    assert refusal.facts["number"] == limit


@pytest.mark.rule("AHD-R28")
def test_a_counter_limit_holds_after_a_battle_too() -> None:
    others = veterans("u", 8).split()[1:]  # u3 to u9, which with u1 makes eight
    match = won_at_manassas("iv", options="counter-limit=8", rest=" ".join(others))
    play(match, "fire")
    assert refused_by(match, "promote u2") == "AHD-6.0-b"
    assert refused_by(match, "promote u1") == ""
