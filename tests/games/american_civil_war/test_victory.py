"""Victory and the sequence of months."""

import pytest

from longroll import Match
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


def held(cities: list[str], piece: str) -> str:
    """One piece in each of these cities."""
    return "".join(f" {city}:1{piece}" for city in cities)


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


# --- ruling L19: the same goal for both sides

BLUE = ["boston", "chicago", "detroit", "cleveland", "buffalo", "new-york"]


@pytest.mark.rule("ACW-B-win-03", "ACW-B-win-04")
@pytest.mark.parametrize(
    ("units", "score", "winner"),
    [
        (held(["richmond", *GREY[1:7]], "ui"), (8, 0), "union"),
        (held(GREY[1:8], "ui"), (7, 0), ""),
        (held(["washington", "st-louis", *BLUE[:5]], "ci"), (0, 8), "confederate"),
        (held(["washington", "st-louis", "louisville", *BLUE[:4]], "ci"), (0, 7), ""),
        (held(GREY[1:9], "ui") + held(["washington", *BLUE], "ci"), (8, 8), "union"),
        (held(GREY[1:9], "ui") + held(["washington", "st-louis", *BLUE], "ci"), (8, 9), "confederate"),
    ],
)
def test_eight_points_for_both_in_the_balanced_scenario(units: str, score: tuple[int, int], winner: str) -> None:
    """Ruling L19."""
    match = standard(f"balanced-goal=basic {units} maine:1ui", scenario="balanced", turn=20)
    assert match.view()["score"] == {"union": score[0], "confederate": score[1]}
    assert match.view()["needed"] == {"union": 8, "confederate": 8}
    assert match.view()["goals"] == ["ACW-L19", "ACW-S-win-04"]
    play(match, "end")
    told = (match.outcome.winner, match.outcome.rule) if match.outcome else ("", "")
    assert told == (winner, "ACW-L19" if winner else "")


@pytest.mark.rule("ACW-S-win-06")
def test_eight_points_are_counted_at_the_end_of_the_month() -> None:
    units = held(["richmond", *GREY[1:6]], "ui")
    match = standard(f"balanced-goal=basic {units} south-alabama:1ui", scenario="balanced", turn=20)
    play(match, "from south-alabama", "to mobile", "all")
    assert match.prompt.kind == "march"
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == ("union", "ACW-L19")


@pytest.mark.rule("ACW-S-win-04")
def test_the_clock_is_still_the_confederacys() -> None:
    match = standard("balanced-goal=basic boston:1ui", scenario="balanced", turn=51)
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == ("confederate", "ACW-S-win-04")


@pytest.mark.rule("ACW-S-win-05")
@pytest.mark.parametrize(("option", "scenario"), [("", "balanced"), ("balanced-goal=basic", "historical")])
def test_the_goal_is_printed_without_the_option_and_in_the_historical_scenario(option: str, scenario: str) -> None:
    match = standard(f"{option} {held(['washington', *BLUE[:4]], 'ci')} maine:1ui", scenario=scenario, turn=20)
    assert match.view()["needed"] == {"union": 16, "confederate": 6}
    play(match, "end")
    assert match.outcome is not None
    assert match.outcome.rule == "ACW-S-win-05"


def test_the_goal_is_in_the_text_and_the_hash_of_a_position_only_when_it_is_chosen() -> None:
    plain = Match.new("civil-war-standard", "balanced", seed=1)
    chosen = Match.new("civil-war-standard", "balanced", seed=1, options={"balanced-goal": "basic"})
    assert "balanced-goal" not in plain.position_text()
    assert "balanced-goal=basic" in chosen.position_text()
    assert plain.hash != chosen.hash
    assert Match.from_position("civil-war-standard", chosen.position_text(), dice=[]).hash == chosen.hash
