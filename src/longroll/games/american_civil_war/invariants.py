"""What must hold in any position. A position that is read from text is checked here."""

from typing import Final

from longroll.games.american_civil_war.advanced.theatre import has_theatres
from longroll.games.american_civil_war.battlefield import contested_spaces
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.fields import BATTLE_FIELDS, NUMBER_FIELDS
from longroll.games.american_civil_war.judge import choices
from longroll.games.american_civil_war.options import IN_BASIC
from longroll.games.american_civil_war.placement import EUROPE_LANDS, FREE_INFANTRY, FREE_PIECES
from longroll.games.american_civil_war.position import (
    AREAS,
    ATTACKER,
    DEFENDER,
    LINE,
    RESERVE,
    Position,
    fresh_in,
    on_field,
    units_on,
)
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.standard.invariants import standard_flaw
from longroll.games.american_civil_war.steps import (
    ARRAY,
    AVOID,
    BATTLE,
    BUY,
    CARGO,
    COMMAND,
    DISPLACE,
    INTERCEPT,
    MARCH,
    OVER,
    PLACE,
    RESERVES,
    RETREATING,
    STEP_NAMES,
    STEPS,
    TARGET,
    TERRAIN,
    WHERE,
    WHO,
)
from longroll.games.american_civil_war.terms import NOBODY, NOWHERE, PARTIES, SORT_IS_UNIT, SORT_PARTY, SORTS

LAST_TURN: Final = 9999
FREE_NUMBERS: Final = ("european_rating", "taken_cities", "seceded_states")
MOST: Final = 9999


def flaw(position: Position) -> str:
    """The first thing wrong with a position, or nothing."""
    for check in CHECKS:
        fault = check(position)
        if fault:
            return fault
    fault = basic_flaw(position) if is_basic(position) else standard_flaw(position)
    if fault:
        return fault
    if position.step != OVER and not choices(position):
        return "nobody has anything to choose"
    return ""


def outcome_flaw(position: Position) -> str:
    if not 0 <= position.turn <= LAST_TURN:
        return f"turn {position.turn} is not a turn"
    if (position.ending == 0) == (position.step == OVER):
        return "step=over and won=... go together"
    if position.winner == NOBODY and position.ending > 0 and not ENDINGS[position.ending].startswith("ACW-L"):
        return f"somebody wins by {ENDINGS[position.ending]}"
    return ""


def moved_flaw(position: Position) -> str:
    components = position.components
    for space in range(components.spaces):
        for sort in range(SORTS):
            if position.moved[space * SORTS + sort] and fresh_in(position, space, sort) < 0:
                return f"more pieces have moved in {components.space_names[space]} than stand there"
    return ""


def group_flaw(position: Position) -> str:
    space = position.space
    target = position.destination
    if position.step in (WHERE, WHO) and space == NOWHERE:
        return f"step={STEP_NAMES[position.step]} needs space=..."
    if position.step == WHO and (target == NOWHERE or not 1 <= position.mode <= 3):
        return "step=who needs target=... and mode=..."
    return ""


def list_flaw(position: Position) -> str:
    for sort in position.quota:
        if sort >= SORTS or SORT_PARTY[sort] != position.side:
            return "quota names what the placing side cannot place"
    if position.step == PLACE and not FREE_PIECES <= position.task <= EUROPE_LANDS:
        return "step=place needs task=..."
    if position.placed and position.step not in (PLACE, BUY, COMMAND):
        return "placed=... is for placing, buying and assigning"
    return "" if position.placed == sorted(set(position.placed)) else "placed=... is not in order"


def command_flaw(position: Position) -> str:
    if not has_theatres(position) and (position.theatre or position.eastern or position.detached):
        return "theatre, east and detached are for the option four=theatre"
    return ""


def meeting_flaw(position: Position) -> str:
    """Two parties stand in one space only between a march into it and the end of its battle."""
    spaces = contested_spaces(position)
    if spaces and position.step in (PLACE, BUY):
        return f"two parties stand in {position.components.space_names[spaces[0]]} outside movement and battle"
    return "" if position.step != BATTLE or spaces else "there is no battle to choose"


