"""A5A 3.1 and 3.2, the cup: which Phase markers go in, and how they come out."""

from longroll.games.five_aprils.events import Events, emit_marker
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import WAITING, Position
from longroll.games.five_aprils.terms import CONFEDERATE, UNION
from longroll.kernel.dice import Dice


def fill_cup(position: Position, rules: Exclusive) -> None:
    """A5A-3.1-a, A5A-3.1-b, A5A-3.1-c, A5A-3.1-d, A5A-8.1-b: in the order of the formations, Combat markers last."""
    battle = position.battle
    cup: list[int] = []
    for formation in range(battle.formations):
        if is_due(position, rules, formation):
            cup += [formation] * battle.markers[formation]
    for side in (UNION, CONFEDERATE):
        if fights(position, rules, side):
            cup.append(battle.formations + side)
    position.cup = cup


def is_due(position: Position, rules: Exclusive, formation: int) -> bool:
    """A5A-3.1-b, A5A-3.1-e: a unit on the map, or one that may come in this turn."""
    battle = position.battle
    if position.turn < rules.marker_turn(position, formation):
        return False
    for unit in battle.formation_units[formation]:
        place = position.where[unit]
        if place >= 0 or (place == WAITING and rules.may_arrive(position, unit)):
            return True
    return False


def fights(position: Position, rules: Exclusive, side: int) -> bool:
    """A5A-3.1-d, A5A-9.0-a: no Combat marker at night, nor while a rule holds it out."""
    return not position.battle.night[position.turn] and position.turn >= rules.combat_turn(position, side)


def draw(position: Position, dice: Dice, events: Events) -> int:
    """A5A-3.2-a, A5A-3.2-b: the sides draw in turn, the Confederate first; a marker serves its owner."""
    marker = position.cup.pop(dice.draw(len(position.cup)) - 1)
    drawer = UNION if position.draws % 2 else CONFEDERATE
    position.draws += 1
    position.marker = marker
    emit_marker(events, position, "draws", "A5A-3.2-a", marker, drawer)
    return marker
