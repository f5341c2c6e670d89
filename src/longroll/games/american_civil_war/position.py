"""A position: who must decide what, what stands where, and the accounts of both sides. Small integers in flat lists.

Pieces are counts. `army[space * SORTS + sort]` is how many pieces of a sort stand in a space. `moved`, of the same
shape, counts those that have moved in this turn: `HALF` times the pieces with one step left, plus the spent ones.
`units` and `present` count by space and party: `units[space * PARTIES + party]`.
`field[(side * AREAS + area) * SORTS + sort]` is a battle: its pieces stand on the field and not in `army`.

These long lists are shared with copies until one of them changes: only the functions below may write to them.
"""

import struct
from itertools import count as count_up
from operator import attrgetter
from typing import Final

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.fields import LIST_FIELDS, NUMBER_FIELDS, NUMBERS
from longroll.games.american_civil_war.options import FIRST_OPTIONS
from longroll.games.american_civil_war.steps import OVER
from longroll.games.american_civil_war.terms import (
    FRANCE,
    NOBODY,
    NOWHERE,
    PARTIES,
    SORT_IS_UNIT,
    SORT_PARTY,
    SORTS,
    UNITS_OF,
)

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

SIDES: Final = 2
HALF: Final = 1024
BY_SEA: Final = 128  # added to the origin of a group that landed
BY_SIDE: Final = 128  # added to a space of the Confederacy's eastern command

HEADER: Final = struct.Struct("<7h")
NUMBERS_FORMAT: Final = struct.Struct(f"<{NUMBERS}q")
READ_NUMBERS: Final = attrgetter(*NUMBER_FIELDS)
READ_LISTS: Final = attrgetter(*LIST_FIELDS)

LATER: Final = 1 << 16  # `pack`: marks what was added after the first version and is not at its default

VERSIONS: Final = count_up(1)
NO_FIELD: Final = [0] * FIELD
NO_LIST: Final[list[int]] = []
NO_POINTS: Final = [0] * (FRANCE + 1)
NO_PAIR: Final = [0, 0]


