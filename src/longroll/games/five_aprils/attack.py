"""A5A 6.2.1, declaring a combat: the hexes attacked, then the units that attack them."""

from longroll.games.five_aprils.bombardment import bombarders
from longroll.games.five_aprils.duty import (
    all_in,
    enemy_hexes,
    left_out,
    open_friends,
)
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.matching import Duties
from longroll.games.five_aprils.no_attacker import judge_nobody
from longroll.games.five_aprils.odds import attack_strength, close_attackers
from longroll.games.five_aprils.options import COMBINED_ATTACK
from longroll.games.five_aprils.position import ATTACKED, BOMBARDING, DECLARE, SPARED, TARGET, Position
from longroll.games.five_aprils.refusals import (
    BOMBARD_ONE_HEX,
    DECLARED_ALREADY,
    DUTY_ELSEWHERE,
    GUNS_TOO_WEAK,
    MUST_JOIN,
    NO_ATTACKER,
    NO_STRENGTH,
    NOBODY_ATTACKS,
    NOT_A_BOAT,
    NOT_ALL_REACH,
    NOT_IN_DEFENDERS_ZONE,
    NOT_LEFT_OUT,
    NOT_STUCK,
    SPLITS_DUTY,
)
from longroll.games.five_aprils.stack import count_at, units_at, zone_crosses
from longroll.games.five_aprils.target import (
    FIRE,
    can_be_attacked,
    judge_aim,
    judge_free,
    judge_target,
    mode,
    reaches_odds,
    side_toward,
    strikers,
)
from longroll.games.five_aprils.terms import GUNBOAT, RANGE
from longroll.kernel.reason import ALLOWED, refuse


def judge_attack(position: Position, rules: Exclusive, place: int) -> int:
    """A5A-6.1-f, A5A-6.1-i, A5A-6.2.1-a: an enemy hex that somebody can attack."""
    verdict = judge_target(position, place)
    if verdict:
        return verdict
    if strikers(position, rules, place):
        return ALLOWED
    able = can_be_attacked(position, rules, place)
    return judge_fire(position, rules, place) if able else judge_nobody(position, rules, place)


def judge_fire(position: Position, rules: Exclusive, place: int) -> int:
    """A5A-6.1-a, A5A-6.1-j: guns that somebody must have elsewhere do not fire here."""
    if not position.engaged or position.engaged == [place]:
        return ALLOWED
    duties = Duties(position, rules)
    if duties.best_with_more([], [place]) >= duties.whole:
        return ALLOWED
    return refuse(DUTY_ELSEWHERE, elsewhere(duties, position, [place]))


def elsewhere(duties: Duties, position: Position, targets: list[int]) -> int:
    """A hex that must be attacked and is not among the targets."""
    used = position.attackers
    if not close_attackers(position):
        used = used + duties.free_guns()
    place = duties.lost_hex(used, targets)
    if place >= 0:
        return place
    return [*[one for one in duties.hexes if one not in targets], targets[0]][0]


def judge_also(position: Position, rules: Exclusive, place: int) -> int:
    """A5A-6.2.1-f: another hex, if one unit beside can attack them all and nobody is left without an enemy."""
    verdict = judge_target(position, place)
    if verdict:
        return verdict
    if place in position.targets:
        return refuse(DECLARED_ALREADY, place)
    for unit in position.attackers:
        if judge_aim(position, rules, unit, place):
            return refuse(NOT_ALL_REACH, unit)
    return judge_split(position, rules, place)


def judge_split(position: Position, rules: Exclusive, place: int) -> int:
    """A5A-6.1-d, A5A-6.1-j: every duty that could be met before can still be met."""
    duties = Duties(position, rules)
    targets = [*position.targets, place]
    most = duties.best_with_more(position.attackers, targets)
    if most >= duties.whole:
        return ALLOWED
    if most < 0:
        return refuse(NO_ATTACKER, place)
    unit = duties.lost_unit(position.attackers, targets, False)
    return refuse(SPLITS_DUTY, unit) if unit >= 0 else refuse(DUTY_ELSEWHERE, elsewhere(duties, position, targets))


def judge_join(position: Position, rules: Exclusive, unit: int, duties: Duties | None = None) -> int:
    """A5A-6.2.1-c, A5A-6.2.1-d, A5A-6.2.1-f, A5A-7.2-g, A5A-7.2-h: it reaches every hex and is not needed elsewhere.
    The duties may be given: they are the same until the combat is declared."""
    if unit in position.attackers:
        return refuse(DECLARED_ALREADY, position.where[unit])
    verdict = judge_free(position, unit)
    if verdict:
        return verdict
    first = position.targets[0]
    for place in position.targets:
        verdict = judge_aim(position, rules, unit, place)
        if verdict:
            return verdict
        if place != first and mode(position, rules, unit, place) != mode(position, rules, unit, first):
            return refuse(NOT_ALL_REACH, unit)
    if all_in(position.engaged, position.targets):
        return ALLOWED
    return judge_need(position, unit, Duties(position, rules) if duties is None else duties)


def judge_need(position: Position, unit: int, duties: Duties) -> int:
    """A5A-6.1-a, A5A-6.1-j: a unit that joins here may not be the one that a duty elsewhere cannot do without."""
    used = [*position.attackers, unit]
    if duties.best(used, position.targets) >= duties.whole:
        return ALLOWED
    needed = duties.lost_hex(used, position.targets)
    return refuse(DUTY_ELSEWHERE, needed if needed >= 0 else elsewhere(duties, position, position.targets))


