"""Experience (`experience`): a major battle may make a leader."""

from typing import Final

from longroll.games.american_civil_war.components import (
    FRANCE,
    LEADER,
    NEUTRAL,
    NOWHERE,
    SORT_NATION,
    SORTS,
    SORTS_OF,
    TABLES,
    sort_of,
)
from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.options import EXPERIENCE
from longroll.games.american_civil_war.position import Position, put
from longroll.kernel.dice import Dice

NEEDED: Final[dict[str, int]] = TABLES["experience"]["free_leader_at_least"]
FOR_WINNER: Final[int] = int(NEEDED["winner"])
FOR_LOSER: Final[int] = int(NEEDED["loser"])


def gain_experience(position: Position, dice: Dice, events: Events) -> None:
    """ACW-A-exp-01: after every major battle both roll, the winner first."""
    if not position.options[EXPERIENCE]:
        return
    loser = position.loser - 1
    roll_for(position, position.battle_parties[1 - loser], position.space, FOR_WINNER, dice, events)
    roll_for(position, position.battle_parties[loser], position.destination, FOR_LOSER, dice, events)


def roll_for(position: Position, party: int, space: int, need: int, dice: Dice, events: Events) -> None:
    """ACW-A-exp-02, ACW-A-exp-03: the leader joins the army that fought, if any of it is left."""
    if party == NEUTRAL or space == NOWHERE:
        return
    if dice.roll(6) + dice.roll(6) >= need:
        sort = sort_of(nation_there(position, party, space), LEADER)
        put(position, space, sort, 1)
        report_pieces(events, "new-leader", "ACW-A-exp-01", sort, 1, space)


def nation_there(position: Position, party: int, space: int) -> int:
    """The first nation of the party in the space that has leaders."""
    for sort in SORTS_OF[party]:
        if position.army[space * SORTS + sort] and SORT_NATION[sort] <= FRANCE:
            return SORT_NATION[sort]
    return party
