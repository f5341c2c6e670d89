"""Naval battles: of the quarter, and when a landing is intercepted."""

from longroll.games.american_civil_war.advanced.avoidance import may_avoid, try_to_avoid
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.steps import AVOID, NAVAL
from longroll.games.american_civil_war.terms import CONFEDERATE, SIDE_NAMES, UNION
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event


def begin_naval_phase(position: Position) -> None:
    """ACW-S-naval-01, ACW-S-naval-02: once a quarter; the Confederacy is asked first."""
    position.side = CONFEDERATE
    position.step = NAVAL


def stay_in_port(position: Position) -> bool:
    """ACW-S-naval-03: true if nobody declares a battle."""
    if position.side == CONFEDERATE:
        position.side = UNION
        return False
    return True


def declare_battle(position: Position, side: int) -> bool:
    """A side declares a battle; false if the other is first asked whether it avoids it."""
    position.declared = 1 + side
    if may_avoid(position):
        position.step = AVOID
        return False
    return True


def avoided(position: Position, dice: Dice, events: Events) -> bool:
    return try_to_avoid(position, 2 - position.declared, dice, events)


def fight_at_sea(position: Position, dice: Dice, events: Events) -> int:
    """ACW-S-naval-05: two dice and the rating each; returns the loser's number, or -1 for a draw."""
    totals = [0, 0]
    for side in (UNION, CONFEDERATE):
        totals[side] = dice.roll(6) + dice.roll(6) + position.naval_rating[side]
    position.declared = 0
    loser = lower(totals)
    lost = 0
    if loser >= 0:
        lost = lose_points(position, loser, totals[1 - loser] - totals[loser])
    if events is not None:
        facts: dict[str, str | int] = {"side": SIDE_NAMES[loser] if loser >= 0 else "nobody", "number": lost}
        facts["union"] = totals[UNION]
        facts["confederate"] = totals[CONFEDERATE]
        events.append(Event("naval-battle", "ACW-S-naval-05", facts))
    return loser


def lower(totals: list[int]) -> int:
    """The side with the lower total, or -1."""
    if totals[UNION] == totals[CONFEDERATE]:
        return -1
    return UNION if totals[UNION] < totals[CONFEDERATE] else CONFEDERATE


def lose_points(position: Position, side: int, margin: int) -> int:
    """ACW-S-naval-06, ACW-S-naval-07: never below zero; returns the points really lost."""
    components = position.components
    wanted = 0
    for start, points in zip(components.loss_from, components.loss_points, strict=True):
        if margin >= start:
            wanted = points
    lost = min(wanted, position.naval_rating[side])
    position.naval_rating[side] -= lost
    return lost