def judge_resolve(position: Position, rules: Exclusive) -> int:
    """A5A-6.2.2-d, A5A-7.2-a, A5A-7.2-b: an attacker has strength, and every unit that must join has joined."""
    if not position.attackers:
        return refuse(NOBODY_ATTACKS)
    guns = bombarders(position)
    if len(guns) == len(position.attackers):
        if len(position.targets) > 1:
            return refuse(BOMBARD_ONE_HEX)
        if not reaches_odds(position, guns, position.targets[0]):
            return refuse(GUNS_TOO_WEAK, position.targets[0])
    elif not attack_strength(position):
        return refuse(NO_STRENGTH)
    elif guns and not joins_zone(position):
        return refuse(NOT_IN_DEFENDERS_ZONE)
    unit = left_out(position, rules)
    return judge_rest(position, rules) if unit < 0 else refuse(MUST_JOIN, unit)


def joins_zone(position: Position) -> bool:
    """A5A-7.2-g, A5A-7.2-k: the units that guns join are adjacent to the defenders, with the option in their zone."""
    if not position.options[COMBINED_ATTACK]:
        return True
    for unit in close_attackers(position):
        for place in position.targets:
            side = side_toward(position, place, position.where[unit])
            if side >= 0 and zone_crosses(position, side):
                return True
    return False


def judge_rest(position: Position, rules: Exclusive) -> int:
    """A5A-6.1-a, A5A-6.1-c, A5A-6.1-j: what is left must still be able to meet every duty that could be met before."""
    if all_in(position.engaged, position.targets) and all_in(open_friends(position), position.attackers):
        return ALLOWED
    duties = Duties(position, rules)
    if duties.met(position.attackers, position.targets, True) >= duties.whole:
        return ALLOWED
    unit = duties.lost_unit(position.attackers, position.targets, True)
    if unit >= 0:
        return refuse(MUST_JOIN, unit)
    return refuse(DUTY_ELSEWHERE, elsewhere(duties, position, position.targets))


def judge_leave_boat(position: Position, unit: int) -> int:
    """A5A-6.2.1-e, A5A-14.3-g: the units of a hex are attacked together, but of two gunboats one may be left out."""
    place = position.where[unit]
    if place < 0 or position.battle.arm[unit] != GUNBOAT or place not in position.targets:
        return refuse(NOT_LEFT_OUT, unit)
    if count_at(position, place) < 2 or spared_at(position, place):
        return refuse(NOT_A_BOAT, unit)
    return ALLOWED


def spared_at(position: Position, place: int) -> bool:
    unit = position.top[place]
    while unit >= 0:
        if position.state[unit] & SPARED:
            return True
        unit = position.under[unit]
    return False


def judge_cancel(position: Position, rules: Exclusive) -> int:
    """A declaration may be dropped only when it can neither be added to nor be carried out."""
    if not judge_resolve(position, rules) or joinable(position, rules) or addable(position, rules):
        return refuse(NOT_STUCK)
    return ALLOWED


# --- what may be chosen


def attacks(position: Position, rules: Exclusive) -> list[int]:
    """Why nobody can attack a hex takes long to find out, so such hexes are left out first."""
    able = [place for place in enemy_hexes(position) if can_be_attacked(position, rules, place)]
    return [place for place in able if not judge_attack(position, rules, place)]


def addable(position: Position, rules: Exclusive) -> list[int]:
    """The further hexes that may be attacked in the same combat: all lie near the first."""
    first = position.targets[0]
    near = [place for place in enemy_hexes(position) if position.battle.distance(first, place) <= 2]
    return [place for place in near if not judge_also(position, rules, place)]


def joinable(position: Position, rules: Exclusive) -> list[int]:
    battle = position.battle
    duties = duties_elsewhere(position, rules)
    return [
        unit
        for unit in battle.side_units[position.phasing]
        if position.where[unit] >= 0
        and battle.distance(position.where[unit], position.targets[0]) <= RANGE
        and not judge_join(position, rules, unit, duties)
    ]


def duties_elsewhere(position: Position, rules: Exclusive) -> Duties | None:
    """The open duties, if any is owed elsewhere than at the targets."""
    return None if all_in(position.engaged, position.targets) else Duties(position, rules)


# --- declaring


def begin_declaration(position: Position, place: int) -> None:
    """A5A-6.1-e, A5A-14.3-g: of two gunboats the one attacked before stays out of it."""
    for unit in units_at(position, place):
        if position.battle.arm[unit] == GUNBOAT and position.state[unit] & TARGET:
            position.state[unit] |= SPARED
    position.targets = [place]
    position.attackers = []
    position.step = DECLARE


def join(position: Position, rules: Exclusive, unit: int) -> None:
    fires = mode(position, rules, unit, position.targets[0])
    position.attackers.append(unit)
    position.state[unit] |= ATTACKED
    if fires == FIRE:
        position.state[unit] |= BOMBARDING


def drop_declaration(position: Position) -> None:
    for unit in position.attackers:
        position.state[unit] &= ~(ATTACKED | BOMBARDING)
    for unit in range(position.battle.units):
        position.state[unit] &= ~SPARED
    position.targets = []
    position.attackers = []
