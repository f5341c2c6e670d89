"""Spaces, ownership and land movement of the standard game."""

import pytest

from longroll import Match
from longroll.games.american_civil_war.pack import printed_components
from tests.games.american_civil_war.board import play, refused_by, standard, texts, word

COMPONENTS = printed_components()


def owner(match: Match, space: str) -> str:
    owners = match.view()["owners"]
    assert isinstance(owners, dict)
    return str(owners[space])


@pytest.mark.rule("ACW-S-map-02", "ACW-S-map-06")
def test_ownership_by_colour() -> None:
    match = standard("boston:1ui")
    assert owner(match, "chicago") == "union"
    assert owner(match, "atlanta") == "confederate"
    assert owner(match, "maryland") == owner(match, "toronto") == owner(match, "mexico-city") == "nobody"


@pytest.mark.rule("ACW-S-map-07", "ACW-S-map-08")
def test_a_foreign_space_is_owned_only_while_a_unit_is_in_it() -> None:
    match = standard("memphis:1ui maryland:1ul nashville:1ul")
    assert owner(match, "memphis") == "union"
    assert owner(match, "maryland") == "nobody"
    assert owner(match, "nashville") == "confederate"
    play(match, "from memphis", "to arkansas", "all")
    assert (owner(match, "memphis"), owner(match, "arkansas")) == ("confederate", "union")


@pytest.mark.rule("ACW-S-map-01", "ACW-S-map-04", "ACW-S-map-05")
def test_cities_are_spaces_and_the_territories_are_none() -> None:
    assert "indian-territory" not in COMPONENTS.space_numbers
    assert "western-territories" not in COMPONENTS.space_numbers
    match = standard("southern-illinois:1ui")
    play(match, "from southern-illinois")
    assert {"to st-louis", "to southern-missouri"} <= set(texts(match))


@pytest.mark.rule("ACW-S-map-03")
def test_water_is_crossed_by_ship_only() -> None:
    match = standard("boston:1ui")
    play(match, "from boston")
    assert refused_by(match, "to maine") == "ACW-B-move-02"
    assert refused_by(match, "sail maine") == ""


@pytest.mark.rule("ACW-S-map-09", "ACW-S-move-02", "ACW-S-tac-01")
def test_entering_a_space_with_enemies_stops_and_means_battle() -> None:
    match = standard("maryland:9uc northern-virginia:1ci boston:1ui massachusetts:1ci")
    play(match, "from maryland", "to northern-virginia", "all", "from boston", "to massachusetts", "all")
    assert texts(match) == ["end"]
    play(match, "end")
    assert texts(match) == ["battle massachusetts", "battle northern-virginia"]


@pytest.mark.rule("ACW-S-map-10", "ACW-S-europe-15", "ACW-S-seq-04")
def test_allies_share_a_space_and_move_with_the_confederacy() -> None:
    match = standard("war=1 britain=1 richmond:1ci+1bi buffalo:1bi", side="confederate")
    assert {"from richmond", "from buffalo"} <= set(texts(match))
    play(match, "from richmond", "to eastern-virginia", "take british-infantry", "done", "end")
    assert match.to_move == "union"
    assert (word(match, "richmond"), word(match, "eastern-virginia")) == ("1ci", "1bi")


@pytest.mark.rule("ACW-S-move-01", "ACW-S-piece-03")
def test_steps_of_the_kinds() -> None:
    match = standard("boston:1ui+1uc+1ue+1ua+1ul")
    play(match, "from boston", "to massachusetts", "all", "from massachusetts", "to connecticut")
    assert texts(match) == ["ride union-cavalry", "ride union-elite", "ride union-leader", "all"]


@pytest.mark.rule("ACW-S-move-03", "ACW-S-war-02")
def test_canada_and_mexico_are_closed_before_war_with_europe() -> None:
    match = standard("buffalo:1ui")
    play(match, "from buffalo")
    assert refused_by(match, "to canada-west") == "ACW-S-move-03"
    match = standard("war=1 buffalo:1ui")
    play(match, "from buffalo")
    assert refused_by(match, "to canada-west") == ""


@pytest.mark.rule("ACW-S-move-04")
def test_one_kind_of_movement_in_a_turn() -> None:
    match = standard("massachusetts:1uc")
    play(match, "from massachusetts", "to boston", "all", "from boston")
    assert texts(match) == ["to massachusetts"]
    assert refused_by(match, "rail chicago") == "ACW-S-move-04"
    assert refused_by(match, "sail maine") == "ACW-S-move-04"
    match = standard("boston:1ui+1uc massachusetts:1uc")
    play(match, "from massachusetts", "to boston", "all", "from boston", "rail chicago")
    assert refused_by(match, "ride union-cavalry") == "ACW-S-move-04"


@pytest.mark.rule("ACW-S-piece-01")
def test_the_five_kinds_of_piece() -> None:
    match = standard("union-points=100", step="buy", turn=3)
    kinds = {text.split()[1] for text in texts(match) if text.startswith("buy ")}
    assert kinds == {"union-infantry", "union-cavalry", "union-elite", "union-artillery", "union-leader"}


@pytest.mark.rule("ACW-S-piece-02")
def test_factions_that_share_a_colour_are_kept_apart() -> None:
    match = standard("war=1 france=1 mexico-city:1fi boston:1ri atlanta:1si chihuahua:1mi")
    armies = match.view()["armies"]
    assert armies == {
        "mexico-city": {"french-infantry": 1},
        "boston": {"rioter-infantry": 1},
        "atlanta": {"independent-infantry": 1},
        "chihuahua": {"revolutionary-infantry": 1},
    }


@pytest.mark.rule("ACW-S-tac-02")
@pytest.mark.parametrize(("side", "mover", "there"), [("union", "6ui", "6ci"), ("confederate", "6ci", "6ui")])
def test_who_moved_in_attacks_and_who_was_there_defends(side: str, mover: str, there: str) -> None:
    match = standard(f"maryland:{mover} northern-virginia:{there}", side=side)
    play(match, "from maryland", "to northern-virginia", "all", "end")
    assert (word(match, "attacker-reserve"), word(match, "defender-reserve")) == (mover, there)


@pytest.mark.rule("ACW-S-map-08")
def test_a_border_space_is_nobodys_again_when_its_last_unit_leaves() -> None:
    match = standard("maryland:1ui")
    assert owner(match, "maryland") == "union"
    play(match, "from maryland", "to northern-virginia", "all")
    assert owner(match, "maryland") == "nobody"


@pytest.mark.rule("ACW-S-move-03", "ACW-S-war-02")
@pytest.mark.parametrize(("war", "rule"), [("", "ACW-S-move-03"), ("war=1", "")])
def test_mexico_is_closed_before_war_with_europe(war: str, rule: str) -> None:
    match = standard(f"{war} west-texas:1ui")
    play(match, "from west-texas")
    assert refused_by(match, "to chihuahua") == rule
