"""The types of what is shown of A House Divided: the board, which never changes, and a position."""

from typing import Literal, NotRequired, TypedDict

Side = Literal["union", "confederate"]
Holder = Literal["union", "confederate", "nobody"]
Home = Literal["union", "confederate", "neutral"]
Arm = Literal["infantry", "cavalry"]
Rank = Literal["militia", "veteran", "crack"]
LineKind = Literal["road", "rail", "river"]
Compass = Literal["N", "E", "S", "W"]
PhaseName = Literal["over", "movement", "combat", "promotion", "recruitment"]
StepName = Literal[
    "over",
    "march",
    "unit",
    "where",
    "battle",
    "stand",
    "ride",
    "target",
    "fire",
    "spoils",
    "promote",
    "recruit",
]


class Unit(TypedDict):
    unit: str
    side: Side
    arm: Arm
    rank: Rank
    value: int
    box: str
    marched: int
    digging: bool
    reduced: bool
    entrenched: bool


class Threat(TypedDict):
    """How far a side is from a way to win: what it has, what it needs, the boxes still missing. `near` is a warning."""

    side: Side
    rule: str
    have: int
    need: int
    boxes: list[str]
    near: bool


class DeclaredShot(TypedDict):
    unit: str
    target: str


class Battle(TypedDict):
    """`values`: what each firer hits each target with."""

    box: str
    round: int
    firing: Side
    attacker: Side
    declared: list[DeclaredShot]
    values: dict[str, dict[str, int]]


class SideNumbers(TypedDict):
    union: int
    confederate: int


class ArmNumbers(TypedDict):
    infantry: int
    cavalry: int


class Pools(TypedDict):
    union: ArmNumbers
    confederate: ArmNumbers


class View(TypedDict):
    """A position. `box` is the box that is asked about, or empty."""

    turn: int
    side: Side
    step: StepName
    phase: PhaseName
    marches: int
    invasion: bool
    recruits: int
    box: str
    units: list[Unit]
    control: dict[str, Holder]
    lightly: list[str]
    maximum: SideNumbers
    strength: SideNumbers
    pool: Pools
    reserve: int
    last_turn: int
    threats: list[Threat]
    battle: Battle | None


class BoardBox(TypedDict):
    id: str
    name: str
    state: str
    x: int
    y: int
    home: Home
    recruit: SideNumbers
    port: bool
    permanent_entrenchment: bool
    river_sides: list[Compass]


class BoardLine(TypedDict):
    id: str
    a: str
    b: str
    type: LineKind
    crossing_into: list[str]
    downstream: NotRequired[str]
    river: NotRequired[str]


class BoardTurn(TypedDict):
    turn: int
    year: int
    months: list[int]


class Board(TypedDict):
    boxes: list[BoardBox]
    lines: list[BoardLine]
    turns: list[BoardTurn]
    naval_base: str
