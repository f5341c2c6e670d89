"""How a battle ends: levels of victory, and the rules that decide."""

from typing import Final

from longroll.games.five_aprils.events import Events, emit_facts
from longroll.games.five_aprils.position import OVER, Position
from longroll.games.five_aprils.terms import NOBODY, SIDE_NAMES
from longroll.kernel.verdict import Fact

DRAW: Final = 0
MARGINAL: Final = 1
SUBSTANTIAL: Final = 2
DECISIVE: Final = 3
LEVEL_NAMES: Final = ["draw", "marginal", "substantial", "decisive"]

# The rules that end a battle; their numbers are stored in a position.
ENDINGS: Final = [
    "",
    "A5A-12.4-b",
    "A5A-12.4-c",
    "A5A-13.3-b",
    "A5A-13.3-c",
    "A5A-13.4-c",
    "A5A-14.5-b",
    "A5A-14.5-c",
    "A5A-14.5-d",
    "A5A-15.6-c",
    "A5A-15.6-d",
    "A5A-15.6-e",
    "A5A-15.6-f",
    "A5A-15.6-g",
    "A5A-15.6-h",
    "A5A-16.3-b",
    "A5A-16.3-c",
]


def win(position: Position, side: int, level: int, rule: str, events: Events) -> None:
    """Over is over."""
    position.winner = side
    position.level = level
    position.ending = ENDINGS.index(rule)
    position.step = OVER
    position.seat = 0
    position.phasing = 0
    facts: dict[str, Fact] = {"side": SIDE_NAMES[side], "level": LEVEL_NAMES[level], "turn": position.turn}
    emit_facts(events, "victory", rule, facts)


def draw_game(position: Position, rule: str, events: Events) -> None:
    win(position, NOBODY, DRAW, rule, events)
