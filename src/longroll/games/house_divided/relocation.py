"""Taking a unit from one box to another, for whatever reason."""

from longroll.games.house_divided.control import revert_control
from longroll.games.house_divided.events import Events
from longroll.games.house_divided.position import AT_BATTLE, DIGGING, DUG, Position, arrive, leave


def relocate(position: Position, unit: int, box: int, events: Events) -> None:
    """AHD-4.2.5-g"""
    start = position.where[unit]
    leave(position, unit)
    arrive(position, unit, box)
    position.state[unit] &= ~(DUG | DIGGING | AT_BATTLE)
    revert_control(position, position.components.unit_side[unit], start, events)
