"""What must hold in a tactical battle that was read from a text."""

from longroll.games.american_civil_war.action import WEAR_NAMES
from longroll.games.american_civil_war.position import AREAS, ATTACKER, DEFENDER, LINE, RESERVE, Position, units_on
from longroll.games.american_civil_war.steps import DEPLOY, DODGE, ORDER, PURSUE, RETREATING, TERRAIN
from longroll.games.american_civil_war.tactical.field import MAJOR, columns, line_broken
from longroll.games.american_civil_war.tactical.pieces import PHASES, WEARS, ready_at
from longroll.games.american_civil_war.terms import NEUTRAL, NOWHERE, SORTS, TERRAIN_NAMES


def flaw_tactical(position: Position) -> str:
    if position.step == RETREATING or position.step >= TERRAIN:
        if (
            position.space == NOWHERE
            or not 0 <= position.battle_size <= MAJOR
            or position.battle_parties[ATTACKER] == position.battle_parties[DEFENDER]
        ):
            return "a battle needs space=..., size=..., attacker=... and defender=..."
        if not 0 <= position.loser <= 2 or (position.step in (RETREATING, PURSUE)) != (position.loser > 0):
            return "loser=... goes with pursuit and retreat"
    if position.step < TERRAIN:
        return ""
    if not turn_fits(position) or not lists_fit(position):
        return "the turn, phase or part of the battle is none"
    if position.step <= DEPLOY and not can_deploy(position):
        return "a side has too few units for its line areas"
    broken = line_broken(position, ATTACKER) or line_broken(position, DEFENDER)
    return "a line is broken, and the battle goes on" if broken and DEPLOY < position.step < PURSUE else ""


def turn_fits(position: Position) -> bool:
    if position.battle_side not in (ATTACKER, DEFENDER) or position.first_side not in (ATTACKER, DEFENDER):
        return False
    if not 0 <= position.phase < PHASES or not position.battle_turn >= 0 or position.battle_parties[ATTACKER] > NEUTRAL:
        return False
    if position.step == ORDER and not chosen_fits(position):
        return False
    chosen = position.step in (ORDER, DODGE)
    if not chosen:
        return True
    return (
        0 <= position.sort < SORTS
        and 0 <= position.area < AREAS
        and 0 <= position.wear < len(WEAR_NAMES)
        and (0 <= position.aim < SORTS)
    )


def can_deploy(position: Position) -> bool:
    for side in (ATTACKER, DEFENDER):
        units = sum([units_on(position, side, area) for area in (LINE, LINE + 1, LINE + 2, RESERVE)])
        if units < len(columns(position)):
            return False
    return True


def chosen_fits(position: Position) -> bool:
    """The piece that awaits its order is there."""
    if position.sort >= SORTS or position.area >= AREAS or position.wear >= len(WEAR_NAMES):
        return False
    return ready_at(position, position.sort, position.area, position.wear) > 0


def lists_fit(position: Position) -> bool:
    acting = position.acting
    width = 3 if position.step == PURSUE else 4
    if len(acting) % width:
        return False
    for at in range(0, len(acting), width):
        if acting[at + 1] >= SORTS or acting[at] >= AREAS or (width == 4 and acting[at + 2] >= WEARS):
            return False
    ground = position.ground
    known = [number % 16 < len(TERRAIN_NAMES) and number < 32 for number in ground]
    return not ground or (len(ground) >= 6 and all(known))
