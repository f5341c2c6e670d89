"""A position: what is asked of whom, where every unit stands, what is in the cup. Small integers in flat lists."""

import struct
from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.options import packed_options
from longroll.games.five_aprils.reach import NO_UNIT, Reach
from longroll.games.five_aprils.terms import NOBODY, UNION

# What is being asked; see steps.py.
OVER: Final = 0
MOVE: Final = 1
YIELD: Final = 2
WITHDRAW: Final = 3
ATTACK: Final = 4
DECLARE: Final = 5
MORALE: Final = 6
LOSS: Final = 7
RETREAT: Final = 8
STAND: Final = 9
ADVANCE: Final = 10
BUILD: Final = 11
ROLL: Final = 12

# Where a unit is that stands in no hex.
WAITING: Final = -1
ELIMINATED: Final = -2
ABSENT: Final = -3

# What a unit has been through: bits of `state`.
REDUCED: Final = 1
MOVED: Final = 2  # in this turn
SPENT: Final = 4  # in this Movement Phase
ATTACKED: Final = 8  # has attacked in this Combat Phase
TARGET: Final = 16  # has been attacked in this Combat Phase
FELL_BACK: Final = 32  # has retreated in this Combat Phase
BOMBARDING: Final = 64  # in this combat
DRIVEN: Final = 128  # has retreated in this combat
RELEASED: Final = 256
DUE: Final = 512  # a die has brought it in
SPARED: Final = 1024  # left out of this withdrawal or of this bombardment
OF_COMBAT: Final = BOMBARDING | DRIVEN | SPARED
OF_COMBAT_PHASE: Final = ATTACKED | TARGET | FELL_BACK | OF_COMBAT

# A fortification: the covered sides of its hex as six bits, and its kind on top.
COVERED: Final = 63
BREASTWORK: Final = 64
ENTRENCHMENT: Final = 128

# How far the results of a combat have been applied.
NO_STAGE: Final = 0
DEFENDER_LOSSES: Final = 1
DEFENDER_RETREAT: Final = 2
DEFENDER_CHECKS: Final = 3
DEFENDER_STANDS: Final = 4
ATTACKER_LOSSES: Final = 5
ATTACKER_RETREAT: Final = 6
ATTACKER_CHECKS: Final = 7
AFTERMATH: Final = 8
STAGE_NAMES: Final = [
    "none",
    "defender-losses",
    "defender-retreat",
    "defender-checks",
    "defender-stands",
    "attacker-losses",
    "attacker-retreat",
    "attacker-checks",
    "aftermath",
]

# What kind of combat is being fought.
NO_COMBAT: Final = 0
REGULAR: Final = 1
BOMBARDMENT: Final = 2
COMBINED: Final = 3
WITHDRAWAL: Final = 4  # an Automatic Retreat, with its bombardment if there is one
KIND_NAMES: Final = ["none", "regular", "bombardment", "combined", "withdrawal"]

EXTRAS: Final = 8
NUMBERS: Final = struct.Struct("<26h8h")
NONE: Final[list[int]] = []


