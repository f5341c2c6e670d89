"""The end of a battle: the winner takes the space, the loser retreats, and the war takes note."""

from typing import Final

from longroll.games.american_civil_war.advanced.experience import gain_experience
from longroll.games.american_civil_war.books import (
    AIM_SPACE,
    AUTUMN_VICTORY,
    FELL,
    GREAT_VICTORY,
    LOSER,
    SIZE,
    SPACE,
    WHO_ATTACKS,
)
from longroll.games.american_civil_war.components import NEUTRAL, NOWHERE, UNION
from longroll.games.american_civil_war.musters import clear_battle, dismiss
from longroll.games.american_civil_war.position import ATTACKER, RESERVE, Position
from longroll.games.american_civil_war.record import Events, tell_side, tell_space
from longroll.games.american_civil_war.standard.arrivals import recall_late
from longroll.games.american_civil_war.standard.calendar import AUTUMN_TURNS
from longroll.games.american_civil_war.standard.captures import change_rating, settle
from longroll.games.american_civil_war.standard.retreat import begin_retreat
from longroll.games.american_civil_war.steps import BATTLE, RETREATING
from longroll.kernel.dice import Dice

MAJOR: Final = 2
GREAT: Final = 8


def end_battle(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-retreat-05: the winner stays; the loser's pieces wait in their routed area for their retreat."""
    winner = 2 - position.book[LOSER]
    space = position.book[SPACE]
    tell_space(events, "battle-won", "ACW-S-tend-02", position.book[WHO_ATTACKS + winner], space)
    dismiss(position, winner, RESERVE, space)
    position.step = BATTLE
    begin_retreat(position, events)
    if position.step != RETREATING:
        conclude(position, dice, events)


def conclude(position: Position, dice: Dice, events: Events) -> None:
    """Retreat is over too."""
    loser = position.book[LOSER] - 1
    recall_late(position, loser != ATTACKER, position.book[SPACE], events)
    parties = (position.book[WHO_ATTACKS + 1 - loser], position.book[WHO_ATTACKS + loser])
    if NEUTRAL not in parties:
        if position.book[SIZE] == MAJOR:
            major_victory(position, parties[0], events)
        note_great_victory(position, parties[0], position.book[FELL + loser], events)
    if position.book[SIZE] == MAJOR:
        gain_experience(position, dice, events)
    position.book[AIM_SPACE] = NOWHERE
    clear_battle(position)
    position.step = BATTLE
    settle(position, events)


def major_victory(position: Position, winner: int, events: Events) -> None:
    """ACW-S-euro-02, ACW-S-tac-05: battles between the two sides only, and no skirmishes (R-62)."""
    change_rating(position, 1 if winner == UNION else -1, "ACW-S-euro-02", events)
    if winner == UNION and position.turn in AUTUMN_TURNS:
        position.book[AUTUMN_VICTORY] = 1


def note_great_victory(position: Position, winner: int, fell: int, events: Events) -> None:
    """ACW-S-eman-02: once achieved it stays achieved (R-23)."""
    if winner == UNION and fell >= GREAT and not position.book[GREAT_VICTORY]:
        position.book[GREAT_VICTORY] = 1
        tell_side(events, "great-victory", "ACW-S-eman-02", UNION, fell)
