"""A5A 7.1: the line of sight."""

import pytest

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.pack import FOLDERS, load_pack, printed_pack
from longroll.games.five_aprils.terms import RANGE, TALUS
from longroll.kernel.hexes import trace

BATTLES = {title: Battle(load_pack(printed_pack(title))) for title in FOLDERS}
ALL = pytest.mark.parametrize("battle", BATTLES.values(), ids=BATTLES)


def field(talus: str = "", **terrain: str) -> Battle:
    """Bentonville's map made flat, with terrain of ours: `woods="0505 0606"`."""
    pack = load_pack(printed_pack("bentonville"))
    pack["map"] |= {"base": "clear", "water": [], "crossings": [], "hills": [], "talus": talus.split()}
    pack["map"]["terrain"] = {kind.replace("_", "-"): numbers.split() for kind, numbers in terrain.items()}
    return Battle(pack)


def sees(battle: Battle, one: str, other: str) -> bool:
    a, b = battle.hex_numbers[one], battle.hex_numbers[other]
    clear = b in battle.sight(a)
    assert clear == (a in battle.sight(b))
    if battle.distance(a, b) <= RANGE:
        assert clear == (battle.blocker(a, b) < 0)
    return clear


def blocker(battle: Battle, one: str, other: str) -> str:
    return battle.hex_names[battle.blocker(battle.hex_numbers[one], battle.hex_numbers[other])]


@pytest.mark.rule("A5A-7.1-b")
def test_over_open_ground_one_sees_four_hexes() -> None:
    battle = field()
    assert sees(battle, "0805", "0809")
    assert not sees(battle, "0805", "0810")
    assert len(battle.sight(battle.hex_numbers["0809"])) == 60
    assert battle.hex_numbers["0809"] not in battle.sight(battle.hex_numbers["0809"])


@pytest.mark.rule("A5A-7.1-i", "A5A-7.1-j")
@pytest.mark.parametrize("kind", ["woods", "hill", "wooded_hill", "town"])
def test_terrain_that_blocks(kind: str) -> None:
    battle = field(**{kind: "0807"})
    assert not sees(battle, "0805", "0809")
    assert blocker(battle, "0805", "0809") == "0807"
    assert sees(battle, "0705", "0709")


@pytest.mark.rule("A5A-7.1-i")
@pytest.mark.parametrize("kind", ["marsh", "rough", "river"])
def test_terrain_that_does_not_block(kind: str) -> None:
    assert sees(field(**{kind: "0807"}), "0805", "0809")


@pytest.mark.rule("A5A-7.1-l")
def test_the_terrain_of_both_ends_is_disregarded() -> None:
    battle = field(woods="0805 0809")
    assert sees(battle, "0805", "0809")
    assert sees(battle, "0805", "0806")


@pytest.mark.rule("A5A-7.1-k")
def test_along_a_side_both_hexes_must_block() -> None:
    assert sees(field(), "0505", "0705")
    assert sees(field(woods="0604"), "0505", "0705")
    assert sees(field(town="0605"), "0505", "0705")
    battle = field(woods="0604", town="0605")
    assert not sees(battle, "0505", "0705")
    assert blocker(battle, "0505", "0705") in ("0604", "0605")


@pytest.mark.rule("A5A-7.1-k")
def test_the_hex_between_two_such_sides_blocks_by_itself() -> None:
    assert sees(field(woods="0604 0804"), "0505", "0905")
    assert not sees(field(woods="0705"), "0505", "0905")


@pytest.mark.rule("A5A-7.1-k")
def test_along_the_edge_of_the_map_the_hex_off_it_does_not_block() -> None:
    assert sees(field(woods="0201"), "0101", "0301")


@pytest.mark.rule("A5A-7.1-i", "A5A-7.1-l")
def test_talus_blocks_except_on_the_sides_of_both_ends() -> None:
    battle = field(talus="0806|0807")
    assert not sees(battle, "0805", "0808")
    assert blocker(battle, "0805", "0808") == "0807"
    assert blocker(battle, "0808", "0805") == "0806"
    assert sees(battle, "0806", "0809")
    assert sees(battle, "0804", "0807")
    assert not sees(battle, "0804", "0808")


@pytest.mark.rule("A5A-RUL-60")
def test_a_line_along_talus_is_clear() -> None:
    assert sees(field(talus="0604|0605"), "0505", "0705")


def test_a_line_through_a_corner_of_talus_is_blocked_if_both_sides_there_are_talus() -> None:
    assert sees(field(talus="0604|0705"), "0505", "0905")
    battle = field(talus="0604|0705 0605|0705")
    assert not sees(battle, "0505", "0905")
    assert sees(battle, "0505", "0705")  # those are sides of the target


@pytest.mark.rule("A5A-RUL-60")
def test_a_hill_blocks_also_between_hills() -> None:
    assert not sees(field(hill="0805 0807 0809"), "0805", "0809")


def test_where_a_line_comes_in() -> None:
    battle = field()
    number = battle.hex_numbers
    assert battle.entering(number["0805"], number["0808"]) == [0]
    assert battle.entering(number["0808"], number["0805"]) == [3]
    assert sorted(battle.entering(number["0505"], number["0705"])) == [4, 5]
    assert battle.entering(number["0505"], number["0506"]) == [0]


# --- the example


@pytest.mark.rule("A5A-7.1-k")
def test_price_a_sees_dodge_along_the_side_of_elkhorn_tavern() -> None:
    assert sees(BATTLES["pea-ridge"], "3505", "3705")


@pytest.mark.rule("A5A-7.1-j")
@pytest.mark.parametrize("pair", ["3204-3306", "3105-3306", "3606-3404", "3606-3305", "3606-3304"])
def test_lines_that_must_be_blocked_at_pea_ridge(pair: str) -> None:
    assert not sees(BATTLES["pea-ridge"], pair[:4], pair[5:])


# --- everywhere


@ALL
def test_sight_is_mutual(battle: Battle) -> None:
    for hex in range(battle.hexes):
        assert all(hex in battle.sight(other) for other in battle.sight(hex))


@ALL
def test_a_hex_sees_what_is_in_its_sight_and_nothing_else(battle: Battle) -> None:
    for hex in range(0, battle.hexes, 29):
        assert [other for other in range(battle.hexes) if battle.sees(hex, other)] == battle.sight(hex)


@ALL
def test_neighbours_always_see_each_other(battle: Battle) -> None:
    for hex in range(battle.hexes):
        near = [other for other in battle.neighbour[6 * hex : 6 * hex + 6] if other >= 0]
        assert set(near) <= set(battle.sight(hex))


@pytest.mark.rule("A5A-7.1-h")
@ALL
def test_sight_agrees_with_the_traced_line(battle: Battle) -> None:
    places = list(zip(battle.column, battle.row, strict=True))
    find = {place: hex for hex, place in enumerate(places)}
    for one in range(0, battle.hexes, 13):
        for other in range(battle.hexes):
            if 1 <= battle.distance(one, other) <= RANGE:
                seen = trace(places[one], places[other])
                shut = any(battle.blocks[find[hex]] for hex in seen.hexes if hex in find)
                shut |= any(
                    all(hex in find and battle.blocks[find[hex]] for hex in (left, right)) for left, right in seen.along
                )
                if not any(battle.side[face] & TALUS for hex in seen.hexes for face in faces(find, hex)):
                    assert (other in battle.sight(one)) == (not shut)


def faces(find: dict[tuple[int, int], int], hex: tuple[int, int]) -> range:
    return range(6 * find[hex], 6 * find[hex] + 6) if hex in find else range(0)
