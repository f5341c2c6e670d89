"""A5A 15.4, Longstreet's Corps at Gettysburg: two moves a turn, until he is seen."""

import json
from typing import Any

import pytest

from longroll import Match
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import field, kinds, play, refused_by, texts, word
from tests.games.five_aprils.fight import facts, plain
from tests.games.five_aprils.test_control import load_with
from tests.games.five_aprils.test_cup import end_turn
from tests.games.five_aprils.test_gettysburg import FAR, FIELDS

CORPS = "c-kershaw:1010 c-semmes:1012 c-alexander:1014"


def longstreet(units: str = CORPS, turn: int = 14, extra: str = "", on: Game[Any] = FIELDS) -> Match:
    """The first of his markers is drawn, the second is in the cup."""
    fields = f"drawn=longstreet cup=longstreet {extra}"
    return field(
        f"{units} {FAR}",
        title="gettysburg",
        marker="longstreet",
        turn=turn,
        ground=on,
        fields=fields,
        dice=[1] * 60,
        others="x",
    )


def moves_twice(match: Match) -> bool:
    """Kershaw moves at the first draw: may he at the second?"""
    play(match, "take c-kershaw", "go 1009", "end")
    assert word(match, "drawn") == "longstreet+longstreet"
    return refused_by(match, "take c-kershaw") == refused_by(match, "take c-semmes") == ""


@pytest.mark.rule("A5A-15.4-h")
def test_from_turn_14_longstreet_moves_at_both_draws() -> None:
    assert not moves_twice(longstreet(turn=13))
    assert moves_twice(longstreet(turn=14))
    assert moves_twice(longstreet(turn=20))
    match = longstreet(turn=14)
    assert refused_by(match, "end") == "", "and no division must"
    play(match, "take c-alexander", "go 1114", "end")
    assert refused_by(match, "take c-alexander") == ""


@pytest.mark.rule("A5A-15.4-i", "A5A-RUL-66")
@pytest.mark.parametrize(("spot", "seen"), [("1005", False), ("1006", True), ("1008", True)])
def test_seen_on_a_turn_he_moves_twice_on_it_and_never_again(spot: str, seen: bool) -> None:
    """A Union unit within four hexes of where Kershaw goes or stands; any will do."""
    for unit in ("u-i11", "u-iart", "u-gamble"):
        match = longstreet(f"{CORPS.replace('1010', '1011')} {unit}:{spot}")
        play(match, "take c-kershaw", "go 1010")
        assert ("longstreet-seen" in kinds(match.log)) == seen
        play(match, "end")
        assert refused_by(match, "take c-kershaw") == "", "this turn still"
        assert moves_twice(longstreet(turn=15, extra=f"longstreet-seen={word(match, 'longstreet-seen') or 0}")) != seen


@pytest.mark.rule("A5A-15.4-i", "A5A-RUL-66")
def test_he_is_seen_as_the_turn_begins_and_on_the_way_by_whoever_moves() -> None:
    for units in ("c-semmes:1010 u-i12:1014", "c-semmes:1010 u-i12:2020"):
        match = field(
            f"{units} {FAR}", title="gettysburg", marker="xi-corps", turn=13, ground=FIELDS, dice=[1] * 60, others="x"
        )
        assert ("longstreet-seen" in kinds(end_turn(match))) == ("1014" in units)
    match = longstreet("c-kershaw:1010 u-gamble:1506")
    assert "longstreet-seen" not in kinds(play(match, "take c-kershaw", "go 1109"))
    assert "longstreet-seen" in kinds(play(match, "go 1208"))
    made = plain("gettysburg", terrain={"woods": ["1406", "1407", "1408", "1409", "1410", "1411", "1412"]})
    north = field(
        f"u-gamble:1610 c-kershaw:1110 {FAR}", title="gettysburg", marker="buford", turn=15, ground=made, others="x"
    )
    assert "longstreet-seen" not in kinds(play(north, "take u-gamble", "go 1510"))


@pytest.mark.rule("A5A-15.4-i")
def test_a_glimpse_in_passing_is_told() -> None:
    """Kershaw passes the gap of 1209, beyond which Gamble stands, and stops behind woods."""
    wood = ["1208", "1210", "1211", "1308", "1310"]
    made = plain("gettysburg", terrain={"woods": wood})
    events = play(longstreet("c-kershaw:1008 u-gamble:1409", on=made), "take c-kershaw", "go 1011")
    assert facts(events, "longstreet-seen", "number") == [(14,)]
    events = play(longstreet("c-kershaw:1012 u-gamble:1409", on=made), "take c-kershaw", "go 1011")
    assert "longstreet-seen" not in kinds(events)


@pytest.mark.rule("A5A-15.4-i")
def test_before_turn_14_and_for_others_nothing_is_seen() -> None:
    match = longstreet(f"{CORPS} u-gamble:1008", turn=13)
    assert "longstreet-seen" not in kinds(play(match, "take c-semmes", "go 1013"))
    match = field(
        f"c-archer:1010 u-gamble:1006 {FAR}", title="gettysburg", marker="hill", turn=15, ground=FIELDS, others="x"
    )
    assert "longstreet-seen" not in kinds(play(match, "take c-archer", "go 1009"))


@pytest.mark.rule("A5A-15.4-f", "A5A-15.4-i")
def test_a_pack_may_name_the_unions_divisions_too() -> None:
    """They are nobody's corps, and do not crowd the Confederate ones out."""
    pack = json.loads(FIELDS.pack)
    for number, row in enumerate(row for row in pack["units"] if row["side"] == "union"):
        row["division"] = f"union-{number}"
    made = load_with(pack)
    match = field(f"u-xi12:1010 {FAR}", title="gettysburg", marker="xi-corps", turn=5, ground=made, others="x")
    play(match, "take u-xi12", "go 1009")
    assert "commit" not in " ".join(texts(match))
    fields = "drawn=hill cup=hill"
    match = field(
        f"c-archer:1010 c-davisj:1012 c-perrin:1014 {FAR}", title="gettysburg", marker="hill", turn=5, ground=made,
        fields=fields, dice=[1] * 20, others="x",
    )  # fmt: skip
    play(match, "take c-archer", "go 1009", "end")
    assert [refused_by(match, f"take {unit}") for unit in ("c-davisj", "c-perrin")] == ["A5A-15.4-e", ""]
