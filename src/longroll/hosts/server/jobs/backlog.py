"""How many jobs wait, of all servers together."""

from typing import NamedTuple


class Backlog(NamedTuple):
    """`due`: those that could be carried out now, or are; a server that keeps up has few. `later`: those whose time has
    not come."""

    due: int
    later: int
