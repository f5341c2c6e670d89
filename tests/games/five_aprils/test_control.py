"""A5A 11.0 and 11.1: who controls an objective, what losses are worth. And how a battle ends, for the five of them."""

import json
from typing import Any

import pytest

from longroll import Match
from longroll.games import TITLES, load
from longroll.games.five_aprils.options import OPTIONS as SHARED_OPTIONS
from longroll.kernel.contract import Game
from longroll.kernel.outcome import Outcome
from tests.games.five_aprils.field import field, ground, kinds, play, printed, refused_by, where, word
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE,
    ONE_R,
    THREE_R,
    fighting,
    resolve,
    retire,
)

PLAIN = ground()
BATTLES = [title for title, system in TITLES.items() if system == "five-aprils"]
TAVERN = "3605"  # an objective of Pea Ridge; the hexes around it are 3604, 3606, 3505, 3506, 3705, 3706


# --- for the tests of every battle


def controls(match: Match) -> dict[str, str]:
    rows: Any = match.view()["control"]
    return {row["hex"]: row["side"] for row in rows}


def losses(match: Match) -> tuple[int, int]:
    """The victory points for losses, of the Union and of the Confederates."""
    score: Any = match.view()["score"]
    return score["union"]["losses_inflicted"], score["confederate"]["losses_inflicted"]


def held_by(side: str, hexes: list[str]) -> str:
    return "+".join(f"{number}:{side}" for number in hexes)


def ending(
    units: str, *, title: str, turn: int, marker: str, fields: str = "", ground: Game[Any] | None = None
) -> Outcome | None:
    """How the battle stands after the last marker of a turn; nobody but `units` is on the map or has been lost."""
    match = field(units, title=title, turn=turn, marker=marker, fields=fields, dice=[1] * 30, ground=ground)
    play(match, "end")
    while match.outcome is None and word(match, "step") == "build":
        play(match, "end")
    assert match.outcome is not None or word(match, "turn") == str(turn + 1)
    return match.outcome


def lost(title: str, side: str, two_steps: int, one_step: int = 0, reduced: int = 0) -> str:
    """Words for units of a side: so many of two steps and of one step eliminated, and so many reduced in a far hex."""
    rows = [row for row in printed(title)["units"] if row["side"] == side and row["arm"] == "infantry"]
    full = [row["id"] for row in rows if row["reduced"] is not None]
    weak = [row["id"] for row in printed(title)["units"] if row["side"] == side and row["reduced"] is None]
    words = [f"{name}:x" for name in full[1 : two_steps + 1] + weak[:one_step]]
    return " ".join(words + [f"{name}:off:reduced" for name in full[two_steps + 1 : two_steps + 1 + reduced]])


def load_with(pack: dict[str, Any]) -> Game[Any]:
    return load(pack["title"], json.dumps(pack))


# --- 11.0


@pytest.mark.rule("A5A-11.0-a")
def test_every_battle_has_rules_of_its_own() -> None:
    shared = {option.name for option in SHARED_OPTIONS}
    own = {title: {option.name for option in load(title).options} - shared for title in BATTLES}
    assert own == {
        "bull-run": {"run-duty"},
        "pea-ridge": {"entry", "both-at-b", "indian-retreat", "indian-advance"},
        "shiloh": {"cavalry", "lew-wallace", "even-points", "gunboat-retreat"},
        "gettysburg": {"objectives-start", "reserve-entry", "reserve-release", "marginal-lead"},
        "bentonville": {"late-arrivals", "entry-limit", "roll-order"},
    }


@pytest.mark.rule("A5A-11.0-a")
def test_the_rule_of_one_battle_does_not_hold_in_another() -> None:
    """Confederates never cross Bull Run; a creek of that name at Pea Ridge is a creek."""
    pack = printed("pea-ridge")
    pack["map"]["water"][0]["name"] = "Bull Run"
    match = field("c-price:3304 u-dodge:4312", marker="price", ground=load_with(pack))
    play(match, "take c-price")
    assert refused_by(match, "go 3404") == ""


# --- 11.1 control


