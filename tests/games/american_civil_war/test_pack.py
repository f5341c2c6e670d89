"""The American Civil War with another pack than the printed one: rules, texts and players use what it says."""

import io
import json
from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.console.boards import find_board
from longroll.console.terminal import Terminal
from longroll.games import load
from longroll.games.american_civil_war.pack import TITLES, printed_components, printed_pack, write_pack
from longroll.games.american_civil_war.scenario import city_value
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget
from tests.games.american_civil_war.invariants import assert_invariants
from tests.games.american_civil_war.packs import changed_pack

BASIC, STANDARD, TEAMS = TITLES


def text_of(title: str, changes: dict[str, Any]) -> str:
    return json.dumps(changed_pack({**changes, "title": title}))


def begin(title: str, changes: dict[str, Any], **more: Any) -> Match:
    return Match.new(title, seed=1, pack=text_of(title, changes), **more)


def stand(title: str, changes: dict[str, Any], text: str, dice: list[int] | None = None) -> Match:
    return Match.from_position(title, text, dice=dice or [], pack=text_of(title, changes))


def number(match: Match, space: str) -> int:
    return int(match.position.components.space_numbers[space])


# --- the printed pack


@pytest.mark.parametrize("title", TITLES)
def test_the_printed_pack_is_in_its_canonical_form_and_names_its_title(title: str) -> None:
    text = printed_pack(title)
    assert write_pack(json.loads(text)) == text
    assert json.loads(text)["title"] == title
    with pytest.raises(LongrollError, match="no edition 2 of its pack; the newest is 1"):
        printed_pack(title, 2)


def test_provenance_speaks_of_things_that_are_there() -> None:
    pack = printed_components().pack
    said, chart = pack["provenance"], pack["map"]
    assert set(said["spaces"]) == {"all", *(row["id"] for row in chart["spaces"] + chart["closed_lands"])}
    assert set(said["scenarios"]) == {"all", *(row["id"] for row in pack["scenarios"])}
    assert set(said["tables"]) <= {"all", *pack["tables"]}


def test_the_printed_components_are_read_once_and_are_the_first_edition() -> None:
    games: list[Any] = [load(title, pack) for title in TITLES for pack in (None, "", "1")]
    assert {game.pack for game in games} == {""}
    assert {id(game.components) for game in games} == {id(printed_components())}
    with pytest.raises(LongrollError, match="no edition 2"):
        load(BASIC, "2")


@pytest.mark.parametrize("title", TITLES)
def test_a_match_without_a_pack_is_as_it_was(title: str) -> None:
    match = Match.new(title, seed=1)
    assert match.header.pack == ""
    assert "\npack" not in match.journal.dumps()
    assert Match.replay(match.journal.dumps()).position.pack() == match.position.pack()


@pytest.mark.parametrize("title", TITLES)
def test_the_same_data_make_the_same_positions(title: str) -> None:
    match = begin(title, {})
    assert match.game.pack
    assert match.position.pack() == Match.new(title, seed=1).position.pack()


def test_a_pack_is_for_one_title() -> None:
    with pytest.raises(LongrollError, match="the pack is for civil-war-basic, not for civil-war-standard"):
        load(STANDARD, text_of(BASIC, {}))


# --- what a pack changes


def test_a_city_pays_what_the_pack_prints() -> None:
    changes = {"map.spaces[chicago].production": 35, "map.production_variants[st-louis-40].values.boston": 15}
    match = begin(STANDARD, changes)
    printed: Any = Match.new(STANDARD, seed=1).view()
    view: Any = match.view()
    assert view["values"]["chicago"] == 35
    assert view["income"]["union"] - printed["income"]["union"] == 35 - printed["values"]["chicago"]
    other = begin(STANDARD, changes, options={"city-values": "st-louis-40"})
    assert city_value(other.position, number(other, "boston")) == 15


