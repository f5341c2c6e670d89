"""A House Divided with another pack than the printed one: the rules, the texts and the players use what it says."""

import io
import json
from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.console.boards import find_board
from longroll.console.terminal import Terminal
from longroll.games import load
from longroll.games.house_divided.pack import printed_components, printed_pack, write_pack
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget
from tests.games.house_divided.invariants import assert_invariants
from tests.games.house_divided.packs import changed_pack

TITLE = "house-divided"


def begin(changes: dict[str, Any], **more: Any) -> Match:
    return Match.new(TITLE, seed=1, pack=json.dumps(changed_pack(changes)), **more)


def stand(changes: dict[str, Any], units: str, fields: str, dice: list[int]) -> Match:
    pack = json.dumps(changed_pack(changes))
    return Match.from_position(TITLE, f"campaign turn=2 {fields} {units}", dice=dice, pack=pack)


# --- the printed pack


def test_the_printed_pack_is_in_its_canonical_form() -> None:
    text = printed_pack(TITLE)
    assert write_pack(json.loads(text)) == text
    with pytest.raises(LongrollError, match="no edition 2 of its pack; the newest is 1"):
        printed_pack(TITLE, 2)


def test_provenance_speaks_of_things_that_are_there() -> None:
    pack = printed_components().pack
    said = pack["provenance"]
    assert set(said["boxes"]) <= {"all", *(row["id"] for row in pack["map"]["boxes"])}
    assert set(said["lines"]) <= {"all", *(f"{row['a']}--{row['b']}:{row['type']}" for row in pack["map"]["lines"])}
    assert set(said["calendar"]) <= {"all", *(str(row["turn"]) for row in pack["calendar"])}
    assert set(said["scenarios"]) <= {"all", *(row["id"] for row in pack["scenarios"])}


def test_the_printed_components_are_read_once_and_are_the_first_edition() -> None:
    games: list[Any] = [load(TITLE), load(TITLE, ""), load(TITLE, "1")]
    assert {game.pack for game in games} == {""}
    assert {id(game.components) for game in games} == {id(printed_components())}
    with pytest.raises(LongrollError, match="no edition 2"):
        load(TITLE, "2")


def test_a_match_without_a_pack_is_as_it_was() -> None:
    match = Match.new(TITLE, seed=1)
    assert match.header.pack == ""
    assert "\npack" not in match.journal.dumps()
    assert Match.replay(match.journal.dumps()).position.pack() == match.position.pack()


def test_the_same_data_make_the_same_positions() -> None:
    match = begin({})
    assert match.game.pack
    assert match.position.pack() == Match.new(TITLE, seed=1).position.pack()


# --- what a pack changes


def test_the_number_of_a_city_is_what_the_army_maximum_counts() -> None:
    printed = Match.new(TITLE, seed=1).view()
    view = begin({"map.boxes[richmond].recruit.confederate": 5, "map.boxes[dayton].recruit.union": 1}).view()
    assert printed["maximum"] == {"union": 34, "confederate": 29}
    assert view["maximum"] == {"union": 35, "confederate": 31}


def test_a_larger_army_than_any_printed_can_be_raised() -> None:
    match = begin({f"map.boxes[{box}].recruit.union": 9 for box in ("chicago", "canton", "pittsburgh")})
    components = match.position.components
    assert components.slots > printed_components().slots
    assert match.game.read_action(f"take u{components.slots}")


def test_a_city_that_bears_a_number_raises_troops() -> None:
    changes = {"map.boxes[albany].recruit.confederate": 1}
    match = stand(
        changes, "c1:im:richmond u1:im:washington", "side=confederate step=recruit recruits=2 pool=0/0/3/0", []
    )
    assert match.why_not("recruit infantry albany") is None
    assert Match.from_position(TITLE, match.position_text()).why_not("recruit infantry albany") is not None


def test_a_kind_of_unit_hits_with_the_value_of_its_pack() -> None:
    fields = "side=union step=target box=manassas-junction round=2 firing=union"
    match = stand(
        {"counters.unit_types[0].combat_value": 5}, "u1:im:manassas-junction c1:im:manassas-junction", fields, [5]
    )
    battle: Any = match.view()["battle"]
    assert battle["values"] == {"u1": {"c1": 5}}
    match.play("at c1")
    assert "reduced" in [event.kind for event in match.play("fire")]


def test_units_stand_where_the_pack_sets_them_up_and_enter_when_it_drafts_them() -> None:
    match = begin({"set_up.units[0].box": "baltimore", "calendar[1].union_draft": 3})
    assert match.position_text().count(":im:baltimore") == 3
    position, dice = match.position.copy(), SeededDice("draft")
    while position.turn < 2:
        match.game.advance(position, match.game.choices(position)[-1], dice, None)
    assert position.reserve == 12 - 3


