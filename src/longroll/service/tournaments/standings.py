"""Standings: points, and where they are equal, the tie-breaks in the order that the tournament names.

    buchholz           the points of all opponents together
    sonneborn-berger   the points of those one has beaten, and half the points of those one has drawn with
    direct             the points from the meetings of those who are equal so far, if all of them have met
    wins               meetings that were won over the board, not by a bye or a walkover
    second-wins        games that were won with the second side

A round without an opponent, or with a result that was annulled, adds to no tie-break.
"""

from collections import Counter
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
    """The line of a player. Players who are equal in everything share `place`. `tie_breaks` are in the order of the
    tournament."""

    place: int
    key: str
    points: float
    played: int
    won: int
    drawn: int
    lost: int
    tie_breaks: tuple[float, ...]


class Results:
    """The results of the players of a tournament so far, counted in one pass."""

    def __init__(self, tournament: Tournament) -> None:
        self.points = points_by_player(tournament)
        self.meetings: dict[str, list[Meeting]] = {key: [] for key in self.points}
        for meeting in tournament.meetings:
            for key in meeting.players if meeting.counts else ():
                self.meetings[key].append(meeting)
        self.second_wins = Counter(game.second for game in tournament.games if game.points_of(game.second) == 1.0)

    def count(self, key: str) -> tuple[int, int, int, int]:
        """Meetings over the board: all, won, drawn, lost."""
        own = [one.points_of(key) for one in self.meetings[key]]
        return len(own), own.count(1.0), own.count(0.5), own.count(0.0)


def points_by_player(tournament: Tournament) -> dict[str, float]:
    points = {one.key: 0.0 for one in tournament.entrants}
    for meeting in tournament.meetings:
        for key in meeting.players:
            points[key] = points.get(key, 0.0) + meeting.points_of(key)
    return points


def standings(tournament: Tournament) -> list[Standing]:
    results = Results(tournament)
    if tournament.kind == LADDER:
        return ladder_standings(tournament, results)
    points = results.points
    entrants = sorted(tournament.entrants, key=lambda one: (-points[one.key], one.seed, one.joined))
    groups = [list(group) for _, group in groupby(entrants, key=lambda one: points[one.key])]
    broken: dict[str, list[float]] = {one.key: [] for one in entrants}
    for name in tournament.tie_breaks:
        groups = [part for group in groups for part in break_tie(results, group, name, broken)]
    return list_groups(results, groups, broken)


def break_tie(
    results: Results, group: list[Entrant], name: str, broken: Mapping[str, list[float]]
) -> list[list[Entrant]]:
    """Divide a group by one tie-break."""
    values = direct(results, group) if name == DIRECT else {}
    for one in group:
        value = values[one.key] if name == DIRECT else MEASURES[name](results, one.key)
        broken[one.key].append(value)
    group = sorted(group, key=lambda one: -broken[one.key][-1])
    return [list(part) for _, part in groupby(group, key=lambda one: broken[one.key][-1])]


def list_groups(
    results: Results, groups: Sequence[Sequence[Entrant]], broken: Mapping[str, Sequence[float]]
) -> list[Standing]:
    found: list[Standing] = []
    for group in groups:
        place = len(found) + 1
        for one in group:
            points, counts = results.points[one.key], results.count(one.key)
            found.append(Standing(place, one.key, points, *counts, tuple(broken[one.key])))
    return found


def ladder_standings(tournament: Tournament, results: Results) -> list[Standing]:
    return [
        Standing(place, key, results.points[key], *results.count(key), ())
        for place, key in enumerate(tournament.ladder, 1)
    ]


def buchholz(results: Results, key: str) -> float:
    return float(sum(results.points[one.other(key)] for one in results.meetings[key]))


def sonneborn_berger(results: Results, key: str) -> float:
    return float(sum(results.points[one.other(key)] * one.points_of(key) for one in results.meetings[key]))


def direct(results: Results, group: Sequence[Entrant]) -> dict[str, float]:
    """Points from the meetings of those who are equal so far; zero if not all of them have met, or nobody is equal."""
    keys = {one.key for one in group}
    between = {key: [one for one in results.meetings[key] if one.other(key) in keys] for key in keys}
    met = {frozenset(one.players) for meetings in between.values() for one in meetings}
    if len(keys) < 2 or any(frozenset(pair) not in met for pair in combinations(keys, 2)):
        return dict.fromkeys(keys, 0.0)
    return {key: float(sum(one.points_of(key) for one in between[key])) for key in keys}


def wins(results: Results, key: str) -> float:
    return float(results.count(key)[1])


def second_wins(results: Results, key: str) -> float:
    return float(results.second_wins[key])


MEASURES: Final[Mapping[str, Callable[[Results, str], float]]] = {
    BUCHHOLZ: buchholz,
    SONNEBORN_BERGER: sonneborn_berger,
    WINS: wins,
    SECOND_WINS: second_wins,
}
