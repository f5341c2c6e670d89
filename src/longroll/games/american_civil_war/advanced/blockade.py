"""Blockade (`blockade`): the Union may stop the points that the South gets from Europe."""

from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.options import BLOCKADES
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.standard.production import from_europe
from longroll.games.american_civil_war.steps import BLOCKADE
from longroll.games.american_civil_war.terms import CONFEDERATE, UNION
from longroll.kernel.dice import Dice


def begin_blockade(position: Position) -> bool:
    """ACW-A-block-01: the Union is asked when the South would receive points from Europe."""
    if not position.options[BLOCKADES] or not from_europe(position):
        return False
    position.side = UNION
    position.step = BLOCKADE
    return True


def blockade(position: Position, dice: Dice, events: Events) -> None:
    """ACW-A-block-02: two dice, at most the lead in naval rating."""
    roll = dice.roll(6) + dice.roll(6)
    lead = position.naval_rating[UNION] - position.naval_rating[CONFEDERATE]
    position.blockaded = 1 if roll <= lead else 0
    report_side(events, "blockaded" if roll <= lead else "blockade-fails", "ACW-A-block-02", UNION, roll)
