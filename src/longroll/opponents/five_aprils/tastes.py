"""How each side likes to fight, battle by battle: numbers found by playing matches."""

from typing import Final

from longroll.opponents.tastes import read_tastes

GOAL: Final = 0  # the pull of the objective that needs a unit most
OTHERS: Final = 1  # how much the other objectives count beside it
FAINT: Final = 2  # objectives that call less than this part of the loudest are not heard
HOLD: Final = 3  # being the only one in an objective
KEEP: Final = 4  # how much an objective of one's own draws, far from every enemy
PRESSED: Final = 5  # how much more it draws under pressure
CALM: Final = 6  # how much less it draws for who must change how things stand
TAKE: Final = 7  # how much an objective of the enemy's draws
MUST: Final = 8  # how much more it draws for who must change how things stand
MASS: Final = 9  # how much more a point of strength makes a unit heed the objectives
HUNT: Final = 10  # a hex nearer to the enemy, when there is nothing left to take
STRIKE: Final = 11  # what an attack to come counts
LATER: Final = 12  # what a combat counts whose marker is not in the cup
HELP: Final = 13  # what a friend counts who has yet to move
RISK: Final = 14  # what an attack to be suffered counts
BLUFF: Final = 15  # how much of a bad attack an enemy is believed to make
EAGER: Final = 16  # being in contact, for who must change how things stand
RUSH: Final = 17  # how much more when victory is soon determined
BATTERY: Final = 18  # guns with something to fire at
BARED: Final = 19  # guns in an enemy zone
HUSH: Final = 20  # not to wake an enemy too early
GROUND: Final = 21  # an objective won or lost by a combat, times its worth
GIVING_WAY: Final = 22  # a unit that withdraws
PROBE: Final = 23  # an attack that is neither good nor a duty
STANDING: Final = 24  # giving up a hex of one's own will
FOLLOWING: Final = 25  # following into a hex that is worth no more than one's own
NAMES: Final = (
    "goal",
    "others",
    "faint",
    "hold",
    "keep",
    "pressed",
    "calm",
    "take",
    "must",
    "mass",
    "hunt",
    "strike",
    "later",
    "help",
    "risk",
    "bluff",
    "eager",
    "rush",
    "battery",
    "bared",
    "hush",
    "ground",
    "giving-way",
    "probe",
    "standing",
    "following",
)


def load_tastes(title: str) -> list[list[float]]:
    """By side."""
    return [read_tastes("five_aprils", f"{title}/{side}", NAMES) for side in ("union", "confederate")]
