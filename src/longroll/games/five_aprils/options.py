"""The named readings that every battle shares: for each its ruling, its values, and our reading first.

The first three, and those that a battle had at first, are written into a packed position in their old order. A later
one is written only if it is not at its default, so that it changes no hash of an older match; new ones go to the end.
"""

from typing import Final

from longroll.games.five_aprils.terms import SIDE_NAMES
from longroll.kernel.contract import Option
from longroll.kernel.handicap import handicap_option

ROAD_BANS: Final = 0
MAP_EDGE: Final = 1
OUTSIDE_ROWS: Final = 2
FIRST_SHARED: Final = 3
COVER_BESIDE: Final = 3
COMBINED_ATTACK: Final = 4
BLOCKED_ENTRY: Final = 5
STUCK_WITHDRAWAL: Final = 6
SURROUNDED_GUNS: Final = 7
GUNS_BESIDE: Final = 8
HANDICAP: Final = 9
SHARED: Final = 10

SIZES: Final = (1, 2, 3, 4, 6, 8)  # of a handicap
HALVES: Final = (0, 1, 2, 3)  # and a half
LARGE_SIZES: Final = (*SIZES, 12, 16)  # where the armies are large

OPTIONS: Final = [
    Option("road-bans", "A5A-RUL-06", ("lifted", "kept")),
    Option("map-edge", "A5A-RUL-52", ("disregarded", "open")),
    Option("outside-rows", "A5A-RUL-54", ("nearest", "no-effect")),
    Option("cover-beside", "A5A-RUL-68", ("refused", "allowed")),
    Option("combined-attack", "A5A-7.2-k", ("adjacent", "in-zone")),
    Option("blocked-entry", "A5A-RUL-17", ("each-hex", "whole-letter")),
    Option("stuck-withdrawal", "A5A-RUL-12", ("step", "nothing")),
    Option("surrounded-guns", "A5A-RUL-52", ("disregarded", "counted")),
    Option("guns-beside", "A5A-RUL-59", ("bombard", "attack")),
    handicap_option("A5A-RUL-71", SIDE_NAMES[:2], SIZES, HALVES),
]
LARGE_HANDICAP: Final = handicap_option("A5A-RUL-71", SIDE_NAMES[:2], LARGE_SIZES, HALVES)
LARGE_OPTIONS: Final = [*OPTIONS[:HANDICAP], LARGE_HANDICAP]
LARGE_BATTLES: Final = ("shiloh", "gettysburg")

FIRST_OWN: Final[dict[str, int]] = {"bull-run": 0, "pea-ridge": 1, "shiloh": 4, "gettysburg": 1, "bentonville": 1}
LATER_SHARED: Final = 100
LATER_OWN: Final = 200


def packed_options(title: str, values: list[int]) -> list[int]:
    """The old options in their old order, then a number and a value for each later one that is not at its default."""
    own = SHARED + FIRST_OWN[title]
    found = values[:FIRST_SHARED] + values[SHARED:own]
    for number in range(FIRST_SHARED, SHARED):
        if values[number]:
            found += [LATER_SHARED + number - FIRST_SHARED, values[number]]
    for number in range(own, len(values)):
        if values[number]:
            found += [LATER_OWN + number - own, values[number]]
    return found
