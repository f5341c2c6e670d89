"""The field of a battle: pieces come to it from a space, and the survivors go back."""

from longroll.games.american_civil_war.books import ACTING, AIM, GROUND, SPACE, WHO_ATTACKS, WHO_DEFENDS
from longroll.games.american_civil_war.components import NOWHERE, SORTS, SORTS_OF, SPACES
from longroll.games.american_civil_war.position import (
    AREAS,
    ATTACKER,
    DEFENDER,
    FIELD,
    RESERVE,
    Position,
    lift,
    present_in,
    put,
    shift_field,
)


def muster(position: Position, space: int, attacker: int, defender: int) -> None:
    """All pieces of both parties leave the space and stand in their reserves on the field."""
    position.book[SPACE] = space
    position.book[WHO_ATTACKS] = attacker
    position.book[WHO_DEFENDS] = defender
    for side, party in ((ATTACKER, attacker), (DEFENDER, defender)):
        if present_in(position, party, space):
            for sort in SORTS_OF[party]:
                count = position.army[space * SORTS + sort]
                if count:
                    lift(position, space, sort, count)
                    shift_field(position, side, RESERVE, sort, count)


def dismiss(position: Position, side: int, area: int, space: int) -> None:
    """The pieces of an area go back to the map."""
    base = (side * AREAS + area) * SORTS
    for sort in SORTS_OF[position.book[WHO_ATTACKS + side]]:
        count = position.field[base + sort]
        if count:
            position.field[base + sort] = 0
            put(position, space, sort, count)


def clear_battle(position: Position) -> None:
    """Nothing of a battle is left in the books."""
    position.field = [0] * FIELD
    for number in range(WHO_ATTACKS, AIM + 1):
        position.book[number] = 0
    position.book[SPACE] = NOWHERE
    position.lists[ACTING] = []
    position.lists[GROUND] = []


def contested(position: Position, space: int) -> bool:
    """ACW-B-move-05, ACW-S-map-09, ACW-S-map-10: two parties in one space are there to fight, allies are not."""
    present = position.present
    union = present[space]
    south = present[SPACES + space]
    neutral = present[2 * SPACES + space]
    return (union > 0) + (south > 0) + (neutral > 0) > 1


def contested_spaces(position: Position) -> list[int]:
    return [space for space in range(SPACES) if contested(position, space)]
