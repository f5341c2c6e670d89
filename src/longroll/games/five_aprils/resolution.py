"""A5A 6.2.5 to 6.3, resolving a combat: morale values, dice, and the results in their order."""

from longroll.games.five_aprils.advance import advances
from longroll.games.five_aprils.bombardment import bombarders
from longroll.games.five_aprils.control import update_control
from longroll.games.five_aprils.events import Events, emit_hex
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.loss import lose_step, losers, sufferers
from longroll.games.five_aprils.morale import attacker_values, defender_values, passes_check
from longroll.games.five_aprils.odds import set_column
from longroll.games.five_aprils.position import (
    ADVANCE,
    AFTERMATH,
    ATTACKER_CHECKS,
    ATTACKER_LOSSES,
    ATTACKER_RETREAT,
    BOMBARDMENT,
    COMBINED,
    DEFENDER_CHECKS,
    DEFENDER_LOSSES,
    DEFENDER_RETREAT,
    DEFENDER_STANDS,
    DRIVEN,
    LOSS,
    MORALE,
    NO_COMBAT,
    NO_STAGE,
    OF_COMBAT,
    REGULAR,
    RETREAT,
    STAND,
    TARGET,
    WITHDRAWAL,
    Position,
)
from longroll.games.five_aprils.retreat import options, run
from longroll.games.five_aprils.table import RESULT_R, raised, read_table
from longroll.games.five_aprils.target import defenders, reaches_odds
from longroll.kernel.dice import Dice


def begin_combat(position: Position, rules: Exclusive, events: Events) -> None:
    """A5A-6.1-e, A5A-6.2.1-a: a declared combat becomes a fought one."""
    guns = len(bombarders(position))
    position.kind = BOMBARDMENT if guns == len(position.attackers) else COMBINED if guns else REGULAR
    position.vacated = []
    emit_hex(events, position, "attacks", "A5A-6.2.1-a", position.phasing, position.targets[0], len(position.attackers))
    open_fire(position, rules, events)


def open_fire(position: Position, rules: Exclusive, events: Events) -> None:
    """The defenders are those in the hexes now; the odds are fixed before anything happens to them."""
    rules.before_odds(position, events)
    update_control(position, rules, events)
    position.hit = defenders(position)
    for unit in position.hit:
        position.state[unit] |= TARGET
    rules.after_attack(position, events)
    position.checked = 0
    if not position.hit:
        position.stage = AFTERMATH
        return
    set_column(position, rules, events)
    values = attacker_values(position)
    position.attacker_morale = values[-1]
    position.step = MORALE
    position.seat = position.phasing


def settle_morale(position: Position, dice: Dice, events: Events) -> bool:
    """A5A-6.2.5-a, A5A-6.2.5-b, A5A-6.2.5-d: ask where there is a choice; the defender of a bombardment has none."""
    if position.seat == position.phasing:
        if len(attacker_values(position)) > 1:
            return True
        choose_morale(position, attacker_values(position)[0], dice, events)
        return False
    if len(defender_values(position)) > 1:
        return True
    choose_morale(position, defender_values(position)[0], dice, events)
    return False


def choose_morale(position: Position, value: int, dice: Dice, events: Events) -> None:
    if position.seat == position.phasing:
        position.attacker_morale = value
        position.seat = 1 - position.phasing
        if is_bombardment(position):
            roll(position, dice, events)
    else:
        position.defender_morale = value
        roll(position, dice, events)


def is_bombardment(position: Position) -> bool:
    return position.kind in (BOMBARDMENT, WITHDRAWAL)


def roll(position: Position, dice: Dice, events: Events) -> None:
    """A5A-6.2.6-a, A5A-6.2.6-b, A5A-6.2.6-c, A5A-6.3-a, A5A-7.2-c: both dice on the same column, before any loss."""
    battle = position.battle
    position.on_defender = 0
    position.on_attacker = 0
    if not position.below:
        position.on_defender = read_table(
            position, battle.attacker_table, position.phasing, position.attacker_morale, dice, events
        )
    if not is_bombardment(position):
        result = read_table(
            position, battle.defender_table, 1 - position.phasing, position.defender_morale, dice, events
        )
        position.on_attacker = raised(position, result)
    begin_losses(position, DEFENDER_LOSSES, position.on_defender)


def begin_losses(position: Position, stage: int, result: int) -> None:
    """A5A-6.2.5-d, A5A-6.2.5-e: who used no morale value loses the first step where he likes."""
    position.stage = stage
    position.losses = result // 2
    position.first_loss = int(not is_bombardment(position))
    position.checked = 0


# --- the stages


def proceed(position: Position, rules: Exclusive, dice: Dice, events: Events) -> bool:
    """A5A-6.3-b: carry the combat on; true when somebody has to decide, false when it is over."""
    while position.kind != NO_COMBAT:
        if position.step == MORALE and position.stage == NO_STAGE:
            if settle_morale(position, dice, events):
                return True
            continue
        if do_stage(position, rules, dice, events):
            return True
    return False


