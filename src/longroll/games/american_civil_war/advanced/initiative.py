"""Initiative (`initiative`): dice, cavalry and leaders decide who acts first in a major battle."""

from typing import Final

from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.options import INITIATIVE
from longroll.games.american_civil_war.position import ATTACKER, DEFENDER, RESERVE, Position, on_field
from longroll.games.american_civil_war.terms import PARTY_NAMES, SORT_KIND, SORTS_OF
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event

PEEK: Final = 1
EXTRA_ACTION: Final = 2


def roll_initiative(position: Position, dice: Dice, events: Events) -> None:
    """ACW-A-init-01, ACW-A-init-06: two dice and what one has, before a major battle."""
    if not position.options[INITIATIVE]:
        return
    totals = [dice.roll(6) + dice.roll(6) + strength(position, side) for side in (ATTACKER, DEFENDER)]
    win_initiative(position, totals)
    if events is not None:
        facts: dict[str, str | int] = {"side": PARTY_NAMES[position.battle_parties[position.first_side]]}
        facts["attacker"] = totals[ATTACKER]
        facts["defender"] = totals[DEFENDER]
        events.append(Event("initiative", "ACW-A-init-02", facts))


def strength(position: Position, side: int) -> int:
    """One for each cavalry and leader, two for each elite cavalry."""
    party = position.battle_parties[side]
    return sum(
        [
            position.components.initiative_worth[SORT_KIND[sort]] * on_field(position, side, RESERVE, sort)
            for sort in SORTS_OF[party]
        ]
    )


def win_initiative(position: Position, totals: list[int]) -> None:
    """ACW-A-init-02, ACW-A-init-03, ACW-A-init-04, ACW-A-init-05: first, seeing the enemy, with an extra action."""
    components = position.components
    margin = abs(totals[ATTACKER] - totals[DEFENDER])
    position.first_side = DEFENDER if totals[DEFENDER] > totals[ATTACKER] else ATTACKER
    position.surprise = (PEEK if margin >= components.peek_from else 0) + (
        EXTRA_ACTION if margin >= components.extra_from else 0
    )
