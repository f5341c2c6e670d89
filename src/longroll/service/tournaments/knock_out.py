"""Knock-out: the loser of a meeting is out. A meeting is a pair of games with swapped sides. The draw decides who meets
whom. If the number of players is no power of two, the first of the draw have a bye in the first round.

If a pair ends equal, the decider follows: one more game (`game`), in which the player who has had the first side less
often has it (by lot between equals), or nothing (`draw`). If that does not decide either, the better place in the draw
does.
"""

from math import ceil, log2
from typing import Final

from longroll.service.tournaments.tournament import (
    BYE,
    LOSS,
    NOBODY,
    RUNNING,
    WALKOVER,
    WIN,
    Meeting,
    Score,
    Tournament,
)

GAME: Final = "game"
BY_DRAW: Final = "draw"
DECIDERS: Final = (GAME, BY_DRAW)


def count_rounds(players: int) -> int:
    return ceil(log2(players))


def pair_round(tournament: Tournament) -> list[Meeting]:
    number = tournament.round + 1
    if tournament.round:
        through = [winner(one) for one in tournament.meetings_of(tournament.round)]
    else:
        through = bracket([one.key for one in sorted(tournament.entrants, key=lambda one: one.seed)])
    pairs = zip(through[::2], through[1::2], strict=True)
    return [meet(tournament, number, table, *pair) for table, pair in enumerate(pairs, 1)]


def meet(tournament: Tournament, number: int, table: int, one: str, other: str) -> Meeting:
    gone = tournament.gone
    if other == NOBODY:
        return Meeting(number, table, one, other, points=WIN, reason=BYE)
    if not {one, other} & gone:
        return Meeting(number, table, one, other)
    points = LOSS if one in gone and other not in gone else WIN
    return Meeting(number, table, one, other, points=points, reason=WALKOVER)


def bracket(keys: list[str]) -> list[str]:
    """The players in the order of the tables: the first two of the draw can meet only in the final, and so on."""
    places = [1]
    while len(places) < len(keys):
        size = 2 * len(places) + 1
        places = [one for place in places for one in (place, size - place)]
    return [keys[place - 1] if place <= len(keys) else NOBODY for place in places]


def winner(meeting: Meeting) -> str:
    assert meeting.points is not None
    return meeting.first if meeting.points[0] > meeting.points[1] else meeting.second


def decide(tournament: Tournament, meeting: Meeting) -> Score | None:
    """The result of a meeting whose games are over; none: one more game is needed."""
    first = sum(game.points_of(meeting.first) for game in meeting.games)
    second = sum(game.points_of(meeting.second) for game in meeting.games)
    if first != second:
        return WIN if first > second else LOSS
    gone = tournament.gone
    if meeting.first in gone or meeting.second in gone:
        return LOSS if meeting.first in gone else WIN
    if tournament.decider == GAME and len(meeting.games) == 2 and tournament.status == RUNNING:
        return None
    seeds = {one.key: one.seed for one in tournament.entrants}
    return WIN if seeds[meeting.first] < seeds[meeting.second] else LOSS
