"""Battle turns: phases, parts, and the ways a battle ends."""

from typing import Final

from longroll.games.american_civil_war.advanced.entrenchment import digger, turn_back, turned_over
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.options import WITHDRAWAL
from longroll.games.american_civil_war.position import AREAS, ATTACKER, DEFENDER, RESERVE, Position
from longroll.games.american_civil_war.refusals import ACTED_IN_THIS_PHASE, TOO_EARLY_TO_RETREAT
from longroll.games.american_civil_war.standard.arrivals import reinforce
from longroll.games.american_civil_war.steps import ACT, STAND
from longroll.games.american_civil_war.tactical.field import line_broken
from longroll.games.american_civil_war.tactical.orders import has_order
from longroll.games.american_civil_war.tactical.pieces import (
    FRESH,
    INFANTRY_PHASE,
    PHASES,
    SPENT,
    note_used,
    phase_sorts,
    ready_at,
)
from longroll.games.american_civil_war.tactical.pursuit import begin_pursuit
from longroll.games.american_civil_war.terms import PARTY_NAMES, SORTS
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

QUIET_TURNS: Final = 2
FIRST_RETREAT_TURN: Final = 2


# --- turns, phases, parts


def begin_turn(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-phase-10: phases and turns follow each other until the battle ends."""
    position.battle_turn += 1
    position.stirred = 0
    position.phase = 0
    report_turn(position, events)
    begin_phase(position, dice, events)


def report_turn(position: Position, events: Events) -> None:
    if events is not None:
        facts: dict[str, str | int] = {"number": position.battle_turn}
        facts["side"] = PARTY_NAMES[position.battle_parties[position.first_side]]
        events.append(Event("battle-turn", "ACW-S-phase-01", facts))


def begin_phase(position: Position, dice: Dice, events: Events) -> None:
    position.has_acted[ATTACKER] = 0
    position.has_acted[DEFENDER] = 0
    begin_part(position, position.first_side, False, dice, events)


def begin_part(position: Position, side: int, enemy_asked: bool, dice: Dice, events: Events) -> None:
    """The other side may leave first, unless it has just been asked in a part of its own (R-57)."""
    position.battle_side = side
    position.acting = []
    if side == DEFENDER and position.phase == INFANTRY_PHASE:
        for area in turned_over(position):
            if digger(position, area) >= 0:
                note_used(position, area, digger(position, area), SPENT, 1)
        turn_back(position)
    position.step = ACT
    if not first_actor(position):
        next_part(position, False, dice, events)
    elif not enemy_asked and may_leave(position, 1 - side):
        ask_to_stand(position)


def go_on(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-phase-02: the side is asked while any of its pieces can still do something."""
    position.step = ACT
    if not first_actor(position):
        end_part(position, dice, events)


def end_part(position: Position, dice: Dice, events: Events) -> None:
    next_part(position, True, dice, events)


def next_part(position: Position, asked: bool, dice: Dice, events: Events) -> None:
    """The part of a side is over; `asked` is false if it was passed over because nobody could act in it."""
    position.acting = []
    if position.battle_side == position.first_side:
        begin_part(position, 1 - position.first_side, asked, dice, events)
    elif position.phase + 1 < PHASES:
        position.phase += 1
        begin_phase(position, dice, events)
    else:
        end_turn(position, dice, events)


def end_turn(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-tend-04: two whole turns without fire, charge or a step into the middle are a win for the defender."""
    reinforce(position, events)
    position.quiet_turns = 0 if position.stirred else position.quiet_turns + 1
    if position.quiet_turns >= QUIET_TURNS:
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
    base = position.battle_side * AREAS * SORTS
    acting = position.acting
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
    position.sort = 0
    position.area = 0
    position.wear = 0
    side = position.battle_side
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
    position.battle_side = 1 - position.battle_side
    position.step = STAND


def stand(position: Position, dice: Dice, events: Events) -> None:
    position.battle_side = 1 - position.battle_side
    go_on(position, dice, events)


def judge_withdraw(position: Position, side: int) -> int:
    """ACW-S-tend-05: from the second turn on, and only before one has acted in the phase."""
    if position.battle_turn < FIRST_RETREAT_TURN:
        return refuse(TOO_EARLY_TO_RETREAT)
    return refuse(ACTED_IN_THIS_PHASE) if position.has_acted[side] else ALLOWED


def withdraw(position: Position, dice: Dice, events: Events) -> None:
    lose(position, position.battle_side, "ACW-S-tend-05", dice, events)


def lose(position: Position, side: int, rule: str, dice: Dice, events: Events) -> None:
    if events is not None:
        facts: dict[str, str | int] = {"side": ["attacker", "defender"][side]}
        events.append(Event("line-lost", rule, facts))
    begin_pursuit(position, side, dice, events)