class Position:
    """Made by `empty_position` or `copy`; a bare one shares its lists with every other."""

    def __init__(self, components: Components, scenario: int, options: list[int]) -> None:
        self.components = components
        self.scenario = scenario
        self.options = options
        self.turn = 1
        self.side = 0
        self.step = OVER
        self.winner = NOBODY
        self.ending = 0
        # pieces
        self.map_version = 0  # army and moved: where the numbers are equal, the lists are
        self.field_version = 0
        self.pieces_shared = True  # army, units, present: does another position have the same lists?
        self.moves_shared = True
        self.field_shared = True
        self.army = components.no_army
        self.moved = components.no_army
        self.field = NO_FIELD
        self.units = components.no_counts
        self.present = components.no_counts
        # movement and placement
        self.space = NOWHERE  # from where a group goes, or where a battle is
        self.destination = NOWHERE
        self.mode = 0  # by land, by rail, by ship
        self.group_size = 0  # pieces taken along by the group that is being sent
        self.rail_used = 0
        self.naval_used = 0
        self.task = 0  # by which rule pieces are being placed
        self.railed = (
            NO_LIST  # space * SORTS + sort of the pieces that came by rail; only for explanations, not in `pack`
        )
        self.quota = NO_LIST  # sorts still to be placed, one entry a piece
        self.placed = NO_LIST  # spaces (or states) that have had their new piece
        self.aboard = NO_LIST  # by sort: pieces loaded for a landing; empty when there are none
        self.arrivals = NO_LIST  # for every group that entered a battle: space, origin (plus BY_SEA), sort, count
        self.theatre = 0  # whose turn to move it is, with two commands
        self.detached = NO_LIST  # pieces of the other command than their space: space * SORTS + sort, fresh, ridden
        self.eastern = NO_LIST  # by space and side: 1 in the eastern command; empty without two commands
        # accounts
        self.points = NO_POINTS  # by nation
        self.naval_rating = NO_PAIR  # by side
        self.rail_actions = NO_PAIR  # by side
        self.taken_cities = 0  # a bit for every city that is not in its owner's hand
        # politics
        self.stage = 0
        self.european_rating = 0
        self.emancipated = 0
        self.conscription = NO_PAIR  # by side
        self.diplomacy = NO_PAIR  # by side
        self.support = 0
        self.bounty = 0
        self.war = 0
        self.britain_in_war = 0
        self.france_in_war = 0
        self.great_victory = 0
        self.autumn_victory = 0
        self.seceded_states = 0  # a bit for every state
        self.blockaded = 0
        self.initiative_of = 0  # one more than the side whose political initiative is being carried out
        self.queue = NO_LIST  # what a stage still has to do
        # at sea
        self.declared = 0  # one more than the side that has declared a naval battle
        self.lost_at_sea = 0
        # battle
        self.battle_parties = NO_PAIR  # by battle side
        self.landed = 0
        self.battle_size = 0
        self.battle_turn = 0
        self.phase = 0
        self.battle_side = 0  # the battle side that decides now
        self.first_side = 0
        self.surprise = 0  # what a side has gained by the initiative
        self.quiet_turns = 0
        self.stirred = 0
        self.has_acted = NO_PAIR  # by battle side
        self.fallen = NO_PAIR  # by battle side
        self.shots = 0
        self.trenches = 0
        self.cover = 0
        self.loser = 0  # one more than the battle side that has lost
        self.sort = 0  # the piece that has been chosen: sort, area, wear
        self.area = 0
        self.wear = 0
        self.aim = 0
        self.acting = NO_LIST  # the pieces that have acted
        self.ground = NO_LIST  # terrain by battle side and column; empty when there is none
        self.late = NO_LIST  # reinforcements: battle turn, origin, sort, count

    def copy(self) -> "Position":
        twin = Position(self.components, self.scenario, self.options)
        twin.turn = self.turn
        twin.side = self.side
        twin.step = self.step
        twin.winner = self.winner
        twin.ending = self.ending
        self.pieces_shared = True
        self.moves_shared = True
        self.field_shared = True
        twin.map_version = self.map_version
        twin.field_version = self.field_version
        twin.army = self.army
        twin.moved = self.moved
        twin.field = self.field
        twin.units = self.units
        twin.present = self.present
        twin.space = self.space
        twin.destination = self.destination
        twin.mode = self.mode
        twin.group_size = self.group_size
        twin.rail_used = self.rail_used
        twin.naval_used = self.naval_used
        twin.task = self.task
        twin.railed = self.railed[:]
        twin.quota = self.quota[:]
        twin.placed = self.placed[:]
        twin.aboard = self.aboard[:]
        twin.arrivals = self.arrivals[:]
        twin.theatre = self.theatre
        twin.detached = self.detached[:]
        twin.eastern = self.eastern[:]
        twin.points = self.points[:]
        twin.naval_rating = self.naval_rating[:]
        twin.rail_actions = self.rail_actions[:]
        twin.taken_cities = self.taken_cities
        twin.stage = self.stage
        twin.european_rating = self.european_rating
        twin.emancipated = self.emancipated
        twin.conscription = self.conscription[:]
        twin.diplomacy = self.diplomacy[:]
        twin.support = self.support
        twin.bounty = self.bounty
        twin.war = self.war
        twin.britain_in_war = self.britain_in_war
        twin.france_in_war = self.france_in_war
        twin.great_victory = self.great_victory
        twin.autumn_victory = self.autumn_victory
        twin.seceded_states = self.seceded_states
        twin.blockaded = self.blockaded
        twin.initiative_of = self.initiative_of
        twin.queue = self.queue[:]
        twin.declared = self.declared
        twin.lost_at_sea = self.lost_at_sea
        twin.battle_parties = self.battle_parties[:]
        twin.landed = self.landed
        twin.battle_size = self.battle_size
        twin.battle_turn = self.battle_turn
        twin.phase = self.phase
        twin.battle_side = self.battle_side
        twin.first_side = self.first_side
        twin.surprise = self.surprise
        twin.quiet_turns = self.quiet_turns
        twin.stirred = self.stirred
        twin.has_acted = self.has_acted[:]
        twin.fallen = self.fallen[:]
        twin.shots = self.shots
        twin.trenches = self.trenches
        twin.cover = self.cover
        twin.loser = self.loser
        twin.sort = self.sort
        twin.area = self.area
        twin.wear = self.wear
        twin.aim = self.aim
        twin.acting = self.acting[:]
        twin.ground = self.ground[:]
        twin.late = self.late[:]
        return twin

    def pack(self) -> bytes:
        head = HEADER.pack(self.scenario, self.turn, self.side, self.step, self.winner, self.ending, FIRST_OPTIONS)
        numbers: list[int] = []
        for part in READ_LISTS(self):
            numbers.append(len(part))
            numbers += part
        present = self.present
        for space in range(self.components.spaces):
            at = space * PARTIES
            if present[at] or present[at + 1] or present[at + 2]:
                numbers.append(space)
                numbers += self.army[space * SORTS : (space + 1) * SORTS]
                numbers += self.moved[space * SORTS : (space + 1) * SORTS]
        numbers += self.field
        for number in range(FIRST_OPTIONS, len(self.options)):
            if self.options[number]:
                numbers += [LATER + number, self.options[number]]
        if self.detached:
            numbers += [LATER, len(self.detached), *self.detached]
        fixed = NUMBERS_FORMAT.pack(*self.numbers())
        return head + bytes(self.options[:FIRST_OPTIONS]) + fixed + struct.pack(f"<{len(numbers)}I", *numbers)

    @property
    def east(self) -> list[int]:
        """The spaces of the eastern commands as `pack` and the notation write them, the South's plus `BY_SIDE`."""
        keys = [at % SIDES * BY_SIDE + at // SIDES for at, east in enumerate(self.eastern) if east]
        return sorted(keys)

    @east.setter
    def east(self, keys: list[int]) -> None:
        spaces = self.components.spaces
        self.eastern = [0] * (SIDES * spaces)
        for key in keys:
            if key % BY_SIDE >= spaces or key >= SIDES * BY_SIDE:
                raise ValueError(key)
            self.eastern[key % BY_SIDE * SIDES + key // BY_SIDE] = 1

    def numbers(self) -> list[int]:
        """The numbers of `NUMBER_FIELDS` in their order."""
        found: list[int] = []
        for value in READ_NUMBERS(self):
            if isinstance(value, list):
                found += value
            else:
                found.append(value)
        return found


def empty_position(components: Components, scenario: int, options: list[int]) -> Position:
    """A map without pieces."""
    return Position(components, scenario, options).copy()


# --- pieces on the map


def put(position: Position, space: int, sort: int, count: int) -> None:
    """Pieces come to a space, however many there are (ACW-D-08)."""
    if position.pieces_shared:
        own_pieces(position)
    position.map_version = next(VERSIONS)
    position.army[space * SORTS + sort] += count
    at = space * PARTIES + SORT_PARTY[sort]
    position.present[at] += count
    if SORT_IS_UNIT[sort]:
        position.units[at] += count


def own_pieces(position: Position) -> None:
    """The pieces on the map become lists of this position alone."""
    position.army = position.army[:]
    position.units = position.units[:]
    position.present = position.present[:]
    position.pieces_shared = False


def lift(position: Position, space: int, sort: int, count: int) -> None:
    """Pieces leave a space."""
    put(position, space, sort, -count)


def units_in(position: Position, party: int, space: int) -> int:
    """Infantry, cavalry and artillery of a party; leaders do not count."""
    return position.units[space * PARTIES + party]


def present_in(position: Position, party: int, space: int) -> int:
    """All pieces of a party, leaders too."""
    return position.present[space * PARTIES + party]


def enemies_in(position: Position, party: int, space: int) -> int:
    """All pieces of the enemies of a party."""
    count = 0
    for other in range(PARTIES):
        if other != party:
            count += position.present[space * PARTIES + other]
    return count


def enemy_units_in(position: Position, party: int, space: int) -> int:
    count = 0
    for other in range(PARTIES):
        if other != party:
            count += position.units[space * PARTIES + other]
    return count


def fresh_in(position: Position, space: int, sort: int) -> int:
    """Pieces that have not moved in this turn."""
    moved = position.moved[space * SORTS + sort]
    return position.army[space * SORTS + sort] - moved // HALF - moved % HALF


def ridden_in(position: Position, space: int, sort: int) -> int:
    """Pieces that have moved and have one step left."""
    return position.moved[space * SORTS + sort] // HALF


def note_moved(position: Position, space: int, sort: int, count: int) -> None:
    """Pieces have moved; those with one step left count `HALF`."""
    if position.moves_shared:
        position.moved = position.moved[:]
        position.moves_shared = False
    position.map_version = next(VERSIONS)
    position.moved[space * SORTS + sort] += count


def forget_moves(position: Position) -> None:
    position.moved = position.components.no_army
    position.moves_shared = True
    position.map_version = next(VERSIONS)
    position.railed = []


# --- pieces on the field of a battle


def on_field(position: Position, side: int, area: int, sort: int) -> int:
    return position.field[(side * AREAS + area) * SORTS + sort]


def shift_field(position: Position, side: int, area: int, sort: int, count: int) -> None:
    if position.field_shared:
        position.field = position.field[:]
        position.field_shared = False
    position.field_version = next(VERSIONS)
    position.field[(side * AREAS + area) * SORTS + sort] += count


def empty_field(position: Position) -> None:
    position.field = NO_FIELD
    position.field_shared = True
    position.field_version = next(VERSIONS)


def units_on(position: Position, side: int, area: int) -> int:
    """The units of a battle side in an area; leaders do not count."""
    base = (side * AREAS + area) * SORTS
    field = position.field
    count = 0
    for sort in UNITS_OF[position.battle_parties[side]]:
        count += field[base + sort]
    return count
