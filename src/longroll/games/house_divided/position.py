"""A position: who must decide what, where every unit stands, who controls every box. Small integers in flat lists."""

import struct
from typing import Final

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.options import ALWAYS_PACKED
from longroll.games.house_divided.steps import MARCH
from longroll.games.house_divided.terms import CAVALRY, CONFEDERATE, KIND_ARM, KINDS, NOBODY, NOWHERE, UNION

# What a unit has been through: bits of `state`.
MARCHED: Final = 3
JUMPED: Final = 4
STOPPED: Final = 8
DIGGING: Final = 16
DUG: Final = 32
REDUCED: Final = 64
FOUGHT: Final = 128
RETREATED: Final = 256
WITHDRAWN: Final = 512
PROMOTED: Final = 1024
CROSSED: Final = 2048
SAILED: Final = 4096
ACTED: Final = 8192
FROM: Final = 16384
FROM_MASK: Final = 15 * FROM

AT_BATTLE: Final = STOPPED | CROSSED | FROM_MASK
OF_MARCH: Final = MARCHED | JUMPED | DIGGING | SAILED | ACTED | AT_BATTLE
OF_TURN: Final = FOUGHT | RETREATED | WITHDRAWN

# A box held by cavalry alone is marked on top of its holder's number.
HELD_BY: Final = 3
LIGHTLY: Final = 4
NEW: Final = 8  # and captured in this turn, which matters with the option `cavalry-control`

INFANTRY_ATTACKED: Final = 255  # the number of that field among the additions to `pack`
HEADER: Final = struct.Struct("<24h")


# `present` counts what stands in a box, six bits a number: Union units, Union cavalry, Confederate units and cavalry.
COUNT_MASK: Final = 63
CAVALRY_BITS: Final = 6
SIDE_BITS: Final = 12
ONE_SIDE: Final = (1 << SIDE_BITS) - 1
WEIGHT: Final = [
    (1 + (1 << CAVALRY_BITS) * (arm == CAVALRY)) << SIDE_BITS * side
    for side in (UNION, CONFEDERATE)
    for arm in KIND_ARM
]

NONE: Final[list[int]] = []
TWO: Final = [0, 0]
FOUR: Final = [0, 0, 0, 0]


class Position:
    """Made by `empty_position` or `copy`; a bare one shares its lists with every other."""

    def __init__(self, components: Components, scenario: int, options: list[int]) -> None:
        self.components = components
        self.scenario = scenario
        self.options = options
        self.turn = 1
        self.side = 0
        self.step = MARCH
        self.marches = 0
        self.invasion = 0
        self.port = NOWHERE
        self.box = NOWHERE
        self.unit = NOWHERE
        self.acted = 0
        self.round = 0
        self.firing = 0
        self.drawn = 0
        self.recruits = 0
        self.chosen = 0
        self.reserve = 0
        self.winner = NOBODY
        self.ending = 0
        self.entries = TWO
        self.targets = NONE
        self.raised = NONE
        self.kind = NONE
        self.where = NONE
        self.state = NONE
        self.control = NONE
        self.present = NONE
        self.strength = TWO
        self.maximum = TWO
        self.pool = FOUR
        self.infantry_attacked = 0

    def copy(self) -> "Position":
        twin = Position(self.components, self.scenario, self.options)
        twin.turn = self.turn
        twin.side = self.side
        twin.step = self.step
        twin.marches = self.marches
        twin.invasion = self.invasion
        twin.port = self.port
        twin.box = self.box
        twin.unit = self.unit
        twin.acted = self.acted
        twin.round = self.round
        twin.firing = self.firing
        twin.drawn = self.drawn
        twin.recruits = self.recruits
        twin.chosen = self.chosen
        twin.reserve = self.reserve
        twin.winner = self.winner
        twin.ending = self.ending
        twin.entries = self.entries[:]
        twin.targets = self.targets[:]
        twin.raised = self.raised[:]
        twin.kind = self.kind[:]
        twin.where = self.where[:]
        twin.state = self.state[:]
        twin.control = self.control[:]
        twin.present = self.present[:]
        twin.strength = self.strength[:]
        twin.maximum = self.maximum[:]
        twin.pool = self.pool[:]
        twin.infantry_attacked = self.infantry_attacked
        return twin

    def numbers(self) -> list[int]:
        """The single numbers of a position, in a fixed order."""
        return [
            self.scenario,
            self.turn,
            self.side,
            self.step,
            self.marches,
            self.invasion,
            self.port,
            self.box,
            self.unit,
            self.acted,
            self.round,
            self.firing,
            self.drawn,
            self.recruits,
            self.chosen,
            self.reserve,
            self.winner,
            self.ending,
            *self.entries,
            *self.pool,
        ]

    def pack(self) -> bytes:
        lists = (
            self.options[:ALWAYS_PACKED],
            self.targets,
            [NOWHERE],
            self.raised,
            [NOWHERE],
            self.kind,
            self.where,
            self.control,
        )
        packed = (
            HEADER.pack(*self.numbers())
            + self.components.states.pack(*self.state)
            + b"".join([bytes(part) for part in lists])
        )
        return packed + bytes(self.additions())

    def additions(self) -> list[int]:
        """What came later than the first version, as pairs, and only what is not at its default."""
        pairs: list[int] = []
        for number in range(ALWAYS_PACKED, len(self.options)):
            if self.options[number]:
                pairs += [number, self.options[number]]
        return [*pairs, INFANTRY_ATTACKED, 1] if self.infantry_attacked else pairs


