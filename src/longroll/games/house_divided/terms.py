"""The words of A House Divided as small numbers: what is the same whatever is printed on the map and the counters."""

from typing import Final

from longroll.kernel.dice import Dice

UNION: Final = 0
CONFEDERATE: Final = 1
NOBODY: Final = 2
SIDE_NAMES: Final = ["union", "confederate", "nobody"]
HOME_NAMES: Final = ["union", "confederate", "neutral"]

ROAD: Final = 0
RAIL: Final = 1
RIVER: Final = 2
LINE_KINDS: Final = ["road", "rail", "river"]
LINE_SIGNS: Final = ["/", "=", "~"]

INFANTRY: Final = 0
CAVALRY: Final = 1
ARM_NAMES: Final = ["infantry", "cavalry"]
MILITIA: Final = 0
VETERAN: Final = 1
CRACK: Final = 2
RANK_NAMES: Final = ["militia", "veteran", "crack"]
RANKS: Final = 3

KINDS: Final = 6
KIND_ARM: Final = [INFANTRY, INFANTRY, INFANTRY, CAVALRY, CAVALRY, CAVALRY]
KIND_RANK: Final = [MILITIA, VETERAN, CRACK, MILITIA, VETERAN, CRACK]
KIND_SIGNS: Final = ["im", "iv", "ic", "cm", "cv", "cc"]
CRACK_INFANTRY: Final = 2

NOWHERE: Final = 255
DIE_FACES: Final = 6


def kind_of(arm: int, rank: int) -> int:
    return arm * RANKS + rank


def roll_die(dice: Dice) -> int:
    """AHD-1.3-e"""
    return dice.roll(DIE_FACES)
