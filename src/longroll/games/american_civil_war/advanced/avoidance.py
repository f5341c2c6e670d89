"""Avoiding naval battle (`avoid`)."""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.options import AVOIDING
from longroll.games.american_civil_war.ownership import owns
from longroll.games.american_civil_war.position import Position
from longroll.kernel.dice import Dice

MARGIN: Final = 4


def may_avoid(position: Position) -> bool:
    return position.options[AVOIDING] == 1


def try_to_avoid(position: Position, side: int, dice: Dice, events: Events) -> bool:
    """ACW-A-avoid-01: two dice, at most the ports possessed plus four."""
    ports = len([space for space in position.components.ports if owns(position, side, space)])
    roll = dice.roll(6) + dice.roll(6)
    done = roll <= ports + MARGIN
    report_side(events, "avoided" if done else "not-avoided", "ACW-A-avoid-01", side, roll)
    return done
