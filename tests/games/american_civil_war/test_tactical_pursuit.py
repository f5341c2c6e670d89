"""Pursuit."""

import pytest

from longroll import Match
from tests.games.american_civil_war.board import play, refused_by, texts, word
from tests.games.american_civil_war.field import fight

NAMES = {"i": "infantry", "c": "cavalry", "e": "elite", "a": "artillery", "l": "leader"}


def beaten(words: str, dice: list[int] | None = None, size: int = 2) -> Match:
    """The Union has won; `words` says who is left."""
    return fight(f"loser=2 {words}", step="pursue", size=size, dice=dice or [])


@pytest.mark.rule("ACW-S-pursuit-01", "ACW-S-pursuit-08", "ACW-S-leader-07")
@pytest.mark.parametrize(
    ("pursuer", "target", "need"),
    [
        ("i", "i", 6),
        ("i", "a", 6),
        ("i", "l", 6),
        ("c", "i", 5),
        ("c", "c", 6),
        ("c", "e", 6),
        ("c", "a", 4),
        ("c", "l", 5),
        ("e", "i", 4),
        ("e", "c", 5),
        ("e", "a", 3),
        ("e", "l", 4),
    ],
)
def test_the_pursuit_table(pursuer: str, target: str, need: int) -> None:
    for die in (need - 1, need):
        match = beaten(f"a1:2u{pursuer} dx:3c{target}", [die])
        told = play(match, f"pursue union-{NAMES[pursuer]} confederate-{NAMES[target]}")
        assert (told[0].facts["need"], told[0].facts["caught"]) == (need, "yes" if die >= need else "no")


@pytest.mark.rule("ACW-S-pursuit-01", "ACW-S-pursuit-02")
def test_who_pursues_and_how_often() -> None:
    match = beaten("a1:1ui+1ua+1ul ar:1uc ax:3ui dx:5ci", [1])
    assert texts(match) == [
        "pursue union-infantry confederate-infantry",
        "pursue union-cavalry confederate-infantry",
        "halt",
    ]
    assert refused_by(match, "pursue union-artillery confederate-infantry") == "ACW-S-pursuit-02"
    assert refused_by(match, "pursue union-leader confederate-infantry") == "ACW-S-pursuit-02"
    assert refused_by(match, "pursue union-elite confederate-infantry") == "ACW-S-pursuit-02"
    play(match, "pursue union-infantry confederate-infantry")
    assert refused_by(match, "pursue union-infantry confederate-infantry") == "ACW-S-pursuit-01"


@pytest.mark.rule("ACW-S-pursuit-03", "ACW-S-pursuit-06")
def test_any_piece_of_the_loser_but_no_cavalry_for_infantry() -> None:
    match = beaten("a1:2ui+1uc dx:1ci+1cc+1cl")
    assert refused_by(match, "pursue union-infantry confederate-cavalry") == "ACW-S-pursuit-06"
    assert refused_by(match, "pursue union-cavalry confederate-cavalry") == ""
    assert refused_by(match, "pursue union-infantry confederate-artillery") == "ACW-S-pursuit-03"
    assert refused_by(match, "pursue union-infantry union-cavalry") == "ACW-S-pursuit-03"


@pytest.mark.rule("ACW-S-pursuit-04", "ACW-S-pursuit-05", "ACW-S-pursuit-10")
def test_unbroken_cavalry_covers_the_retreat() -> None:
    match = fight("a1:2ui+3uc a2:1ui a3:1ui d1:2ci d2:2ci d3:2ci dr:1cc dx:1cc", round_=2, part="defender", dice=[6, 5])
    play(match, "withdraw")
    assert (match.to_move, word(match, "cover")) == ("union", "1")
    assert texts(match) == ["pursue union-cavalry confederate-cavalry", "halt"]
    assert refused_by(match, "pursue union-infantry confederate-infantry") == "ACW-S-pursuit-04"
    assert refused_by(match, "pursue union-cavalry confederate-infantry") == "ACW-S-pursuit-05"
    play(match, "pursue union-cavalry confederate-cavalry")
    assert refused_by(match, "pursue union-cavalry confederate-infantry") == ""
    assert refused_by(match, "pursue union-infantry confederate-infantry") == "ACW-S-pursuit-04"


@pytest.mark.rule("ACW-S-pursuit-07")
def test_the_winners_routed_units_rejoin_him() -> None:
    match = beaten("a1:1ui am2:1ui ar:1ua ax:2ui dx:1ci")
    play(match, "halt")
    assert word(match, "northern-virginia") == "4ui+1ua"


@pytest.mark.rule("ACW-S-pursuit-09")
def test_skirmishes_have_a_pursuit_too() -> None:
    match = fight("a2:2ui d2:1ci dr:1cl", size=1, round_=2, part="defender", dice=[6])
    play(match, "withdraw")
    assert match.prompt.kind == "pursue"


@pytest.mark.rule("ACW-A-capt-02")
def test_guns_caught_in_pursuit_join_the_winner() -> None:
    match = beaten("capture=on a1:1uc dx:1ci+1ca", [4])
    play(match, "pursue union-cavalry confederate-artillery")
    assert word(match, "northern-virginia") == "1uc+1ua"


@pytest.mark.rule("ACW-A-terr-02")
def test_rivers_help_or_stop_a_pursuit() -> None:
    match = beaten("terrain=on ground=0.0.0.1.0.0 a1:2ui dx:2ci", [4])
    told = play(match, "pursue union-infantry confederate-infantry")
    assert (told[0].facts["bonus"], told[0].facts["caught"]) == (2, "yes")
    words = "terrain=on ground=6.0.0.0.0.0 a1:2ui a2:2ui a3:2ui d1:2ci d2:2ci d3:2ci"
    match = fight(words, round_=2, part="defender")
    play(match, "withdraw")
    assert match.prompt.kind == "retreat"


@pytest.mark.rule("ACW-B-battle-05")
def test_leaders_alone_lose_without_deployment_and_can_be_caught() -> None:
    from tests.games.american_civil_war.board import standard

    match = standard("maryland:1ui northern-virginia:2cl boston:1ui", dice=[6])
    play(match, "from maryland", "to northern-virginia", "all", "end")
    assert texts(match) == ["pursue union-infantry confederate-leader", "halt"]
    play(match, "pursue union-infantry confederate-leader")
    assert (match.prompt.kind, match.to_move) == ("retreat", "confederate")
    assert word(match, "rating") == "8"
