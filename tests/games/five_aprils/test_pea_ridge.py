"""A5A 13.0, Pea Ridge. Pike's brigade is the Indian unit; Carr's, Davis's and Osterhaus's artillery are Union guns."""

import json
from typing import Any

import pytest

from longroll import Event, Match
from longroll.games import load
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import code, field, goals, kinds, play, refused_by, texts, where, word
from tests.games.five_aprils.fight import (
    FIELDS,
    NOTHING,
    ONE_R,
    declare,
    facts,
    fighting,
    hexes,
    offered,
    phase,
    resolve,
    retire,
    strength,
)
from tests.games.five_aprils.test_control import controls, ending, load_with

GOALS = ["3605", "4009", "4117"]
REST = "u-schaefer:4520 c-price:3101"  # far from everybody


def moving(units: str, unit: str = "c-pike") -> Match:
    match = field(f"{units} {REST}", marker="mcculloch", ground=FIELDS, others="x")
    play(match, f"take {unit}")
    return match


def deaths(events: list[Event]) -> list[tuple[Any, ...]]:
    return [(event.facts["unit"], event.rule) for event in events if event.kind == "eliminated"]


# --- 13.1 the Indian brigade moves


@pytest.mark.rule("A5A-13.1-a")
def test_it_never_moves_beside_union_guns() -> None:
    match = moving("c-pike:3709 u-carrart:3706")
    beside = {"3606", "3707", "3806", "3705", "3605", "3805"}
    assert not goals(match) & beside
    assert (code(match, "go 3707"), refused_by(match, "go 3707")) == ("next-to-guns", "A5A-13.1-a")
    assert refused_by(moving("c-hebert:3709 u-carrart:3706", "c-hebert"), "go 3707") == ""
    assert refused_by(moving("c-pike:3709 u-coler:3706"), "go 3707") == ""


@pytest.mark.rule("A5A-13.1-a")
def test_not_even_past_them_nor_when_infantry_stands_on_top_of_them() -> None:
    match = moving("c-pike:3709 u-coler:3706 u-carrart:3706")
    assert refused_by(match, "go 3707") == "A5A-13.1-a"
    match = moving("c-pike:3709 c-pricea:3706")
    assert refused_by(match, "go 3707") == "", "guns of its own side do not matter"


@pytest.mark.rule("A5A-13.1-a")
def test_nor_does_it_come_onto_the_map_beside_them() -> None:
    match = field(f"c-pike:off u-carrart:3119 {REST}", marker="mcculloch", turn=2, ground=FIELDS, others="x")
    assert refused_by(match, "take c-pike") == "A5A-13.1-a"
    match = field(f"c-pike:off u-coler:3119 {REST}", marker="mcculloch", turn=2, ground=FIELDS, others="x")
    assert refused_by(match, "take c-pike") == ""


@pytest.mark.rule("A5A-13.1-a")
def test_nor_does_it_advance_beside_them() -> None:
    units = f"c-pike:3707 c-hebert:3707 u-coler:3706 u-carrart:3805 {REST}"
    match = fighting(units, ONE_R, NOTHING, 6, seat="confederate")
    declare(match, "3706", "c-pike c-hebert")
    play(match, "resolve", "morale 0")
    retire(match)
    assert offered(match, "advance") == {"c-hebert 3706"}
    assert code(match, "advance c-pike 3706") == "next-to-guns"


# --- retreats: the only way back for the brigade in 3707 is to Hebert in 3606, who has guns beside him

TRAP = f"c-hebert:3606 u-coler:3708 u-pattison:3708 u-carrart:3605 u-white:3906 {REST}"


@pytest.mark.rule("A5A-13.1-a")
def test_nor_does_it_choose_to_retreat_beside_them() -> None:
    match = fighting(f"c-pike:3707 {TRAP}", NOTHING, NOTHING + 2)
    resolve(match, "3707", "u-coler u-pattison")
    assert not offered(match, "retreat")
    match = fighting(f"c-mcnair:3707 {TRAP}", NOTHING, NOTHING)
    resolve(match, "3707", "u-coler u-pattison")
    assert offered(match, "retreat") == {"c-mcnair 3606"}


@pytest.mark.rule("A5A-13.1-b")
def test_forced_back_beside_them_it_is_eliminated() -> None:
    match = fighting(f"c-pike:3707 {TRAP}", ONE_R, NOTHING + 2)
    assert deaths(resolve(match, "3707", "u-coler u-pattison")) == [("c-pike", "A5A-13.1-b")]
    match = fighting(f"c-mcnair:3707 {TRAP}", ONE_R, NOTHING, 6, 6)
    resolve(match, "3707", "u-coler u-pattison")
    assert hexes(match, "c-mcnair") == ["3606"]


@pytest.mark.rule("A5A-13.1-b", "A5A-6.5-l")
def test_with_another_way_it_takes_that_and_with_none_it_loses_a_step() -> None:
    match = fighting(f"c-pike:3707 {TRAP.replace('3906', '4106')}", ONE_R, NOTHING + 2, 6)
    resolve(match, "3707", "u-coler u-pattison")
    assert hexes(match, "c-pike") == ["3806"]
    match = fighting(f"c-pike:3707 {TRAP.replace('c-hebert:3606', '')}", ONE_R, NOTHING + 2, 6)
    assert deaths(resolve(match, "3707", "u-coler u-pattison")) == [("c-pike", "A5A-6.5-l")]


