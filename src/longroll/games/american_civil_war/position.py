"""A position: who must decide what, what stands where, and the books of both sides. Small integers in flat lists.

Pieces are counts. `army[space * SORTS + sort]` is how many pieces of a sort stand in a space. `moved`, of the same
shape, counts those that have moved in this turn: `HALF` times the pieces with one step left, plus the spent ones.
`field[(side * AREAS + area) * SORTS + sort]` is a battle: its pieces stand on the field and not in `army`.
"""

import struct
from typing import Final

from longroll.games.american_civil_war.components import (
    NOBODY,
    NOWHERE,
    PARTIES,
    SORT_IS_UNIT,
    SORT_PARTY,
    SORTS,
    SPACES,
    UNITS_OF,
)

# What is being asked. The names are part of the notation. The last eight are those of the tactical battle.
STEP_NAMES: Final = [
    "over",
    "place",
    "march",
    "where",
    "who",
    "battle",
    "array",
    "fire",
    "target",
    "rally",
    "reserve",
    "buy",
    "intercept",
    "avoid",
    "cargo",
    "naval",
    "politics",
    "displace",
    "retreat",
    "revolt",
    "blockade",
    "main",
    "command",
    "terrain",
    "deploy",
    "dig",
    "act",
    "order",
    "stand",
    "dodge",
    "pursue",
]
OVER: Final = 0
PLACE: Final = 1
MARCH: Final = 2
WHERE: Final = 3
WHO: Final = 4
BATTLE: Final = 5
ARRAY: Final = 6
FIRE: Final = 7
TARGET: Final = 8
RALLY: Final = 9
RESERVES: Final = 10
BUY: Final = 11
INTERCEPT: Final = 12
AVOID: Final = 13
CARGO: Final = 14
NAVAL: Final = 15
POLITICS: Final = 16
DISPLACE: Final = 17
RETREATING: Final = 18
REVOLT: Final = 19
BLOCKADE: Final = 20
MAIN: Final = 21
COMMAND: Final = 22
TERRAIN: Final = 23
DEPLOY: Final = 24
DIG: Final = 25
ACT: Final = 26
ORDER: Final = 27
STAND: Final = 28
DODGE: Final = 29
PURSUE: Final = 30

# Battle sides and battle areas. Columns are counted from the attacker's left; a skirmish has the middle one only.
ATTACKER: Final = 0
DEFENDER: Final = 1
AREAS: Final = 8
LINE: Final = 0
MIDDLE: Final = 3
RESERVE: Final = 6
ROUTED: Final = 7
AREA_NAMES: Final = ["line-1", "line-2", "line-3", "middle-1", "middle-2", "middle-3", "reserve", "routed"]
BATTLE_SIDE_NAMES: Final = ["attacker", "defender"]
FIELD: Final = 2 * AREAS * SORTS

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
    "captured",
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
    "main",
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
CAPTURED: Final = 29
STAGE: Final = 30
DECLARED: Final = 31
LOST_AT_SEA: Final = 32
WHO_ATTACKS: Final = 33
WHO_DEFENDS: Final = 34
LANDED: Final = 35
SIZE: Final = 36
BATTLE_TURN: Final = 37
PHASE: Final = 38
PART: Final = 39
FIRST: Final = 40
EXTRA: Final = 41
QUIET: Final = 42
STIRRED: Final = 43
USED: Final = 44  # by battle side
FELL: Final = 46  # by battle side
SHOTS: Final = 48
TRENCH: Final = 49
COVER: Final = 50
LOSER: Final = 51
SORT: Final = 52
AREA: Final = 53
WEAR: Final = 54
AIM: Final = 55
MAIN_ARMY: Final = 56
THEATRE: Final = 57
BLOCKADED: Final = 58
ALONG: Final = 59  # pieces taken along by the group that is being sent
INITIATIVE_OF: Final = 60  # one more than the side whose political initiative is being carried out
BOOK: Final = 61

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

HALF: Final = 1024
ARMY: Final = SPACES * SORTS

HEADER: Final = struct.Struct("<7h")
BOOKS: Final = struct.Struct(f"<{BOOK}q")

NO_BOOK: Final = [0] * BOOK
NO_ARMY: Final = [0] * ARMY
NO_FIELD: Final = [0] * FIELD
NO_COUNTS: Final = [0] * (PARTIES * SPACES)
NO_LISTS: Final[list[list[int]]] = [[] for _ in range(LISTS)]


