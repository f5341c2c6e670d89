"""What must hold in any position, however it came about: whoever reads one from a text asks here first."""

from typing import Final

from longroll.games.american_civil_war.books import (
    ABOARD,
    ACTING,
    AIM,
    AIM_SPACE,
    BOOK_NAMES,
    GROUND,
    LATE,
    LIST_NAMES,
    MODE,
    PART,
    PLACED,
    QUEUE,
    QUOTA,
    RATING,
    SECEDED,
    SORT,
    SPACE,
    TAKEN,
    TASK,
    WHO_ATTACKS,
    WHO_DEFENDS,
)
from longroll.games.american_civil_war.components import (
    NOBODY,
    NOWHERE,
    PARTIES,
    SORT_IS_UNIT,
    SORT_PARTY,
    SORTS,
    SPACE_NAMES,
    SPACES,
)
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.judge import choices
from longroll.games.american_civil_war.musters import contested_spaces
from longroll.games.american_civil_war.options import LENGTH
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
from longroll.games.american_civil_war.standard.soundness import standard_flaw
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
    PURSUE,
    RESERVES,
    RETREATING,
    STEP_NAMES,
    TARGET,
    TERRAIN,
    WHERE,
    WHO,
)

LAST_TURN: Final = 999
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
    for space in range(SPACES):
        for sort in range(SORTS):
            if position.moved[space * SORTS + sort] and fresh_in(position, space, sort) < 0:
                return f"more pieces have moved in {SPACE_NAMES[space]} than stand there"
    return ""


def group_flaw(position: Position) -> str:
    space = position.book[SPACE]
    target = position.book[AIM_SPACE]
    if position.step in (WHERE, WHO) and space == NOWHERE:
        return f"step={STEP_NAMES[position.step]} needs space=..."
    if position.step == WHO and (target == NOWHERE or not 1 <= position.book[MODE] <= 3):
        return "step=who needs target=... and mode=..."
    return ""


def list_flaw(position: Position) -> str:
    for sort in position.lists[QUOTA]:
        if sort >= SORTS or SORT_PARTY[sort] != position.side:
            return "quota names what the placing side cannot place"
    if position.step == PLACE and not FREE_PIECES <= position.book[TASK] <= EUROPE_LANDS:
        return "step=place needs task=..."
    if position.lists[PLACED] and position.step not in (PLACE, BUY, COMMAND):
        return "placed=... is for placing, buying and assigning"
    return "" if position.lists[PLACED] == sorted(set(position.lists[PLACED])) else "placed=... is not in order"


def meeting_flaw(position: Position) -> str:
    """Two parties stand in one space only between a march into it and the end of its battle."""
    spaces = contested_spaces(position)
    if spaces and position.step in (PLACE, BUY):
        return f"two parties stand in {SPACE_NAMES[spaces[0]]} outside movement and battle"
    return "" if position.step != BATTLE or spaces else "there is no battle to choose"


def field_flaw(position: Position) -> str:
    for side in (ATTACKER, DEFENDER):
        if not 0 <= position.book[WHO_ATTACKS + side] < PARTIES:
            return "attacker and defender are parties: 0, 1 or 2"
        for at in range(side * AREAS * SORTS, (side + 1) * AREAS * SORTS):
            if position.field[at] and SORT_PARTY[at % SORTS] != position.book[WHO_ATTACKS + side]:
                return "pieces of another party stand on one side of the field"
    return ""


BASIC_STEPS: Final = (OVER, PLACE, MARCH, WHERE, WHO, BATTLE, BUY)


def basic_flaw(position: Position) -> str:
    fighting = ARRAY <= position.step <= RESERVES
    if position.step not in BASIC_STEPS and not fighting:
        return f"step={STEP_NAMES[position.step]} is not of the basic game"
    if any(position.options[:LENGTH]) or position.book[TASK] > FREE_INFANTRY:
        return "the basic game has no such options and tasks"
    if fighting and (position.book[SPACE] == NOWHERE or position.book[WHO_ATTACKS] == position.book[WHO_DEFENDS]):
        return "a battle needs space=..., attacker=... and defender=..."
    if fighting and position.book[PART] not in (ATTACKER, DEFENDER):
        return "part=... is 0 or 1"
    if fighting and not both_stand(position):
        return "both sides of a battle need units"
    if len(position.lists[ACTING]) % 2:
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
    sort = position.book[SORT]
    return sort < SORTS and SORT_IS_UNIT[sort] and on_field(position, position.book[PART], LINE, sort) > 0


def in_battle(position: Position) -> bool:
    return ARRAY <= position.step <= RESERVES or position.step == RETREATING or position.step >= TERRAIN


def book_flaw(position: Position) -> str:
    """Numbers are small; those of a battle belong to a battle."""
    for number, value in enumerate(position.book):
        if number not in (RATING, TAKEN, SECEDED) and not 0 <= value <= MOST:
            return f"{BOOK_NAMES[number]}={value} is out of bounds"
    lists = position.lists[ACTING] or position.lists[GROUND]
    battle = lists or any(position.book[WHO_ATTACKS : AIM + 1]) or any(position.field)
    return "there is something of a battle, and no battle" if battle and not in_battle(position) else ""


def fitting_flaw(position: Position) -> str:
    """Lists that belong to one step are empty in every other."""
    for number, steps in LIST_STEPS:
        if position.lists[number] and position.step not in steps:
            return f"{LIST_NAMES[number]}=... does not go with step={STEP_NAMES[position.step]}"
    return ""


LIST_STEPS: Final = (
    (QUOTA, (PLACE,)),
    (QUEUE, (DISPLACE,)),
    (ABOARD, (WHO, INTERCEPT, AVOID, CARGO)),
    (LATE, (RETREATING, *range(TERRAIN, PURSUE + 1))),
)
CHECKS: Final = (book_flaw, fitting_flaw, outcome_flaw, moved_flaw, group_flaw, list_flaw, meeting_flaw, field_flaw)
