"""The steps of a rating: one for each player of each match that counts.

A match is a rating period of its own. The time since the player's last match passes in it, but at least a part of a
period, so that ratings never become rigid.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.glicko import NEWCOMER, Game, Rating, periods_until, rest, update
from longroll.service.ratings.rated_match import COUNTED, Moment, RatedMatch

PERIOD: Final = 7 * 86_400.0  # seconds
LEAST: Final = 1 / 12  # of a period
PROVISIONAL: Final = 110.0
"""A rating with a larger deviation is provisional."""


class Step(NamedTuple):
    """What a match made of the rating of a player; `former` is the rating before. `number`: how many matches of the
    player in this class have counted, with this one."""

    match: str
    at: float
    system: str
    pace: str
    player: str
    score: float
    number: int
    former: float
    rating: float
    deviation: float
    volatility: float

    @property
    def moment(self) -> Moment:
        return Moment(self.at, self.match)

    @property
    def value(self) -> Rating:
        return Rating(self.rating, self.deviation, self.volatility)

    @property
    def points(self) -> int:
        """The rating as it is shown. Equal points have equal ranks."""
        return round(self.rating)

    @property
    def settled_until(self) -> float:
        """The time from which on the rating is provisional, if the player rests."""
        return self.at + PERIOD * periods_until(self.value, PROVISIONAL)

    def deviation_at(self, now: float) -> float:
        return rest(self.value, max(0.0, now - self.at) / PERIOD).deviation


Before = Callable[[str], "Step | None"]


def rate(match: RatedMatch, first: Step | None, second: Step | None) -> tuple[Step, Step]:
    """Rate a match, from the last steps of its players."""
    was_first, was_second = value_before(match, first), value_before(match, second)
    return (
        next_step(match, match.first, first, Game(was_second, match.score)),
        next_step(match, match.second, second, Game(was_first, 1.0 - match.score)),
    )


def value_before(match: RatedMatch, last: Step | None) -> Rating:
    """The rating of a player when the match ends. Of a newcomer nothing is known."""
    return NEWCOMER if last is None else rest(last.value, periods_since(match, last))


def next_step(match: RatedMatch, player: str, last: Step | None, game: Game) -> Step:
    before = NEWCOMER if last is None else last.value
    number = 1 if last is None else last.number + 1
    after = update(before, [game], LEAST if last is None else max(LEAST, periods_since(match, last)))
    return Step(match.match, match.at, match.system, match.pace, player, game.score, number, before.rating, *after)


def periods_since(match: RatedMatch, last: Step) -> float:
    return max(0.0, match.at - last.at) / PERIOD


def replay(matches: Iterable[RatedMatch], before: Before) -> list[Step]:
    """The steps of matches in their order, of one class or of all. `before` gives the last steps that players had
    earlier."""
    last: dict[tuple[RatingClass, str], Step | None] = {}
    made: list[Step] = []
    for match in matches:
        if match.status != COUNTED:
            continue
        keys = [(match.rating_class, player) for player in (match.first, match.second)]
        for key in keys:
            if key not in last:
                last[key] = before(key[1])
        steps = rate(match, *(last[key] for key in keys))
        last.update(zip(keys, steps, strict=True))
        made.extend(steps)
    return made
