"""The types of what is shown of Across Five Aprils: the board, which never changes, and a position."""

from typing import Literal, NotRequired, TypedDict

Side = Literal["union", "confederate"]
Holder = Literal["union", "confederate", "nobody"]
Arm = Literal["infantry", "cavalry", "artillery", "gunboat"]
Terrain = Literal["clear", "woods", "hill", "wooded-hill", "marsh", "rough", "town", "river"]
LineKind = Literal["road", "trail", "railroad"]
WaterKind = Literal["stream", "creek", "river"]
CrossingKind = Literal["bridge", "ford", "none"]
WorkKind = Literal["breastwork", "entrenchment"]
Direction = Literal["U", "UR", "DR", "D", "DL", "UL"]
North = Literal["up", "down", "left", "right"]
Column = Literal["1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]
StepName = Literal[
    "over",
    "move",
    "yield",
    "withdraw",
    "attack",
    "declare",
    "morale",
    "loss",
    "retreat",
    "stand",
    "advance",
    "build",
]
CombatKind = Literal["none", "regular", "bombardment", "combined", "withdrawal"]
CombatStage = Literal[
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
ShiftName = Literal["terrain", "water", "talus", "works", "attackers-surrounded", "defenders-surrounded", "surprise"]
Face = tuple[int, int, int, int]
"""Attack, defence, movement, morale."""

# --- the board


class Hill(TypedDict):
    name: str
    hexes: list[str]


class Line(TypedDict):
    name: str
    kind: LineKind
    hexes: list[str]


class Water(TypedDict):
    name: str
    kind: WaterKind
    sides: list[str]


class Crossing(TypedDict):
    side: str
    kind: CrossingKind
    name: NotRequired[str]


class Place(TypedDict):
    name: str
    hex: str


class Entry(TypedDict):
    letter: str
    hexes: list[str]
    note: NotRequired[str]


class Compass(TypedDict):
    union: list[Direction]
    confederate: list[Direction]


class Objective(TypedDict):
    hex: str
    name: str
    side: NotRequired[str]


class HexMap(TypedDict):
    columns: tuple[int, int]
    rows: tuple[int, int]
    north: North
    base: Terrain
    terrain: dict[Terrain, list[str]]
    hills: list[Hill]
    lines: list[Line]
    water: list[Water]
    crossings: list[Crossing]
    talus: list[str]
    bank: NotRequired[list[str]]
    places: list[Place]
    entries: list[Entry]
    compass: Compass
    objectives: list[Objective]
    control: NotRequired[Holder]


class Formation(TypedDict):
    id: str
    side: Side
    name: str
    markers: int
    first_turn: int


class Arrival(TypedDict):
    turn: int
    entries: list[str]


class Counter(TypedDict):
    """A unit as it is printed; it starts in a hex (`setup`) or arrives as a reinforcement."""

    id: str
    side: Side
    formation: str
    division: str
    label: str
    name: str
    arm: Arm
    full: Face
    reduced: Face | None
    setup: NotRequired[str]
    arrival: NotRequired[Arrival]
    tags: list[str]


class Turn(TypedDict):
    turn: int
    day: int
    time: str
    night: bool
    check: NotRequired[bool]
    arrivals: NotRequired[tuple[int, int]]


class Board(TypedDict):
    """`tables` and `provenance` are shown as they are in the pack."""

    title: str
    name: str
    date: str
    map: HexMap
    turns: list[Turn]
    formations: list[Formation]
    units: list[Counter]
    tables: dict[str, object]
    provenance: dict[str, object]


class Sight(TypedDict):
    """The hexes seen from a hex; for the others in range the hex that blocks the line."""

    seen: list[str]
    blocked: dict[str, str]


# --- a position


class Unit(TypedDict):
    unit: str
    hex: str
    reduced: bool
    moved: bool
    target: bool
    attack: int
    defence: int
    movement: int
    morale: int


class Waiting(TypedDict):
    unit: str
    turn: int
    due: bool
    hexes: list[str]


class ReachedHex(TypedDict):
    hex: str
    points: str
    way: list[str]


class Control(TypedDict):
    """Who controls an objective, and whose objective it is."""

    hex: str
    name: str
    side: Holder
    of: Holder


class Works(TypedDict):
    hex: str
    kind: WorkKind
    sides: list[Direction]


class Zones(TypedDict):
    union: list[str]
    confederate: list[str]


class Duties(TypedDict):
    """The hexes that must still be attacked, and the units that must still attack."""

    hexes: list[str]
    units: list[str]


class Shift(TypedDict):
    name: ShiftName
    columns: int
    rule: str


class MoraleRow(TypedDict):
    """The results of the dice 1 to 6 with one morale value."""

    morale: int
    results: list[str]


class Forecast(TypedDict):
    attack: int
    defence: int
    odds: str
    initial: Column
    final: Column
    below: bool
    shifts: list[Shift]
    on_defender: list[MoraleRow]
    on_attacker: list[MoraleRow]


class Attacker(TypedDict):
    unit: str
    bombarding: bool


class Combat(TypedDict):
    kind: CombatKind
    stage: CombatStage
    targets: list[str]
    attackers: list[Attacker]
    defenders: list[str]
    column: str
    on_defender: str
    on_attacker: str
    losses: int
    forecast: Forecast | None


class Score(TypedDict):
    objectives: int
    losses_inflicted: int


class Scores(TypedDict):
    union: Score
    confederate: Score


class View(TypedDict):
    turn: int
    last_turn: int
    day: int
    time: str
    night: bool
    step: StepName
    side: Side
    phasing: Side
    marker: str
    cup: list[str]
    draws: int
    unit: str
    reach: list[ReachedHex]
    units: list[Unit]
    waiting: list[Waiting]
    eliminated: list[str]
    control: list[Control]
    works: list[Works]
    zones: Zones
    duties: Duties
    combat: Combat | None
    score: Scores
