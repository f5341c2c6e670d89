"""How a battle ends: the levels of victory."""

from typing import Final

from longroll.games.five_aprils.endings import ENDINGS
from longroll.games.five_aprils.events import Events, emit_facts
from longroll.games.five_aprils.position import OVER, Position
from longroll.games.five_aprils.terms import NOBODY, SIDE_NAMES
from longroll.kernel.verdict import Fact

DRAW: Final = 0
MARGINAL: Final = 1
SUBSTANTIAL: Final = 2
DECISIVE: Final = 3
LEVEL_NAMES: Final = ["draw", "marginal", "substantial", "decisive"]


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
