"""The field of a battle: pieces come to it from a space, and the survivors go back."""

from longroll.games.american_civil_war.position import (
    AREAS,
    ATTACKER,
    DEFENDER,
    RESERVE,
    Position,
    empty_field,
    lift,
    on_field,
    present_in,
    put,
    shift_field,
)
from longroll.games.american_civil_war.terms import NOWHERE, PARTIES, SORTS, SORTS_OF


def take_field(position: Position, space: int, attacker: int, defender: int) -> None:
    """All pieces of both parties leave the space and stand in their reserves on the field."""
    position.space = space
    position.battle_parties[ATTACKER] = attacker
    position.battle_parties[DEFENDER] = defender
    for side, party in ((ATTACKER, attacker), (DEFENDER, defender)):
        if present_in(position, party, space):
            for sort in SORTS_OF[party]:
                count = position.army[space * SORTS + sort]
                if count:
                    lift(position, space, sort, count)
                    shift_field(position, side, RESERVE, sort, count)


def leave_field(position: Position, side: int, area: int, space: int) -> None:
    """The pieces of an area go back to the map."""
    base = (side * AREAS + area) * SORTS
    for sort in SORTS_OF[position.battle_parties[side]]:
        count = position.field[base + sort]
        if count:
            shift_field(position, side, area, sort, -count)
            put(position, space, sort, count)


def send_back(position: Position, side: int) -> None:
    """All pieces of a side stand in its reserve again."""
    for area in range(RESERVE):
        for sort in SORTS_OF[position.battle_parties[side]]:
            count = on_field(position, side, area, sort)
            shift_field(position, side, area, sort, -count)
            shift_field(position, side, RESERVE, sort, count)


def clear_battle(position: Position) -> None:
    """Nothing of a battle is left: the numbers of `BATTLE_FIELDS` are zero again."""
    empty_field(position)
    position.battle_parties = [0, 0]
    position.landed = 0
    position.battle_size = 0
    position.battle_turn = 0
    position.phase = 0
    position.battle_side = 0
    position.first_side = 0
    position.surprise = 0
    position.quiet_turns = 0
    position.stirred = 0
    position.has_acted = [0, 0]
    position.fallen = [0, 0]
    position.shots = 0
    position.trenches = 0
    position.cover = 0
    position.loser = 0
    clear_chosen(position)
    position.space = NOWHERE
    position.acting = []
    position.ground = []


def clear_chosen(position: Position) -> None:
    """No piece is chosen, and no target."""
    position.sort = 0
    position.area = 0
    position.wear = 0
    position.aim = 0


def contested(position: Position, space: int) -> bool:
    """ACW-B-move-05, ACW-S-map-09, ACW-S-map-10: two parties in one space are there to fight, allies are not."""
    present = position.present
    at = space * PARTIES
    union = present[at]
    south = present[at + 1]
    neutral = present[at + 2]
    return (union > 0) + (south > 0) + (neutral > 0) > 1


def contested_spaces(position: Position) -> list[int]:
    return [space for space in range(position.components.spaces) if contested(position, space)]
