"""The classes in which people are rated: each system by each kind of clock. A match without clocks is not rated,
because the losing player need not end it."""

from typing import Final, NamedTuple

from longroll.games import SYSTEMS
from longroll.service.clocks import CLOCK, CORRESPONDENCE
from longroll.service.errors import missing

PACES: Final = (CLOCK, CORRESPONDENCE)


class RatingClass(NamedTuple):
    system: str
    pace: str


def find_class(system: str, pace: str) -> RatingClass:
    if system not in SYSTEMS or pace not in PACES:
        raise missing("ratings-no-class", name=f"{system[:40]}/{pace[:40]}")
    return RatingClass(system, pace)
