"""How large the spaces of a title are. The contract knows no bound: these are measured, with room to spare."""

from typing import Final, NamedTuple


class Bounds(NamedTuple):
    """The most choices of a position, and the most bytes of an observation."""

    choices: int
    size: int


BOUNDS: Final = {
    "house-divided": Bounds(256, 2048),
    "bull-run": Bounds(1024, 8192),
    "pea-ridge": Bounds(1024, 8192),
    "shiloh": Bounds(1024, 8192),
    "gettysburg": Bounds(1024, 16384),
    "bentonville": Bounds(1024, 8192),
    "civil-war-basic": Bounds(1024, 32768),
    "civil-war-standard": Bounds(1024, 32768),
    "civil-war-teams": Bounds(1024, 32768),
}
