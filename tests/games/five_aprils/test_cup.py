"""A5A 3.0, the sequence of play: the cup, the draws, the turn."""

from typing import Any

import pytest

from longroll import Event, LongrollError, Match
from tests.games.five_aprils.field import field, ground, kinds, play, printed, refused_by, texts, where, word

PAIR = "u-dodge:3707 c-price:3205"


def next_turn(units: str, *, title: str = "pea-ridge", turn: int, marker: str = "carr", **more: Any) -> list[str]:
    """The markers of the cup at the start of a turn, those already drawn among them; none if the game is over."""
    match = field(units, title=title, turn=turn - 1, marker=marker, **more)
    events = end_turn(match)
    if match.outcome is not None:
        return []
    assert word(match, "turn") == str(turn)
    begins = kinds(events).index("turn")
    cup: Any = match.view()["cup"]
    return [str(event.facts["marker"]) for event in events[begins:] if event.kind == "draws"] + list(cup)


def end_turn(match: Match) -> list[Event]:
    """End the phase whose marker was the last of the turn, and build nothing; what the last action told."""
    events = play(match, "end")
    while word(match, "step") == "build":
        events = play(match, "end")
    return events


def drawing(units: str, cup: str, dice: list[int], **more: Any) -> Match:
    """Carr's phase has just ended; these markers are left and are drawn by these dice."""
    match = field(units, marker=more.pop("marker", "carr"), fields=f"cup={cup}", dice=dice, **more)
    play(match, "end")
    return match


# --- 3.0 and 3.1, the cup is filled


@pytest.mark.rule("A5A-3.0-a", "A5A-3.3-a")
def test_a_turn_is_markers_then_operations_then_the_next_turn() -> None:
    match = field(PAIR, marker="carr", turn=2, fields="cup=price", dice=[1, 1, 1], others="x")
    play(match, "end")
    assert word(match, "turn") == "2"
    events = play(match, "end")
    assert kinds(events)[:2] == ["turn", "draws"]
    assert (events[0].facts["number"], word(match, "turn")) == (3, "3")


@pytest.mark.rule("A5A-3.1-a", "A5A-3.1-d")
def test_one_cup_holds_the_markers_of_both_sides() -> None:
    drawn = next_turn(PAIR, turn=3, dice=[1], others="x")
    assert drawn == ["carr", "price", "union-combat", "confederate-combat"]


@pytest.mark.rule("A5A-3.1-b", "A5A-8.1-b")
def test_formations_on_the_map_and_those_that_arrive_put_their_markers_in() -> None:
    units = PAIR + " u-pattison:off u-schaefer:off"
    assert "davis" not in next_turn(units, turn=3, dice=[1], others="x")
    at_four = next_turn(units, turn=4, dice=[1], others="x")
    assert "davis" in at_four
    assert "asboth" not in at_four
    assert "asboth" in next_turn(units, turn=5, dice=[1], others="x")


@pytest.mark.rule("A5A-3.1-b")
def test_a_marker_that_is_scheduled_later_stays_out_though_its_units_are_there() -> None:
    match = Match.new("bull-run", seed=5)
    assert "c-evans" in where(match)
    assert "potomac" not in [word(match, "marker"), *word(match, "cup").split("+")]
    units = "u-sherman:4111 c-evans:3812"
    assert "potomac" in next_turn(units, title="bull-run", marker="1st-division", turn=2, dice=[1], others="x")


@pytest.mark.rule("A5A-3.1-c")
def test_a_formation_has_one_or_two_markers() -> None:
    units = "u-hare:1010 c-hindman:1212"
    drawn = next_turn(units, title="shiloh", marker="hardee", turn=8, dice=[1], others="x")
    assert (drawn.count("hardee"), drawn.count("1st-division")) == (2, 1)
    formations = printed("pea-ridge")["formations"]
    for number in (0, 3):
        formations[1]["markers"] = number
        with pytest.raises(LongrollError, match="markers"):
            ground(formations=formations)


@pytest.mark.rule("A5A-3.1-d")
@pytest.mark.parametrize(
    ("title", "turn", "marker", "units", "fighting"),
    [
        ("bull-run", 2, "1st-division", "u-sherman:4111 c-evans:3812", {"union-combat", "confederate-combat"}),
        ("bentonville", 2, "hoke", "u-x11:0907 c-hagood:1509", {"union-combat", "confederate-combat"}),
        ("shiloh", 3, "hardee", "u-hare:1010 c-hindman:1515", {"confederate-combat"}),
        ("shiloh", 6, "hardee", "u-hare:1010 c-hindman:1515", {"union-combat", "confederate-combat"}),
        ("gettysburg", 2, "i-corps", "u-i11:1010 c-archer:1515", {"union-combat", "confederate-combat"}),
    ],
)
def test_each_side_has_one_combat_marker_unless_held_out(
    title: str, turn: int, marker: str, units: str, fighting: set[str]
) -> None:
    drawn = next_turn(units, title=title, marker=marker, turn=turn, dice=[1] * 9, others="x")
    found = [name for name in drawn if name.endswith("-combat")]
    assert sorted(found) == sorted(fighting)


