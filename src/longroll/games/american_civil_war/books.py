"""The books of a position: its single numbers and its lists of varying length, each with a name."""

from typing import Final

# The single numbers of a position, in `book`. The names are part of the notation; 0 is left out of it.
BOOK_NAMES: Final = [
    "space",
    "target",
    "mode",
    "taken",
    "task",
    "union-points",
    "confederate-points",
    "british-points",
    "french-points",
    "union-naval",
    "confederate-naval",
    "union-rail",
    "confederate-rail",
    "rail-used",
    "naval-used",
    "rating",
    "emancipated",
    "union-conscripts",
    "confederate-conscripts",
    "union-diplomacy",
    "confederate-diplomacy",
    "support",
    "bounty",
    "war",
    "britain",
    "france",
    "great-victory",
    "autumn-victory",
    "seceded",
    "stage",
    "declared",
    "lost-at-sea",
    "attacker",
    "defender",
    "landed",
    "size",
    "battle-turn",
    "phase",
    "part",
    "first",
    "extra",
    "quiet",
    "stirred",
    "attacker-used",
    "defender-used",
    "attacker-fell",
    "defender-fell",
    "shots",
    "trench",
    "cover",
    "loser",
    "sort",
    "area",
    "wear",
    "aim",
    "theatre",
    "blockaded",
    "along",
    "initiative-of",
]
SPACE: Final = 0
AIM_SPACE: Final = 1
MODE: Final = 2
TAKEN: Final = 3
TASK: Final = 4
POINTS: Final = 5  # by nation
NAVAL_RATING: Final = 9  # by side
RAIL_ACTIONS: Final = 11  # by side
RAIL_USED: Final = 13
NAVAL_USED: Final = 14
RATING: Final = 15
EMANCIPATED: Final = 16
CONSCRIPTS: Final = 17  # by side
DIPLOMACY: Final = 19  # by side
SUPPORT: Final = 21
BOUNTY: Final = 22
WAR: Final = 23
BRITAIN_IN: Final = 24
FRANCE_IN: Final = 25
GREAT_VICTORY: Final = 26
AUTUMN_VICTORY: Final = 27
SECEDED: Final = 28
STAGE: Final = 29
DECLARED: Final = 30
LOST_AT_SEA: Final = 31
WHO_ATTACKS: Final = 32
WHO_DEFENDS: Final = 33
LANDED: Final = 34
SIZE: Final = 35
BATTLE_TURN: Final = 36
PHASE: Final = 37
PART: Final = 38
FIRST: Final = 39
EXTRA: Final = 40
QUIET: Final = 41
STIRRED: Final = 42
USED: Final = 43  # by battle side
FELL: Final = 45  # by battle side
SHOTS: Final = 47
TRENCH: Final = 48
COVER: Final = 49
LOSER: Final = 50
SORT: Final = 51
AREA: Final = 52
WEAR: Final = 53
AIM: Final = 54
THEATRE: Final = 55
BLOCKADED: Final = 56
ALONG: Final = 57  # pieces taken along by the group that is being sent
INITIATIVE_OF: Final = 58  # one more than the side whose political initiative is being carried out
BOOK: Final = 59

# The lists of varying length. The names are part of the notation.
LIST_NAMES: Final = ["arrivals", "placed", "quota", "queue", "aboard", "late", "acting", "ground", "east"]
ARRIVALS: Final = 0  # for every group that entered a battle: space, origin (plus BY_SEA), sort, count
PLACED: Final = 1  # spaces (or states) that have had their new piece
QUOTA: Final = 2  # sorts still to be placed, one entry a piece
QUEUE: Final = 3  # what a stage still has to do
ABOARD: Final = 4  # by sort: pieces loaded for a landing; empty when there are none
LATE: Final = 5  # reinforcements: battle turn, origin, sort, count
ACTING: Final = 6  # the tactical battle's own
GROUND: Final = 7  # terrain by battle side and column; empty when there is none
EAST: Final = 8  # theatre commands: spaces of the east, by side
LISTS: Final = 9
BY_SEA: Final = 128
