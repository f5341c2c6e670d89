"""A season: the tournaments that have its name, and one table of those that are finished. A player gets a point for
everybody who finished behind him, and one for finishing. Computer players and people who withdrew do not count."""

from collections.abc import Sequence
from typing import NamedTuple

from longroll.service.tournaments.standings import standings
from longroll.service.tournaments.tournament import FINISHED, Tournament, is_person


class SeasonRow(NamedTuple):
    place: int
    key: str
    name: str
    points: int
    tournaments: int
    won: int


def season_table(tournaments: Sequence[Tournament]) -> list[SeasonRow]:
    points: dict[str, list[int]] = {}
    names: dict[str, str] = {}
    firsts: dict[str, int] = {}
    for tournament in tournaments:
        if tournament.status != FINISHED:
            continue
        for key, place, behind in places(tournament):
            points.setdefault(key, []).append(behind + 1)
            firsts[key] = firsts.get(key, 0) + (place == 1)
            names.setdefault(key, tournament.name_of(key))
    order = sorted(points, key=lambda key: (-sum(points[key]), -firsts[key], names[key].casefold(), key))
    totals = [sum(points[key]) for key in order]
    return [
        SeasonRow(totals.index(total) + 1, key, names[key], total, len(points[key]), firsts[key])
        for key, total in zip(order, totals, strict=True)
    ]


def places(tournament: Tournament) -> list[tuple[str, int, int]]:
    """The places of the people who stayed: the place among all, and how many of these people are behind."""
    stayed = {one.key for one in tournament.active if is_person(one.key)}
    rows = [row for row in standings(tournament) if row.key in stayed]
    return [(row.key, row.place, sum(other.place > row.place for other in rows)) for row in rows]