def near(one: str, other: str) -> bool:
    battle = load("pea-ridge").battle  # type: ignore[attr-defined]
    return bool(battle.distance(battle.hex_numbers[one], battle.hex_numbers[other]) <= 1)


# --- attacked by artillery


@pytest.mark.rule("A5A-13.1-c", "A5A-13.1-d")
def test_bombarded_alone_it_is_gone_without_odds_or_dice() -> None:
    match = fighting(f"c-pike:3707 u-carrart:3709 {REST}")
    events = resolve(match, "3707", "u-carrart")
    assert deaths(events) == [("c-pike", "A5A-13.1-c")]
    assert not {"odds", "rolls"} & set(kinds(events))


@pytest.mark.rule("A5A-13.1-c", "A5A-13.1-d", "A5A-RUL-23")
@pytest.mark.parametrize(("guns", "spot"), [("u-carrart", "3708"), ("u-carrart", "3709"), ("u-indart", "3709")])
def test_guns_among_others_beside_it_or_not_do_the_same(guns: str, spot: str) -> None:
    """However weak they are, and no matter that the infantry alone would have had to roll."""
    match = fighting(f"c-pike:3707 u-coler:3807 {guns}:{spot} {REST}")
    events = resolve(match, "3707", f"u-coler {guns}")
    assert deaths(events) == [("c-pike", "A5A-13.1-c")]
    assert not {"odds", "rolls", "reduced"} & set(kinds(events))
    assert (strength(match, "u-coler"), strength(match, guns)) == ("full", "full")
    assert offered(match, "advance") == {"u-coler 3707"}


@pytest.mark.rule("A5A-13.1-c")
def test_infantry_alone_fights_it_as_it_fights_anybody() -> None:
    match = fighting(f"c-pike:3707 u-coler:3807 {REST}", NOTHING, NOTHING + 2)
    events = resolve(match, "3707", "u-coler")
    assert facts(events, "rolls", "total") == [(1,), (1,)]
    assert strength(match, "c-pike") == "full"


@pytest.mark.rule("A5A-13.1-e")
def test_alone_in_one_of_two_hexes_it_leaves_the_combat_to_the_other() -> None:
    match = fighting(f"c-pike:3707 c-hebert:3807 u-coler:3708 u-pattison:3708 u-carrart:3710 {REST}", NOTHING, NOTHING)
    events = resolve(match, "3707 3807", "u-coler u-pattison u-carrart")
    assert facts(events, "odds", "defence") == [(6,)]


@pytest.mark.rule("A5A-13.1-e")
def test_stacked_it_is_removed_before_the_odds() -> None:
    units = f"c-pike:3707 c-hebert:3707 u-coler:3807 u-pattison:3807 u-carrart:3708 {REST}"
    match = fighting(units, NOTHING, NOTHING)
    events = resolve(match, "3707", "u-coler u-pattison u-carrart")
    assert kinds(events).index("eliminated") < kinds(events).index("odds")
    assert facts(events, "odds", "attack", "defence", "initial") == [(8, 6, "1-1")]
    assert strength(match, "c-hebert") == "full"
    assert strength(match, "c-pike") == "gone"


@pytest.mark.rule("A5A-13.1-e", "A5A-6.2.5-b")
def test_once_removed_its_morale_is_not_to_be_had() -> None:
    match = fighting(f"c-pike:3707 c-hebert:3707 u-carrart:3708 {REST}", NOTHING, NOTHING)
    events = resolve(match, "3707", "u-carrart")
    assert facts(events, "rolls", "side", "morale") == [("union", 0), ("confederate", 0)]


@pytest.mark.rule("A5A-13.1-c", "A5A-6.2.2-g")
def test_the_bombardment_that_covers_a_retreat_kills_it_too() -> None:
    match = phase(f"c-pike:3707 u-coler:3708 u-carrart:3711 {REST}")
    play(match, "yield 3707", "with u-carrart")
    events = play(match, "withdraw")
    while word(match, "step") == "retreat":
        events += play(match, texts(match)[0])
    assert deaths(events) == [("c-pike", "A5A-13.1-c")]
    assert not offered(match, "advance"), "nobody is left to follow"


# --- beside Union guns in its own Combat Phase


def beside_guns(units: str, *dice: int, on: Game[Any] = FIELDS) -> tuple[Match, list[Event]]:
    """The Confederate Combat marker is drawn."""
    words = "cup=confederate-combat"
    match = field(f"{units} {REST}", marker="asboth", ground=on, fields=words, dice=[1, *dice, *[1] * 6], others="x")
    return match, play(match, "end")


