"""A5A 2.0, what is printed on maps, counters and card, as the game uses it."""

import json
from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.games import load
from longroll.kernel.dice import SeededDice
from tests.games.five_aprils.field import code, field, ground, play, points, printed, refused_by, texts, where, word

TITLES = ["bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville"]
ALL = pytest.mark.parametrize("title", TITLES)
KINDS = ["clear", "woods", "hill", "wooded-hill", "marsh", "rough", "town"]
PLAIN = ground()
RING = [f"3706|{number}" for number in ("3605", "3606", "3705", "3707", "3805", "3806")]


def taken(**features: Any) -> Match:
    """Dodge stands taken in 3707, below 3706."""
    match = field("u-dodge:3707", marker="carr", turn=1, ground=ground(**features))
    play(match, "take u-dodge")
    return match


def face(match: Match, unit: str) -> tuple[int, ...]:
    rows: Any = match.view()["units"]
    (row,) = [row for row in rows if row["unit"] == unit]
    return tuple(row[name] for name in ("attack", "defence", "movement", "morale"))


# --- 2.1, maps


@pytest.mark.rule("A5A-2.1-c")
@ALL
def test_every_hex_has_exactly_one_terrain(title: str) -> None:
    chart = printed(title)["map"]
    named = [number for hexes in chart["terrain"].values() for number in hexes]
    assert len(named) == len(set(named))
    assert chart["base"] in KINDS
    with pytest.raises(LongrollError, match="3706"):
        ground(terrain={"woods": ["3706"], "marsh": ["3706"]})


@pytest.mark.rule("A5A-2.1-c")
def test_a_neighbours_terrain_changes_nothing() -> None:
    everything: Any = {"wooded-hill": ["3605", "3606", "3705", "3805", "3806"]}
    assert points(taken(terrain=everything))["3706"] == points(taken())["3706"] == "1"


@pytest.mark.rule("A5A-2.1-d", "A5A-RUL-02")
def test_there_are_seven_terrains_with_costs_of_their_own() -> None:
    chart = printed("pea-ridge")["tables"]["hexes"]
    assert set(chart) == {*KINDS, "river"}  # the river hexes of Shiloh are open to gunboats alone
    assert {chart["river"][arm] for arm in ("infantry", "cavalry", "artillery")} == {None}
    for kind in KINDS:
        assert points(taken(terrain={kind: ["3706"]}))["3706"] == f"{chart[kind]['infantry']}"
    with pytest.raises(LongrollError, match="lake"):
        ground(terrain={"lake": ["3706"]})


@pytest.mark.rule("A5A-2.1-e")
@ALL
def test_no_hex_of_the_maps_is_rough(title: str) -> None:
    chart = printed(title)["map"]
    assert chart["base"] != "rough"
    assert not chart["terrain"].get("rough")


@pytest.mark.rule("A5A-2.1-f", "A5A-RUL-02", "A5A-RUL-38")
def test_nine_features_of_hexsides_come_on_top_of_the_terrain() -> None:
    woods: Any = {"terrain": {"woods": ["3706"]}}
    assert points(taken(**woods))["3706"] == "2"
    for kind, cost in (("stream", "3"), ("creek", "4")):
        assert points(taken(**woods, water={kind: RING}))["3706"] == cost
        for crossing in ("ford", "bridge"):
            match = taken(**woods, water={kind: RING}, crossings={crossing: ["3706|3707"]})
            assert points(match)["3706"] == "2"
    assert "3706" not in points(taken(**woods, water={"river": RING}))
    assert float(points(taken(**woods, talus=RING))["3706"]) > 2
    for kind in ("road", "trail", "railroad"):
        assert points(taken(terrain={"wooded-hill": ["3706"]}, roads={kind: ["3707 3706"]}))["3706"] in ("½", "1")
    with pytest.raises(LongrollError, match="canal"):
        ground(water={"canal": RING})


