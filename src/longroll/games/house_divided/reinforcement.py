"""AHD 5.2.4, reinforcements."""

from longroll.games.house_divided.control import holder
from longroll.games.house_divided.events import Events, emit_unit
from longroll.games.house_divided.options import ENEMY_CAME_FROM, REINFORCE_FROM, SAILED_REINFORCE, WITHDRAWN_REINFORCE
from longroll.games.house_divided.position import (
    FOUGHT,
    OF_TURN,
    RETREATED,
    SAILED,
    WITHDRAWN,
    Position,
    count_in,
    units_in,
)
from longroll.games.house_divided.refusals import (
    FIGHTS_ALREADY,
    HAS_FOUGHT,
    HAS_RETREATED,
    HAS_WITHDRAWN,
    NOT_YOURS_TO_BRING,
    ONE_FROM_EACH_BOX,
    POTOMAC,
    REINFORCE_FIRST_ROUND,
    REINFORCE_TOO_LATE,
    SAILED_REINFORCEMENT,
    SOURCE_CONTESTED,
    SOURCE_NOT_HELD,
    SOURCE_NOT_JOINED,
    TOO_FEW_LEFT,
)
from longroll.games.house_divided.relocation import relocate
from longroll.games.house_divided.steps import STAND
from longroll.games.house_divided.terms import NOWHERE
from longroll.games.house_divided.withdrawal import note_attacker
from longroll.kernel.reason import ALLOWED, refuse


def judge_reinforce(position: Position, unit: int) -> int:
    if position.components.unit_side[unit] != position.firing or position.where[unit] == NOWHERE:
        return refuse(NOT_YOURS_TO_BRING, unit)
    verdict = time_to_reinforce(position)
    if not verdict:
        verdict = one_from_each_joined_box(position, unit)
    if not verdict:
        verdict = judge_reinforcing_unit(position, unit)
    if not verdict and position.step != STAND:
        verdict = refuse(REINFORCE_TOO_LATE)
    return verdict


def judge_reinforcing_unit(position: Position, unit: int) -> int:
    """Whether a unit in a joined box is free to come."""
    verdict = has_not_retreated(position, unit)
    if not verdict:
        verdict = has_not_sailed(position, unit)
    if verdict:
        return verdict
    if position.components.unit_side[unit] != position.side:
        return leaves_enough(position, unit)
    verdict = source_uncontested(position, unit)
    return verdict if verdict else has_not_fought(position, unit)


def time_to_reinforce(position: Position) -> int:
    """AHD-5.2.4-a, AHD-5.2.4-g: a side without units in the battle is never asked, for the battle is over."""
    return refuse(REINFORCE_FIRST_ROUND) if position.round < 2 else ALLOWED


def one_from_each_joined_box(position: Position, unit: int) -> int:
    """AHD-5.2.4-b"""
    components = position.components
    source = position.where[unit]
    if source == position.box:
        return refuse(FIGHTS_ALREADY, unit)
    if source not in components.neighbours[position.box]:
        return refuse(SOURCE_NOT_JOINED, source)
    if source not in components.joined[components.unit_side[unit]][position.box]:
        return refuse(POTOMAC, source)
    if position.options[REINFORCE_FROM] and holder(position, source) != components.unit_side[unit]:
        return refuse(SOURCE_NOT_HELD, source)
    return refuse(ONE_FROM_EACH_BOX, source) if position.drawn >> neighbour_index(position, source) & 1 else ALLOWED


def neighbour_index(position: Position, box: int) -> int:
    return position.components.neighbours[position.box].index(box)


def has_not_retreated(position: Position, unit: int) -> int:
    """AHD-5.2.4-c"""
    state = position.state[unit]
    if state & RETREATED:
        return refuse(HAS_RETREATED, unit)
    return refuse(HAS_WITHDRAWN, unit) if position.options[WITHDRAWN_REINFORCE] and state & WITHDRAWN else ALLOWED


def has_not_sailed(position: Position, unit: int) -> int:
    """AHD-4.2.3-f: a sea move bars no reinforcing (unless the option `sailed-reinforce` says so)."""
    barred = position.options[SAILED_REINFORCE] and position.state[unit] & SAILED
    return refuse(SAILED_REINFORCEMENT, unit) if barred else ALLOWED


def source_uncontested(position: Position, unit: int) -> int:
    """AHD-5.2.4-d"""
    source = position.where[unit]
    return (
        refuse(SOURCE_CONTESTED, source)
        if count_in(position, 1 - position.components.unit_side[unit], source)
        else ALLOWED
    )


def has_not_fought(position: Position, unit: int) -> int:
    """AHD-5.2.4-e"""
    return refuse(HAS_FOUGHT, unit) if position.state[unit] & FOUGHT else ALLOWED


def leaves_enough(position: Position, unit: int) -> int:
    """AHD-5.2.4-f"""
    source = position.where[unit]
    side = position.components.unit_side[unit]
    enough = count_in(position, side, source) - 1 >= count_in(position, 1 - side, source)
    return ALLOWED if enough else refuse(TOO_FEW_LEFT, source)


def reinforcements(position: Position) -> list[int]:
    """The units that may come now."""
    side = position.firing
    units: list[int] = []
    for box in position.components.joined[side][position.box]:
        if count_in(position, side, box):
            units += [unit for unit in units_in(position, side, box) if not judge_reinforce(position, unit)]
    return units


def reinforce(position: Position, unit: int, events: Events) -> None:
    """AHD-5.2.4-h"""
    components = position.components
    bit = 1 << neighbour_index(position, position.where[unit])
    position.drawn |= bit
    if not position.options[ENEMY_CAME_FROM]:
        position.entries[components.unit_side[unit]] |= bit
    if components.unit_side[unit] == position.side:
        note_attacker(position, unit)
    position.state[unit] |= FOUGHT
    emit_unit(events, position, "reinforced", "AHD-5.2.4-b", unit, position.box, position.where[unit])
    relocate(position, unit, position.box, events)


def forget_battles(position: Position) -> None:
    """AHD-5.2.4-i, AHD-5.2.4-j: at the end of a turn (with the option `fought`, of a half-turn)."""
    for unit in range(position.components.units):
        position.state[unit] &= ~OF_TURN
