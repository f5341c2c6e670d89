"""A5A 2.0 and 4.2: a battle read from its pack, costs in half movement points."""

from itertools import pairwise
from time import process_time

import pytest

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.pack import FOLDERS, load_pack, printed_pack
from longroll.games.five_aprils.terms import (
    ARTILLERY,
    BRIDGE,
    CAVALRY,
    CREEK,
    FORBIDDEN,
    FORD,
    GUNBOAT,
    INFANTRY,
    MARSH,
    NOBODY,
    RIVER_HEX,
    STREAM,
    TALUS,
    TOWN,
    WOODED_HILL,
    WOODS,
)
from longroll.kernel.hexes import distance

BATTLES = {title: Battle(load_pack(printed_pack(title))) for title in FOLDERS}
PEA_RIDGE = BATTLES["pea-ridge"]
BULL_RUN = BATTLES["bull-run"]
SHILOH = BATTLES["shiloh"]
GETTYSBURG = BATTLES["gettysburg"]
BENTONVILLE = BATTLES["bentonville"]
LAND = (INFANTRY, CAVALRY, ARTILLERY)
ALL = pytest.mark.parametrize("battle", BATTLES.values(), ids=BATTLES)


def side(battle: Battle, text: str) -> int:
    """`3105>3205`: the side of the first hex that touches the second."""
    one, other = (battle.hex_numbers[number] for number in text.split(">"))
    (found,) = [face for face in range(6 * one, 6 * one + 6) if battle.neighbour[face] == other]
    return found


def cost(text: str, arm: int = INFANTRY, battle: Battle = PEA_RIDGE) -> int:
    return battle.cost[arm][side(battle, text)]


def line(text: str, battle: Battle = PEA_RIDGE) -> int:
    return battle.line[side(battle, text)]


# --- hexes


@ALL
def test_hexes_are_numbered_column_by_column(battle: Battle) -> None:
    assert battle.hex_names == sorted(battle.hex_names)
    assert [battle.hex_numbers[name] for name in battle.hex_names] == list(range(battle.hexes))
    assert battle.hex_names == [f"{column:02d}{row:02d}" for column, row in zip(battle.column, battle.row, strict=True)]


@pytest.mark.rule("A5A-2.1-f")
@ALL
def test_every_side_is_the_same_from_both_hexes(battle: Battle) -> None:
    for face, there in enumerate(battle.neighbour):
        if there >= 0:
            back = 6 * there + (face + 3) % 6
            assert battle.neighbour[back] == face // 6
            for values in (battle.side, battle.water, battle.line, battle.water_shift, battle.talus_shift):
                assert values[face] == values[back]