def empty_position(components: Components, scenario: int, options: list[int]) -> Position:
    """A map without units, every box held by its printed colour."""
    position = Position(components, scenario, options).copy()
    position.kind = [0] * components.units
    position.where = [NOWHERE] * components.units
    position.state = [0] * components.units
    position.control = components.home[:]
    position.present = [0] * components.boxes
    return position


def units_in(position: Position, side: int, box: int) -> list[int]:
    """The units of one side in a box, in the order of their names."""
    where = position.where
    slots = position.components.slots
    return [unit for unit in range(side * slots, side * slots + slots) if where[unit] == box]


def count_in(position: Position, side: int, box: int) -> int:
    return position.present[box] >> SIDE_BITS * side & COUNT_MASK


def cavalry_in(position: Position, side: int, box: int) -> int:
    return position.present[box] >> SIDE_BITS * side + CAVALRY_BITS & COUNT_MASK


def first_cavalry(position: Position, side: int, box: int) -> int:
    """The first cavalry unit of one side in a box."""
    for unit in units_in(position, side, box):
        if KIND_ARM[position.kind[unit]] == CAVALRY:
            return unit
    return NOWHERE


def contested(position: Position, box: int) -> bool:
    """Do units of both sides stand there?"""
    return position.present[box] > ONE_SIDE and position.present[box] & ONE_SIDE != 0


def place(position: Position, unit: int, kind: int, box: int) -> None:
    """AHD-1.3-d: put a counter on the map, however many stand there."""
    side = position.components.unit_side[unit]
    position.kind[unit] = kind
    position.where[unit] = box
    position.state[unit] = 0
    position.strength[side] += 1
    position.present[box] += WEIGHT[side * KINDS + kind]


def remove(position: Position, unit: int) -> None:
    """Take a counter off the map."""
    side = position.components.unit_side[unit]
    leave(position, unit)
    position.where[unit] = NOWHERE
    position.kind[unit] = 0
    position.state[unit] = 0
    position.strength[side] -= 1


def leave(position: Position, unit: int) -> None:
    """Count a unit out of its box; the caller says where it goes."""
    position.present[position.where[unit]] -= WEIGHT[position.components.unit_side[unit] * KINDS + position.kind[unit]]


def arrive(position: Position, unit: int, box: int) -> None:
    """Count a unit into a box."""
    position.where[unit] = box
    position.present[box] += WEIGHT[position.components.unit_side[unit] * KINDS + position.kind[unit]]


def free_slot(position: Position, side: int) -> int:
    """The lowest name of that side not on the map."""
    for unit in position.components.slots_of[side]:
        if position.where[unit] == NOWHERE:
            return unit
    raise ValueError("no army is larger than its largest maximum")
