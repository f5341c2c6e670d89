"""What is asked for when a match is created."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class MatchRequest:
    """`scenario`: empty for the first of the title. `options`, `seats`: those that are not as usual. `seed`: None for a
    secret one. `pack`: the text of a pack or the number of an edition; empty for the newest. `pie`: a computer player
    that picks its side of the handicap; then nobody is named for a seat."""

    title: str
    scenario: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    seats: Mapping[str, str] = field(default_factory=dict)
    seed: int | str | None = None
    name: str = ""
    pack: str = ""
    pie: str = ""
