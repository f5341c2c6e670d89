"""Rail and amphibious movement, and naval battles."""

import pytest

from longroll import Match
from longroll.games.american_civil_war.terms import SORT_NAMES
from tests.games.american_civil_war.board import kinds, play, refused_by, standard, texts, word


@pytest.mark.rule("ACW-S-rail-01")
def test_trains_are_boarded_in_a_city_on_the_railway() -> None:
    match = standard("massachusetts:1ui norfolk:1ui boston:1ui")
    play(match, "from massachusetts")
    assert refused_by(match, "rail chicago") == "ACW-S-rail-01"
    match = standard("norfolk:1ui")
    play(match, "from norfolk")
    assert refused_by(match, "rail eastern-virginia") == "ACW-S-rail-01"
    match = standard("boston:1ui")
    play(match, "from boston")
    assert refused_by(match, "rail chicago") == ""


@pytest.mark.rule("ACW-S-rail-02", "ACW-S-rail-04")
def test_any_distance_to_any_space_on_the_line() -> None:
    match = standard("boston:1ui")
    play(match, "from boston")
    assert refused_by(match, "rail iowa") == ""
    assert refused_by(match, "rail kansas") == "ACW-S-rail-02"
    assert refused_by(match, "rail boston") == "ACW-B-move-02"
    play(match, "rail iowa", "take union-infantry")
    assert word(match, "iowa") == "1ui"


@pytest.mark.rule("ACW-S-rail-03")
def test_not_through_what_the_enemy_owns_or_occupies() -> None:
    match = standard("boston:1ui massachusetts:1ci")
    play(match, "from boston")
    assert refused_by(match, "rail chicago") == "ACW-S-rail-03"
    match = standard("louisville:1ui")
    play(match, "from louisville")
    assert refused_by(match, "rail middle-tennessee") == "ACW-S-rail-03"
    match = standard("louisville:1ui middle-tennessee:1ui")
    play(match, "from louisville")
    assert refused_by(match, "rail middle-tennessee") == ""
    assert refused_by(match, "rail nashville") == "ACW-S-rail-03"
    match = standard("philadelphia:1ui")
    play(match, "from philadelphia")
    assert refused_by(match, "rail maryland") == ""


@pytest.mark.rule("ACW-S-move-03")
def test_no_train_goes_to_canada_in_peace() -> None:
    match = standard("buffalo:1ui")
    play(match, "from buffalo")
    assert refused_by(match, "rail toronto") == "ACW-S-move-03"


@pytest.mark.rule("ACW-S-rail-05")
def test_a_train_takes_the_whole_turn() -> None:
    match = standard("boston:1uc")
    play(match, "from boston", "rail chicago", "all")
    assert texts(match) == ["end"]


@pytest.mark.rule("ACW-S-rail-06", "ACW-S-rail-07")
def test_the_capacity_of_the_railways() -> None:
    match = standard("boston:2ui+1uc+1ua+1ul new-york:3ui richmond:1ci")
    play(match, "from boston", "rail chicago", "all")
    assert word(match, "rail-used") == "5"
    play(match, "from new-york", "rail chicago", "take union-infantry", "take union-infantry")
    assert word(match, "rail-used") == "7"
    assert word(match, "new-york") == "1ui"
    play(match, "from new-york")
    assert refused_by(match, "rail chicago") == "ACW-S-rail-06"
    play(match, "to new-jersey", "all", "end", "end")
    assert (word(match, "rail-used"), word(match, "union-rail")) == ("", "7")


@pytest.mark.rule("ACW-S-rail-06")
def test_cavalry_pays_two() -> None:
    match = standard("union-rail=1 boston:1ui+1uc+1ul")
    play(match, "from boston", "rail chicago")
    assert refused_by(match, "take union-cavalry") == "ACW-S-rail-06"
    play(match, "take union-leader", "take union-infantry")
    assert match.prompt.kind == "march"


# --- by sea


def at_sea(words: str = "", *dice: int) -> Match:
    """A Union group of two infantry, a cavalry and a leader about to be intercepted on its way to Norfolk."""
    match = standard(f"boston:2ui+1uc+1ul richmond:1ci {words}", dice=dice)
    play(match, "from boston", "sail norfolk", "all")
    return match


