"""The expected results of a combat, from the printed tables."""

from typing import Final

from longroll.games.five_aprils.odds import EVEN
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.table import RESULT_R, cell

STEP: Final = 2.0  # what a step is worth, in hundredths of a chance to win
RETREAT: Final = 0.8  # what it is worth to drive a unit back
SPAN: Final = 5  # morale values from -5 to 5
VALUES: Final = 2 * SPAN + 1
DIE: Final = 6


class Prospects:
    """For each column and each morale value: the steps that a table takes on average, and how often it drives back."""

    def __init__(self, blank: Position) -> None:
        battle = blank.battle
        self.columns = battle.columns
        self.by_attacker: list[float] = read_steps(blank, battle.attacker_table)
        self.by_defender: list[float] = read_steps(blank, battle.defender_table)
        self.drives_defender: list[float] = read_retreats(blank, battle.attacker_table)
        self.drives_attacker: list[float] = read_retreats(blank, battle.defender_table)
        self.even: list[float] = [self.gain(column, 0, 0) for column in range(battle.columns)]

    def gain(self, column: int, attacker: int, defender: int) -> float:
        """What an attack is worth to the attacker with these morale values."""
        return self.hurt(column, attacker) - self.harm(column, defender)

    def hurt(self, column: int, morale: int) -> float:
        """What the attacker's die does to the defender."""
        spot = column * VALUES + morale + SPAN
        return STEP * self.by_attacker[spot] + RETREAT * self.drives_defender[spot]

    def harm(self, column: int, morale: int) -> float:
        """What the defender's die does to the attacker."""
        spot = column * VALUES + morale + SPAN
        return STEP * self.by_defender[spot] + RETREAT * self.drives_attacker[spot]

    def drives(self, column: int) -> float:
        """How often the defender is driven back, with even morale."""
        return self.drives_defender[column * VALUES + SPAN]

    def between(self, column: float) -> float:
        """The gain with even morale, between two columns."""
        if column <= 0.0:
            return self.even[0] + column
        if column >= self.columns - 1:
            return self.even[self.columns - 1]
        low = int(column)
        part = column - low
        return self.even[low] * (1.0 - part) + self.even[low + 1] * part


def soft_column(attack: float, defence: float) -> float:
    """The column of these strengths as if there were columns between the columns, half of one lost by rounding."""
    if attack <= 0.0:
        return -1.0
    if attack >= defence:
        return EVEN + attack / max(defence, 0.5) - 1.5
    return EVEN + 0.5 - (defence / attack - 1.0)


def read_steps(blank: Position, table: list[int]) -> list[float]:
    return [
        sum([cell(blank, table, column, die + morale) // 2 for die in range(1, DIE + 1)]) / DIE
        for column in range(blank.battle.columns)
        for morale in range(-SPAN, SPAN + 1)
    ]


def read_retreats(blank: Position, table: list[int]) -> list[float]:
    return [
        sum([cell(blank, table, column, die + morale) & RESULT_R for die in range(1, DIE + 1)]) / DIE
        for column in range(blank.battle.columns)
        for morale in range(-SPAN, SPAN + 1)
    ]
