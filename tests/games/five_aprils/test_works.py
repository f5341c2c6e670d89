"""A5A 10.0, fortifications. The sides covered by `3707:breastwork:U` are those toward 3606, 3706 and 3806."""

from typing import Any

import pytest

from longroll import LongrollError, Match
from tests.games.five_aprils.field import field, ground, kinds, play, refused_by, texts, where, word, zones

PLAIN = ground()
KINDS = pytest.mark.parametrize("kind", ["breastwork", "entrenchment"])
COVERED = ["3606", "3706", "3806"]
OPEN = ["3607", "3708", "3807"]
NIGHT = 11  # of Gettysburg
HILLS = ground("gettysburg", terrain={"hill": ["1010"], "wooded-hill": ["1110"]}, hills=[["1010", "1110"]])


def declared(units: str, attackers: str, *, works: str, place: str = "3707", seat: str = "union") -> Match:
    """An attack on a hex, all but resolved."""
    match = field(units, step="yield", seat=seat, turn=1, ground=PLAIN, fields=f"works={works}", dice=[1] * 6)
    play(match, "fight", f"attack {place}", *[f"with {unit}" for unit in attackers.split()])
    return match


def shifts(match: Match) -> dict[str, int]:
    combat: Any = match.view()["combat"]
    return {row["name"]: row["columns"] for row in combat["forecast"]["shifts"]}


def standing(match: Match) -> dict[str, tuple[str, list[str]]]:
    rows: Any = match.view()["works"]
    return {row["hex"]: (row["kind"], row["sides"]) for row in rows}


def building(units: str = "u-i11:1010 c-archer:2020") -> Match:
    """The end of a night at Gettysburg."""
    match = field(units, title="gettysburg", marker="i-corps", turn=NIGHT, ground=HILLS, others="x", dice=[1] * 9)
    play(match, "end")
    return match


# --- building


@pytest.mark.rule("A5A-10.0-a")
def test_only_gettysburg_lets_anybody_build() -> None:
    made = ground(terrain={"hill": ["3707"]})
    match = field("u-dodge:3707 c-price:3605", marker="carr", turn=9, ground=made, dice=[1] * 9, others="x")
    assert "turn" in kinds(play(match, "end"))
    match = field("u-dodge:3707 c-price:3205", step="build", seat="union", turn=9, ground=made)
    assert refused_by(match, "build u-dodge U") == "A5A-10.0-a"
    assert refused_by(building(), "build u-i11 U") == ""


@pytest.mark.rule("A5A-10.0-c")
@pytest.mark.parametrize(
    ("facing", "sides"),
    [("U", {"UL", "U", "UR"}), ("DR", {"UR", "DR", "D"}), ("DL", {"D", "DL", "UL"})],
)
def test_a_marker_covers_three_connected_sides_as_it_is_placed(facing: str, sides: set[str]) -> None:
    match = building()
    play(match, f"build u-i11 {facing}")
    kind, covered = standing(match)["1010"]
    assert (kind, set(covered)) == ("breastwork", sides)


@pytest.mark.rule("A5A-10.0-c")
def test_a_marker_is_never_turned() -> None:
    match = building("u-i11:1010 u-i21:1010 u-i12:1110 c-archer:2020")
    play(match, "build u-i11 U")
    assert refused_by(match, "build u-i21 D") == refused_by(match, "build u-i11 D") == "A5A-10.0-c"
    assert refused_by(match, "build u-i12 D") == ""


@pytest.mark.rule("A5A-10.0-b")
@KINDS
def test_works_stay_whoever_comes_and_goes(kind: str) -> None:
    fields = f"works=3707:{kind}:U cup=price"
    match = field("u-dodge:3707 c-price:3703", marker="carr", turn=2, ground=PLAIN, fields=fields, dice=[1] * 9)
    before = standing(match)
    assert before["3707"][0] == kind
    play(match, "take u-dodge", "go 3709", "end", "take c-price", "go 3707")
    assert where(match)["c-price"] == "3707"
    assert standing(match) == before
    play(match, "end")
    assert word(match, "turn") == "3"
    assert standing(match) == before


@pytest.mark.rule("A5A-10.0-b")
def test_there_are_two_kinds() -> None:
    for kind in ("trench", "barrier", ""):
        with pytest.raises(LongrollError):
            field("u-dodge:3707", marker="carr", ground=PLAIN, fields=f"works=3707:{kind}:U")


# --- zones of control


@pytest.mark.rule("A5A-10.0-e", "A5A-10.0-f", "A5A-RUL-37")
@KINDS
def test_zones_go_out_over_covered_sides_but_not_in(kind: str) -> None:
    for number in COVERED + OPEN:
        units = f"u-dodge:3707 c-price:{number}"
        match = field(units, marker="carr", turn=1, ground=PLAIN, fields=f"works=3707:{kind}:U")
        assert ("3707" in zones(match, "confederate")) == (number in OPEN)
        assert zones(match, "union") == set(COVERED + OPEN)


