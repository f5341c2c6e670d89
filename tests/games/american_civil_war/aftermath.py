"""A battle that has just been decided, for tests of what follows on the map."""

from collections.abc import Sequence

from longroll import Event, Match
from longroll.games.american_civil_war.battlefield import take_field
from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.position import BY_SEA, RESERVE, ROUTED, on_field, shift_field
from longroll.games.american_civil_war.standard.aftermath import end_battle
from longroll.games.american_civil_war.terms import SORTS_OF
from longroll.kernel.dice import ScriptedDice
from tests.games.american_civil_war.board import standard

COMPONENTS = printed_components()

PARTIES = ["union", "confederate", "neutral"]


def decided(
    words: str,
    space: str,
    *,
    loser: str,
    attacker: str = "union",
    defender: str = "confederate",
    origins: Sequence[str] = (),
    landed: bool = False,
    size: int = 1,
    fell: int = 0,
    turn: int = 1,
    side: str = "union",
    step: str = "march",
    dice: Sequence[int] = (),
) -> tuple[Match, list[Event]]:
    """The armies that `words` put into the space have fought; the loser's pieces are routed."""
    match = standard(words, side=side, step=step, turn=turn)
    position = match.position
    here = COMPONENTS.space_numbers[space]
    for origin in origins:
        position.arrivals += [here, COMPONENTS.space_numbers[origin] + (BY_SEA if landed else 0), 0, 1]
    take_field(position, here, PARTIES.index(attacker), PARTIES.index(defender))
    lost = ["attacker", "defender"].index(loser)
    for sort in SORTS_OF[position.battle_parties[lost]]:
        count = on_field(position, lost, RESERVE, sort)
        shift_field(position, lost, RESERVE, sort, -count)
        shift_field(position, lost, ROUTED, sort, count)
    position.loser = lost + 1
    position.landed = int(landed)
    position.battle_size = size
    position.fallen[lost] = fell
    told: list[Event] = []
    end_battle(position, ScriptedDice(list(dice)), told)
    match._choices = None
    return match, told