def test_a_new_border_is_a_way_to_go_and_a_lost_one_is_none() -> None:
    pack = changed_pack({"title": BASIC})
    pack["map"]["borders"].append({"a": "maryland", "b": "richmond"})
    lost = {"maryland", "northern-virginia"}
    pack["map"]["borders"] = [row for row in pack["map"]["borders"] if {row["a"], row["b"]} != lost]
    text = "basic turn=1 side=union step=where space=maryland maryland:1ui"
    match = Match.from_position(BASIC, text, pack=json.dumps(pack))
    assert match.why_not("to richmond") is None
    refusal = match.why_not("to northern-virginia")
    assert refusal is not None
    assert refusal.rule == "ACW-B-move-02"
    assert Match.from_position(BASIC, text).why_not("to northern-virginia") is None


def test_trains_run_where_the_pack_has_railways_and_ships_land_on_its_coasts() -> None:
    pack = changed_pack({"title": STANDARD, "map.spaces[atlanta].coastal": True})
    pack["map"]["railways"].append({"a": "norfolk", "b": "eastern-virginia", "lines": ["Norfolk & Petersburg"]})
    text = (
        "historical turn=3 side=confederate step=where stage=movement space=norfolk confederate-rail=4 "
        "confederate-naval=4 norfolk:1ci"
    )
    for match, rail, sail in (
        (Match.from_position(STANDARD, text, pack=json.dumps(pack)), None, None),
        (Match.from_position(STANDARD, text), "ACW-S-rail-01", "ACW-S-amph-01"),
    ):
        for action, rule in (("rail eastern-virginia", rail), ("sail atlanta", sail)):
            refusal = match.why_not(action)
            assert (refusal and refusal.rule) == rule


def test_pieces_stand_where_the_pack_sets_them_up() -> None:
    changes = {
        "scenarios[basic].fixed[0].infantry": 6,
        "scenarios[basic].free[0].infantry": 7,
        "scenarios[historical].naval_rating.south": 9,
        "scenarios[historical].european_rating": 4,
        "scenarios[historical].fixed[4].space": "eastern-virginia",
    }
    basic: Any = begin(BASIC, changes).view()
    assert basic["armies"]["richmond"]["confederate-infantry"] == 7
    assert basic["quota"]["confederate-infantry"] == 7
    standard: Any = begin(STANDARD, changes).view()
    assert standard["naval"]["confederate"] == 9
    assert standard["politics"]["rating"] == 4
    assert standard["armies"]["eastern-virginia"]["confederate-elite"] == 1


def test_prices_rolls_and_goals_are_those_of_the_pack() -> None:
    changes = {
        "tables.costs.basic.infantry": 3,
        "tables.costs.south.leader": 30,
        "tables.victory.basic_cities": 9,
        "tables.victory.south_cities": 5,
        "tables.basic_battle.fire.artillery": 5,
        "capitals.south": "atlanta",
    }
    basic: Any = begin(BASIC, changes).view()
    assert basic["costs"]["union"]["infantry"] == 3
    assert basic["needed"] == {"union": 9, "confederate": 9}
    standard: Any = begin(STANDARD, changes).view()
    assert standard["costs"]["confederate"]["leader"] == 30
    assert standard["needed"]["confederate"] == 5
    held: Any = stand(BASIC, changes, "basic turn=1 side=union step=march atlanta:1ui richmond:1ui").view()
    assert held["score"]["union"] == 3
    field = "space=western-kentucky defender=1 battle-turn=1 part=defender shots=1 attacker-line-1:2ui"
    text = f"basic turn=1 side=union step=target sort=confederate-artillery {field} defender-line-1:1ca"
    match = stand(BASIC, changes, text, [2, 3])
    assert [event.facts["need"] for event in match.play("at union-infantry") if "need" in event.facts] == [5]


def test_the_war_is_as_long_as_the_calendar() -> None:
    pack = changed_pack({"title": STANDARD, "tables.election.date": "1861-12", "tables.election.battle_won_in": []})
    pack["calendar"] = pack["calendar"][:6]
    text = "historical turn=6 side=union step=march stage=movement"
    match = Match.from_position(STANDARD, f"{text} washington:1ui richmond:1ci", pack=json.dumps(pack))
    match.play("end")
    while match.choices():
        match.play(match.choices()[-1])
    assert match.outcome is not None
    assert match.outcome.rule == "ACW-S-win-04"
    assert match.view()["turn"] == 6


