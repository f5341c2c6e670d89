"""Every action of a battle that can be written down; too many to list."""

from longroll.games.five_aprils.action import MORALE_ZERO, VERBS, make
from longroll.games.five_aprils.battle import Battle
from longroll.kernel.dice import Dice


def firsts(battle: Battle, takes: str) -> int:
    return {"": 1, "unit": battle.units, "division": len(battle.division_names), "value": 2 * MORALE_ZERO}[takes]


def seconds(battle: Battle, takes: str) -> int:
    return {"": 1, "hex": battle.hexes, "direction": 6}[takes]


def draw(battle: Battle, chance: Dice) -> int:
    """One of them, verb by verb as likely."""
    verbs = [number for number, verb in VERBS.items() if firsts(battle, verb.first)]
    verb = verbs[chance.roll(len(verbs)) - 1]
    _, first, second = VERBS[verb]
    unit = chance.roll(firsts(battle, first)) - 1
    return make(verb, unit, chance.roll(seconds(battle, second)) - 1)
