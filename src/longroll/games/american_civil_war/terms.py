"""The words of The American Civil War as small numbers: what is the same whatever is printed on the map.

A piece has no name of its own: pieces of one nation and kind in one place are a count. Nation and kind together are a
*sort* of piece, and `SORT_NAMES` has all of them.
"""

from typing import Final

UNION: Final = 0
CONFEDERATE: Final = 1
NEUTRAL: Final = 2  # rioters and independent states, enemies of both
NOBODY: Final = 2
PARTIES: Final = 3
SIDE_NAMES: Final = ["union", "confederate", "nobody"]
PARTY_NAMES: Final = ["union", "confederate", "neutral"]

INFANTRY: Final = 0
CAVALRY: Final = 1
ELITE: Final = 2
ARTILLERY: Final = 3
LEADER: Final = 4
KINDS: Final = 5
KIND_NAMES: Final = ["infantry", "cavalry", "elite", "artillery", "leader"]
DATA_NAMES: Final = ["infantry", "cavalry", "elite_cavalry", "artillery", "leader"]

BRITAIN: Final = 2
FRANCE: Final = 3
RIOTERS: Final = 4
INDEPENDENTS: Final = 5
REVOLUTIONARIES: Final = 6
NATION_NAMES: Final = [
    "union",
    "confederate",
    "british",
    "french",
    "rioter",
    "independent",
    "revolutionary",
]
NATION_PARTY: Final = [UNION, CONFEDERATE, CONFEDERATE, CONFEDERATE, NEUTRAL, NEUTRAL, UNION]

# A sort is nation * KINDS + kind; the last three nations have infantry only.
SORT_NATION: Final = [nation for nation in range(4) for _ in range(KINDS)] + [RIOTERS, INDEPENDENTS, REVOLUTIONARIES]
SORT_KIND: Final = [kind for _ in range(4) for kind in range(KINDS)] + [INFANTRY] * 3
SORTS: Final = 23
RIOTER_SORT: Final = 20
INDEPENDENT_SORT: Final = 21
REVOLUTIONARY_SORT: Final = 22
SORT_NAMES: Final = [
    f"{NATION_NAMES[nation]}-{KIND_NAMES[kind]}" for nation, kind in zip(SORT_NATION, SORT_KIND, strict=True)
]
SORT_PARTY: Final = [NATION_PARTY[nation] for nation in SORT_NATION]


def is_unit(kind: int) -> bool:
    """ACW-S-piece-01: infantry, cavalry, elite cavalry and artillery; a leader is a piece but no unit."""
    return kind != LEADER


SORT_IS_UNIT: Final = [is_unit(kind) for kind in SORT_KIND]
SORTS_OF: Final = [[sort for sort in range(SORTS) if SORT_PARTY[sort] == party] for party in range(PARTIES)]
UNITS_OF: Final = [[sort for sort in SORTS_OF[party] if SORT_IS_UNIT[sort]] for party in range(PARTIES)]
LEADERS_OF: Final = [[sort for sort in SORTS_OF[party] if not SORT_IS_UNIT[sort]] for party in range(PARTIES)]


def sort_of(nation: int, kind: int) -> int:
    """ACW-S-piece-02: nations that share a colour on the board are kept apart."""
    return nation * KINDS + kind if nation <= FRANCE else RIOTER_SORT + nation - RIOTERS


NOWHERE: Final = 255

# The colour of a space: 0 and 1 are the two sides.
BORDER: Final = 2
CANADA: Final = 3
MEXICO: Final = 4
HOME_NAMES: Final = ["north", "south", "border", "canada", "mexico"]
SPACE_KINDS: Final = ["region", "city"]

TERRAIN_NAMES: Final = ["none", "river-behind", "stream", "village", "woods", "hill", "river-front"]
ITEM_NAMES: Final = [*DATA_NAMES, "rail_action", "naval_rating"]  # what can be bought