def test_a_new_line_is_a_way_to_go_and_a_lost_one_is_none() -> None:
    pack = changed_pack({})
    pack["map"]["lines"].append({"a": "washington", "b": "richmond", "type": "rail", "crossing_into": ["richmond"]})
    pack["map"]["lines"] = [row for row in pack["map"]["lines"] if {row["a"], row["b"]} != {"washington", "baltimore"}]
    text = "campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington c1:im:richmond"
    match = Match.from_position(TITLE, text, pack=json.dumps(pack))
    assert match.why_not("go washington=richmond") is None
    refusal = match.why_not("go washington=baltimore")
    assert refusal is not None
    assert refusal.rule == "AHD-1.2-a"
    match.play("go washington=richmond")
    assert "crossed" in match.position_text()


def test_a_new_box_has_its_name_on_the_board_and_in_every_text() -> None:
    pack = changed_pack({"map.boxes[washington].name": "Federal City"})
    pack["map"]["boxes"].append({**pack["map"]["boxes"][0], "id": "atlantis", "name": "Atlantis", "x": 990, "y": 700})
    pack["map"]["lines"].append({"a": "atlantis", "b": "savannah", "type": "road", "crossing_into": []})
    match = Match.new(TITLE, seed=1, pack=json.dumps(pack))
    assert match.game.names["atlantis"] == "Atlantis"
    assert match.game.names["washington"] == "Federal City"
    board: Any = match.game.board()
    assert [(row["x"], row["y"]) for row in board["boxes"] if row["id"] == "atlantis"] == [(990, 700)]
    assert "atlantis--savannah:road" in [row["id"] for row in board["lines"]]
    stream = io.StringIO()
    find_board(match.game).show_place(match, "atlantis", Terminal(stream))
    assert "Savannah" in stream.getvalue()


@pytest.mark.parametrize(
    ("action", "fields", "units", "sentence"),
    [
        (
            "sail norfolk",
            "side=union step=where marches=1 six=1 box=washington unit=u1",
            "u1:im:washington",
            "Naval invasions start from Baltimore. The unit is in Washington.",
        ),
        (
            "go memphis~island-no-10",
            "side=confederate step=where marches=1 box=memphis unit=c1",
            "c1:im:memphis",
            "Confederate units may never use the Mississippi between Memphis and Island No. 10.",
        ),
    ],
)
def test_a_refusal_names_what_the_pack_says(action: str, fields: str, units: str, sentence: str) -> None:
    lines = printed_components().line_rows
    closed = next(number for number, row in enumerate(lines) if (row["a"], row["b"]) == ("island-no-10", "memphis"))
    changes = {"set_up.naval_base": "baltimore", f"map.lines[{closed}].confederate_movement": False}
    match = stand(changes, units, fields, [])
    refusal = match.why_not(action)
    assert refusal is not None
    assert find_board(match.game).refusal_text(match, refusal) == sentence


def test_the_war_is_as_long_as_the_pack_says() -> None:
    view = begin({"scenarios[0].last_turn": 12, "victory.union_boxes": ["mobile", "atlanta", "memphis"]}).view()
    assert view["last_turn"] == 12
    threats: Any = view["threats"]
    assert threats[0]["need"] == 3


# --- matches


def test_the_pack_travels_with_the_journal() -> None:
    match = begin({"map.boxes[richmond].recruit.confederate": 5}, scenario="short")
    chooser = SeededDice("journal")
    for _ in range(60):
        choices = match.choices()
        match.play(choices[chooser.roll(len(choices)) - 1])
    again = Match.replay(match.journal.dumps())
    assert again.position.pack() == match.position.pack()
    assert again.view()["maximum"] == match.view()["maximum"]
    assert again.header.pack == match.header.pack


CHANGED = {
    "map.boxes[richmond].recruit.confederate": 5,
    "map.boxes[albany].recruit.confederate": 2,
    "counters.unit_types[0].combat_value": 4,
    "set_up.naval_base": "baltimore",
    "victory.union_boxes": ["mobile", "atlanta", "memphis", "richmond"],
    "scenarios[1].last_turn": 3,
}


@pytest.mark.parametrize("name", ["militia", "veteran"])
def test_computer_players_play_with_another_pack(name: str) -> None:
    match = begin(CHANGED, scenario="short")
    bot, own = find_bot(name, match.game), SeededDice("own")
    for _ in range(40 if name == "veteran" else 400):
        if not match.choices():
            break
        thought = ask(bot, match.game, match.position, own, Budget(playouts=4))
        match.play(match.game.write_action(thought.action))
    assert match.game.read_position(match.position_text()).pack() == match.position.pack()
    assert name == "veteran" or not match.choices()


def test_random_play_with_another_pack_breaks_nothing() -> None:
    match = begin(CHANGED, scenario="short")
    position, dice = match.position.copy(), SeededDice("random")
    while choices := match.game.choices(position):
        match.game.advance(position, choices[dice.roll(len(choices)) - 1], dice, None)
        assert_invariants(position)
