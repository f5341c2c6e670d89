"""AHD 5.1, firing."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, kinds, play, refused_by, states, texts, where


def volley(firers: str, targets: str, *dice: int) -> Match:
    """Confederates (`iv im`) about to fire at Unionists (`im im:reduced`) in Manassas Junction."""
    words = [
        f"{side}{number}:{kind}:manassas-junction{mark}"
        for side, force in (("u", targets), ("c", firers))
        for number, (kind, mark) in enumerate([(word[:2], word[2:]) for word in force.split()], 1)
    ]
    fields = "box=manassas-junction round=1 firing=confederate from-union=washington"
    return board(" ".join(words), step="target", fields=fields, dice=dice)


def pool(match: Match) -> object:
    return match.view()["pool"]


@pytest.mark.rule("AHD-5.1-a")
def test_the_firing_player_chooses_among_all_the_enemies() -> None:
    match = volley("im", "im im:reduced cv")
    assert match.to_move == "confederate"
    assert texts(match) == ["at u1", "at u2", "at u3"]


@pytest.mark.rule("AHD-5.1-a")
def test_each_unit_fires_once() -> None:
    match = volley("im iv cm", "im im im", 6, 6, 6)
    told = play(match, "at u1", "at u2", "at u3", "fire")
    shots = [(event.facts["unit"], event.facts["target"]) for event in told if event.kind == "shot"]
    assert shots == [("c1", "u1"), ("c2", "u2"), ("c3", "u3")]
    assert match.to_move == "union"


@pytest.mark.rule("AHD-5.1-a")
def test_a_unit_may_not_fire_at_a_friend_or_out_of_the_battle() -> None:
    fields = "box=manassas-junction round=1 firing=confederate"
    units = "u1:im:manassas-junction u2:im:washington c1:im:manassas-junction c2:im:manassas-junction"
    match = board(units, step="target", fields=fields)
    assert refused_by(match, "at u2") == "AHD-5.1-a"
    assert refused_by(match, "at c2") == "AHD-5.1-a"
    assert refused_by(match, "at u9") == "AHD-5.1-a"
    assert refused_by(match, "at u1") == ""


@pytest.mark.rule("AHD-5.1-a")
def test_no_unit_may_hold_its_fire() -> None:
    match = volley("im im", "im")
    assert refused_by(match, "fire")
    play(match, "at u1")
    assert refused_by(match, "fire")
    assert texts(match) == ["at u1"]


@pytest.mark.rule("AHD-5.1-b")
@pytest.mark.parametrize(
    ("firers", "targets", "declared", "left_out"),
    [
        ("im im", "im im", ["u1"], "u2"),
        ("im im", "im im", ["u2"], "u1"),
        ("im im im", "im im", ["u1", "u1"], "u2"),
        ("im im im im", "im im im", ["u3", "u1", "u3"], "u2"),
    ],
)
def test_with_enough_firers_no_enemy_is_left_out(firers: str, targets: str, declared: list[str], left_out: str) -> None:
    match = volley(firers, targets)
    play(match, *[f"at {target}" for target in declared])
    assert refused_by(match, f"at {declared[-1]}") == "AHD-5.1-b"
    assert texts(match) == [f"at {left_out}"]


@pytest.mark.rule("AHD-5.1-b")
def test_a_unit_that_cannot_hit_still_counts_as_firing_at_its_target() -> None:
    fields = "box=manassas-junction round=1 firing=union"
    units = "u1:cm:manassas-junction u2:im:manassas-junction c1:im:manassas-junction:dug c2:im:manassas-junction"
    match = board(units, step="target", fields=fields)
    play(match, "at c1")
    assert refused_by(match, "at c1") == "AHD-5.1-b"
    assert refused_by(match, "at c2") == ""


@pytest.mark.rule("AHD-5.1-c")
@pytest.mark.parametrize("twice", ["u1", "u2", "u3"])
def test_with_too_few_firers_no_two_fire_at_the_same_unit(twice: str) -> None:
    match = volley("im im", "im im im")
    play(match, f"at {twice}")
    assert refused_by(match, f"at {twice}") == "AHD-5.1-c"
    assert set(texts(match)) == {"at u1", "at u2", "at u3"} - {f"at {twice}"}


@pytest.mark.rule("AHD-5.1-d")
@pytest.mark.parametrize(
    ("firers", "targets", "declared"),
    [
        ("im im im", "im im", "u1 u1 u2"),
        ("im im im", "im im", "u2 u1 u1"),
        ("im im im", "im", "u1 u1 u1"),
        ("im im im im", "im im", "u2 u2 u2 u1"),
        ("im im im im", "im im", "u1 u1 u2 u2"),
    ],
)
def test_surplus_firers_double_up_as_they_like(firers: str, targets: str, declared: str) -> None:
    match = volley(firers, targets)
    play(match, *[f"at {target}" for target in declared.split()])
    assert texts(match) == ["fire"]


@pytest.mark.rule("AHD-5.1-e")
def test_all_targets_are_declared_before_any_die_is_rolled() -> None:
    match = volley("im im", "im im", 6, 6)
    assert refused_by(match, "fire") == "AHD-5.1-e"
    play(match, "at u2")
    assert refused_by(match, "fire") == "AHD-5.1-e"
    play(match, "at u1")
    assert match.dice.count == 0
    play(match, "fire")
    assert match.dice.count == 2


@pytest.mark.rule("AHD-5.1-e")
def test_declared_targets_stay_fixed() -> None:
    match = volley("im im im", "im:reduced im", 1, 1, 6)
    play(match, "at u1", "at u1", "at u2")
    assert refused_by(match, "at u2") == "AHD-5.1-e"
    told = play(match, "fire")
    assert [event.facts["target"] for event in told if event.kind == "shot"] == ["u1", "u2"]
    assert states(match, "u2") == {"reduced", "fought"}


@pytest.mark.rule("AHD-5.1-f", "AHD-5.1-e")
def test_a_shot_at_a_unit_already_eliminated_is_wasted() -> None:
    match = volley("im im im", "iv im", 1, 2, 6)
    play(match, "at u1", "at u1", "at u2")
    assert "wasted" not in kinds(play(match, "fire"))
    match = volley("im im im", "iv", 1, 2)
    told = play(match, "at u1", "at u1", "at u1", "fire")
    assert [event.facts["unit"] for event in told if event.kind == "wasted"] == ["c3"]
    assert match.dice.count == 2
    assert "u1" not in where(match)


@pytest.mark.rule("AHD-5.1-g")
@pytest.mark.parametrize("state", ["", ":reduced"])
@pytest.mark.parametrize(("kind", "value"), [("im", 2), ("iv", 3), ("ic", 3), ("cm", 1), ("cv", 2), ("cc", 3)])
def test_a_roll_not_above_the_value_hits_whether_the_firer_is_reduced_or_not(kind: str, value: int, state: str) -> None:
    hits_on = []
    for roll in range(1, 7):
        match = volley(f"{kind}{state}", "im", roll)
        if "reduced" in kinds(play(match, "at u1", "fire")):
            hits_on.append(roll)
    assert hits_on == list(range(1, value + 1))


@pytest.mark.rule("AHD-5.1-g")
def test_one_die_is_rolled_for_each_shot() -> None:
    match = volley("im im im", "im im", 2, 3, 2)
    play(match, "at u1", "at u2", "at u2", "fire")
    assert match.dice.count == 3
    assert states(match, "u1") == {"reduced", "fought"}
    assert states(match, "u2") == {"reduced", "fought"}


@pytest.mark.rule("AHD-5.1-h")
def test_a_hit_reduces_a_full_unit_and_eliminates_a_reduced_one() -> None:
    match = volley("im im", "im im:reduced", 1, 1)
    told = play(match, "at u1", "at u2", "fire")
    assert [(event.kind, event.facts["unit"]) for event in told if event.kind in ("reduced", "eliminated")] == [
        ("reduced", "u1"),
        ("eliminated", "u2"),
    ]
    assert set(where(match)) == {"u1", "c1", "c2"}
    assert "reduced" in states(match, "u1")


@pytest.mark.rule("AHD-5.1-h")
def test_a_miss_does_nothing() -> None:
    match = volley("im im", "im im:reduced", 3, 6)
    play(match, "at u1", "at u2", "fire")
    assert "reduced" not in states(match, "u1")
    assert "reduced" in states(match, "u2")


@pytest.mark.rule("AHD-5.1-i")
@pytest.mark.parametrize("target", ["im:manassas-junction:dug", "ic:manassas-junction:dug"])
def test_a_value_of_nought_or_less_cannot_hit_and_needs_no_die(target: str) -> None:
    fields = "box=manassas-junction round=1 firing=union"
    match = board(f"u1:cm:manassas-junction c1:{target}", step="target", fields=fields)
    assert "reduced" not in kinds(play(match, "at c1", "fire"))
    assert match.dice.count == 0
    assert "reduced" not in states(match, "c1")


@pytest.mark.rule("AHD-5.1-i")
def test_a_shot_that_cannot_hit_takes_no_die_from_the_others() -> None:
    fields = "box=manassas-junction round=1 firing=union"
    units = "u1:cm:manassas-junction u2:im:manassas-junction c1:im:manassas-junction:dug"
    match = board(units, step="target", fields=fields, dice=[1])
    play(match, "at c1", "at c1", "fire")
    assert "reduced" in states(match, "c1")


@pytest.mark.rule("AHD-5.1-j")
@pytest.mark.parametrize(
    ("kind", "union"),
    [
        ("im", {"infantry": 1, "cavalry": 0}),
        ("cm", {"infantry": 0, "cavalry": 1}),
        ("iv", {"infantry": 0, "cavalry": 0}),
        ("ic", {"infantry": 0, "cavalry": 0}),
        ("cv", {"infantry": 0, "cavalry": 0}),
        ("cc", {"infantry": 0, "cavalry": 0}),
    ],
)
def test_only_eliminated_militia_go_back_to_the_pool(kind: str, union: dict[str, int]) -> None:
    match = volley("im", f"{kind}:reduced", 1)
    play(match, "at u1", "fire")
    assert pool(match) == {"union": union, "confederate": {"infantry": 0, "cavalry": 0}}


@pytest.mark.rule("AHD-5.1-j")
def test_southern_militia_go_back_to_the_southern_pool() -> None:
    fields = "box=manassas-junction round=1 firing=union pool=3/1/2/1"
    units = "u1:im:manassas-junction c1:im:manassas-junction:reduced"
    match = board(units, step="target", fields=fields, dice=[1])
    play(match, "at c1", "fire")
    assert pool(match) == {"union": {"infantry": 3, "cavalry": 1}, "confederate": {"infantry": 3, "cavalry": 1}}


@pytest.mark.rule("AHD-5.1-j")
def test_a_reduced_militia_unit_stays_out_of_the_pool() -> None:
    match = volley("im", "im", 1)
    play(match, "at u1", "fire")
    assert pool(match) == {"union": {"infantry": 0, "cavalry": 0}, "confederate": {"infantry": 0, "cavalry": 0}}


@pytest.mark.rule("AHD-5.0-d", "AHD-5.1-b", "AHD-5.1-e", "AHD-5.2.2-a")
def test_the_rulebooks_battle_of_little_rock() -> None:
    """AHD-EX-14: militia 4 misses, militia 1 hits crack infantry, then 5 misses, 1 hits, crack 2 hits."""
    units = "u1:im:fort-smith u2:im:fort-smith u3:ic:fort-smith c1:im:little-rock c2:im:little-rock"
    match = board(units, dice=[4, 1, 5, 1, 2])
    play(match, "march fort-smith")
    play(match, *[step for unit in ("u1", "u2", "u3") for step in (f"take {unit}", "go fort-smith~little-rock")])
    play(match, "end", "at u1", "at u3", "fire", "at c1", "at c1", "at c2", "fire")
    reduced = {unit for unit in where(match) if "reduced" in states(match, unit)}
    assert reduced == {"u3", "c1", "c2"}
    assert match.view()["phase"] == "combat"
    assert len(where(match)) == 5
