"""AHD 6.0, promotion."""

from longroll.games.house_divided.events import Events, emit_unit
from longroll.games.house_divided.options import COUNTER_LIMIT, PROMOTE_TWICE, PROMOTED_HITS
from longroll.games.house_divided.position import PROMOTED, REDUCED, Position, units_in
from longroll.games.house_divided.recruitment import to_pool
from longroll.games.house_divided.refusals import (
    BATTLE_NOT_WON,
    CRACK_ALREADY,
    NO_COUNTER_LEFT,
    NOT_IN_THE_BATTLE,
    NOT_YOURS_TO_PROMOTE,
    ONE_PROMOTION,
    PROMOTED_ALREADY,
)
from longroll.games.house_divided.steps import PROMOTE, SPOILS
from longroll.games.house_divided.terms import CRACK, KIND_RANK, MILITIA, NOWHERE
from longroll.kernel.reason import ALLOWED, refuse


def judge_promote(position: Position, unit: int) -> int:
    verdict = promoted_in_battle(position, unit) if position.step != PROMOTE else promoted_in_phase(position, unit)
    if not verdict:
        verdict = judge_promotable(position, unit)
    return verdict


def judge_promotable(position: Position, unit: int) -> int:
    """Whether a unit can rise at all."""
    verdict = below_crack(position, unit)
    if not verdict:
        verdict = not_yet_promoted(position, unit)
    if not verdict:
        verdict = counter_left(position, unit)
    return verdict


def promoted_in_battle(position: Position, unit: int) -> int:
    """AHD-6.0-c, AHD-5.0-g, AHD-5.2.5-h"""
    if position.step != SPOILS:
        return refuse(BATTLE_NOT_WON)
    took_part = position.components.unit_side[unit] == position.firing and position.where[unit] == position.box
    return ALLOWED if took_part else refuse(NOT_IN_THE_BATTLE, unit)


def promoted_in_phase(position: Position, unit: int) -> int:
    """AHD-6.0-d"""
    if position.components.unit_side[unit] != position.side or position.where[unit] == NOWHERE:
        return refuse(NOT_YOURS_TO_PROMOTE, unit)
    return refuse(ONE_PROMOTION, unit) if position.chosen else ALLOWED


def below_crack(position: Position, unit: int) -> int:
    """AHD-6.0-a"""
    return refuse(CRACK_ALREADY, unit) if KIND_RANK[position.kind[unit]] == CRACK else ALLOWED


def not_yet_promoted(position: Position, unit: int) -> int:
    """AHD-6.0-e"""
    barred = position.state[unit] & PROMOTED and not again_after_battle(position)
    return refuse(PROMOTED_ALREADY, unit) if barred else ALLOWED


def again_after_battle(position: Position) -> bool:
    """AHD-6.0-g: only with the option `promote-twice`; the promotion phase is always for another unit."""
    return position.options[PROMOTE_TWICE] != 0 and position.step == SPOILS


def counter_left(position: Position, unit: int) -> int:
    """Ruling R28: the option `counter-limit` sets a limit for each side, arm and rank."""
    components = position.components
    kind = position.kind[unit] + 1
    limit = components.limits[position.options[COUNTER_LIMIT]][kind]
    if not limit:
        return ALLOWED
    used = 0
    for other in components.slots_of[components.unit_side[unit]]:
        if position.where[other] != NOWHERE and position.kind[other] == kind:
            used += 1
    return ALLOWED if used < limit else refuse(NO_COUNTER_LEFT, unit)


def promotable_in_battle(position: Position) -> list[int]:
    units = units_in(position, position.firing, position.box)
    return [unit for unit in units if not judge_promote(position, unit)]


def promotable_in_phase(position: Position) -> list[int]:
    return [unit for unit in position.components.slots_of[position.side] if not judge_promote(position, unit)]


def promote(position: Position, unit: int, events: Events) -> None:
    """AHD-6.0-b"""
    kind = position.kind[unit]
    if KIND_RANK[kind] == MILITIA:
        to_pool(position, position.components.unit_side[unit], kind)
    position.kind[unit] = kind + 1
    position.state[unit] |= PROMOTED
    if position.options[PROMOTED_HITS]:
        position.state[unit] &= ~REDUCED
    rule = "AHD-6.0-c" if position.step == SPOILS else "AHD-6.0-d"
    emit_unit(events, position, "promoted", rule, unit, position.where[unit])