@ALL
def test_beyond_the_edge_there_is_nothing(battle: Battle) -> None:
    for face, there in enumerate(battle.neighbour):
        if there < 0:
            assert battle.edge[face // 6]
            assert battle.line[face] == 0
            assert {battle.cost[arm][face] for arm in (*LAND, GUNBOAT)} == {FORBIDDEN}


def test_distance_is_that_of_the_grid() -> None:
    places = list(zip(PEA_RIDGE.column, PEA_RIDGE.row, strict=True))
    for one in range(0, PEA_RIDGE.hexes, 7):
        for other in range(0, PEA_RIDGE.hexes, 11):
            assert PEA_RIDGE.distance(one, other) == distance(places[one], places[other])


# --- movement costs of the example, turn by turn


@pytest.mark.rule("A5A-4.2-a", "A5A-4.2-d")
def test_the_example_pays_what_it_prints() -> None:
    assert PEA_RIDGE.entry_line[PEA_RIDGE.hex_numbers["3105"]] == 1  # Price comes in by the Telegraph Road
    assert [line(text) for text in ("3105>3205", "3205>3305", "3305>3405", "3405>3505")] == [1] * 4
    assert [line(text) for text in ("3505>3605", "3605>3606", "3606>3707")] == [1] * 3
    assert PEA_RIDGE.entry_line[PEA_RIDGE.hex_numbers["3104"]] == 2
    assert [line(text) for text in ("3104>3203", "3203>3303", "3303>3402", "3605>3604")] == [2] * 4
    assert [cost(text) for text in ("3104>3204", "3204>3105", "3404>3505", "3707>3706")] == [4] * 4
    assert cost("3402>3503") + cost("3503>3603") == 6
    assert cost("3402>3403") + cost("3403>3504") == 8
    assert cost("3504>3503") + cost("3503>3602") == 8


def test_no_road_where_the_example_pays_for_the_ground() -> None:
    for text in ("3404>3505", "3204>3105", "3104>3204", "3404>3504", "3707>3706", "3402>3503", "3503>3603"):
        assert line(text) == 0


def test_the_telegraph_road_is_as_long_as_the_example_says() -> None:
    road = ["4512", "4412", "4312", "4211", "4210", "4110", "4009", "3909", "3808", "3807", "3707", "3606"]
    assert PEA_RIDGE.entry_line[PEA_RIDGE.hex_numbers["4512"]] == 1
    assert [line(f"{one}>{other}") for one, other in pairwise(road)] == [1] * 11


@pytest.mark.rule("A5A-4.2-a")
def test_the_creek_of_the_example_costs_two_more() -> None:
    assert cost("3304>3404", ARTILLERY) == 8
    assert PEA_RIDGE.side[side(PEA_RIDGE, "3304>3404")] == CREEK


@pytest.mark.rule("A5A-4.2-b", "A5A-4.2-c")
def test_woods_behind_a_stream_cost_three_and_behind_a_bridged_one_two() -> None:
    plain = [
        face
        for face, there in enumerate(BULL_RUN.neighbour)
        if there >= 0 and BULL_RUN.side[face] == STREAM and BULL_RUN.terrain[there] == WOODS
    ]
    assert plain
    assert {BULL_RUN.cost[INFANTRY][face] for face in plain} == {6}
    crossed = [face for face in range(6 * BULL_RUN.hexes) if BULL_RUN.side[face] in (STREAM | FORD, STREAM | BRIDGE)]
    assert crossed
    for face in crossed:
        assert BULL_RUN.cost[INFANTRY][face] == BULL_RUN.hex_cost[INFANTRY][BULL_RUN.neighbour[face]]


@pytest.mark.rule("A5A-4.2-i")
def test_guns_do_not_enter_marsh_nor_they_and_horse_cross_talus() -> None:
    marsh = BENTONVILLE.terrain.index(MARSH)
    assert BENTONVILLE.hex_cost[ARTILLERY][marsh] == FORBIDDEN
    assert BENTONVILLE.hex_cost[INFANTRY][marsh] < FORBIDDEN
    assert [cost("3708>3607", arm) for arm in (CAVALRY, ARTILLERY)] == [FORBIDDEN] * 2
    assert cost("3708>3607") == 2 * 3 + 2 * 2


@pytest.mark.rule("A5A-2.1-e")
@ALL
def test_no_hex_is_rough(battle: Battle) -> None:
    assert 5 not in battle.terrain


# --- rivers, runs and talus


@pytest.mark.rule("A5A-14.3-b")
def test_gunboats_keep_to_the_river_and_off_the_west_bank() -> None:
    for hex in range(SHILOH.hexes):
        wet = SHILOH.terrain[hex] == RIVER_HEX
        assert SHILOH.hex_cost[GUNBOAT][hex] == (2 if wet else FORBIDDEN)
        assert not (wet and SHILOH.bank[hex])
        for arm in LAND:
            assert (SHILOH.hex_cost[arm][hex] == FORBIDDEN) >= wet
    assert SHILOH.bank[SHILOH.hex_numbers["1921"]]


def test_a_line_never_leads_into_the_river() -> None:
    for face, there in enumerate(SHILOH.neighbour):
        if SHILOH.line[face]:
            assert SHILOH.terrain[there] != RIVER_HEX


@pytest.mark.rule("A5A-12.2-b", "A5A-RUL-06")
def test_the_unfinished_railroad_does_not_cross_bull_run() -> None:
    face = side(BULL_RUN, "2806>2906")
    assert BULL_RUN.line[face] == 0
    assert BULL_RUN.side[face] == CREEK
    assert BULL_RUN.water_names[BULL_RUN.water[face]] == "Bull Run"


def test_both_runs_are_creeks_and_bridged_or_forded_where_roads_cross() -> None:
    for face in range(6 * BULL_RUN.hexes):
        if BULL_RUN.water[face] >= 0 and BULL_RUN.water_names[BULL_RUN.water[face]] in ("Bull Run", "Catharpin Run"):
            assert BULL_RUN.side[face] & CREEK
            if BULL_RUN.line[face]:
                assert BULL_RUN.side[face] & (FORD | BRIDGE)
    assert BULL_RUN.side[side(BULL_RUN, "3912>4011")] == CREEK | BRIDGE


@pytest.mark.rule("A5A-15.5-b", "A5A-RUL-30")
def test_the_unfinished_line_does_not_cancel_willoughby_run() -> None:
    face = side(GETTYSBURG, "0519>0618")
    assert GETTYSBURG.line[face] == 0
    assert GETTYSBURG.side[face] == STREAM
    assert GETTYSBURG.water_names[GETTYSBURG.water[face]] == "Willoughby Run"
    assert GETTYSBURG.cost[INFANTRY][face] == GETTYSBURG.hex_cost[INFANTRY][GETTYSBURG.neighbour[face]] + 2
    assert GETTYSBURG.water_shift[face] == -1


@pytest.mark.rule("A5A-15.1-a")
def test_big_round_top_has_talus_on_all_six_sides() -> None:
    top = GETTYSBURG.hex_numbers["3212"]
    assert [GETTYSBURG.side[face] & TALUS for face in range(6 * top, 6 * top + 6)] == [TALUS] * 6
    assert GETTYSBURG.terrain[top] == WOODED_HILL


def test_a_river_opens_at_bridges_and_fords_only_and_no_road_opens_it() -> None:
    pack = load_pack(printed_pack("bentonville"))
    pack["map"]["water"].append({"name": "Neuse", "kind": "river", "sides": ["0101|0102", "0102|0103", "0103|0104"]})
    pack["map"]["crossings"] += [
        {"side": "0102|0103", "kind": "bridge", "name": ""},
        {"side": "0103|0104", "kind": "ford", "name": ""},
    ]
    pack["map"]["lines"].append({"name": "Ferry", "kind": "road", "hexes": ["0101", "0102", "0103"]})
    battle = Battle(load_pack_again(pack))
    assert [cost(text, battle=battle) for text in ("0101>0102", "0102>0103", "0103>0104")] == [FORBIDDEN, 4, 4]
    assert [line(text, battle) for text in ("0101>0102", "0102>0103")] == [0, 1]


def load_pack_again(pack: dict[str, object]) -> dict[str, object]:
    from longroll.games.five_aprils.pack import write_pack

    return load_pack(write_pack(pack))


def test_of_two_lines_over_a_side_the_cheaper_counts() -> None:
    assert line("4513>4412") == 1
    assert PEA_RIDGE.entry_line[PEA_RIDGE.hex_numbers["4513"]] == 1
    assert PEA_RIDGE.entry_line[PEA_RIDGE.hex_numbers["3120"]] == 2


def test_a_line_that_ends_inside_the_map_is_no_way_in() -> None:
    assert SHILOH.entry_line[SHILOH.hex_numbers["1921"]] == 0
    assert SHILOH.entry_line[SHILOH.hex_numbers["3010"]] == 1


# --- shifts


@pytest.mark.rule("A5A-6.2.4-a", "A5A-6.2.4-c", "A5A-6.2.4-d")
def test_shifts_of_the_defenders_hex() -> None:
    shift = {PEA_RIDGE.terrain[hex]: PEA_RIDGE.hex_shift[hex] for hex in range(PEA_RIDGE.hexes)}
    assert (shift[WOODS], shift[WOODED_HILL], shift[TOWN]) == (-1, -2, -1)
    assert PEA_RIDGE.hex_shift[PEA_RIDGE.hex_numbers["3603"]] == 0
    assert PEA_RIDGE.hill[PEA_RIDGE.hex_numbers["3205"]] == -1  # not of the hill of 3306
    assert PEA_RIDGE.hill[PEA_RIDGE.hex_numbers["3306"]] >= 0


@pytest.mark.rule("A5A-6.2.4-e", "A5A-10.0-k", "A5A-10.0-l")
def test_shifts_of_sides_and_works() -> None:
    assert BULL_RUN.water_shift[side(BULL_RUN, "3912>4011")] == -2  # a bridge does not lift the shift
    assert PEA_RIDGE.water_shift[side(PEA_RIDGE, "3205>3306")] == 0
    assert PEA_RIDGE.talus_shift[side(PEA_RIDGE, "3607>3708")] == -1
    assert GETTYSBURG.works_shift == [-1, -2]


@ALL
def test_every_hill_hex_is_of_some_hill(battle: Battle) -> None:
    assert [hex for hex in range(battle.hexes) if (battle.terrain[hex] in (2, 3)) != (battle.hill[hex] >= 0)] == []


# --- turns, units, tables


def test_turns_and_checks() -> None:
    checks = {title: [turn for turn, due in enumerate(battle.check) if due] for title, battle in BATTLES.items()}
    assert checks == {
        "bull-run": [9, 10],
        "pea-ridge": [9, 15],
        "shiloh": [10, 17],
        "gettysburg": [11, 22, 31],
        "bentonville": [5],
    }
    assert GETTYSBURG.last_turn == 31
    assert GETTYSBURG.day[11:13] == [1, 2]
    assert BENTONVILLE.arrivals == [0, 0, 2, 3, 4, 5]


@pytest.mark.rule("A5A-12.3-a", "A5A-12.3-b", "A5A-16.1-a")
def test_markers_that_come_later() -> None:
    assert BULL_RUN.combat_from == [2, 2]
    assert BENTONVILLE.combat_from == [2, 1]
    assert BULL_RUN.first_turn[BULL_RUN.formation_names.index("potomac")] == 2
    corps = [BENTONVILLE.formation_names.index(name) for name in ("xiv-corps", "xx-corps")]
    assert [BENTONVILLE.first_turn[formation] for formation in corps] == [2, 2]


@pytest.mark.rule("A5A-2.2-c", "A5A-2.2-e")
def test_both_faces_of_a_counter() -> None:
    dodge = PEA_RIDGE.unit_numbers["u-dodge"]
    for reduced, face in enumerate([(4, 4, 8, 1), (3, 4, 8, 1)]):
        unit = dodge + reduced * PEA_RIDGE.units
        values = (PEA_RIDGE.attack, PEA_RIDGE.defence, PEA_RIDGE.movement, PEA_RIDGE.morale)
        assert tuple(value[unit] for value in values) == face
    assert PEA_RIDGE.two_steps[dodge]
    assert not PEA_RIDGE.two_steps[PEA_RIDGE.unit_numbers["u-24mo"]]
    assert PEA_RIDGE.setup[dodge] == PEA_RIDGE.hex_numbers["4312"]
    price = PEA_RIDGE.unit_numbers["c-price"]
    assert PEA_RIDGE.setup[price] == -1
    assert PEA_RIDGE.arrival[price] == 1
    assert [PEA_RIDGE.entry_letters[letter] for letter in PEA_RIDGE.unit_entries[price]] == ["B"]


@pytest.mark.rule("A5A-2.2-j")
def test_two_letters_leave_the_choice() -> None:
    pack = load_pack(printed_pack("pea-ridge"))
    (row,) = [row for row in pack["units"] if row["id"] == "u-vandever"]
    row["arrival"]["entries"] = ["C", "D"]
    battle = Battle(pack)
    letters = battle.unit_entries[battle.unit_numbers["u-vandever"]]
    assert [battle.hex_names[hex] for letter in letters for hex in battle.entries[letter]] == ["4512", "4513"]


def test_divisions_of_the_confederate_corps_at_gettysburg() -> None:
    corps = [GETTYSBURG.formation_names[formation] for formation in GETTYSBURG.division_formation]
    assert dict(zip(GETTYSBURG.division_names, corps, strict=True)) == {
        **dict.fromkeys(["mclaws", "pickett", "hood"], "longstreet"),
        **dict.fromkeys(["early", "johnson", "rodes"], "ewell"),
        **dict.fromkeys(["anderson", "heth", "pender"], "hill"),
    }
    alone = {GETTYSBURG.unit_names[unit] for unit in range(GETTYSBURG.units) if GETTYSBURG.division[unit] < 0}
    assert {"c-alexander", "c-eshleman"} <= alone
    assert {name for name in alone if name.startswith("c-")} <= {
        GETTYSBURG.unit_names[unit] for unit in range(GETTYSBURG.units) if GETTYSBURG.arm[unit] == ARTILLERY
    }


@pytest.mark.rule("A5A-2.3-a", "A5A-6.2.3-d", "A5A-6.2.6-d", "A5A-6.2.6-e", "A5A-6.2.6-f")
@ALL
def test_known_cells_of_the_tables(battle: Battle) -> None:
    def cell(table: list[int], column: int, roll: int) -> int:
        return table[column * battle.rows + roll - battle.first_row]

    assert cell(battle.attacker_table, 5, 5) == 2 * 2 + 1  # 3-1: 2R
    assert cell(battle.attacker_table, 3, 3) == 2  # 1-1: 1
    assert cell(battle.attacker_table, 1, 3) == 0  # 1-3: no effect
    assert cell(battle.defender_table, 5, 4) == 2
    assert cell(battle.defender_table, 3, 6) == 5
    for column, roll in ((4, 3), (5, 4), (6, 5)):  # the lowest losses of these columns
        assert cell(battle.defender_table, column, roll) > 0
        assert cell(battle.defender_table, column, roll - 1) == 0


@ALL
def test_better_odds_and_rolls_never_hurt_less(battle: Battle) -> None:
    for column in range(battle.columns):
        for row in range(battle.rows):
            here = column * battle.rows + row
            if row:
                assert battle.attacker_table[here] >= battle.attacker_table[here - 1]
                assert battle.defender_table[here] >= battle.defender_table[here - 1]
            if column:
                assert battle.attacker_table[here] >= battle.attacker_table[here - battle.rows]
                assert battle.defender_table[here] <= battle.defender_table[here - battle.rows]


@pytest.mark.rule("A5A-6.4-a")
@ALL
def test_four_passes_a_morale_check(battle: Battle) -> None:
    assert battle.morale_pass == 4


@pytest.mark.rule("A5A-2.1-h", "A5A-6.5-o")
def test_friendly_lines() -> None:
    assert BULL_RUN.compass[0] == 1 << 5 | 1 << 0 | 1 << 1
    assert PEA_RIDGE.compass == [1 << 1 | 1 << 2, 1 << 4 | 1 << 5]


def test_objectives_of_each_side() -> None:
    assert [GETTYSBURG.objective_side.count(side) for side in (0, 1)] == [5, 9]
    assert GETTYSBURG.first_control == NOBODY
    assert set(PEA_RIDGE.objective_side) == {NOBODY}


def test_the_largest_battle_is_read_in_a_moment() -> None:
    pack = load_pack(printed_pack("gettysburg"))
    start = process_time()
    Battle(pack)
    assert process_time() - start < 0.1
