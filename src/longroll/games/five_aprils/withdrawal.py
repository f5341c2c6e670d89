"""A5A 6.2.2, Automatic Retreat: who goes, who may stay, which guns cover it."""

from longroll.games.five_aprils.bombardment import bombarders
from longroll.games.five_aprils.duty import attackable, compelled, enemy_hexes, friends_facing
from longroll.games.five_aprils.events import Events, emit_hex
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.options import COVER_BESIDE
from longroll.games.five_aprils.position import (
    ATTACKED,
    BOMBARDING,
    FELL_BACK,
    NO_STAGE,
    SPARED,
    TARGET,
    WITHDRAW,
    WITHDRAWAL,
    Position,
)
from longroll.games.five_aprils.refusals import (
    ALL_OR_NONE,
    CANNOT_COVER,
    COVERS_FROM_BESIDE,
    DECLARED_ALREADY,
    LAST_TO_LEAVE,
    MUST_YIELD,
    NOBODY_IN_ZONE,
    NOT_FREED,
    NOT_LEAVING,
)
from longroll.games.five_aprils.stack import units_at
from longroll.games.five_aprils.target import FIRE, judge_aim, judge_free, judge_target, mode, reaches_odds
from longroll.games.five_aprils.terms import RANGE
from longroll.kernel.reason import ALLOWED, refuse


def judge_yield(position: Position, rules: Exclusive, place: int) -> int:
    """A5A-6.2.2-a: instead of fighting the enemies of a hex in whose zone friends stand."""
    verdict = judge_target(position, place)
    if verdict:
        return verdict
    return ALLOWED if friends_facing(position, rules, place) else refuse(NOBODY_IN_ZONE, place)


def yieldable(position: Position, rules: Exclusive) -> list[int]:
    return [place for place in enemy_hexes(position) if not judge_yield(position, rules, place)]


def judge_fight(position: Position, rules: Exclusive) -> int:
    """A5A-6.2.2-d: not while a unit without strength stands alone in an enemy zone."""
    unit = compelled(position, rules)
    return ALLOWED if unit < 0 else refuse(MUST_YIELD, unit)


def leavers(position: Position, rules: Exclusive) -> list[int]:
    """A5A-6.2.2-e: all friends in the zone of the enemy hex, but for those set free."""
    units = friends_facing(position, rules, position.targets[0])
    return [unit for unit in units if not position.state[unit] & SPARED]


def judge_cover(position: Position, rules: Exclusive, unit: int) -> int:
    """A5A-6.2.2-f: guns that can bombard the enemy hex."""
    if unit in position.attackers:
        return refuse(DECLARED_ALREADY, position.where[unit])
    verdict = judge_free(position, unit)
    if verdict:
        return verdict
    return judge_aim(position, rules, unit, position.targets[0]) or cover_mode(position, rules, unit)


def cover_mode(position: Position, rules: Exclusive, unit: int) -> int:
    """A5A-6.2.2-f, A5A-RUL-68: not guns beside the enemy, even if his zone does not reach them."""
    if mode(position, rules, unit, position.targets[0]) != FIRE:
        return refuse(CANNOT_COVER, unit)
    beside = position.battle.distance(position.where[unit], position.targets[0]) == 1
    return refuse(COVERS_FROM_BESIDE, unit) if beside and not position.options[COVER_BESIDE] else ALLOWED


def judge_spare(position: Position, rules: Exclusive, unit: int) -> int:
    """A5A-6.2.2-h: a unit that can attack another enemy stays, if guns do the duty here."""
    if unit not in leavers(position, rules):
        return refuse(NOT_LEAVING, unit)
    if not reaches_odds(position, bombarders(position), position.targets[0]):
        return refuse(ALL_OR_NONE, unit)
    others = [place for place in attackable(position, rules, unit) if place != position.targets[0]]
    if not others:
        return refuse(NOT_FREED, unit)
    return refuse(LAST_TO_LEAVE, unit) if len(leavers(position, rules)) == 1 else ALLOWED


def covers(position: Position, rules: Exclusive) -> list[int]:
    battle = position.battle
    return [
        unit
        for unit in battle.guns[position.phasing]
        if position.where[unit] >= 0
        and battle.distance(position.where[unit], position.targets[0]) <= RANGE
        and not judge_cover(position, rules, unit)
    ]


def sparable(position: Position, rules: Exclusive) -> list[int]:
    return [unit for unit in leavers(position, rules) if not judge_spare(position, rules, unit)]


# --- carrying it out


def begin_withdrawal(position: Position, place: int) -> None:
    position.targets = [place]
    position.attackers = []
    position.step = WITHDRAW


def cover(position: Position, unit: int) -> None:
    position.attackers.append(unit)
    position.state[unit] |= ATTACKED | BOMBARDING


def withdraw(position: Position, rules: Exclusive, events: Events) -> None:
    """A5A-6.2.2-a, A5A-6.2.2-c, A5A-6.2.2-i: all who go are to retreat; the enemies count as attacked."""
    place = position.targets[0]
    position.queue = leavers(position, rules)
    position.against = enemies_left(position, rules, position.queue)
    position.vacated = []
    position.kind = WITHDRAWAL
    position.stage = NO_STAGE
    emit_hex(events, position, "yields", "A5A-6.2.2-a", position.phasing, place, len(position.queue))
    for unit in position.queue:
        position.state[unit] |= FELL_BACK  # its duty is done, even if there is nowhere to go
    for enemy in position.against:
        for unit in units_at(position, enemy):
            position.state[unit] |= TARGET


def enemies_left(position: Position, rules: Exclusive, going: list[int]) -> list[int]:
    """The hex named, and every other whose zone holds nobody but who goes."""
    first = position.targets[0]
    found = [first]
    for place in enemy_hexes(position):
        friends = friends_facing(position, rules, place)
        if place != first and friends and all(unit in going for unit in friends):
            found.append(place)
    return found
