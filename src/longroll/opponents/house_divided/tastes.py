"""How each side likes to play, scenario by scenario: numbers found by playing matches."""

from typing import Final

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
UNION_CAMPAIGN: Final = [0.35, 0.05, 0.7, 2.0, 0.1, 0.08, 0.45, 0.8, 25.0, 1.0, 1.0, 0.7, 1.0, 1.0, 0.5, 1.5, 3.0]
CONFEDERATE_CAMPAIGN: Final = [
    0.35,
    0.1,
    0.7,
    2.0,
    0.1,
    0.08,
    0.45,
    0.8,
    25.0,
    1.0,
    1.0,
    0.7,
    1.0,
    1.0,
    0.5,
    1.0,
    1.0,
]
UNION_SHORT: Final = [0.35, 0.1, 0.7, 2.0, 0.1, 0.08, 0.45, 0.8, 25.0, 1.0, 1.0, 0.7, 1.0, 1.0, 0.5, 1.5, 3.0]
CONFEDERATE_SHORT: Final = [
    0.35,
    0.1,
    0.7,
    2.0,
    0.1,
    0.08,
    0.45,
    0.8,
    25.0,
    1.0,
    1.0,
    0.7,
    1.0,
    1.0,
    0.5,
    1.0,
    1.0,
]
TASTES: Final[list[list[list[float]]]] = [
    [UNION_CAMPAIGN, CONFEDERATE_CAMPAIGN],
    [UNION_SHORT, CONFEDERATE_SHORT],
]