@pytest.mark.rule("A5A-3.1-d")
@pytest.mark.parametrize(("title", "fighting"), [("bull-run", set()), ("bentonville", {"confederate-combat"})])
def test_combat_markers_held_out_on_the_first_turn(title: str, fighting: set[str]) -> None:
    match = Match.new(title, seed=5)
    drawn = {text for text in [word(match, "marker"), *word(match, "cup").split("+")] if text.endswith("-combat")}
    assert drawn == fighting


@pytest.mark.rule("A5A-3.1-e", "A5A-RUL-03")
@pytest.mark.parametrize(
    ("units", "turn", "there"),
    [
        ("u-coler:x u-greusel:x u-ostart:x u-hussars:x", 3, False),
        ("u-coler:off u-greusel:x u-ostart:x u-hussars:x", 3, True),
        ("u-coler:3910 u-greusel:x u-ostart:x u-hussars:x", 3, True),
        ("u-pattison:off", 3, False),
    ],
)
def test_a_formation_without_units_here_or_due_puts_no_marker_in(units: str, turn: int, there: bool) -> None:
    drawn = next_turn(f"{PAIR} {units}", turn=turn, dice=[1], others="x")
    assert ("osterhaus" in drawn or "davis" in drawn) == there


@pytest.mark.rule("A5A-3.1-e")
def test_units_left_out_of_the_game_put_no_marker_in() -> None:
    units = "u-hare:1010 c-hindman:1212 c-lindsay:absent"
    assert "polk" not in next_turn(units, title="shiloh", marker="hardee", turn=8, dice=[1], others="x")


# --- 3.2, the markers are drawn


@pytest.mark.rule("A5A-3.2-a")
def test_the_players_draw_by_turns_and_the_confederate_first() -> None:
    units = PAIR + " u-coler:4010 c-hebert:4226"
    match = field(units, marker="carr", turn=2, fields="draws=2", dice=[1] * 8, others="x")
    sides = []
    for _ in range(3):
        sides += [str(event.facts["side"]) for event in play(match, "end") if event.kind == "draws"]
    assert sides == ["confederate", "union", "confederate"]


@pytest.mark.rule("A5A-3.2-a")
@pytest.mark.parametrize("draws", [0, 1, 2, 3])
def test_the_confederate_draws_first_however_the_last_turn_ended(draws: int) -> None:
    match = field(PAIR, marker="carr", turn=2, fields=f"draws={draws}", dice=[1], others="x")
    events = [event for event in play(match, "end") if event.kind == "draws"]
    assert events[0].facts["side"] == "confederate"


@pytest.mark.rule("A5A-3.2-b")
@pytest.mark.parametrize("draws", [0, 1])
def test_a_marker_serves_its_owner_whoever_draws_it(draws: int) -> None:
    match = field(PAIR, marker="carr", turn=2, fields=f"draws={draws} cup=price", dice=[1], others="x")
    play(match, "end")
    assert (match.to_move, word(match, "marker")) == ("confederate", "price")
    assert texts(match) == ["take c-price", "end"]


@pytest.mark.rule("A5A-3.2-a")
def test_the_die_draws_any_marker_of_the_cup() -> None:
    for die, marker in ((1, "osterhaus"), (2, "price"), (3, "mcculloch")):
        units = PAIR + " u-coler:4010 c-hebert:4226"
        match = drawing(units, "osterhaus+price+mcculloch", [die], others="x")
        assert word(match, "marker") == marker


@pytest.mark.rule("A5A-3.2-c")
def test_nothing_is_drawn_before_the_last_marker_is_done() -> None:
    match = field(PAIR + " u-vandever:3710", marker="carr", turn=2, fields="cup=price", dice=[1], others="x")
    events = play(match, "take u-dodge", "go 3706", "take u-vandever", "go 3711", "go 3712")
    assert set(kinds(events)) == {"moves"}
    assert word(match, "cup") == "price"
    assert refused_by(match, "take c-price") == "A5A-4.1-a"
    assert refused_by(match, "fight") == "A5A-4.1-e"
    assert "draws" in kinds(play(match, "end"))


