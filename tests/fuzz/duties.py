"""A promise of Across Five Aprils: a Combat Phase ends with no duty unmet that could still be met, and no declaration
leads nowhere."""

from longroll.games.five_aprils.action import ACT_CANCEL, ACT_FIGHT, VERB
from longroll.games.five_aprils.duty import attackable, open_enemies, open_friends, read_duties
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import ATTACK, FELL_BACK, NO_COMBAT, SPARED, TARGET, Position
from longroll.games.five_aprils.stack import units_at
from longroll.games.five_aprils.target import can_be_attacked


def assert_duties(rules: Exclusive, before: Position, action: int, after: Position) -> None:
    """A5A-6.1-a, A5A-6.1-c, A5A-6.1-j: of one action, and the positions before and after it."""
    assert action // VERB != ACT_CANCEL, "a declaration led nowhere"
    if not (before.fighting or action // VERB == ACT_FIGHT) or same_phase(before, after) or after.kind != NO_COMBAT:
        return
    last = end_of_phase(rules, before, after)
    for place in open_enemies(last):
        assert not can_be_attacked(last, rules, place), f"nobody attacked {last.battle.hex_names[place]}"
    for unit in open_friends(last):
        for place in attackable(last, rules, unit):
            assert not can_be_attacked(last, rules, place), f"{last.battle.unit_names[unit]} did not attack"


def same_phase(before: Position, after: Position) -> bool:
    return after.fighting == 1 and (after.turn, after.draws) == (before.turn, before.draws)


def end_of_phase(rules: Exclusive, before: Position, after: Position) -> Position:
    """The position in which the phase ended, which nobody saw: places from after it, what had been done from before."""
    last = after.copy()
    last.step, last.kind, last.phasing, last.marker = ATTACK, NO_COMBAT, before.phasing, before.marker
    last.targets, last.attackers = [], []
    hit = before.hit or [unit for place in before.targets for unit in units_at(before, place)]
    for unit in range(last.battle.units):
        last.state[unit] |= before.state[unit] & ~SPARED
        if unit in hit and not before.state[unit] & SPARED:
            last.state[unit] |= TARGET
        if last.where[unit] != before.where[unit]:
            last.state[unit] |= FELL_BACK
    if before.fighting:
        last.engaged, last.bound = before.engaged[:], before.bound[:]
    else:
        read_duties(last, rules)
    return last
