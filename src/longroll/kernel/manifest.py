"""A manifest: what a system of games registers about itself. It loads no rules, so listing the titles is quick."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from longroll.kernel.contract import Option


class Bounds(NamedTuple):
    """The most choices of a position and the most bytes of an observation, measured, with room to spare."""

    choices: int
    size: int


class Title(NamedTuple):
    """One game that can be played."""

    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: Sequence[Option]
    bounds: Bounds


class Manifest(NamedTuple):
    """A system: the prefix of its rule ids, its place in the list of systems, its titles in their order."""

    system: str
    prefix: str
    order: int
    titles: Mapping[str, Title]
