"""The contract: what a game offers. Everything outside a game's own folder is derived from this and nothing else.

A position is changed in place by `advance`; copy it first to keep it. An action is a small integer
inside, and one line of text (`write_action`, `read_action`) everywhere else.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol, Self, TypeVar

from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.order_question import OrderKind, OrderQuestion
from longroll.kernel.outcome import Outcome
from longroll.kernel.verdict import Fact, Refusal


class Option(NamedTuple):
    """A named switch with the ruling or rule it comes from; the first value is the default."""

    name: str
    rule: str
    values: tuple[str, ...]


class Thing(NamedTuple):
    """Something on the board that a player can point at: a box, a hex, a unit, a kind of piece in a tray."""

    kind: str
    id: str


class Moment(NamedTuple):
    """Where a game stands, for a list of moments. `battle` is the place of the battle being fought, or empty."""

    turn: int
    phase: str
    step: str
    battle: str
    round: int


SET_UP: Final = "set-up"
PURCHASE: Final = "purchase"
PHASE: Final = "phase"


class Prompt(NamedTuple):
    """The question that the player whose turn it is must answer; a catalogue has the sentence. `task` is what the
    question is a part of, if it is one of many that a player may leave to the computer; empty where it stands alone.
    `part` distinguishes two tasks of one kind that follow each other: whose marker was drawn."""

    kind: str
    rule: str
    facts: Mapping[str, Fact]
    task: str = ""
    part: str = ""


class Position(Protocol):
    def copy(self) -> Self: ...

    def pack(self) -> bytes:
        """All that distinguishes this position from any other, in the same bytes on every machine."""
        ...


P = TypeVar("P", bound=Position)


class Game(Protocol[P]):
    title: str
    system: str
    rules_version: str
    seats: tuple[str, ...]
    """Who chooses. Seat n plays for side n % 2, and a side has the name of its first seat."""
    scenarios: tuple[str, ...]
    options: Sequence[Option]
    names: Mapping[str, str]
    """The display name of every place, by its id; names are the same in every language."""
    packs: bool
    """Can it be played with components that somebody brings?"""
    pack: str
    """The pack as headers have it: one line of text, the number of an edition, or nothing for the first edition."""

    order_questions: Sequence[OrderKind]
    """What a side is asked in the enemy's turn, for which orders can be left."""

    def set_up(self, scenario: str, options: Mapping[str, str], dice: Dice, events: list[Event] | None = None) -> P: ...

    def seat(self, position: P) -> int:
        """The number of the seat that chooses now."""
        ...

    def prompt(self, position: P) -> Prompt: ...

    def choices(self, position: P) -> list[int]:
        """Every legal action; empty only when the game is over."""
        ...

    def judge(self, position: P, action: int) -> Refusal | None:
        """None if the action is allowed, for any action that can be written down."""
        ...

    def advance(self, position: P, action: int, dice: Dice, events: list[Event] | None) -> None:
        """Carry out an allowed action and everything that follows automatically."""
        ...

    def candidates(self, position: P, thing: Thing, held: str = "") -> list[int]:
        """The actions that a player could mean by pointing at a thing, the likeliest first, allowed or not. `held` is
        the kind of piece that the player has picked up, in games where pieces are placed from a tray."""
        ...

    def forced(self, position: P) -> int | None:
        """The only choice, if it may be made for the player; None if there are several or the player should make it."""
        ...

    def order_question(self, position: P) -> OrderQuestion | None:
        """What is being asked, if it is asked of a side in the enemy's turn. The answers are among the choices."""
        ...

    def moment(self, position: P) -> Moment: ...

    def losses(self, event: Event) -> Mapping[str, int]:
        """How many units or pieces each side has lost by this event."""
        ...

    def board(self) -> Mapping[str, object]:
        """What never changes and anybody may see: the map, the calendar. A TypedDict of the system."""
        ...

    def sight(self, place: str) -> Mapping[str, object]:
        """What is visible from a place of the board, in games with lines of sight; an unknown place is an error."""
        ...

    def view(self, position: P, seat: int | None) -> Mapping[str, object]:
        """What that seat may see (None: a spectator). A TypedDict of the system."""
        ...

    def secret(self, position: P) -> bool:
        """Is what is being chosen now hidden from the other seats, until a position comes that is not secret?"""
        ...

    def guess(self, position: P, seat: int, dice: Dice) -> P:
        """A copy that looks the same to the seat: what is hidden from it is drawn at random."""
        ...

    def outcome(self, position: P) -> Outcome | None: ...

    def describe(self, action: int) -> Mapping[str, Fact]:
        """What an action does and to what, by name, for pages and catalogues."""
        ...

    def write_action(self, action: int) -> str: ...

    def read_action(self, text: str) -> int:
        """Raises `UnknownPlace` for a well-formed action that names a place, unit or kind which this game does not
        have, and `LongrollError` for anything else that is not an action."""
        ...

    def write_position(self, position: P) -> str: ...

    def read_position(self, text: str) -> P: ...
