"""How each side likes to play, scenario by scenario: numbers found by playing matches."""

from typing import Final

from longroll.games.house_divided.victory import SCENARIO_ROWS
from longroll.opponents.tastes import read_tastes

PULL: Final = 0  # what coming nearer to a goal counts
GUARDED: Final = 1  # how much less a goal draws for every point of combat value that guards it
DEFEND: Final = 2  # how much a box in danger draws
BOLD: Final = 3  # what may be risked behind an attack, in hundredths
BOLDER: Final = 4  # how much more for every hundredth to be gained
HOPELESS: Final = 5  # the chance below which nothing is attacked
REPULSE: Final = 6  # how much of a force is lost that is beaten off
STAGED: Final = 7  # what an attack is worth that the next march makes
DRAW: Final = 8  # no goal counts for more
TRIUMPH: Final = 9  # what a battle won is worth besides the box: it promotes a unit
DIG: Final = 10  # what entrenching counts
FOLLOW: Final = 11  # what the second unit of a march counts
OWN: Final = 12  # what own losses count
THEIRS: Final = 13  # what the enemy's losses count
ANSWER: Final = 14  # what the enemy's answer counts
FOCUS: Final = 15  # how much more the one chosen goal draws
CAUTION: Final = 16  # how much more the capital counts than the game: it is in danger turn after turn
NAMES: Final = (
    "pull",
    "guarded",
    "defend",
    "bold",
    "bolder",
    "hopeless",
    "repulse",
    "staged",
    "draw",
    "triumph",
    "dig",
    "follow",
    "own",
    "theirs",
    "answer",
    "focus",
    "caution",
)
TASTES: Final[list[list[list[float]]]] = [
    [read_tastes("house_divided", f"{row['id']}/{side}", NAMES) for side in ("union", "confederate")]
    for row in SCENARIO_ROWS
]
