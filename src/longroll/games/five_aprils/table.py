"""A5A 6.2.6, the combat results tables: what a modified roll does in a column."""

from typing import Final

from longroll.games.five_aprils.events import Events, emit_facts
from longroll.games.five_aprils.odds import entrenched_against
from longroll.games.five_aprils.options import OUTSIDE_ROWS
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.terms import COLUMN_NAMES, SIDE_NAMES
from longroll.kernel.dice import Dice
from longroll.kernel.verdict import Fact

RESULT_R: Final = 1  # a result is twice the steps lost, and this if there is a retreat


def read_table(position: Position, table: list[int], side: int, morale: int, dice: Dice, events: Events) -> int:
    """A5A-6.2.6-a: a die and the morale value, on the final column."""
    die = dice.roll(6)
    result = cell(position, table, position.column, die + morale)
    if events is not None:
        facts: dict[str, Fact] = {
            "side": SIDE_NAMES[side],
            "die": die,
            "morale": morale,
            "total": die + morale,
            "column": COLUMN_NAMES[position.column],
            "result": result_text(result),
            "losses": result // 2,
            "retreat": "yes" if result % 2 else "no",
        }
        emit_facts(events, "rolls", "A5A-6.2.6-b", facts)
    return result


def cell(position: Position, table: list[int], column: int, total: int) -> int:
    """A5A-RUL-54: a modified roll beyond the printed rows reads the nearest one."""
    battle = position.battle
    row = total - battle.first_row
    if position.options[OUTSIDE_ROWS] and not 0 <= row < battle.rows:
        return 0
    return table[column * battle.rows + max(0, min(battle.rows - 1, row))]


def raised(position: Position, result: int) -> int:
    """A5A-10.0-l: before an entrenchment the attacker loses a step more, unless he loses none."""
    return result + 2 if result and entrenched_against(position) else result


def result_text(result: int) -> str:
    if not result:
        return "-"
    return f"{result // 2}{'R' if result % 2 else ''}"
