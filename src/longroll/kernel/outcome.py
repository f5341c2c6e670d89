"""How a game ended."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """The winning side (empty for a draw), the level of the victory where a game has levels, and the deciding rule."""

    winner: str
    level: str
    rule: str