@pytest.mark.rule("A5A-11.1-a")
@pytest.mark.parametrize("unit", ["u-dodge", "c-price"])
def test_who_stands_in_an_objective_controls_it_whatever_zones_reach_it(unit: str) -> None:
    enemy = "c-little:3604 c-slack:3606" if unit == "u-dodge" else "u-coler:3604 u-greusel:3606"
    side = "union" if unit == "u-dodge" else "confederate"
    for other in ("union", "confederate"):
        match = field(f"{unit}:{TAVERN} {enemy}", marker="carr", ground=PLAIN, fields=f"control={TAVERN}:{other}")
        assert controls(match)[TAVERN] == side


@pytest.mark.rule("A5A-11.1-b")
@pytest.mark.parametrize(("unit", "side"), [("u-dodge", "union"), ("c-price", "confederate")])
def test_an_empty_objective_in_zones_of_one_side_is_that_sides(unit: str, side: str) -> None:
    for number in ("3604", "3606", "3505", "3506", "3705", "3706"):
        other = "confederate" if side == "union" else "union"
        fields = f"control={TAVERN}:{other}"
        assert controls(field(f"{unit}:{number}", marker="carr", ground=PLAIN, fields=fields))[TAVERN] == side
    far = field(f"{unit}:3607", marker="carr", ground=PLAIN, fields=f"control={TAVERN}:{other}")
    assert controls(far)[TAVERN] == other


@pytest.mark.rule("A5A-11.1-b", "A5A-10.0-e")
def test_a_zone_that_works_keep_out_gives_no_control() -> None:
    fields = f"works={TAVERN}:breastwork:U control={TAVERN}:union"
    assert controls(field("c-price:3604", marker="carr", ground=PLAIN, fields=fields))[TAVERN] == "union"
    assert controls(field("c-price:3606", marker="carr", ground=PLAIN, fields=fields))[TAVERN] == "confederate"


@pytest.mark.rule("A5A-11.1-c")
def test_an_empty_objective_in_zones_of_both_is_nobodys() -> None:
    for side in ("union", "confederate"):
        match = field("u-dodge:3706 c-price:3604", marker="carr", ground=PLAIN, fields=f"control={TAVERN}:{side}")
        assert controls(match)[TAVERN] == "nobody"


@pytest.mark.rule("A5A-11.1-d")
@pytest.mark.parametrize(
    ("title", "side"),
    [("bull-run", "confederate"), ("pea-ridge", "union"), ("shiloh", "union"), ("bentonville", "union")],
)
def test_before_anybody_comes_the_initial_side_has_all(title: str, side: str) -> None:
    match = Match.new(title, seed=1)
    assert set(controls(match).values()) == {side}


@pytest.mark.rule("A5A-11.1-d", "A5A-11.1-e")
def test_a_unit_that_passes_through_leaves_control_behind() -> None:
    match = field("c-greer:3603", marker="mcculloch", ground=PLAIN, others="x")
    assert controls(match)[TAVERN] == "union"
    play(match, "take c-greer", "go 3607")
    assert where(match)["c-greer"] == "3607"
    assert controls(match)[TAVERN] == "confederate"
    past = field("c-greer:3603", marker="mcculloch", ground=PLAIN, others="x")
    play(past, "take c-greer", "go 3703", "go 3707")
    assert controls(past)[TAVERN] == "union"


@pytest.mark.rule("A5A-11.1-d")
def test_the_last_to_come_in_keeps_it_when_it_goes_or_falls() -> None:
    match = field(f"c-price:3602 u-dodge:{TAVERN}", marker="carr", ground=PLAIN, fields="cup=price", dice=[1] * 9)
    play(match, "take u-dodge", "go 3608", "end")
    assert controls(match)[TAVERN] == "union"
    play(match, "take c-price", "go 3605")
    assert controls(match)[TAVERN] == "confederate"


@pytest.mark.rule("A5A-11.1-b", "A5A-11.1-e")
def test_when_the_occupant_falls_zones_decide_again() -> None:
    match = fighting(f"c-hebert:{TAVERN}:reduced u-pattison:3606 u-coler:3606 c-price:3104", THREE_R, NOTHING)
    assert controls(match)[TAVERN] == "confederate"
    resolve(match, TAVERN, "u-pattison u-coler")
    assert word(match, "step") == "advance"
    assert controls(match)[TAVERN] == "union"


