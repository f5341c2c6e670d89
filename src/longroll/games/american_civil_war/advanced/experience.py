"""Experience (`experience`): a major battle may make a leader."""

from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.options import EXPERIENCE
from longroll.games.american_civil_war.position import Position, put
from longroll.games.american_civil_war.terms import (
    FRANCE,
    LEADER,
    NEUTRAL,
    NOWHERE,
    SORT_NATION,
    SORTS,
    SORTS_OF,
    sort_of,
)
from longroll.kernel.dice import Dice


def gain_experience(position: Position, dice: Dice, events: Events) -> None:
    """ACW-A-exp-01: after every major battle both roll, the winner first."""
    components = position.components
    if not position.options[EXPERIENCE]:
        return
    loser = position.loser - 1
    roll_for(position, position.battle_parties[1 - loser], position.space, components.leader_for_winner, dice, events)
    roll_for(position, position.battle_parties[loser], position.destination, components.leader_for_loser, dice, events)


def roll_for(position: Position, party: int, space: int, need: int, dice: Dice, events: Events) -> None:
    """ACW-A-exp-02, ACW-A-exp-03: the leader joins the army that fought, if any of it is left."""
    if party == NEUTRAL or space == NOWHERE:
        return
    if dice.roll(6) + dice.roll(6) >= need:
        sort = sort_of(nation_there(position, party, space), LEADER)
        put(position, space, sort, 1)
        report_pieces(position.components, events, "new-leader", "ACW-A-exp-01", sort, 1, space)


def nation_there(position: Position, party: int, space: int) -> int:
    """The first nation of the party in the space that has leaders."""
    for sort in SORTS_OF[party]:
        if position.army[space * SORTS + sort] and SORT_NATION[sort] <= FRANCE:
            return SORT_NATION[sort]
    return party
