"""Every action of a battle that can be written down; too many to list."""

from functools import cache

from longroll.games.five_aprils.action import MORALE_ZERO, VERBS, make
from longroll.games.five_aprils.battle import Battle
from longroll.kernel.dice import Dice


def firsts(battle: Battle, takes: str) -> int:
    return {"": 1, "unit": battle.units, "division": len(battle.division_names), "value": 2 * MORALE_ZERO}[takes]


def seconds(battle: Battle, takes: str) -> int:
    return {"": 1, "hex": battle.hexes, "direction": 6}[takes]


@cache
def actions(battle: Battle) -> list[tuple[int, int, int]]:
    """The verbs, each with how many things it may name first and second."""
    rows = [(number, firsts(battle, verb.first), seconds(battle, verb.second)) for number, verb in VERBS.items()]
    return [row for row in rows if row[1]]


def draw(battle: Battle, chance: Dice) -> int:
    """One of them, verb by verb as likely."""
    rows = actions(battle)
    verb, first, second = rows[chance.roll(len(rows)) - 1]
    return make(verb, chance.roll(first) - 1, chance.roll(second) - 1)