@pytest.mark.rule("A5A-13.1-f")
def test_beside_union_guns_it_retreats_before_anything_else() -> None:
    match, events = beside_guns("c-pike:3707 u-carrart:3708")
    assert events[1].rule == "A5A-13.1-f"
    retire(match)
    assert not near(hexes(match, "c-pike")[0], "3708")
    match, events = beside_guns("c-pike:3707 u-coler:3708")
    assert texts(match) == ["yield 3708", "fight"], "from infantry it need not"
    match, events = beside_guns("c-hebert:3707 u-carrart:3708")
    assert texts(match) == ["yield 3708", "fight"], "nor need others"


@pytest.mark.rule("A5A-13.1-f", "A5A-RUL-23")
def test_it_goes_alone_and_the_others_may_fight() -> None:
    match, _ = beside_guns("c-pike:3707 c-hebert:3707 c-mcnair:3607 u-carrart:3708", NOTHING, NOTHING)
    retire(match)
    assert hexes(match, "c-hebert", "c-mcnair") == ["3707", "3607"]
    assert hexes(match, "c-pike") != ["3707"]
    play(match, "fight")
    assert refused_by(match, "end") == "A5A-6.1-a"
    play(match, "attack 3708")
    assert refused_by(match, "with c-pike") == "A5A-6.2.2-i"


@pytest.mark.rule("A5A-13.1-f", "A5A-6.6-c")
def test_the_hex_it_leaves_may_be_entered() -> None:
    match, _ = beside_guns("c-pike:3707 u-carrart:3708 u-coler:3708")
    retire(match)
    assert match.to_move == "union"
    assert offered(match, "advance") == {"u-coler 3707"}
    play(match, "advance u-coler 3707")
    assert where(match)["u-coler"] == "3707"


@pytest.mark.rule("A5A-13.1-f")
def test_if_it_cannot_retreat_it_is_eliminated() -> None:
    ring = "u-carrart:3708 u-coler:3705 u-pattison:3605 u-white:3805 u-greusel:3907"
    match, events = beside_guns(f"c-pike:3707 {ring} u-vandever:3508")
    assert deaths(events) == [("c-pike", "A5A-13.1-f")]
    assert strength(match, "c-pike") == "gone"


@pytest.mark.rule("A5A-13.1-f")
def test_every_indian_brigade_of_a_pack_retreats() -> None:
    pack = json.loads(FIELDS.pack)
    next(row for row in pack["units"] if row["id"] == "c-mcnair")["tags"] = ["indian"]
    match, _ = beside_guns("c-pike:3707 u-carrart:3708 c-mcnair:3407 u-davisart:3408", on=load_with(pack))
    retire(match)
    assert hexes(match, "c-pike") != ["3707"]
    assert hexes(match, "c-mcnair") != ["3407"]


# --- 13.2


@pytest.mark.rule("A5A-13.2-a")
def test_the_24th_missouri_does_not_move_on_turn_1() -> None:
    for turn, rule in ((1, "A5A-13.2-a"), (2, "")):
        match = field("u-24mo:3205 u-bussey:4312", marker="independent", turn=turn, others="x")
        assert refused_by(match, "take u-24mo") == rule
        assert refused_by(match, "take u-bussey") == ""


# --- 13.3


def verdict(turn: int, confederate: int, nobody: int = 0, option: str = "") -> tuple[str, str, str] | None:
    """After a turn on which the Confederates control so many objectives, and nobody so many of the rest."""
    taken = [f"{number}:confederate" for number in GOALS[:confederate]]
    taken += [f"{number}:nobody" for number in GOALS[confederate : confederate + nobody]]
    fields = f"{option} control={'+'.join(taken)}" if taken else option
    return ending("u-schaefer:4520 c-price:3101", title="pea-ridge", turn=turn, marker="asboth", fields=fields)


@pytest.mark.rule("A5A-13.3-a")
def test_the_three_objectives_are_union_at_first() -> None:
    assert controls(Match.new("pea-ridge", seed=1)) == dict.fromkeys(GOALS, "union")


@pytest.mark.rule("A5A-13.3-b")
def test_after_turn_9() -> None:
    for count, nobody in ((2, 0), (2, 1), (3, 0)):
        assert verdict(9, count, nobody) == ("confederate", "decisive", "A5A-13.3-b")
    assert verdict(9, 0) == ("union", "decisive", "A5A-13.3-b")
    for count, nobody in ((1, 0), (1, 1), (1, 2), (0, 1), (0, 2), (0, 3)):
        assert verdict(9, count, nobody) is None
    for turn in (8, 10, 14):
        assert verdict(turn, 3) is None


@pytest.mark.rule("A5A-13.3-c")
def test_after_turn_15() -> None:
    for nobody in (0, 1, 2):
        assert verdict(15, 1, nobody) == ("confederate", "marginal", "A5A-13.3-c")
    assert verdict(15, 2) == verdict(15, 2, 1) == ("confederate", "substantial", "A5A-13.3-c")
    assert verdict(15, 3) == ("confederate", "decisive", "A5A-13.3-c")
    assert verdict(15, 0) == ("union", "substantial", "A5A-13.3-c")
    for nobody in (1, 2, 3):
        assert verdict(15, 0, nobody) == ("", "draw", "A5A-13.3-c")