@pytest.mark.rule("A5A-10.0-g")
@KINDS
def test_over_a_covered_side_the_occupant_need_not_attack(kind: str) -> None:
    works = f"works=3707:{kind}:U"
    match = field("u-dodge:3707 c-price:3706", step="yield", turn=1, ground=PLAIN, fields=works, dice=[1] * 6)
    assert texts(match) == ["fight"]
    play(match, "fight")
    assert refused_by(match, "end") == refused_by(match, "attack 3706") == ""
    match = field("u-dodge:3707 c-price:3708", step="yield", turn=1, ground=PLAIN, fields=works, dice=[1] * 6)
    play(match, "fight")
    assert refused_by(match, "end") == "A5A-6.1-a"


@pytest.mark.rule("A5A-10.0-g")
@KINDS
def test_over_a_covered_side_the_other_must_attack_or_retreat(kind: str) -> None:
    works = f"works=3707:{kind}:U"
    units = "u-dodge:3707 c-price:3706"
    match = field(units, step="yield", seat="confederate", turn=1, ground=PLAIN, fields=works, dice=[1] * 6)
    assert texts(match) == ["yield 3707", "fight"]
    play(match, "fight")
    assert refused_by(match, "end") == "A5A-6.1-a"
    duties: Any = match.view()["duties"]
    assert duties == {"hexes": ["3707"], "units": ["c-price"]}


@pytest.mark.rule("A5A-10.0-h")
@KINDS
def test_the_occupant_moves_straight_into_an_enemy_zone(kind: str) -> None:
    units = "u-dodge:3707 c-price:3706"
    match = field(units, marker="carr", turn=1, ground=PLAIN, fields=f"works=3707:{kind}:U")
    play(match, "take u-dodge")
    assert refused_by(match, "go 3606") == ""
    match = field(units, marker="carr", turn=1, ground=PLAIN, fields=f"works=3707:{kind}:D")
    play(match, "take u-dodge")
    assert refused_by(match, "go 3606") == "A5A-5.0-f"


# --- combat


@pytest.mark.rule("A5A-10.0-d", "A5A-10.0-k", "A5A-10.0-l")
@pytest.mark.parametrize(("kind", "shift"), [("breastwork", -1), ("entrenchment", -2)])
def test_the_shift_holds_over_the_covered_sides_only(kind: str, shift: int) -> None:
    for number in COVERED + OPEN:
        match = declared(f"u-dodge:{number} c-slack:3707", "u-dodge", works=f"3707:{kind}:U")
        assert shifts(match).get("works", 0) == (shift if number in COVERED else 0)


@pytest.mark.rule("A5A-10.0-i")
@KINDS
def test_the_shift_holds_only_if_all_attack_over_covered_sides(kind: str) -> None:
    works = f"3707:{kind}:U"
    match = declared("u-dodge:3606 u-coler:3806 c-slack:3707", "u-dodge u-coler", works=works)
    assert "works" in shifts(match)
    match = declared("u-dodge:3606 u-coler:3807 c-slack:3707", "u-dodge u-coler", works=works)
    assert "works" not in shifts(match)


@pytest.mark.rule("A5A-10.0-j")
@KINDS
def test_works_in_the_attackers_hex_help_nobody(kind: str) -> None:
    for facing in ("U", "D"):
        match = declared("u-dodge:3706 c-slack:3707", "u-dodge", works=f"3706:{kind}:{facing}")
        assert shifts(match) == {}


def fought(works: str, die: int, defender: str = "c-price") -> tuple[int, int]:
    """Dodge and Greusel attack from 3706: the steps that the table takes from them, and those they lose."""
    units = f"u-dodge:3706 u-greusel:3706 {defender}:3707 u-schaefer:4010 c-greer:4011"
    match = field(units, step="yield", turn=1, ground=PLAIN, fields=f"works={works}", dice=[1, die, *[6] * 8])
    events = play(match, "fight", "attack 3707", "with u-dodge", "with u-greusel", "resolve")
    while word(match, "step") in ("stand", "loss", "retreat"):
        events += play(match, "stand" if "stand" in texts(match) else texts(match)[0])
    (result,) = [str(event.facts["result"]) for event in events if event.kind == "rolls"][-1:]
    lost = [event for event in events if event.rule == "A5A-6.3.1-c" and event.facts["side"] == "union"]
    return int(result.replace("-", "0").rstrip("R")), len(lost)


@pytest.mark.rule("A5A-10.0-l", "A5A-10.0-d")
@pytest.mark.parametrize(
    ("works", "more"),
    [("3707:entrenchment:U", 1), ("3707:entrenchment:D", 0), ("3707:breastwork:U", 0), ("3706:entrenchment:D", 0)],
)
def test_an_entrenchment_costs_the_attacker_a_step_more(works: str, more: int) -> None:
    """Of the four steps that Dodge and Greusel have."""
    results = [fought(works, die) for die in range(1, 7)]
    assert {shown for shown, _ in results} >= {1, 2}
    assert [lost for _, lost in results] == [min(4, shown + more) for shown, _ in results]


@pytest.mark.rule("A5A-10.0-l")
def test_an_entrenchment_adds_nothing_to_no_effect() -> None:
    assert fought("3707:entrenchment:U", 1, "c-slack") == (0, 0)
