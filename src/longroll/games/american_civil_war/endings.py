"""How the game can end."""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.steps import OVER

CITIES_HELD: Final = 1
TIME_RUN_OUT: Final = 2
SOUTH_OCCUPIED: Final = 3
SOUTH_ENDURES: Final = 4
NORTH_TAKEN: Final = 5
ELECTION_LOST: Final = 6
EVEN_GOAL: Final = 7

ENDINGS: Final[dict[int, str]] = {
    0: "",
    CITIES_HELD: "ACW-B-win-01",
    TIME_RUN_OUT: "ACW-L01",
    SOUTH_OCCUPIED: "ACW-S-win-01",
    SOUTH_ENDURES: "ACW-S-win-04",
    NORTH_TAKEN: "ACW-S-win-05",
    ELECTION_LOST: "ACW-A-elec-01",
    EVEN_GOAL: "ACW-L19",
}
ENDING_NUMBERS: Final[dict[str, int]] = {rule: number for number, rule in ENDINGS.items() if rule}


def endings_of(title: str) -> list[str]:
    """The rules by which a game of a title can end."""
    basic = (CITIES_HELD, TIME_RUN_OUT)
    return [rule for number, rule in ENDINGS.items() if rule and (number in basic) == (title == "civil-war-basic")]


def declare(position: Position, side: int, ending: int, events: Events) -> None:
    position.winner = side
    position.ending = ending
    position.step = OVER
    report_side(events, "won", ENDINGS[ending], side)
