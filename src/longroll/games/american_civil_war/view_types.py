"""The views of The American Civil War: the map, and a position of the basic or the standard game."""

from typing import Final, Literal, NotRequired, TypedDict

Side = Literal["union", "confederate"]
Party = Literal["union", "confederate", "neutral"]
Owner = Literal["union", "confederate", "nobody"]
BattleSide = Literal["attacker", "defender"]
Home = Literal["north", "south", "border", "canada", "mexico"]
Size = Literal["none", "skirmish", "major"]
Emancipator = Literal["", "union", "confederate"]
Pieces = dict[str, int]
"""Sorts of pieces and how many: `{"union-infantry": 3}`."""

SIDES: Final[list[Side]] = ["union", "confederate"]
PARTIES: Final[list[Party]] = ["union", "confederate", "neutral"]
OWNERS: Final[list[Owner]] = ["union", "confederate", "nobody"]
BATTLE_SIDES: Final[list[BattleSide]] = ["attacker", "defender"]
SIZES: Final[list[Size]] = ["none", "skirmish", "major"]
EMANCIPATORS: Final[list[Emancipator]] = ["", "union", "confederate"]


class Space(TypedDict):
    id: str
    name: str
    kind: Literal["region", "city"]
    state: str
    home: Home
    production: int
    port: bool
    coastal: bool
    lon: float
    lat: float
    adjacent: list[str]


class State(TypedDict):
    id: str
    name: str
    home: Home


class Railroad(TypedDict):
    a: str
    b: str


class Turn(TypedDict):
    turn: int
    year: int
    month: int
    quarter_end: bool


class Board(TypedDict):
    """What never changes: the map, the railroads, the calendar."""

    spaces: list[Space]
    names: dict[str, str]
    states: list[State]
    railways: list[Railroad]
    turns: list[Turn]


class Odds(TypedDict):
    """A number to reach with the dice or, in a charge, another roll to beat. `parts` are the modifiers that count."""

    bonus: int
    parts: dict[str, int]
    need: NotRequired[int]
    other_bonus: NotRequired[int]
    other_parts: NotRequired[dict[str, int]]
    dodge: NotRequired[int]


class SideNumbers(TypedDict):
    union: int
    confederate: int


class SideSpaces(TypedDict):
    union: list[str]
    confederate: list[str]


class BattleNumbers(TypedDict):
    attacker: int
    defender: int


class BattleAreas(TypedDict):
    """The pieces in every area."""

    attacker: dict[str, Pieces]
    defender: dict[str, Pieces]


class BattleTerrain(TypedDict):
    """The terrain of every area."""

    attacker: dict[str, str]
    defender: dict[str, str]


class Chosen(TypedDict, total=False):
    """The piece that has been chosen and awaits its order, its target or the answer to its charge.

    When a leader must be lost, only the area in which he stands.
    """

    sort: str
    area: str
    wear: str
    aim: str


class Battle(Chosen):
    """A battle. What is not required belongs to the tactical battle."""

    space: str
    attacker: Party
    defender: Party
    round: int
    part: BattleSide
    areas: BattleAreas
    odds: dict[str, Odds]
    """By the text of the action."""
    shots: NotRequired[int]
    size: NotRequired[Size]
    phase: NotRequired[str]
    first: NotRequired[BattleSide]
    landed: NotRequired[bool]
    quiet: NotRequired[int]
    fell: NotRequired[BattleNumbers]
    hidden: NotRequired[list[BattleSide]]
    terrain: NotRequired[BattleTerrain]
    trenches: NotRequired[list[str]]


class Politics(TypedDict):
    rating: int
    emancipated: Emancipator
    conscription: list[Side]
    war: bool
    britain: bool
    france: bool
    great_victory: bool
    seceded: list[str]


class Used(TypedDict):
    """What the moving side has used of its capacity in this turn."""

    rail: int
    naval: int


class Transport(TypedDict):
    """What transport costs, and what the moving side has left of it in this turn."""

    rail: int
    naval: int
    fares: dict[str, int]
    """By kind of piece."""


class Accounts(TypedDict):
    """What each side has, and what it costs to have more."""

    points: dict[str, int]
    """By nation."""
    income: SideNumbers
    score: SideNumbers
    needed: SideNumbers
    goals: list[str]
    """The rules by which the sides win."""
    costs: dict[str, dict[str, int]]
    """By nation, then by kind of piece or item."""


class View(Accounts):
    """A position. What is not required belongs to the standard game."""

    turn: int
    side: Side
    asked: Party
    step: str
    space: str
    target: str
    armies: dict[str, Pieces]
    moved: dict[str, Pieces]
    quota: Pieces
    placed: list[str]
    values: dict[str, int]
    """What each city pays in this scenario."""
    owners: dict[str, Owner]
    battle: Battle | None
    aboard: NotRequired[Pieces]
    retreating: NotRequired[Pieces]
    east: NotRequired[SideSpaces]
    """The spaces of the eastern command."""
    transferred: NotRequired[dict[str, Pieces]]
    """Pieces that were given to the other command than their space."""
    date: NotRequired[str]
    naval: NotRequired[SideNumbers]
    rail: NotRequired[SideNumbers]
    used: NotRequired[Used]
    transport: NotRequired[Transport]
    politics: NotRequired[Politics]