class Position:
    """Made by `empty_position` or `copy`; a bare one shares its lists with every other."""

    def __init__(self, battle: Battle, options: list[int]) -> None:
        self.battle = battle
        self.options = options
        self.turn = 1
        self.step = MOVE
        self.seat = UNION
        self.phasing = UNION
        self.marker = -1
        self.draws = 0
        self.unit = -1
        self.spent = 0
        self.began_in_zone = 0
        self.kind = NO_COMBAT
        self.stage = NO_STAGE
        self.column = -1
        self.below = 0
        self.attacker_morale = 0
        self.defender_morale = 0
        self.on_defender = 0
        self.on_attacker = 0
        self.losses = 0
        self.first_loss = 0
        self.checked = 0
        self.winner = NOBODY
        self.level = 0
        self.ending = 0
        self.fighting = 0
        self.cup = NONE
        self.targets = NONE
        self.attackers = NONE
        self.hit = NONE
        self.queue = NONE
        self.trail = NONE
        self.vacated = NONE
        self.against = NONE
        self.engaged = NONE
        self.bound = NONE
        self.drawn = NONE
        self.extra = NONE
        self.where = NONE
        self.state = NONE
        self.top = NONE
        self.under = NONE
        self.zone = NONE
        self.works = NONE
        self.passed = NONE
        self.control = NONE
        self.reach: Reach | None = None  # of the unit on the move, while nothing has changed; no part of the position

    def shared(self) -> "Position":
        """Numbers of its own on the same lists: who would change a list puts a copy in its place first."""
        twin = Position(self.battle, self.options)
        twin.turn = self.turn
        twin.step = self.step
        twin.seat = self.seat
        twin.phasing = self.phasing
        twin.marker = self.marker
        twin.draws = self.draws
        twin.unit = self.unit
        twin.spent = self.spent
        twin.began_in_zone = self.began_in_zone
        twin.kind = self.kind
        twin.stage = self.stage
        twin.column = self.column
        twin.below = self.below
        twin.attacker_morale = self.attacker_morale
        twin.defender_morale = self.defender_morale
        twin.on_defender = self.on_defender
        twin.on_attacker = self.on_attacker
        twin.losses = self.losses
        twin.first_loss = self.first_loss
        twin.checked = self.checked
        twin.winner = self.winner
        twin.level = self.level
        twin.ending = self.ending
        twin.fighting = self.fighting
        twin.cup = self.cup
        twin.targets = self.targets
        twin.attackers = self.attackers
        twin.hit = self.hit
        twin.queue = self.queue
        twin.trail = self.trail
        twin.vacated = self.vacated
        twin.against = self.against
        twin.engaged = self.engaged
        twin.bound = self.bound
        twin.drawn = self.drawn
        twin.extra = self.extra
        twin.where = self.where
        twin.state = self.state
        twin.top = self.top
        twin.under = self.under
        twin.zone = self.zone
        twin.works = self.works
        twin.passed = self.passed
        twin.control = self.control
        return twin

    def copy(self) -> "Position":
        twin = self.shared()
        twin.cup = self.cup[:]
        twin.targets = self.targets[:]
        twin.attackers = self.attackers[:]
        twin.hit = self.hit[:]
        twin.queue = self.queue[:]
        twin.trail = self.trail[:]
        twin.vacated = self.vacated[:]
        twin.against = self.against[:]
        twin.engaged = self.engaged[:]
        twin.bound = self.bound[:]
        twin.drawn = self.drawn[:]
        twin.extra = self.extra[:]
        twin.where = self.where[:]
        twin.state = self.state[:]
        twin.top = self.top[:]
        twin.under = self.under[:]
        twin.zone = self.zone[:]
        twin.works = self.works[:]
        twin.passed = self.passed[:]
        twin.control = self.control[:]
        return twin

    def numbers(self) -> list[int]:
        """The single numbers of a position, in a fixed order."""
        return [
            self.turn,
            self.step,
            self.seat,
            self.phasing,
            self.marker,
            self.draws,
            self.unit,
            self.spent,
            self.began_in_zone,
            self.kind,
            self.stage,
            self.column,
            self.below,
            self.attacker_morale,
            self.defender_morale,
            self.on_defender,
            self.on_attacker,
            self.losses,
            self.first_loss,
            self.checked,
            self.winner,
            self.level,
            self.ending,
            self.fighting,
            len(self.cup),
            len(self.queue),
            *self.extra,
        ]

    def pack(self) -> bytes:
        head = NUMBERS.pack(*self.numbers())
        lists = (
            packed_options(self.battle.title, self.options),
            self.cup,
            self.targets,
            self.attackers,
            self.hit,
            self.queue,
            self.trail,
            self.vacated,
            self.against,
            self.engaged,
            self.bound,
            self.drawn,
            self.where,
            self.state,
            self.top,
            self.under,
            self.works,
            self.passed,
            self.control,
        )
        return head + b"".join([struct.pack(f"<{1 + len(part)}h", len(part), *part) for part in lists])


def empty_position(battle: Battle, options: list[int]) -> Position:
    """A map without units, every unit waiting, every objective as printed."""
    position = Position(battle, options)
    position.drawn = [0] * battle.formations
    position.extra = [0] * EXTRAS
    position.where = [WAITING] * battle.units
    position.state = [0] * battle.units
    position.top = [-1] * battle.hexes
    position.under = [-1] * battle.units
    position.zone = [0] * (2 * battle.hexes)
    position.works = [0] * battle.hexes
    position.passed = [battle.first_control] * len(battle.objectives)
    position.control = position.passed[:]
    return position.copy()


def forget_reach(position: Position) -> None:
    """The board has changed: what a unit can reach is to be found anew."""
    if position.reach is not None:
        position.reach.unit = NO_UNIT


# --- values of a unit as it stands


def face(position: Position, unit: int) -> int:
    """The index of a unit's printed values: A5A-2.2-e, a reduced face has its own."""
    return unit + position.battle.units if position.state[unit] & REDUCED else unit


def attack_of(position: Position, unit: int) -> int:
    return position.battle.attack[face(position, unit)]


def defence_of(position: Position, unit: int) -> int:
    return position.battle.defence[face(position, unit)]


def allowance_of(position: Position, unit: int) -> int:
    return position.battle.movement[face(position, unit)]


def morale_of(position: Position, unit: int) -> int:
    return position.battle.morale[face(position, unit)]
