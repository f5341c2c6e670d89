"""The best marches of a side, space by space, as far as they are known: pieces that move make some of them unknown."""

from typing import Final

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.terms import KINDS

UNKNOWN: Final = -1e9
MOST_ENDS: Final = 5  # of railways
NO_BAND: Final[list[int]] = [0] * KINDS
NO_ENDS: Final[list[int]] = []


class MarchMemory:
    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        self.version = -1  # of the map, when the bands were counted
        self.moved = NO_ENDS  # as it was then
        self.changed: list[int] = []  # the spaces to which pieces have come since, or from which they have gone
        self.bands = [NO_BAND] * spaces  # what can march
        self.spare = [0] * spaces  # what every space could send into a fight nearby
        # how good the best march from a space is
        self.by_land = [UNKNOWN] * spaces
        self.by_rail = [UNKNOWN] * (MOST_ENDS * spaces)  # for each of the ends
        self.by_ship = [UNKNOWN] * spaces
        # the spaces to which trains and ships are worth while, and for how many pieces there is room
        self.ends_known = False
        self.rail_ends = NO_ENDS
        self.rail_room = 0
        self.landings = NO_ENDS
        self.ship_room = 0

    def set_rails(self, ends: list[int]) -> None:
        self.ends_known = True
        self.rail_ends = ends
        self.by_rail = [UNKNOWN] * (MOST_ENDS * self.spaces)

    def set_rail_room(self, room: int) -> None:
        if room != self.rail_room:
            self.rail_room = room
            self.by_rail = [UNKNOWN] * (MOST_ENDS * self.spaces)

    def set_ships(self, landings: list[int], room: int) -> None:
        if room != self.ship_room or landings != self.landings:
            self.ship_room = room
            self.landings = landings
            self.by_ship = [UNKNOWN] * self.spaces


def forget_space(memory: MarchMemory, components: Components, space: int) -> None:
    """Pieces have come to a space or gone: what leads from it or into it counts anew."""
    memory.by_land[space] = UNKNOWN
    for near in components.neighbours[space]:
        memory.by_land[near] = UNKNOWN
    forget_transport(memory, space)
    for end in range(MOST_ENDS):
        memory.by_rail[space * MOST_ENDS + end] = UNKNOWN
    memory.by_ship[space] = UNKNOWN


def forget_transport(memory: MarchMemory, space: int) -> None:
    """What trains and ships bring to a space counts anew."""
    ends = memory.rail_ends
    for end in range(len(ends)):
        if ends[end] == space:
            for origin in range(memory.spaces):
                memory.by_rail[origin * MOST_ENDS + end] = UNKNOWN
    if space in memory.landings:
        memory.by_ship = [UNKNOWN] * memory.spaces


def forget_attacks(memory: MarchMemory, components: Components, space: int) -> None:
    """What others can send along into a fight for a space has changed."""
    for near in components.neighbours[space]:
        memory.by_land[near] = UNKNOWN
    forget_transport(memory, space)