@pytest.mark.rule("A5A-2.1-g")
@ALL
def test_farms_fences_orchards_and_ponds_are_not_on_the_map_at_all(title: str) -> None:
    """A place has a name and a hex; it can be anywhere, and taking all of them away changes nothing."""
    pack = printed(title)
    bare = json.loads(json.dumps(pack))
    bare["map"]["places"] = []
    one, other = (load(title, json.dumps(data)) for data in (pack, bare))
    dice = [SeededDice("7"), SeededDice("7")]
    positions = [game.set_up("battle", {}, die) for game, die in zip((one, other), dice, strict=True)]
    for _ in range(40):
        choices = one.choices(positions[0])
        assert choices == other.choices(positions[1])
        for game, position, die in zip((one, other), positions, dice, strict=True):
            game.advance(position, choices[len(choices) // 2], die, None)
    assert one.write_position(positions[0]) == other.write_position(positions[1])


@pytest.mark.rule("A5A-2.1-h")
@ALL
def test_each_map_has_its_track_entries_objectives_and_compass(title: str) -> None:
    board: Any = load(title).board()
    chart = board["map"]
    letters = {row["letter"] for row in chart["entries"]}
    wanted = {letter for row in board["units"] if "arrival" in row for letter in row["arrival"]["entries"]}
    assert wanted <= letters
    assert [row["turn"] for row in board["turns"]] == list(range(1, len(board["turns"]) + 1))
    assert chart["objectives"]
    union, confederate = (set(chart["compass"][side]) for side in ("union", "confederate"))
    assert union
    assert confederate
    assert not union & confederate


@pytest.mark.rule("A5A-2.1-h")
def test_of_bull_run_only_what_this_battle_needs_is_used() -> None:
    chart = printed("bull-run")["map"]
    assert chart["compass"]["union"] == ["U", "UR", "UL"]  # 6.5-o: N, NE and NW
    used = {letter for row in printed("bull-run")["units"] for letter in row.get("arrival", {}).get("entries", [])}
    assert {row["letter"] for row in chart["entries"]} == used


# --- 2.2, counters


@pytest.mark.rule("A5A-2.2-b")
@ALL
def test_units_are_infantry_cavalry_or_artillery_and_gunboats_at_shiloh(title: str) -> None:
    arms = [row["arm"] for row in printed(title)["units"]]
    assert set(arms) - {"gunboat"} <= {"infantry", "cavalry", "artillery"}
    assert arms.count("gunboat") == (2 if title == "shiloh" else 0)


def hit(unit: str) -> Match:
    """A unit on the edge of 3707 loses one step, by a retreat that it cannot make."""
    ring = "c-price:3706 c-slack:3806 c-little:3807 c-hebert:3708 c-mcnair:3607 c-greer:3606"
    match = field(f"{unit} {ring}", step="yield", turn=1, ground=PLAIN, others="x", fields="cup=price", dice=[1, 1])
    play(match, "yield 3706", "withdraw")
    return match


@pytest.mark.rule("A5A-2.2-c")
@pytest.mark.parametrize(
    ("unit", "state", "flipped"),
    [("u-dodge", "", True), ("u-dodge", ":reduced", False), ("u-24mo", "", False), ("u-hussars", "", False)],
)
def test_the_first_loss_flips_a_two_step_unit_and_eliminates_any_other(unit: str, state: str, flipped: bool) -> None:
    match = hit(f"{unit}:3707{state}")
    eliminated: Any = match.view()["eliminated"]
    assert (unit in eliminated) != flipped
    assert (unit in where(match) and "reduced" in word(match, unit)) == flipped


@pytest.mark.rule("A5A-2.2-c")
def test_a_one_step_unit_has_no_reduced_face() -> None:
    with pytest.raises(LongrollError, match="one step"):
        field("u-24mo:3707:reduced", step="yield")


@pytest.mark.rule("A5A-2.2-d")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_no_step_is_ever_regained(seed: str) -> None:
    game = load("bentonville")
    dice, chance = SeededDice(seed), SeededDice(f"{seed}/choices")
    position = game.set_up("battle", {}, dice)
    before = steps(game.write_position(position))
    for _ in range(1500):
        choices = game.choices(position)
        if not choices:
            break
        game.advance(position, choices[chance.roll(len(choices)) - 1], dice, None)
        now = steps(game.write_position(position))
        assert all(now.get(unit, 0) >= lost for unit, lost in before.items())
        before = now
    assert before


def steps(text: str) -> dict[str, int]:
    """The units that have lost steps, and how many: 1 reduced, 2 gone."""
    words = [part.split(":") for part in text.split() if "=" not in part and ":" in part]
    lost = {parts[0]: 2 if parts[1] == "x" else int("reduced" in parts[-1].split("+")) for parts in words}
    return {unit: number for unit, number in lost.items() if number}


@pytest.mark.rule("A5A-2.2-e")
@ALL
def test_each_face_has_its_own_values(title: str) -> None:
    for row in printed(title)["units"]:
        if "optional" in row["tags"] or "setup" not in row:
            continue
        for state, values in ((":reduced", row["reduced"]), ("", row["full"])):
            if values:
                match = field(f"{row['id']}:{row['setup']}{state}", title=title, step="yield")
                assert face(match, row["id"]) == tuple(values)


@pytest.mark.rule("A5A-2.2-e")
def test_a_reduced_unit_moves_by_its_reduced_face() -> None:
    units = printed("pea-ridge")["units"]
    for row in units:
        if row["id"] == "u-dodge":
            row["reduced"] = [3, 4, 2, -3]
    match = field("u-dodge:3707:reduced", marker="carr", turn=1, ground=ground(units=units))
    play(match, "take u-dodge")
    assert max(points(match).values()) == "2"
    assert face(match, "u-dodge") == (3, 4, 2, -3)


@pytest.mark.rule("A5A-2.2-g")
def test_names_and_numbers_have_no_effect() -> None:
    units = printed("pea-ridge")["units"]
    for number, row in enumerate(units):
        row["label"], row["name"] = f"No {number}", f"Brigade {number}"
    place = "u-dodge:3707 u-carrart:3807 c-price:3706 c-pike:3505"
    renamed, plain = (field(place, step="yield", ground=made) for made in (ground(units=units), PLAIN))
    for action in ("fight", "attack 3706", "with u-dodge", "with u-carrart"):
        assert texts(renamed) == texts(plain)
        play(renamed, action)
        play(plain, action)
    assert renamed.view()["combat"] == plain.view()["combat"]


@pytest.mark.rule("A5A-2.2-i")
@ALL
def test_units_with_a_hex_set_up_there_and_the_others_arrive(title: str) -> None:
    match = Match.new(title, seed=3)
    rows = [row for row in printed(title)["units"] if "optional" not in row["tags"]]
    assert where(match) == {row["id"]: row["setup"] for row in rows if "setup" in row}
    waiting: Any = match.view()["waiting"]
    assert {row["unit"] for row in waiting} == {row["id"] for row in rows if "arrival" in row}


@pytest.mark.rule("A5A-2.2-i")
def test_the_number_is_the_turn_of_arrival_and_the_letter_the_entry() -> None:
    units = printed("pea-ridge")["units"]
    for row in units:
        if row["id"] == "u-vandever":
            row["arrival"] = {"turn": 5, "entries": ["A"]}
    for turn, rule in ((4, "A5A-8.1-c"), (5, "")):
        match = field("u-dodge:4312", marker="carr", turn=turn, ground=ground(units=units))
        assert refused_by(match, "take u-vandever") == rule
    play(match, "take u-vandever")
    assert "3120" in points(match)


@pytest.mark.rule("A5A-2.2-j")
def test_of_two_letters_the_owner_chooses_for_each_unit() -> None:
    units = printed("pea-ridge")["units"]
    for row in units:
        if row["formation"] == "price":
            row["arrival"] = {"turn": 1, "entries": ["A", "C"]}
    match = field("c-price:off", marker="price", turn=1, ground=ground(units=units))
    play(match, "take c-price", "go 3120", "take c-slack", "go 4512")
    assert (where(match)["c-price"], where(match)["c-slack"]) == ("3120", "4512")


@pytest.mark.rule("A5A-2.2-k")
def test_units_stay_in_their_battle() -> None:
    with pytest.raises(LongrollError, match="u-sherman"):
        field("u-sherman:3707", step="yield")
    match = field("u-dodge:3707", marker="carr", turn=1)
    assert (code(match, "take c-evans"), refused_by(match, "take c-evans")) == ("unknown-unit", "A5A-2.2-k")


# --- 2.3, the card


@pytest.mark.rule("A5A-2.3-a")
@ALL
def test_the_card_is_there_to_be_seen(title: str) -> None:
    board: Any = load(title).board()
    tables = board["tables"]
    for name in ("attacker", "defender"):
        assert list(tables[name]) == tables["columns"]
        assert {len(results) for results in tables[name].values()} == {len(tables["rows"])}
    assert tables["morale"] == 4
    assert set(KINDS) <= set(tables["hexes"])
    assert {"stream", "creek", "river", "talus", "road", "trail", "railroad"} <= set(tables["sides"])
