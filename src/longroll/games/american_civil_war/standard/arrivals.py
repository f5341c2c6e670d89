"""From where attackers entered a battle, and the reinforcements still on their way."""

from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.position import ATTACKER, BY_SEA, RESERVE, Position, enemies_in, put, shift_field
from longroll.games.american_civil_war.terms import NOWHERE, SORT_IS_UNIT


def origins_of(position: Position, space: int) -> list[int]:
    """The spaces from which pieces entered a battle by land."""
    arrivals = position.arrivals
    found: list[int] = []
    for at in range(0, len(arrivals), 4):
        if arrivals[at] == space and arrivals[at + 1] < BY_SEA and arrivals[at + 1] not in found:
            found.append(arrivals[at + 1])
    found.sort()
    return found


def attack_origins(position: Position, space: int) -> list[int]:
    """Every space from which a battle was attacked, by land or by sea."""
    arrivals = position.arrivals
    return [arrivals[at + 1] % BY_SEA for at in range(0, len(arrivals), 4) if arrivals[at] == space]


def landed_at(position: Position, space: int) -> bool:
    """ACW-S-amph-04: did any of the attackers come by sea? Who is still on his way does not count (ACW-A-reinf-03)."""
    arrivals = position.arrivals
    late = position.late[1::4]
    for at in range(0, len(arrivals), 4):
        if arrivals[at] == space and arrivals[at + 1] >= BY_SEA and arrivals[at + 1] not in late:
            return True
    return False


def reinforce(position: Position, events: Events) -> None:
    """ACW-A-reinf-03: at the end of a battle turn the groups that are due come to the attacker's reserve."""
    late = position.late
    waiting: list[int] = []
    for at in range(0, len(late), 4):
        if late[at] <= position.battle_turn:
            shift_field(position, ATTACKER, RESERVE, late[at + 2], late[at + 3])
            if late[at + 1] >= BY_SEA:
                position.landed = 1
            report_pieces(
                position.components,
                events,
                "reinforced",
                "ACW-A-reinf-03",
                late[at + 2],
                late[at + 3],
                late[at + 1] % BY_SEA,
            )
        else:
            waiting += late[at : at + 4]
    position.late = waiting


def recall_late(position: Position, won: bool, space: int, events: Events) -> None:
    """Groups that never arrived: they join a victory, or stay where they came from (R-75)."""
    late = position.late
    for at in range(0, len(late), 4):
        home = space if won else way_home(position, late[at + 1] % BY_SEA, space)
        if home != NOWHERE:
            put(position, home, late[at + 2], late[at + 3])
        else:
            if SORT_IS_UNIT[late[at + 2]]:
                position.fallen[ATTACKER] += late[at + 3]
            report_pieces(
                position.components,
                events,
                "eliminated",
                "ACW-S-retreat-03",
                late[at + 2],
                late[at + 3],
                late[at + 1] % BY_SEA,
            )
    position.late = []


def way_home(position: Position, origin: int, space: int) -> int:
    """Its own origin, or if enemies are there now the first other one of the battle without any (ruling L18)."""
    for place in [origin, *origins_of(position, space)]:
        if not enemies_in(position, position.battle_parties[ATTACKER], place):
            return place
    return NOWHERE
