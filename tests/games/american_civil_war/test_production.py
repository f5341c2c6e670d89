"""Production and prices of the standard game."""

from typing import Any

import pytest

from longroll import Match
from tests.games.american_civil_war.board import play, refused_by, standard, texts, word


def income(words: str) -> Any:
    return standard(words).view()["income"]


def shop(words: str = "", side: str = "union", turn: int = 3) -> Match:
    return standard(words, side=side, step="buy", turn=turn)


@pytest.mark.rule("ACW-S-prod-01")
def test_cities_pay_their_printed_value() -> None:
    assert income("new-york:1ci") == {"union": 75, "confederate": 80}
    assert income("cleveland:1ci") == {"union": 90, "confederate": 80}
    assert income("city-values=st-louis-40 st-louis:1ui") == {"union": 110, "confederate": 80}


@pytest.mark.rule("ACW-S-prod-02", "ACW-S-seq-05")
@pytest.mark.parametrize(
    ("turn", "ends"), [(1, False), (2, False), (3, True), (6, True), (9, True), (12, True), (13, False)]
)
def test_the_quarters_end(turn: int, ends: bool) -> None:
    match = standard("boston:1ui", turn=turn)
    play(match, "end")
    assert match.prompt.kind == ("naval" if ends else "march")


@pytest.mark.rule("ACW-S-prod-03", "ACW-S-prod-04", "ACW-S-prod-05")
def test_who_is_paid() -> None:
    assert income("washington:1ui st-louis:1ui") == {"union": 115, "confederate": 80}
    assert income("washington:1ul") == {"union": 95, "confederate": 80}
    assert income("washington:1ci") == {"union": 95, "confederate": 90}
    assert income("st-louis:1ui memphis:1ui") == {"union": 105, "confederate": 75}
    assert income("memphis:1ul") == {"union": 95, "confederate": 80}


@pytest.mark.rule("ACW-S-prod-06")
def test_politics_add_and_take_away() -> None:
    words = "confederate-conscripts=1 emancipated=2 support=1 confederate-diplomacy=1 war=1 france=1"
    assert income(words) == {"union": 95, "confederate": 80 + 15 + 12 + 15 + 20 - 10}
    assert income("union-conscripts=1 union-diplomacy=1") == {"union": 105, "confederate": 80}


@pytest.mark.rule("ACW-S-prod-07")
def test_what_points_buy() -> None:
    match = shop("union-points=200")
    play(match, "buy-rail", "buy-naval", "buy union-elite boston", "buy union-leader chicago")
    assert word(match, "union-points") == str(200 - 10 - 10 - 18 - 19)
    assert (word(match, "union-rail"), word(match, "union-naval")) == ("8", "6")
    match = shop("union-points=9")
    assert refused_by(match, "buy-rail") == "ACW-S-prod-07"
    assert refused_by(match, "buy union-cavalry boston") == "ACW-S-prod-07"


@pytest.mark.rule("ACW-S-prod-08", "ACW-S-prod-10")
def test_the_confederacy_buys_first_and_what_is_left_is_lost() -> None:
    match = shop("confederate-points=50", side="confederate")
    play(match, "rest")
    assert (match.to_move, match.prompt.kind, word(match, "confederate-points")) == ("union", "buy", "")
    play(match, "rest")
    assert (match.prompt.kind, word(match, "union-points"), word(match, "turn")) == ("march", "", "4")


@pytest.mark.rule("ACW-S-prod-09")
def test_where_new_pieces_go() -> None:
    match = shop("union-points=100 boston:1ci")
    assert refused_by(match, "buy union-infantry boston") == "ACW-S-prod-09"
    assert refused_by(match, "buy union-infantry washington") == "ACW-S-prod-09"
    assert refused_by(match, "buy union-infantry memphis") == "ACW-S-prod-09"
    assert refused_by(match, "buy confederate-infantry atlanta") == "ACW-S-prod-07"
    play(match, "buy union-infantry ohio".replace("ohio", "cleveland"))
    assert refused_by(match, "buy union-leader cleveland") == "ACW-S-prod-09"
    match = shop("confederate-points=100 seceded=florida", side="confederate")
    assert refused_by(match, "buy confederate-infantry florida") == "ACW-S-eman-09"


SOUTH = {"infantry": 8, "cavalry": 11, "elite": 13, "artillery": 16, "leader": 12, "rail": 12, "naval": 15}
NORTH = {"infantry": 9, "cavalry": 15, "elite": 18, "artillery": 15, "leader": 19, "rail": 10, "naval": 10}


@pytest.mark.rule("ACW-S-prod-11", "ACW-S-prod-12")
@pytest.mark.parametrize(
    ("turn", "rise"), [(0, 0), (3, 0), (4, 1), (15, 1), (16, 2), (27, 2), (28, 3), (40, 4), (51, 4)]
)
def test_southern_prices_rise_in_january(turn: int, rise: int) -> None:
    costs: Any = shop("union-points=9", turn=turn).view()["costs"]
    assert costs["confederate"] == {name: price + rise for name, price in SOUTH.items()}
    assert costs["union"] == NORTH


@pytest.mark.rule("ACW-S-prod-09")
def test_every_purchase_can_be_made() -> None:
    match = shop("confederate-points=8", side="confederate")
    assert {text.split()[1] for text in texts(match) if text.startswith("buy ")} == {"confederate-infantry"}