def do_stage(position: Position, rules: Exclusive, dice: Dice, events: Events) -> bool:
    stage = position.stage
    if stage == NO_STAGE:
        return leave(position, rules, dice, events)
    if stage in (DEFENDER_LOSSES, ATTACKER_LOSSES):
        asked = take_losses(position, events)
        update_control(position, rules, events)
        return asked
    if stage in (DEFENDER_RETREAT, ATTACKER_RETREAT):
        return retreat_all(position, rules, dice, events)
    if stage in (DEFENDER_CHECKS, ATTACKER_CHECKS):
        return check_all(position, rules, dice, events)
    if stage == DEFENDER_STANDS:
        return offer_retreat(position, rules, dice, events)
    return offer_advance(position, rules)


def sufferer(position: Position) -> int:
    """The side to which results are being applied."""
    return position.phasing if position.stage >= ATTACKER_LOSSES else 1 - position.phasing


def leave(position: Position, rules: Exclusive, dice: Dice, events: Events) -> bool:
    """A5A-6.2.2-c, A5A-6.2.2-g: the retreats of an Automatic Retreat, then its bombardment."""
    position.seat = position.phasing
    if run(position, rules, dice, events):
        position.step = RETREAT
        return True
    place = position.targets[0] if position.targets else -1
    if position.attackers and position.top[place] >= 0 and reaches_odds(position, position.attackers, place):
        emit_hex(events, position, "bombards", "A5A-6.2.2-g", position.phasing, place, len(position.attackers))
        open_fire(position, rules, events)
    else:
        position.stage = AFTERMATH
    return False


def take_losses(position: Position, events: Events) -> bool:
    """A5A-6.3.1-a, A5A-6.3.1-b, A5A-6.3.1-c: the owner chooses where he can; steps that nobody has are lost."""
    side = sufferer(position)
    while position.losses:
        units = losers(position, side)
        if not units:
            position.losses = 0
        elif len(units) == 1:
            pay(position, units[0], events)
        else:
            position.step = LOSS
            position.seat = side
            return True
    position.queue = []
    result = position.on_attacker if side == position.phasing else position.on_defender
    if result & RESULT_R:
        position.queue = sufferers(position, side)
    position.stage += 1
    return False


def pay(position: Position, unit: int, events: Events) -> None:
    position.losses -= 1
    position.first_loss = 0
    lose_step(position, unit, "A5A-6.3.1-c", events)


def retreat_all(position: Position, rules: Exclusive, dice: Dice, events: Events) -> bool:
    """A5A-6.2.6-f, A5A-6.3.2-a: with an R all survivors go back one hex."""
    position.seat = sufferer(position)
    if run(position, rules, dice, events):
        position.step = RETREAT
        return True
    position.stage += 1
    return False


def check_all(position: Position, rules: Exclusive, dice: Dice, events: Events) -> bool:
    """A5A-6.2.6-e, A5A-6.3.3-a, A5A-6.3.3-b, A5A-6.4-b: a side that lost a step checks; who fails goes back a hex."""
    side = sufferer(position)
    position.seat = side
    if not position.checked:
        position.checked = 1
        result = position.on_attacker if side == position.phasing else position.on_defender
        if result >= 2:
            position.queue = [
                unit
                for unit in sufferers(position, side)
                if not passes_check(position, unit, "A5A-6.3.3-a", dice, events)
            ]
    if run(position, rules, dice, events):
        position.step = RETREAT
        return True
    position.stage += 1
    return False


def offer_retreat(position: Position, rules: Exclusive, dice: Dice, events: Events) -> bool:
    """A5A-6.3.4-a: those of the defenders that have not retreated may."""
    position.seat = 1 - position.phasing
    if run(position, rules, dice, events):
        position.step = RETREAT
        return True
    if volunteers(position, rules):
        position.step = STAND
        return True
    end_defence(position)
    return False


def volunteers(position: Position, rules: Exclusive) -> list[tuple[int, int]]:
    return [
        (unit, place)
        for unit in sufferers(position, 1 - position.phasing)
        if not position.state[unit] & DRIVEN
        for place in options(position, rules, unit)
    ]


def end_defence(position: Position) -> None:
    if is_bombardment(position):
        position.stage = AFTERMATH
    else:
        begin_losses(position, ATTACKER_LOSSES, position.on_attacker)


def offer_advance(position: Position, rules: Exclusive) -> bool:
    """A5A-6.6-a, A5A-6.6-b, A5A-6.6-c: an R on the attacker bars them all."""
    fought = position.kind in (REGULAR, COMBINED)
    if position.kind == BOMBARDMENT or (fought and position.on_attacker & RESULT_R):
        close_combat(position)
        return False
    if advances(position, rules):
        position.step = ADVANCE
        position.seat = position.phasing if fought else 1 - position.phasing
        return True
    close_combat(position)
    return False


def close_combat(position: Position) -> None:
    """Forget what belongs to one combat."""
    for unit in range(position.battle.units):
        if position.state[unit] & OF_COMBAT:
            position.state[unit] &= ~OF_COMBAT
    position.kind = NO_COMBAT
    position.stage = NO_STAGE
    position.column = -1
    position.below = 0
    position.attacker_morale = 0
    position.defender_morale = 0
    position.on_defender = 0
    position.on_attacker = 0
    position.losses = 0
    position.first_loss = 0
    position.checked = 0
    position.unit = -1
    position.targets = []
    position.attackers = []
    position.hit = []
    position.queue = []
    position.trail = []
    position.vacated = []
    position.against = []
    position.seat = position.phasing