@pytest.mark.rule("A5A-3.2-d")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_movement_marker_moves_any_or_all_of_its_formation(number: int) -> None:
    units = "u-dodge:3707 u-vandever:3710 u-carrart:3910"
    match = field(f"{units} c-price:3205", marker="carr", turn=2, fields="cup=price", dice=[1], others="x")
    for unit, goal in (("u-dodge", "3706"), ("u-vandever", "3711"), ("u-carrart", "3909"))[:number]:
        play(match, f"take {unit}", f"go {goal}")
    before = {word.split(":")[0]: word.split(":")[1] for word in units.split()}
    play(match, "end")
    assert sum(where(match)[unit] != place for unit, place in before.items()) == number
    assert word(match, "marker") == "price"


@pytest.mark.rule("A5A-3.2-e")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_combat_marker_starts_the_combat_phase_of_its_side_at_once(side: str) -> None:
    match = drawing("u-dodge:3707 c-price:3706", f"{side}-combat", [1], others="x")
    assert (match.to_move, word(match, "step"), word(match, "phasing")) == (side, "yield", side)


@pytest.mark.rule("A5A-3.2-f")
def test_the_segment_ends_when_the_cup_is_empty() -> None:
    match = drawing(PAIR, "price+union-combat", [1, 1, 1], others="x")
    assert (word(match, "turn"), word(match, "cup")) == ("2", "union-combat")
    events = play(match, "end")
    assert kinds(events)[:3] == ["draws", "no-combat", "turn"]
    assert word(match, "turn") == "3"


# --- 3.3, the turn advances


@pytest.mark.rule("A5A-3.3-a")
@pytest.mark.parametrize(
    ("title", "last", "units", "marker"),
    [
        ("bull-run", 10, "u-sherman:3413 c-evans:3812", "1st-division"),
        ("pea-ridge", 15, PAIR, "carr"),
        ("shiloh", 17, "u-hare:1010 c-hindman:1212", "1st-division"),
        ("gettysburg", 31, "u-i11:1010 c-archer:1515", "i-corps"),
        ("bentonville", 5, "u-x11:0907 c-hagood:1509", "xiv-corps"),
    ],
)
def test_the_game_ends_after_its_last_turn(title: str, last: int, units: str, marker: str) -> None:
    match = field(units, title=title, marker=marker, turn=last, others="x")
    play(match, "end")
    assert match.outcome is not None
    assert match.choices() == []
    assert refused_by(match, "end") == match.outcome.rule


@pytest.mark.rule("A5A-3.3-b")
@pytest.mark.parametrize(
    ("title", "turn", "marker", "won", "open_"),
    [
        ("bull-run", 9, "1st-division", "u-sherman:3413 u-keyes:3315 c-evans:3812", "u-sherman:3413 c-evans:2020"),
        ("pea-ridge", 9, "carr", "u-dodge:4526 c-price:3605 c-hebert:4009", "u-dodge:4526 c-price:3605"),
        (
            "shiloh",
            10,
            "1st-division",
            "u-hare:2520 c-hindman:1012 c-wood:1107 c-cleburne:1415 c-pond:2711",
            "u-hare:2520 c-hindman:1012 c-wood:1107 c-cleburne:1415",
        ),
        ("gettysburg", 11, "i-corps", "u-i11:1010 c-archer:2912", "u-i11:1010 c-archer:1515"),
        ("gettysburg", 22, "i-corps", "u-i11:1010 c-archer:2912 c-lane:3212", "u-i11:1010 c-archer:1515"),
    ],
)
def test_a_day_may_decide_the_game(title: str, turn: int, marker: str, won: str, open_: str) -> None:
    more: Any = {"title": title, "marker": marker, "dice": [1] * 9}
    match = field(won, turn=turn, fields=held(title, won), **more)
    end_turn(match)
    assert match.outcome is not None
    match = field(won, turn=turn - 1, fields=held(title, won), **more)
    end_turn(match)
    assert match.outcome is None
    match = field(open_, turn=turn, **more)
    end_turn(match)
    assert match.outcome is None


def held(title: str, units: str) -> str:
    """At Gettysburg an objective is held by who entered it last, which a position must say."""
    names = [text.split(":") for text in units.split()]
    goals = {row["hex"] for row in printed(title)["map"]["objectives"]} if title == "gettysburg" else set()
    words = [f"{place}:confederate" for name, place in names if place in goals and name.startswith("c-")]
    return f"control={'+'.join(words)}" if words else ""