def test_a_new_space_has_its_name_on_the_board_and_in_every_text() -> None:
    pack = changed_pack({"title": STANDARD, "map.spaces[washington].name": "Federal City"})
    pack["map"]["spaces"].append({**pack["map"]["spaces"][0], "id": "atlantis", "name": "Atlantis", "lon": -60.5})
    pack["map"]["borders"].append({"a": "atlantis", "b": "savannah"})
    match = Match.new(STANDARD, seed=1, pack=json.dumps(pack))
    assert match.game.names["atlantis"] == "Atlantis"
    assert match.game.names["washington"] == "Federal City"
    board: Any = match.game.board()
    found = next(row for row in board["spaces"] if row["id"] == "atlantis")
    assert (found["lon"], found["adjacent"]) == (-60.5, ["savannah"])
    stream = io.StringIO()
    find_board(match.game).show_place(match, "atlantis", Terminal(stream))
    assert "Savannah" in stream.getvalue()
    text = "balanced turn=3 side=union step=march stage=movement atlantis:2ui"
    again = Match.from_position(STANDARD, text, pack=json.dumps(pack))
    assert "atlantis:2ui" in again.position_text()
    assert again.game.read_position(again.position_text()).pack() == again.position.pack()


# --- matches


CHANGED = {
    "map.spaces[chicago].production": 35,
    "map.spaces[little-rock].kind": "region",
    "map.spaces[little-rock].production": 0,
    "map.production_variants[riot-tens].values.little-rock": "missing",
    "capitals.south": "atlanta",
    "tables.costs.basic.artillery": 12,
    "scenarios[basic].fixed[1].infantry": 5,
    "scenarios[balanced].naval_rating.north": 9,
}


def play_some(match: Match, actions: int) -> None:
    chooser = SeededDice("journal")
    for _ in range(actions):
        choices = match.choices()
        match.play(choices[chooser.roll(len(choices)) - 1])


@pytest.mark.parametrize("title", TITLES)
def test_the_pack_travels_with_the_journal(title: str) -> None:
    match = begin(title, CHANGED)
    play_some(match, 80)
    again = Match.replay(match.journal.dumps())
    assert again.position.pack() == match.position.pack()
    assert again.view() == match.view()
    assert again.header.pack == match.header.pack


@pytest.mark.parametrize(("title", "scenario"), [(BASIC, "basic"), (STANDARD, "balanced"), (TEAMS, "historical")])
@pytest.mark.parametrize("name", ["militia", "veteran"])
def test_computer_players_play_with_another_pack(title: str, scenario: str, name: str) -> None:
    match = begin(title, CHANGED, scenario=scenario)
    bot, own = find_bot(name, match.game), SeededDice("own")
    for _ in range(12 if name == "veteran" else 120):
        thought = ask(bot, match.game, match.position, own, Budget(playouts=2))
        match.play(match.game.write_action(thought.action))
    assert match.game.read_position(match.position_text()).pack() == match.position.pack()


def test_computer_players_tell_packs_apart() -> None:
    """A player who goes from one match to another looks at the map of each."""
    printed, other = Match.new(BASIC, seed=1), begin(BASIC, CHANGED)
    own = SeededDice("own")
    for match in (printed, other, printed, other):
        thought = ask(find_bot("militia", match.game), match.game, match.position, own, Budget(playouts=2))
        assert thought.action in match.game.choices(match.position)


@pytest.mark.parametrize(("title", "scenario"), [(BASIC, "basic"), (STANDARD, "historical"), (TEAMS, "balanced")])
def test_random_play_with_another_pack_breaks_nothing(title: str, scenario: str) -> None:
    match = begin(title, CHANGED, scenario=scenario)
    position, dice = match.position.copy(), SeededDice("random")
    for _ in range(600):
        choices = match.game.choices(position)
        if not choices:
            break
        match.game.advance(position, choices[dice.roll(len(choices)) - 1], dice, None)
        assert_invariants(position)
