"""The end of a battle: the winner takes the space, the loser retreats, and the war takes note."""

from typing import Final

from longroll.games.american_civil_war.advanced.experience import gain_experience
from longroll.games.american_civil_war.battlefield import clear_battle, leave_field
from longroll.games.american_civil_war.events import Events, report_side, report_space
from longroll.games.american_civil_war.position import ATTACKER, RESERVE, Position
from longroll.games.american_civil_war.standard.arrivals import recall_late
from longroll.games.american_civil_war.standard.captures import change_rating, settle
from longroll.games.american_civil_war.standard.retreat import begin_retreat
from longroll.games.american_civil_war.steps import BATTLE, RETREATING
from longroll.games.american_civil_war.terms import NEUTRAL, NOWHERE, UNION
from longroll.kernel.dice import Dice

MAJOR: Final = 2
GREAT: Final = 8


def end_battle(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-retreat-05: the winner stays; the loser's pieces wait in their routed area for their retreat."""
    winner = 2 - position.loser
    space = position.space
    report_space(position.components, events, "battle-won", "ACW-S-retreat-05", position.battle_parties[winner], space)
    leave_field(position, winner, RESERVE, space)
    position.step = BATTLE
    begin_retreat(position, events)
    if position.step != RETREATING:
        conclude(position, dice, events)


def conclude(position: Position, dice: Dice, events: Events) -> None:
    """Retreat is over too."""
    loser = position.loser - 1
    recall_late(position, loser != ATTACKER, position.space, events)
    parties = (position.battle_parties[1 - loser], position.battle_parties[loser])
    if NEUTRAL not in parties:
        if position.battle_size == MAJOR:
            major_victory(position, parties[0], events)
        note_great_victory(position, parties[0], position.fallen[loser], events)
    if position.battle_size == MAJOR:
        note_autumn_victory(position, parties[0])
        gain_experience(position, dice, events)
    position.destination = NOWHERE
    clear_battle(position)
    position.step = BATTLE
    settle(position, events)


def major_victory(position: Position, winner: int, events: Events) -> None:
    """ACW-S-euro-02, ACW-S-tac-05: battles between the two sides only, and no skirmishes (R-62)."""
    change_rating(position, 1 if winner == UNION else -1, "ACW-S-euro-02", events)


def note_autumn_victory(position: Position, winner: int) -> None:
    """ACW-A-elec-04: six units on both sides are enough; rioters and independents count too."""
    if winner == UNION and position.turn in position.components.autumn_turns:
        position.autumn_victory = 1


def note_great_victory(position: Position, winner: int, fell: int, events: Events) -> None:
    """ACW-S-eman-02: once achieved it stays achieved (R-23)."""
    if winner == UNION and fell >= GREAT and not position.great_victory:
        position.great_victory = 1
        report_side(events, "great-victory", "ACW-S-eman-02", UNION, fell)
