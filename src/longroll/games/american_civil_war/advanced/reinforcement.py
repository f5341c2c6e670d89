"""Reinforcements (`reinf`): groups of attackers from other spaces may come late."""

from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.options import REINFORCEMENTS
from longroll.games.american_civil_war.position import BY_SEA, Position, lift
from longroll.games.american_civil_war.refusals import LEADERS_ONLY, NOT_A_GROUP
from longroll.games.american_civil_war.terms import SORT_IS_UNIT
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse


def groups_of(position: Position, space: int) -> list[int]:
    """The origins of the groups that entered a battle, those by sea marked; in order."""
    arrivals = position.arrivals
    return sorted({arrivals[at + 1] for at in range(0, len(arrivals), 4) if arrivals[at] == space})


def needs_main(position: Position, space: int) -> bool:
    """ACW-A-reinf-01: only an attack from more than one space."""
    return position.options[REINFORCEMENTS] == 1 and len(groups_of(position, space)) > 1


def judge_main(position: Position, group: int) -> int:
    """A group with a unit in it, if any group has one."""
    groups = groups_of(position, position.space)
    if group not in groups:
        return refuse(NOT_A_GROUP, group % BY_SEA)
    fit = [other for other in groups if has_units(position, other)] or groups
    return ALLOWED if group in fit else refuse(LEADERS_ONLY, group % BY_SEA)


def has_units(position: Position, group: int) -> bool:
    arrivals = position.arrivals
    for at in range(0, len(arrivals), 4):
        fit = arrivals[at] == position.space and arrivals[at + 1] == group
        if fit and SORT_IS_UNIT[arrivals[at + 2]]:
            return True
    return False


def name_main(position: Position, group: int, dice: Dice, events: Events) -> None:
    """A die for every other group; the late ones leave the space until they arrive."""
    components = position.components
    space = position.space
    for other in groups_of(position, space):
        if other != group:
            roll = dice.roll(6)
            if events is not None:
                facts: dict[str, str | int] = {"space": components.space_names[other % BY_SEA], "dice": roll}
                facts["number"] = components.delays[roll]
                events.append(Event("reinforcements", "ACW-A-reinf-02", facts))
            if components.delays[roll]:
                hold_back(position, space, other, components.delays[roll])


def hold_back(position: Position, space: int, group: int, delay: int) -> None:
    arrivals = position.arrivals
    for at in range(0, len(arrivals), 4):
        if arrivals[at] == space and arrivals[at + 1] == group:
            lift(position, space, arrivals[at + 2], arrivals[at + 3])
            position.late += [delay, group, arrivals[at + 2], arrivals[at + 3]]
