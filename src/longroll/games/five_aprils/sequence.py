"""A5A 3.0, the sequence of play: what each action does, and what follows of itself until the next decision."""

from longroll.games.five_aprils.action import (
    ACT_ADVANCE,
    ACT_ALSO,
    ACT_ATTACK,
    ACT_BUILD,
    ACT_CANCEL,
    ACT_COMMIT,
    ACT_END,
    ACT_FIGHT,
    ACT_GO,
    ACT_HOLD,
    ACT_LOSE,
    ACT_MORALE,
    ACT_RESOLVE,
    ACT_RETREAT,
    ACT_SPARE,
    ACT_STAND,
    ACT_TAKE,
    ACT_WITH,
    ACT_WITHDRAW,
    ACT_YIELD,
    MORALE_ZERO,
    VERB,
    hex_part,
    unit_part,
)
from longroll.games.five_aprils.advance import advance as advance_unit
from longroll.games.five_aprils.attack import attacks, begin_declaration, drop_declaration, join
from longroll.games.five_aprils.cup import draw, fill_cup
from longroll.games.five_aprils.duty import read_duties
from longroll.games.five_aprils.events import Events, emit_marker, emit_side
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.movement import drop, go, judge_end_move, movable_units, take
from longroll.games.five_aprils.position import (
    ATTACK,
    BUILD,
    MOVE,
    MOVED,
    NO_COMBAT,
    OF_COMBAT_PHASE,
    OVER,
    ROLL,
    SPARED,
    SPENT,
    WITHDRAW,
    YIELD,
    Position,
)
from longroll.games.five_aprils.resolution import (
    begin_combat,
    choose_morale,
    close_combat,
    end_defence,
    pay,
    proceed,
)
from longroll.games.five_aprils.retreat import step_back
from longroll.games.five_aprils.terms import NOBODY, UNION
from longroll.games.five_aprils.withdrawal import begin_withdrawal, cover, withdraw, yieldable
from longroll.kernel.dice import Dice


def advance(position: Position, rules: Exclusive, action: int, dice: Dice, events: Events) -> None:
    """A5A-3.2-c: carry out an action that has been judged, and all that follows from it."""
    verb = action // VERB
    if position.step == MOVE:
        move(position, rules, verb, action, dice, events)
    elif position.step == BUILD:
        fortify(position, rules, verb, action, dice, events)
    elif position.step == ROLL:
        if not rules.roll_for(position, unit_part(action), dice, events):
            fill_cup(position, rules)
            flow(position, rules, dice, events)
    elif ACT_YIELD <= verb <= ACT_CANCEL:
        declare(position, rules, verb, action, events)
        go_on(position, rules, dice, events)
    else:
        result(position, rules, verb, action, dice, events)
        go_on(position, rules, dice, events)


def move(position: Position, rules: Exclusive, verb: int, action: int, dice: Dice, events: Events) -> None:
    """A Movement Phase."""
    if verb == ACT_TAKE:
        take(position, unit_part(action))
    elif verb == ACT_GO:
        go(position, rules, hex_part(action), events)
    elif verb == ACT_COMMIT:
        rules.commit(position, unit_part(action))
    elif verb == ACT_END:
        drop(position)
        flow(position, rules, dice, events)


def fortify(position: Position, rules: Exclusive, verb: int, action: int, dice: Dice, events: Events) -> None:
    """The end of a night turn."""
    if verb == ACT_BUILD:
        rules.build(position, unit_part(action), hex_part(action), events)
    elif position.seat == UNION and rules.begin_building(position, 1 - UNION):
        return
    else:
        end_turn(position, rules, dice, events)
        if position.step != ROLL:
            flow(position, rules, dice, events)


def declare(position: Position, rules: Exclusive, verb: int, action: int, events: Events) -> None:
    """Automatic Retreats and combats, until they are carried out."""
    if verb == ACT_YIELD:
        begin_withdrawal(position, hex_part(action))
    elif verb == ACT_WITH and position.step == WITHDRAW:
        cover(position, unit_part(action))
    elif verb == ACT_WITH:
        join(position, rules, unit_part(action))
    elif verb == ACT_SPARE:
        position.state[unit_part(action)] |= SPARED
    elif verb == ACT_WITHDRAW:
        withdraw(position, rules, events)
    elif verb == ACT_FIGHT:
        begin_attacks(position, rules)
    elif verb == ACT_ATTACK:
        begin_declaration(position, hex_part(action))
    elif verb == ACT_ALSO:
        position.targets.append(hex_part(action))
    elif verb == ACT_RESOLVE:
        begin_combat(position, rules, events)
    else:
        drop_declaration(position)
        position.step = ATTACK


