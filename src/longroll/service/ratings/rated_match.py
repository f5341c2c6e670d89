"""A finished match as ratings see it: whether it counts, and if not, why not. This is decided once and stored, so that
no later version of the program decides otherwise."""

from typing import Final, NamedTuple

from longroll.games import TITLES
from longroll.kernel.handicap import HANDICAP
from longroll.service.agreement import ABORTED
from longroll.service.finished import FinishedMatch
from longroll.service.ratings.classes import PACES, RatingClass
from longroll.service.ratings.standard import is_shipped, other_options

COUNTED: Final = "counted"
ANNULLED: Final = "annulled"
"""The result was annulled."""
NOT_DECIDED: Final = "aborted"
NO_CLOCK: Final = "no-clock"
OTHER_RULES: Final = "other-rules"
NOT_TWO: Final = "not-two"
STATUSES: Final = (COUNTED, ANNULLED, NOT_DECIDED, NO_CLOCK, OTHER_RULES, NOT_TWO)


class Moment(NamedTuple):
    """A place in the order in which matches count: by their ends and, if these are equal, by their ids."""

    at: float
    match: str


class RatedMatch(NamedTuple):
    """`score` is that of the first player."""

    match: str
    at: float
    system: str
    pace: str
    first: str
    second: str
    score: float
    status: str

    @property
    def moment(self) -> Moment:
        return Moment(self.at, self.match)

    @property
    def rating_class(self) -> RatingClass:
        return RatingClass(self.system, self.pace)


def judge(finished: FinishedMatch) -> RatedMatch:
    """Judge whether a match that was played for ratings counts."""
    sides = [*dict.fromkeys(seat.side for seat in finished.seats), "", ""]
    first, second = (player_of(finished, side) for side in sides[:2])
    score = next((seat.score for seat in finished.seats if seat.score is not None), None)
    status = why_not(finished, first, second, score)
    return RatedMatch(
        finished.match, finished.at, finished.system, finished.pace, first, second, score or 0.0, status or COUNTED
    )


def why_not(finished: FinishedMatch, first: str, second: str, score: float | None) -> str:
    if finished.reason == ABORTED or score is None:
        return NOT_DECIDED
    if finished.pace not in PACES:
        return NO_CLOCK
    if finished.title not in TITLES or not is_shipped(finished.pack):
        return OTHER_RULES
    if set(other_options(finished.title, finished.options)) - {HANDICAP}:
        return OTHER_RULES
    return NOT_TWO if not first or not second or first == second else ""


def player_of(finished: FinishedMatch, side: str) -> str:
    """The only player of a side; nobody if there are several."""
    players = {seat.player for seat in finished.seats if seat.side == side}
    return players.pop() if len(players) == 1 else ""