def field_flaw(position: Position) -> str:
    for side in (ATTACKER, DEFENDER):
        if not 0 <= position.battle_parties[side] < PARTIES:
            return "attacker and defender are parties: 0, 1 or 2"
        for at in range(side * AREAS * SORTS, (side + 1) * AREAS * SORTS):
            if position.field[at] and SORT_PARTY[at % SORTS] != position.battle_parties[side]:
                return "pieces of another party stand on one side of the field"
    return ""


BASIC_STEPS: Final = (OVER, PLACE, MARCH, WHERE, WHO, BATTLE, BUY)


def basic_flaw(position: Position) -> str:
    fighting = ARRAY <= position.step <= RESERVES
    if position.step not in BASIC_STEPS and not fighting:
        return f"step={STEP_NAMES[position.step]} is not of the basic game"
    if (
        any(value for number, value in enumerate(position.options) if number not in IN_BASIC)
        or position.task > FREE_INFANTRY
    ):
        return "the basic game has no such options and tasks"
    if fighting and (
        position.space == NOWHERE or position.battle_parties[ATTACKER] == position.battle_parties[DEFENDER]
    ):
        return "a battle needs space=..., attacker=... and defender=..."
    if fighting and position.battle_side not in (ATTACKER, DEFENDER):
        return "part=... is 0 or 1"
    if fighting and not both_stand(position):
        return "both sides of a battle need units"
    if len(position.acting) % 2:
        return "acting=... goes by twos"
    if position.step == TARGET and not aimed(position):
        return "step=target needs sort=... of a unit in the line"
    return ""


def both_stand(position: Position) -> bool:
    """Units in both lines, or before there are lines in both reserves."""
    for side in (ATTACKER, DEFENDER):
        units = units_on(position, side, LINE)
        if position.step in (ARRAY, RESERVES):
            units += units_on(position, side, RESERVE)
        if not units:
            return False
    return True


def aimed(position: Position) -> bool:
    sort = position.sort
    return sort < SORTS and SORT_IS_UNIT[sort] and on_field(position, position.battle_side, LINE, sort) > 0


def in_battle(position: Position) -> bool:
    return ARRAY <= position.step <= RESERVES or position.step == RETREATING or position.step >= TERRAIN


def numbers_of(position: Position, attribute: str) -> list[int]:
    value = getattr(position, attribute)
    return value if isinstance(value, list) else [value]


def number_flaw(position: Position) -> str:
    """Numbers are small; those of a battle belong to a battle."""
    for attribute, names in NUMBER_FIELDS.items():
        for name, value in zip(names, numbers_of(position, attribute), strict=True):
            if attribute not in FREE_NUMBERS and not 0 <= value <= MOST:
                return f"{name}={value} is out of bounds"
    numbers = [value for attribute in BATTLE_FIELDS for value in numbers_of(position, attribute)]
    battle = position.acting or position.ground or any(numbers) or any(position.field)
    return "there is something of a battle, and no battle" if battle and not in_battle(position) else ""


def fitting_flaw(position: Position) -> str:
    """Lists that belong to one step are empty in every other."""
    for name, steps in LIST_STEPS.items():
        if getattr(position, name) and position.step not in steps:
            return f"{name}=... does not go with step={STEP_NAMES[position.step]}"
    return ""


LIST_STEPS: Final = {
    "quota": (PLACE,),
    "queue": (DISPLACE,),
    "aboard": (WHO, INTERCEPT, AVOID, CARGO),
    "late": (RETREATING, *range(TERRAIN, len(STEPS))),
}
CHECKS: Final = (
    number_flaw,
    fitting_flaw,
    outcome_flaw,
    moved_flaw,
    group_flaw,
    list_flaw,
    command_flaw,
    meeting_flaw,
    field_flaw,
)