@pytest.mark.rule("ACW-S-amph-01")
def test_from_a_port_to_any_coast() -> None:
    match = standard("boston:1ui chicago:1ui")
    play(match, "from boston")
    assert refused_by(match, "sail new-orleans") == ""
    assert refused_by(match, "sail florida") == ""
    assert refused_by(match, "sail richmond") == "ACW-S-amph-01"
    assert refused_by(match, "sail quebec") == "ACW-S-move-03"
    match = standard("chicago:1ui")
    play(match, "from chicago")
    assert refused_by(match, "sail florida") == "ACW-S-amph-01"


@pytest.mark.rule("ACW-S-amph-02")
def test_the_naval_rating_is_the_capacity_of_the_turn() -> None:
    match = standard("boston:2ui+2uc+1ul new-york:2ui richmond:1ci")
    play(match, "from boston", "sail norfolk", "take union-infantry", "take union-cavalry", "take union-leader", "done")
    assert word(match, "naval-used") == "3"
    play(match, "let-pass", "from new-york", "sail norfolk", "all", "let-pass", "from boston")
    assert refused_by(match, "sail norfolk") == "ACW-S-amph-02"
    assert word(match, "norfolk") == "3ui+1uc+1ul"


@pytest.mark.rule("ACW-S-amph-02")
def test_no_room_for_a_horse() -> None:
    match = standard("union-naval=1 boston:1ui+1uc")
    play(match, "from boston", "sail norfolk")
    assert refused_by(match, "take union-cavalry") == "ACW-S-amph-02"


@pytest.mark.rule("ACW-S-amph-03", "ACW-S-amph-04")
def test_a_landing_among_enemies_is_a_battle_with_a_penalty() -> None:
    from longroll.games.american_civil_war.standard.arrivals import landed_at, origins_of

    match = standard("boston:2ui norfolk:1ci maryland:1ui northern-virginia:1ci")
    play(match, "from boston", "sail norfolk", "all", "let-pass")
    play(match, "from maryland", "to northern-virginia", "all")
    spaces = [match.game.read_action(f"to {name}") & 255 for name in ("norfolk", "northern-virginia")]
    assert [landed_at(match.position, space) for space in spaces] == [True, False]
    assert origins_of(match.position, spaces[0]) == []
    play(match, "end")
    assert texts(match) == ["battle northern-virginia", "battle norfolk"]


@pytest.mark.rule("ACW-S-amph-06")
def test_every_landing_may_be_intercepted() -> None:
    match = at_sea()
    assert (match.to_move, match.prompt.kind) == ("confederate", "intercept")
    assert texts(match) == ["intercept", "let-pass"]
    play(match, "let-pass")
    assert match.to_move == "union"
    assert word(match, "norfolk") == "2ui+1uc+1ul"
    assert word(match, "boston") == ""
    assert texts(match) == ["end"]


@pytest.mark.rule("ACW-S-amph-07", "ACW-S-naval-04")
@pytest.mark.parametrize("dice", [(1, 1, 3, 3), (1, 1, 3, 4)])
def test_a_landing_that_ties_or_loses_turns_back(dice: tuple[int, ...]) -> None:
    match = at_sea("", *dice)
    play(match, "intercept")
    if match.prompt.kind == "cargo":
        play(match, "drown union-infantry")
    assert word(match, "norfolk") == ""
    assert word(match, "boston") in ("2ui+1uc+1ul", "1ui+1uc+1ul")
    assert texts(match) == ["end"]


@pytest.mark.rule("ACW-S-amph-08")
def test_units_go_down_with_the_ships() -> None:
    match = at_sea("confederate-naval=9", 1, 1, 2, 2)
    play(match, "intercept")
    assert (match.to_move, match.prompt.kind, word(match, "union-naval")) == ("union", "cargo", "3")
    assert texts(match) == ["drown union-infantry", "drown union-cavalry"]
    assert refused_by(match, "drown union-leader") == "ACW-S-amph-08"
    assert refused_by(match, "drown union-artillery") == "ACW-S-amph-08"
    play(match, "drown union-cavalry", "drown union-infantry")
    assert word(match, "boston") == "1ui+1ul"


