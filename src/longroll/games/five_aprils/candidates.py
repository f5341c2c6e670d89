"""What a player may mean by pointing at a hex or a unit: actions, allowed or not, the likeliest first."""

from longroll.games.five_aprils.action import (
    ACT_ADVANCE,
    ACT_ALSO,
    ACT_ATTACK,
    ACT_BUILD,
    ACT_END,
    ACT_FIGHT,
    ACT_GO,
    ACT_LOSE,
    ACT_RESOLVE,
    ACT_RETREAT,
    ACT_SPARE,
    ACT_TAKE,
    ACT_WITH,
    ACT_WITHDRAW,
    ACT_YIELD,
    VERB,
    make,
    unit_part,
)
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.judge import choices
from longroll.games.five_aprils.position import (
    ADVANCE,
    ATTACK,
    BUILD,
    DECLARE,
    LOSS,
    MOVE,
    RETREAT,
    STAND,
    WITHDRAW,
    YIELD,
    Position,
)
from longroll.kernel.contract import Thing

CLOSING = (ACT_RESOLVE, ACT_WITHDRAW, ACT_FIGHT, ACT_END)  # a player makes these choices himself
NOTHING = -1


def candidates(position: Position, rules: Exclusive, thing: Thing) -> list[int]:
    """The candidates for a hex or a unit; a thing of another kind, or one that is not in this battle, has none."""
    if position.step == MOVE:
        return move_candidates(position, thing)
    unit, place = pointed_at(position, thing, topmost=True)
    if unit < 0 and place < 0:
        return []
    mine = unit >= 0 and position.battle.unit_side[unit] == position.seat
    if position.step in (YIELD, WITHDRAW, ATTACK, DECLARE):
        return combat_candidates(position, unit, place, mine)
    return result_candidates(position, rules, unit, place)


def pointed_at(position: Position, thing: Thing, topmost: bool) -> tuple[int, int]:
    """A unit and a hex; a hex stands for the unit on top of it as well."""
    battle = position.battle
    if thing.kind == "unit" and thing.id in battle.unit_numbers:
        unit = battle.unit_numbers[thing.id]
        return unit, max(NOTHING, position.where[unit])
    if thing.kind == "hex" and thing.id in battle.hex_numbers:
        place = battle.hex_numbers[thing.id]
        return (position.top[place] if topmost else NOTHING), place
    return NOTHING, NOTHING


def move_candidates(position: Position, thing: Thing) -> list[int]:
    """A unit is taken; with a unit on the move a hex, or an enemy, is where it goes."""
    moving = position.unit >= 0
    unit, place = pointed_at(position, thing, topmost=not moving)
    mine = unit >= 0 and position.battle.unit_side[unit] == position.seat
    if unit >= 0 and (mine or not moving):
        return [make(ACT_TAKE, unit)]
    return [make(ACT_GO, 0, place)] if place >= 0 else []


def combat_candidates(position: Position, unit: int, place: int, mine: bool) -> list[int]:
    """A friend joins or stays out; an enemy, or a hex, is the target."""
    if mine and position.step == WITHDRAW:
        return [make(ACT_SPARE, unit), make(ACT_WITH, unit)]
    if mine:
        return [make(ACT_WITH, unit)]
    if place < 0:
        return []
    if position.step == DECLARE:
        return [make(ACT_ALSO, 0, place), *([make(ACT_SPARE, unit)] if unit >= 0 else [])]
    return [make(ACT_ATTACK if position.step == ATTACK else ACT_YIELD, 0, place)]


def result_candidates(position: Position, rules: Exclusive, unit: int, place: int) -> list[int]:
    """What a combat asks of a unit, or of the one unit that the choices are about."""
    if position.step == LOSS:
        return [make(ACT_LOSE, unit)] if unit >= 0 else []
    if position.step == BUILD:
        return [make(ACT_BUILD, unit, direction) for direction in range(6)] if unit >= 0 else []
    if place < 0 or position.step not in (RETREAT, STAND, ADVANCE):
        return []
    acting = position.unit if position.unit >= 0 else only_unit(position, rules)
    if acting < 0:
        acting = unit
    if acting < 0:
        return []
    return [make(ACT_ADVANCE if position.step == ADVANCE else ACT_RETREAT, acting, place)]


def only_unit(position: Position, rules: Exclusive) -> int:
    """The unit that all choices with a unit are about, or -1."""
    units = {unit_part(action) for action in choices(position, rules) if action // VERB in (ACT_RETREAT, ACT_ADVANCE)}
    return units.pop() if len(units) == 1 else NOTHING


def forced(position: Position, rules: Exclusive) -> int | None:
    """The only choice, unless it closes something."""
    found = choices(position, rules)
    return found[0] if len(found) == 1 and found[0] // VERB not in CLOSING else None
