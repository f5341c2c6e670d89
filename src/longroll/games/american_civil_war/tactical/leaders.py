"""Rally on the battlefield."""

from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.position import RESERVE, ROUTED, Position, shift_field
from longroll.games.american_civil_war.tactical.pieces import spend
from longroll.games.american_civil_war.terms import SORT_NAMES
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event


def rally(position: Position, target: int, dice: Dice, events: Events) -> None:
    """ACW-S-leader-02, ACW-S-leader-03: on seven a routed unit is back in the reserve and acts in its next phase."""
    components = position.components
    side = position.battle_side
    roll = dice.roll(6) + dice.roll(6)
    if roll >= components.rallied_on:
        shift_field(position, side, ROUTED, target, -1)
        shift_field(position, side, RESERVE, target, 1)
    if events is not None:
        facts: dict[str, str | int] = {"sort": SORT_NAMES[target], "dice": roll, "need": components.rallied_on}
        facts["back"] = "yes" if roll >= components.rallied_on else "no"
        events.append(Event("rally", "ACW-S-leader-02", facts))
    spend(position, position.sort, position.wear, position.area, position.area, False)