@pytest.mark.rule("A5A-11.1-d", "A5A-11.1-e")
def test_retreats_and_advances_come_in_too() -> None:
    match = fighting("c-hebert:3706 u-pattison:3806 u-coler:3806 c-little:3104", ONE_R, NOTHING, 6)
    resolve(match, "3706", "u-pattison u-coler")
    retire(match, f"c-hebert {TAVERN}")
    assert where(match)["c-hebert"] == TAVERN
    assert controls(match)[TAVERN] == "confederate"
    match = fighting(f"u-coler:{TAVERN} c-hebert:3604 c-mcnair:3604", ONE_R, NOTHING, 6, seat="confederate")
    resolve(match, TAVERN, "c-hebert c-mcnair")
    retire(match)
    assert controls(match)[TAVERN] != "confederate"
    play(match, f"advance c-mcnair {TAVERN}")
    assert controls(match)[TAVERN] == "confederate"


@pytest.mark.rule("A5A-11.1-e", "A5A-11.1-b", "A5A-11.1-c")
def test_control_follows_every_move_of_a_turn() -> None:
    units = "c-price:3602 u-dodge:3609 c-greer:3510"
    match = field(units, marker="price", ground=PLAIN, fields="cup=carr+mcculloch", dice=[1] * 9)
    story = [controls(match)[TAVERN]]
    for action in ("take c-price", "go 3604", "end", "take u-dodge", "go 3606", "end", "take c-greer", "go 3506"):
        events = play(match, action)
        assert ("control" in kinds(events)) == (controls(match)[TAVERN] != story[-1])
        story.append(controls(match)[TAVERN])
    assert list(dict.fromkeys(story)) == ["union", "confederate", "nobody"]


@pytest.mark.rule("A5A-RUL-63", "A5A-11.1-a")
def test_gunboats_control_nothing() -> None:
    """Even where a map lets one into an objective."""
    pack = printed("shiloh")
    pack["map"]["objectives"][3]["hex"] = "1922"
    made = load_with(pack)
    match = field("u-tyler:1922", title="shiloh", marker="gunboats", ground=made, fields="control=1922:confederate")
    assert controls(match)["1922"] == "confederate"
    match = field("u-tyler:1923", title="shiloh", marker="gunboats", ground=made, fields="control=1922:confederate")
    play(match, "take u-tyler", "go 1922", "go 1923")
    assert controls(match)["1922"] == "confederate"


# --- 11.1 victory points


@pytest.mark.rule("A5A-11.1-g", "A5A-11.1-h", "A5A-11.1-i", "A5A-RUL-18")
@pytest.mark.parametrize(
    ("units", "points"),
    [
        ("u-dodge:4312 c-price:x", (3, 0)),
        ("u-dodge:4312 c-price:x:reduced", (3, 0)),
        ("u-dodge:4312 c-price:3104:reduced", (1, 0)),
        ("u-dodge:4312 c-price:3104", (0, 0)),
        ("u-dodge:4312 u-24mo:x", (0, 2)),
        ("u-dodge:4312:reduced u-24mo:3205 c-price:x c-little:3104:reduced", (4, 1)),
    ],
)
def test_what_losses_are_worth(units: str, points: tuple[int, int]) -> None:
    assert losses(field(units, marker="carr", ground=PLAIN)) == points


@pytest.mark.rule("A5A-11.1-i", "A5A-RUL-18")
def test_a_unit_reduced_and_then_eliminated_is_worth_three_not_four() -> None:
    units = "c-hebert:3707{} u-pattison:3708 u-coler:3708 c-price:3104"
    match = fighting(units.format(""), ONE, NOTHING, 6)
    resolve(match, "3707", "u-pattison u-coler")
    assert losses(match) == (1, 0)
    match = fighting(units.format(":reduced"), ONE, NOTHING)
    assert losses(match) == (1, 0)
    resolve(match, "3707", "u-pattison u-coler")
    assert losses(match) == (3, 0)
