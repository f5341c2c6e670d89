"""Fair starts: the table of measured balances, the even handicap, the side that a computer player picks."""

import pytest

from longroll import LongrollError
from longroll.games import SYSTEMS, TITLES, read_title
from longroll.opponents import fair_start
from longroll.opponents.fair_start import (
    EVEN,
    TOLERANCE,
    Measured,
    fair_handicap,
    handicaps,
    measured,
    pick_side,
    read_table,
)

SHARES = {"none": 0.8, "confederate-plus-2": 0.65, "confederate-plus-4": 0.47, "confederate-plus-8": 0.1}


def row(handicap: str, share: float, bot: str = "militia") -> Measured:
    return Measured("bull-run", "battle", handicap, bot, 100, 0, 0, share, share - 0.1, share + 0.1, "longroll balance")


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> list[Measured]:
    rows = [row(handicap, share) for handicap, share in sorted(SHARES.items())]
    monkeypatch.setattr(fair_start, "read_table", lambda _system: tuple(rows))
    return rows


def test_what_was_measured_begins_with_the_printed_start(table: list[Measured]) -> None:
    assert [one.handicap for one in measured("bull-run", "battle")] == list(SHARES)
    table.append(row("union-plus-5", 0.9))  # no such handicap any more
    assert [one.handicap for one in measured("bull-run", "battle")] == list(SHARES)


def test_the_fair_handicap_is_the_nearest_to_even(table: list[Measured]) -> None:
    assert fair_handicap("bull-run", "battle") == "confederate-plus-4"
    table.clear()
    assert fair_handicap("bull-run", "battle") == "none"


def test_no_handicap_is_fair_with_which_one_side_wins_more_than_55_percent(table: list[Measured]) -> None:
    table[:] = [row("none", 0.8), row("confederate-plus-2", 0.56)]
    assert fair_handicap("bull-run", "battle") == "none"


def test_where_one_handicap_is_known_its_better_side_is_picked_with_any_other(table: list[Measured]) -> None:
    table[:] = [row("none", 0.07)]
    assert pick_side("bull-run", "battle", "union-plus-1") == "confederate"


def test_beyond_what_was_measured_the_line_goes_on(table: list[Measured]) -> None:
    table[:] = [row("none", 0.75), row("confederate-plus-1", 0.68), row("confederate-plus-2", 0.63)]
    assert pick_side("bull-run", "battle", "confederate-plus-3") == "union"
    assert pick_side("bull-run", "battle", "confederate-plus-8") == "confederate"


def test_the_strongest_player_is_believed(table: list[Measured]) -> None:
    table += [row("none", 0.7, "veteran"), row("confederate-plus-2", 0.51, "veteran")]
    assert fair_handicap("bull-run", "battle") == "confederate-plus-2"
    assert {one.bot for one in measured("bull-run", "battle")} == {"veteran"}


@pytest.mark.parametrize(
    ("handicap", "side"),
    [
        ("none", "union"),
        ("confederate-plus-2", "union"),
        ("confederate-plus-4", "confederate"),
        ("confederate-plus-3", "union"),  # not measured: less than the fair one
        ("confederate-plus-6", "confederate"),
        ("union-plus-8", "union"),
    ],
)
@pytest.mark.usefixtures("table")
def test_a_computer_player_picks_the_side_that_wins_more(handicap: str, side: str) -> None:
    assert pick_side("bull-run", "battle", handicap) == side


def test_an_unknown_handicap_is_refused_in_one_sentence() -> None:
    with pytest.raises(LongrollError, match="'both' is not a handicap of bull-run: none, union-plus-1, "):
        pick_side("bull-run", "battle", "both")


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_shipped_table_speaks_of_titles_scenarios_and_handicaps_that_exist(system: str) -> None:
    for one in read_table(system):
        assert TITLES[one.title] == system
        assert one.scenario in read_title(one.title).scenarios
        assert one.handicap in handicaps(one.title)
        assert 0 <= one.low <= one.share <= one.high <= 1
        assert one.wins + one.losses <= one.games
        assert one.command.startswith(f"longroll balance {one.title} --games {one.games} --bot {one.bot}")


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_handicap_for_both_sides(title: str) -> None:
    values = handicaps(title)
    helped = [value.partition("-plus-") for value in values[1:]]
    assert values[0] == "none"
    assert {size for side, _, size in helped if side == "union"} == {
        size for side, _, size in helped if side == "confederate"
    }


@pytest.mark.parametrize("title", list(TITLES))
def test_every_scenario_has_a_start_that_was_found_fair(title: str) -> None:
    for scenario in read_title(title).scenarios:
        found = [row for row in measured(title, scenario) if row.handicap == fair_handicap(title, scenario)]
        assert [abs(row.share - EVEN) <= TOLERANCE for row in found] == [True], scenario
