"""Battle turns: phases, parts, and the ways a battle ends."""

from typing import Final

from longroll.games.american_civil_war.advanced.entrenchment import digger, turn_back, turned_over
from longroll.games.american_civil_war.books import (
    ACTING,
    AREA,
    BATTLE_TURN,
    FIRST,
    PART,
    PHASE,
    QUIET,
    SORT,
    STIRRED,
    USED,
    WEAR,
    WHO_ATTACKS,
)
from longroll.games.american_civil_war.components import PARTY_NAMES, SORTS
from longroll.games.american_civil_war.options import WITHDRAWAL
from longroll.games.american_civil_war.position import AREAS, ATTACKER, DEFENDER, RESERVE, Position
from longroll.games.american_civil_war.record import Events
from longroll.games.american_civil_war.refusals import ALLOWED, refuse
from longroll.games.american_civil_war.standard.arrivals import reinforce
from longroll.games.american_civil_war.steps import ACT, STAND
from longroll.games.american_civil_war.tactical_field import line_broken
from longroll.games.american_civil_war.tactical_orders import has_order
from longroll.games.american_civil_war.tactical_pieces import (
    FRESH,
    INFANTRY_PHASE,
    PHASES,
    SPENT,
    note_used,
    phase_sorts,
    ready_at,
)
from longroll.games.american_civil_war.tactical_pursuit import begin_pursuit
from longroll.games.american_civil_war.tactical_refusals import ACTED_IN_THIS_PHASE, TOO_EARLY_TO_RETREAT
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event

QUIET_TURNS: Final = 2
FIRST_RETREAT_TURN: Final = 2


# --- turns, phases, parts


def begin_turn(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-phase-10: phases and turns follow each other until the battle ends."""
    position.book[BATTLE_TURN] += 1
    position.book[STIRRED] = 0
    position.book[PHASE] = 0
    tell_turn(position, events)
    begin_phase(position, dice, events)


def tell_turn(position: Position, events: Events) -> None:
    if events is not None:
        facts: dict[str, str | int] = {"number": position.book[BATTLE_TURN]}
        facts["side"] = PARTY_NAMES[position.book[WHO_ATTACKS + position.book[FIRST]]]
        events.append(Event("battle-turn", "ACW-S-phase-01", facts))


def begin_phase(position: Position, dice: Dice, events: Events) -> None:
    position.book[USED + ATTACKER] = 0
    position.book[USED + DEFENDER] = 0
    begin_part(position, position.book[FIRST], dice, events)


def begin_part(position: Position, side: int, dice: Dice, events: Events) -> None:
    position.book[PART] = side
    position.lists[ACTING] = []
    if side == DEFENDER and position.book[PHASE] == INFANTRY_PHASE:
        for area in turned_over(position):
            if digger(position, area) >= 0:
                note_used(position, area, digger(position, area), SPENT, 1)
        turn_back(position)
    position.step = ACT
    if not first_actor(position):
        end_part(position, dice, events)
    elif side == position.book[FIRST] and may_leave(position, 1 - side):
        ask_to_stand(position)


def go_on(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-phase-02: the side is asked while any of its pieces can still do something."""
    position.step = ACT
    if not first_actor(position):
        end_part(position, dice, events)


def end_part(position: Position, dice: Dice, events: Events) -> None:
    position.lists[ACTING] = []
    if position.book[PART] == position.book[FIRST]:
        begin_part(position, 1 - position.book[FIRST], dice, events)
    elif position.book[PHASE] + 1 < PHASES:
        position.book[PHASE] += 1
        begin_phase(position, dice, events)
    else:
        end_turn(position, dice, events)


def end_turn(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-tend-04: two whole turns without fire, charge or a step into the middle are a win for the defender."""
    reinforce(position, events)
    position.book[QUIET] = 0 if position.book[STIRRED] else position.book[QUIET] + 1
    if position.book[QUIET] >= QUIET_TURNS:
        lose(position, ATTACKER, "ACW-S-tend-04", dice, events)
    else:
        begin_turn(position, dice, events)


# --- who can act


def actors(position: Position) -> list[tuple[int, int, int]]:
    """Sort, area and wear of every kind of piece that can do something now."""
    return [found for found in candidates(position) if has_order(position, found[0], found[1], found[2])]


def first_actor(position: Position) -> bool:
    for sort, area, wear in candidates(position):
        if has_order(position, sort, area, wear):
            return True
    return False


def candidates(position: Position) -> list[tuple[int, int, int]]:
    """Pieces of the phase that have an action left and are not routed."""
    base = position.book[PART] * AREAS * SORTS
    acting = position.lists[ACTING]
    found: list[tuple[int, int, int]] = []
    for sort in phase_sorts(position):
        for area in range(RESERVE + 1):
            if position.field[base + area * SORTS + sort]:
                if ready_at(position, sort, area, FRESH) > 0:
                    found.append((sort, area, FRESH))
                for at in range(0, len(acting), 4):
                    if acting[at] == area and acting[at + 1] == sort and acting[at + 2] != SPENT:
                        found.append((sort, area, acting[at + 2]))
    return found


# --- after an action


def after_action(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-phase-09, ACW-S-tend-02, ACW-S-tmove-05: at once, in the middle of a phase, and by one's own step too."""
    position.book[SORT] = 0
    position.book[AREA] = 0
    position.book[WEAR] = 0
    side = position.book[PART]
    for broken in (1 - side, side):
        if line_broken(position, broken):
            lose(position, broken, "ACW-S-tend-02", dice, events)
            return
    if may_leave(position, 1 - side):
        ask_to_stand(position)
    else:
        go_on(position, dice, events)


def may_leave(position: Position, side: int) -> bool:
    """In the other side's part: before its first action and after each, while one has not acted (R-57)."""
    return not position.options[WITHDRAWAL] and not judge_withdraw(position, side)


def ask_to_stand(position: Position) -> None:
    position.book[PART] = 1 - position.book[PART]
    position.step = STAND


def stand(position: Position, dice: Dice, events: Events) -> None:
    position.book[PART] = 1 - position.book[PART]
    go_on(position, dice, events)


def judge_withdraw(position: Position, side: int) -> int:
    """ACW-S-tend-05: from the second turn on, and only before one has acted in the phase."""
    if position.book[BATTLE_TURN] < FIRST_RETREAT_TURN:
        return refuse(TOO_EARLY_TO_RETREAT)
    return refuse(ACTED_IN_THIS_PHASE) if position.book[USED + side] else ALLOWED


def withdraw(position: Position, dice: Dice, events: Events) -> None:
    lose(position, position.book[PART], "ACW-S-tend-05", dice, events)


def lose(position: Position, side: int, rule: str, dice: Dice, events: Events) -> None:
    if events is not None:
        facts: dict[str, str | int] = {"side": ["attacker", "defender"][side]}
        events.append(Event("line-lost", rule, facts))
    begin_pursuit(position, side, dice, events)
