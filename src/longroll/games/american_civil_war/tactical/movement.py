"""Steps on the battlefield."""

from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.position import AREA_NAMES, MIDDLE, RESERVE, Position, on_field, shift_field
from longroll.games.american_civil_war.tactical.pieces import spend
from longroll.games.american_civil_war.terms import LEADERS_OF, SORT_IS_UNIT, SORT_NAMES
from longroll.kernel.event import Event


def shift(position: Position, to: int, events: Events) -> None:
    """The chosen piece takes one step."""
    side = position.battle_side
    sort = position.sort
    area = position.area
    shift_field(position, side, area, sort, -1)
    shift_field(position, side, to, sort, 1)
    if MIDDLE <= to < RESERVE and SORT_IS_UNIT[sort]:
        position.stirred = 1
        send_back_leaders(position, 1 - side, to)
    spend(position, sort, position.wear, area, to, False)
    if events is not None:
        facts: dict[str, str | int] = {"sort": SORT_NAMES[sort], "area": AREA_NAMES[to]}
        events.append(Event("stepped", "ACW-S-tmove-01", facts))


def send_back_leaders(position: Position, side: int, area: int) -> None:
    """Lone leaders do not block a unit; they go to their own reserve (R-44)."""
    for sort in LEADERS_OF[position.battle_parties[side]]:
        count = on_field(position, side, area, sort)
        if count:
            shift_field(position, side, area, sort, -count)
            shift_field(position, side, RESERVE, sort, count)
