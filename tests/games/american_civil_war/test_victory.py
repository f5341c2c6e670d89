"""Victory and the sequence of months."""

import pytest

from tests.games.american_civil_war.board import play, refused_by, standard, texts, word

GREY = [
    "richmond",
    "norfolk",
    "wilmington",
    "charleston",
    "savannah",
    "atlanta",
    "mobile",
    "vicksburg",
    "new-orleans",
    "memphis",
    "nashville",
    "chattanooga",
    "little-rock",
]
BORDER = ["washington", "st-louis", "louisville"]


@pytest.mark.rule("ACW-S-win-01", "ACW-S-win-02", "ACW-S-win-06")
def test_the_union_wins_with_all_sixteen_cities() -> None:
    cities = " ".join(f"{city}:1ui" for city in [*GREY, *BORDER] if city != "little-rock")
    match = standard(f"{cities} arkansas:1ui", turn=20)
    play(match, "from arkansas", "to little-rock", "all")
    assert match.prompt.kind == "march"
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == ("union", "ACW-S-win-01")


@pytest.mark.rule("ACW-S-win-03")
def test_a_city_must_be_occupied_by_a_unit() -> None:
    cities = " ".join(f"{city}:1ui" for city in [*GREY, *BORDER] if city != "louisville")
    match = standard(f"{cities} louisville:1ul", turn=20)
    play(match, "end")
    assert match.outcome is None


@pytest.mark.rule("ACW-S-win-04")
def test_the_confederacy_wins_when_december_1865_is_over() -> None:
    match = standard("boston:1ui", turn=51)
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == ("confederate", "ACW-S-win-04")


@pytest.mark.rule("ACW-S-win-05")
@pytest.mark.parametrize(
    ("cities", "score"),
    [("washington boston chicago detroit cleveland", 6), ("st-louis boston chicago detroit cleveland buffalo", 5)],
)
def test_six_points_of_union_cities(cities: str, score: int) -> None:
    match = standard(" ".join(f"{city}:1ci" for city in cities.split()) + " maine:1ui")
    assert match.view()["score"] == {"union": 0, "confederate": score}
    play(match, "end")
    won = match.outcome
    assert (won is not None) == (score == 6)
    assert won is None or won.rule == "ACW-S-win-05"


@pytest.mark.rule("ACW-S-seq-01", "ACW-S-seq-06")
def test_a_month() -> None:
    match = standard("boston:1ui richmond:1ci", side="confederate", turn=1)
    play(match, "end")
    assert (match.to_move, word(match, "turn")) == ("union", "1")
    play(match, "end")
    assert (match.to_move, word(match, "turn")) == ("confederate", "2")


@pytest.mark.rule("ACW-S-seq-02", "ACW-S-seq-03")
def test_movement_first_then_battles_in_the_order_of_the_mover() -> None:
    match = standard("maryland:9ui northern-virginia:1ci boston:9ui massachusetts:1ci")
    play(match, "from maryland", "to northern-virginia", "all")
    assert refused_by(match, "battle northern-virginia")
    play(match, "from boston", "to massachusetts", "all", "end")
    assert texts(match) == ["battle massachusetts", "battle northern-virginia"]
    assert refused_by(match, "from maryland")
    assert refused_by(match, "battle richmond") == "ACW-S-tac-01"


@pytest.mark.rule("ACW-S-seq-05")
def test_naval_politics_production() -> None:
    match = standard("boston:1ui richmond:1ci", turn=3)
    play(match, "end")
    kinds = []
    while match.prompt.kind != "march":
        kinds.append((match.prompt.kind, match.to_move))
        play(match, texts(match)[-1])
    assert kinds == [
        ("naval", "confederate"),
        ("naval", "union"),
        ("politics", "confederate"),
        ("politics", "union"),
        ("buy", "confederate"),
        ("buy", "union"),
    ]


@pytest.mark.rule("ACW-S-seq-01")
def test_the_confederate_battles_come_before_the_union_moves() -> None:
    match = standard("northern-virginia:6ci maryland:6ui boston:1ui", side="confederate")
    play(match, "from northern-virginia", "to maryland", "all", "end")
    assert (match.prompt.kind, word(match, "space"), word(match, "side")) == ("deploy", "maryland", "confederate")


@pytest.mark.rule("ACW-S-seq-03")
@pytest.mark.parametrize("first", ["massachusetts", "northern-virginia"])
def test_the_battle_that_is_named_is_fought_first(first: str) -> None:
    match = standard("maryland:1ui northern-virginia:1ci boston:1ui massachusetts:1ci")
    play(match, "from maryland", "to northern-virginia", "all", "from boston", "to massachusetts", "all", "end")
    assert refused_by(match, f"battle {first}") == ""
    play(match, f"battle {first}")
    assert word(match, "space") == first


@pytest.mark.rule("ACW-S-win-06")
def test_the_confederacy_does_not_win_before_the_month_is_over() -> None:
    cities = "washington boston chicago detroit cleveland"
    match = standard(" ".join(f"{city}:1ci" for city in cities.split()) + " maine:1ui", side="confederate")
    play(match, "end")
    assert (match.outcome, match.to_move) == (None, "union")
    play(match, "end")
    assert match.outcome is not None
    assert match.outcome.winner == "confederate"