def result(position: Position, rules: Exclusive, verb: int, action: int, dice: Dice, events: Events) -> None:
    """What a combat asks of its two sides; and the end of the Combat Phase."""
    if verb == ACT_MORALE:
        choose_morale(position, unit_part(action) - MORALE_ZERO, dice, events)
    elif verb == ACT_LOSE:
        pay(position, unit_part(action), events)
    elif verb == ACT_RETREAT:
        step_back(position, rules, unit_part(action), hex_part(action), dice, events)
    elif verb == ACT_STAND:
        end_defence(position)
    elif verb == ACT_ADVANCE:
        advance_unit(position, rules, unit_part(action), hex_part(action), events)
    elif verb == ACT_HOLD:
        close_combat(position)
        position.step = YIELD if not position.fighting else ATTACK
    elif verb == ACT_END:
        end_combat_phase(position)
        flow(position, rules, dice, events)


def go_on(position: Position, rules: Exclusive, dice: Dice, events: Events) -> None:
    """Carry a combat to its next decision, then find the next one."""
    if position.kind != NO_COMBAT:
        if proceed(position, rules, dice, events):
            return
    elif position.step not in (YIELD, ATTACK):
        return
    next_combat(position, rules, dice, events)


def next_combat(position: Position, rules: Exclusive, dice: Dice, events: Events) -> None:
    """A5A-6.1-g: Automatic Retreats while there are any to choose, then the regular combats."""
    position.seat = position.phasing
    rules.between_combats(position, events)
    if position.kind != NO_COMBAT and proceed(position, rules, dice, events):
        return
    position.seat = position.phasing
    if not position.fighting:
        position.step = YIELD
        if yieldable(position, rules):
            return
        begin_attacks(position, rules)
    position.step = ATTACK
    if not attacks(position, rules):
        end_combat_phase(position)
        flow(position, rules, dice, events)


def begin_attacks(position: Position, rules: Exclusive) -> None:
    """A5A-6.1-g: the Automatic Retreats are over, the duties are read."""
    position.fighting = 1
    read_duties(position, rules)
    position.step = ATTACK


# --- what follows of itself


def flow(position: Position, rules: Exclusive, dice: Dice, events: Events) -> None:
    """A5A-3.2-f: draw until somebody has something to decide; an empty cup ends the segment."""
    while position.step != OVER:
        if not position.cup:
            position.marker = -1
            if rules.end_operations(position, events):
                return
            end_turn(position, rules, dice, events)
            if position.step == ROLL:
                return
            continue
        marker = draw(position, dice, events)
        if marker < position.battle.formations:
            if begin_movement(position, rules, marker, events):
                return
        elif begin_combat_phase(position, rules, marker - position.battle.formations, dice, events):
            return


def begin_movement(position: Position, rules: Exclusive, formation: int, events: Events) -> bool:
    """A5A-3.2-d, A5A-4.1-a, A5A-4.1-c: at the first draw of a formation; true if a unit can move."""
    position.drawn[formation] += 1
    if position.drawn[formation] > 1 and not rules.moves_again(position, formation):
        emit_marker(events, position, "marker-idle", "A5A-4.1-c", formation, position.battle.formation_side[formation])
        return False
    position.phasing = position.battle.formation_side[formation]
    position.seat = position.phasing
    position.step = MOVE
    clear(position, SPENT)
    rules.begin_movement(position, formation)
    if movable_units(position, rules) or judge_end_move(position, rules):
        return True
    emit_marker(events, position, "nobody-moves", "A5A-4.1-b", formation, position.phasing)
    return False


def begin_combat_phase(position: Position, rules: Exclusive, side: int, dice: Dice, events: Events) -> bool:
    """A5A-3.2-e, A5A-6.0-a: true if anybody has anything to decide."""
    position.phasing = side
    position.seat = side
    position.fighting = 0
    position.step = YIELD
    rules.begin_combat(position, events)
    if position.kind != NO_COMBAT and proceed(position, rules, dice, events):
        return True
    position.step = YIELD
    if yieldable(position, rules):
        return True
    begin_attacks(position, rules)
    if attacks(position, rules):
        return True
    emit_side(events, "no-combat", "A5A-6.0-a", side)
    end_combat_phase(position)
    return False


def end_combat_phase(position: Position) -> None:
    clear(position, OF_COMBAT_PHASE)
    position.engaged = []
    position.bound = []
    position.fighting = 0


def clear(position: Position, bits: int) -> None:
    for unit in range(position.battle.units):
        if position.state[unit] & bits:
            position.state[unit] &= ~bits


def begin_turn(position: Position, rules: Exclusive, dice: Dice, events: Events) -> None:
    """A5A-3.0-a, A5A-3.1-a"""
    clear(position, MOVED | SPENT)
    position.draws = 0
    position.marker = -1
    position.drawn = [0] * position.battle.formations
    emit_side(events, "turn", "A5A-3.0-a", NOBODY, position.turn)
    rules.begin_turn(position, dice, events)
    if position.step != ROLL:
        fill_cup(position, rules)


def end_turn(position: Position, rules: Exclusive, dice: Dice, events: Events) -> None:
    """A5A-3.3-a, A5A-3.3-b: victory is looked at where the track says so."""
    if position.battle.check[position.turn]:
        rules.check_victory(position, events)
    if position.step == OVER:
        return
    position.turn += 1
    begin_turn(position, rules, dice, events)
