"""How the game can end."""

from typing import Final

from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.record import Events, tell_side
from longroll.games.american_civil_war.steps import OVER

ENDINGS: Final = [
    "",
    "ACW-B-win-01",
    "ACW-L01",
    "ACW-S-win-01",
    "ACW-S-win-04",
    "ACW-S-win-05",
    "ACW-A-elec-01",
]
CITIES_HELD: Final = 1
TIME_RUN_OUT: Final = 2
SOUTH_OCCUPIED: Final = 3
SOUTH_ENDURES: Final = 4
NORTH_TAKEN: Final = 5
ELECTION_LOST: Final = 6


def declare(position: Position, side: int, ending: int, events: Events) -> None:
    position.winner = side
    position.ending = ending
    position.step = OVER
    tell_side(events, "won", ENDINGS[ending], side)
