"""Who is asked: the side, and the seat that decides for it."""

from longroll.games.american_civil_war.advanced.command import seat_of
from longroll.games.american_civil_war.position import ATTACKER, DEFENDER, Position
from longroll.games.american_civil_war.steps import ARRAY, AVOID, INTERCEPT, RESERVES, RETREATING, TERRAIN
from longroll.games.american_civil_war.terms import NEUTRAL


def asked_side(position: Position) -> int:
    """The side that decides now."""
    step = position.step
    if ARRAY <= step <= RESERVES or step >= TERRAIN:
        return controller(position, position.battle_side)
    if step == RETREATING:
        return controller(position, position.loser - 1)
    if step == INTERCEPT:
        return 1 - position.side
    if step == AVOID:
        return 2 - position.declared
    return position.side


def controller(position: Position, battle_side: int) -> int:
    """ACW-S-eman-10, ACW-S-consc-07: rioters and independents are played by the opponent of whom they fight (R-84)."""
    party = position.battle_parties[battle_side]
    if party != NEUTRAL:
        return party
    return 1 - position.battle_parties[1 - battle_side]


def seat(position: Position) -> int:
    """The number of the seat that decides now."""
    return seat_of(position, asked_side(position))


def viewing_side(position: Position, seat: int | None) -> int:
    """The battle side that a seat plays; -1 if it only looks on."""
    for side in (ATTACKER, DEFENDER):
        if seat is not None and controller(position, side) == seat % 2:
            return side
    return -1
