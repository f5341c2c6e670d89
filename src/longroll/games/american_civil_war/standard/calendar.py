"""The calendar: one turn is one month; turn 0 is September 1861, which is over when the game begins."""

from typing import Any, Final

from longroll.games.american_civil_war.components import TABLES, read_data
from longroll.games.american_civil_war.options import DECEMBER_PRICE
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.standard.stages import PRODUCTION

CALENDAR: Final[dict[str, Any]] = read_data("calendar")
TURN_ROWS: Final[list[dict[str, Any]]] = CALENDAR["turns"]
LAST_TURN: Final[int] = int(CALENDAR["number_of_turns"])
FIRST_YEAR: Final[int] = int(TURN_ROWS[0]["year"])
YEARS: Final[list[int]] = [FIRST_YEAR, *[int(row["year"]) for row in TURN_ROWS]]
QUARTER_ENDS: Final[list[bool]] = [True, *[bool(row["quarter_end"]) for row in TURN_ROWS]]
DATES: Final[list[str]] = ["1861-09", *[f"{row['year']}-{row['month']:02}" for row in TURN_ROWS]]
ELECTION: Final[dict[str, Any]] = TABLES["victory"]["election"]
ELECTION_TURN: Final[int] = DATES.index(ELECTION["date"])
AUTUMN_TURNS: Final[list[int]] = [
    DATES.index(date) for date in ELECTION["both_needed_by_north"][1]["major_battle_won_in"]
]


def year_of(position: Position) -> int:
    """The year that a production belongs to is that of the month before it (R-17)."""
    return YEARS[position.turn]


def price_year(position: Position) -> int:
    """ACW-S-seq-08: the marker stands on the next month already; whether prices follow it is the option's (R-17)."""
    ahead = position.options[DECEMBER_PRICE] == 1 and position.stage == PRODUCTION and position.turn < LAST_TURN
    return YEARS[position.turn + 1] if ahead else YEARS[position.turn]


def is_quarter_end(position: Position) -> bool:
    """ACW-S-prod-02: after March, June, September and December."""
    return QUARTER_ENDS[position.turn]


def is_last_turn(position: Position) -> bool:
    """ACW-S-seq-07: October 1861 to December 1865, 51 months."""
    return position.turn >= LAST_TURN
