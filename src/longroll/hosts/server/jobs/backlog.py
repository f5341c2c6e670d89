"""The number of jobs that wait, of all servers together."""

from typing import NamedTuple


class Backlog(NamedTuple):
    """`due`: jobs that could be carried out now, or are; a server that keeps up has few. `later`: jobs whose time has
    not come."""

    due: int
    later: int