@pytest.mark.rule("ACW-S-amph-09")
def test_a_landing_that_wins_goes_on() -> None:
    match = at_sea("", 6, 6, 1, 1)
    told = play(match, "intercept")
    assert word(match, "norfolk") == "2ui+1uc+1ul"
    assert word(match, "confederate-naval") == ""
    assert "naval-battle" in kinds(told)


# --- naval battles


@pytest.mark.rule("ACW-S-naval-01")
def test_there_are_no_fleets_only_two_ratings() -> None:
    assert not [name for name in SORT_NAMES if "ship" in name or "fleet" in name or "naval" in name]
    match = standard("union-points=20 boston:1ui", step="buy", turn=3)
    before = match.view()["armies"]
    play(match, "buy-naval")
    assert match.view()["naval"] == {"union": 6, "confederate": 1}
    assert match.view()["armies"] == before


@pytest.mark.rule("ACW-S-amph-11")
def test_a_landing_turned_back_has_used_its_move_and_its_ships() -> None:
    match = at_sea("", 1, 1, 3, 3)
    play(match, "intercept")
    assert (match.prompt.kind, word(match, "naval-used"), word(match, "boston/spent")) == ("march", "4", "2ui+1uc+1ul")
    assert refused_by(match, "from boston") == "ACW-S-move-01"


@pytest.mark.rule("ACW-S-naval-02", "ACW-S-naval-03")
def test_one_naval_battle_a_quarter_the_confederacy_is_asked_first() -> None:
    match = standard("boston:1ui richmond:1ci", turn=3)
    play(match, "end")
    assert (match.prompt.kind, match.to_move) == ("naval", "confederate")
    play(match, "anchor")
    assert (match.prompt.kind, match.to_move) == ("naval", "union")
    play(match, "anchor")
    assert match.prompt.kind == "politics"
    match = standard("boston:1ui", side="confederate", step="naval", turn=3, dice=[3, 3, 3, 3])
    play(match, "challenge")
    assert match.prompt.kind == "politics"


@pytest.mark.rule("ACW-S-naval-05", "ACW-S-naval-06")
@pytest.mark.parametrize(
    ("union", "south", "left"),
    [
        ((3, 4), (4, 3), "5"),
        ((3, 4), (4, 4), "4"),
        ((2, 3), (4, 4), "4"),
        ((2, 2), (4, 4), "3"),
        ((1, 1), (4, 4), "3"),
        ((1, 1), (5, 4), "2"),
        ((1, 1), (6, 6), "2"),
    ],
)
def test_losses_by_the_difference(union: tuple[int, int], south: tuple[int, int], left: str) -> None:
    match = standard("confederate-naval=5", side="union", step="naval", turn=3, dice=[*union, *south])
    play(match, "challenge")
    assert word(match, "union-naval") == left
    assert word(match, "confederate-naval") == "5"


@pytest.mark.rule("ACW-S-naval-07")
def test_a_rating_never_falls_below_zero() -> None:
    match = standard("", side="union", step="naval", turn=3, dice=[6, 6, 1, 1])
    play(match, "challenge")
    assert word(match, "confederate-naval") == ""


@pytest.mark.rule("ACW-S-naval-05")
@pytest.mark.parametrize(
    ("union", "south", "left"),
    [((1, 2), (3, 4), ("5", "1")), ((3, 4), (3, 4), ("5", "")), ((1, 1), (5, 4), ("4", "1"))],
)
def test_each_side_adds_its_naval_rating(union: tuple[int, int], south: tuple[int, int], left: tuple[str, str]) -> None:
    """Five against one: 8 against 8, 12 against 8 (two points of the one it has), 7 against 10."""
    match = standard("", side="union", step="naval", turn=3, dice=[*union, *south])
    play(match, "challenge")
    assert (word(match, "union-naval"), word(match, "confederate-naval")) == left
