"""Whether a position that somebody wrote down can be played: the first thing wrong with it is said."""

from longroll.games.five_aprils.events import marker_name
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.judge import choices
from longroll.games.five_aprils.movement import judge_unit
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
    SPENT,
    STAND,
    WAITING,
    WITHDRAW,
    Position,
    allowance_of,
)
from longroll.games.five_aprils.stack import units_at

FIGHTING = (MORALE, LOSS, RETREAT, STAND, ADVANCE)
LARGEST_EXTRA = 32_000


def violation(position: Position, rules: Exclusive) -> str:
    """The first thing wrong with a position, or nothing."""
    for check in (turn_violation, marker_violation, unit_violation, combat_violation):
        fault = check(position)
        if fault:
            return fault
    fault = moving_violation(position, rules)
    if fault:
        return fault
    if position.step != OVER and not choices(position, rules):
        return "nobody has anything to choose"
    return ""


def turn_violation(position: Position) -> str:
    if not 1 <= position.turn <= position.battle.last_turn:
        return f"turn {position.turn} is not one of the {position.battle.last_turn} turns"
    if (position.step == OVER) != (position.ending > 0):
        return "step=over and won=... go together"
    return ""


def marker_violation(position: Position) -> str:
    formations = position.battle.formations
    if position.step == MOVE and not 0 <= position.marker < formations:
        return "a Movement Phase needs the marker of a formation"
    if position.step == MOVE and position.battle.formation_side[position.marker] != position.seat:
        return "the marker is not of the side that moves"
    for marker in range(formations + 2):
        most = position.battle.markers[marker] if marker < formations else 1
        drawn = position.drawn[marker] if marker < formations else 0
        if position.cup.count(marker) + drawn > most:
            return f"{marker_name(position, marker)} has no more than {most} marker(s)"
    return "draws=... counts the draws of the turn" if position.draws < 0 else ""


def unit_violation(position: Position) -> str:
    battle = position.battle
    for unit in range(battle.units):
        if position.state[unit] & REDUCED and not battle.two_steps[unit]:
            return f"{battle.unit_names[unit]} has one step and cannot be reduced"
    for place in range(battle.hexes):
        units = units_at(position, place)
        if len({battle.unit_side[unit] for unit in units}) > 1:
            return f"both sides stand in {battle.hex_names[place]}"
    return ""


def moving_violation(position: Position, rules: Exclusive) -> str:
    unit = position.unit
    if position.began_in_zone not in (0, 1):
        return "zone=... is 0 or 1"
    if unit < 0 or position.step != MOVE:
        if position.spent or position.began_in_zone:
            return "spent=... and zone=... belong to a unit on the move"
        return "the unit that retreats is not on the map" if unit >= 0 and position.where[unit] < 0 else ""
    if position.battle.formation[unit] != position.marker or position.where[unit] < WAITING:
        return "the unit on the move is not one of the formation whose marker was drawn"
    if not 0 <= position.spent < allowance_of(position, unit):
        return f"spent={position.spent} is not within the allowance of the unit on the move"
    if (position.spent > 0) != (position.state[unit] & SPENT > 0):
        return "spent=... goes with a unit that has moved"
    if not position.spent and judge_unit(position, rules, unit):
        return f"{position.battle.unit_names[unit]} may not move"
    return ""


def combat_violation(position: Position) -> str:
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
