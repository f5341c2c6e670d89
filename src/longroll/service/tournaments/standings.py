"""Standings: points, and where they are equal, the tie-breaks in the order that the tournament names.

    buchholz           the points of all opponents together
    sonneborn-berger   the points of those one has beaten, and half the points of those one has drawn with
    direct             the points from the meetings of those who are equal so far, if all of them have met
    wins               meetings that were won over the board, not by a bye or a walkover
    second-wins        games that were won with the second side

A round without an opponent, or with a result that was annulled, adds to no tie-break.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, groupby
from typing import Final, NamedTuple

from longroll.service.tournaments.tournament import LADDER, Entrant, Meeting, Tournament

BUCHHOLZ: Final = "buchholz"
SONNEBORN_BERGER: Final = "sonneborn-berger"
DIRECT: Final = "direct"
WINS: Final = "wins"
SECOND_WINS: Final = "second-wins"
TIE_BREAKS: Final = (BUCHHOLZ, SONNEBORN_BERGER, DIRECT, WINS, SECOND_WINS)


class Standing(NamedTuple):
    """`place`: those who are equal in everything share it. `tie_breaks` in the order of the tournament."""

    place: int
    key: str
    points: float
    played: int
    won: int
    drawn: int
    lost: int
    tie_breaks: tuple[float, ...]


def points_by_player(tournament: Tournament) -> dict[str, float]:
    points = {one.key: 0.0 for one in tournament.entrants}
    for meeting in tournament.meetings:
        for key in meeting.players:
            points[key] = points.get(key, 0.0) + meeting.points_of(key)
    return points


def standings(tournament: Tournament) -> list[Standing]:
    if tournament.kind == LADDER:
        return ladder_standings(tournament)
    points = points_by_player(tournament)
    entrants = sorted(tournament.entrants, key=lambda one: (-points[one.key], one.seed, one.joined))
    groups = [list(group) for _, group in groupby(entrants, key=lambda one: points[one.key])]
    broken: dict[str, list[float]] = {one.key: [] for one in entrants}
    for name in tournament.tie_breaks:
        groups = [part for group in groups for part in break_tie(tournament, group, name, points, broken)]
    return list_groups(tournament, groups, points, broken)


def break_tie(
    tournament: Tournament,
    group: list[Entrant],
    name: str,
    points: Mapping[str, float],
    broken: Mapping[str, list[float]],
) -> list[list[Entrant]]:
    """The group, divided by one tie-break."""
    values = direct(tournament, group) if name == DIRECT else {}
    for one in group:
        value = values[one.key] if name == DIRECT else MEASURES[name](tournament, one.key, points)
        broken[one.key].append(value)
    group = sorted(group, key=lambda one: -broken[one.key][-1])
    return [list(part) for _, part in groupby(group, key=lambda one: broken[one.key][-1])]


def list_groups(
    tournament: Tournament,
    groups: Sequence[Sequence[Entrant]],
    points: Mapping[str, float],
    broken: Mapping[str, Sequence[float]],
) -> list[Standing]:
    found: list[Standing] = []
    for group in groups:
        place = len(found) + 1
        for one in group:
            counts = count_results(tournament, one.key)
            found.append(Standing(place, one.key, points[one.key], *counts, tuple(broken[one.key])))
    return found


def ladder_standings(tournament: Tournament) -> list[Standing]:
    points = points_by_player(tournament)
    return [
        Standing(place, key, points.get(key, 0.0), *count_results(tournament, key), ())
        for place, key in enumerate(tournament.ladder, 1)
    ]


def count_results(tournament: Tournament, key: str) -> tuple[int, int, int, int]:
    """Meetings over the board: all, won, drawn, lost."""
    own = [one.points_of(key) for one in with_opponent(tournament, key)]
    return len(own), own.count(1.0), own.count(0.5), own.count(0.0)


def with_opponent(tournament: Tournament, key: str) -> list[Meeting]:
    """The meetings of a player that were played and are over."""
    return [one for one in tournament.meetings if key in one.players and one.counts]


def buchholz(tournament: Tournament, key: str, points: Mapping[str, float]) -> float:
    return float(sum(points[one.other(key)] for one in with_opponent(tournament, key)))


def sonneborn_berger(tournament: Tournament, key: str, points: Mapping[str, float]) -> float:
    return float(sum(points[one.other(key)] * one.points_of(key) for one in with_opponent(tournament, key)))


def direct(tournament: Tournament, group: Sequence[Entrant]) -> dict[str, float]:
    """Of those who are equal so far; zero if not all of them have met, or nobody is equal."""
    keys = {one.key for one in group}
    between = [one for one in tournament.meetings if one.counts and {*one.players} <= keys]
    met = {frozenset(one.players) for one in between}
    if len(keys) < 2 or any(frozenset(pair) not in met for pair in combinations(keys, 2)):
        return dict.fromkeys(keys, 0.0)
    return {key: float(sum(one.points_of(key) for one in between if key in one.players)) for key in keys}


def wins(tournament: Tournament, key: str, points: Mapping[str, float]) -> float:
    del points
    return float(count_results(tournament, key)[1])


def second_wins(tournament: Tournament, key: str, points: Mapping[str, float]) -> float:
    del points
    return float(sum(game.second == key and game.points_of(key) == 1.0 for game in tournament.games))


MEASURES: Final[Mapping[str, Callable[[Tournament, str, Mapping[str, float]], float]]] = {
    BUCHHOLZ: buchholz,
    SONNEBORN_BERGER: sonneborn_berger,
    WINS: wins,
    SECOND_WINS: second_wins,
}
