"""Whether a position that somebody wrote down can be played: the first thing wrong with it is said."""

from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.judge import choices
from longroll.games.five_aprils.position import (
    ADVANCE,
    DECLARE,
    LOSS,
    MORALE,
    MOVE,
    NO_COMBAT,
    NO_STAGE,
    OVER,
    REDUCED,
    RETREAT,
    STAND,
    WITHDRAW,
    Position,
)
from longroll.games.five_aprils.stack import units_at

FIGHTING = (MORALE, LOSS, RETREAT, STAND, ADVANCE)
LARGEST_EXTRA = 32_000


def flaw(position: Position, law: Exclusive) -> str:
    """The first thing wrong with a position, or nothing."""
    for check in (turn_flaw, marker_flaw, unit_flaw, combat_flaw):
        fault = check(position)
        if fault:
            return fault
    if position.step != OVER and not choices(position, law):
        return "nobody has anything to choose"
    return ""


def turn_flaw(position: Position) -> str:
    if not 1 <= position.turn <= position.battle.last_turn:
        return f"turn {position.turn} is not one of the {position.battle.last_turn} turns"
    if (position.step == OVER) != (position.ending > 0):
        return "step=over and won=... go together"
    return ""


def marker_flaw(position: Position) -> str:
    formations = position.battle.formations
    if position.step == MOVE and not 0 <= position.marker < formations:
        return "a Movement Phase needs the marker of a formation"
    if position.step == MOVE and position.battle.formation_side[position.marker] != position.seat:
        return "the marker is not of the side that moves"
    if len(position.cup) > 2 * formations + 2:
        return "the cup holds more markers than there are"
    return ""


def unit_flaw(position: Position) -> str:
    battle = position.battle
    for unit in range(battle.units):
        if position.state[unit] & REDUCED and not battle.two_steps[unit]:
            return f"{battle.unit_names[unit]} has one step and cannot be reduced"
    for place in range(battle.hexes):
        units = units_at(position, place)
        if len({battle.unit_side[unit] for unit in units}) > 1:
            return f"both sides stand in {battle.hex_names[place]}"
    return moving_flaw(position)


def moving_flaw(position: Position) -> str:
    if position.unit < 0:
        return ""
    if position.step == MOVE and position.battle.formation[position.unit] != position.marker:
        return "the unit on the move is not of the formation whose marker was drawn"
    if position.step != MOVE and position.where[position.unit] < 0:
        return "the unit that retreats is not on the map"
    return ""


def combat_flaw(position: Position) -> str:
    battle = position.battle
    if (position.step in FIGHTING) != (position.kind != NO_COMBAT):
        return "a combat needs kind=..., and nothing else has it"
    if position.stage != NO_STAGE and position.kind == NO_COMBAT:
        return "stage=... belongs to a combat"
    if position.step in (DECLARE, WITHDRAW, MORALE) and not position.targets:
        return "targets=... is missing"
    if position.step == MORALE and (not position.attackers or not position.hit or position.column < 0):
        return "a combat needs attackers=..., hit=... and column=..."
    for unit in [*position.attackers, *position.queue]:
        if position.where[unit] < 0 and unit in position.queue:
            return f"{battle.unit_names[unit]} cannot retreat from off the map"
    for value in position.extra:
        if not 0 <= value <= LARGEST_EXTRA:
            return "extra=... is out of range"
    return ""