class Position:
    """Made by `empty_position` or `copy`; a bare one shares its lists with every other."""

    def __init__(self, scenario: int, options: list[int]) -> None:
        self.scenario = scenario
        self.options = options
        self.turn = 1
        self.side = 0
        self.step = OVER
        self.winner = NOBODY
        self.ending = 0
        self.book = NO_BOOK
        self.lists = NO_LISTS
        self.army = NO_ARMY
        self.moved = NO_ARMY
        self.field = NO_FIELD
        self.units = NO_COUNTS
        self.present = NO_COUNTS

    def copy(self) -> "Position":
        twin = Position(self.scenario, self.options)
        twin.turn = self.turn
        twin.side = self.side
        twin.step = self.step
        twin.winner = self.winner
        twin.ending = self.ending
        twin.book = self.book[:]
        twin.lists = [numbers[:] for numbers in self.lists]
        twin.army = self.army[:]
        twin.moved = self.moved[:]
        twin.field = self.field[:]
        twin.units = self.units[:]
        twin.present = self.present[:]
        return twin

    def pack(self) -> bytes:
        head = HEADER.pack(self.scenario, self.turn, self.side, self.step, self.winner, self.ending, len(self.options))
        numbers: list[int] = []
        for part in self.lists:
            numbers.append(len(part))
            numbers += part
        for space in range(SPACES):
            if self.present[space] or self.present[SPACES + space] or self.present[2 * SPACES + space]:
                numbers.append(space)
                numbers += self.army[space * SORTS : (space + 1) * SORTS]
                numbers += self.moved[space * SORTS : (space + 1) * SORTS]
        numbers += self.field
        return head + bytes(self.options) + BOOKS.pack(*self.book) + struct.pack(f"<{len(numbers)}I", *numbers)


def empty_position(scenario: int, options: list[int]) -> Position:
    """A map without pieces."""
    position = Position(scenario, options).copy()
    position.book[SPACE] = NOWHERE
    position.book[AIM_SPACE] = NOWHERE
    return position


# --- pieces on the map


def put(position: Position, space: int, sort: int, count: int) -> None:
    """Pieces come to a space, however many there are (ACW-D-08)."""
    position.army[space * SORTS + sort] += count
    at = SORT_PARTY[sort] * SPACES + space
    position.present[at] += count
    if SORT_IS_UNIT[sort]:
        position.units[at] += count


def lift(position: Position, space: int, sort: int, count: int) -> None:
    """Pieces leave a space."""
    put(position, space, sort, -count)


def pieces_in(position: Position, space: int, sort: int) -> int:
    return position.army[space * SORTS + sort]


def units_in(position: Position, party: int, space: int) -> int:
    """Infantry, cavalry and artillery of a party; leaders do not count."""
    return position.units[party * SPACES + space]


def present_in(position: Position, party: int, space: int) -> int:
    """All pieces of a party, leaders too."""
    return position.present[party * SPACES + space]


def enemies_in(position: Position, party: int, space: int) -> int:
    """All pieces of the enemies of a party."""
    count = 0
    for other in range(PARTIES):
        if other != party:
            count += position.present[other * SPACES + space]
    return count


def enemy_units_in(position: Position, party: int, space: int) -> int:
    count = 0
    for other in range(PARTIES):
        if other != party:
            count += position.units[other * SPACES + space]
    return count


def fresh_in(position: Position, space: int, sort: int) -> int:
    """Pieces that have not moved in this turn."""
    moved = position.moved[space * SORTS + sort]
    return position.army[space * SORTS + sort] - moved // HALF - moved % HALF


def ridden_in(position: Position, space: int, sort: int) -> int:
    """Pieces that have moved and have one step left."""
    return position.moved[space * SORTS + sort] // HALF


def forget_moves(position: Position) -> None:
    position.moved = [0] * ARMY


# --- pieces on the field of a battle


def on_field(position: Position, side: int, area: int, sort: int) -> int:
    return position.field[(side * AREAS + area) * SORTS + sort]


def shift_field(position: Position, side: int, area: int, sort: int, count: int) -> None:
    position.field[(side * AREAS + area) * SORTS + sort] += count


def units_on(position: Position, side: int, area: int) -> int:
    """The units of a battle side in an area; leaders do not count."""
    base = (side * AREAS + area) * SORTS
    field = position.field
    count = 0
    for sort in UNITS_OF[position.book[WHO_ATTACKS + side]]:
        count += field[base + sort]
    return count
